"""What stands around a memory: the turns before and after it, and the whole conversation.

A turn seldom says everything itself: "The cello!" is found by the question before it. So each row is
weighed together with its neighbours, by arithmetic over what the shard holds anyway: nothing is encoded or
stored twice, and a turn that is added, changed or forgotten later is a neighbour, or none, at once.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.long_term.bm25 import weigh
from memory.long_term.dense import best
from memory.long_term.rows import Change
from memory.long_term.values import decode_value

CONVERSATION = "conversation"
"""The field of a value that names the conversation it is a turn of."""

_NEAR = (0.6, 0.35)
"""How much a word counts that stands one or two turns away."""

_BEST = 3
"""Turns that speak for the meaning of a whole conversation."""

_POOL = 2000
"""Rows looked at in a large shard: so many of the best by meaning, and by words, and their neighbours."""

_HEADER = 4
"""Tokens of the day and the speaker, which say nothing of how much a turn has to tell."""

_USUAL = 0.6
"""Length of what is no turn, so that a short fact is not taken for small talk."""

_LATEST = 8
"""Rows after which a memory is no longer what a conversation was at when it was left."""

_SLACK = 3 * 86_400.0
_SHORT = 8 * 86_400.0
_ABOUT = 0.4
"""How much it counts to be some days about a short time that is named, since people tell of a day later, or
within a long one, a month or a year."""

Spans = tuple[tuple[float, float], ...]
"""Half-open intervals in seconds since 1970."""

Numbers = NDArray[np.float32]
Places = NDArray[np.intp]


class Surrounded(NamedTuple):
    """One number a row and term, each in 0..1, and the slots they belong to.

    dense: similarity, scaled over the rows. coverage: share of the question's words, by weight, in the row;
    nearby: the same with the two turns on either side. conversation: how well the whole conversation fits.
    replied: how well the question fits the one that this row answers. length: how much the row tells.
    asks: 1 for a question. dated: whether a turn is of a time that the question names. newness: 0 for the
    oldest row, 1 for the newest; latest: 1 for the last turn, a third of it every eight rows before.
    """

    slots: Places
    dense: Numbers
    coverage: Numbers
    nearby: Numbers
    conversation: Numbers
    replied: Numbers
    length: Numbers
    asks: Numbers
    dated: Numbers
    newness: Numbers
    latest: Numbers

    def only(self, kept: NDArray[np.bool_]) -> "Surrounded":
        """Return the same of some of the rows."""
        numbers = (column[kept] for column in self[1:])
        return Surrounded(self.slots[kept], *numbers)


class Lines(NamedTuple):
    """For each of some rows the position of the one before and after it (-1: none), and its conversation."""

    before: Places
    after: Places
    group: Places


class Conversations:
    """Which rows are turns of one conversation, in the order in which they were said."""

    def __init__(self) -> None:
        self._names: dict[str, int] = {}
        self._group = np.empty(0, dtype=np.int64)
        self._when = np.empty(0, dtype=np.float64)
        self._item = np.empty(0, dtype=np.int64)
        self._order: Places | None = None
        self.asks = np.empty(0, dtype=np.bool_)

    def add(self, rows: Sequence[Change]) -> None:
        """Append rows; the first gets the next free slot."""
        told = [self._read(row) for row in rows]
        group, when, asks = zip(*told, strict=True) if told else ((), (), ())
        self._group = np.concatenate([self._group, np.array(group, dtype=np.int64)])
        self._when = np.concatenate([self._when, np.array(when, dtype=np.float64)])
        self._item = np.concatenate([self._item, np.array([row.item_id for row in rows], dtype=np.int64)])
        self.asks = np.concatenate([self.asks, np.array(asks, dtype=np.bool_)])
        self._order = None

    def lines(self, slots: Places) -> Lines:
        """Link the given rows: whatever lies between two of them and is not given is passed over."""
        group = self._group[slots]
        alone = np.flatnonzero(group < 0)
        group[alone] = len(self._names) + alone
        position = np.full(len(self._group), -1, dtype=np.intp)
        position[slots] = np.arange(len(slots))
        line = self._sorted()
        line = line[position[line] >= 0]
        joined = self._group[line[1:]] == self._group[line[:-1]]
        first, second = position[line[:-1][joined]], position[line[1:][joined]]
        before, after = (np.full(len(slots), -1, dtype=np.intp) for _ in range(2))
        before[second], after[first] = first, second
        return Lines(before, after, np.unique(group, return_inverse=True)[1])

    def is_turn(self, slots: Places) -> NDArray[np.bool_]:
        """Tell which rows belong to a conversation."""
        return np.asarray(self._group[slots] >= 0)

    def dated(self, slots: Places, spans: Spans) -> Numbers:
        """Return how well the time of each turn fits (see `dated`); 0 for what is no turn."""
        return dated(self._when[slots], spans) * self.is_turn(slots)

    def _sorted(self) -> Places:
        if self._order is None:
            order = np.lexsort((self._item, self._when, self._group))
            self._order = order[self._group[order] >= 0]
        return self._order

    def _read(self, row: Change) -> tuple[int, float, bool]:
        text = row.value or ""
        # Most rows are no turns: they are not parsed.
        if f'"{CONVERSATION}":"' not in text:
            return -1, 0.0, False
        value = decode_value(text)
        name, said = value.get(CONVERSATION), value.get("text")
        if not isinstance(name, str):
            return -1, 0.0, False
        asks = isinstance(said, str) and said.rstrip().endswith(("?", "？"))
        return self._names.setdefault(name, len(self._names)), _seconds(value, row), asks


def dated(moments: NDArray[np.float64], spans: Spans) -> Numbers:
    """Return 1 for each moment within a short span, less some days about it or within a long one, else 0."""
    fit = np.zeros(len(moments), dtype=np.float32)
    for begin, end in spans:
        short = end - begin < _SHORT
        about = _SLACK if short else 0.0
        fit[(moments >= begin - about) & (moments < end + about) & (fit < _ABOUT)] = _ABOUT
        if short:
            fit[(moments >= begin) & (moments < end)] = 1
    return fit


def surround(
    conversations: Conversations,
    slots: Places,
    dense: Numbers,
    lexical: Numbers,
    counts: NDArray[np.float32],
    idf: NDArray[np.float64],
    lengths: NDArray[np.int32],
    spans: Spans = (),
) -> Surrounded:
    """Weigh rows together with what stands around them.

    `counts` is (terms, rows): how often each row holds each term of the question; `idf` weighs the terms;
    `dense` may hold NaN where it is not known, which counts as the least.
    """
    lines = conversations.lines(slots)
    holds = (counts > 0).astype(np.float32)
    weights = (idf / (idf.sum() or 1.0)).astype(np.float32)
    known = _filled(dense)
    asks = conversations.asks[slots].astype(np.float32)
    words = _groupwise(counts, lines.group)
    sizes = np.bincount(lines.group, weights=lengths)
    spoken = _share(weigh(words, sizes.astype(np.float64)))[lines.group]
    meant = _scaled(_best_of_group(known, lines.group))
    told = np.minimum(np.log1p(np.maximum(lengths - _HEADER, 0)), 4) / 4
    return Surrounded(
        slots=slots,
        dense=_scaled(known),
        coverage=weights @ holds,
        nearby=weights @ _nearby(holds, lines),
        conversation=0.32 * meant + 0.68 * spoken,
        replied=_moved(asks * _share(lexical), lines.before),
        length=np.where(conversations.is_turn(slots), told, _USUAL).astype(np.float32),
        asks=asks,
        dated=conversations.dated(slots, spans),
        newness=np.linspace(0, 1, len(slots), dtype=np.float32),
        latest=_latest(len(slots)) * conversations.is_turn(slots),
    )


def _latest(rows: int) -> Numbers:
    return np.exp((np.arange(rows) - rows + 1) / _LATEST).astype(np.float32)


def pool(conversations: Conversations, slots: Places, dense: Numbers, lexical: Numbers) -> Places:
    """Return positions of the rows worth a close look: all of them, but in a large shard the best."""
    if len(slots) <= 2 * _POOL:
        return np.arange(len(slots))
    known = np.nan_to_num(dense, nan=-np.inf)
    chosen = np.union1d(best(known, _POOL), best(lexical, _POOL, floor=0))
    lines = conversations.lines(slots)
    around = np.concatenate([chosen, lines.before[chosen], lines.after[chosen]])
    return np.unique(around[around >= 0])


def _filled(dense: Numbers) -> Numbers:
    """Return the numbers with the least of them, or 0, in the place of those that are not known."""
    unknown = np.isnan(dense)
    if not unknown.any():
        return dense
    return np.where(unknown, dense[~unknown].min() if not unknown.all() else np.float32(0), dense)


def _nearby(holds: Numbers, lines: Lines) -> Numbers:
    if lines.before.max(initial=-1) < 0:  # facts stand alone
        return holds
    total = holds
    for links in (lines.before, lines.after):
        moved = holds
        for share in _NEAR:
            moved = _moved(moved, links)
            total = np.maximum(total, share * moved)
    return total


def _moved(values: Numbers, links: Places) -> Numbers:
    """Return for each row the value of the row it is linked to, 0 without a link."""
    moved = np.zeros_like(values)
    linked = links >= 0
    moved[..., linked] = values[..., links[linked]]
    return moved


def _groupwise(counts: NDArray[np.float32], group: Places) -> NDArray[np.float64]:
    groups = int(group.max()) + 1 if len(group) else 0
    return np.array([np.bincount(group, weights=row, minlength=groups) for row in counts]).reshape(-1, groups)


def _best_of_group(values: Numbers, group: Places) -> Numbers:
    """Return for each row the mean of the best values in its group."""
    order = np.lexsort((-values, group))
    sorted_groups = group[order]
    starts = np.searchsorted(sorted_groups, sorted_groups)
    top = order[np.arange(len(order)) - starts < _BEST]
    sums = np.bincount(group[top], weights=values[top])
    means: Numbers = (sums / np.bincount(group[top]))[group].astype(np.float32)
    return means


def _scaled(values: Numbers) -> Numbers:
    low, high = values.min(initial=np.inf), values.max(initial=-np.inf)
    return (values - low) / (high - low) if high > low else np.ones_like(values)


def _share(values: NDArray[np.floating]) -> Numbers:
    high = values.max(initial=0)
    return (values / high if high > 0 else np.zeros_like(values)).astype(np.float32)


def _seconds(value: dict[str, object], row: Change) -> float:
    said = value.get("recorded_at")
    try:
        moment = datetime.fromisoformat(said) if isinstance(said, str) else row.created_at
    except ValueError:
        moment = row.created_at
    return moment.timestamp()
