"""Which attribute a question asks for, where no row of the table knows its wording.

"What pays my bills?" and "works as a locksmith" are far apart in a small encoder, however well it knows that
both speak of earning one's living. So a linear head over the encoder's vector of the question and its runs
of words says what is asked for. Trained on `evals/questions` by `python -m evals train-asked`, for the
bundled encoder alone: another has its own space.
"""

import re
import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.long_term.centring import Encodes

WEIGHTS = Path(__file__).with_name("asked_for.npz")
ENCODER = "bundled"
"""The encoder whose vectors the weights were made with."""

NONE = "none"
"""The class of what asks for nothing about the user."""

HASHED = 4096
"""Places for the hashed runs of words."""

LONGEST = 160
"""Characters of a message from which on it is not asked: whoever asks about himself is shorter."""

Vector = NDArray[np.float32]

# How much each part weighs against the other before training.
_MEANING, _RUNS = 5.0, 2.0
_LONGEST_RUN = 3
_PIECE = re.compile(r"[\u3400-\u9fff]|[a-z']+|\d+|[^\s\w]")


class Seen(NamedTuple):
    """What the head sees of a question: its meaning (dims,), and hashed runs, all of the same weight."""

    meaning: Vector
    places: NDArray[np.intp]
    weight: float


class _Head(NamedTuple):
    names: tuple[str, ...]
    meaning: Vector
    runs: Vector
    bias: Vector

    def shares(self, seen: Seen) -> Vector:
        scores = self.meaning @ seen.meaning + self.bias
        scores += seen.weight * self.runs[seen.places].sum(axis=0)
        powers = np.exp(scores - scores.max())
        shares: Vector = powers / powers.sum()
        return shares


def likely_asked(question: str, encoder: Encodes | None) -> Mapping[str, float]:
    """Return how likely a question asks the user's memory for each attribute; together at most 1.

    Empty for another encoder than the bundled one, and for a long message. Encodes the question, unless the
    encoder remembers it; beyond that some 0.05 ms.
    """
    if encoder is None or encoder.name != ENCODER or len(question) > LONGEST:
        return {}
    head = _load_head()
    vector = encoder.queries((question,))[0]
    if len(vector) != head.meaning.shape[1]:
        return {}
    shares = zip(head.names, head.shares(features(question, vector)).tolist(), strict=True)
    return {name: share for name, share in shares if name != NONE}


def features(question: str, vector: Vector) -> Seen:
    """Return what the head sees of a question, given its vector."""
    pieces = _PIECE.findall(question[:LONGEST].lower().replace("’", "'").replace("？", "?"))
    pieces = ["^", *pieces, "$"]
    runs = {
        " ".join(pieces[at : at + size])
        for size in range(1, _LONGEST_RUN + 1)
        for at in range(len(pieces) - size + 1)
    }
    places = np.asarray(sorted({zlib.crc32(run.encode()) % HASHED for run in runs}), dtype=np.intp)
    return Seen(_MEANING * vector, places, _RUNS / len(places) ** 0.5)


@cache
def _load_head() -> _Head:
    with np.load(WEIGHTS, allow_pickle=False) as stored:
        names = tuple(stored["names"].tolist())
        meaning, runs, bias = (stored[part].astype(np.float32) for part in ("meaning", "runs", "bias"))
    return _Head(names, meaning, np.ascontiguousarray(runs.T), bias)
