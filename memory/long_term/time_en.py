"""The English grammar of time: a table of phrases, each with the function that reads it.

Matched on unmasked text. Habits ("every Friday", "on Mondays") name no time and are not matched.
Numeric dates are left to `dateutil`.
"""

# ruff: noqa: E501 - a row or pattern of these tables stays in one line; Chinese characters count as two columns

import re
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta
from functools import cache

from dateutil.parser import parse as parse_date

from memory.long_term import calendar_spans as cal
from memory.long_term.calendar_spans import Found, Interval, Prefer
from memory.long_term.time_en_words import (
    ANY_DAY,
    DAY,
    DAY_OFFSETS,
    DAYS,
    FULL_DAY,
    HINT,
    HOLIDAY,
    HOLIDAYS,
    HOUR,
    MONTH,
    MONTHS,
    NOT_HABIT,
    NTH,
    PARTS,
    RECENT,
    SEASONS,
    SPELLED,
    STEP,
    STEPS,
    TAIL,
    THIRDS,
    UNIT,
    UNITS,
    YEAR,
    N,
    day_of,
    index_of,
    value_of,
)


def _group(match: re.Match[str], name: str) -> str:
    return (match.groupdict().get(name) or "").lower()


def _clocked(match: re.Match[str], span: Interval) -> Interval:
    """Narrow a single day by the part of the day and the hour that follow it."""
    if span[1] - span[0] > timedelta(days=1, hours=2):
        return span
    part, hour, bare = _group(match, "part"), _group(match, "hour"), _group(match, "bare")
    if hour:
        clock = int(hour) % 12 + (12 if _group(match, "half").startswith("p") else 0)
        minute = int(_group(match, "minute") or 0)
    elif _group(match, "hour24"):
        clock, minute = int(_group(match, "hour24")), int(_group(match, "minute24"))
    elif bare:
        # "at 7" after a day: an afternoon or evening hour unless the morning is named.
        clock, minute = int(bare), 0
        clock += 12 if clock < 8 and part != "morning" else 0
    elif part:
        begin, end = PARTS[part]
        return span[0] + timedelta(hours=begin), span[0] + timedelta(hours=end)
    else:
        return span
    moment = span[0] + timedelta(hours=clock, minutes=minute)
    return moment, moment + timedelta(hours=1)


def _day(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    word = re.sub(r"\s+", " ", m["day"].lower())
    offset = DAY_OFFSETS.get(word.removeprefix("the "), 0)
    span = cal.days(now.date() + timedelta(days=offset), 1, now.tzinfo)
    if word in ("tonight", "last night") and not (
        _group(m, "hour") or _group(m, "hour24") or _group(m, "bare")
    ):
        return span[0] + timedelta(hours=18), span[1]
    return _clocked(m, span)


def _this_part(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    begin, end = PARTS[m["part"].lower()]
    midnight = cal.days(now.date(), 1, now.tzinfo)[0]
    return midnight + timedelta(hours=begin), midnight + timedelta(hours=end)


def _weekday(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    step, index = _group(m, "step").split(" ")[-1], index_of(DAYS, m["name"])
    if _group(m, "after"):
        return _clocked(m, cal.weekday(now, index, 2 if _group(m, "after").startswith("week after") else 1))
    if step in ("next", "following"):
        span = cal.weekday(now, index, 1)
    elif step in ("last", "past", "previous"):
        span = cal.nearest_weekday(now, index, "past", today=False)
    else:
        span = cal.nearest_weekday(now, index, "future" if step else prefer)
    return _clocked(m, span)


def _period(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    step, name = _group(m, "step").split(" ")[-1], m["period"].lower()
    offset = STEPS.get(step, 0)
    if name == "weekend":
        offset = 0 if step in ("coming", "upcoming") else offset
        # "last weekend" is the one that is over; on a Sunday "this weekend" is the running one.
        return cal.weekend(now, offset)
    if name == "week":
        return cal.week(now, offset)
    if name == "month":
        return cal.month(now.year, now.month + offset, now.tzinfo)
    if name == "year":
        return cal.year(now.year + offset, now.tzinfo)
    if name == "quarter":
        return cal.months(now.year, (now.month - 1) // 3 * 3 + 1 + 3 * offset, 3, now.tzinfo)
    return cal.season_near(now, SEASONS[name], offset)


def _season(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    name = SEASONS[m["season"].lower()]
    if _group(m, "y"):
        return cal.season(int(m["y"]), name, now.tzinfo)
    return cal.nearest(
        [cal.season(y, name, now.tzinfo) for y in range(now.year - 1, now.year + 2)], now, prefer
    )


def _ago(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    words, unit = m["n"].lower(), UNITS[m["unit"].lower()]
    count = value_of(words)
    if words.endswith("few") or words == "several":
        return cal.stretch(now, 2 * count, unit, "past")
    return cal.ago(now, count, unit)


def _ahead(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    span = cal.ahead(now, value_of(m["n"].lower()), UNITS[m["unit"].lower()])
    return _clocked(m, span)


def _stretch(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    way = m["way"].lower().split()[-1]
    future = way in ("next", "coming", "following", "within")
    return cal.stretch(
        now, value_of(_group(m, "n") or "1"), UNITS[m["unit"].lower()], "future" if future else "past"
    )


def _recent(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    begin, end = RECENT.get(m.group().lower(), (-30, 1))
    return cal.days(now.date() + timedelta(days=begin), end - begin, now.tzinfo)


def _month_day(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    month, day = index_of(MONTHS, m["m"]) + 1, day_of(m["d"])
    if _group(m, "y"):
        return _clocked(m, cal.days(date(int(m["y"]), month, day), 1, now.tzinfo))
    options: list[Interval] = []
    for year in range(now.year - 4, now.year + 5):
        try:
            options.append(cal.days(date(year, month, day), 1, now.tzinfo))
        except ValueError:  # 29 February
            continue
    return _clocked(m, cal.nearest(options, now, prefer))


def _day_of_month(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    day, step = int(m["d"]), _group(m, "step").split(" ")[-1]
    offsets = {"next": (1,), "this": (0,), "last": (-1,)}.get(step, (-2, -1, 0, 1, 2))
    options: list[Interval] = []
    for offset in offsets:
        first = cal.month(now.year, now.month + offset, now.tzinfo)
        if day <= (first[1] - timedelta(hours=12)).day:
            options.append(cal.days(first[0].date().replace(day=day), 1, now.tzinfo))
    if not options:
        raise ValueError("no such day")
    return _clocked(m, options[0] if step else cal.nearest(options, now, prefer))


def _month(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    number, step = index_of(MONTHS, m["m"]) + 1, _group(m, "step")
    third = THIRDS.get(_group(m, "third").removeprefix("the ").split(" ")[0], "")
    if _group(m, "y"):
        return cal.month(int(m["y"]), number, now.tzinfo, third)
    options = [cal.month(y, number, now.tzinfo, third) for y in range(now.year - 2, now.year + 3)]
    if step == "last":
        return [span for span in options if span[1] <= now][-1]
    if step == "next":
        return next(span for span in options if span[0] > now)
    return cal.nearest(options, now, prefer)


def _year(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    return cal.year(int(m["y"]), now.tzinfo)


def _edge(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    late = m["edge"].lower().startswith("end")
    offset = 1 if _group(m, "step") == "next" else -1 if _group(m, "step") == "last" else 0
    if m["period"].lower() == "week":
        span = cal.week(now, offset)
        return (span[0] + timedelta(days=4), span[1]) if late else (span[0], span[0] + timedelta(days=2))
    if m["period"].lower() == "month":
        return cal.month(now.year, now.month + offset, now.tzinfo, "late" if late else "early")
    return cal.months(now.year + offset, 11 if late else 1, 2, now.tzinfo)


def _holiday(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    name, step = HOLIDAYS[m["holiday"].lower().replace("’", "'")], _group(m, "step")
    if _group(m, "y"):
        return cal.holiday(name, int(m["y"]), now.tzinfo)
    options = [cal.holiday(name, y, now.tzinfo) for y in range(now.year - 2, now.year + 3)]
    if step == "last":
        return [span for span in options if span[1] <= now][-1]
    return _clocked(m, cal.nearest(options, now, "future" if step else prefer))


def _clock(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    return cal.in_direction(_clocked(m, cal.days(now.date(), 1, now.tzinfo)), now, prefer)


def _numeric(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    # Month first, as in American use, unless that is impossible (25/12/2026); ISO dates are read as they are.
    return _clocked(m, cal.days(parse_date(m["date"]).date(), 1, now.tzinfo))


_Reader = Callable[[re.Match[str], datetime, Prefer], Interval]
# Formatter off: a row is a line.
# fmt: off
_RULES: tuple[tuple[str, _Reader], ...] = (
    (rf"\b(?P<day>(?:the )?day after tomorrow|(?:the )?day before yesterday|today|tonight|tomorrow|tmrw|yesterday|last night){TAIL}", _day),
    (r"\bthis (?P<part>morning|afternoon|evening)\b", _this_part),
    (rf"{NOT_HABIT}\b{STEP}(?P<name>{DAY}){TAIL}", _weekday),
    (rf"{NOT_HABIT}\b(?:(?:on|by|until|til|till|before|after|since|this) )?(?P<name>{FULL_DAY})(?P<after>\s+(?:week after next|next week))?{TAIL}", _weekday),
    (rf"\b(?:on|by|until) (?P<name>(?:mon|tues?|wed|thurs?|fri|sat|sun)\b\.?){TAIL}", _weekday),
    (rf"\b{STEP}(?P<period>weekend|week|month|year|quarter|spring|summer|fall|autumn|winter)\b", _period),
    (rf"\b{N}\s+{UNIT}\s+(?:ago|back|earlier)\b", _ago),
    (rf"\bin\s+(?:about |around |just )?{N}\s+{UNIT}(?:['’]s? time)?\b(?!\s+(?:of|ago)){TAIL}", _ahead),
    (rf"\b{N}\s+{UNIT}\s+(?:from (?:now|today)|later|hence){TAIL}", _ahead),
    (rf"\b(?:(?:in|over|during|for|within|of|throughout)\s+)?(?P<way>(?:the\s+)?(?:last|past|next|coming|following)|within)\s+{N}\s+{UNIT}\b", _stretch),
    (rf"\b(?:in|over|during) the (?P<way>past|last|next)\s+{UNIT}\b", _stretch),
    (r"\b(?:recently|lately|these days|the other day|any day now)\b", _recent),
    (rf"\b(?:{FULL_DAY},?\s+)?(?P<m>{MONTH})\s+(?:the )?{ANY_DAY}(?:,?\s+{YEAR}\b)?{TAIL}", _month_day),
    (rf"\b(?:the )?(?P<d>3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?\s+(?:of\s+)?(?P<m>{MONTH})(?:,?\s+{YEAR}\b)?{TAIL}", _month_day),
    (rf"\b(?:on )?the {SPELLED} of (?P<m>{MONTH})(?:,?\s+{YEAR}\b)?{TAIL}", _month_day),
    (rf"\b(?:on )?the {NTH} of (?P<step>next|this|last) month{TAIL}", _day_of_month),
    (rf"\b(?P<step>next|this|last) month,? on the {NTH}{TAIL}", _day_of_month),
    (rf"\b(?:on|by|before|until|till|since|after|{FULL_DAY},?) the {NTH}(?!\s+(?:floor|street|avenue|row|page|line|hole|grade|birthday|anniversary|century|of\b)){TAIL}", _day_of_month),
    (rf"\b(?:to|for|from|it's|is) the {NTH}(?=\s*(?:$|[,.;!?)])|\s+(?:now|instead|please|and|so|but|because|at|in the|with|not|if|since)\b){TAIL}", _day_of_month),
    (
        rf"\b(?:(?:in|by|until|till|since|before|after|during|from|of|around)\s+)?(?:(?:(?P<third>early|mid|late|(?:the )?(?:beginning|start|middle|end) of)[\s-]+)|(?P<step>next|last|this)\s+)?"
        rf"(?P<m>january|february|april|june|july|august|september|october|november|december)\b(?:,?\s+(?:of )?{YEAR}\b)?",
        _month,
    ),
    (
        rf"\b(?:(?:in|by|until|till|since|before|during|of|this|(?P<step>next|last))\s+|(?P<third>early|mid|late)[\s-]+)(?P<m>March|May|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b"
        rf"(?:,?\s+{YEAR}\b)?",
        _month,
    ),
    (rf"\b(?:in|since|of|by|until|till|back in|during|before|from|around|for)\s+{YEAR}\b(?!\s*(?:dollars|people|words|km|miles|calories|steps|[-/.:]\d))", _year),
    (rf"\b(?:in|during|over|since|by|until|this)\s+(?:the\s+)?(?P<season>spring|summer|fall|autumn|winter)(?:\s+(?:of\s+)?{YEAR})?\b", _season),
    (r"\b(?:at|by|before|until|towards?)?\s*(?:the )?(?P<edge>end|beginning|start) of (?:the |(?P<step>this|next|last) )(?P<period>week|month|year)\b", _edge),
    (rf"{NOT_HABIT}\b(?:(?P<step>next|last|this)\s+)?(?P<holiday>{HOLIDAY})(?!\w)(?:,?\s+{YEAR}\b)?{TAIL}", _holiday),
    (rf"(?<![\w.,$€£-])(?P<date>(?:19|20)\d\d-\d\d?-\d\d?|\d\d?/\d\d?/(?:\d\d){{1,2}})(?![\w/-]){TAIL}", _numeric),
    (rf"(?<!day )(?<!days )(?<!daily )\bat (?:{HOUR})", _clock),
)
# fmt: on


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], _Reader], ...]:
    # Short names of months are words of their own ("may", "mar"), so those rows are read with their capitals.
    return tuple(
        (re.compile(p, 0 if "March|May|Jan" in p else re.IGNORECASE), reader) for p, reader in _RULES
    )


def find(text: str, now: datetime, prefer: Prefer) -> Iterator[Found]:
    """Yield (start, end, interval) of every reading of a phrase of time; readings may overlap."""
    if not HINT.search(text):
        return
    for pattern, reader in _patterns():
        for match in pattern.finditer(text):
            try:
                yield match.start(), match.end(), reader(match, now, prefer)
            except (ValueError, OverflowError):  # "June 31", a year out of range: no date after all
                continue
