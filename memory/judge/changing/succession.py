"""What took the place of what, where a message names both: "switched from Spotify to Tidal", "不是宝钢是鞍钢".

The old value must be on file; the new one stands where it stood, so that of "my sister lives in Leeds" only the
town changes, whoever the message begins with.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from memory.judge.changing.affair_words import OF_A_TEXT, PASSING, UNREAL
from memory.judge.changing.amend_words import NO_VALUE
from memory.judge.changing.counterpart import tells_of_another
from memory.judge.changing.splice import spliced
from memory.judge.changing.succession_words import IN_PLACE, ORDERS, SUCCESSIONS
from memory.judge.people.bearer import bearers
from memory.judge.reading.folding import Folded, fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.telling.fitting import plausible
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.long_term.time_phrases import find_times
from memory.records import Language

_SHORT = {"zh": 30, "en": 90}  # characters of a message that is read as one sentence
_LEAST = {"zh": 2, "en": 3}  # characters of a value that may be recognised
_KIN = LazyPattern(spell_out(r"{kin_bare_zh}|\b{kin_en}\b"))
# Known by name, so that it is plain without a record what took its place.
_FIRM = LazyPattern(spell_out(r"{firm_zh}(?:公司|集团|总部)?"))
# What is no value: a pronoun, a verb, a word that only leads to one.
_NOTHING: dict[Language, LazyPattern] = {
    "zh": LazyPattern(
        r"^[我你您他她它咱这那哪谁]|旁(?:那个|的)?$|[吗呢吧么]|什么|怎么|^(?:早就?|早已|已经|都|也|可|又|并|而|其实|本来|根本|从来|还|好|对|别的|其他|今天|明天|昨天|刚才|应该)$|^(?:因为|所以|但|如果)"
    ),
    "en": LazyPattern(
        NO_VALUE["en"].pattern
        + r"|^(?:with|without|by|and|or|but|if|when|because|also|as|like|for|since|than|rather|instead|anymore|longer|sorry|now|just|only|yet|really|much|well|mine|me|him|her|us|a|an|the|my|we|he|she|\w+'(?:m|re|s|ve|ll|d))\b"
    ),
}
# A wish of the hour, or a word of a text: neither is a change of anybody's life.
_NOT_HIS_LIFE = LazyPattern(PASSING.pattern + "|" + OF_A_TEXT.pattern + r"|\b(?:i'?ll|let'?s|please|i'?d)\b")
_TRAVELS = LazyPattern(r"\b(?:went|gone|jump)|从[^,]+?(?:到|去)了")
# What somebody else does to the user's own: "the doctor changed my warfarin to apixaban".
_MINE = LazyPattern(r"\b(?:my|me)\b|[给把将帮替]我")
_DIGIT = re.compile(r"\d")
# "It's cashews I'm allergic to": the thing, not what is said of it.
_RELATIVE = LazyPattern(r"\s(?:that |which )?(?:i|we)(?:['’]?(?:m|ve|d|re))?\s[a-z' ]{2,30}$", re.IGNORECASE)
_OF_WORK = LazyPattern(r"(?:在|从|离开)$")


class Succession(NamedTuple):
    """What on file gives way, the value it has from now on, and the clauses that say so."""

    known: Known
    value: str
    clauses: range


def succeeded(utterance: Utterance, usable: Sequence[bool]) -> Succession | None:
    """Return what of the things on file a message puts another in the place of, naming both; else None."""
    language, text = utterance.language, utterance.folded.text
    if IN_PLACE[language].search(text) is None or not any(usable):
        return None
    for clauses, low, high in _sentences(utterance, usable):
        if UNREAL[language].search(text, low, high) or _NOT_HIS_LIFE.search(text, low, high):
            continue
        for pattern in (*_orders(utterance), *SUCCESSIONS[language]):
            match = pattern.search(text, low, high)
            span = _new(match) if match is not None else (0, 0)
            if match is None or span[0] == span[1] or _NOTHING[language].search(text[slice(*span)]):
                continue
            new = _RELATIVE.sub("", utterance.folded.cut(*span)).strip()
            if "head" in match.re.groupindex and not re.match(r"[A-Z]|.*\d", new):
                continue  # "it's decaf I drink, not regular"
            found = _placed(match, new, utterance)
            if found is not None:
                return Succession(*found, clauses)
            old = utterance.folded.cut(*match.span("old")).strip()
            if _OF_WORK.search(text[: match.start("old")]) and (_FIRM.fullmatch(old) or _FIRM.fullmatch(new)):
                return Succession(Known("employer", old), new, clauses)
    return None


def _new(match: re.Match[str]) -> tuple[int, int]:
    """Return the span of the new words: of a head ("I teach year 9", not year 7) as many as the old ones are."""
    if "head" not in match.re.groupindex:
        return match.span("new")
    words = list(re.finditer(r"[\w'&-]+", match["head"]))
    old = match["old"].split()
    # "the 28th of Jan, not the 14th": a number stands for a number
    number = next((at for at, word in enumerate(old) if _DIGIT.search(word)), None)
    behind = len(old) - number if number is not None else 0
    while 0 < behind <= len(words) and not _DIGIT.search(words[-behind][0]):
        words.pop()
    words = words[-len(old) :]
    if not words:
        return 0, 0
    return match.start("head") + words[0].start(), match.start("head") + words[-1].end()


def _orders(utterance: Utterance) -> tuple[LazyPattern, ...]:
    """Return how a word of the last statement is exchanged by an order, if the message gives one."""
    pattern = ORDERS[utterance.language]
    match = pattern.search(utterance.folded.text)
    said = [turn.content for turn in utterance.context if turn.role == "user"][-1:]
    return (pattern,) if match and said and match["old"] in fold(said[0]).text else ()


def _sentences(utterance: Utterance, usable: Sequence[bool]) -> Iterator[tuple[range, int, int]]:
    """Yield the sentences of a message that state something: their clauses and their span."""
    end = utterance.clauses[-1].end
    if end <= _SHORT[utterance.language] and all(usable) and "?" not in utterance.folded.text:
        yield range(len(utterance.clauses)), 0, end
        return
    first = 0
    for index, clause in enumerate(utterance.clauses):
        if not clause.strong and index + 1 < len(utterance.clauses):
            continue
        if all(usable[first : index + 1]) and "?" not in clause.mark:
            yield range(first, index + 1), utterance.clauses[first].start, clause.end
        first = index + 1


_MODIFIER = LazyPattern(
    r"(?<![小中大同])[卖做开学教吃喝养玩种弹拉踢](?P<mod>(?![卖做开学教])[\u3400-\u9fff]{1,4})(?<!的)(?<!了)(?<!过)$"
)
_WITHOUT_MY = frozenset({"name", "pet"})
"""Of these people speak without "my": a name is spelled, an animal has its own."""


def _placed(match: re.Match[str], new: str, utterance: Utterance) -> tuple[Known, str] | None:
    old = match["old"].strip()
    if fold(new).text == old:
        return None
    if _is_date(new, utterance) and not _is_date(old, utterance):
        return None  # "改到12号" gives a thing another day, it makes no day of it
    whose = _speaker(match.start(), utterance)
    for known in utterance.on_file():
        stands = fold(known.value)
        place = _place(old, stands, match.group(), utterance.language)
        own = known.subject == "user" and known.attribute not in _WITHOUT_MY
        if place is None or (whose == "other" and own and not _MINE.search(match.group())):
            continue
        if known.attribute == "location" and _TRAVELS.search(match.group()):
            continue
        nobody = known.subject != "user" and not _KIN.search(stands.text)
        mine = known.subject == "user" and _MINE.search(match.group()) is not None
        if tells_of_another(utterance.folded.text, known.value) and not (nobody or mine):
            continue
        place = _with_its_modifier(place, stands, utterance.language)
        value = spliced(stands.cut(0, place[0]), new, _after(new, stands, place[1]))
        if known.subject != "user" or plausible(known.attribute, value, utterance.language):
            return known, value
    return None


def _with_its_modifier(place: tuple[int, int], stands: Folded, language: str) -> tuple[int, int]:
    """Return the place of old words with what narrows them down: of "卖厨房小家电" the kitchen goes with its tools."""
    modifier = _MODIFIER.search(stands.text[: place[0]]) if language == "zh" else None
    return place if modifier is None else (modifier.start("mod"), place[1])


def _is_date(words: str, utterance: Utterance) -> bool:
    return bool(find_times(words, utterance.now, utterance.language))


def _after(new: str, stands: Folded, end: int) -> str:
    """Return what stays behind the new words, without words with which they end: "window seats" of "aisle seats"."""
    rest = stands.text[end:].strip()
    said = bool(rest) and re.search(rf"(?:^|\b|(?<=[\u3400-\u9fff])){re.escape(rest)}$", fold(new).text)
    return "" if said else stands.cut(end, len(stands.text))


def _speaker(at: int, utterance: Utterance) -> str:
    index = max((i for i, clause in enumerate(utterance.clauses) if clause.start <= at), default=0)
    return bearers(utterance)[index]


def _place(old: str, known: Folded, said: str, language: str) -> tuple[int, int] | None:
    """Return where in a value on file the old words stand; all of it where they say more than it."""
    whole, least = known.text.strip(), _LEAST["zh" if language == "zh" else "en"]
    if min(len(old), len(whole)) < least and not (old == whole or old.isdigit() or "字" in said):
        return None
    edge = r"\b" if language == "en" else ""
    found = re.search(f"{edge}{re.escape(old)}{edge}", known.text)
    if found is not None:
        return found.span()
    return (0, len(known.text)) if re.search(f"{edge}{re.escape(whole)}{edge}", old) else None
