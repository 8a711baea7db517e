"""A word denied and another given: "not apples, pears", "不是苹果，是梨". It means what holds the denied word.

Nothing else is meant: where no turn before holds it, no home and no name gives way.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.changing.said_before import Reply, Said, said_before
from memory.judge.reading.folding import fold
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact

_DENIED = {
    "zh": LazyPattern(
        r"不是(?P<old>[^,。;是]{1,12})[,，]?\s*(?:而)?是(?P<new>[^,。;]{1,12}?)(?:啦|了|才对|哈|呀|啊|哦)*$"
        r"|(?:^|[,，])是(?P<new2>[^,。;不]{1,12})[,，]?(?:而)?不是(?P<old2>[^,。;]{1,12}?)(?:啦|哈|呀|啊|哦)*$"
        r"|哪(?:来的?|里?是|有什么?)(?P<old3>[^,。;是\s]{1,8})[,，\s]+[^,。;]{0,6}?是(?P<new3>[^,。;]{1,12}?)(?:啦|了|才对|哈|呀|啊|哦)*$"
    ),
    "en": LazyPattern(
        r"(?:^|[,.] ?)(?:sorry,? |no,? |i meant? |it'?s |that'?s |actually,? )*not (?P<old>[\w'-]+(?: [\w'-]+){0,2}),? (?:but |it'?s |i meant? )?"
        r"(?P<new>[\w'-]+(?: [\w'-]+){0,2})$|(?:^|[,.] ?)(?:sorry,? |i meant? |it'?s )+(?P<new2>[\w'-]+(?: [\w'-]+){0,2}),? not (?P<old2>[\w'-]+(?: [\w'-]+){0,2})$"
        r"|\b(?:s?he'?s|it'?s|they'?re|i'?m|we'?re|that'?s)(?: (?:an?|the|called|from|in|at|actually))* (?P<new3>[\w'-]+(?: [\w'-]+)?),? (?:and )?not "
        r"(?:(?:an?|the|called|from|in|at) )*(?P<old3>[\w'-]+(?: [\w'-]+)?)(?=$|[,.;!])"
    ),
}
# "No wait, it's cashews I'm allergic to": of a kind of which one may have several, it is this one and not the last one.
_WRONG = {
    "zh": LazyPattern(
        r"^(?:哎呀?|啊|哦|噢|等等|等一下|抱歉|不好意思|对不起|,|\s)*(?:不对|不是|错了|(?:我)?[说打记写搞弄]错|口误|更正|纠正)|应该是对|其实是对|是对.{1,8}过敏才对"
    ),
    "en": LazyPattern(
        r"^(?:oh |ah |uh |hang on,? )*(?:no\b|nope|wait|sorry|oops|correction|my (?:bad|mistake)|i meant|scratch that|wrong)|\bi meant\b"
    ),
}
_AS_WELL = LazyPattern(r"[也还]|\b(?:too|also|as well|both|and|another)\b")
_ONE_OF_SEVERAL = frozenset({"allergy"})


def other_one(utterance: Utterance, own: Sequence[Fact]) -> tuple[Fact, Said] | None:
    """Return the one fact of a message that takes back the last thing of its kind, and that thing; else None."""
    text = utterance.folded.text
    if not _WRONG[utterance.language].search(text) or _AS_WELL.search(text):
        return None
    said = [one for one in said_before(utterance) if one.attribute in _ONE_OF_SEVERAL]
    told = [fact for fact in own if fact.attribute in _ONE_OF_SEVERAL]
    if not said or len(told) != 1 or told[0].op != "add" or told[0].value.lower() == said[0].value.lower():
        return None
    return told[0], said[0]


class Denied(NamedTuple):
    """What the message denies, and what it corrects by that; None where nothing said before holds the word."""

    old: str
    reply: Reply | None


def denied(utterance: Utterance) -> Denied | None:
    """Return what a message denies in so many words and puts another word for; None where it denies nothing."""
    match = _DENIED[utterance.language].search(utterance.folded.text.rstrip(" .。!！"))
    if match is None:
        return None
    number = next(one for one in ("", "2", "3") if match.groupdict().get(f"old{one}"))
    old = match.group(f"old{number}").strip()
    new = utterance.folded.cut(*match.span(f"new{number}")).strip()
    for said in said_before(utterance):
        if old in fold(said.value).text:
            value = re.sub(re.escape(old), lambda _: new, said.value, count=1, flags=re.IGNORECASE)
            return Denied(old, Reply(said.attribute, None, value, "update", said.value))
    return Denied(old, None)
