"""Turns in a life that mean something on file, made into facts: a day that is left, a death, a move, another time.

They are asked first: what other rules take from the same words would end more than was said, or the opposite of it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.changing.divorces import divorced
from memory.judge.changing.done_with import done_with
from memory.judge.changing.lifted import lifted
from memory.judge.changing.new_time import new_time
from memory.judge.changing.passings import passed_away
from memory.judge.changing.remaining import days_left
from memory.judge.changing.revisions import elsewhere, fact_of_reply
from memory.judge.changing.said_before import Reply
from memory.judge.changing.settled import settled
from memory.judge.changing.surname import full_name
from memory.judge.people.beside import fact_about
from memory.judge.reading.blocking import Marks
from memory.judge.reading.folding import fold
from memory.judge.telling.events import coming
from memory.judge.telling.facts import make_fact
from memory.judge.utterance import Known, Utterance
from memory.records import Fact

TURNS = frozenset({"days left", "died", "moved", "done with", "full name", "lifted", "new time", "divorced"})
"""The rules by whose names a decision tells of such a turn."""


class Turn(NamedTuple):
    """What a message changes, and the clauses that say so; without facts it is not plain what."""

    rule: str
    facts: list[Fact]
    told: Sequence[int] = ()


def life_turn(utterance: Utterance, marks: Marks, usable: Sequence[bool]) -> Turn | None:
    """Return what became of something on file by one of these turns; None where a message tells of none."""
    if not any(usable):
        return None
    for turn in (_name, _days, _death, _divorce, _settled, _done, _lifted, _new_time):
        found = turn(utterance, usable)
        if found is not None:
            beside = elsewhere(found.told, utterance, marks) if found.told else []
            return found._replace(facts=[*found.facts, *_beside(found.facts, beside)])
    return None


def _beside(facts: Sequence[Fact], others: Sequence[Fact]) -> list[Fact]:
    """Leave out what other rules make of that which has been told already."""
    told = {fact.attribute for fact in facts if fact.op != "delete"}
    return [one for one in others if one.attribute not in told or one.attribute in _MANY]


_MANY = frozenset({"family", "pet", "other", "allergy", "possession"})


def _changed(utterance: Utterance, known: Known, value: str) -> Fact:
    reply = Reply(known.attribute, None, value or known.value, "update" if value else "delete", known.value)
    return fact_of_reply(utterance, reply, known.subject)


def _name(utterance: Utterance, usable: Sequence[bool]) -> Turn | None:
    found = full_name(utterance, usable)
    if found is None:
        return None
    if found.old is not None:
        return Turn("full name", [_changed(utterance, found.old, found.name)], found.told)
    reply = Reply("name", None, found.name, "update" if found.denied else "add", found.denied or None)
    return Turn("full name", [fact_of_reply(utterance, reply)], found.told)


def _divorce(utterance: Utterance, usable: Sequence[bool]) -> Turn | None:
    found = divorced(utterance, usable)
    if found is None:
        return None
    clause = utterance.clauses[found.clause]
    said = make_fact(utterance, "other", utterance.folded.cut(clause.start, clause.end))
    facts = [_changed(utterance, known, "") for known in found.known]
    return Turn("divorced", [*facts, said], [found.clause])


def _lifted(utterance: Utterance, usable: Sequence[bool]) -> Turn | None:
    reply = lifted(utterance, usable)
    return None if reply is None else Turn("lifted", [fact_of_reply(utterance, reply)])


def _new_time(utterance: Utterance, usable: Sequence[bool]) -> Turn | None:
    found = new_time(utterance) if any(usable) else None
    if found is None:
        return None
    if found.old is not None:
        return Turn("new time", [_changed(utterance, found.old, found.value)], found.told)
    when = coming(fold(found.value).text, utterance)
    fact = make_fact(utterance, "habit" if found.routine else "event", found.value, None, when)
    return Turn("new time", [fact], found.told)


def _days(utterance: Utterance, usable: Sequence[bool]) -> Turn | None:
    found = days_left(utterance, usable)
    if found is None:
        return None
    return Turn("days left", [] if isinstance(found, bool) else [_changed(utterance, *found)])


def _death(utterance: Utterance, usable: Sequence[bool]) -> Turn | None:
    found = passed_away(utterance, usable)
    if found is None:
        return None
    facts = [_changed(utterance, known, "") for known in found.ends]
    kept = fact_about(utterance, Known("family", "", subject="family"), found.kept)
    return Turn("died", [*facts, kept], found.told)


def _settled(utterance: Utterance, usable: Sequence[bool]) -> Turn | None:
    found = settled(utterance) if any(usable) else None
    if found is None:
        return None
    if found.old is not None:
        return Turn("moved", [_changed(utterance, found.old, found.home)], found.told)
    reply = Reply("location", None, found.home, "update" if found.corrects else "add")
    return Turn("moved", [fact_of_reply(utterance, reply)], found.told)


def _done(utterance: Utterance, usable: Sequence[bool]) -> Turn | None:
    found = done_with(utterance, usable)
    return (
        None
        if found is None
        else Turn("done with", [_changed(utterance, found.known, found.value)], found.told)
    )
