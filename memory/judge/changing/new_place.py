"""A trip or an appointment that goes on somewhere else: "we moved the trip, it's Porto now", "出差改去苏州了".

What is on file of it keeps its words and its date, with the new place for the old one.
"""

import re
from typing import NamedTuple

from memory.judge.reading.folding import fold
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_TRIP_EN = r"(?:trip|holiday|holidays|vacation|honeymoon|getaway|break|city break|weekend away|flights?|travel plans|conference|wedding|reunion|retreat|party|dinner|meet-?up|training|workshop|race|tour)"
_TRIP_ZH = r"(?:旅行|旅游|出差|行程|度假|蜜月|假期|婚礼|团建|年会|会议|聚会|聚餐|培训|考试|比赛|酒店|机票)"
_PLACE_EN, _PLACE_ZH = r"(?P<v>[A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2})", r"(?P<v>[\u3400-\u9fff]{2,5}?)"
# In the user's spelling: a capital letter is what tells a town from a time.
_TOLD: dict[Language, tuple[LazyPattern, ...]] = {
    "en": (
        LazyPattern(
            rf"(?i:\b(?:moved|changed|switched|swapped|re-?booked|shifted)\b(?: (?:the|our|my))? ?{_TRIP_EN}\b|\b{_TRIP_EN}(?:'s| is| has| got)?(?: been)? (?:moved|changed|switched|re-?booked)|\b(?:we|i)(?:'ve)? (?:re-?booked|changed our minds?|switched)\b)"
            rf"[^.!?]{{0,30}}?(?i:\bit'?s|\bwe'?re going|\bi'?m going|\bgoing|\bto)(?: (?:now|actually|to|in))* {_PLACE_EN}\b"
        ),
        LazyPattern(
            rf"(?i:\b(?:we|i)(?:'re|'m| are| am| will be|'ll be)?(?: now)? (?:going|flying|heading|off|go|travelling|traveling)) (?i:to) {_PLACE_EN} (?i:instead)\b"
        ),
        LazyPattern(rf"(?i:\b(?:the|our|my) {_TRIP_EN}(?:'s| is)(?: now)?(?: (?:in|to))) {_PLACE_EN} (?i:now|instead)\b"),
        LazyPattern(
            rf"(?i:\b(?:the|our|my) (?P<thing>[a-z]+)(?:'s| is| has| got| was)?(?: now)?(?: been)? (?:moved|changed|switched|relocated|re-?booked|shifted)(?: venue| location)? (?:over )?to) {_PLACE_EN}"
        ),
    ),
    "zh": (
        LazyPattern(rf"{_TRIP_ZH}[^,，。?？吗]{{0,6}}?(?:改|换)(?:成|到|去|在|为)+了?{_PLACE_ZH}(?:了|啦|吧)?(?=$|[,，。!！])"),
        LazyPattern(rf"不去[\u3400-\u9fff]{{2,5}}?了?[,，。\s]*(?:改|换)?(?:成|到|去)+了?{_PLACE_ZH}(?:出差|旅游|旅行|玩|度假)?(?:了|啦|吧)?(?=$|[,，。!！])"),
        LazyPattern(rf"^(?:我们?)?(?:临时|现在|最后)?改去{_PLACE_ZH}(?:出差|旅游|旅行|玩|度假)?(?:了|啦)?(?=$|[,，。!！])"),
    ),
}  # fmt: skip
_OLD_PLACE: dict[Language, re.Pattern[str]] = {
    "en": re.compile(r"(?<=\bto )[A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2}|(?<=\bin )(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)[A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2}"),
    "zh": re.compile(r"(?<=[去到飞])[\u3400-\u9fff]{2,5}?(?=出差|旅游|旅行|玩|度假|开会|参加|看|办|考|培训|$|[,，。])"),
}  # fmt: skip
# A look before the patterns, which want the user's own spelling.
_HINT: dict[Language, LazyPattern] = {
    "en": LazyPattern(r"\b(?:moved|changed|switched|swapped|re-?booked|shifted|instead|now)\b"),
    "zh": LazyPattern(r"改|换|不去"),
}
_UNREAL = LazyPattern(
    r"[?？吗]|如果|要不|可能|也许|能不能|想改|\b(?:if|might|may|maybe|could|should|can|wish|would)\b"
)
_NO_PLACE = re.compile(
    r"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|I\b|(?:下|周|星期|礼拜|明|后|今|上午|下午|晚上|早上)"
)


class Reworded(NamedTuple):
    """What is on file, and its words with the new place in them."""

    known: Known
    value: str


def new_place(utterance: Utterance) -> Reworded | None:
    """Return what on file takes place somewhere else now; None where nothing is meant for sure."""
    language = utterance.language
    if not _HINT[language].search(utterance.folded.text) or _UNREAL.search(utterance.folded.text):
        return None
    text = utterance.folded.original
    match = next((found for one in _TOLD[language] if (found := one.search(text))), None)
    if match is None or _NO_PLACE.match(match["v"]):
        return None
    planned = [(one, at) for one in utterance.on_file() if (at := _place_in(one, language)) is not None]
    thing = match.groupdict().get("thing")
    if thing:
        planned = [one for one in planned if thing.lower() in fold(one[0].value).text]
    named = [one for one in planned if fold(one[0].value[slice(*one[1])]).text in fold(text).text]
    if not planned:
        return None
    known, (low, high) = (named or planned)[-1]
    if known.value[low:high] == match["v"]:
        return None
    return Reworded(known, f"{known.value[:low]}{match['v']}{known.value[high:]}")


def _place_in(known: Known, language: Language) -> tuple[int, int] | None:
    """Return where an appointment on file names its place."""
    found = _OLD_PLACE[language].search(known.value) if known.attribute == "event" else None
    return found.span() if found is not None else None
