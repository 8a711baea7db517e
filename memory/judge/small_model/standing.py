"""What a decision does to what is on file, held against what the message makes out of date.

Rules see a change by its words: "moved to", "no longer". Here the sentences on file are looked at one by one: what is
likely over ends, though no word names it, and what surely stands is not ended or replaced by a slip of a row.
"""

from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.reading.folding import fold
from memory.judge.small_model.features import EncodesQueries
from memory.judge.small_model.outdated import Outdated
from memory.judge.small_model.pair_traits import near_at_hand
from memory.judge.small_model.second_look import SecondLook
from memory.judge.telling.phrasing import phrase
from memory.judge.utterance import Known, Utterance
from memory.records import Decision, Fact
from memory.vocabulary import ATTRIBUTES, neighbours

_REASON = {"zh": "说的事让之前记下的不再成立", "en": "what is said makes something on file out of date"}
# Of held-out endings in talks three in four were right from this chance on; where nothing else in a message lasts,
# the chance must be higher, since then the whole message was taken for passing.
_OVER, _OVER_ALONE = 0.4, 0.5
# Of 16 held-out talks' changes with a lower chance nine in ten were wrong.
_STANDS = 0.08
# How to be called comes beside the name.
_BESIDE = frozenset({"name"})


class _Entry(NamedTuple):
    """A sentence on file, and how likely the message makes it untrue."""

    known: Known
    chance: float

    @property
    def stands(self) -> bool:
        return self.chance < _STANDS


class KeepsUp:
    """Let a message end what it makes out of date, and nothing else. Writes nothing."""

    def __init__(self, encoder: EncodesQueries, second_look: SecondLook) -> None:
        """Take the encoder that the weights were made with, and who puts what is doubted in the user's own words."""
        self._outdated = Outdated(encoder)
        self._second_look = second_look

    def checked(self, decision: Decision, utterance: Utterance) -> Decision:
        """Return a decision that ends what is over, and leaves alone what stands."""
        if decision.refused or not utterance.clauses or decision.layer == "llm":
            return decision
        known = near_at_hand(utterance, [one for one in utterance.on_file() if one.text])
        if not known:
            return decision
        chances = self._outdated.chances(utterance, known)
        file = [_Entry(one, chance) for one, chance in zip(known, chances, strict=True)]
        narrowed = decision.model_copy(
            update={"facts": tuple(one for fact in decision.facts for one in _narrowed(fact, file))}
        )
        doubted = [fact for fact in narrowed.facts if _changes_what_stands(fact, file, utterance)]
        kept = self._second_look.without(doubted, narrowed, utterance)
        return _with_what_is_over(kept, file, utterance)


def _narrowed(fact: Fact, file: Sequence[_Entry]) -> list[Fact]:
    """Return an ending as one of each sentence that may be over, where others that it names surely stand."""
    named = _named(fact, fact.value, file) if fact.op == "delete" else []
    over = [one for one in named if not one.stands]
    if not over or len(over) == len(named):
        return [fact]
    return [fact.model_copy(update={"record": one.known.id}) for one in over]


def _changes_what_stands(fact: Fact, file: Sequence[_Entry], utterance: Utterance) -> bool:
    """Tell whether all that a fact ends or takes the place of surely stands."""
    if fact.op == "delete":
        hit = [] if fact.record else _named(fact, fact.value, file)
    elif fact.replaces and fold(fact.replaces).text.strip() in utterance.folded.text:
        hit = []  # "not Nora, Norah" names both
    elif fact.replaces:
        hit = _named(fact, fact.replaces, file)
    elif ATTRIBUTES[fact.attribute].single and fact.attribute not in _BESIDE:
        mine = (fact.attribute, fact.subject)
        hit = [one for one in file if (one.known.attribute, one.known.subject) == mine]
    else:
        hit = []
    told = fold(fact.value).text.strip()
    if fact.op != "delete" and any(fold(one.known.value).text.strip() == told for one in hit):
        return False  # said once more
    return bool(hit) and all(one.stands for one in hit)


def _named(fact: Fact, value: str, file: Sequence[_Entry]) -> list[_Entry]:
    """Return the sentences on file that a value names, those of its kind before others."""
    wanted = fold(value).text.strip()
    named = [one for one in file if wanted and wanted in fold(one.known.text).text]
    near = neighbours(fact.attribute)
    return [one for one in named if one.known.attribute in near] or named


def _with_what_is_over(decision: Decision, file: Sequence[_Entry], utterance: Utterance) -> Decision:
    told = {fold(fact.value).text.strip() for fact in decision.facts if fact.op != "delete"}
    least = _OVER if decision.facts else _OVER_ALONE
    over = [one for one in file if one.chance >= least and fold(one.known.value).text.strip() not in told]
    if not over:
        return decision
    ends = tuple(_ending(one.known, utterance) for one in over)
    if decision.facts:
        return decision.model_copy(update={"facts": (*decision.facts, *ends)})
    return Decision(
        verdict="LONG",
        confidence=max(one.chance for one in over),
        reason=_REASON[utterance.language],
        layer="small",
        rule="outdated",
        facts=ends,
    )


def _ending(known: Known, utterance: Utterance) -> Fact:
    return Fact(
        attribute=known.attribute,
        value=known.value,
        text=phrase(known.attribute, known.value, utterance.language, op="delete", subject=known.subject),
        op="delete",
        subject=known.subject,
        record=known.id,
    )
