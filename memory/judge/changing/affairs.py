"""What became of something on file: "the appointment was cancelled", "婚礼推迟到明年了", "Olive ran away".

A message that says so in passing would be no fact by itself; it is one because what it names is on file. So
the thing it names must be there, and be only one; whose it is, and that it has really happened, is looked at.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from memory.judge.changing.affair_words import (
    BACK,
    CEASED,
    ENDS_THERE,
    GONE,
    OFF,
    PASSING,
    PRONOUN,
    ROUND,
    SOMETHING,
    STOPPED,
    UNREAL,
)
from memory.judge.changing.kindred import names
from memory.judge.changing.rescheduling import moves, put_in
from memory.judge.reading.folding import fold
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.long_term.time_phrases import TimeSpan, find_times
from memory.records import Language

_PLANS = frozenset({"event"})
_DATED = frozenset({"goal", "project", "family", "other"})
_HELD = frozenset({"pet", "possession"})
_DONE = frozenset({"habit", "skill", "like", "diet", "goal", "project"})


class Outcome(NamedTuple):
    """What became of things on file: they are over, or one of them has `value` for its new value."""

    known: tuple[Known, ...]
    value: str | None
    clause: int


def turned_out(utterance: Utterance, usable: Sequence[bool]) -> Outcome | None:
    """Return what a message says became of something on file that it names, else None."""
    language = utterance.language
    if SOMETHING[language].search(utterance.folded.text) is None:
        return None
    for index, clause in enumerate(utterance.clauses):
        if not usable[index] or "?" in clause.mark or UNREAL[language].search(clause.text):
            continue
        found = _moved(utterance, index) or _called_off(utterance, index) or _lost(utterance, index)
        found = found or _given_up(utterance, index) or _ceased(utterance, index)
        if found is not None:
            return found
    return None


def _moved(utterance: Utterance, index: int) -> Outcome | None:
    clause, language = utterance.clauses[index], utterance.language
    for move in moves(clause, utterance.now, language):
        between = clause.text[move.end : move.when.span[0]]
        things = _things(clause.text[: move.start], between, language)
        named = [_meant(thing, utterance, _PLANS | _DATED) for thing in things]
        if _OURS[language].search(clause.text[: move.start] if language == "zh" else between):
            named.append(_just_said(utterance))
        for known in named:
            if known is None:
                continue
            new = put_in(known.value, move, clause, utterance.folded, utterance.now, language)
            if new is not None:
                return Outcome((known,), new, index)
    return None


# Who is moved, and not what: "the venue bumped us to the 21st", "医院给我改到周五了".
_OURS = {
    "zh": LazyPattern(r"(?:把|给|将|让|帮|替)(?:我|咱)们?(?:的|都|又)*$"),
    "en": LazyPattern(r"^\s*(?:us|me)\b"),
}


def _just_said(utterance: Utterance) -> Known | None:
    """Return the one plan on file that the last two turns said; None where they said none or several."""
    said = fold(" ".join(turn.content for turn in utterance.context[-2:])).text
    plans = [one for one in _fitting(utterance, _PLANS) if fold(one.value).text in said]
    return plans[0] if len(plans) == 1 else None


def is_of_another(utterance: Utterance, value: str) -> bool:
    """Tell whether what a message moves or calls off is another thing than a value said before."""
    language, value = utterance.language, fold(value).text
    for clause in utterance.clauses:
        named: list[str] = []
        for move in moves(clause, utterance.now, language, loosely=True):
            between = clause.text[move.end : move.when.span[0]]
            named += _things(clause.text[: move.start], between, language)
        off = OFF[language].search(clause.text)
        if off is not None:
            named += _things(clause.text[: off.start()], clause.text[off.end() :], language)
        if named and not any(names(thing, value, language) for thing in named):
            return True
    return False


def _called_off(utterance: Utterance, index: int) -> Outcome | None:
    clause, language = utterance.clauses[index], utterance.language
    match = OFF[language].search(clause.text)
    if match is None:
        return None
    groups = match.groupdict()
    inner = groups.get("o") or groups.get("o2") or ""
    for thing in _things(clause.text[: match.start()], inner or clause.text[match.end() :], language):
        known = _meant(thing, utterance, _PLANS | _DATED)
        if known is not None:
            return Outcome((known,), None, index)
    return None


def _lost(utterance: Utterance, index: int) -> Outcome | None:
    clause, language = utterance.clauses[index], utterance.language
    match = GONE[language].search(clause.text)
    if match is None or BACK[language].search(utterance.folded.text) or PASSING.search(clause.text):
        return None
    before, after = clause.text[: match.start()], clause.text[match.end() :]
    things = _things(before, after, language)
    if language == "zh" and _WENT.match(match.group()) and not _nothing_more(before, after):
        return None
    if (
        language == "en"
        and ENDS_THERE.match(after) is None
        and re.match(r"\s*(?:my|our|the|that|both)\b", after) is None
        and not _begins_with_name(after, utterance)
    ):
        return None
    for thing in things:
        known = _meant(thing, utterance, _HELD)
        if known is not None:
            return Outcome((known,), None, index)
    return None


def _begins_with_name(after: str, utterance: Utterance) -> bool:
    """Say whether the words behind a verb begin with the name of an animal on file: "gave Rex to my cousin"."""
    named = re.match(r"\s*([a-z]{2,})\b", after)
    pets = (fold(one.value).text for one in _fitting(utterance, frozenset({"pet"})))
    return named is not None and any(re.search(rf"\b(?:called|named) {named[1]}\b", pet) for pet in pets)


# Who walks home has not gone: "我慢慢走了回家".
_WENT = LazyPattern(r"[走跑飞没死]|不见")


def _nothing_more(before: str, after: str) -> bool:
    return not after.strip("了啊呢吧呀唉我们, ") and re.match(r"我(?!家|们家|的|养)", before) is None


def _given_up(utterance: Utterance, index: int) -> Outcome | None:
    clause, language = utterance.clauses[index], utterance.language
    match = STOPPED[language].search(clause.text)
    if match is None or PASSING.search(clause.text):
        return None
    groups = match.groupdict()
    thing = _trimmed(groups.get("o") or groups.get("o2") or groups.get("o3") or "", language)
    if PRONOUN.match(thing):
        return None
    known = tuple(one for one in _fitting(utterance, _DONE) if _says_all_of(thing, one.value, language))
    return Outcome(known, None, index) if known else None


def _ceased(utterance: Utterance, index: int) -> Outcome | None:
    """Return what ends because the thing it needs is no more: the ferry taken each day, the choir sung in."""
    clause, language = utterance.clauses[index], utterance.language
    match = CEASED[language].search(clause.text)
    thing = _trimmed(clause.text[: match.start()], language) if match is not None else ""
    if PRONOUN.match(thing) or PASSING.search(clause.text):
        return None
    known = tuple(one for one in _fitting(utterance, _DONE) if _says_all_of(thing, one.value, language))
    return Outcome(known, None, index) if known else None


def _says_all_of(thing: str, value: str, language: Language) -> bool:
    return names(thing, fold(value).text, language) == 2


def _things(before: str, after: str, language: Language) -> Iterator[str]:
    """Yield what may be the thing: the words behind the verb, then those before it."""
    for words in (after, before):
        thing = _trimmed(words, language)
        if not PRONOUN.match(thing):
            yield thing


def _trimmed(words: str, language: Language) -> str:
    before = None
    while before != words:
        before, words = words, ROUND[language].sub("", words.strip(" ,")).strip(" ,")
    return words


def _fitting(utterance: Utterance, attributes: frozenset[str]) -> list[Known]:
    return [one for one in utterance.on_file() if one.attribute in attributes]


def _meant(thing: str, utterance: Utterance, attributes: frozenset[str]) -> Known | None:
    """Return the one thing on file that words name; None where there is none, or more than one alike."""
    language, now = utterance.language, utterance.now
    times = find_times(thing, now, language)
    for when in reversed(times):
        thing = thing[: when.span[0]] + thing[when.span[1] :]
    thing = _trimmed(re.sub(r"'s\b\s*$|^'s\s+|^的", "", thing.strip()), language)
    best: dict[str, int] = {}
    known = {
        one.value: one for one in _fitting(utterance, attributes) if one.until is None or one.until > now
    }
    for one in known.values():
        value = fold(one.value).text
        dates = find_times(value, now, language)
        if (one.attribute in _DATED and not dates) or (times and dates and not _overlap(times, dates)):
            continue
        if score := names(thing, value, language):
            best[one.value] = score
    top = [value for value, score in best.items() if score == max(best.values())]
    return known[top[0]] if len(top) == 1 else None


def _overlap(some: Sequence[TimeSpan], others: Sequence[TimeSpan]) -> bool:
    return any(a.start < b.end and b.start < a.end for a in some for b in others)
