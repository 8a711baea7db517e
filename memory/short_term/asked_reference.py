"""What an incomplete message means where no rule is sure: a chat model is asked, if there is one.

What it says is checked: it may only use words that somebody said, and what it names must have been named.
"""

import json
import re
from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict, ValidationError

from memory.asked_model import AskedModel, objects_in
from memory.guard.redact import redact_secrets
from memory.judge.reading.questions import is_question
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.long_term.tokens import tokenize
from memory.records import Turn
from memory.short_term.reference import Understood
from prompts import render

_LONGEST_MESSAGE = 120
"""Characters: a longer one says what it is about."""

_LONGEST_TURN = 2000
_POINTS = LazyPattern(
    r"[它牠]|[那这這](?:[个個些本部家款种種张張件条條位]|边|邊|里|裡|时|時|天|次|事)|另外?一?[个個家款本种種]|别的|其[他它]"
    r"|第[一二三四五六七八九十\d]|最后一|前者|[后後]者|刚才|剛才|上面|前面|同样|同樣|一样|一樣|[再更].{1,6}的|^换成|呢[?？]?$"
    r"|\b(?:it|this|that|these|those|them|ones?|another|others?|else|same|instead|former|latter|previous|above"
    r"|first|second|third|last|cheaper|bigger|smaller|better|earlier|later)\b"
    r"|^(?:and|what about|how about|or)\b",
    re.I,
)
_PERSON = LazyPattern(r"[他她]|\b(?:he|she|him|her|his|they|their)\b", re.I)


class _Answer(BaseModel):
    model_config = ConfigDict(extra="ignore")

    text: str
    of: str


def resolve_by_model(message: str, *, before: Sequence[Turn], model: AskedModel) -> Understood | None:
    """Return what a message that points back means, as the model says; None where it is not sure or wrong.

    The model is asked only about a short message that points to something, after something was said.
    """
    message = message.strip()
    if not before or not points_back(message):
        return None
    for found in objects_in(model.ask(_prompt(message, before))):
        try:
            answer = _Answer.model_validate(found, strict=True)
        except ValidationError:
            continue
        return _checked(answer, message, before)
    return None


def points_back(message: str) -> bool:
    """Tell whether a message may mean something that only the turns before name.

    A statement needs more than "it" or "that" for it: "I think that's great" calls for nothing.
    """
    if not message or len(message) > _LONGEST_MESSAGE:
        return False
    asks = is_question(message) or len(set(tokenize(message))) <= 2  # "the blue one", "再便宜点的"
    return asks and bool(_POINTS.search(message) or _PERSON.search(message))


def _prompt(message: str, before: Sequence[Turn]) -> str:
    turns = [{"role": turn.role, "content": redact_secrets(turn.content[:_LONGEST_TURN])} for turn in before]
    return render(
        "reference",
        detect_language(message, default=detect_language(before[-1].content)),
        context=json.dumps(turns, ensure_ascii=False),
        message=json.dumps(message, ensure_ascii=False),
    )


def _checked(answer: _Answer, message: str, before: Sequence[Turn]) -> Understood | None:
    text, of = answer.text.strip(), answer.of.strip()
    said = "\n".join(turn.content for turn in before)
    if not text or not of or text == message or of.casefold() not in said.casefold():
        return None
    words = _words(text)
    named_and_known = _words(of) <= words <= _words(f"{said}\n{message}")
    return Understood(text, of, "model") if named_and_known else None


def _words(text: str) -> set[str]:
    """Return the tokens without pairs of Chinese characters: new ones arise where something is put in."""
    return {token for token in tokenize(text) if len(token) != 2 or token.isascii()}
