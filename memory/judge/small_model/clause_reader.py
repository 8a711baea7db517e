"""What each clause of a message tells of somebody's life, if anything: its attribute and how likely that is.

"Kumasi raised me, though Accra is home" tells two things that no row of the tables knows by these words. A linear
head reads every clause: its meaning, that of the whole message and of the turn before, the plain signs in it, what
the tables find and rule out there, and its runs of words with those beside it. Trained on `evals/rows` by
`python -m evals train-clauses`. Whose clause it is the head does not say, except that `family` is a relative's.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.judge.reading.blocking import Marks, mark
from memory.judge.small_model.features import SIGNS, EncodesQueries
from memory.judge.small_model.runs import hashed, pieces_of, runs_of
from memory.judge.telling.extract import find
from memory.judge.utterance import Utterance

WEIGHTS = Path(__file__).with_name("clause_reader.npz")
HASHED = 16384
"""Places for the hashed runs."""
NOTHING = "none"
"""The class of a clause that tells nothing that lasts."""
MOST = 12
"""Clauses of a message that are read, the first ones."""

Vector = NDArray[np.float32]

# How much each part weighs against the others before training.
_CLAUSE, _MESSAGE, _BEFORE = 4.0, 3.0, 3.0
_OWN_RUNS, _RUNS_BESIDE, _RUNS_BEFORE = 6.0, 2.5, 3.0
_LONGEST = 240
_SIZES = {"zh": (3, 6, 9, 15, 25), "en": (9, 18, 27, 45, 75)}  # characters


class Sight(NamedTuple):
    """What the head sees of a clause: meanings (3 * dims,), plain signs by name, hashed runs with their weights."""

    dense: Vector
    signs: frozenset[str]
    places: NDArray[np.intp]
    weights: Vector


class Reading(NamedTuple):
    """What a clause tells: how likely anything that lasts (0..1), and of which attribute, if so (together 1)."""

    tells: float
    attributes: dict[str, float]

    @property
    def attribute(self) -> str:
        """The likeliest attribute."""
        return max(self.attributes, key=self.attributes.__getitem__)


def read_clauses(utterance: Utterance, encoder: EncodesQueries) -> list[Reading]:
    """Return the reading of each clause, of the first `MOST`; the same list each time."""
    if "readings" not in utterance.found:
        utterance.found["readings"] = [load_weights().read(sight) for sight in see(utterance, encoder)]
    readings: list[Reading] = utterance.found["readings"]
    return readings


def see(utterance: Utterance, encoder: EncodesQueries) -> list[Sight]:
    """Return what the head sees of each clause."""
    clauses, marks = utterance.clauses[:MOST], mark(utterance)
    before = utterance.context[-1].content[:_LONGEST].strip() if utterance.context else ""
    said = [utterance.folded.cut(one.start, one.end) for one in clauses]
    vectors = encoder.queries([utterance.text, *said, *([before] if before else ())])
    whole = _MESSAGE * vectors[0]
    earlier = _BEFORE * vectors[-1] if before else np.zeros_like(whole)
    found = find(utterance.folded, utterance.clauses, [True] * len(utterance.clauses), utterance.language)
    finds = [{one.attribute for one in found if one.clause == at} for at in range(len(clauses))]
    around = frozenset(f"message {name}" for name, sign in SIGNS if sign.search(utterance.folded.text))
    earlier_runs = [f"before{run}" for run in runs_of(pieces_of(before.lower()), 2)] if before else []
    sights = []
    for at in range(len(clauses)):
        own = [*runs_of(pieces_of(clauses[at].text), 3)]
        groups = ((_OWN_RUNS, own), (_RUNS_BESIDE, [*_beside(utterance, at)]), (_RUNS_BEFORE, earlier_runs))
        places = [hashed(group, HASHED) for _, group in groups]
        weights = [
            np.full(len(part), weight / max(len(part), 1) ** 0.5, dtype=np.float32)
            for (weight, _), part in zip(groups, places, strict=True)
        ]
        signs = around | frozenset(_signs(utterance, marks, at, finds[at]))
        dense = np.concatenate([_CLAUSE * vectors[at + 1], whole, earlier])
        sights.append(Sight(dense, signs, np.concatenate(places), np.concatenate(weights)))
    return sights


def _beside(utterance: Utterance, at: int) -> Iterator[str]:
    """Yield the runs of the clause before and of the one after."""
    clauses = utterance.clauses
    if at:
        yield from (f"left{run}" for run in runs_of(pieces_of(clauses[at - 1].text), 2))
    if at + 1 < len(clauses):
        yield from (f"right{run}" for run in runs_of(pieces_of(clauses[at + 1].text), 1))


def _signs(utterance: Utterance, marks: Marks, at: int, finds: set[str]) -> Iterator[str]:
    clause, count = utterance.clauses[at], len(utterance.clauses)
    blocked = marks.blocked[at]
    ruled = blocked.name if blocked is not None else "by nothing"
    yield utterance.language
    yield f"ruled out {ruled}"
    if marks.lasting[at]:
        yield "lasting"
    if marks.remember[at]:
        yield "remember"
    yield f"{min(count, 5)} clauses"
    yield f"clause {min(at, 3)} of {min(count, 4)}"
    yield f"ends in {clause.mark.strip()[:1] or 'nothing'}"
    yield from (f"finds {one}" for one in finds or {"nothing"})
    yield from (f"finds {one}, ruled out {ruled}" for one in finds)
    yield from (f"clause {name}" for name, sign in SIGNS if sign.search(clause.text))
    if utterance.context:
        yield f"before: {utterance.context[-1].role}"
    yield from (
        f"over {size}" for size, most in enumerate(_SIZES[utterance.language]) if len(clause.text) > most
    )


class Weights(NamedTuple):
    """Weights over meanings, signs by name and hashed runs, a column for each class."""

    classes: tuple[str, ...]
    dense: Vector
    signs: dict[str, Vector]
    runs: Vector
    bias: Vector

    def read(self, sight: Sight) -> Reading:
        """Return what a clause tells. One against the rest, made to sum up to 1."""
        logits = self.bias + self.dense @ sight.dense
        for name in sight.signs:
            if name in self.signs:
                logits = logits + self.signs[name]
        logits = logits + sight.weights @ self.runs[sight.places]
        chances = 1 / (1 + np.exp(-logits))
        shares = dict(zip(self.classes, (chances / chances.sum()).tolist(), strict=True))
        tells = 1 - shares.pop(NOTHING)
        return Reading(tells, {name: share / max(tells, 1e-9) for name, share in shares.items()})


@cache
def load_weights() -> Weights:
    """Read the weights, once."""
    with np.load(WEIGHTS, allow_pickle=False) as stored:
        parts = {name: stored[name] for name in stored.files}
    signs = dict(zip(parts["names"].tolist(), parts["signs"].astype(np.float32).T, strict=True))
    return Weights(
        classes=tuple(parts["classes"].tolist()),
        dense=parts["dense"].astype(np.float32),
        signs=signs,
        runs=np.ascontiguousarray(parts["runs"].astype(np.float32).T),
        bias=parts["bias"].astype(np.float32),
    )
