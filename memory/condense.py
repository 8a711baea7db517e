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
_RELEVANCE = 0.7
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
    small talk. A line that says what a chosen one says counts less: maximal marginal relevance (Carbonell
    and Goldstein, 1998), .7 relevance to .3 redundancy. Of equal lines the last stays. All other lines come
    back when all fit. A single line over the budget is left out.
    """
    last = {line: index for index, line in enumerate(lines)}
    weights = [weights[index] if weights else 1.0 for index in sorted(last.values())]
    lines = [lines[index] for index in sorted(last.values())]
    costs = [count_tokens(line) for line in lines]
    if sum(costs) <= budget:
        return list(lines)
    vectors = encoder.documents(lines)
    alike = vectors @ vectors.T
    relevance = (alike > _SIMILAR).sum(axis=1) * np.asarray(weights)
    relevance = relevance / relevance.max()
    return [lines[index] for index in sorted(_most_relevant(relevance, alike, costs, budget))]


def _most_relevant(
    relevance: NDArray[np.float64], alike: NDArray[np.float32], costs: Sequence[int], budget: int
) -> list[int]:
    chosen: list[int] = []
    redundancy = np.zeros(len(costs))
    left = [index for index in range(len(costs)) if costs[index] <= budget]
    while left:
        scores = _RELEVANCE * relevance[left] - (1 - _RELEVANCE) * redundancy[left]
        best = left[int(np.argmax(scores))]
        chosen.append(best)
        budget -= costs[best]
        redundancy = np.maximum(redundancy, alike[best])
        left = [index for index in left if index != best and costs[index] <= budget]
    return chosen
