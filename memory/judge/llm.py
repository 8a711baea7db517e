"""The third layer: a chat model, asked only where the layers before it are not sure.

Whatever it says is checked: a value must stand in what was said, an attribute in the vocabulary; else the
layer abstains. It has a deadline, and its tokens reach nobody.
"""

import json

from langchain_core.language_models import BaseChatModel

from memory.asked_model import AskedModel
from memory.guard.redact import redact_secrets
from memory.judge.llm_reply import FoundFact, Reply, read_reply
from memory.judge.reading.folding import fold
from memory.judge.telling.extract import Finding
from memory.judge.telling.facts import make_fact, tidy
from memory.judge.utterance import Utterance
from memory.records import Decision, Fact
from memory.vocabulary import ATTRIBUTES
from prompts import render

_CONFIDENCE = 0.85
_TURNS = 4
_LONGEST = 2000
_LONG = {"zh": "模型认为以后还用得上", "en": "the chat model says that it lasts"}
_SHORT = {"zh": "模型认为只是一时的话", "en": "the chat model says that it is passing"}
_NAMES = tuple(name for name in ATTRIBUTES if name != "episode")


class LlmLayer:
    """Judge by asking a chat model. Abstains when it fails, is late, or says what nobody said."""

    name = "llm"

    def __init__(self, model: BaseChatModel, *, deadline_s: float = 20.0) -> None:
        """Take the model, and the seconds after which its answer is no longer waited for."""
        self._model = AskedModel(model, deadline_s, "judge")

    def judge(self, utterance: Utterance) -> Decision | None:
        """Return LONG with checked facts, SHORT, or None."""
        answer = self._model.ask(_prompt(utterance))
        reply = read_reply(answer) if answer else None
        if reply is None:
            return None
        facts = _checked(utterance, reply)
        if reply.long and not facts:
            return None
        return Decision(
            verdict="LONG" if reply.long else "SHORT",
            confidence=_CONFIDENCE,
            reason=(_LONG if reply.long else _SHORT)[utterance.language],
            layer=self.name,
            rule=facts[0].attribute if reply.long else "passing",
            facts=facts if reply.long else (),
        )


def _prompt(utterance: Utterance) -> str:
    turns = [
        {"role": turn.role, "content": redact_secrets(turn.content[:_LONGEST])}
        for turn in utterance.context[-_TURNS:]
    ]
    return render(
        "judge",
        utterance.language,
        context=json.dumps(turns, ensure_ascii=False),
        message=json.dumps(utterance.text[:_LONGEST], ensure_ascii=False),
        attributes=", ".join(_NAMES),
    )


def _checked(utterance: Utterance, reply: Reply) -> tuple[Fact, ...]:
    facts = (_fact(utterance, found) for found in reply.facts)
    return tuple(fact for fact in facts if fact is not None)


def _fact(utterance: Utterance, found: FoundFact) -> Fact | None:
    """Return the fact in the user's own words, or None where nobody said it."""
    value = fold(found.value).text.strip()
    if found.attribute not in _NAMES or not value:
        return None
    at = utterance.folded.text.find(value)
    said = [turn.content for turn in utterance.context] if found.op != "add" else []
    if at < 0 and not any(value in fold(text).text for text in said):
        return None
    own = utterance.folded.cut(at, at + len(value)) if at >= 0 else found.value
    subject = "family" if found.attribute == "family" else found.about
    shell = Finding(found.attribute, max(at, 0), max(at, 0), "llm", 0, found.op, subject)
    return make_fact(utterance, found.attribute, tidy(own), shell)
