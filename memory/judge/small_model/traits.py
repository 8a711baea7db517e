"""What a careful reader looks at to see whether a fact was taken out of a message rightly.

What it is taken for and by which row, how it begins and ends, the words that stand before and behind it, whether
it is a whole clause, and the plain signs of that clause and of the one before it.
"""

import re
from collections.abc import Iterator, Sequence

from memory.judge.reading.folding import fold
from memory.judge.small_model.features import SIGNS
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact

_PIECES = re.compile(r"[\u3400-\u9fff]|[a-z']+|\d+|[^\s\w]")
_FIRST_PERSON = LazyPattern(r"[我俺咱]|\b(?:i|i'm|im|my|me|we|our)\b")
# Characters, or in English about as many words, up to which a value or a message counts as of one length.
_VALUE_SIZES, _MESSAGE_SIZES = (3, 6, 10, 16, 24), (10, 20, 35, 60)
_LETTERS_A_WORD = 3.5


def traits(utterance: Utterance, fact: Fact, decision: Decision) -> set[str]:
    """Return the names of all that shows of a fact of a decision; the same name always means the same."""
    found = set(_of_the_row(utterance, fact, decision))
    text, value = utterance.folded.text, fold(fact.value).text.strip()
    pieces = _PIECES.findall(value)
    found |= (
        {f"word {piece}" for piece in pieces}
        | set(_edges("first", pieces))
        | set(_edges("last", pieces, back=True))
    )
    at = text.find(value) if value else -1
    if at < 0:
        return found | {"not verbatim"} | _with(fact.attribute, found | {"not verbatim"})
    end = at + len(value)
    found |= set(_edges("before", _PIECES.findall(text[:at]), back=True)) | set(
        _edges("behind", _PIECES.findall(text[end:]))
    )
    found |= set(_of_the_clause(utterance, at, end))
    found |= {f"message {name}" for name, sign in SIGNS if sign.search(text)}
    return found | _with(fact.attribute, found)


def _with(attribute: str, names: set[str]) -> set[str]:
    """Return what shows, once more for this attribute alone."""
    return {f"{attribute}: {name}" for name in names if not name.startswith("message ")}


def _of_the_row(utterance: Utterance, fact: Fact, decision: Decision) -> Iterator[str]:
    letters = 1 if utterance.language == "zh" else _LETTERS_A_WORD
    yield from (
        utterance.language,
        fact.attribute,
        fact.op,
        fact.subject,
        decision.layer,
        f"row {decision.rule}",
    )
    yield f"{decision.layer} {fact.op}"
    if fact.op != "add":
        yield f"{fact.op} of {_of_the_past(utterance, fact)}"
    yield f"{min(len(decision.facts), 4)} facts"
    yield from (f"value over {size}" for size in _VALUE_SIZES if len(fact.value) / letters > size)
    yield from (f"text over {size}" for size in _MESSAGE_SIZES if len(utterance.folded.text) / letters > size)
    yield f"{'first person' if _FIRST_PERSON.search(fact.value.lower()) else 'nobody'} in it, {fact.subject}"


def _of_the_past(utterance: Utterance, fact: Fact) -> str:
    """Say where what a fact changes was said: in the turns before, somewhere else, or nowhere in so many words."""
    if not fact.replaces:
        return "something unnamed"
    old = fold(fact.replaces).text.strip()
    said = any(old in fold(turn.content).text for turn in utterance.context)
    return "what was just said" if said else "what was said once"


def _edges(side: str, pieces: Sequence[str], *, back: bool = False) -> Iterator[str]:
    """Name the nearest one and two pieces on one side."""
    if not pieces:
        yield f"{side} nothing"
    for size in (1, 2):
        near = pieces[-size:] if back else pieces[:size]
        if len(near) == size:
            yield f"{side} {' '.join(near)}"


def _of_the_clause(utterance: Utterance, start: int, end: int) -> Iterator[str]:
    touched = [i for i, one in enumerate(utterance.clauses) if one.start < end and start < one.end]
    if not touched:
        return
    first, last = utterance.clauses[touched[0]], utterance.clauses[touched[-1]]
    begins, ends = start - first.start <= 1, last.end - end <= 1
    yield from (
        f"in {min(len(touched), 3)} clauses",
        f"clause {min(touched[0], 4)} of {min(len(utterance.clauses), 5)}",
    )
    yield f"{'begins' if begins else 'goes on'}, {'ends' if ends else 'stops short'}"
    yield from _signs("clause", utterance.folded.text[first.start : last.end])
    if touched[0]:
        yield from _signs("clause before", utterance.clauses[touched[0] - 1].text)


def _signs(where: str, text: str) -> Iterator[str]:
    return (f"{where} {name}" for name, sign in SIGNS if sign.search(text))
