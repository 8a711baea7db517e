"""A full name told in pieces: "我姓沈，叫沈一鸣", "我姓「閆」不是「嚴」", "I'm Priya, Priya Nair".

The surname alone is not the name where the message gives the rest of it, or where what is on file has it.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.reading.folding import fold
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern

_MARKS = r"[「『\"“'《]?"
_MARKS_END = r"[」』\"”'》]?"
_OWN_ZH = LazyPattern(
    rf"(?:^|[,。!\s])(?:你好|您好|大家好|不对|错了|其实|嗯|啊|[,。!\s])*(?:我|俺|本人|在下|免贵|是)*姓{_MARKS}"
    rf"(?P<s>欧阳|司马|上官|诸葛|司徒|皇甫|尉迟|公孙|慕容|令狐|东方|端木|夏侯|[\u3400-\u9fff]){_MARKS_END}"
    rf"(?:[,\s]*(?:而)?不(?:姓|是|叫){_MARKS}(?P<old>[\u3400-\u9fff]){_MARKS_END})?(?=$|[,。!\s\"”」]|单|双|名|叫|全)"
)
_GIVEN_ZH = LazyPattern(
    r"(?:单名|双名|名字?)(?:叫|是|一个|个|作|做|单)*(?P<g>(?![我你什啥])[\u3400-\u9fff]{1,2}?)(?:字)?(?=$|[,。!\s])"
)
_AGAIN_EN = LazyPattern(
    r"^(?:(?:hi|hey|hello|yo|oh)[ ,]+)*(?:i'?m|i am|im|my name'?s|my name is|name'?s|this is|it'?s) (?P<a>[a-z][\w'-]+)[,.]? (?P<v>(?P=a) [a-z][\w'-]+)(?=$|[,.!])"
)
_SURNAME_EN = LazyPattern(
    r"\bmy (?:surname|last name|family name)(?:'s| is|,)? (?:actually |really )?(?P<s>[a-z][\w'-]+),? not (?P<old>[a-z][\w'-]+)(?=$|[,.!])"
)


class Named(NamedTuple):
    """The full name of the user, the one on file, what is denied to be his name, and the clauses that say so."""

    name: str
    old: Known | None
    denied: str
    told: tuple[int, ...]


def full_name(utterance: Utterance, usable: Sequence[bool]) -> Named | None:
    """Return the name that a message puts together or puts right by its surname; None where it gives none."""
    if not any(usable) or "?" in utterance.folded.text:
        return None
    return _zh(utterance) if utterance.language == "zh" else _en(utterance)


def _on_file(utterance: Utterance) -> Known | None:
    return next((one for one in utterance.on_file() if one.attribute == "name"), None)


def _zh(utterance: Utterance) -> Named | None:
    text = utterance.folded.text
    match = _OWN_ZH.search(text)
    if match is None:
        return None
    surname, old = utterance.folded.cut(*match.span("s")), _on_file(utterance)
    whole = re.search(
        rf"(?<![\u3400-\u9fff])(?:我|名字?|全名|就|是|叫|大名)*(?P<v>{match['s']}[\u3400-\u9fff]{{1,2}}?)(?=$|[,。!\s])",
        text[match.end() :],
    )
    given = _GIVEN_ZH.search(text, match.end())
    if whole is not None:
        name, end = _cut(utterance, whole, match.end()), match.end() + whole.end()
    elif given is not None and not match["old"]:
        name, end = surname + utterance.folded.cut(*given.span("g")), given.end()
    elif match["old"]:
        kept = old.value[len(match["old"]) :] if old and fold(old.value).text.startswith(match["old"]) else ""
        name, end = surname + kept, match.end()
    else:
        return None
    return Named(
        name, old, utterance.folded.cut(*match.span("old")) if match["old"] else "", _told(utterance, end)
    )


def _cut(utterance: Utterance, found: re.Match[str], after: int) -> str:
    return utterance.folded.cut(after + found.start("v"), after + found.end("v"))


def _en(utterance: Utterance) -> Named | None:
    text = utterance.folded.text
    again = _AGAIN_EN.search(text)
    name = utterance.folded.cut(*again.span("v")) if again is not None else ""
    if again is not None and (name.istitle() or name.islower()):
        return Named(name, _on_file(utterance), "", _told(utterance, again.end()))
    match = _SURNAME_EN.search(text)
    old = _on_file(utterance) if match is not None else None
    if match is None or old is None or match["old"] not in fold(old.value).text:
        return None
    at = fold(old.value).text.index(match["old"])
    surname, rest = utterance.folded.cut(*match.span("s")), old.value[at + len(match["old"]) :]
    return Named(f"{old.value[:at]}{surname}{rest}", old, match["old"], _told(utterance, match.end()))


def _told(utterance: Utterance, end: int) -> tuple[int, ...]:
    return tuple(index for index, one in enumerate(utterance.clauses) if one.start < end)
