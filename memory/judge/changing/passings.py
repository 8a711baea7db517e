"""Who died: all that is on file of them ends, and of a relative it is kept that they died.

"Put him to sleep" is said of animals alone: it ends the one last spoken of, or the only one, and nobody else.
"""

from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.changing.affair_words import UNREAL
from memory.judge.changing.kindred import names
from memory.judge.people.beside import on_file_of
from memory.judge.people.statements import statements
from memory.judge.reading.folding import fold
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
_ASLEEP = LazyPattern(
    r"\b(?:put|putting) (?:him|her|it|them) (?:down|to sleep)\b|\bhad (?:him|her|it) put (?:down|to sleep)\b|安乐(?:死)?了?"
)
_IT_DIED = LazyPattern(
    r"\b(?:he|she|it)(?:'s| has| is)?(?: (?:sadly|just|already|actually))* (?:died|dead|passed(?: away| on)?|no longer with us)\b|它(?:已经|早就?|上个?[周月]|昨天|去年|前[天年]|刚|都)*(?:死|走|没|去世|不在|离开)了"
)
_PETS = LazyPattern(spell_out(r"{pet_zh}|\b{pet_en}\b"))
_KIN = LazyPattern(spell_out(r"{kin_bare_zh}|\b{kin_en}\b"))
_CALLED = LazyPattern(r"(?:called|named|name is|'s) (?P<en>[A-Z][\w'-]+)|叫(?P<zh>[\u3400-\u9fff]{1,4})")
_ALSO = {"amma": "mother", "ammi": "mother", "mam": "mum", "appa": "father", "abba": "father", "da": "dad"}
_TURNS = 4


class Passing(NamedTuple):
    """What on file ends, and what is kept instead; nothing where it is not plain who died."""

    ends: tuple[Known, ...]
    kept: str
    told: tuple[int, ...] = ()


def passed_away(utterance: Utterance, usable: Sequence[bool]) -> Passing | None:
    """Return whose death a message tells, as it touches what is on file; None where it tells of none."""
    text, language = utterance.folded.text, utterance.language
    if "?" in text:
        return None
    for index, (clause, ok) in enumerate(zip(utterance.clauses, usable, strict=True)):
        if not ok or UNREAL[language].search(clause.text):
            continue
        found = None
        if match := _RELATIVE[language].search(clause.text):
            who = next(part for part in match.groupdict().values() if part)
            found = None if _LONG_AGO.search(text) else _of_relative(who, utterance)
        elif _ASLEEP.search(clause.text) or _IT_DIED.search(clause.text):
            found = _of_pet(utterance, sure=_ASLEEP.search(clause.text) is not None)
        if found is not None:
            return found._replace(told=(index,))
    return None


def _of_relative(who: str, utterance: Utterance) -> Passing | None:
    kept = f"我{who}去世了" if utterance.language == "zh" else f"my {who} has died"
    who = _ALSO.get(who, who)
    said = statements(f"我{who}住在家里" if utterance.language == "zh" else f"my {who} lives in Leeds")
    if not said:
        return None
    told = [each.known for each in on_file_of(said[0], utterance)]
    ends = {known.value: known for known in told if known.value != kept}
    return Passing(tuple(ends.values()), kept)


def _of_pet(utterance: Utterance, *, sure: bool) -> Passing | None:
    """Return the end of the animal that a pronoun means; nothing where that may be one of several, or a person."""
    pets = [one for one in utterance.on_file() if one.attribute == "pet"]
    text = utterance.folded.text
    if not pets or any(_named(one, text) for one in pets):
        meant = [one for one in pets if _named(one, text)]
        return Passing(tuple(meant), "") if meant and len({one.value for one in meant}) == 1 else None
    turns = [fold(turn.content).text for turn in reversed(utterance.context[-_TURNS:])]
    if _KIN.search(text) or (not sure and not _PETS.search(text + " ".join(turns[:2]))):
        return None
    for said in [text, *turns]:
        meant = [one for one in pets if _named(one, said) or _of_sort(one, said, utterance)]
        if meant:
            return Passing(tuple(meant) if len(meant) == 1 else (), "")
        if not sure and _KIN.search(said):
            return None
    return Passing(tuple(pets) if len(pets) == 1 and sure else (), "")


def _named(known: Known, text: str) -> bool:
    called = _CALLED.search(known.value)
    return called is not None and fold(called["en"] or called["zh"]).text in text


def _of_sort(known: Known, text: str, utterance: Utterance) -> bool:
    value = fold(known.value).text
    return any(names(found.group(), value, utterance.language) for found in _PETS.finditer(text))
