"""Whether a question and a memory are about the same matter, however each is worded.

Attributes are too wide to tell: a favourite team and a favourite dish are both tastes, an appointment with
the dentist and a flight both events. So a linear head over the bundled encoder's vectors, one for questions
and memories alike, says which of some hundred matters a text is about; two texts agree as far as their shares
overlap. Trained on `evals/questions/matters_*.tsv` by `python -m evals train-matters`.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.long_term.asked_for import ENCODER, LONGEST
from memory.long_term.centring import Encodes

WEIGHTS = Path(__file__).with_name("matters.npz")

_LEAST = 1e-6
NOTHING = "none"
"""The class of what is about no matter of the user's."""

Vectors = NDArray[np.float32]


_CERTAIN, _FAIRLY = 0.4, 0.3
"""Share of one matter among all from which on a question, and a memory, are clearly about it."""

_APART = 0.2
"""Agreement below which a memory is about something else, where both are clear."""

_FOREIGN = 0.1
"""Share of the matters filed under an attribute below which a clear question does not ask for it."""


class Matter(NamedTuple):
    """What a question is about: the share of each matter, (matters,); what is left is about nothing."""

    shares: Vectors

    def compare(self, vectors: Vectors) -> tuple[Vectors, Vectors]:
        """Return how far texts with these vectors, (n, dims), are about the same, and which are not.

        The first, (n,), is the Bhattacharyya coefficient of the shares, 0..1; the second 1 where question
        and text are clearly about different matters, else 0. Some 0.2 ms for a hundred texts.
        """
        shares = _shares(vectors)
        agreement = np.sqrt(shares) @ np.sqrt(self.shares)
        asked, told = _among(self.shares[None]), _among(shares)
        clear = (asked.max() > _CERTAIN) & (told.max(axis=1) > _FAIRLY)
        apart = clear & (np.sqrt(told) @ np.sqrt(asked[0]) < _APART)
        return agreement.astype(np.float32), apart.astype(np.float32)

    def rules_out(self, attribute: str) -> bool:
        """Tell whether a question is clearly about what is never filed under this attribute."""
        of = _load_head().filed.get(attribute)
        shares = _among(self.shares[None])[0]
        return of is not None and bool(shares.max() > _CERTAIN and shares @ of < _FOREIGN)


class _Head(NamedTuple):
    names: tuple[str, ...]
    meaning: Vectors
    bias: Vectors
    filed: dict[str, Vectors]


def matter_of(question: str, encoder: Encodes) -> Matter | None:
    """Return what a question is about; None for another encoder than the bundled one, or a long message."""
    if encoder.name != ENCODER or len(question) > LONGEST:
        return None
    vectors = encoder.queries((question,))
    return Matter(_shares(vectors)[0]) if vectors.shape[1] == _load_head().meaning.shape[1] else None


def _shares(vectors: Vectors) -> Vectors:
    head = _load_head()
    scores = np.stack([head.meaning @ vector for vector in vectors]) + head.bias
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares = powers / powers.sum(axis=1, keepdims=True)
    shares[:, head.names.index(NOTHING)] = 0
    return np.asarray(shares, dtype=np.float32)


def _among(shares: Vectors) -> Vectors:
    """Return the shares among the matters alone, (n, matters), whatever is about nothing."""
    among: Vectors = shares / np.maximum(shares.sum(axis=1, keepdims=True), _LEAST)
    return among


@cache
def _load_head() -> _Head:
    with np.load(WEIGHTS, allow_pickle=False) as stored:
        names = tuple(stored["names"].tolist())
        meaning, bias = (stored[part].astype(np.float32) for part in ("meaning", "bias"))
        under = [attributes.split() for attributes in stored["filed"].tolist()]
    filed = {
        attribute: np.array([attribute in one for one in under], dtype=np.float32)
        for attribute in {attribute for one in under for attribute in one}
    }
    return _Head(names, np.ascontiguousarray(meaning), bias, filed)
