"""Which sentences on file a message makes out of date: a new home, a job given up, an appointment that moves.

A linear head over the message and each sentence on file, trained on talks and cabinets of invented people in which
readers marked what is no longer true. `python -m evals train-outdated` makes the weights.
"""

import zlib
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from memory.judge.small_model.features import EncodesQueries
from memory.judge.small_model.pair_traits import Message, OnFile, Pair, Vector, on_file, pairs
from memory.judge.utterance import Known, Utterance

WEIGHTS = Path(__file__).with_name("outdated.npz")
HASHED = 65536
"""Places for the names of traits."""
NAMED = 0.5
"""How much a name weighs before training."""
MEANING = 2.0
"""How much the meanings of clause and sentence weigh against the names before training."""


class Held(NamedTuple):
    """A message held against one sentence: the names of what shows, and the meanings of both."""

    names: tuple[str, ...]
    dense: Vector

    def chance(self) -> float:
        """Return how likely the message makes the sentence untrue, 0..1."""
        weights = load_weights()
        meanings = np.concatenate([weights.said, weights.held])
        return _chance(weights.bias + weights.sum(self.names) + float(meanings @ self.dense))


class _Ready(NamedTuple):
    """A message, the sentences on file with their meanings, and what each shares with the message."""

    message: Message
    sentences: Sequence[OnFile]
    pairs: Sequence[Pair]
    vectors: Vector


class Outdated:
    """Say how likely a message ends what is on file. Writes nothing."""

    def __init__(self, encoder: EncodesQueries) -> None:
        """Take the encoder that the weights were made with: the bundled one."""
        self._encoder = encoder

    def chances(self, utterance: Utterance, known: Sequence[Known]) -> list[float]:
        """Return for each sentence on file how likely the message makes it untrue or out of date, 0..1."""
        if not known or not utterance.clauses:
            return [0.0] * len(known)
        message, sentences, found, vectors = self._ready(utterance, known)
        weights = load_weights()
        # What does not depend on the sentence is summed once a clause, kind and likeness.
        of_clause = cache(lambda clause: weights.clause(message, clause))
        of_kind = cache(lambda clause, kind: weights.sum(message.of_kind(clause, kind)))
        of_lead = cache(lambda *lead: weights.sum(message.of_lead(*lead)))
        logits = [
            of_clause(pair.clause)
            + of_kind(pair.clause, sentence.kind)
            + of_lead(pair.clause, pair.shared > 0, pair.kin)
            + weights.sum(pair.names)
            + float(weights.held @ vector)
            for sentence, pair, vector in zip(sentences, found, vectors, strict=True)
        ]
        return [_chance(weights.bias + logit) for logit in logits]

    def see(self, utterance: Utterance, known: Sequence[Known]) -> list[Held]:
        """Return what the head sees of a message beside each sentence on file; [] of a message without words."""
        if not utterance.clauses:
            return []
        message, sentences, found, vectors = self._ready(utterance, known)
        return [
            Held(
                (
                    *message.of_clause(pair.clause),
                    *message.of_kind(pair.clause, sentence.kind),
                    *message.of_lead(pair.clause, pair.shared > 0, pair.kin),
                    *pair.names,
                ),
                np.concatenate([message.meanings[pair.clause], vector]),
            )
            for sentence, pair, vector in zip(sentences, found, vectors, strict=True)
        ]

    def _ready(self, utterance: Utterance, known: Sequence[Known]) -> _Ready:
        message = Message(utterance, self._encoder)
        sentences = [on_file(one.attribute, one.subject, one.text) for one in known]
        vectors = self._encoder.documents([one.text for one in known])
        return _Ready(message, sentences, pairs(message, sentences, vectors), vectors)


@lru_cache(maxsize=65536)
def place_of(name: str) -> int:
    """Return where the weight of a name stands, 0 .. HASHED - 1."""
    return zlib.crc32(name.encode()) % HASHED


class Weights(NamedTuple):
    """Weights over the hashed names, and over the meanings of what is said and of what is held on file."""

    hashed: Vector
    said: Vector
    held: Vector
    bias: float

    def sum(self, names: Iterable[str]) -> float:
        """Return what names weigh together."""
        return float(self.hashed[[place_of(name) for name in names]].sum())

    def clause(self, message: Message, clause: int) -> float:
        """Return what a clause weighs by itself."""
        return self.sum(message.of_clause(clause)) + float(self.said @ message.meanings[clause])


def _chance(logit: float) -> float:
    return float(1 / (1 + np.exp(-logit)))


@cache
def load_weights() -> Weights:
    """Read the weights, once."""
    with np.load(WEIGHTS, allow_pickle=False) as stored:
        parts = {name: stored[name].astype(np.float32) for name in ("hashed", "said", "held")}
        return Weights(
            NAMED * parts["hashed"], MEANING * parts["said"], MEANING * parts["held"], float(stored["bias"])
        )
