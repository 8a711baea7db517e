"""An appointment put off or brought forward: which words say so, and the old wording with the new time in it."""

import re
from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from memory.judge.reading.clauses import Clause
from memory.judge.reading.folding import Folded, fold
from memory.lazy_pattern import LazyPattern
from memory.long_term.time_phrases import TimeSpan, find_times
from memory.records import Language

_MOVES = {
    "zh": LazyPattern(
        r"(?:推迟|延期|延后|延迟|顺延|改期|更改|提前|往[前后][推挪移]|改|挪|移|换|调整?|推|延)了?(?:到|至|在|成|为|去)+了?"
        r"|(?:现在|改)(?:是|定在|定到|约在|订在|在)|改(?:期)?(?=下|周|星期|礼拜|\d|明|后|[一二三四五六七八九十]+[月号日点])"
    ),
    "en": LazyPattern(
        r"\b(?:moved|moving|move|pushed|pushing|postponed|postponing|rescheduled|rescheduling|shifted|delayed|bumped|"
        r"brought|put (?:off|back)|put(?= .* back )|changed|switched|deferred|set back)\b(?: (?:back|forward|out|up))?"
        r"|(?:\bis|\bare|'s|'re)(?= (?:now )?(?:on |at |in )?.*\b(?:now|instead)\b)(?: now)?"
    ),
}
_UP_TO = {
    "zh": LazyPattern(r"^(?:了|下|本|个|周|大后){0,2}$"),
    "en": LazyPattern(
        r"^[^,]*?\b(?:to|until|till|for)(?: the)?(?: \w+ of)?\s*$|^\s*(?:now\s*)?(?:on|at|in|for)?(?: the)?\s*$"
    ),
}
_CLOCK = {
    "zh": LazyPattern(
        r"(?:凌晨|早上|上午|中午|下午|傍晚|晚上)?[零一二两三四五六七八九十\d]{1,3}(?:点|:\d\d)(?:半|整|[一二三四五\d]{1,3}[刻分])?"
    ),
    "en": LazyPattern(
        r"(?:\bat )?(?:\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|\b\d{1,2}:\d\d\b|\bnoon\b|\bmidnight\b|\b\d{1,2} o'?clock\b)"
    ),
}
_PART_OF_DAY = LazyPattern(r"凌晨|早上|上午|中午|下午|傍晚|晚上|\b(?:morning|afternoon|evening|night)\b")
# A day of the month without its month, and where the day stands in a date that has one.
_DAY_ALONE = {
    "zh": LazyPattern(r"(?P<d>[\d一二三四五六七八九十]{1,3})[号日]"),
    "en": LazyPattern(r"(?:on |it's |is )?(?:the )?(?P<d>\d{1,2}(?:st|nd|rd|th))"),
}
_OF_A_MONTH = {
    "zh": LazyPattern(
        r"(?:[下本这]个?月|[\d一二三四五六七八九十]{1,2}月份?)([\d一二三四五六七八九十]{1,3})(?=[号日]|$)"
    ),
    "en": LazyPattern(
        r"(\b\d{1,2}(?:st|nd|rd|th)?\b)(?= (?:of )?[a-z]{3,})|(?<=[a-z] )(\b\d{1,2}(?:st|nd|rd|th)?\b)"
    ),
}
_PREPOSITION = LazyPattern(r"(?:on|at|in) ")
_TAKES_ON = LazyPattern(
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}\b|[a-z]+ \d{1,2}\b", re.IGNORECASE
)


class Move(NamedTuple):
    """Where the words of moving stand in a clause, and the time that something is moved to."""

    start: int
    end: int
    when: TimeSpan


def moves(clause: Clause, now: datetime, language: Language, *, loosely: bool = False) -> Iterator[Move]:
    """Yield how the words of moving in a clause may be read: "the move got delayed" has two of them.

    `loosely` takes a time that is not said to be the one moved to as well.
    """
    for cue in _MOVES[language].finditer(clause.text):
        for when in find_times(clause.text, now, language):
            between = clause.text[cue.end() : when.span[0]]
            leads = loosely or _leads_to(between, when, language)
            if when.span[0] >= cue.end() and when.end > now and leads:
                yield Move(cue.start(), cue.end(), when)
                break


def _leads_to(between: str, when: TimeSpan, language: Language) -> bool:
    """Say whether a time is the one something was moved to ("to Monday", not "on Monday")."""
    return _UP_TO[language].search(between) is not None or when.phrase.startswith(
        ("until ", "till ", "to ", "for ")
    )


def put_in(
    known: str, move: Move, clause: Clause, spoken: Folded, now: datetime, language: Language
) -> str | None:
    """Return the value on file with the new time in place of its own; None where it names no time.

    A day alone leaves the hour as it was, an hour alone the day. Where the value names several times, the
    clause itself is the new value.
    """
    old = fold(known)
    times = find_times(old.text, now, language)
    if not times:
        return None
    if len(times) > 1:
        return spoken.cut(clause.start, clause.end)
    low, high = times[0].span
    first, last = clause.start + move.when.span[0], clause.start + move.when.span[1]
    new = re.sub(r"^(?:until|till|to|for) ", "", spoken.cut(first, last))
    phrase, clock = old.text[low:high], _CLOCK[language].search(old.text, low, high)
    hour = _CLOCK[language].search(new.lower())
    if hour is not None and not new.lower().replace(hour.group(), "").strip():
        span = clock.span() if clock is not None else (high, high)
        return _joined(old, span, new if clock is not None else f" {new}" if language == "en" else new)
    if clock is not None and hour is None and _PART_OF_DAY.search(new.lower()) is None:
        low, high = (clock.end(), high) if clock.start() == low else (low, clock.start())
        phrase = old.text[low:high]
        new = f"{new} " if phrase.endswith(" ") else new
    day, dated = _DAY_ALONE[language].fullmatch(new.lower().strip()), _OF_A_MONTH[language].search(phrase)
    if day is not None and dated is not None:  # "the 21st" is of the month of "the 14th of June"
        first, last = next(span for span in map(dated.span, range(1, dated.re.groups + 1)) if span[0] >= 0)
        return _joined(old, (low + first, low + last), day.group("d"))
    opening = _PREPOSITION.match(phrase)
    if opening is not None and _TAKES_ON.match(new):
        new = f"on {new}"
    return _joined(old, (low, high), new)


def _joined(old: Folded, span: tuple[int, int], new: str) -> str:
    low, high = span
    return (old.cut(0, low) + _gap(old, low, new) + new + old.cut(high, len(old.text))).strip()


def _gap(old: Folded, low: int, new: str) -> str:
    """Return the space that `cut` leaves out before a position."""
    return (
        " "
        if low and old.text[low - 1] == " " and not old.cut(0, low).endswith(" ") and new[:1] != " "
        else ""
    )
