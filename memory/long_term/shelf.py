"""One user's records in any LangGraph store.

The only place that knows how a `Record` lies in a `BaseStore`. With our `MemoryStore` it gets the dense
and the lexical part of every candidate; with any other store it takes that store's own score for both.
"""

import hashlib
import logging
import random
import re
import time
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from langgraph.store.base import BaseStore, GetOp, Item, PutOp
from pydantic import ValidationError

from memory.errors import StoreUnavailableError
from memory.guard.audit import Entry, Trail, entries_for, read_trail
from memory.judge.reading.folding import fold
from memory.long_term.abilities import comparing, in_one_state, two_part
from memory.long_term.surroundings import CONVERSATION, Spans
from memory.namespaces import audit_namespace_of, namespace_of
from memory.records import Record, Status
from memory.vocabulary import PROFILE

log = logging.getLogger(__name__)
_MINUTES_A_DAY = 24 * 60
_ALL = 1_000_000
_LAST = "last"
_PATIENCE_S = 30.0
_LONGEST_PAUSE_S = 0.05

_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
_BETWEEN_NUMBERS = re.compile(r"(?<=\d)[^\w|]+(?=\d)")

Result = TypeVar("Result")


class Found(NamedTuple):
    """A record with the raw parts of its match: cosine (-1..1), BM25 (0 = no word shared).

    `around` holds what our store says of its surroundings (`surroundings.Surrounded`), nothing for others.
    """

    record: Record
    dense: float
    lexical: float
    around: Mapping[str, float] = MappingProxyType({})


class Shelf:
    """Read and write the records of one user."""

    def __init__(self, store: BaseStore, user: str, *, episode_days: int = 30) -> None:
        """Open the shelf of `user`; raises `MissingUserError` for a blank id."""
        self.store = store
        self.user = user
        self.namespace = namespace_of(user)
        self._audit = audit_namespace_of(user)
        self._episode_minutes = float(episode_days * _MINUTES_A_DAY)

    def get(self, record_id: str) -> Record | None:
        """Return the record with this id, whatever its status, or None."""
        item = self.store.get(self.namespace, record_id)
        return None if item is None else _record(item.value)

    def known(self, record_ids: Iterable[str]) -> set[str]:
        """Return which of these ids are on the shelf, whatever their status."""
        gets = [GetOp(self.namespace, rid, refresh_ttl=False) for rid in record_ids]
        return {item.key for item in self.store.batch(gets) if isinstance(item, Item)} if gets else set()

    def put(self, records: Iterable[Record]) -> None:
        """Write records, and their entries in the audit trail, in one batch.

        With our store all or none of them become visible.
        """
        written = list(records)
        self.revise(lambda: (written, None))

    def trail(self) -> Trail:
        """Return what was written about the user, as far back as there is a trail."""
        items = self.store.search(self._audit, limit=_ALL, refresh_ttl=False)
        return read_trail(item.value for item in items if item.key != _LAST)

    def revise(self, draft: Callable[[], tuple[Iterable[Record], Result]]) -> Result:
        """Write what `draft` makes of the records it reads, as one step, and return its result.

        `draft` is called again when another process has changed the user's records since it read them:
        else each could leave its own version beside the other's. Over a store that cannot compare, it is
        called once. Raises `StoreUnavailableError` when others are faster every time.
        """
        store = comparing(self.store)
        give_up = time.monotonic() + _PATIENCE_S
        while time.monotonic() < give_up:
            version = store.version(self.namespace) if store else 0
            records, result = draft()
            operations = self._operations(list(records))
            if not operations:
                return result
            if store is None:
                self.store.batch(operations)
                return result
            if store.batch_if(operations, self.namespace, version):
                return result
            # By chance, so that two who met do not meet again.
            time.sleep(random.uniform(0, _LONGEST_PAUSE_S))
        raise StoreUnavailableError(
            f"The memories of {self.user} are being changed by too many processes at once: try again."
        )

    def flush(self) -> None:
        """Clear what was deleted from the files of the store as well, where it can do that."""
        sweep = getattr(self.store, "sweep", None)
        if callable(sweep):
            sweep()

    def records(self, *, limit: int = _ALL, **fields: Any) -> list[Record]:
        """Return the records that fit the fields, oldest first; over `limit`, those changed last.

        A field is compared with `==` or with the operators of `BaseStore.search`. Beside the fields there is
        `section`: "profile" (who the user is), "facts" or "episodes".
        """
        items = self.store.search(self.namespace, filter=fields or None, limit=limit, refresh_ttl=False)
        records = [record for item in items if (record := _record(item.value))]
        return sorted(records, key=lambda record: (record.recorded_at, record.id))

    def findable(self, **fields: Any) -> list[Record]:
        """Return the active records with a text that fit the fields, in no order; from memory if possible."""
        wanted = {"status": "active", **fields}
        store = two_part(self.store)
        if store is None:
            return self.records(**wanted)
        return [record for record in store.indexed(self.namespace, wanted, _record) if record]

    def facts(self) -> list[Record]:
        """Return all active records but the episodes, of which there may be many times more."""
        return [r for part in ("profile", "facts") for r in self.records(status="active", section=part)]

    def facts_at_hand(self) -> list[Record]:
        """Return what `facts` returns, from memory if possible: for readers that write nothing upon it."""
        parts = in_one_state(
            self.store, lambda: [self.findable(section=part) for part in ("profile", "facts")]
        )
        return [r for part in parts for r in sorted(part, key=lambda one: (one.recorded_at, one.id))]

    def candidates(
        self, query: str, *, limit: int, status: Status = "active", spans: Spans = ()
    ) -> list[Found]:
        """Return the records nearest to a query in meaning, in words or in time, unranked."""
        wanted: dict[str, Any] = {"status": status}
        store = two_part(self.store)
        if store is not None:
            parts = store.candidates(self.namespace, query, limit=limit, filter=wanted, spans=spans)
            scored = [(part.read(_record), part.dense, part.lexical, part.around) for part in parts]
        else:
            _warn_once(type(self.store).__name__)
            items = self.store.search(self.namespace, query=query, filter=wanted, limit=limit)
            scored = [(_record(item.value), item.score or 0.0, 0.0, MappingProxyType({})) for item in items]
        return [Found(record, *parts) for record, *parts in scored if record]

    def _operations(self, records: Sequence[Record]) -> list[PutOp]:
        """Return what writes records and their entries in the audit trail."""
        if not records:
            return []
        head = self.store.get(self._audit, _LAST)
        last = None if head is None else Entry.model_validate(head.value)
        entries = entries_for(records, last, datetime.now(UTC))
        keyed = [(entry.key, entry) for entry in entries] + [(_LAST, entries[-1])]
        audit = [PutOp(self._audit, key, one.model_dump(mode="json"), index=False) for key, one in keyed]
        return [*map(self._operation, records), *audit]

    def _operation(self, record: Record) -> PutOp:
        expires = record.kind == "episode" and record.status == "active" and self.store.supports_ttl
        return PutOp(
            self.namespace,
            record.id,
            as_value(record),
            index=["text"] if record.text else False,
            ttl=self._episode_minutes if expires else None,
        )


def as_value(record: Record) -> dict[str, Any]:
    """Return a record as it lies in the store, with the `section` that listings select by."""
    derived = {"section": _section(record), CONVERSATION: _conversation(record)}
    return record.model_dump(mode="json") | derived


def record_id(user: str, *parts: str) -> str:
    """Derive a record's id from what it says, so that saying it again finds the same record.

    Twelve hexadecimal digits of BLAKE2b: short enough to type after `/forget`, and 48 bits are plenty
    for the memories of one user.
    """
    text = "\x1f".join((user, *parts)).encode("utf-8", "surrogatepass")
    return hashlib.blake2b(text, digest_size=6).hexdigest()


def same(text: str) -> str:
    """Fold what does not change the meaning of a value: script, width, case, spaces, punctuation.

    Two numbers stay apart: 1/12 is another day than 11/2, while 1,000 is 1000.
    """
    folded = _BETWEEN_NUMBERS.sub("|", _THOUSANDS.sub("", fold(text).text))
    return "".join(char for char in folded if unicodedata.category(char)[0] in "LNSM")


def _section(record: Record) -> str:
    if record.kind == "episode":
        return "episodes"
    return "profile" if record.attribute in PROFILE and record.subject == "user" else "facts"


def _conversation(record: Record) -> str | None:
    """Return what the turns around a memory are found by; a fact stands for itself."""
    return record.evidence[0].thread if record.kind == "episode" and record.evidence else None


def _record(value: Mapping[str, Any]) -> Record | None:
    """Read a record; None for what somebody else put there, such as LangMem or a fork's own code.

    Fields that this version does not know are passed over, so that going back a version stays possible.
    """
    try:
        return Record.model_validate({name: value[name] for name in Record.model_fields if name in value})
    except ValidationError as error:
        log.info("An item beside the records is no record: %s", error)
        return None


_warned: set[str] = set()


def _warn_once(store: str) -> None:
    if store not in _warned:
        _warned.add(store)
        log.warning("%s gives one score for meaning and words; memories are ranked by that alone.", store)
