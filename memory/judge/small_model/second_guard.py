"""A second guard: orders to the assistant and secrets in words that no row of the guard's tables knows.

Two linear heads over the meaning of a message and its hashed runs of words, trained on `evals/rows` by
`python -m evals train-guard`. They only ever refuse more than the tables do.
"""

from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.judge.reading.folding import fold
from memory.judge.small_model.features import EncodesQueries
from memory.judge.small_model.runs import hashed, pieces_of, runs_of

WEIGHTS = Path(__file__).with_name("second_guard.npz")
HASHED = 16384
"""Places for the hashed runs."""
KINDS: tuple[Literal["injection", "secret"], ...] = ("injection", "secret")

# How much meaning and runs weigh against each other before training.
_MEANING, _RUNS = 4.0, 6.0
_LONGEST_RUN, _LONGEST = 2, 600
# Chance from which on a message is refused: what is refused wrongly the user can say again in other words.
_REFUSED = (0.5, 0.6)

Vector = NDArray[np.float32]


class Sight(NamedTuple):
    """What the heads see of a message: its meaning (dims,), and hashed runs, all of the same weight."""

    meaning: Vector
    places: NDArray[np.intp]
    weight: float


def see(text: str, encoder: EncodesQueries) -> Sight:
    """Return what the heads see of a message as the user sent it, pasted texts included."""
    places = hashed(runs_of(pieces_of(fold(text[:_LONGEST]).text), _LONGEST_RUN), HASHED)
    return Sight(_MEANING * encoder.queries([text])[0], places, _RUNS / len(places) ** 0.5)


def suspected(text: str, encoder: EncodesQueries) -> Literal["injection", "secret"] | None:
    """Return what a message is likely to be that must not be kept anywhere, or None."""
    sight, weights = see(text, encoder), _load()
    logits = weights.bias + weights.meaning @ sight.meaning
    logits = logits + sight.weight * weights.runs[sight.places].sum(axis=0)
    chances = (1 / (1 + np.exp(-logits))).tolist()
    likely = (kind for kind, chance, bar in zip(KINDS, chances, _REFUSED, strict=True) if chance >= bar)
    return next(likely, None)


class _Weights(NamedTuple):
    meaning: Vector
    runs: Vector
    bias: Vector


@cache
def _load() -> _Weights:
    with np.load(WEIGHTS, allow_pickle=False) as stored:
        meaning, runs, bias = (stored[part].astype(np.float32) for part in ("meaning", "runs", "bias"))
    return _Weights(meaning, np.ascontiguousarray(runs.T), bias)
