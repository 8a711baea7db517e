"""A word denied and another given: "not apples, pears", "不是苹果，是梨". It means what holds the denied word.

Nothing else is meant: where no turn before holds it, no home and no name gives way.
"""

import re
from typing import NamedTuple

from memory.judge.folding import fold
from memory.judge.said_before import Reply, said_before
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern

_DENIED = {
    "zh": LazyPattern(
        r"不是(?P<old>[^,。;是]{1,12})[,，]?\s*(?:而)?是(?P<new>[^,。;]{1,12}?)(?:啦|了|才对|哈|呀|啊|哦)*$"
        r"|(?:^|[,，])是(?P<new2>[^,。;不]{1,12})[,，]?(?:而)?不是(?P<old2>[^,。;]{1,12}?)(?:啦|哈|呀|啊|哦)*$"
    ),
    "en": LazyPattern(
        r"(?:^|[,.] ?)(?:sorry,? |no,? |i meant? |it'?s |that'?s |actually,? )*not (?P<old>[\w'-]+(?: [\w'-]+){0,2}),? (?:but |it'?s |i meant? )?"
        r"(?P<new>[\w'-]+(?: [\w'-]+){0,2})$|(?:^|[,.] ?)(?:sorry,? |i meant? |it'?s )+(?P<new2>[\w'-]+(?: [\w'-]+){0,2}),? not (?P<old2>[\w'-]+(?: [\w'-]+){0,2})$"
    ),
}


class Denied(NamedTuple):
    """What the message denies, and what it corrects by that; None where nothing said before holds the word."""

    old: str
    reply: Reply | None


def denied(utterance: Utterance) -> Denied | None:
    """Return what a message denies in so many words and puts another word for; None where it denies nothing."""
    match = _DENIED[utterance.language].search(utterance.folded.text.rstrip(" .。!！"))
    if match is None:
        return None
    number = "" if match.group("old") else "2"
    old = match.group(f"old{number}").strip()
    new = utterance.folded.cut(*match.span(f"new{number}")).strip()
    for said in said_before(utterance):
        if old in fold(said.value).text:
            value = re.sub(re.escape(old), lambda _: new, said.value, count=1, flags=re.IGNORECASE)
            return Denied(old, Reply(said.attribute, None, value, "update", said.value))
    return Denied(old, None)
