"""A thing that has another time, told with the old time and the thing itself: "the recital got pushed, the 20th not the 6th".

Where nothing but the old time is on file, or nothing at all, the record must say what it is of, and not hold the old time.
"""

import re
from typing import NamedTuple

from memory.judge.reading.folding import fold
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_N = r"[\d一二三四五六七八九十]"
_TIME_ZH = (
    rf"(?:(?:[这下本上每]个?)?(?:周|星期|礼拜)[一二三四五六日天末]|(?:[下本这]个?月|{_N}{{1,3}}月)(?:{_N}{{1,3}}[号日]?)?|{_N}{{1,3}}[号日]|"
    rf"(?:早上|上午|中午|下午|晚上)|{_N}{{1,3}}点半?)+"
)
_OLD_ZH, _NEW_ZH = rf"(?P<old>{_TIME_ZH})", rf"(?P<new>{_TIME_ZH})"
_MOVES_ZH = r"(?:改|挪|推|移|换|调|延|提前|推迟|顺延|改期|延期)(?:到|至|成|在|为)?了?"
_THING_ZH = r"(?<![把帮给将替])(?P<head>(?![把帮给将替])(?:(?!我|咱|他|她|它|这|那|现在|不|因为|从|改)[\u3400-\u9fff]){2,8}?)(?:的?(?:时间|日期|日子))?(?:又|也|都|现在|临时|已经|要|被|全)*"
_MONTH = r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
_WEEKDAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?"
_CLOCK = r"(?:\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d|noon)"
_TIME_EN = (
    rf"(?:(?:next |this )?{_WEEKDAY}(?: (?:at |the )?(?:{_CLOCK}|\d{{1,2}}(?:st|nd|rd|th)))?|(?:the )?\d{{1,2}}(?:st|nd|rd|th)?(?: of)? {_MONTH}\b"
    rf"|{_MONTH} (?:the )?\d{{1,2}}(?:st|nd|rd|th)?\b|the \d{{1,2}}(?:st|nd|rd|th)|{_CLOCK})"
)
_OLD_EN, _NEW_EN = rf"(?P<old>{_TIME_EN})", rf"(?P<new>{_TIME_EN})"
_THING_EN = (
    r"(?:^|[,.;!] |\b(?:and|but|so|because|since|as) )(?P<head>(?:the |my |our |his |her )?(?!(?:it|that|this|they|we|i|he|she|you|everything|all|just|sorry|the|and|but|so)\b)[a-z][\w'-]*(?: (?!from\b|to\b)[a-z][\w'-]*){0,3}?"
    r"(?:'s| is| was| has| have| had| got| been| gets| just| now)* (?:moved|pushed|bumped|shifted|rescheduled|postponed|changed|switched|delayed|put off|put back|brought forward)(?: (?:back|forward|out|up))?)"
)
_TOLD: dict[Language, tuple[LazyPattern, ...]] = {
    "zh": (
        LazyPattern(
            rf"{_THING_ZH}(?:改期|改时间|改日子|改|推迟|提前|延期|顺延|变动|调整)了?[,。!\s]*(?:从|由|原来的?|原定的?|本来是?|不是|不在)?{_OLD_ZH}[,。!\s]*{_MOVES_ZH}{_NEW_ZH}"
        ),
        LazyPattern(
            rf"{_THING_ZH}(?:从|由|原来是?|原定|本来是?){_OLD_ZH}[,。!\s]*(?:现在)?{_MOVES_ZH}{_NEW_ZH}"
        ),
        LazyPattern(
            rf"(?:不(?:再)?(?:在|是)?{_OLD_ZH}|{_OLD_ZH.replace('old', 'old2')}(?:已经|都|就|现在|也|早就?)*不[\u3400-\u9fff]{{1,3}}了?)[\u3400-\u9fff]{{0,2}}[,。!\s]+{_THING_ZH}{_MOVES_ZH}{_NEW_ZH}"
        ),
        LazyPattern(
            rf"{_THING_ZH}{_MOVES_ZH}{_NEW_ZH}了?[,。!\s]*(?:而?不(?:再)?(?:是|在)?)(?:原来的?)?{_OLD_ZH}"
        ),
    ),
    "en": (
        LazyPattern(
            rf"{_THING_EN}(?:,|:| -)?(?: (?:it'?s|so|now|to|till|until|on))* {_NEW_EN}(?: now)?,? (?:instead of|rather than|and not|not) (?:on )?{_OLD_EN}"
        ),
        LazyPattern(rf"{_THING_EN} from {_OLD_EN} (?:to|until|till) {_NEW_EN}"),
        LazyPattern(
            rf"\b(?:don'?t|doesn'?t|no longer|aren'?t|isn'?t|won'?t be|not)(?: [a-z]+){{0,3}}? (?:on |at )?{_OLD_EN}(?: now| any ?more| any longer)*{_THING_EN}(?: (?:to|until|till|onto))* {_NEW_EN}"
        ),
    ),
}
_ROUTINE = LazyPattern(r"days\b|(?:课|班|团|社|队|操|读书会|例会|周会|[晨早晚]会)$")
_DATED = LazyPattern(rf"月|号|(?<![周期拜])日|\b{_MONTH}\b|\d(?:st|nd|rd|th)")
_TIMED = LazyPattern(rf"{_TIME_ZH}|\b{_TIME_EN}")
_UNREAL = LazyPattern(r"[?吗]|如果|可能|也许|能不能|要不要|\b(?:if|might|may be|maybe|could|should|can)\b")


class NewTime(NamedTuple):
    """What is told of the thing, the record of its old time alone if there is one, and the clauses that say so."""

    value: str
    routine: bool
    old: Known | None
    told: tuple[int, ...]


def new_time(utterance: Utterance) -> NewTime | None:
    """Return the other time of a thing of which no more than the old time is on file; else None."""
    text, language = utterance.folded.text, utterance.language
    if _UNREAL.search(text):
        return None
    for pattern in _TOLD[language]:
        match = pattern.search(text)
        if match is None:
            continue
        low, high = match.span("head")
        head = utterance.folded.cut(low, high).strip()
        old = match["old"] or match.groupdict().get("old2") or ""
        alone = _on_file(old, match["head"], utterance)
        if isinstance(alone, bool):
            return None
        value = f"{head}{'改到' if language == 'zh' else ' to '}{utterance.folded.cut(*match.span('new'))}"
        routine = _ROUTINE.search(match["head"] if language == "zh" else match["new"]) is not None
        told = tuple(
            i
            for i, one in enumerate(utterance.clauses)
            if one.start < match.end() and one.end > match.start()
        )
        return NewTime(value, routine and not _DATED.search(match["new"]), alone, told)
    return None


def _on_file(old: str, head: str, utterance: Utterance) -> Known | bool | None:
    """Return the record that is nothing but the old time, None without one; True where more is on file of it."""
    words = re.findall(r"[a-z]{4,}|[\u3400-\u9fff]{2}", head)
    for known in utterance.on_file():
        value = fold(known.value).text.strip()
        bare = re.sub(r"^(?:on|the|at) ", "", value)
        if bare and bare in old:
            return known
        told = old in value or (any(word in value for word in words) and _TIMED.search(value))
        if told and known.attribute in ("event", "habit", "other", "family"):
            return True
    return None
