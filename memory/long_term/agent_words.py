"""What a chat model hands to the `remember` tool, read as if the user had said it.

Models write "The user likes tea" or "用户喜欢喝茶" where the user said "I like tea"; and small ones
make things up. So the words are put back into the first person, and are believed only as far as the user
has said them in this conversation.
"""

import re
from collections.abc import Sequence
from datetime import datetime

from memory.guard.keepable import keepable
from memory.judge import Judge
from memory.judge.changing.forget_words import thing_to_forget
from memory.judge.reading.questions import is_question
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.long_term.tokens import tokenize
from memory.records import Decision, Fact, Record, Turn

_FIRST_PERSON: tuple[tuple[LazyPattern, str], ...] = (
    (LazyPattern(r"^(?:记住|記住|记得|記得)[：:,，\s]*"), ""),
    (LazyPattern(r"(^|[，。；,;])(?:该|这位|這位)?(?:用户|用戶)(?=[\u4e00-\u9fff])"), r"\1我"),
    (LazyPattern(r"\b(?:the )?user(?:'s|’s)\b", re.I), "my"),
    (LazyPattern(r"\b(?:the )?user (?:is|was)\b", re.I), "I am"),
    (LazyPattern(r"\b(?:the )?user has\b", re.I), "I have"),
    (LazyPattern(r"\b(?:the )?user doesn'?t\b", re.I), "I don't"),
    (LazyPattern(r"\b(?:the )?user (\w+?(?:sh|ch|ss|x))es\b", re.I), r"I \1"),
    (LazyPattern(r"\b(?:the )?user (\w+?)s\b", re.I), r"I \1"),
    (LazyPattern(r"\b(?:the )?user\b", re.I), "I"),
)  # fmt: skip
_ENOUGH = 0.5
_REQUEST = LazyPattern(
    r"记住|记下|记一下|记得|别忘|存一下|保存|留着|記住|記下|記一下|記得|別忘"
    r"|\b(?:remember|keep|note|save|store|don'?t forget|memori[sz]e)\b",
    re.I,
)


def in_first_person(content: str) -> str:
    """Return the text as the user would have said it."""
    for pattern, replacement in _FIRST_PERSON:
        content = pattern.sub(replacement, content)
    return content.strip()


_FORGET = LazyPattern(
    r"忘|删|刪|清除|清空|抹掉|抹去|去掉|不要记|别记|别再记|不要再记|別記|別再記|不要再記|不要記"
    r"|\b(?:forget|delete|erase|remove|wipe|clear|drop|don'?t (?:keep|remember|store|save))\b",
    re.I,
)


def asks_to_forget(request: str) -> bool:
    """Tell whether the user asks in so many words for something to be forgotten."""
    return bool(_FORGET.search(request) or thing_to_forget(request))


def asks_to_remember(request: str) -> bool:
    """Tell whether the user asks in so many words for something to be remembered."""
    return bool(_REQUEST.search(request)) and not is_question(request)


def said_in(value: str, texts: Sequence[str]) -> bool:
    """Tell whether at least half of a value's words stand in the texts."""
    wanted = set(tokenize(value))
    heard = {token for text in texts for token in tokenize(text)}
    return bool(wanted) and len(wanted & heard) >= _ENOUGH * len(wanted)


def not_said(decision: Decision) -> Decision:
    """Turn a verdict on words that the user never said into a refusal; others stay as they are."""
    if not decision.facts:
        return decision
    zh = detect_language(decision.facts[0].text) == "zh"
    reason = "用户没有说过这件事" if zh else "the user has not said so"
    return Decision(verdict="SHORT", confidence=0.9, reason=reason, layer="grounding", rule="not_said")


def stated(fact: Fact, judge: Judge, request: str, context: Sequence[Turn], now: datetime) -> bool:
    """Tell whether the user's turns before a request state a fact, as the judge reads them.

    Where the user asks in so many words to remember, it is enough that it stands in a statement. Turns of
    which nothing may be kept state nothing.
    """
    kept = zip(context, keepable(context), strict=True)
    statements = [t.content for t, keep in kept if keep and t.role == "user" and not is_question(t.content)]
    if asks_to_remember(request):
        return said_in(fact.value, statements)
    heard = [f for text in statements for f in judge.decide(text, now=now).facts]
    return any(f.attribute == fact.attribute and said_in(fact.value, [f.value]) for f in heard)


def corrected(old: Record, decision: Decision, content: str, request: str) -> Fact | None:
    """Return the fact that takes the place of a record, None where the user's request does not say it.

    `decision` is what the judge finds in `content`; failing that, `content` is the value.
    """
    said = [fact for fact in decision.facts if said_in(fact.value, [request])]
    if is_question(request) or not (said or said_in(content, [request])):
        return None
    value = said[0].value if said else content
    fact = next(
        (f for f in said if f.attribute == old.attribute),
        Fact(attribute=old.attribute, value=value, text=content),
    )
    return fact.model_copy(update={"op": "update", "replaces": old.value, "subject": old.subject})
