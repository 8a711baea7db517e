"""Two wordings that cannot both hold: "I run every morning" and "I never run", "喜欢喝咖啡" and "不喝咖啡了".

Compared is what is left of a value without negation, frequency and the small verbs of liking and eating.
"""

from functools import cache

from memory.judge.reading.folding import fold
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.long_term.shelf import same
from memory.long_term.tokens import tokenize
from memory.records import Fact, Record
from memory.vocabulary import OPPOSITES

_NEGATIVE = frozenset({"dislike", "allergy"})
_POSITIVE = frozenset({"like", "habit", "diet"})
_NO = LazyPattern(
    r"不|没|别|戒|从无|\b(?:no|not|never|don'?t|doesn'?t|can'?t|won'?t|without|avoid\w*|quit|stopped|hate|dislike)\b"
)
_NEVER = LazyPattern(
    r"从不|从来不|从没|绝不|根本不|再也不|压根不|不\S{0,6}了|\bnever\b|\bany ?more\b|\bno longer\b"
)
_SMALL_ZH = LazyPattern(
    r"我|平时|一般|通常|总是|一直|每天|每周|天天|经常|常常|从来|从|都|很|最|特别|超级?|非常|每?早上?|每?晚上?|了|不|没|别|再也|也|根本|压根|绝|喜欢|"
    r"讨厌|爱|吃|喝|看|听|玩|用|去|打|做|的|会|要|得|必须|习惯|戒|[,。\s]"
)
_HOUR = LazyPattern(r"早|晨|中午|午饭|下午|晚|夜|morning|noon|lunch|afternoon|evening|night|breakfast|dinner")
_SMALL_EN = (
    "never not no always usually often every daily weekly day morning night evening like love hate enjoy"
    " eat drink have take go do use really much most more any anymore now still longer"
)


def opposed(fact: Fact, old: Record) -> bool:
    """Tell whether a fact denies what a record affirms about the same thing, or the other way round."""
    both = {old.attribute, fact.attribute}
    kinds = both <= {"habit", "diet"} or old.attribute in OPPOSITES.get(fact.attribute, frozenset())
    if not kinds or _affirms(fact.attribute, fact.value) == _affirms(old.attribute, old.value):
        return False
    new, known = _core(fact.value), _core(old.value)
    if not new or not known or not _hours(fact.value) <= _hours(old.value):
        return False
    # "Never" denies every instance; anything less denies only just the same thing.
    return new == known or (_NEVER.search(fold(fact.value).text) is not None and new <= known)


def _hours(value: str) -> frozenset[str]:
    """Return the times of day in a value: who runs in the morning may well never run at night."""
    return frozenset(_HOUR.findall(fold(value).text))


def _affirms(attribute: str, value: str) -> bool:
    return attribute in _POSITIVE and _NO.search(fold(value).text) is None


def _core(value: str) -> frozenset[str]:
    if detect_language(value) == "zh":
        rest = same(_SMALL_ZH.sub("", fold(value).text))
        return frozenset(rest[at : at + 2] for at in range(max(len(rest) - 1, 1))) - {""}
    return frozenset(tokenize(value)) - _small_en()


@cache
def _small_en() -> frozenset[str]:
    return frozenset(tokenize(_SMALL_EN)) | {"don", "can", "t", "don't", "can't"}
