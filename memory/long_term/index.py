"""The shards in memory: loaded when asked for, kept in step with the truth, held under a bound."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from itertools import repeat
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from sqlalchemy import Connection

from memory.long_term import lookup
from memory.long_term.bm25 import Statistics
from memory.long_term.dense import Dense, best
from memory.long_term.lookup import Head, namespace_at
from memory.long_term.readings import Made, Reader
from memory.long_term.rows import Change
from memory.long_term.shard import Question, Scores, Shard
from memory.long_term.surroundings import Surrounded

WEIGHT_DENSE = 0.6
"""Share of the meaning in the fused score; the words have the rest."""


class BehindError(Exception):
    """What is in memory is not enough to answer: the database must be read."""


class Match(NamedTuple):
    """One row found, where it lies, the halves of its score, and what stands around it by term."""

    namespace: tuple[str, ...]
    shard: Shard
    row: Change
    dense: float
    lexical: float
    score: float
    around: Mapping[str, float] = MappingProxyType({})

    def read(self, reader: Reader[Made]) -> Made:
        """Return what `reader` makes of the value, made once for as long as the value stays."""
        return self.shard.read(self.row, reader)


Choose = Callable[[Scores, NDArray[np.float32], int], NDArray[np.intp]]
"""Given scores, the fused score and a number, return the positions to keep, best first."""


class Index:
    """All shards of one store in this process. `make_dense(head)` makes the dense half of a new one."""

    def __init__(self, make_dense: Callable[[Head], Dense], bound: int) -> None:
        self._make_dense = make_dense
        self._bound = bound
        self._lock = threading.Lock()
        self._shards: OrderedDict[int, Shard] = OrderedDict()

    @property
    def nbytes(self) -> int:
        """Memory held by all shards, in bytes, roughly."""
        with self._lock:
            return sum(shard.nbytes for shard in self._shards.values())

    def forget(self) -> None:
        """Drop every shard: the next search reads the truth."""
        with self._lock:
            self._shards.clear()

    def match(
        self, connection: Connection | None, heads: Sequence[Head], question: Question, choose: Choose
    ) -> list[Match]:
        """Return what `choose` keeps of all rows under the heads, best first.

        Raises `BehindError` if a shard must be loaded or brought up to date and there is no connection.
        Words are weighed over all these namespaces together. With many of them, shards may be loaded
        twice: the bound on memory is kept while searching, too.
        """
        total = Statistics(0, 0, np.zeros(len(question.terms), dtype=np.int64))
        for head in heads:
            total = total.plus(self._current(connection, head).statistics(question))
        ideal = float(total.idf().sum())
        found: list[Match] = []
        for head in heads:
            shard = self._current(connection, head)
            scores = shard.scores(question, total)
            fused = fuse(scores.dense, scores.lexical, ideal)
            chosen = choose(scores, fused, question.wanted)
            found += _matches(shard, namespace_at(head.path), scores, fused, chosen, question)
        return found if len(heads) == 1 else _choose_again(found, choose, question.wanted)

    def matching(
        self,
        connection: Connection | None,
        head: Head,
        conditions: Mapping[str, Any],
        now: int,
        reader: Reader[Made],
    ) -> list[Made]:
        """Return what `reader` makes of the rows of one namespace that match, in no order."""
        shard = self._current(connection, head)
        return [shard.read(row, reader) for row in shard.matching(conditions, now)]

    def _current(self, connection: Connection | None, head: Head) -> Shard:
        shard = self._shard(head)
        if shard.seq < head.seq or not shard.seq:
            if connection is None:
                raise BehindError
            news = lookup.changes(connection, head.id, shard.seq, shard.encoder_id)
            shard.apply(news, head.seq)
            self._evict(head.id)
        return shard

    def _shard(self, head: Head) -> Shard:
        encoder_id = head.encoder_id or 0
        with self._lock:
            shard = self._shards.get(head.id)
            stale = shard is not None and (
                shard.worn or shard.encoder_id != encoder_id or 0 < shard.seq < head.purged_seq
            )
            if shard is None or stale:
                shard = Shard(self._make_dense(head), encoder_id)
                self._shards[head.id] = shard
            self._shards.move_to_end(head.id)
            return shard

    def _evict(self, kept: int) -> None:
        with self._lock:
            held = {number: shard.nbytes for number, shard in self._shards.items()}
            excess = sum(held.values()) - self._bound
            for number, size in held.items():
                if excess <= 0 or number == kept:
                    break
                del self._shards[number]
                excess -= size


def fuse(dense: NDArray[np.float32], lexical: NDArray[np.float32], ideal: float) -> NDArray[np.float32]:
    """Return one score in 0..1 that rises with both halves.

    0.6 · max(0, cosine) + 0.4 · share / (1 + share), where share is BM25 divided by `ideal`, the summed
    weight of all terms asked for: about what a text of usual length gets that holds each of them once.
    """
    share = lexical / ideal if ideal > 0 else np.zeros_like(lexical)
    fused = WEIGHT_DENSE * np.minimum(np.maximum(dense, 0), 1) + (1 - WEIGHT_DENSE) * share / (1 + share)
    return np.asarray(fused, dtype=np.float32)


def by_score(scores: Scores, fused: NDArray[np.float32], wanted: int) -> NDArray[np.intp]:
    """Choose the highest fused scores; of equals, the last written."""
    newest_first = fused[::-1]
    return len(fused) - 1 - best(newest_first, wanted)


def by_either_half(scores: Scores, fused: NDArray[np.float32], wanted: int) -> NDArray[np.intp]:
    """Choose the best `wanted` by meaning, by words and by what stands around; together, by fused score."""
    if len(fused) <= wanted:
        return np.argsort(-fused, kind="stable")
    chosen = np.union1d(best(scores.dense, wanted), best(scores.lexical, wanted, floor=0))
    if scores.around:
        chosen = np.union1d(chosen, best(_first_glance(scores.around), wanted))
    return chosen[np.argsort(-fused[chosen], kind="stable")]


def _first_glance(around: Surrounded) -> NDArray[np.float32]:
    """Weigh the terms roughly, to choose candidates: the ranking weighs them, and others, with care."""
    words = 2 * around.nearby + around.coverage + 1.5 * around.conversation
    form = around.length + around.replied - 0.3 * around.asks + 1.5 * around.dated
    return np.asarray(around.dense + words + form, dtype=np.float32)


def _matches(
    shard: Shard,
    namespace: tuple[str, ...],
    scores: Scores,
    fused: NDArray[np.float32],
    chosen: NDArray[np.intp],
    question: Question,
) -> list[Match]:
    columns = (scores.slots, scores.dense, scores.lexical, fused)
    picked = zip(*(column[chosen].tolist() for column in columns), strict=True)
    around = _by_row(scores, chosen, _told(shard, scores.slots[chosen], question) if scores.around else {})
    return [
        Match(namespace, shard, row, dense, lexical, score, terms)
        for (slot, dense, lexical, score), terms in zip(picked, around, strict=True)
        if (row := shard.row(slot)) is not None
    ]


def _told(shard: Shard, slots: NDArray[np.intp], question: Question) -> dict[str, NDArray[np.float32]]:
    """Return what the vectors of the chosen rows say: `repeated`; `matter` and `apart` where it is known."""
    told = {"repeated": shard.repeated(slots)}
    vectors = shard.vectors(slots) if question.matter and len(slots) else None
    if question.matter and vectors is not None:
        told["matter"], told["apart"] = question.matter.compare(vectors)
    return told


def _by_row(
    scores: Scores, chosen: NDArray[np.intp], told: Mapping[str, NDArray[np.float32]]
) -> list[Mapping[str, float]]:
    around = scores.around
    if around is None:
        return [MappingProxyType({})] * len(chosen)
    names = (*Surrounded._fields[1:], *told, "among")
    columns = (column[chosen].tolist() for column in around[1:])
    among = repeat(float(scores.among), len(chosen))
    rows = zip(*columns, *(column.tolist() for column in told.values()), among, strict=True)
    return [dict(zip(names, row, strict=True)) for row in rows]


def _choose_again(found: list[Match], choose: Choose, wanted: int) -> list[Match]:
    dense, lexical, fused = (
        np.array([getattr(match, name) for match in found], dtype=np.float32)
        for name in ("dense", "lexical", "score")
    )
    scores = Scores(np.arange(len(found)), dense, lexical)
    return [found[at] for at in choose(scores, fused, wanted)]
