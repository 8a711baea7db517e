"""Whether a value is nothing but a number, a price, a time of the clock or a day, and what number it is."""

import re

from memory.judge.reading.lexicon import spell_out
from memory.lazy_pattern import LazyPattern

_UNIT_ZH = r"(?:块钱?|元|毛|角|度|斤|公斤|千克|公里|里地|米|厘米|平米?|平方|点钟?|分钟?|小时|秒|号|月份?|日|年|周|天|个|次|岁|折|成|人|层|楼|倍|页|本)"
_DAY_ZH = (
    r"(?:(?:大?前|昨|今|明|大?后)[天晚]|(?:这|本|上|下|每)*个?(?:周|星期|礼拜)[一二三四五六日天末、和]+|凌晨|早上|上午|中午|下午|傍晚|晚上|年[底初]|月[底初]|周末|"
    r"(?:这|本|上|下)个?(?:周|星期|礼拜|月)|[今明后去]年|春节|国庆|元旦|五一|十一|端午|中秋)"
)
_DIGITS_ZH = r"[零〇一二两三四五六七八九十百千万亿半几\d.,:：%+-]"
_WORD_EN = (
    r"(?:\d[\d.,:]*(?:st|nd|rd|th|k|m|am|pm|%|p|kg|km|lbs?|st|ft|cm|mm|g|l|mph|hrs?|h)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|"
    r"(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|hundred|thousand|"
    r"million|grand|half|quarter|noon|midnight|a\.?m\.?|p\.?m\.?|o'?clock|mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:r(?:s(?:day)?)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|"
    r"sun(?:day)?s?|today|tonight|tomorrow|yesterday|morning|afternoon|evening|night|weekend|weekday|week|month|year|january|february|march|april|may|june|july|august|"
    r"september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|quid|pounds?|dollars?|euros?|bucks|pence|cents|percent|degrees|kilos?|miles?|"
    r"kilometers|kilometres|minutes?|mins?|hours?|days?|weeks|months|years|times|nights|people)"
)
_ALL_OF_IT = LazyPattern(
    rf"(?:约|大概|差不多|快|才|满|第)?(?:(?:{_DAY_ZH})?{_DIGITS_ZH}+(?:{_UNIT_ZH}{_DIGITS_ZH}*)*|{_DAY_ZH}+{_DIGITS_ZH}*)(?:左右|多|整|钱|以前|之前|以后|之后)?|"
    rf"(?:(?:about|around|almost|nearly|just|over|under|at|on|in|by|of|the|a|an|next|last|this|every|per|and|to|until|till|from|not|[£$€¥]) ?)*"
    rf"[£$€¥]?{_WORD_EN}(?:[ ,/-]+(?:(?:a|an|the|per|of|and|to|in|at|on|next|last|this|each|every|not) )*[£$€¥]?{_WORD_EN})*[£$€¥]?"
)
_NAMED = LazyPattern(spell_out(r"[ap]\.?m\.?|{firm_zh}|{place_zh}"))
_NUMBER = LazyPattern(r"\d+|[零〇一二两三四五六七八九十百千万]+")
_ZH = dict(zip("零〇一二两三四五六七八九", (0, 0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9), strict=True))
_POWERS = {"十": 10, "百": 100, "千": 1000, "万": 10000}
_SMALL_EN = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
    "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS_EN = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_IN_WORDS = LazyPattern(
    rf"\b(?:(?P<ten>{'|'.join(_TENS_EN)})(?:[- ](?P<one>{'|'.join(_SMALL_EN[1:10])}))?|(?P<small>{'|'.join(_SMALL_EN)}))\b"
)


def is_quantity(value: str) -> bool:
    """Tell whether a folded value is a number, an amount, a time of the clock or a day and nothing else."""
    value = value.strip()
    return _ALL_OF_IT.fullmatch(value) is not None and _NAMED.fullmatch(value) is None


def number_in(value: str) -> int | None:
    """Return the first whole number in a folded value, written in digits or words, or None."""
    match = _NUMBER.search(value)
    if match is not None:
        return int(match.group()) if match.group().isdecimal() else _from_zh(match.group())
    words = _IN_WORDS.search(value)
    if words is None:
        return None
    if words["small"]:
        return _SMALL_EN.index(words["small"])
    return 20 + 10 * _TENS_EN.index(words["ten"]) + (_SMALL_EN.index(words["one"]) if words["one"] else 0)


def _from_zh(words: str) -> int:
    total = digit = 0
    if not re.search(r"[十百千万]", words):
        return int("".join(str(_ZH[sign]) for sign in words))
    for sign in words:
        if sign in _POWERS:
            total += (digit or 1) * _POWERS[sign]
            digit = 0
        else:
            digit = _ZH[sign]
    return total + digit
