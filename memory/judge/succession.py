"""What took the place of what, where a message names both: "switched from Spotify to Tidal", "不是宝钢是鞍钢".

The old value must be on file; the new one stands where it stood, so that of "my sister lives in Leeds" only the
town changes, whoever the message begins with.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from memory.judge.affair_words import UNREAL
from memory.judge.bearer import bearers
from memory.judge.counterpart import tells_of_another
from memory.judge.fitting import plausible
from memory.judge.folding import Folded, fold
from memory.judge.lexicon import spell_out
from memory.judge.succession_words import IN_PLACE, SUCCESSIONS
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern

_LEAST = {"zh": 2, "en": 3}  # characters of a value that may be recognised
_KIN = LazyPattern(spell_out(r"{kin_bare_zh}|\b{kin_en}\b"))
_NOTHING = LazyPattern(
    r"(?:it|that|this|them|one|sure|right|fine|true|thanks?|sorry|good|ok|okay|now|longer|anymore|more|so|me|you|him|her|"
    r"yet|really|much|well|too|very|just|only|again|here|there|i|we|the|a|an|mine|something|nothing|anything|还|好|对|它|这个?|那个?|什么|别的|其他)"
)


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
        if UNREAL[language].search(text, low, high):
            continue
        for pattern in SUCCESSIONS[language]:
            match = pattern.search(text, low, high)
            if match is None or _NOTHING.fullmatch(match["new"]):
                continue
            found = _placed(match, utterance)
            if found is not None:
                return Succession(*found, clauses)
    return None


def _sentences(utterance: Utterance, usable: Sequence[bool]) -> Iterator[tuple[range, int, int]]:
    """Yield the sentences of a message that state something: their clauses and their span."""
    first = 0
    for index, clause in enumerate(utterance.clauses):
        if not clause.strong and index + 1 < len(utterance.clauses):
            continue
        if all(usable[first : index + 1]) and "?" not in clause.mark:
            yield range(first, index + 1), utterance.clauses[first].start, clause.end
        first = index + 1


def _placed(match: re.Match[str], utterance: Utterance) -> tuple[Known, str] | None:
    old, new = match["old"].strip(), utterance.folded.cut(*match.span("new")).strip()
    if match["new"].strip() == old:
        return None
    whose = _speaker(match.start(), utterance)
    for known in utterance.on_file():
        stands = fold(known.value)
        place = _place(old, stands, utterance.language)
        if place is None or (whose == "other" and known.subject == "user"):
            continue
        nobody = known.subject != "user" and not _KIN.search(stands.text)
        if tells_of_another(utterance.folded.text, known.value) and not nobody:
            continue
        value = stands.cut(0, place[0]) + new + stands.cut(place[1], len(stands.text))
        if known.subject != "user" or plausible(known.attribute, value, utterance.language):
            return known, value
    return None


def _speaker(at: int, utterance: Utterance) -> str:
    index = max((i for i, clause in enumerate(utterance.clauses) if clause.start <= at), default=0)
    return bearers(utterance)[index]


def _place(old: str, known: Folded, language: str) -> tuple[int, int] | None:
    """Return where in a value on file the old words stand; all of it where they say more than it."""
    whole, least = known.text.strip(), _LEAST["zh" if language == "zh" else "en"]
    if min(len(old), len(whole)) < least and not (old == whole or old.isdigit()):
        return None
    edge = r"\b" if language == "en" else ""
    found = re.search(f"{edge}{re.escape(old)}{edge}", known.text)
    if found is not None:
        return found.span()
    return (0, len(known.text)) if re.search(f"{edge}{re.escape(whole)}{edge}", old) else None
