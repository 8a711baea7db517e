"""Has the conversation moved to another topic? By the drift of the encoder's vectors, with hysteresis.

A message counts as away from the topic below one threshold and as back on it above a higher one; between
the two nothing changes. Only the second message in a row that is away makes a switch, so that a remark in
between does not tear a topic apart.
"""

from collections.abc import Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from memory.condense import EncodesDocuments

AWAY = 4.3
BACK = 5.3
"""Standard deviations above the likeness of unrelated texts: less is away from the topic, more is back on it.
Of questions and remarks on ten everyday topics nine in ten lay above 4.3 (English) and 6.1 (Chinese) within
their topic, and three in four below 4.2 and 4.6 outside it."""

SWITCHED_AFTER = 2
"""Messages in a row that must be away from the topic."""

_FEWEST_BEFORE = 2
_UNRELATED = (
    "怎么修电脑", "周末去哪儿玩", "这座桥建于一百年前", "猫在窗台上晒太阳", "火山喷发持续三天",
    "裁缝改短了裤脚",
    "write an e-mail for me", "when does it start", "steel became dearer", "the whale sang in the bay",
    "the children learned to cycle", "moss grows on the north side",
)  # fmt: skip


class Unrelated(NamedTuple):
    """Mean and standard deviation of the cosine between texts that have nothing to do with each other."""

    mean: float
    deviation: float


_measured: WeakKeyDictionary[EncodesDocuments, Unrelated] = WeakKeyDictionary()


def still_away(spoken: Sequence[str], away: int, encoder: EncodesDocuments) -> int:
    """Return how many messages in a row are away from the topic, after the last of `spoken`.

    `spoken` are the user's messages in the window, oldest first; `away` is what this returned before. The
    topic is the mean of the messages before those that were away. Too few of them: 0.
    """
    before = list(spoken[: len(spoken) - 1 - away])
    if len(before) < _FEWEST_BEFORE:
        return 0
    vectors = encoder.documents((*before, spoken[-1]))
    topic = vectors[:-1].mean(axis=0)
    cosine = float(topic @ vectors[-1]) / max(float(np.linalg.norm(topic)), 1e-6)
    scale = unrelated(encoder)
    likeness = (cosine - scale.mean) / scale.deviation
    if likeness >= BACK:
        return 0
    return away + 1 if likeness < AWAY else away


def unrelated(encoder: EncodesDocuments) -> Unrelated:
    """Measure how alike an encoder finds unrelated texts, once, over all pairs of twelve."""
    if encoder not in _measured:
        vectors = encoder.documents(_UNRELATED)
        pairs = (vectors @ vectors.T)[np.triu_indices(len(_UNRELATED), 1)]
        _measured[encoder] = Unrelated(float(pairs.mean()), max(float(pairs.std()), 1e-3))
    return _measured[encoder]
