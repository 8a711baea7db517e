"""The new value that stands where an old one stood: a number for a number, a weekday for a weekday.

"I run every Tuesday" and "moved it to Thursdays": what is corrected is known by its kind, without a row for
either sentence. The value that results is the old one with the new word in its place.
"""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from memory.judge.changing.splice import spliced
from memory.judge.reading.clauses import Clause
from memory.judge.reading.folding import Folded, fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern

_EN_NUMBER = (
    r"(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|"
    r"(?:thir|four|fif|six|seven|eigh|nine)teen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
)
_EN_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"
    r"nov(?:ember)?|dec(?:ember)?)"
)
# Dates before all else: "18 December for three weeks" holds two numbers, of which one is meant.
_DATES: tuple[LazyPattern, ...] = (
    LazyPattern(
        rf"\b\d{{1,2}}(?:st|nd|rd|th)?(?: of)? {_EN_MONTH}\b|\b{_EN_MONTH} \d{{1,2}}(?:st|nd|rd|th)?\b"
        r"|[\d一二三四五六七八九十]{1,3}月[\d一二三四五六七八九十]{1,3}(?:[号日]|(?![\d一二三四五六七八九十个]))"
    ),
    LazyPattern(r"[\d一二三四五六七八九十]{1,3}[号日](?![\u3400-\u9fff]{0,1}线)"),
    LazyPattern(
        r"(?<![\d一二三四五六七八九十个])(?:\d{1,2}|十[一二]|[一二三四五六七八九十])月(?:份)?(?![\d一二三四五六七八九十])"
        rf"|(?<=\bin ){_EN_MONTH}\b|(?<=\bit's ){_EN_MONTH}\b|^{_EN_MONTH}$"
    ),
)
_KINDS: tuple[LazyPattern, ...] = tuple(
    LazyPattern(pattern)
    for pattern in (
        r"\b\d{1,2}(?:st|nd|rd|th)\b",
        r"(?:周|星期|礼拜)[一二三四五六日天末](?:[、和跟,]?(?:周|星期|礼拜)?[一二三四五六日天](?![个天号月日年点家次]))*|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b",
        r"姓(?![名氏什啥甚我你他她])[\u3400-\u9fff](?![\u3400-\u9fff]名)",
        r"属[鼠牛虎兔龙蛇马羊猴鸡狗猪]",
        r"[一二三四五六]年级|[大高初研博][一二三四](?![\u3400-\u9fff]{0,1}[家多])|\b(?:year|grade) \w+",
        r"锅边素|蛋奶素|纯素|全素|吃素|素食|吃斋|生酮|\b(?:vegan|vegetarian|pescatarian|keto|paleo|flexitarian)\b",
        r"(?:凌晨|早上|上午|中午|下午|晚上)?[一二两三四五六七八九十\d]{1,3}点半?|\b\d{1,2}(?::\d\d)? ?[ap]m\b",
        r"(?<![a-z\d])[a-z]{1,4}\d{1,4}(?![a-z\d])",
        r"(?<![a-z\d])\d+|[零二三四五六七八九十百两][零一二三四五六七八九十百两]+"
        r"|[一二三四五六七八九十两](?=[岁楼层号个只条口次斤栋室级段周胎])|\b" + _EN_NUMBER + r"\b",
    )
)
_NUMBERS = _KINDS[-1]
# "A Pixel 8" and "iPhone 17": of what is called so, the number is a part.
_MAKE = LazyPattern(
    spell_out(
        r"(?:(?P<zh>{firm_zh}|荣耀|红米|一加|魅族|问界|极氪|理想|元|秦|汉|唐|宋|型号) ?|\b(?P<en>(?:[a-z][\w-]* )?[a-z][\w-]*[ -]))$"
    )
)
_DAYS = re.compile(r"(?<=[a-z])days$", re.IGNORECASE)
_ORDINAL = re.compile(r"(?<=\d)(?:st|nd|rd|th)\b")
_A_VOWEL = re.compile(r"\b([Aa]) (?=[aeiouAEIO])")
_NO_MAKE = LazyPattern(
    r"(?:i'?m|i am|it'?s|its|is|are|was|he'?s|she'?s|they'?re|we'?re|actually|now|sorry|no|not|make|that|turned|just|only|at|about|over|nearly|almost|to|from|for|of|in|on|"
    r"by|and|or|but|the|an?|my|our|his|her|number|no|size|room|unit|flat|level|year|grade|day|age|aged|week|line|bus|route|be|meant|mean|said|got|have|has|than|with|up|down|"
    r"really|mistake|may|june?|july?|jan\w*|feb\w*|march|apr\w*|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|wait|oops|correction|typo|rather|instead|then|past|every|since|until|till|around|another|all|are|bad|ok|yes|yeah|well|so|lol|haha|do|run|ran|walk|swim|read|cost|costs|pay|weigh|every)"
)
# Both values in so many words: "不是柴犬，是秋田", "not a beagle, a basset".
_SWAPPED = {
    "zh": LazyPattern(
        r"不是(?P<old>[^,，。\s是不]{2,8})[,，。\s]*(?:而|应该)?是(?P<new>[^,，。\s是不吧啊]{1,10})"
    ),
    "en": LazyPattern(
        r"\bnot (?:an? |the |my )?(?P<old>[\w'-]{3,20}),? (?:but |it'?s |she'?s |he'?s )?(?:an? |the )?(?P<new>(?!but|it's|is|was)[\w'-]{3,20})$"
    ),
}
_COUNTED = LazyPattern(r"[ -]?(?P<unit>(?![了啦嘛吧啊呢呀的才])[\u3400-\u9fff]|[a-z]+)")
_NO_UNIT = frozenset(
    [
        "now",
        "actually",
        "instead",
        "today",
        "not",
        "and",
        "or",
        "but",
        "so",
        "since",
        "this",
        "by",
        "already",
        "rather",
        "then",
        "please",
        "sorry",
        "mate",
        "is",
        "yesterday",
        "last",
        "today",
        "in",
        "on",
    ]
)
_WORD = LazyPattern(r"[a-z][a-z'-]{2,}")
_ALIKE = 0.57
_WIDEST = 24  # characters
_NO_NAME = LazyPattern(
    r"actually|sorry|spelled|spelt|with|not|the|its|name|called|and|but|him|her|his|she|they|them|you|your|are|was|were|have|has|had|can|"
    r"will|would|time|some|from|for|that|this|there|here|then|than|when|what|who|how|all|one|out|now|just|"
    r"(?:i|you|we|they|he|she|it|that|there|what|who|let|don|can|won|isn|didn|doesn)'[a-z]+"
)
_SUBJECT = LazyPattern(
    spell_out(
        r"(?:^|[我咱](?:们|家)?的?|my |our )(?P<who>{kin_bare_zh}|{kin_en}\b)(?!和我|跟我| and (?:i|me)\b)"
    )
)
_SOMEBODY = LazyPattern(
    spell_out(
        r"我(?:们)?(?:的|家)?(?P<who>{friend_zh}|同事|同学|邻居|客户)|(?:my|our|an?|some|the|one of my) (?:[\w'-]+ )??(?P<person>{friend_en}|neighbou?r|colleague|co-?worker|guy|girl|man|woman|client|customer)\b"
    )
)
_KIN = LazyPattern(spell_out(r"{kin_bare_zh}|\b{kin_en}\b"))


class Exchange(NamedTuple):
    """What a message puts in the place of an old value: `value` is the old one with the new word in it.

    `old` and `new` are the words that were exchanged, folded; `start` is where the new one stands.
    """

    value: str
    old: str
    new: str
    start: int


def tells_of_another(text: str, value: str) -> bool:
    """Tell whether a folded message begins with somebody who is not in a value: "my brother sold his"."""
    found = _SUBJECT.match(text) or _SOMEBODY.match(text)
    return found is not None and next(filter(None, found.groups())) not in fold(value).text


def counts(text: str) -> bool:
    """Tell whether a folded text holds a number."""
    return _NUMBERS.search(text) is not None


def exchange(
    old: str, utterance: Utterance, usable: Sequence[bool], *, name: bool = False, named: bool = False
) -> Exchange | None:
    """Return what the usable clauses put in the place of `old`, or None where that is not plain.

    `name` says that the old value is or holds a name, for which another spelling of it counts; `named` that
    the message itself names the old value, so that there is no doubt whom it speaks of.
    """
    known = fold(old)
    clauses = [one for one, ok in zip(utterance.clauses, usable, strict=True) if ok]
    if not named and any(one.group() not in known.text for one in _KIN.finditer(utterance.folded.text)):
        return None  # it speaks of another relative
    for clause in () if name else clauses:
        swap = _SWAPPED[utterance.language].search(utterance.folded.text, clause.start)
        if swap is not None and (low := known.text.find(swap["old"].strip())) >= 0:
            there = low, low + len(swap["old"].strip())
            return _exchanged(known, there, utterance, swap.span("new"))
    made = _other_make(known, utterance, clauses)
    if made is not None:
        return made
    for kind in (*_DATES, *_KINDS):
        matches = list(kind.finditer(known.text))
        place = _span([match.span() for match in matches])
        if place is None:
            continue
        units = {_unit(known.text, match.end()) for match in matches} if kind is _NUMBERS else None
        found = _said_in(kind, {match.group() for match in matches}, clauses, utterance.folded.text, units)
        if found is None and kind in _DATES:
            continue
        return None if found is None else _exchanged(known, place, utterance, found)
    return _respelled(known, utterance, clauses) if name else None


def _other_make(known: Folded, utterance: Utterance, clauses: Sequence[Clause]) -> Exchange | None:
    """Return the whole of another make's name where an old name with a number stood: "iPhone 17" for "Pixel 8"."""
    before = [span for match in _NUMBERS.finditer(known.text) if (span := _name_around(known, match.span()))]
    if len(before) != 1:
        return None
    for clause in clauses:
        for match in _NUMBERS.finditer(clause.text):
            low, high = clause.start + match.start(), clause.start + match.end()
            span = _name_around(utterance.folded, (low, high))
            if span is not None and utterance.folded.text[slice(*span)] not in known.text:
                made = _exchanged(known, before[0], utterance, span)
                return made._replace(value=_A_VOWEL.sub(r"\1n ", made.value))
    return None


def _name_around(text: Folded, number: tuple[int, int]) -> tuple[int, int] | None:
    """Return the span of a name that ends in a number; None where what stands before it is no name."""
    match = _MAKE.search(text.text, max(number[0] - 24, 0), number[0])
    if match is None or not text.text[slice(*number)].isascii():
        return None
    if match["zh"]:
        return match.start(), number[1]
    words = match["en"].rstrip(" -").split()
    low = number[0] - len(match["en"].split(" ", 1)[-1] if len(words) > 1 else match["en"])
    if _NO_MAKE.fullmatch(words[-1]) or not _is_called(text, low, words):
        return None
    return low, number[1]


def _is_called(text: Folded, low: int, words: Sequence[str]) -> bool:
    """Tell whether a word is a name: spelled with a capital, or said to be one of its kind ("a pixel 8")."""
    spelled = text.cut(low, low + len(words[-1]))
    return spelled.lower() != spelled or (len(words) > 1 and words[0] in ("a", "an"))


def _said_in(
    kind: LazyPattern, before: set[str], clauses: Sequence[Clause], text: str, units: set[str] | None
) -> tuple[int, int] | None:
    """Return the span of the words of a kind that are new: those the text begins with, or the only ones.

    `units` is what the old numbers count: "67块" stands in the place of no "二层".
    """
    spans = []
    for clause in clauses:
        matches = (
            match
            for match in kind.finditer(clause.text)
            if match.group() not in before
            and not (kind is _NUMBERS and clause.text[: match.start()].endswith("月"))  # a day of a month
            and (units is None or _unit(clause.text, match.end()) in {"", *units})
        )
        span = _span([(clause.start + match.start(), clause.start + match.end()) for match in matches])
        spans += [span] if span is not None else []
    said = {text[low:high] for low, high in spans}
    first = [span for span in spans if span[0] == 0]
    return first[0] if first else spans[0] if len(said) == 1 else None


def _unit(text: str, end: int) -> str:
    """Return what a number counts that ends there, "" where it stands alone: the measure word, the next word."""
    match = _COUNTED.match(text, end)
    unit = match["unit"] if match else ""
    return "" if unit in _NO_UNIT else unit


def _respelled(known: Folded, utterance: Utterance, clauses: Sequence[Clause]) -> Exchange | None:
    """Return another spelling of a name: "Katherine" for "Catherine"."""
    for clause in clauses:
        for match in _WORD.finditer(clause.text):
            if match.group().removesuffix("'s") in known.text or _NO_NAME.fullmatch(match.group()):
                continue
            for part in _WORD.finditer(known.text):
                if SequenceMatcher(None, part.group(), match.group()).ratio() >= _ALIKE:
                    span = clause.start + match.start(), clause.start + match.end()
                    return _exchanged(known, part.span(), utterance, span)
    return None


def _span(spans: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
    if not spans or spans[-1][1] - spans[0][0] > _WIDEST:
        return None
    return spans[0][0], spans[-1][1]


def _exchanged(
    known: Folded, place: tuple[int, int], utterance: Utterance, found: tuple[int, int]
) -> Exchange:
    low, high = place[0], _with_ordinal(known.text, place[1])
    found = found[0], _with_ordinal(utterance.folded.text, found[1])
    before, new = known.cut(0, low), utterance.folded.cut(*found)
    if before.endswith("every "):
        new = _DAYS.sub("day", new)  # "moved to Thursdays" for "every Tuesday evening"
    value = spliced(before, new, known.cut(high, len(known.text)))
    return Exchange(value, known.text[low:high], utterance.folded.text[slice(*found)], found[0])


def _with_ordinal(text: str, end: int) -> int:
    """Return where a number ends with the letters that belong to it: no "9th" leaves "9rd" in an old date."""
    match = _ORDINAL.match(text, end)
    return match.end() if match is not None else end
