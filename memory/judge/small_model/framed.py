"""Whose words a message holds: "let's do a scene. I'm Inspector Vale", "tl;dr this for me. Hello, I'm Gwen".

What frames such words stands at the beginning of a message or at its end, and what it frames is as full of names
and homes as what people say of themselves. So this head sees the first clause and the last, and nothing between. Trained on
`evals/sentences/messages_*` by `python -m evals train-framed`. It only ever keeps less than the other layers do.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.judge.reading.folding import fold
from memory.judge.small_model.features import EncodesQueries
from memory.judge.small_model.runs import hashed, pieces_of, runs_of
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern

WEIGHTS = Path(__file__).with_name("framed.npz")
HASHED = 8192
"""Places for the hashed runs, half of them for either clause."""

# How much meaning and runs weigh against each other before training.
_MEANING, _RUNS = 4.0, 3.0
_LONGEST_RUN, _LONGEST = 4, 200
# Of 38 messages of eight sets of strangers that were kept wrongly and have several clauses, 16 are as likely as this to hold
# somebody else's words, and 6 of 1 000 that were kept rightly; four of these say that something else follows.
_FRAMED = 0.5
_OWN_WORDS = LazyPattern(
    r"^(?:我的)?(?:自我介绍|(?:基本|个人)?(?:情况|资料|信息|背景))(?:一下)?[:：]|^(?:about me|my (?:details|info|background|bio|intro))\b|另外|还有|顺便|对了|以后|往后|今后|记住|记得|记一?下|\b(?:also|by the way|btw|from now on|from here on|in future|(?:for|all) future|going forward|always|"
    r"remember|note that|for the record|as for me|separately|one more thing|oh and)\b"
)

Vector = NDArray[np.float32]


class Sight(NamedTuple):
    """What the head sees of a message: the meanings of both clauses (2 × dims,), hashed runs, the weight of each."""

    meaning: Vector
    places: NDArray[np.intp]
    weights: Vector


def see(utterance: Utterance, encoder: EncodesQueries) -> Sight:
    """Return what the head sees of a message of at least one clause."""
    first, last = utterance.clauses[0], utterance.clauses[-1]
    said = [utterance.folded.cut(one.start, one.end) for one in (first, last)]
    runs = [hashed(runs_of(pieces_of(fold(one[:_LONGEST]).text), _LONGEST_RUN), HASHED // 2) for one in said]
    places = np.concatenate([runs[0], runs[1] + HASHED // 2])
    weights = np.concatenate([np.full(len(one), _RUNS / max(len(one), 1) ** 0.5) for one in runs])
    return Sight(_MEANING * np.concatenate(encoder.queries(said)), places, weights.astype(np.float32))


def is_framed(utterance: Utterance, encoder: EncodesQueries) -> bool:
    """Tell whether what a message says of "I" is likely said by somebody else, or by nobody.

    Not where it goes on to something else, which may be the user's own.
    """
    if len(utterance.clauses) < 2 or any(one.switch for one in utterance.clauses):
        return False
    if _OWN_WORDS.search(utterance.folded.text):
        return False
    sight, weights = see(utterance, encoder), _load()
    logit = weights.bias + weights.meaning @ sight.meaning + sight.weights @ weights.runs[sight.places]
    return bool(1 / (1 + np.exp(-logit)) >= _FRAMED)


class _Weights(NamedTuple):
    meaning: Vector
    runs: Vector
    bias: float


@cache
def _load() -> _Weights:
    with np.load(WEIGHTS, allow_pickle=False) as stored:
        meaning, runs = (stored[part].astype(np.float32) for part in ("meaning", "runs"))
        return _Weights(meaning, runs, float(stored["bias"]))
