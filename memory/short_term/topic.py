"""Has the conversation moved to another topic? By the drift of the encoder's vectors, with hysteresis.

A message counts as away from the topic below one threshold and as back on it above a higher one; between
the two nothing changes. Only the second message in a row that is away makes a switch, so that a remark in
between does not tear a topic apart.
"""

from collections.abc import Sequence

import numpy as np

from memory.long_term.centring import Encodes
from memory.long_term.noise import noise_of

AWAY = 4.0
BACK = 5.0
"""Standard deviations above the encoder's noise: less is away from the topic, more is back on it. Of
questions and remarks on ten everyday topics nine in ten lay above 3.8 (English) and 5.5 (Chinese) within
their topic, and three in four below 3.6 and 4.0 outside it."""

SWITCHED_AFTER = 2
"""Messages in a row that must be away from the topic."""

_FEWEST_BEFORE = 2


def still_away(spoken: Sequence[str], away: int, encoder: Encodes) -> int:
    """Return how many messages in a row are away from the topic, after the last of `spoken`.

    `spoken` are the user's messages in the window, oldest first; `away` is what this returned before. The
    topic is the mean of the messages before those that were away. Too few of them: 0.
    """
    before = list(spoken[: len(spoken) - 1 - away])
    if len(before) < _FEWEST_BEFORE:
        return 0
    vectors = encoder.documents((*before, spoken[-1]))
    topic = vectors[:-1].mean(axis=0)
    likeness = noise_of(encoder).above(float(topic @ vectors[-1] / max(float(np.linalg.norm(topic)), 1e-6)))
    if likeness >= BACK:
        return 0
    return away + 1 if likeness < AWAY else away
