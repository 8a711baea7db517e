"""The dense half of a shard, exact and in memory: cosine of a question with every item."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from memory.long_term.bm25 import Mask
from memory.long_term.rows import Change

Similarities = NDArray[np.float32]

_BLOCK = 200_000
"""Numbers multiplied at a time."""


class Dense(Protocol):
    """Vectors of numbered items ("slots"), added at the end; an item has one vector or several."""

    @property
    def nbytes(self) -> int:
        """Memory held, in bytes."""

    def add(self, rows: Sequence[Change]) -> None:
        """Append items that have vectors; the first gets the next free slot."""

    def drop(self, slots: Sequence[int]) -> None:
        """Forget items: they will not be asked for again."""

    def similarities(
        self, query: NDArray[np.float32], wanted: int, allowed: Mask, lexical: NDArray[np.float32]
    ) -> Similarities:
        """Return the cosine of each slot with a unit vector, the best vector of an item counting.

        NaN where it is not known; it is known at least for those allowed slots that are among the best
        `wanted` by meaning or by `lexical`, the score by words.
        """

    def alike(self, slots: NDArray[np.intp]) -> NDArray[np.float32]:
        """Return the cosines between some slots, (slots, slots); 0 where vectors are not at hand."""

    def vectors(self, slots: NDArray[np.intp]) -> NDArray[np.float32] | None:
        """Return the first vector of some slots, (slots, dims); None where vectors are not at hand."""


class FlatDense:
    """Vectors in a FAISS `IndexFlatIP`, which grows in place; compared by NumPy over FAISS's own memory.

    All similarities are needed, to weigh meaning and words together. Measured on two cores, 512 dims, in
    ms for 1 000 and 10 000 vectors: this 0.05 and 0.8; `index.search` for the best 50 alone 0.06 and 1.4,
    for all 0.19 and 6.3; one whole matrix product 0.02 and 0.4, but 10 to 20 as soon as anything else runs
    on the machine, since BLAS then waits for its second thread.
    """

    def __init__(self, dims: int) -> None:
        # Loading FAISS takes 0.1 s: only who searches pays for it.
        import faiss

        self._faiss = faiss
        self._index = faiss.IndexFlatIP(dims)
        self._dims = dims
        self._starts = np.empty(0, dtype=np.int64)
        self._vectors = np.empty((0, dims), dtype=np.float32)

    @property
    def nbytes(self) -> int:
        """Memory held, in bytes."""
        return int(self._index.ntotal) * self._dims * 4 + self._starts.nbytes

    def add(self, rows: Sequence[Change]) -> None:
        """Append items that have vectors; the first gets the next free slot."""
        blobs = [row.vectors or b"" for row in rows]
        counts = np.array([len(blob) // (4 * self._dims) for blob in blobs], dtype=np.int64)
        starts = int(self._index.ntotal) + np.cumsum(counts) - counts
        self._starts = np.concatenate([self._starts, starts])
        self._index.add(np.frombuffer(b"".join(blobs), dtype=np.float32).reshape(-1, self._dims))
        total = int(self._index.ntotal)
        # FAISS's own memory and no copy: it moves only when the index grows.
        flat: NDArray[np.float32] = self._faiss.rev_swig_ptr(self._index.get_xb(), total * self._dims)
        self._vectors = flat.reshape(total, self._dims)

    def drop(self, slots: Sequence[int]) -> None:
        """Leave dead vectors where they are: the shard is built anew before they are many."""

    def similarities(
        self, query: NDArray[np.float32], wanted: int, allowed: Mask, lexical: NDArray[np.float32]
    ) -> Similarities:
        """Return the cosine of every slot with a unit vector."""
        if not len(self._starts):
            return np.empty(0, dtype=np.float32)
        cosines = _products(self._vectors, query)
        return cosines if len(cosines) == len(self._starts) else np.maximum.reduceat(cosines, self._starts)

    def alike(self, slots: NDArray[np.intp]) -> NDArray[np.float32]:
        """Return the cosines between some slots by their first vectors."""
        vectors = self.vectors(slots)
        return np.array([_products(vectors, one) for one in vectors]).reshape(len(slots), len(slots))

    def vectors(self, slots: NDArray[np.intp]) -> NDArray[np.float32]:
        """Return the first vector of some slots, (slots, dims)."""
        first: NDArray[np.float32] = self._vectors[self._starts[slots]]
        return first


def _products(vectors: NDArray[np.float32], query: NDArray[np.float32]) -> Similarities:
    products = np.empty(len(vectors), dtype=np.float32)
    # Blocks so small that BLAS stays in this thread.
    rows = max(_BLOCK // vectors.shape[1], 1)
    for at in range(0, len(vectors), rows):
        np.dot(vectors[at : at + rows], query, out=products[at : at + rows])
    return products


def best(scores: NDArray[np.float32], count: int, floor: float = -np.inf) -> NDArray[np.intp]:
    """Return the positions of the `count` highest scores above `floor`, the highest first."""
    places = np.flatnonzero(scores > floor)
    worst_first = -scores[places]
    if len(places) > count:
        kept = np.argpartition(worst_first, count - 1)[:count] if count else places[:0]
        places, worst_first = places[kept], worst_first[kept]
    return places[np.argsort(worst_first, kind="stable")]
