"""The second layer: a linear head over the bundled encoder, for what the rules leave open.

`features.py` says what it sees, `head.py` holds the weights, `best_guess.py` finds what to keep of a message
that no row of the tables could take apart. `python -m evals train-judge` makes the weights anew. `second_look.py`
looks again at what was taken out of a message.
"""

from typing import Literal

from memory.judge.reading.blocking import Marks, mark
from memory.judge.small_model.best_guess import guess, refiled
from memory.judge.small_model.features import EncodesQueries, features
from memory.judge.small_model.head import load_head
from memory.judge.small_model.lasting import lasting_clauses
from memory.judge.small_model.second_guard import suspected
from memory.judge.small_model.second_look import SecondLook
from memory.judge.small_model.standing import KeepsUp
from memory.judge.small_model.untold import untold
from memory.judge.small_model.verbatim import as_said, filed_under
from memory.judge.utterance import Utterance
from memory.records import Decision, Fact, Verdict

__all__ = ["Marks", "SmallModelLayer"]

_LONG = {"zh": "看起来以后还用得上", "en": "this looks like something that lasts"}
_SHORT = {"zh": "看起来只是一时的话", "en": "this looks like a passing remark"}
# Who asks for something to be remembered, or ends what was just said, needs less likelihood.
_ASKED, _ENDED = 0.3, 0.2
# What a row has taken apart already, without being sure; less for the plainest kind of all, "my dad is a plumber".
_LEANT, _OF_KIN = 0.5, 0.35
# Probability from which on it may keep what no row found. Below it leans to LONG, and a chat model may decide.
_ALONE = 0.7
_LEANS = 0.69
# Probability from which on what no row can take apart is kept in the user's own words.
_AS_SAID = 0.7
# Probability from which on the head knows better than a row what a fact is about.
_PLAIN = 0.75


class SmallModelLayer:
    """Judge by likeness to sentences that people labelled. Sure only where those agree."""

    name = "small"

    def __init__(self, encoder: EncodesQueries) -> None:
        """Take the encoder that the weights were made with: the bundled one, whatever the store's is."""
        self._encoder = encoder
        self._second_look = SecondLook(encoder)
        self._keeps_up = KeepsUp(encoder, self._second_look)

    def refuses(self, text: str) -> Literal["injection", "secret"] | None:
        """Return what a message is likely to be that must not be kept anywhere, or None."""
        return suspected(text, self._encoder)

    def checked(self, decision: Decision, utterance: Utterance) -> Decision:
        """Return a decision with what is likely wrong put in the user's own words, or left out where it is passing."""
        trusted = self._second_look.checked(decision, utterance)
        settled = self._keeps_up.checked(trusted, utterance)
        told = untold(settled, utterance, self._encoder)
        return settled.model_copy(update={"facts": (*settled.facts, *told)}) if told else settled

    def judge(self, utterance: Utterance) -> Decision | None:
        """Return LONG or SHORT with its probability; None where LONG is likely but nothing can be taken out."""
        if not utterance.clauses:
            return None
        marks = mark(utterance)
        seen = features(utterance, marks, self._encoder)
        chance = load_head().long(seen)
        lean = utterance.leaning
        if chance < self._least(lean, context=bool(utterance.context)):
            rule = lean.rule if lean is not None and lean.verdict == "SHORT" else "passing"
            return self._say("SHORT", 1 - chance, _SHORT[utterance.language], rule)
        attribute, likely = load_head().attribute(seen)
        if lean is not None and lean.facts:
            facts = lean.facts if likely < _PLAIN else refiled(utterance, lean.facts, attribute)
            return self._say("LONG", max(chance, lean.confidence), lean.reason, lean.rule, facts)
        lasting = lasting_clauses(utterance, marks, self._encoder)
        facts = guess(utterance, lasting, attribute)
        if not facts and chance >= _AS_SAID:
            said = as_said(utterance, lasting, lasting)
            facts = tuple(filed_under(one, attribute, likely, utterance) for one in said)
        if not facts:
            return None
        sure = chance if chance >= _ALONE else min(chance, _LEANS)
        return self._say("LONG", sure, _LONG[utterance.language], facts[0].attribute, facts)

    def _least(self, lean: Decision | None, *, context: bool) -> float:
        """Return the probability from which on a message is kept: less where the rules lean to it."""
        if lean is None or lean.verdict == "SHORT":
            return 0.5
        if lean.rule == "remember":
            return _ASKED
        if lean.rule == "ending" and context:
            return _ENDED
        return _OF_KIN if lean.rule == "family" else _LEANT

    def _say(
        self, verdict: Verdict, confidence: float, reason: str, rule: str, facts: tuple[Fact, ...] = ()
    ) -> Decision:
        return Decision(
            verdict=verdict, confidence=confidence, reason=reason, layer=self.name, rule=rule, facts=facts
        )
