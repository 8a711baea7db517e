"""A home that has changed, told in passing: "we moved to Hull back in May though", "半年前就落户昆山了".

A move of long ago says where the user lives now, unless the message says that it was for a time or that he is back.
What only says that he is somewhere ("I'm in Gary now") is a home where something else says that he stays.
"""

from typing import NamedTuple

from memory.judge.changing.said_before import said_before
from memory.judge.reading.lexicon import spell_out
from memory.judge.telling.against import NO_TOWN
from memory.judge.telling.fitting import plausible
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_LEAD_EN = (
    r"^(?:(?:and|so|well|but|oh|ah|ok|yeah|no|nope|nah|um|actually|except|thing is|btw|old news|turns out)[ ,]+)*"
    r"(?:we|i)(?:'ve| have|'d| had)?(?: (?:actually|since|already|all|just|finally|both|now|kind of|up and))*"
)
_PLACE_EN = r"(?P<v>(?!the\b|an?\b|my\b|our\b|his\b|her\b|another\b|new\b|this\b|that\b|it\b|there\b|here\b|be\b)[a-z][\w'-]+(?: (?!back\b|in\b|last\b|about\b|over\b)[a-z][\w'-]+)??)"
_AGO_EN = (
    r"(?: (?:though|actually|now|already|by then))*(?: (?:back |way back |sometime )?in (?:the )?(?:early |late )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|autumn|fall|winter|new year|\d{4})(?: \d{4})?"
    r"| last \w+| (?:about |around |over |nearly |almost )?(?:a|an|two|three|four|five|six|seven|eight|nine|ten|\d+|a few|a couple of|half a|several|some) (?:\w+ )?(?:days|weeks?|months?|years?|fortnight) (?:ago|back)| (?:ages|a while|yonks|some time|not long) (?:ago|back)| (?:around|at|after|over|just after) (?:easter|christmas|new year'?s?|the new year|the summer|ramadan|eid))"
)
_TO_EN = LazyPattern(
    _LEAD_EN
    + r" (?:moved|relocated|shifted|upped sticks|decamped|settled)(?: (?:out|over|down|up|back|house|across|away|on))* (?:to|in|into) "
    + _PLACE_EN
    + _AGO_EN
    + r"(?: (?:though|actually|now|already|btw|fyi|remember|mate))*$"
)
_LEFT: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        _LEAD_EN
        + r" (?:left|moved (?:away|out|on)|cleared out|got out)(?: (?:of )?(?:there|that place|town|that town|from there|the city|[a-z][\w'-]+))?"
        + rf"(?:{_AGO_EN}| (?:already|long since))?(?: (?:though|actually))?$|^(?:i|we) (?:don'?t|no longer) live (?:there|in [\w' -]+?)(?: any ?more| now)?$"
    ),
    "zh": LazyPattern(
        r"^[^,。]{0,8}?(?:搬走|搬离|离开(?:那[里边儿]|那)?|不(?:再)?住(?:在)?那(?:[里边儿])?|不在那(?:[里边儿])(?:住)?)[^,。]{0,5}了$"
    ),
}
_NOW_AT: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        r"(?:^|[,.;!] )(?:it'?s |we'?re (?:in |over in )?|i'?m (?:in )?|we live in |i live in |in |now (?:in )?)*"
        + _PLACE_EN
        + r",? (?:these days|nowadays|now|since then|for good)(?=$|[,.;!])"
    ),
    "zh": LazyPattern(
        r"(?:^|[,。;!\s])(?:我|我们)?(?:现在|如今|眼下|目前)(?:人|我|家|我们|都|就)*(?:在|住在?|搬到了?|定居)(?P<v>[\u3400-\u9fff]{2,4}?)(?:了|啦|住|生活|这边)*(?=$|[,。;!\s])"
    ),
}
_BE_EN = LazyPattern(
    r"^(?:(?:and|so|well|but|oh|ok|yeah|actually|hey)[ ,]+)*(?:i'?m|we'?re|i am|we are)(?: (?:living|based|over|down|up|out))? in "
    + _PLACE_EN
    + r"(?: (?:now|these days|already))+(?=$|[,.;!])"
)
_ARRIVED_ZH = LazyPattern(
    r"(?:^|[,。;!\s])(?:我|我们|其实|人)?(?:已经|早就?|都|刚|终于)+(?:搬|调|回)?(?:到|来|在)(?P<v>[\u3400-\u9fff]{2,4}?)(?:了|啦)(?=$|[,。;!\s])"
)
_SETTLED_ZH = LazyPattern(
    r"(?:^|[,。;!\s])(?:其实|不过|可是|但|哦|我|我们|咱们?|一家人?|全家|老早|早就?|早已|已经|都|就|上个?月|去年|前年|今年|[\d一二两三四五六七八九十半几]+个?[年月周]前|(?:今年|去年)?(?:年初|年底|[春夏秋冬]天|[\d一二三四五六七八九十]+月份?)|刚)+"
    r"(?:落户|定居|安家|扎根|安顿|搬家?|迁居?)(?:在|到|去|来|于|进)?了?(?P<v>(?!家|走|来|去|到|新|完|好|楼|隔壁|对面|宿舍|单位|公司|学校)[\u3400-\u9fff]{2,4}?)(?:这边|那边|去|来)?(?:了|啦)(?=$|[,。;!\s])"
)
# That somebody stays where he says he is.
_STAYS: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        r"\b(?:moved in|unpack(?:ed|ing)|settled(?: in)?|settling in|got the keys|new (?:place|flat|house|apartment|job)|(?:having|have|got) (?:a|an|our own) (?:yard|garden|balcony)|for good|living here|new neighbou?rs?)\b"
    ),
    "zh": LazyPattern(
        r"(?:以后|往后|今后)[^,。]{0,4}(?:在|住)?[这那](?:边|里|儿)|长住|常住|定居|不(?:走|回去)了|安顿(?:好|下来)|入职|租好|房子都?(?:买|租|找)|落户"
    ),
}
# It was for a time, it is to come, or he is back.
_NOT_NOW = LazyPattern(
    r"\b(?:but|then|and) (?:\w+ )?(?:left|returned|came back|went back|moved back|are back|hated|didn'?t last|gave up)|\bback (?:here|home|again)\b|\b(?:came|went|moved|are|am|we'?re|i'?m) back(?! in (?:may|june|july))\b|\buntil\b|\bfor (?:a|an|one|two|three|six|\d+|a few) (?:\w+ )?(?:days?|weeks?|months?|years?|semester|term)\b|"
    r"\bwhen i was\b|\bas a (?:kid|child|student)\b|\bvisit|\btemporar|\bholiday|\bon business|\bthis (?:week|weekend|month)|\bback (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|\btomorrow|\bused to\b|\bwill\b|\bif\b|\bplan|\bthinking\b|\bconsider|\bsupposed\b|\bbefore (?:we|i|moving|coming)\b|\bthen (?:we|i)?\b"
    r"|[明后]天|下周[^,]{0,3}回|就回(?!复)|回来|又回|搬回|出差|旅游|玩|开会|看(?:病|朋友|亲戚|展)|暂时|借住|几天|打算|准备|如果|要是|想|以前|小时候|当时|后来|大学时|过完|[吗?]"
)


_TOWN_ZH = LazyPattern(spell_out(r"{place_zh}|[省市县镇区村州岛乡]$"))
_MAKES_HOME = LazyPattern(r"(?:落户|定居|安家|扎根|安顿)(?:在|到|于)?了?$|\b(?:upped sticks|relocated) to $")


class Settled(NamedTuple):
    """Where the user lives now, the home on file, whether another was just spoken of, the clauses that say so."""

    home: str
    old: Known | None
    corrects: bool
    told: tuple[int, ...]


def settled(utterance: Utterance) -> Settled | None:
    """Return the home that a message tells of in passing; None where it tells of none of the user's own."""
    text, language = utterance.folded.text, utterance.language
    if "?" in text or _NOT_NOW.search(text):
        return None
    span = _home(utterance)
    if span is None:
        return None
    old = next(
        (one for one in utterance.on_file() if one.attribute == "location" and one.subject == "user"), None
    )
    spoken_of = any(one.attribute == "location" for one in said_before(utterance))
    home = utterance.folded.cut(*span).strip()
    if not (spoken_of or _is_town(home, text[: span[0]])) or NO_TOWN.search(text, *span):
        return None
    if not plausible("location", home, language) or (old is not None and home == old.value):
        return None
    told = tuple(
        i
        for i, one in enumerate(utterance.clauses)
        if one.start < span[1] or _STAYS[language].search(one.text)
    )
    return Settled(home, old, old is not None or spoken_of, told)


def _is_town(home: str, ahead: str) -> bool:
    """Tell whether a word is a town where no home was just spoken of: a known one, a capital, a verb of settling."""
    if home.isascii():
        return home[:1].isupper()
    return _TOWN_ZH.search(home) is not None or _MAKES_HOME.search(ahead) is not None


def _home(utterance: Utterance) -> tuple[int, int] | None:
    text, language = utterance.folded.text, utterance.language
    clauses = [(one.start, one.text) for one in utterance.clauses]
    if utterance.context and any(_LEFT[language].search(said) for _, said in clauses):
        match = _NOW_AT[language].search(text)
        return match.span("v") if match is not None else None
    stays = _STAYS[language].search(text) is not None
    if language == "zh":
        match = _SETTLED_ZH.search(text) or (_ARRIVED_ZH.search(text) if stays else None)
        return match.span("v") if match is not None else None
    for start, said in clauses:
        match = _TO_EN.search(said) or (_BE_EN.search(said) if stays else None)
        if match is not None:
            return start + match.start("v"), start + match.end("v")
    return None
