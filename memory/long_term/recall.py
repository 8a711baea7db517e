"""The one way out: which memories this message calls for, and none when there is nothing."""

import re
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

from memory.domains import domains_of
from memory.guard.access import ROLES, Role
from memory.judge.reading.halves import halves
from memory.judge.reading.questions import asks_for_everything
from memory.lazy_pattern import LazyPattern
from memory.long_term.abilities import in_one_state
from memory.long_term.asked_thing import known_by_name
from memory.long_term.asking import Asking, read_question
from memory.long_term.associations import associated
from memory.long_term.gate import is_small_talk, let_through
from memory.long_term.noise import noise_for
from memory.long_term.own_words import telling, without_ended
from memory.long_term.ranking import rank
from memory.long_term.reranking import Reranking
from memory.long_term.shelf import Found, Shelf
from memory.long_term.tokens import tokenize
from memory.long_term.wanted import Wanted, wanted_by
from memory.records import Hit, Record, Status
from memory.settings import MemorySettings

_TOLD: tuple[Status, ...] = ("active", "expired", "superseded")
_MOST_NAMING, _MOST_ENDED, _MOST_TOLD, _MOST_OF_HALF = 12, 3, 12, 3
_PERSONAL = LazyPattern(
    r"[我咱俺]|\b(?:i|my|me|we|our)\b|^(?:who|what|when|where|which|how)\b", re.IGNORECASE
)


class Recall(NamedTuple):
    """What one query found.

    `profile` holds who the user is, whatever the query; `reason` says what the
    no-match gate decided, for `/why`; `dropped` are candidates that the gate held back. `degraded`
    says in one line which index failed while the truth answered in its place.
    """

    query: str
    profile: tuple[Record, ...]
    hits: tuple[Hit, ...]
    dropped: tuple[Hit, ...]
    reason: str
    degraded: str | None = None

    @property
    def records(self) -> tuple[Record, ...]:
        """Profile and hits without doubles, most valuable first."""
        seen = dict.fromkeys(r.id for r in self.profile)
        return (*self.profile, *(hit.record for hit in self.hits if hit.record.id not in seen))


def recall(
    shelf: Shelf,
    query: str,
    *,
    now: datetime,
    settings: MemorySettings,
    limit: int = 10,
    domains: Sequence[str] = (),
    task: str | None = None,
    role: Role = ROLES["admin"],
    hops: int | None = None,
    rerank: Reranking | None = None,
) -> Recall:
    """Find the memories of one user for a query.

    `domains` are those of the task in hand: memories of other domains then need much more evidence
    (`other_domain_match`), those without a domain are not affected. Memories of a task are found in that
    `task` only, and those that the `role` may not read nowhere. Events whose time has passed and what was
    superseded are left out, unless the question asks for what was ("used to", "以前").
    Where there is room below `limit`, what is linked to the hits follows them (`associations`), over `hops`
    steps, by default as many as the settings say. `rerank` may change the order before that.
    Reads only; raises the store's own errors.
    """
    if hops is not None:
        settings = settings.model_copy(update={"association_hops": hops})
    reader = _Reader(shelf, now, task, role)
    find = partial(_recall, reader, settings=settings, limit=limit, domains=domains, rerank=rerank)
    return in_one_state(shelf.store, lambda: _whole(find, query, limit))


def _whole(find: Callable[[str], Recall], query: str, limit: int) -> Recall:
    """Find what a message calls for, and of each of the questions in it what is of the kind it asks for."""
    found = find(query)
    parts = halves(query)
    if len(parts) == 1:
        return found
    have = {hit.record.id for hit in found.hits}
    more: dict[str, Hit] = {}
    for part in parts:
        new = [hit for hit in find(part).hits if hit.explain.get("attribute") and hit.record.id not in have]
        more.update((hit.record.id, hit) for hit in new[:_MOST_OF_HALF])
    first = [hit for hit in found.hits if hit.explain.get("attribute")]
    rest = [hit for hit in found.hits if not hit.explain.get("attribute")]
    # A quote takes the room of several facts.
    asked = sorted((*first, *more.values()), key=lambda hit: hit.record.kind == "episode")
    return found._replace(hits=(*asked, *rest)[:limit])


def _recall(
    reader: "_Reader",
    query: str,
    *,
    settings: MemorySettings,
    limit: int,
    domains: Sequence[str],
    rerank: Reranking | None,
) -> Recall:
    shelf, now = reader.shelf, reader.now
    profile = tuple(_by_worth(reader.current(section="profile"))[: settings.profile_limit])
    if asks_for_everything(query):
        facts = [record for record in shelf.facts() if record.in_force(now) and reader.may(record)]
        hits = tuple(Hit(record=r, score=r.importance, explain={"everything": 1.0}) for r in _by_worth(facts))
        return Recall(query, profile, hits[:limit], (), "the question asks for everything known")
    encoder = getattr(shelf.store, "encoder", None)
    idle = not tokenize(query) or is_small_talk(query)
    wanted = wanted_by(query, None if idle else encoder)
    if not wanted.attributes and idle:
        return Recall(query, profile, (), (), "the message holds nothing to search for")
    wanted = reader.knowing_names(wanted)
    asking = read_question(query, now)
    most = settings.candidates
    facts = [
        record
        for name in sorted(wanted.attributes)
        for record in _by_worth([r for r in reader.current(attribute=name) if wanted.fits(r)])[:most]
    ]
    told = reader.telling(query, wanted)
    found = _with_asked(reader.candidates(query, most, asking), facts + reader.naming(wanted) + told)
    noise = noise_for(encoder, query)
    ids = frozenset(record.id for record in told)
    ranked = rank(found, wanted=wanted, asking=asking, now=now, noise=noise, settings=settings, told=ids)
    scope = frozenset(domains) | frozenset(domains_of(query)) if domains else frozenset()
    kept = _uncovered(let_through(ranked, query, asking, wanted, scope, noise, settings), profile)
    kept = kept if asking.former else without_ended(kept, reader.ended(kept))
    if rerank and kept:
        kept = tuple(rerank(query, kept))
    steps = min(settings.association_hops, 2)
    room = min(settings.association_most, limit - len(kept))
    # The pool is read only where something may be added.
    linked = (
        associated(kept, reader.linkable(profile, scope), hops=steps, most=room) if room > 0 < steps else []
    )
    kept = _uncovered(kept, (*profile, *(hit.record for hit in linked)))
    shown = {hit.record.id for hit in (*kept, *linked)}
    dropped = tuple(hit for hit in ranked if hit.record.id not in shown)
    reason = f"{len(kept)} of {len(ranked)} candidates stand out from the noise of the encoder"
    if linked:
        reason += f", {len(linked)} more are linked to them"
    return Recall(query, profile, (*kept[:limit], *linked), dropped, reason)


class _Reader(NamedTuple):
    """Whose shelf is read, when, in which task, and by whom."""

    shelf: Shelf
    now: datetime
    task: str | None
    role: Role

    def may(self, record: Record) -> bool:
        """Tell whether a record exists for this reader in this task."""
        return record.task in (None, self.task) and self.role.may_read(record)

    def current(self, **fields: Any) -> list[Record]:
        """Return what holds now and fits the fields."""
        return [r for r in self.shelf.findable(**fields) if r.in_force(self.now) and self.may(r)]

    def knowing_names(self, wanted: Wanted) -> Wanted:
        """Return what is asked for with the relative whom the facts on file know by the name asked about."""
        if not wanted.thing.name:
            return wanted
        told = [record.text for record in self.shelf.findable(section="facts") if self.may(record)]
        return wanted._replace(thing=known_by_name(wanted.thing, told))

    def naming(self, wanted: Wanted) -> list[Record]:
        """Return the facts that name the one asked about; what has ended of it too, the last first.

        So that it can be told that something is over, and not only that nothing is known.
        """
        if not wanted.thing:
            return []
        facts = [r for status in _TOLD for r in self.shelf.findable(status=status) if self.may(r)]
        named = [record for record in facts if wanted.names(record)]
        ended = [record for record in named if not record.in_force(self.now)]
        latest = sorted(ended, key=lambda r: (r.valid_until or r.recorded_at, r.id), reverse=True)
        return [record for record in named if record.in_force(self.now)][:_MOST_NAMING] + latest[:_MOST_ENDED]

    def telling(self, query: str, wanted: Wanted) -> list[Record]:
        """Return what tells in the user's own words what a question asks for, the last first."""
        if wanted.aspect is None or not _PERSONAL.search(query):
            return []
        quotes = self.current(section="episodes", origin="consolidation")
        own = [*self.current(section="profile"), *self.current(section="facts"), *quotes]
        found = telling(own, query, wanted.aspect, wanted.thing)
        return sorted(found, key=lambda r: (r.recorded_at, r.id), reverse=True)[:_MOST_TOLD]

    def ended(self, hits: Sequence[Hit]) -> list[Record]:
        """Return what has ended or was replaced, where quotes were found that may still say it."""
        if not any(hit.record.kind == "episode" and hit.record.origin == "consolidation" for hit in hits):
            return []
        past = [
            record
            for status in _TOLD
            for section in ("profile", "facts")
            for record in self.shelf.findable(status=status, section=section)
        ]
        return [record for record in past if not record.in_force(self.now) and self.may(record)]

    def linkable(self, profile: Sequence[Record], scope: frozenset[str]) -> list[Record]:
        """Return the facts that hits may lead to, without the profile and what is foreign to the task."""
        shown = {record.id for record in profile}
        return [
            record
            for record in self.current(section="facts")
            if record.id not in shown and not (scope and record.domains and scope.isdisjoint(record.domains))
        ]

    def candidates(self, query: str, limit: int, asking: Asking) -> list[Found]:
        """Return what may answer a query: what holds now, and what held once if the query asks for that."""
        found = self.shelf.candidates(query, limit=limit, spans=asking.spans)
        allowed = [f for f in found if self.may(f.record) and (asking.former or f.record.in_force(self.now))]
        if not asking.former:
            return allowed
        past = self.shelf.candidates(query, limit=limit, status="superseded", spans=asking.spans)
        return allowed + [f for f in past if self.may(f.record)]


def _uncovered(hits: Sequence[Hit], beside: Sequence[Record]) -> tuple[Hit, ...]:
    """Leave out an episode when the facts beside it already say all that was said in it.

    Not where it tells what is asked: a fact may hold no more than a part of its message.
    """
    told = {
        (e.thread, e.message)
        for record in (*beside, *(hit.record for hit in hits))
        if record.kind != "episode"
        for e in record.evidence
    }
    return tuple(
        hit
        for hit in hits
        if hit.record.kind != "episode"
        or hit.explain.get("attribute")
        or any((e.thread, e.message) not in told for e in hit.record.evidence)
    )


def _with_asked(found: list[Found], facts: list[Record]) -> list[Found]:
    """Add the records of the attributes that the query asks for: neither half of the search may miss them."""
    have = {f.record.id for f in found}
    low = min((f.dense for f in found), default=0.0)
    return found + [Found(record, low, 0.0) for record in facts if record.id not in have]


def _by_worth(records: list[Record]) -> list[Record]:
    return sorted(records, key=lambda r: (-r.importance, -r.recorded_at.timestamp(), r.id))
