"""Making a text shorter without a model: its most central sentences, word for word, in their order.

Degree centrality over cosine similarity (Erkan and Radev, LexRank, 2004, section 3.1): a sentence that
is like many others says what the text is about. Nothing is invented and no sentence is cut.
"""

import re
from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from memory.counting import count_tokens

_SIMILAR = 0.3
_SENTENCE = re.compile(r"[^。！？!?\n]+[。！？!?]*")


class EncodesDocuments(Protocol):
    """What condensing needs of an encoder."""

    def documents(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Return one unit vector a row."""


def sentences(text: str) -> list[str]:
    """Cut a text into its sentences, Chinese or English; a full stop inside a number or address stays."""
    pieces = [piece.strip() for piece in _SENTENCE.findall(text)]
    return [part for piece in pieces for part in re.split(r"(?<=[a-z\d])\.\s+(?=[A-Z])", piece) if part]


def condense(
    lines: Sequence[str], budget: int, encoder: EncodesDocuments, weights: Sequence[float] | None = None
) -> list[str]:
    """Return the most central lines that fit into `budget` tokens, in their original order.

    `weights` (one a line, default 1) multiply the centrality: a line about who the user is outweighs
    small talk. All lines come back when all fit. A single line over the budget is left out.
    """
    costs = [count_tokens(line) for line in lines]
    if sum(costs) <= budget:
        return list(lines)
    vectors = encoder.documents(lines)
    centrality = (vectors @ vectors.T > _SIMILAR).sum(axis=1) * np.asarray(weights or [1.0] * len(lines))
    chosen: list[int] = []
    for index in np.argsort(-centrality, kind="stable"):
        if costs[index] <= budget:
            chosen.append(int(index))
            budget -= costs[index]
    return [lines[index] for index in sorted(chosen)]
