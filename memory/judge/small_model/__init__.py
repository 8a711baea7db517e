"""The second layer: linear heads over the bundled encoder, for what the rules leave open.

`features.py` says what the first sees of a message, `head.py` holds its weights: does it last? `clause_reader.py` says
what each clause tells, `clause_facts.py` what is kept of it,
`clause_check.py` what rows took wrongly of it. `second_look.py` looks again at what was taken out of a message,
`standing.py` at what it makes out of date, `framed.py` at whose words they are, `second_guard.py` at what must not be
kept anywhere.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from memory.judge.changing.disowned import answers_memory
from memory.judge.changing.old_words import without_old_words
from memory.judge.people.statements import statements
from memory.judge.reading.blocking import Marks, mark
from memory.judge.reading.folding import fold
from memory.judge.small_model.clause_check import (
    only_adds,
    refiled,
    surely_meant,
    without_denials,
    without_misread_values,
    without_passing,
    without_what_only_ends,
)
from memory.judge.small_model.clause_facts import facts_of_clauses, telling_clauses
from memory.judge.small_model.clause_reader import read_clauses
from memory.judge.small_model.features import EncodesQueries, Seen, features
from memory.judge.small_model.framed import is_framed
from memory.judge.small_model.head import load_head
from memory.judge.small_model.reply import as_reply, with_its_question
from memory.judge.small_model.second_guard import suspected
from memory.judge.small_model.second_look import SecondLook
from memory.judge.small_model.standing import KeepsUp
from memory.judge.small_model.untold import untold
from memory.judge.telling.phrasing import phrase
from memory.judge.utterance import Utterance
from memory.language import detect_language
from memory.records import Decision, Fact, Verdict

__all__ = ["Marks", "SmallModelLayer"]

_LONG = {"zh": "看起来以后还用得上", "en": "this looks like something that lasts"}
_SHORT = {"zh": "看起来只是一时的话", "en": "this looks like a passing remark"}
_NOT_HIS_OWN = {
    "zh": "像是扮演、引用或要处理的文字，不是用户自己的事",
    "en": "this looks like a role, a quotation or a text to work on",
}
# Who asks for something to be remembered, or ends what was just said, needs less likelihood.
_ASKED, _ENDED = 0.3, 0.05
# What a row has taken apart already, without being sure, counts unless both heads find it passing: of 283 such messages of
# eight sets that keeps all 264 that last and two others.
_LEANT = 0.16
# Below the first chance of all clauses a row that is sure was misled, unless it looks for who the user is or for how to reply;
# below the second of clauses and whole message together any other row, below the third those as well: of 710 messages of eight
# sets that no head was trained on, both take 15 of the 26 wrong ones and two of the others.
_MISLED, _TOGETHER, _TOGETHER_SURELY_MEANT = 0.03, 0.25, 0.1
_SURELY_PASSES = 0.9
_AS_SAID = frozenset(
    {"language", "other", "family", "pet", "event", "habit", "goal", "project", "skill", "possession"}
)
# What the clauses tell counts as much as the message as a whole. Of 958 messages of eight sets that neither head was trained
# on and that the rules leave open .3 and .5 instead left as much out (57 instead of 58 that last) and kept 34 instead of 27
# that pass.
_BY_CLAUSES, _LEAST = 0.5, 0.45


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
        if self._passes(decision, utterance):
            return self._say("SHORT", _SURELY_PASSES, _SHORT[utterance.language], "passing")
        framed = bool(decision.facts) and only_adds(decision) and is_framed(utterance, self._encoder)
        if framed and not answers_memory(utterance):
            return self._say("SHORT", _SURELY_PASSES, _NOT_HIS_OWN[utterance.language], "framed")
        trusted = self._second_look.checked(self._lasting(decision, utterance), utterance)
        settled = self._only_once(self._keeps_up.checked(trusted, utterance), utterance)
        told = untold(settled, utterance, self._encoder)
        rest, kept = _once(settled.facts, told)
        facts = (*rest, *kept) if told else settled.facts
        facts = with_its_question(without_old_words(without_denials(facts), utterance), utterance)
        return settled.model_copy(update={"facts": facts})

    def _lasting(self, decision: Decision, utterance: Utterance) -> Decision:
        if not decision.facts or decision.layer not in ("rules", "small") or not utterance.clauses:
            return decision
        readings = read_clauses(utterance, self._encoder)
        facts = without_passing(decision.facts, utterance, readings)
        if decision.layer == "rules" and facts:
            facts = without_misread_values(
                refiled(facts, utterance, readings), decision.rule, utterance, readings
            )
        return decision.model_copy(update={"facts": facts})

    def _passes(self, decision: Decision, utterance: Utterance) -> bool:
        """Tell whether a row was misled: no clause tells anything, or both heads find the message passing."""
        if decision.layer != "rules" or not decision.facts or not only_adds(decision):
            return False
        readings = read_clauses(utterance, self._encoder)
        if len(readings) < len(utterance.clauses):
            return False
        tells = max(one.tells for one in readings)
        meant = surely_meant(decision)
        if tells < _MISLED and not meant:
            return True
        least = _TOGETHER_SURELY_MEANT if meant else _TOGETHER
        return tells < 2 * least and (tells + load_head().long(self._seen(utterance, decision))) / 2 < least

    def _seen(self, utterance: Utterance, lean: Decision) -> Seen:
        return features(replace(utterance, leaning=lean), mark(utterance), self._encoder)

    def _only_once(self, decision: Decision, utterance: Utterance) -> Decision:
        if all(fact.op != "delete" for fact in decision.facts):
            return decision
        facts = without_what_only_ends(decision.facts, utterance, read_clauses(utterance, self._encoder))
        return decision.model_copy(update={"facts": facts})

    def judge(self, utterance: Utterance) -> Decision | None:
        """Return LONG or SHORT with its probability; None where LONG is likely but nothing can be taken out."""
        if not utterance.clauses:
            return None
        marks = mark(utterance)
        seen = features(utterance, marks, self._encoder)
        readings = read_clauses(utterance, self._encoder)
        telling = telling_clauses(marks, readings)
        tells = max((readings[at].tells for at in telling), default=0.0)
        lean, whole = utterance.leaning, load_head().long(seen)
        chance = (1 - _BY_CLAUSES) * whole + _BY_CLAUSES * tells
        if lean is not None and lean.verdict == "LONG" and lean.rule != "remember":
            chance = whole if lean.rule == "ending" else max(whole, tells)
        if chance < self._least(lean, context=bool(utterance.context)):
            rule = lean.rule if lean is not None and lean.verdict == "SHORT" else "passing"
            return self._say("SHORT", 1 - chance, _SHORT[utterance.language], rule)
        if lean is not None and lean.facts:
            facts = refiled(lean.facts, utterance, readings)
            return self._say("LONG", max(chance, lean.confidence), lean.reason, lean.rule, facts)
        facts = facts_of_clauses(utterance, readings, telling)
        if not facts and readings:
            facts = as_reply(utterance, max(readings, key=lambda one: one.tells))
        if not facts:
            return None
        return self._say("LONG", _trust(chance), _LONG[utterance.language], facts[0].attribute, facts)

    def _least(self, lean: Decision | None, *, context: bool) -> float:
        """Return the probability from which on a message is kept: less where the rules lean to it."""
        if lean is None or lean.verdict == "SHORT":
            return _LEAST
        if lean.rule == "remember":
            return _ASKED
        if lean.rule == "ending" and context:
            return _ENDED
        return _LEANT

    def _say(
        self, verdict: Verdict, confidence: float, reason: str, rule: str, facts: tuple[Fact, ...] = ()
    ) -> Decision:
        return Decision(
            verdict=verdict, confidence=confidence, reason=reason, layer=self.name, rule=rule, facts=facts
        )


def _trust(chance: float) -> float:
    """Return how sure a LONG of both heads is, so that the least chance that is kept passes `long_threshold` (.7).

    What they put at even chances was right in nine of ten held-out messages.
    """
    return 1 - 0.54 * (1 - chance)


def _once(found: Sequence[Fact], told: Sequence[Fact]) -> tuple[list[Fact], list[Fact]]:
    """Return the facts found and those kept as they were said, without what the latter say again and better.

    "On metformin" is said in "type 2 diabetic, on metformin twice a day". What was found of somebody close gives its
    kind to the longer words.
    """
    rest: list[Fact] = []
    kept = list(told)
    for fact in found:
        at = next((i for i, one in enumerate(kept) if fact.op == "add" and _is_within(fact, one)), None)
        if at is None or fact.attribute not in _AS_SAID:
            rest.append(fact)
        elif fact.attribute != "other":
            same = {"attribute", "subject", "valid_from", "valid_until", "domains"}
            text = phrase("other", kept[at].value, detect_language(kept[at].value), subject=fact.subject)
            kept[at] = kept[at].model_copy(update={**fact.model_dump(include=same), "text": text})
    return rest, kept


def _is_within(fact: Fact, said: Fact) -> bool:
    """Tell whether words kept as they were said hold a fact, of somebody close also where she is named apart from it."""
    if fact.value in said.value:
        return True
    told = statements(fact.value) if fact.attribute in ("family", "pet") else ()
    text = fold(said.value).text
    return (
        len(told) == 1
        and len(told[0].predicate) > 1
        and text.startswith(fold(told[0].who).text)
        and told[0].predicate in text
    )
