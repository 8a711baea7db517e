"""The words of the English grammar of time, and the pieces its patterns are built from.

A part of the day is given by the hours in which it begins and ends.
"""

# ruff: noqa: E501 - a row or pattern of these tables stays in one line; Chinese characters count as two columns

import re

from memory.lazy_pattern import LazyPattern
from memory.long_term.calendar_spans import Unit

_WORDS = "zero one two three four five six seven eight nine ten eleven twelve"
WORDS = _WORDS.split()
NUMBERS: dict[str, float] = {word: float(i) for i, word in enumerate(WORDS)} | {
    "a": 1, "an": 1, "another": 1, "a couple of": 2, "a couple": 2, "couple of": 2, "couple": 2, "a few": 3, "few": 3,
    "several": 4, "half a": 0.5, "half an": 0.5, "fifteen": 15, "twenty": 20, "thirty": 30, "a hundred": 100,
    "one and a half": 1.5, "two and a half": 2.5,
}  # fmt: skip
_MONTHS = "january february march april may june july august september october november december"
MONTHS = _MONTHS.split()
_DAYS = "monday tuesday wednesday thursday friday saturday sunday"
DAYS = _DAYS.split()
_ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth seventeenth eighteenth nineteenth twentieth"
)
ORDINALS = _ORDINALS.split()
PARTS = {
    "morning": (5, 12),
    "afternoon": (12, 18),
    "evening": (17, 22),
    "night": (18, 24),
    "noon": (12, 13),
    "lunchtime": (11, 14),
}
# Days from today, of a phrase without its "the".
DAY_OFFSETS = {
    "day after tomorrow": 2, "tomorrow": 1, "tmrw": 1, "yesterday": -1, "last night": -1, "day before yesterday": -2,
}  # fmt: skip
STEPS = {"next": 1, "coming": 1, "following": 1, "upcoming": 1, "last": -1, "past": -1, "previous": -1}
THIRDS = {
    "early": "early", "beginning": "early", "start": "early", "mid": "mid", "middle": "mid", "late": "late", "end": "late",
}  # fmt: skip
# First and last day, from today, of phrases without a border.
RECENT = {"the other day": (-10, 0), "these days": (-14, 8), "any day now": (0, 14)}
SEASONS = {"spring": "spring", "summer": "summer", "autumn": "autumn", "fall": "autumn", "winter": "winter"}
HOLIDAYS: dict[str, str] = {
    "new year's eve": "new_year_eve", "new years eve": "new_year_eve", "new year's day": "new_year", "new year's": "new_year",
    "new years": "new_year", "valentine's day": "valentine", "valentines day": "valentine", "valentine's": "valentine",
    "st patrick's day": "st_patrick", "st. patrick's day": "st_patrick", "april fools": "fools_day", "easter": "easter",
    "mother's day": "mothers_day", "mothers day": "mothers_day", "father's day": "fathers_day", "fathers day": "fathers_day",
    "memorial day": "memorial_day", "labor day": "labor_day", "juneteenth": "juneteenth", "independence day": "independence_day",
    "the fourth of july": "independence_day", "the 4th of july": "independence_day", "halloween": "halloween",
    "thanksgiving": "thanksgiving", "christmas eve": "christmas_eve", "christmas day": "christmas", "christmas": "christmas",
    "xmas": "christmas", "boxing day": "boxing_day", "mlk day": "mlk_day", "presidents day": "presidents_day",
    "chinese new year": "spring_festival", "lunar new year": "spring_festival", "spring festival": "spring_festival",
    "mid-autumn festival": "mid_autumn", "mid autumn festival": "mid_autumn", "lantern festival": "lantern",
    "dragon boat festival": "dragon_boat",
}  # fmt: skip
UNITS: dict[str, Unit] = {u: u for u in ("minute", "hour", "day", "week", "month", "year")}

N = (
    r"(?P<n>\d{1,3}(?:\.5)?|(?:one|two) and a half|half an?|a hundred|(?:a )?couple(?: of)?|(?:a )?few|several|another|an?|"
    + "|".join(sorted([*WORDS[1:], "fifteen", "twenty", "thirty"], key=len, reverse=True))
    + ")"
)
UNIT = r"(?P<unit>minute|hour|day|week|month|year)s?"
MONTH = r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?"
DAY = r"(?:mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b\.?"
FULL_DAY = r"(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b"
NTH = r"(?P<d>3[01]|[12]?\d)(?:st|nd|rd|th)\b"
ANY_DAY = r"(?P<d>3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?(?![\d:%]|\s?(?:am|pm|o'clock|percent|people|days|weeks|years|of us|kids)\b)"
SPELLED = rf"(?P<d>{'|'.join(ORDINALS)})"
YEAR = r"(?P<y>(?:19|20)\d\d)"
HOUR = r"(?P<hour>1[0-2]|0?[1-9])(?::(?P<minute>[0-5]\d))?\s*(?P<half>[ap]\.m\.|[ap]m\b)|(?P<hour24>[01]?\d|2[0-3]):(?P<minute24>[0-5]\d)(?!:?\d)"
TAIL = (
    rf"(?:,?\s+(?:in the |at )?(?P<part>morning|afternoon|evening|night|noon|lunchtime)\b)?"
    rf"(?:,?\s+(?:at|around|by|from|@)?\s*(?:{HOUR}|(?<=at )(?P<bare>1[0-2]|[1-9])(?:\s+o'clock)?(?![\d:/%]|\s?(?:\w+s\b|am|pm))))?"
)
HOLIDAY = "|".join(sorted((re.escape(h).replace("'", "['’]") for h in HOLIDAYS), key=len, reverse=True))
NOT_HABIT = r"(?<!every )(?<!each )(?<!most )(?<!all )(?<!any )"
STEP = r"(?:(?P<step>(?:the |this )?(?:next|last|this|coming|upcoming|past|previous|following))\s+)"
HINT = LazyPattern(
    r"\b(?:to(?:day|night|morrow)|tmrw|yesterday|last|next|this|past|coming|upcoming|previous|following|ago|back|earlier|later|hence|from|in|recently|lately|"
    r"these|other|any|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|on|by|until|since|"
    r"before|spring|summer|fall|autumn|winter|end|beginning|start|christmas|xmas|easter|thanksgiving|halloween|new|chinese|lunar|valentine|mother|father|memorial|"
    r"labor|independence|boxing|mlk|mid|within|at|over|during|juneteenth|the)|\d\d?[/-]\d",
    re.IGNORECASE,
)


def value_of(text: str) -> float:
    """Return the value of a number word or of digits ("a couple of", "2.5")."""
    return NUMBERS[text] if text in NUMBERS else float(text)


def index_of(names: list[str], text: str) -> int:
    """Return the position of the name that a text abbreviates ("Sept." → 8)."""
    return next(i for i, name in enumerate(names) if name.startswith(text.rstrip(".").lower()[:3]))


def day_of(text: str) -> int:
    """Return the day of the month of "22" or "twelfth"."""
    return int(text) if text.isdigit() else ORDINALS.index(text.lower()) + 1
