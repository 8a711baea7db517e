"""A relative who died: all that is on file of them ends, and it is kept that they died."""

from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.changing.affair_words import UNREAL
from memory.judge.people.beside import on_file_of
from memory.judge.people.statements import statements
from memory.judge.reading.lexicon import spell_out
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern

_WHEN_ZH = r"(?:上个?[周月]|上个?(?:星期|礼拜)|昨[天晚]|前[天晚年]|今[早天年]|去年|年初|刚刚?|已经|也|都|突然|不幸|最近|[\d一二两三几]+(?:天|周|个?月)前|[一二三四五六七八九十]+月份?|是|因为?[^,]{1,8}|在(?:医院|家里|睡梦中))*"
_RELATIVE = {
    "zh": LazyPattern(
        spell_out(
            rf"^(?:唉|哎|对了|跟你说|那个)*(?:我|俺|咱)?(?:们)?(?:家)?(?:的)?(?P<who>{{kin_bare_zh}}|[爸妈爷奶]){_WHEN_ZH}(?:去世|过世|病逝|离世|不在|没|去|死)(?:了|的)$"
        )
    ),
    "en": LazyPattern(
        spell_out(
            r"^(?:(?:and|so|well|oh|sadly|unfortunately|hi|hey|bad news|sad news) )*(?:(?:my|our) )?(?:(?:poor|dear|lovely) )?(?P<who>{kin_en}|amma|appa|ammi|abba|mam|da)(?: (?!and\b|is\b|has\b)[a-z]+)?(?:'s|'d)?(?: (?:has|sadly|just|suddenly|finally|peacefully|recently|actually|both))*"
            r" (?:died|passed(?: away| on)?|slipped away|is dead|'s dead)\b(?! laughing| out| by| the| her| his| my| it| to)"
        )
        + spell_out(
            r"|^(?:(?:and|so|well|sadly) )*(?:we|i)(?:'ve| have)?(?: just| sadly)? lost (?:my|our) (?P<who2>{kin_en})\b(?= *$| (?:on|last|this|yesterday|to|two|a|earlier|recently|just)\b| in (?:\w+ber|january|february|march|april|may|june|july|august|the (?:spring|summer|autumn|fall|winter)))"
        )
    ),
}
_LONG_AGO = LazyPattern(
    r"\b(?:when i was|years ago|in (?:19|20)\d\d|as a (?:child|kid)|before i|long ago|back in)\b|年前|小时候|那年|[12]\d{3}年|的时候|很早|早年|从小"
)
_ALSO = {"amma": "mother", "ammi": "mother", "mam": "mum", "appa": "father", "abba": "father", "da": "dad"}


class Passing(NamedTuple):
    """What on file ends, what is kept instead, and the clauses that say so."""

    ends: tuple[Known, ...]
    kept: str
    told: tuple[int, ...]


def passed_away(utterance: Utterance, usable: Sequence[bool]) -> Passing | None:
    """Return which relative's death a message tells, as it touches what is on file; None where it tells of none."""
    text, language = utterance.folded.text, utterance.language
    if "?" in text or _LONG_AGO.search(text):
        return None
    for index, (clause, ok) in enumerate(zip(utterance.clauses, usable, strict=True)):
        match = _RELATIVE[language].search(clause.text)
        if match is None or not ok or UNREAL[language].search(clause.text):
            continue
        found = _of_relative(next(part for part in match.groupdict().values() if part), utterance)
        if found is not None:
            return Passing(*found, (index,))
    return None


def _of_relative(who: str, utterance: Utterance) -> tuple[tuple[Known, ...], str] | None:
    """Return what ends of what is on file of a relative, and that they died."""
    kept = f"我{who}去世了" if utterance.language == "zh" else f"my {who} has died"
    who = _ALSO.get(who, who)
    said = statements(f"我{who}住在家里" if utterance.language == "zh" else f"my {who} lives in Leeds")
    if not said:
        return None
    told = [each.known for each in on_file_of(said[0], utterance)]
    ends = {known.value: known for known in told if known.value != kept}
    return tuple(ends.values()), kept
