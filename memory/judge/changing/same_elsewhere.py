"""A correction holds wherever the wrong word stands: a dog that is ten and not nine is so in every sentence on file."""

import re
from difflib import SequenceMatcher

from memory.judge.people.beside import fact_about
from memory.judge.people.statements import statements
from memory.judge.reading.folding import fold
from memory.judge.reading.whose import beings_in
from memory.judge.utterance import Known, Utterance
from memory.records import Decision, Fact

_WORD = re.compile(r"[a-z0-9][\w'’-]*|[\u3400-\u9fff]|\d+", re.IGNORECASE)
_NAME = re.compile(r"\b[A-Z][\w'-]+")
_BEINGS = frozenset({"family", "pet", "other", "event"})


def with_the_same_elsewhere(decision: Decision, utterance: Utterance) -> Decision:
    """Return a decision whose corrections of one word hold for all that is on file of the same one."""
    changes = [fact for fact in decision.facts if fact.op == "update" and fact.replaces]
    if not changes:
        return decision
    told = {fact.replaces for fact in changes} | {fact.value for fact in decision.facts}
    more = [
        found
        for fact in changes
        for known in utterance.on_file()
        if known.value not in told and (found := _with_it(fact, known, utterance)) is not None
    ]
    return decision.model_copy(update={"facts": (*decision.facts, *more)}) if more else decision


def _with_it(fact: Fact, known: Known, utterance: Utterance) -> Fact | None:
    """Return what is on file with the new word for the old one, None where it speaks of something else."""
    swap = _swapped(fact.replaces or "", fact.value)
    if swap is None or fact.attribute not in _BEINGS or known.attribute not in _BEINGS:
        return None
    if not _of_the_same(fact.replaces or "", known.value):
        return None
    old, new, before = swap
    at = re.search(
        rf"(?<![\w'’-]){re.escape(f'{before} {old}'.strip() if old.isascii() else before + old)}(?![\w'’-])",
        known.value,
    )
    if old.isascii() and at is None:
        at = re.search(
            rf"(?<![\w'’.:-]){re.escape(old)}(?![\w'’.:-])(?!,? (?:of|years? ago|weeks?|days?|months?|hours?|minutes?)\b)",
            known.value,
        )
    if at is None:
        return None
    low = at.end() - len(old)
    value = f"{known.value[:low]}{new}{known.value[at.end() :]}"
    return fact_about(utterance, known, value, "update", known.value)


def _swapped(before: str, after: str) -> tuple[str, str, str] | None:
    """Return the one word of a value that another one has taken the place of, that one, and the word before it."""
    olds, news = ([(one.group(), one.start()) for one in _WORD.finditer(text)] for text in (before, after))
    first, second = [word for word, _ in olds], [word for word, _ in news]
    moves = [
        one for one in SequenceMatcher(None, first, second, autojunk=False).get_opcodes() if one[0] != "equal"
    ]
    if len(moves) != 1 or moves[0][0] != "replace" or moves[0][2] - moves[0][1] != 1:
        return None
    _, low, _, start, end = moves[0]
    last = news[end - 1]
    new = after[news[start][1] : last[1] + len(last[0])]
    return first[low], new, first[low - 1] if low else ""


def _of_the_same(one: str, other: str) -> bool:
    """Tell whether two values speak of the same being: by a name, or the same relative without any."""
    names, others = _names_in(one), _names_in(other)
    if names & others:
        return True
    shared = beings_in(fold(one).text) & beings_in(fold(other).text)
    return bool(shared) and not (names and others)


def _names_in(value: str) -> set[str]:
    said = {name for each in statements(value) for name in (fold(each.name).text, each.called) if name}
    return said | {name.lower() for name in _NAME.findall(value)} - {"i", "my"}
