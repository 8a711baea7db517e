"""One namespace in memory, exact: what a query search looks at.

A shard is a copy of the truth and disposable. It is loaded when first asked for and brought up to date by
change numbers before each search. Rows are only ever added; a change kills the old row and adds a new one.
"""

import math
import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import orjson
from numpy.typing import NDArray

from memory.long_term.bm25 import Bm25, Mask, Statistics, Terms
from memory.long_term.dense import Dense
from memory.long_term.filters import matches
from memory.long_term.matters import Matter
from memory.long_term.readings import MOST, READING_BYTES, Made, Reader, Readings, read
from memory.long_term.rows import Change
from memory.long_term.surroundings import Conversations, Spans, Surrounded, pool, surround
from memory.long_term.values import decode_value

_NEVER = int(np.iinfo(np.int64).max)
_ROW_BYTES = 500
_FILTERS = 64
"""Masks kept, a byte a row each: recall asks by section and by each of some 40 attributes."""


class Question(NamedTuple):
    """What is asked: a vector, the terms, conditions on the value, the time, how many are wanted.

    `closely` asks for what stands around each row as well; `spans` are the times asked about,
    `matter` is what is asked about.
    """

    vector: NDArray[np.float32]
    terms: Terms
    conditions: Mapping[str, Any] | None
    now: int
    wanted: int
    closely: bool = False
    spans: Spans = ()
    matter: Matter | None = None


class Scores(NamedTuple):
    """Slots that may hold the answer, with both halves of their score, and what stands around them.

    `among` is how many rows they were chosen from.
    """

    slots: NDArray[np.intp]
    dense: NDArray[np.float32]
    lexical: NDArray[np.float32]
    around: Surrounded | None = None
    among: int = 0


class Shard:
    """The rows of one namespace that a query can find. Safe from any thread."""

    def __init__(self, dense: Dense, encoder_id: int) -> None:
        self.encoder_id = encoder_id
        self.seq = 0
        self.lock = threading.RLock()
        self._dense = dense
        self._words = Bm25()
        self._conversations = Conversations()
        self._rows: list[Change] = []
        self._slots: dict[int, int] = {}
        self._alive = np.zeros(0, dtype=np.bool_)
        self._expiry = np.zeros(0, dtype=np.int64)
        self._soonest: int = _NEVER
        self._filters: OrderedDict[bytes, Mask] = OrderedDict()
        self._value_bytes = 0
        self._readings = Readings()

    @property
    def nbytes(self) -> int:
        """Memory held, in bytes, roughly."""
        rows = self._value_bytes + len(self._rows) * _ROW_BYTES
        # As if all were there: they come while searching, and the bound is looked at when a shard grows.
        readings = min(len(self._rows), MOST) * READING_BYTES
        return rows + readings + self._dense.nbytes + self._words.nbytes

    @property
    def worn(self) -> bool:
        """Whether dead rows outnumber the living: time to load it anew."""
        return len(self._rows) > 64 + 2 * len(self._slots)

    def apply(self, changes: Sequence[Change], seq: int) -> None:
        """Take in what changed since `self.seq`, in order."""
        with self.lock:
            # Another thread may have brought the same news already.
            news = [change for change in changes if change.seq > self.seq]
            dead = [slot for one in news if (slot := self._slots.pop(one.item_id, None)) is not None]
            self._bury(dead)
            self._append([one for one in news if one.vectors])
            self.seq = max(self.seq, seq, *(one.seq for one in news), 0)

    def _bury(self, slots: Sequence[int]) -> None:
        for slot in slots:
            self._alive[slot] = False
            row = self._rows[slot]
            self._value_bytes -= len(row.value or "")
            # The text goes now, not when the shard is next rebuilt.
            self._rows[slot] = row._replace(value=None)
            self._readings.drop(row.item_id)
        if slots:
            self._dense.drop(slots)

    def _append(self, fresh: Sequence[Change]) -> None:
        if not fresh:
            return
        self._dense.add(fresh)
        self._words.add([(one.tokens or "").split() for one in fresh])
        self._conversations.add(fresh)
        for one in fresh:
            self._slots[one.item_id] = len(self._rows)
            self._rows.append(one._replace(tokens=None, vectors=None))
            self._value_bytes += len(one.value or "")
        expiry = [_NEVER if one.expires_at is None else one.expires_at for one in fresh]
        self._expiry = np.concatenate([self._expiry, np.array(expiry, dtype=np.int64)])
        self._soonest = min(self._soonest, *expiry)
        self._alive = np.concatenate([self._alive, np.ones(len(fresh), dtype=np.bool_)])

    def statistics(self, question: Question) -> Statistics:
        """Return the word counts of the living rows, for BM25 over one shard or several."""
        with self.lock:
            return self._words.statistics(question.terms, self._living(question.now))

    def scores(self, question: Question, statistics: Statistics) -> Scores:
        """Score the allowed rows: at least the best `wanted` by either half, in no order."""
        with self.lock:
            allowed = self._living(question.now)
            if question.conditions:
                allowed = allowed & self._filtered(question.conditions)
            lexical = self._words.scores(question.terms, statistics)
            length = math.sqrt(question.vector @ question.vector) or 1.0
            unit = question.vector / np.float32(length)
            dense = self._dense.similarities(unit, question.wanted, allowed, lexical) * np.float32(length)
            known = np.flatnonzero(allowed & ~np.isnan(dense))
            if len(known) == len(dense) and not question.closely:
                return Scores(known, dense, lexical)
            if not question.closely or not len(known):
                return Scores(known, dense[known], lexical[known])
            return self._look_closely(np.flatnonzero(allowed), dense, lexical, question, statistics)

    def _look_closely(
        self,
        slots: NDArray[np.intp],
        dense: NDArray[np.float32],
        lexical: NDArray[np.float32],
        question: Question,
        statistics: Statistics,
    ) -> Scores:
        among = len(slots)
        slots = slots[pool(self._conversations, slots, dense[slots], lexical[slots])]
        around = surround(
            self._conversations,
            slots,
            dense[slots],
            lexical[slots],
            self._words.counts(question.terms, slots),
            statistics.idf(),
            self._words.lengths[slots],
            question.spans,
        )
        known = ~np.isnan(dense[slots])
        kept = slots[known]
        return Scores(kept, dense[kept], lexical[kept], around.only(known), among)

    def repeated(self, slots: NDArray[np.intp]) -> NDArray[np.float32]:
        """Return for each turn of some rows its highest cosine with a later one; 0 for what is no turn."""
        with self.lock:
            turns = self._conversations.is_turn(slots)
            later = (slots[None, :] > slots[:, None]) & turns[None, :] & turns[:, None]
            if not later.any():
                return np.zeros(len(slots), dtype=np.float32)
            alike: NDArray[np.float32] = (self._dense.alike(slots) * later).max(axis=1)
            return np.maximum(alike, 0)

    def vectors(self, slots: NDArray[np.intp]) -> NDArray[np.float32] | None:
        """Return the first vector of some rows, (rows, dims); None where they are not at hand."""
        with self.lock:
            return self._dense.vectors(slots)

    def matching(self, conditions: Mapping[str, Any], now: int) -> list[Change]:
        """Return the living rows that match, in no order."""
        with self.lock:
            allowed = self._living(now) & self._filtered(conditions)
            return [self._rows[slot] for slot in np.flatnonzero(allowed)]

    def read(self, row: Change, reader: Reader[Made]) -> Made:
        """Return what `reader` makes of a row that was found; it is kept while the row is the present one."""
        with self.lock:
            slot = self._slots.get(row.item_id)
            if slot is None or self._rows[slot].seq != row.seq:
                return read(row, reader)
            return self._readings.of(row, reader)

    def row(self, slot: int) -> Change | None:
        """Return the row in a slot; None if it was changed or deleted since it was scored."""
        row = self._rows[slot]
        return None if row.value is None else row

    def _living(self, now: int) -> Mask:
        """Return which rows are neither changed, deleted nor expired. To be read only."""
        return self._alive if now < self._soonest else self._alive & (self._expiry > now)

    def _filtered(self, conditions: Mapping[str, Any]) -> Mask:
        """Return which rows match. Rows never change, so only new ones are looked at."""
        key = orjson.dumps(conditions, default=repr, option=orjson.OPT_SORT_KEYS)
        known = self._filters.pop(key, np.zeros(0, dtype=np.bool_))
        if len(known) == len(self._rows):
            self._filters[key] = known
            return known
        fresh = [bool(row.value) and matches(decode_value(row.value or ""), conditions)
                 for row in self._rows[len(known) :]]  # fmt: skip
        mask = np.concatenate([known, np.array(fresh, dtype=np.bool_)])
        self._filters[key] = mask
        while len(self._filters) > _FILTERS:
            self._filters.popitem(last=False)
        return mask
