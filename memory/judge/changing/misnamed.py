"""A word of what is on file that the user takes for a better one: "sorry I said bakery, it's more of a café now"."""

import re

from memory.judge.changing.new_place import Reworded
from memory.judge.changing.old_words import names_value
from memory.judge.reading.folding import fold
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_WORDS_EN = r"[\w'-]{3,20}(?: (?!now\b|these\b|actually\b|than\b|but\b|it)[\w'-]{3,20})?"
_OLD_EN = rf"(?:an? |the |my )?(?P<old>{_WORDS_EN})"
_NEW_EN = rf"(?:an? |the |my )?(?P<new>{_WORDS_EN})"
_MORE = r"(?:more (?:of|like) |actually |really |rather |now |just |closer to |technically )*"
_TOLD: dict[Language, tuple[LazyPattern, ...]] = {
    "en": (
        LazyPattern(rf"\bi (?:said|wrote|put|typed|called it|told you) {_OLD_EN}[,;]? (?:but )?(?:it'?s|its|it is|she'?s|he'?s|i meant?|make that|i should(?:'ve| have) said) {_MORE}{_NEW_EN}(?= now| these days| actually|$|[,.;!])"),
        LazyPattern(rf"\b(?:it'?s|it is) (?:actually |really )?more (?:of|like) {_NEW_EN} than {_OLD_EN}(?= now| these days| actually|$|[,.;!])"),
        LazyPattern(rf"\b(?:it'?s|it is|that'?s) not (?:really|exactly|quite|strictly) {_OLD_EN}[,;]? (?:but |it'?s )?{_MORE}{_NEW_EN}(?= now| these days| actually|$|[,.;!])"),
    ),
    "zh": (
        LazyPattern(r"与其说是?(?P<old>[\u3400-\u9fff]{2,6})[,，\s]*(?:倒)?不如说是?(?P<new>[\u3400-\u9fff]{2,6})(?=$|[,，。])"),
        LazyPattern(r"(?:说|写|讲)(?:的)?是?(?P<old>[\u3400-\u9fff]{2,6}?)[,，\s]*(?:但|可|不过)?(?:其实|准确[地来]?说|严格来说|现在|更)+(?:像|是|算|接近)+(?:个|家|一?[个家])?(?P<new>[\u3400-\u9fff]{2,6}?)(?:了|的)?(?=$|[,，。])"),
    ),
}  # fmt: skip
_UNREAL = LazyPattern(r"[?？吗]|如果|可能|\b(?:if|might|maybe|could|should)\b")
_KEPT = frozenset(
    {"occupation", "employer", "project", "possession", "goal", "pet", "skill", "habit", "family"}
)


def reworded(utterance: Utterance) -> Reworded | None:
    """Return what is on file with the better word in it; None where no word of it is meant."""
    text = utterance.folded.text
    match = next((found for one in _TOLD[utterance.language] if (found := one.search(text))), None)
    if match is None or _UNREAL.search(text):
        return None
    old, new = match["old"].strip(), utterance.folded.cut(*match.span("new")).strip()
    for known in reversed(utterance.on_file()):
        value = fold(known.value).text
        if known.attribute in _KEPT and names_value(value, old) and not names_value(value, fold(new).text):
            return Reworded(known, _with(known.value, old, new))
    return None


def _with(value: str, old: str, new: str) -> str:
    """Return a value with one word for another, in English with the article that goes with it."""
    if not old.isascii():
        return value.replace(old, new, 1)
    article = "an " if new[:1].lower() in "aeiou" else "a "
    pattern = rf"\b(?P<article>an? )?{re.escape(old)}\b"
    return re.sub(
        pattern, lambda one: f"{article if one['article'] else ''}{new}", value, count=1, flags=re.I
    )
