"""Word search in memory: an inverted index that grows by segments and is scored with NumPy.

BM25 as in Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009, with the always positive
idf ln(1 + (N - df + 0.5) / (df + 0.5)). Only living documents count in N, df and the average length, so
a score does not depend on what was there before.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

K1 = 1.2
B = 0.75

Terms = NDArray[np.int64]
Mask = NDArray[np.bool_]


def terms_of(tokens: Iterable[str]) -> Terms:
    """Return the distinct tokens as numbers in order, good within this process only."""
    return np.array(sorted(map(hash, set(tokens))), dtype=np.int64)


class Statistics(NamedTuple):
    """What is known of a collection: its documents, their tokens, and how many hold each term asked for."""

    documents: int
    tokens: int
    frequencies: NDArray[np.int64]

    def plus(self, other: "Statistics") -> "Statistics":
        """Return the statistics of both collections together."""
        return Statistics(
            self.documents + other.documents,
            self.tokens + other.tokens,
            self.frequencies + other.frequencies,
        )

    def idf(self) -> NDArray[np.float64]:
        """Return the weight of each term."""
        rest = self.documents - self.frequencies + 0.5
        return np.log1p(rest / (self.frequencies + 0.5))

    def average_length(self) -> float:
        """Return the mean length of a document in tokens, at least 1."""
        return max(self.tokens / max(self.documents, 1), 1.0)


class _Postings(NamedTuple):
    """Which slot holds which term how often. Each (term, slot) pair occurs once."""

    terms: Terms
    slots: NDArray[np.int32]
    counts: NDArray[np.int32]

    def of(self, terms: Terms) -> "_Postings":
        """Return the postings of some terms, if these are sorted by term; terms become positions."""
        left = np.searchsorted(self.terms, terms, side="left")
        sizes = np.searchsorted(self.terms, terms, side="right") - left
        within = np.arange(sizes.sum()) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        at = np.repeat(np.arange(len(terms)), sizes)
        places = left[at] + within
        return _Postings(at, self.slots[places], self.counts[places])


class Bm25:
    """The words of numbered documents ("slots"), added at the end and never changed."""

    def __init__(self) -> None:
        self._segments: list[_Postings] = []
        self.lengths = np.empty(0, dtype=np.int32)
        self._tokens = 0
        self._last: tuple[Terms, list[_Postings]] | None = None

    @property
    def nbytes(self) -> int:
        """Memory held, in bytes."""
        arrays = (array for segment in self._segments for array in segment)
        return self.lengths.nbytes + sum(array.nbytes for array in arrays)

    def add(self, documents: Sequence[Sequence[str]]) -> None:
        """Append documents, given as tokens; the first gets the next free slot."""
        lengths = np.fromiter(map(len, documents), dtype=np.int32, count=len(documents))
        slots = np.repeat(np.arange(len(lengths), dtype=np.int32) + len(self.lengths), lengths)
        tokens = [token for document in documents for token in document]
        self.lengths = np.concatenate([self.lengths, lengths])
        self._tokens += len(tokens)
        self._last = None
        self._segments.append(_counted(_numbers(tokens), slots))
        # Each segment at least twice the next: few of them to search, and little copying on the whole.
        while len(self._segments) > 1 and self._segments[-2].terms.size < 2 * self._segments[-1].terms.size:
            self._segments.append(_merged(self._segments.pop(), self._segments.pop()))

    def statistics(self, terms: Terms, alive: Mask) -> Statistics:
        """Return N, the number of tokens, and df of each term, over the living slots."""
        documents = int(np.count_nonzero(alive))
        everyone = documents == len(alive)
        frequencies = np.zeros(len(terms), dtype=np.int64)
        for found in self._find(terms):
            counted = found.terms if everyone else found.terms[alive[found.slots]]
            frequencies += np.bincount(counted, minlength=len(terms))
        return Statistics(
            documents, self._tokens if everyone else int(self.lengths[alive].sum()), frequencies
        )

    def scores(self, terms: Terms, statistics: Statistics) -> NDArray[np.float32]:
        """Return the BM25 score of every slot, living or not; 0 where no term is shared."""
        scores = np.zeros(len(self.lengths), dtype=np.float64)
        idf, average = statistics.idf(), statistics.average_length()
        for terms_at, slots, counts in self._find(terms):
            norm = K1 * (1 - B + B / average * self.lengths[slots])
            parts = idf[terms_at] * counts * (K1 + 1) / (counts + norm)
            scores += np.bincount(slots, weights=parts, minlength=len(scores))
        return scores.astype(np.float32)

    def counts(self, terms: Terms, slots: NDArray[np.intp]) -> NDArray[np.float32]:
        """Return how often each of some slots holds each term, (terms, slots)."""
        column = np.full(len(self.lengths), -1, dtype=np.intp)
        column[slots] = np.arange(len(slots))
        counts = np.zeros((len(terms), len(slots)), dtype=np.float32)
        for terms_at, found, times in self._find(terms):
            asked = column[found] >= 0
            counts[terms_at[asked], column[found[asked]]] = times[asked]
        return counts

    def _find(self, terms: Terms) -> list[_Postings]:
        # Statistics and scores are asked for one after the other, with the same array.
        if self._last is None or self._last[0] is not terms:
            self._last = (terms, [segment.of(terms) for segment in self._segments])
        return self._last[1]


def weigh(counts: NDArray[np.float64], lengths: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the BM25 score of each of a few documents, given (terms, documents) counts of all of them."""
    known = Statistics(counts.shape[1], int(lengths.sum()), np.count_nonzero(counts, axis=1))
    norm = K1 * (1 - B + B / known.average_length() * lengths)
    scores: NDArray[np.float64] = known.idf() @ (counts * (K1 + 1) / (counts + norm))
    return scores


def _numbers(tokens: Sequence[str]) -> Terms:
    return np.fromiter(map(hash, tokens), dtype=np.int64, count=len(tokens))


def _counted(terms: Terms, slots: NDArray[np.int32]) -> _Postings:
    order = np.lexsort((slots, terms))
    terms, slots = terms[order], slots[order]
    new = np.ones(len(terms), dtype=np.bool_)
    new[1:] = (terms[1:] != terms[:-1]) | (slots[1:] != slots[:-1])
    starts = np.flatnonzero(new)
    counts = np.diff(np.append(starts, len(terms))).astype(np.int32)
    return _Postings(terms[starts], slots[starts], counts)


def _merged(one: _Postings, other: _Postings) -> _Postings:
    terms = np.concatenate([one.terms, other.terms])
    order = np.argsort(terms, kind="stable")
    slots = np.concatenate([one.slots, other.slots])[order]
    return _Postings(terms[order], slots, np.concatenate([one.counts, other.counts])[order])
