"""Phrases of time in Chinese and English as intervals: "下周五下午3点", "three weeks ago", "by December".

The clock is always an argument. Chinese is read by a grammar of ours (`time_zh`), since general date
libraries find little in it; English by another (`time_en`) that hands numeric dates to `dateutil`;
lunar holidays come from `lunar-python`. Open phrases ("以前", "used to") name no interval and are not found.
"""

from datetime import datetime
from typing import NamedTuple

from memory.guard.clean import simplified, unmask
from memory.long_term import time_en, time_zh
from memory.long_term.calendar_spans import Prefer
from memory.records import Language


class TimeSpan(NamedTuple):
    """One phrase of time: the half-open interval [start, end), aware, in the time zone of the clock given.

    `span` are the positions of the phrase in the text, `phrase` its words as written.
    """

    start: datetime
    end: datetime
    span: tuple[int, int]
    phrase: str


def find_times(
    text: str, now: datetime, language: Language | None = None, prefer: Prefer = "future"
) -> tuple[TimeSpan, ...]:
    """Return the phrases of time in a text by position, without overlaps, the longest reading of each.

    A bare weekday, day or month means the coming one (today included), or with `prefer="past"` the last
    one. `language` limits the grammars that are tried; None tries both, for mixed text. "Next Friday" and
    "下周五" are the Friday of next week, "last Friday" is the latest before today. A day with an hour is
    one hour long. Raises ValueError when `now` has no time zone.
    """
    if now.tzinfo is None:
        raise ValueError("now must have a time zone: pass datetime.now(UTC), not datetime.now()")
    plain, positions = unmask(text)
    plain = simplified(plain)
    found = [] if language == "en" or plain.isascii() else list(time_zh.find(plain, now, prefer))
    if language != "zh":
        found += time_en.find(plain, now, prefer)
    taken: list[TimeSpan] = []
    occupied = bytearray(len(plain))
    for start, end, (begin, until) in sorted(found, key=lambda f: (f[0] - f[1], f[0])):
        if not any(occupied[start:end]):
            occupied[start:end] = b"\1" * (end - start)
            first, last = positions[start], positions[end - 1] + 1
            taken.append(TimeSpan(begin, until, (first, last), text[first:last]))
    return tuple(sorted(taken, key=lambda time: time.span))
