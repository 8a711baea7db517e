"""The Chinese grammar of time: a table of phrases, each with the function that reads it.

Matched on simplified, unmasked text. Habits ("每周五") name no time and are not matched.
"""

# ruff: noqa: E501 - a row or pattern of these tables stays in one line; Chinese characters count as two columns

import re
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta
from functools import cache

from memory.long_term import calendar_spans as cal
from memory.long_term.calendar_spans import Found, Interval, Prefer
from memory.long_term.time_zh_words import (
    AFTER_NUMBER,
    DAYS,
    HOLIDAYS,
    HOURS,
    LUNAR_MONTH,
    SEASONS,
    STEPS,
    TAIL,
    UNITS,
    YEARS,
    D,
    M,
    N,
    Y,
    number,
)


def _clocked(match: re.Match[str], span: Interval) -> Interval:
    """Narrow a single day by the part of the day and the hour that follow it."""
    part, hour, minute = match["part"], match["hour"], match["minute"] or ""
    if span[1] - span[0] > timedelta(days=1, hours=2) or not (part or hour):
        return span
    midnight = span[0]
    if not hour:
        begin, end = HOURS[part]
        return midnight + timedelta(hours=begin), midnight + timedelta(hours=end)
    clock = number(hour)
    begin = HOURS[part][0] if part else (12 if 1 <= clock <= 6 else 0)
    if clock < 12 and (begin >= 12 or (part == "中午" and clock <= 3)):
        clock += 12
    if clock == 12 and part in ("晚上", "晚", "夜里", "半夜", "午夜", "深夜"):
        clock = 24
    minutes = {"": 0, "半": 30, "一刻": 15, "三刻": 45, "整": 0}.get(minute)
    moment = midnight + timedelta(
        hours=clock, minutes=number(minute.strip("分零") or "0") if minutes is None else minutes
    )
    return moment, moment + timedelta(hours=1)


def _absolute(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    year = number(m["y"])
    year += 2000 if year < 100 else 0
    if not m["m"]:
        return cal.year(year, now.tzinfo)
    if not m["d"]:
        return cal.month(year, number(m["m"]), now.tzinfo)
    return _clocked(m, cal.days(date(year, number(m["m"]), number(m["d"])), 1, now.tzinfo))


def _in_named_year(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    year = now.year + YEARS[m["y"]]
    if m["holiday"]:
        return cal.holiday(HOLIDAYS[m["holiday"]], year, now.tzinfo)
    if m["season"]:
        return cal.season(year, SEASONS[m["season"]], now.tzinfo)
    if m["half"]:
        first, count = {"上半年": (1, 6), "下半年": (7, 6), "年初": (1, 2), "初": (1, 2), "年中": (6, 2), "年底": (11, 2),
                        "底": (11, 2), "年末": (11, 2), "末": (11, 2)}[m["half"]]  # fmt: skip
        return cal.months(year, first, count, now.tzinfo)
    if not m["m"]:
        return cal.year(year, now.tzinfo)
    if not m["d"]:
        return cal.month(year, number(m["m"]), now.tzinfo, _third(m["third"]))
    return _clocked(m, cal.days(date(year, number(m["m"]), number(m["d"])), 1, now.tzinfo))


def _third(word: str | None) -> str:
    if not word:
        return ""
    return "early" if word in ("初", "上旬") else "mid" if word in ("中", "中旬") else "late"


def _named_month(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    first = cal.month(now.year, now.month + STEPS[m["step"]], now.tzinfo)
    if m["d"]:
        return _clocked(m, cal.days(first[0].date().replace(day=number(m["d"])), 1, now.tzinfo))
    return cal.month(first[0].year, first[0].month, now.tzinfo, _third(m["third"]))


def _month_day(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    options: list[Interval] = []
    for year in range(now.year - 1, now.year + 2):
        if m["d"]:
            options += _day_if_real(year, number(m["m"]), number(m["d"]), now)
        else:
            options.append(cal.month(year, number(m["m"]), now.tzinfo, _third(m["third"])))
    return _clocked(m, cal.nearest(options, now, prefer))


def _day_if_real(year: int, month: int, day: int, now: datetime) -> list[Interval]:
    try:
        return [cal.days(date(year, month, day), 1, now.tzinfo)]
    except ValueError:  # 29 February of most years, 31 June of any
        return []


def _day_of_month(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    options: list[Interval] = []
    for offset in (-2, -1, 0, 1, 2):
        first = cal.month(now.year, now.month + offset, now.tzinfo)[0]
        options += _day_if_real(first.year, first.month, number(m["d"]), now)
    return _clocked(m, cal.nearest(options, now, prefer))


def _lunar(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    month = LUNAR_MONTH.get(m["m"]) or number(m["m"])
    day = number(m["d"].removeprefix("初"))
    first = now.year - 1 if prefer == "past" else now.year
    options = [
        cal.days(cal.lunar_date(year, month, day), 1, now.tzinfo) for year in range(first - 1, now.year + 2)
    ]
    return _clocked(m, cal.nearest(options, now, prefer))


def _relative_day(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    return _clocked(
        m, cal.days(now.date() + timedelta(days=DAYS[m["day"].removesuffix("个")]), 1, now.tzinfo)
    )


def _weekday(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    name, step = m["name"], m["step"]
    if name == "末":
        span = cal.weekend(now, STEPS[step or ""])
        return span if step or prefer == "future" or span[0] <= now else cal.weekend(now, -1)
    index = "一二三四五六".find(name) if name in "一二三四五六" else int(name) - 1 if name.isdigit() else 6
    span = cal.weekday(now, index, STEPS[step]) if step else cal.nearest_weekday(now, index, prefer)
    return _clocked(m, span)


def _week(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    return cal.week(now, STEPS[m["step"]])


def _count(text: str) -> float:
    return {"半": 0.5, "几": 3, "好几": 4, "若干": 4}.get(text) or number(text)


def _offset(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    count, unit = _count(m["n"]), UNITS[m["unit"]]
    count += 0.5 if m["half"] else 0
    if m["way"].endswith("前"):
        span = cal.ago(now, count, unit)
        return cal.stretch(now, 2 * count, unit, "past") if "几" in m["n"] else span
    span = cal.ahead(now, count, unit)
    return span if unit in ("hour", "minute") else _clocked(m, span)


def _passing(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    vague = m["n"] in ("几", "两", "些")
    count, unit = (3 if m["n"] == "些" else _count(m["n"])), UNITS[m["unit"]]
    return (
        cal.stretch(now, count + 4, unit, "future")
        if vague and unit == "day"
        else cal.ahead(now, count, unit)
    )


def _stretch(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    future = m["way"] in ("未来", "接下来", "今后", "往后", "之后")
    return cal.stretch(now, _count(m["n"]), UNITS[m["unit"]], "future" if future else "past")


def _recent(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    spans = {"前几天": (-7, -1), "前两天": (-4, 0), "前些天": (-14, -2), "前阵子": (-60, -7), "前段时间": (-60, -7), "前些日子": (-45, -5),
             "前些年": (-3650, -730), "前几年": (-2190, -365), "这几天": (-3, 4), "这两天": (-2, 3), "这阵子": (-30, 8),
             "这段时间": (-30, 8), "这些天": (-7, 3), "那几天": (-14, 0), "这几年": (-1460, 1), "过些天": (3, 20), "过阵子": (7, 60),
             "过段时间": (7, 90), "改天": (1, 14)}  # fmt: skip
    begin, end = spans.get(m.group(), (-30, 1))
    return cal.days(now.date() + timedelta(days=begin), end - begin, now.tzinfo)


def _season(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    name, step = SEASONS[m["season"]], m["step"]
    if step:
        return cal.season_near(now, name, -1 if step.startswith("上") else 1)
    options = [cal.season(year, name, now.tzinfo) for year in range(now.year - 1, now.year + 2)]
    return cal.nearest(options, now, prefer)


def _holiday(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    name = HOLIDAYS[m["holiday"]]
    return _clocked(
        m,
        cal.nearest(
            [cal.holiday(name, y, now.tzinfo) for y in range(now.year - 1, now.year + 2)], now, prefer
        ),
    )


def _edge(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    word = m["edge"]
    if word.startswith("月"):
        return cal.month(now.year, now.month, now.tzinfo, _third(word[1:]))
    first, count = {"年初": (1, 2), "年中": (6, 2), "上半年": (1, 6), "下半年": (7, 6)}.get(word, (11, 2))
    return cal.nearest(
        [cal.months(y, first, count, now.tzinfo) for y in range(now.year - 1, now.year + 2)], now, prefer
    )


def _clock(m: re.Match[str], now: datetime, prefer: Prefer) -> Interval:
    if "每" in m.string[max(0, m.start() - 5) : m.start()]:
        raise ValueError("a habit: every day at that hour")
    return cal.in_direction(_clocked(m, cal.days(now.date(), 1, now.tzinfo)), now, prefer)


_Reader = Callable[[re.Match[str], datetime, Prefer], Interval]
_HOLIDAY = "|".join(sorted(HOLIDAYS, key=len, reverse=True)).replace(
    "|年三十",
    "|(?<![今明去后])年三十(?![一二三四五六七八九岁多出])",  # "今年三十一" is an age
)
_NOT_HABIT = r"(?<!每)(?<!每个)(?<!逢)(?<!到了)"
_UNIT = r"(?P<unit>分钟|小时|钟头|天|日|周|星期|礼拜|月|年)"
_THIRD = r"(?P<third>上旬|中旬|下旬|初|中(?!旬)(?=[,。\s去来要到]|$)|底|末)?"
# Formatter off: a row is a line.
# fmt: off
_RULES: tuple[tuple[str, _Reader], ...] = (
    (rf"(?<![\d.])(?P<y>{Y})年(?:的?(?P<m>{M})月份?(?:(?P<d>{D})[日号]?)?)?{TAIL}", _absolute),
    (rf"(?<![\d.-])(?P<y>20\d\d)[-/.](?P<m>1[0-2]|0?[1-9])[-/.](?P<d>3[01]|[12]\d|0?[1-9])(?![\d.-]){TAIL}", _absolute),
    (
        rf"(?P<y>大前年|前年|去年|今年|本年|明年|来年|后年)(?:的)?(?:(?P<holiday>{_HOLIDAY})|(?P<half>上半年|下半年|年初|年中|年底|年末"
        rf"|初|底|末)|(?P<season>[春夏秋冬])[天季]?|(?P<m>{M})月份?(?:(?P<d>{D})[日号]|{_THIRD}))?{TAIL}",
        _in_named_year,
    ),
    (rf"(?P<step>上上|(?<![一等])下下|上|下|这|本|当)个?月份?(?:的?(?P<d>{D})[日号]{AFTER_NUMBER}|{_THIRD}){TAIL}", _named_month),
    (rf"{_NOT_HABIT}(?<![\d一二三四五六七八九十.])(?P<m>{M})月份?(?:(?P<d>{D})[日号]?(?![\d个]){AFTER_NUMBER}|{_THIRD}){TAIL}", _month_day),
    (rf"{_NOT_HABIT}(?<![\dA-Za-z一二三四五六七八九十月第.#柜楼门桌机窗房厅床])(?P<d>{D})号{AFTER_NUMBER}{TAIL}", _day_of_month),
    (rf"(?:农历|阴历|旧历)?的?(?P<m>正|冬|腊|[一二三四五六七八九]|十[一二]?)月(?P<d>初[一二三四五六七八九十]|廿[一二三四五六七八九]?){TAIL}", _lunar),
    (rf"(?P<m>正|冬|腊)月(?P<d>二?十[一二三四五六七八九]?|三十){TAIL}", _lunar),
    (rf"(?:农历|阴历|旧历)的?(?P<m>正|冬|腊|{M})月(?P<d>{D})[日号]?{TAIL}", _lunar),
    (rf"(?P<day>大前天|大后天|前天|后天|昨天|明天|今天|[昨明今前后]日(?!报|常)|[昨今明]儿(?!子)(?:个)?){TAIL}", _relative_day),
    (rf"(?P<day>[昨今明后前])(?=[早晚](?!餐|饭|安|年|期|些|点|上|已|会|来|了))(?<!最){TAIL}", _relative_day),
    (rf"{_NOT_HABIT}(?P<step>上上|(?<![一等])下下|上|下|这|本)?个?(?:周|星期|礼拜)(?P<name>[一二三四五六日天末1-6])(?![个次天期]){TAIL}", _weekday),
    (r"(?<!每)(?P<step>上上|(?<![一等])下下|上|下|这|本)(?:一)?个?(?:周|星期|礼拜)(?![一二三四五六日天末1-6])", _week),
    (rf"(?<![第每\d一二三四五六七八九十前])(?P<n>{N}|半|好?几|若干)个?多?{_UNIT}(?P<half>半)?(?:之|以)?(?P<way>后(?!天|台|悔)|前(?!台|进)){TAIL}", _offset),
    (rf"再?过(?:上|个)?(?P<n>{N}|半|几|些)个?{_UNIT}(?!了)", _passing),
    (rf"(?P<way>未来|接下来|今后|往后|过去|最近|近)的?(?:这)?(?P<n>{N}|半|几)个?{_UNIT}", _stretch),
    (
        r"最近|近来|近期|近日|前几天|前两天|前些天|前阵子|前段时间|前些日子|前些年|前几年|这几天|这两天|这阵子|这段时间|这些天|那几天|这几年"
        r"|过些天|过阵子|过段时间|改天",
        _recent,
    ),
    (rf"{_NOT_HABIT}(?P<step>下一?个|上一?个|来)?(?P<season>[春夏秋冬])(?:天|季)(?!装|款|衣|里的)", _season),
    (rf"{_NOT_HABIT}(?<!每年)(?P<holiday>{_HOLIDAY})(?:那天|当天|期间|假期|前夕)?{TAIL}", _holiday),
    (rf"{_NOT_HABIT}(?P<edge>月初|月中|月底|月末|年初|年中|年底|年末|岁末|上半年|下半年)", _edge),
    (
        r"(?<!每天)(?<!每晚)(?P<part>凌晨|清晨|早上|早晨|上午|中午|午后|下午|傍晚|晚上|夜里|半夜|深夜)(?P<hour>[012]?\d|十[一二]?|[一二两三四五六七八九])"
        r"(?:点钟?|:(?=\d\d))(?P<minute>半|一刻|三刻|整|[0-5]?\d(?:分|(?!\d))|[一二三四五]?十[一二三四五六七八九]?分?)?",
        _clock,
    ),
    (
        r"(?<![\d.:])(?P<part>)(?P<hour>[01]?\d|2[0-3]|十[一二]?|[一二两三四五六七八九])(?:点(?P<minute>半|一刻|三刻|[0-5]\d分?|(?=钟|整|见|开|集合|出发|到|"
        r"左右|前))钟?整?)",
        _clock,
    ),
)
# fmt: on

_HINT = re.compile(
    r"[年月周天日号点午]|\d:\d|星期|礼拜|小时|钟|最近|近|[昨今明]|前[阵段些几两]|这[阵段]|[春夏秋冬]|节|元旦|中秋|国庆|五一|六一|端午|清明|七夕|重阳|圣诞|除夕|跨年|元宵|双1|双十"
    r"|寒假|暑假|平安夜|腊八|过[年阵段些]|20\d\d"
)


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], _Reader], ...]:
    return tuple((re.compile(pattern), reader) for pattern, reader in _RULES)


def find(text: str, now: datetime, prefer: Prefer) -> Iterator[Found]:
    """Yield (start, end, interval) of every reading of a phrase of time; readings may overlap."""
    if not _HINT.search(text):
        return
    for pattern, reader in _patterns():
        for match in pattern.finditer(text):
            try:
                yield match.start(), match.end(), reader(match, now, prefer)
            except (ValueError, OverflowError):  # "31 June", a year out of range: no date after all
                continue
