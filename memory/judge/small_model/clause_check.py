"""What rows took out of a message, held against what its clauses tell."""

from collections.abc import Sequence

from memory.judge.small_model.clause_facts import TELLS, said_in
from memory.judge.small_model.clause_reader import Reading
from memory.judge.small_model.verbatim import clause_of, filed_under, is_as_said
from memory.judge.telling.introductions import WHO
from memory.judge.utterance import Utterance
from memory.records import Decision, Fact
from memory.vocabulary import PROFILE, neighbours

# Chance below which what a row took from a clause is left out beside others.
_PASSING = 0.05
_SAID_EASILY = frozenset({"habit", "like", "dislike", "event", "goal", "project", "reply_style"})
_SURELY_MEANT = PROFILE | {"reply_style", "contact"}
_DELIBERATE = frozenset({"remember", "correction", "amends", "slip", "succession", "on file"})
# A row's attribute gives way where a clause so surely tells something and so unlikely of that.
_SURELY_TELLS, _UNLIKELY = 0.5, 0.1


def without_passing(
    facts: Sequence[Fact], utterance: Utterance, readings: Sequence[Reading]
) -> tuple[Fact, ...]:
    """Leave out what a row took from a clause that tells nothing: "thats my rule" beside what the rule is."""
    places = [clause_of(fact, utterance) for fact in facts]
    tells = [readings[at].tells if at is not None and at < len(readings) else 1.0 for at in places]
    if all(one < TELLS for one in tells):
        return tuple(facts)
    return tuple(
        fact
        for fact, one in zip(facts, tells, strict=True)
        if fact.op != "add" or fact.replaces or fact.attribute not in _SAID_EASILY or one >= _PASSING
    )


def may_be_passing(decision: Decision) -> bool:
    """Tell whether a decision only adds what rows take from passing talk easily, unasked."""
    return decision.rule not in _DELIBERATE and all(
        fact.op == "add" and not fact.replaces and fact.attribute not in _SURELY_MEANT
        for fact in decision.facts
    )


def without_what_only_ends(
    facts: Sequence[Fact], utterance: Utterance, readings: Sequence[Reading]
) -> tuple[Fact, ...]:
    """Leave out of what ends something a clause that tells no more than that: "sold the bike to my cousin"."""
    if all(fact.op != "delete" for fact in facts):
        return tuple(facts)
    kept = []
    for fact in facts:
        at = clause_of(fact, utterance) if fact.op == "add" and is_as_said(fact, utterance) else None
        if at is None or at >= len(readings) or readings[at].tells >= TELLS:
            kept.append(fact)
    return tuple(kept)


def refiled(facts: tuple[Fact, ...], utterance: Utterance, readings: Sequence[Reading]) -> tuple[Fact, ...]:
    """Return a single fact as it was said where its clause surely tells of another attribute.

    There the row was misled by a word: nobody lives in "jerky". Of work and home the row's words say more.
    """
    fact = facts[0]
    at = clause_of(fact, utterance)
    if len(facts) > 1 or fact.op != "add" or fact.subject != "user" or at is None or at >= len(readings):
        return facts
    reading = readings[at]
    likely = sum(reading.attributes.get(one, 0.0) for one in neighbours(fact.attribute))
    if reading.tells < _SURELY_TELLS or likely >= _UNLIKELY or {fact.attribute, reading.attribute} <= WHO:
        return facts
    said = [filed_under(one, reading, utterance) for one in said_in(utterance, [at])]
    return tuple(said) or facts
