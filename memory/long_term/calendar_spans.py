"""Arithmetic of calendar intervals: days, weeks, months, seasons, holidays. No language in here.

All intervals are half-open [start, end) in the time zone of `now`. Weeks begin on Monday.
"""

from calendar import monthrange
from datetime import date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from typing import Literal

from dateutil.easter import easter
from dateutil.relativedelta import relativedelta

Interval = tuple[datetime, datetime]
Found = tuple[int, int, Interval]  # from and to where it stands in the text
Prefer = Literal["future", "past"]
Unit = Literal["minute", "hour", "day", "week", "month", "year"]

# First month and day of a span of days by name; the lunar ones are (month, day) of the Chinese calendar.
_FIXED: dict[str, tuple[int, int, int]] = {
    "new_year": (1, 1, 1), "new_year_eve": (12, 31, 1), "valentine": (2, 14, 1), "womens_day": (3, 8, 1),
    "st_patrick": (3, 17, 1), "fools_day": (4, 1, 1), "may_day": (5, 1, 5), "youth_day": (5, 4, 1),
    "childrens_day": (6, 1, 1), "independence_day": (7, 4, 1), "teachers_day": (9, 10, 1),
    "national_day": (10, 1, 7),
    "halloween": (10, 31, 1), "singles_day": (11, 11, 1), "double_twelve": (12, 12, 1),
    "christmas_eve": (12, 24, 1),
    "christmas": (12, 25, 1), "boxing_day": (12, 26, 1), "juneteenth": (6, 19, 1), "qingming": (4, 4, 2),
    "summer_holiday": (7, 1, 62), "winter_holiday": (1, 15, 35), "army_day": (8, 1, 1),
}  # fmt: skip
_LUNAR: dict[str, tuple[int, int, int]] = {
    "spring_festival": (1, 1, 7), "lantern": (1, 15, 1), "dragon_boat": (5, 5, 1), "qixi": (7, 7, 1),
    "mid_autumn": (8, 15, 1), "double_ninth": (9, 9, 1), "laba": (12, 8, 1),
}  # fmt: skip
# The nth weekday (Monday 0) of a month; -1 is the last.
_NTH: dict[str, tuple[int, int, int]] = {
    "mlk_day": (1, 0, 3), "presidents_day": (2, 0, 3), "mothers_day": (5, 6, 2), "memorial_day": (5, 0, -1),
    "fathers_day": (6, 6, 3), "labor_day": (9, 0, 1), "thanksgiving": (11, 3, 4),
}  # fmt: skip
_SEASON_MONTH = {"spring": 3, "summer": 6, "autumn": 9, "winter": 12}


def days(first: date, count: int, zone: tzinfo | None) -> Interval:
    """Return `count` whole days from `first` on."""
    return (
        datetime.combine(first, time(), zone),
        datetime.combine(first + timedelta(days=count), time(), zone),
    )


def month(year: int, number: int, zone: tzinfo | None, part: str = "") -> Interval:
    """Return a month, or its "early", "mid" or "late" third; `number` may run over (13 is next January)."""
    first = date(year, 1, 1) + relativedelta(months=number - 1)
    length = monthrange(first.year, first.month)[1]
    begin, end = {"early": (0, 10), "mid": (10, 20), "late": (20, length)}.get(part, (0, length))
    return days(first + timedelta(days=begin), end - begin, zone)


def year(number: int, zone: tzinfo | None) -> Interval:
    """Return a whole year."""
    return datetime(number, 1, 1, tzinfo=zone), datetime(number + 1, 1, 1, tzinfo=zone)


def months(year_number: int, first: int, count: int, zone: tzinfo | None) -> Interval:
    """Return `count` whole months from a month on; it may run over the year's end."""
    start = datetime(year_number, 1, 1, tzinfo=zone) + relativedelta(months=first - 1)
    return start, start + relativedelta(months=count)


def week(now: datetime, offset: int) -> Interval:
    """Return the week `offset` weeks from the one of `now`."""
    return days(now.date() - timedelta(days=now.weekday()) + timedelta(weeks=offset), 7, now.tzinfo)


def weekday(now: datetime, number: int, offset: int) -> Interval:
    """Return a weekday (Monday 0) of the week `offset` weeks from now."""
    return days(week(now, offset)[0].date() + timedelta(days=number), 1, now.tzinfo)


def nearest_weekday(now: datetime, number: int, prefer: Prefer, today: bool = True) -> Interval:
    """Return the coming (or last) such weekday; today counts as it unless `today` is false."""
    ahead = (number - now.weekday()) % 7
    if prefer == "past":
        ahead = -((now.weekday() - number) % 7)
    if not ahead and not today:
        ahead = -7 if prefer == "past" else 7
    return days(now.date() + timedelta(days=ahead), 1, now.tzinfo)


def weekend(now: datetime, offset: int) -> Interval:
    """Return Saturday and Sunday of the week `offset` weeks from now."""
    return days(week(now, offset)[0].date() + timedelta(days=5), 2, now.tzinfo)


def season(year_number: int, name: str, zone: tzinfo | None) -> Interval:
    """Return the meteorological season (northern) that begins in a year: winter is December to February."""
    return months(year_number, _SEASON_MONTH[name], 3, zone)


def season_near(now: datetime, name: str, offset: int) -> Interval:
    """Return the next (1) or the last (-1) such season, or (0) the one that runs now or comes first."""
    spans = [season(number, name, now.tzinfo) for number in range(now.year - 2, now.year + 3)]
    if offset > 0:
        return next(span for span in spans if span[0] > now)
    if offset < 0:
        return [span for span in spans if span[1] <= now][-1]
    return next(span for span in spans if span[1] > now)


def in_direction(span: Interval, now: datetime, prefer: Prefer) -> Interval:
    """Move an hour of today to tomorrow when it is over, or, for the past, to yesterday before it."""
    shift = 1 if prefer == "future" and span[1] <= now else -1 if prefer == "past" and span[0] > now else 0
    return span[0] + timedelta(days=shift), span[1] + timedelta(days=shift)


def nearest(options: list[Interval], now: datetime, prefer: Prefer) -> Interval:
    """Return the first interval that is not over yet, or, for the past, the last that has begun.

    Raises ValueError when there is none to choose from.
    """
    if not options:
        raise ValueError("no such day in any of the years around")
    today = datetime.combine(now.date(), time(), now.tzinfo)
    if prefer == "future":
        return next((span for span in options if span[1] > today), options[-1])
    return next((span for span in reversed(options) if span[0] <= now), options[0])


def holiday(name: str, year_number: int, zone: tzinfo | None) -> Interval:
    """Return a holiday by its name in this module's tables; KeyError for an unknown one."""
    if name in _LUNAR:
        lunar_month, lunar_day, count = _LUNAR[name]
        return days(lunar_date(year_number, lunar_month, lunar_day), count, zone)
    if name == "lunar_new_year_eve":
        return days(lunar_date(year_number, 1, 1) - timedelta(days=1), 1, zone)
    if name == "easter":
        return days(easter(year_number), 1, zone)
    if name in _NTH:
        return days(_nth_weekday(year_number, *_NTH[name]), 1, zone)
    month_number, day_number, count = _FIXED[name]
    return days(date(year_number, month_number, day_number), count, zone)


def ago(now: datetime, count: float, unit: Unit) -> Interval:
    """Return the time around `count` units before now, as wide as the unit is vague."""
    moment = now - _delta(count, unit)
    if unit == "year" and count % 1:
        return ago(now, count * 12, "month")
    if unit in ("minute", "hour"):
        return moment - timedelta(minutes=30), moment + timedelta(minutes=30)
    if unit == "year":
        return year(moment.year, now.tzinfo)
    margin = {"day": 0, "week": 3, "month": 15}[unit]
    return days(moment.date() - timedelta(days=margin), 2 * margin + 1, now.tzinfo)


def ahead(now: datetime, count: float, unit: Unit) -> Interval:
    """Return the day (for years the year, for hours the hour) that lies `count` units after now."""
    moment = now + _delta(count, unit)
    if unit == "year" and count % 1:
        return ahead(now, count * 12, "month")
    if unit in ("minute", "hour"):
        return moment, moment + timedelta(hours=1)
    return year(moment.year, now.tzinfo) if unit == "year" else days(moment.date(), 1, now.tzinfo)


def stretch(now: datetime, count: float, unit: Unit, prefer: Prefer) -> Interval:
    """Return the last or the next `count` units, up to now or from now on."""
    delta = _delta(count, unit)
    return (now - delta, now) if prefer == "past" else (now, now + delta)


@lru_cache(maxsize=512)
def lunar_date(year_number: int, lunar_month: int, lunar_day: int) -> date:
    """Return the day of a date in the Chinese calendar; ValueError when that year has no such day."""
    # Imported here: a tenth of a second that only texts with a lunar date should pay.
    from lunar_python import Lunar, LunarMonth

    month_of_year = LunarMonth.fromYm(year_number, lunar_month)
    if month_of_year is None or not 1 <= lunar_day <= month_of_year.getDayCount():
        raise ValueError(f"the Chinese year {year_number} has no day {lunar_day} in month {lunar_month}")
    solar = Lunar.fromYmd(year_number, lunar_month, lunar_day).getSolar()
    return date(solar.getYear(), solar.getMonth(), solar.getDay())


def _delta(count: float, unit: Unit) -> relativedelta | timedelta:
    if unit in ("month", "year"):
        whole = round(count * (12 if unit == "year" else 1), 4)
        return relativedelta(months=int(whole), days=round((whole - int(whole)) * 30))
    return timedelta(**{f"{unit}s": count})


def _nth_weekday(year_number: int, month_number: int, number: int, nth: int) -> date:
    if nth < 0:
        last = date(year_number, month_number, monthrange(year_number, month_number)[1])
        return last - timedelta(days=(last.weekday() - number) % 7)
    first = date(year_number, month_number, 1)
    return first + timedelta(days=(number - first.weekday()) % 7 + 7 * (nth - 1))
