"""Weak evidence waits: seen once it is pending, seen again in another conversation it is a memory."""

from collections.abc import Sequence
from datetime import datetime

from memory.long_term.shelf import Shelf
from memory.long_term.writing import Change, Source, fresh_record, id_of
from memory.records import Evidence, Fact, Record


def file_weak(shelf: Shelf, facts: Sequence[Fact], source: Source, now: datetime) -> tuple[Change, ...]:
    """File what was only hinted at and return what changed. The same message again changes nothing.

    What becomes active supersedes its opposite; what was forgotten or has ended starts anew as pending.
    """
    changes: list[Change] = []
    for fact in facts:
        known = shelf.get(id_of(fact, shelf.user))
        if known is None or known.status not in ("pending", "active"):
            heard = known.evidence if known else ()
            if not _heard(heard, source):
                fresh = fresh_record(shelf.user, fact, source, now, heard)
                changes.append(Change("pending", fresh.model_copy(update={"status": "pending"})))
        elif not _heard(known.evidence, source):
            changes += _seen_again(shelf, known, fact, source, now)
    shelf.put(change.record for change in changes)
    return tuple(changes)


def _heard(evidence: Sequence[Evidence], source: Source) -> bool:
    here = source.evidence
    return any((one.thread, one.message) == (here.thread, here.message) for one in evidence)


def _seen_again(shelf: Shelf, known: Record, fact: Fact, source: Source, now: datetime) -> list[Change]:
    elsewhere = any(one.thread != source.evidence.thread for one in known.evidence)
    evidence = (*known.evidence, source.evidence)
    seen = known.model_copy(update={"seen": known.seen + 1, "evidence": evidence})
    if known.status == "active":
        return [Change("strengthened", seen)]
    if not elsewhere:
        return [Change("pending", seen)]
    active = seen.model_copy(update={"status": "active", "confidence": max(known.confidence, 0.8)})
    return [Change("added", active), *_opposites(shelf, active, fact, now)]


def _opposites(shelf: Shelf, active: Record, fact: Fact, now: datetime) -> list[Change]:
    if not fact.opposite:
        return []
    mirror = fact.model_copy(update={"topic": fact.opposite})
    other = shelf.get(id_of(mirror, shelf.user))
    if other is None or other.status not in ("active", "pending"):
        return []
    closed = {"status": "superseded", "superseded_by": active.id, "valid_until": now}
    return [Change("superseded", other.model_copy(update=closed))]
