"""A second look at what was taken out of a message: what is likely wrong is kept in the user's own words instead.

A linear head, trained on facts that people marked as right or wrong, says how likely each one is right. "every Tuesday
afternoon, I said yes" is no habit without the calligraphy in the clause before it; the whole of it is true.
`python -m evals train-second-look` makes the weights.
"""

import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.judge.reading.blocking import mark
from memory.judge.reading.folding import fold
from memory.judge.small_model.features import EncodesQueries, features
from memory.judge.small_model.head import load_head
from memory.judge.small_model.lasting import lasting_clauses
from memory.judge.small_model.traits import SAID_ONCE, of_the_past, traits
from memory.judge.telling.facts import GUESSED, make_fact
from memory.judge.utterance import Utterance
from memory.records import Decision, Fact

WEIGHTS = Path(__file__).with_name("second_look.npz")
HASHED = 32768
"""Places for the names of traits."""
MEANING = 2.0
"""How much the meanings of message and fact weigh against the traits before training."""

Vector = NDArray[np.float32]
# A fact more likely wrong than right is not trusted: of held-out ones below it seven in ten were wrong. A change has
# to be worse, since without it what is outdated stays; one of what was just said is the user's to make.
_TRUSTED = {"add": 0.5, "update": 0.3, "delete": 0.5}
# These rules have seen in the message itself both what was and what is.
_BOTH_NAMED = frozenset({"full name", "lifted", "new time", "retold"})
# A message that a row kept though the head finds it passing leaves nothing of what is not trusted.
_LASTS = 0.5
_MOST, _LEAST = {"zh": 50, "en": 160}, {"zh": 7, "en": 20}
"""Characters of the user's own words that are kept around a fact, at most and at least."""


class Sight(NamedTuple):
    """What the head sees of one fact: meaning of the message and of the fact, and where its traits stand."""

    dense: Vector
    places: NDArray[np.intp]


class SecondLook:
    """Look again at the facts of a decision. Writes nothing."""

    def __init__(self, encoder: EncodesQueries) -> None:
        """Take the encoder that the weights were made with: the bundled one."""
        self._encoder = encoder

    def checked(self, decision: Decision, utterance: Utterance) -> Decision:
        """Return a decision with what is likely wrong put in the user's own words, or left out.

        Left out is what would end something, what another fact of the same clause says, and what is passing.
        """
        if decision.layer not in ("rules", "small") or not utterance.clauses:
            return decision
        trusted = [one for one in decision.facts if self._is_trusted(one, decision, utterance)]
        if len(trusted) == len(decision.facts):
            return decision
        doubted = [one for one in decision.facts if one not in trusted and one.op != "delete"]
        if (
            decision.layer == "small"
            or load_head().long(features(utterance, mark(utterance), self._encoder)) >= _LASTS
        ):
            trusted += self._as_said(doubted, trusted, utterance)
        if trusted:
            return decision.model_copy(update={"facts": tuple(trusted)})
        return decision.model_copy(update={"verdict": "SHORT", "facts": (), "rule": "second look"})

    def _is_trusted(self, fact: Fact, decision: Decision, utterance: Utterance) -> bool:
        if decision.rule in _BOTH_NAMED:
            return True
        if fact.op == "update" and of_the_past(utterance, fact) != SAID_ONCE:
            return True
        return self.chance(fact, decision, utterance) >= _TRUSTED[fact.op]

    def chance(self, fact: Fact, decision: Decision, utterance: Utterance) -> float:
        """Return how likely a fact of a decision is right, 0..1."""
        return load_weights().right(self.see(fact, decision, utterance))

    def see(self, fact: Fact, decision: Decision, utterance: Utterance) -> Sight:
        """Return what the head sees of a fact."""
        names = traits(utterance, fact, decision)
        places = sorted({zlib.crc32(name.encode()) % HASHED for name in names})
        vectors = self._encoder.queries([utterance.text, fact.text])
        return Sight(MEANING * vectors.reshape(-1), np.asarray(places, dtype=np.intp))

    def _as_said(self, doubted: Sequence[Fact], trusted: Sequence[Fact], utterance: Utterance) -> list[Fact]:
        """Return the clauses that doubted facts come from, once each, unless a trusted fact comes from there."""
        told = {_clause_of(one, utterance) for one in trusted}
        spans: list[tuple[int, int]] = []
        for fact in doubted:
            own = _clause_of(fact, utterance)
            if own is None or own in told:
                continue
            span = self._around(own, told, utterance)
            if not any(low < span[1] and span[0] < high for low, high in spans):
                spans.append(span)
        said = [utterance.folded.cut(*span).strip() for span in spans]
        return [
            make_fact(utterance, "other", text).model_copy(update={"confidence": GUESSED})
            for text in said
            if len(text) >= _LEAST[utterance.language]
        ]

    def _around(self, own: int, told: set[int | None], utterance: Utterance) -> tuple[int, int]:
        """Return the span of a clause with those of its sentence that last and that no trusted fact tells."""
        clauses, most = utterance.clauses, _MOST[utterance.language]
        open_ones = {i for i in lasting_clauses(utterance, mark(utterance), self._encoder) if i not in told}
        low = high = own
        while (
            low - 1 in open_ones
            and not clauses[low - 1].strong
            and clauses[high].end - clauses[low - 1].start <= most
        ):
            low -= 1
        while (
            high + 1 in open_ones
            and not clauses[high].strong
            and clauses[high + 1].end - clauses[low].start <= most
        ):
            high += 1
        return clauses[low].start, clauses[high].end


def _clause_of(fact: Fact, utterance: Utterance) -> int | None:
    """Return the number of the clause in which a fact begins; None where its words are not the message's."""
    at = utterance.folded.text.find(fold(fact.value).text.strip())
    return next((i for i, one in enumerate(utterance.clauses) if one.start <= at < one.end), None)


class Weights(NamedTuple):
    """Weights over the meanings and the hashed names of traits."""

    dense: Vector
    hashed: Vector
    bias: float

    def right(self, sight: Sight) -> float:
        """Return the probability that a fact is right, 0..1."""
        logit = self.bias + float(self.dense @ sight.dense) + float(self.hashed[sight.places].sum())
        return float(1 / (1 + np.exp(-logit)))


@cache
def load_weights() -> Weights:
    """Read the weights, once."""
    with np.load(WEIGHTS, allow_pickle=False) as stored:
        return Weights(
            stored["dense"].astype(np.float32), stored["hashed"].astype(np.float32), float(stored["bias"])
        )
