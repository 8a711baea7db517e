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
from memory.judge.small_model.clause_facts import telling_clauses
from memory.judge.small_model.clause_reader import read_clauses
from memory.judge.small_model.features import EncodesQueries, features
from memory.judge.small_model.head import load_head
from memory.judge.small_model.traits import traits
from memory.judge.small_model.verbatim import LEAST, OPEN, as_said, clause_of, filed_under
from memory.judge.telling.phrasing import phrase
from memory.judge.utterance import Utterance
from memory.records import Decision, Fact
from memory.vocabulary import ATTRIBUTES

WEIGHTS = Path(__file__).with_name("second_look.npz")
HASHED = 32768
"""Places for the names of traits."""
MEANING = 2.0
"""How much the meanings of message and fact weigh against the traits before training."""

Vector = NDArray[np.float32]
# Of held-out additions with a lower chance three in four were wrong. An ending has to be worse, since without it what
# is outdated stays. Changes are not looked at again: `replaceable.py` has.
_TRUSTED = {"add": 0.4, "delete": 0.25}
# These rules have seen in the message itself both what was and what is.
BOTH_NAMED = frozenset({"full name", "lifted", "new time"})
# A message that a row kept though the head finds it passing leaves nothing of what is not trusted.
_LASTS = 0.2
# What does not end anything after all is kept only if it lasts for certain.
_ENDS = 0.8


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

        Left out is what another fact of the same clause says and what is passing. Nothing ends by what is doubted.
        """
        if decision.layer not in ("rules", "small") or not utterance.clauses:
            return decision
        doubted = [one for one in decision.facts if not self._is_trusted(one, decision, utterance)]
        return self.without(doubted, decision, utterance)

    def without(self, doubted: Sequence[Fact], decision: Decision, utterance: Utterance) -> Decision:
        """Return a decision with these of its facts in the user's own words, or left out."""
        if not doubted:
            return decision
        trusted = [one for one in decision.facts if one not in doubted]
        lasts = load_head().long(features(utterance, mark(utterance), self._encoder))
        doubted = [one for one in doubted if lasts >= (_ENDS if one.op == "delete" else _LASTS)]
        facts = (*trusted, *self._as_said(doubted, trusted, utterance))
        if facts:
            return decision.model_copy(update={"facts": facts})
        if doubted:
            return decision  # too little was said to be kept as it was said
        return decision.model_copy(update={"verdict": "SHORT", "facts": (), "rule": "second look"})

    def _is_trusted(self, fact: Fact, decision: Decision, utterance: Utterance) -> bool:
        if decision.rule in BOTH_NAMED:
            return True
        if fact.op == "update" or _stands_alone(fact, utterance):
            return True
        if fact.op == "delete" and clause_of(fact, utterance) is None:
            return True  # it names what is on file
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
        """Return the clauses that doubted facts come from, unless a trusted fact comes from there."""
        told = {clause_of(one, utterance) for one in trusted}
        readings = read_clauses(utterance, self._encoder)
        lasting = [at for at in telling_clauses(mark(utterance), readings) if at not in told]
        kept: list[Fact] = []
        for fact in doubted:
            own = clause_of(fact, utterance)
            # A value that was put together stands in no clause: then all that lasts is kept.
            places = lasting if own is None else [] if own in told else [own]
            for one in as_said(utterance, places, lasting):
                read = next((readings[at] for at in places if at < len(readings)), None)
                kept.append(_still(filed_under(one, read, utterance) if read else one, fact, utterance))
        return list({one.value: one for one in reversed(kept)}.values())[::-1]


def _still(said: Fact, doubted: Fact, utterance: Utterance) -> Fact:
    """Return the user's words under the attribute that was in doubt, where it says little."""
    if doubted.op != "add" or doubted.subject != "user" or doubted.attribute not in OPEN:
        return said
    text = phrase(doubted.attribute, said.value, utterance.language)
    return doubted.model_copy(update={"value": said.value, "text": text, "confidence": said.confidence})


def _stands_alone(fact: Fact, utterance: Utterance) -> bool:
    """Say whether there is nothing to be cut wrongly: a short message of one clause, or "成都人" between commas."""
    if len(utterance.folded.text) < LEAST[utterance.language]:
        return True
    at = clause_of(fact, utterance)
    return (
        at is not None
        and fact.subject == "user"
        and ATTRIBUTES[fact.attribute].single
        and len(utterance.clauses[at].text) < LEAST[utterance.language]
    )


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
