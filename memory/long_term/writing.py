"""How facts become records: duplicates strengthen, contradictions supersede, nothing is filed twice.

`file_facts` works out all changes of one message first and writes them as one batch, so that no reader
and no crash sees half a supersession.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Literal, NamedTuple

from memory import metrics
from memory.judge.changing.forget_words import thing_to_forget
from memory.judge.telling.phrasing import phrase
from memory.language import detect_language
from memory.long_term.episodes import outlived, place_of
from memory.long_term.shelf import Shelf, record_id, same
from memory.long_term.spoken_of import (
    contradicts,
    is_it,
    is_meant,
    is_of_another,
    is_replaced,
    mentions,
    says_more,
)
from memory.long_term.translated import opposite_in_other_language, said_in_other_language
from memory.records import PLAIN, Evidence, Fact, Origin, Record
from memory.vocabulary import ATTRIBUTES, PROFILE, neighbours

Action = Literal["added", "strengthened", "superseded", "ended", "unchanged", "pending"]
_OF_BEINGS = frozenset({"family", "pet", "other"})
_TRUST = {"user": 1.0, "consolidation": 0.9, "agent": 0.8, "tool": 0.6}
"""Most confidence that a record may have by who brought it: only the user knows what the user means."""

_SENTENCE = {"zh": 5, "en": 15}
"""Characters of a guess from which on it tells something by itself."""


class Change(NamedTuple):
    """What one fact did to the shelf. `superseded` and `ended` name the record that gave way."""

    action: Action
    record: Record


class Source(NamedTuple):
    """Where the facts of one message come from. `newer`: ids of records of what was said after it."""

    evidence: Evidence
    origin: Origin = "user"
    domains: tuple[str, ...] = ()
    task: str | None = None
    newer: frozenset[str] = frozenset()


def file_facts(shelf: Shelf, facts: Sequence[Fact], source: Source, now: datetime) -> tuple[Change, ...]:
    """File the facts of one message and return what changed.

    Filing the same message again changes nothing: the id of a record derives from user, attribute and
    value, and its evidence from thread and message. So a retried node, the `remember` tool and the
    consolidation of an old thread may all offer the same fact; and what was superseded, ended or
    forgotten since does not come back unless the user says it anew.
    """

    def draft() -> tuple[Iterable[Record], tuple[Change, ...]]:
        desk = _Desk(shelf, source, now)
        for fact in facts:
            if fact.op == "delete":
                desk.end(fact)
            else:
                desk.add(fact)
        return [*desk.dirty.values(), *desk.outlived()], tuple(desk.changes)

    changes = shelf.revise(draft)
    for change in changes:
        if change.action != "unchanged":
            metrics.count_change(change.action)
    return changes


class _Desk:
    """The records of one attribute family as they will be once the batch is written."""

    def __init__(self, shelf: Shelf, source: Source, now: datetime) -> None:
        self.shelf, self.source, self.now = shelf, source, now
        self.dirty: dict[str, Record] = {}
        self.changes: list[Change] = []
        self._shelved: dict[str, Record] | None = None

    def add(self, fact: Fact) -> None:
        rid = id_of(fact, self.shelf.user)
        known = self.dirty.get(rid) or self.shelf.get(rid)
        if known is None and (twin := said_in_other_language(fact, self.active(), self.shelf.store)):
            known, rid = twin, twin.id
        if known and self._already_heard(known):
            self.changes.append(Change("unchanged", known))
            return
        plainly = self._told_plainly(fact, rid)
        if plainly and len(fact.value) >= _SENTENCE[detect_language(fact.value)]:
            self.add(_as_remark(fact))
            return
        if told := plainly or self._told_later(fact, rid):
            self.changes.append(Change("unchanged", told))
            return
        heard = known.evidence if known else ()
        if known and known.status == "active":
            self._change("strengthened", self._stronger(known, fact))
        else:
            self._change("added", fresh_record(self.shelf.user, fact, self.source, self.now, heard))
        for old in self._contradicted(fact, rid):
            closed = {"status": "superseded", "superseded_by": rid, "valid_until": self.now}
            self._change("superseded", old.model_copy(update=closed))

    def end(self, fact: Fact) -> None:
        for old in self._ended_by(fact):
            if not self._already_heard(old) and old.id not in self.source.newer:
                closed = {"status": "expired", "valid_until": self.now, "evidence": self._evidence(old)}
                self._change("ended", old.model_copy(update=closed))

    def outlived(self) -> list[Record]:
        """Return the episodes that quote what has just given way, without it."""
        closed = [one.record for one in self.changes if one.action in ("superseded", "ended")]
        if not closed:
            return []
        episodes = self.shelf.records(section="episodes", status="active")
        return outlived(closed, episodes, place_of(self.source.evidence), self.now)

    def _ended_by(self, fact: Fact) -> list[Record]:
        if fact.record:
            return [r for r in self.active() if r.id == fact.record]
        family = neighbours(fact.attribute)
        words = thing_to_forget(self.source.evidence.quote)
        named = [
            r for r in self.active() if mentions(r, fact.value) and (not words or is_meant(r, fact, words))
        ]
        if fact.subject != "user" or fact.attribute == "pet":
            # What ends of somebody close is named as it stands on file: of their other records none is meant.
            named = [r for r in self.active() if is_it(r, fact)] or named
        # The attribute of an ending is guessed from its verb; where none fits, the thing itself decides. Who
        # no longer lives in Leeds still comes from there, and his sister still lives there.
        leaves = fact.attribute == "location"
        others = [r for r in named if not leaves or (r.subject == fact.subject and r.attribute != "hometown")]
        others = [r for r in others if r.subject == fact.subject or not says_more(r, fact.value)]
        if fact.subject == "user" and fact.attribute not in _OF_BEINGS:
            named = [r for r in named if not is_of_another(r, self.source.evidence.quote)]
            others = [r for r in others if r in named]
        return [r for r in named if r.attribute in family] or others

    def active(self) -> list[Record]:
        """Return the active facts as they will be: those on the shelf under those changed on the desk."""
        if self._shelved is None:
            self._shelved = {record.id: record for record in self.shelf.facts()}
        return [record for record in (self._shelved | self.dirty).values() if record.status == "active"]

    def _told_plainly(self, fact: Fact, rid: str) -> Record | None:
        """Return what the user said in so many words, where a guess would take its place.

        "It has been like that at the back of the shop" may sound like an occupation; it ends none.
        """
        if fact.confidence >= PLAIN or not ATTRIBUTES[fact.attribute].single:
            return None
        same_kind = (r for r in self.active() if (r.attribute, r.subject) == (fact.attribute, fact.subject))
        return next((r for r in same_kind if r.id != rid and not r.is_guess), None)

    def _told_later(self, fact: Fact, rid: str) -> Record | None:
        """Return what was said after this fact and cannot stand beside it."""
        if not self.source.newer:
            return None
        return next((old for old in self._contradicted(fact, rid) if old.id in self.source.newer), None)

    def _contradicted(self, fact: Fact, rid: str) -> list[Record]:
        active = [old for old in self.active() if old.id != rid]
        contrary = opposite_in_other_language(fact, active, self.shelf.store)
        named = [old for old in active if fact.replaces and is_replaced(fact, old)]
        return [
            old
            for old in active
            if old is contrary
            or (contradicts(fact, old) and (not named or old in named or old.attribute == fact.attribute))
        ]

    def _already_heard(self, record: Record) -> bool:
        here = self.source.evidence
        return any((e.thread, e.message) == (here.thread, here.message) for e in record.evidence)

    def _evidence(self, record: Record) -> tuple[Evidence, ...]:
        return (*record.evidence, self.source.evidence)

    def _stronger(self, known: Record, fact: Fact) -> Record:
        return known.model_copy(
            update={
                "seen": known.seen + 1,
                "evidence": self._evidence(known),
                "confidence": max(known.confidence, min(fact.confidence, _TRUST[self.source.origin])),
                "origin": "user" if self.source.origin == "user" else known.origin,
                "valid_until": fact.valid_until or known.valid_until,
            }
        )

    def _change(self, action: Action, record: Record) -> None:
        self.dirty[record.id] = record
        self.changes.append(Change(action, record))


def _as_remark(fact: Fact) -> Fact:
    """Return a guess as what the user only said, so that it stands beside what it must not replace."""
    text = phrase("other", fact.value, detect_language(fact.value), subject=fact.subject)
    return fact.model_copy(update={"attribute": "other", "text": text})


def fresh_record(
    user: str, fact: Fact, source: Source, now: datetime, heard: tuple[Evidence, ...] = ()
) -> Record:
    """Make a new record; of one that comes back, keep which messages had said it before (`heard`)."""
    row = ATTRIBUTES[fact.attribute]
    return Record(
        id=id_of(fact, user),
        user=user,
        kind=row.kind,
        attribute=fact.attribute,
        text=fact.text,
        value=fact.value,
        subject=fact.subject,
        # Who the user is matters in every task; the words of a name ("小雨") are of no domain.
        domains=() if fact.attribute in PROFILE else fact.domains or source.domains,
        task=source.task,
        confidence=min(fact.confidence, _TRUST[source.origin]),
        importance=row.importance,
        valid_from=fact.valid_from,
        valid_until=fact.valid_until,
        recorded_at=now,
        evidence=(*heard, source.evidence),
        origin=source.origin,
    )


def id_of(fact: Fact, user: str) -> str:
    """Derive the id of the record of a fact; the same appointment on another day is another event."""
    day = (
        f"{fact.valid_from or fact.valid_until:%Y-%m-%d}"
        if fact.attribute == "event" and fact.valid_until
        else ""
    )
    return record_id(user, fact.attribute, fact.subject, fact.topic or same(fact.value), day)
