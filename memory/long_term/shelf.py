"""One user's records in any LangGraph store.

The only place that knows how a `Record` lies in a `BaseStore`. With our `MemoryStore` it gets the dense
and the lexical part of every candidate; with any other store it takes that store's own score for both.
"""

import hashlib
import logging
import unicodedata
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, runtime_checkable

from langgraph.store.base import BaseStore, GetOp, Item, PutOp
from pydantic import ValidationError

from memory.judge.folding import fold
from memory.long_term.surroundings import CONVERSATION, Spans
from memory.namespaces import namespace_of
from memory.records import Record, Status
from memory.vocabulary import PROFILE

log = logging.getLogger(__name__)
_MINUTES_A_DAY = 24 * 60
_ALL = 1_000_000


class Found(NamedTuple):
    """A record with the raw parts of its match: cosine (-1..1), BM25 (0 = no word shared).

    `around` holds what our store says of its surroundings (`surroundings.Surrounded`), nothing for others.
    """

    record: Record
    dense: float
    lexical: float
    around: Mapping[str, float] = MappingProxyType({})


@runtime_checkable
class TwoPartStore(Protocol):
    """A store that can tell the meaning from the words of a match, and holds what it finds in memory."""

    def candidates(
        self,
        namespace: tuple[str, ...],
        query: str,
        *,
        limit: int,
        filter: dict[str, Any] | None,
        spans: Spans,
    ) -> list[Any]:
        """Return items with `.item`, `.dense`, `.lexical` and `.around`."""

    def indexed(self, namespace: tuple[str, ...], filter: dict[str, Any]) -> list[dict[str, Any]]:
        """Return the values that a query could find and that match a filter."""


class Shelf:
    """Read and write the records of one user."""

    def __init__(self, store: BaseStore, user: str, *, episode_days: int = 30) -> None:
        """Open the shelf of `user`; raises `MissingUserError` for a blank id."""
        self.store = store
        self.user = user
        self.namespace = namespace_of(user)
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
        """Write records in one batch: with our store all or none of them become visible."""
        operations = [self._operation(record) for record in records]
        if operations:
            self.store.batch(operations)

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
        if not isinstance(self.store, TwoPartStore):
            return self.records(**wanted)
        return [r for value in self.store.indexed(self.namespace, wanted) if (r := _record(value))]

    def facts(self) -> list[Record]:
        """Return all active records but the episodes, of which there may be many times more."""
        return [r for part in ("profile", "facts") for r in self.records(status="active", section=part)]

    def candidates(
        self, query: str, *, limit: int, status: Status = "active", spans: Spans = ()
    ) -> list[Found]:
        """Return the records nearest to a query in meaning, in words or in time, unranked."""
        wanted: dict[str, Any] = {"status": status}
        if isinstance(self.store, TwoPartStore):
            parts = self.store.candidates(self.namespace, query, limit=limit, filter=wanted, spans=spans)
            scored = [(part.item.value, part.dense, part.lexical, part.around) for part in parts]
        else:
            _warn_once(type(self.store).__name__)
            items = self.store.search(self.namespace, query=query, filter=wanted, limit=limit)
            scored = [(item.value, item.score or 0.0, 0.0, MappingProxyType({})) for item in items]
        return [Found(r, *parts) for value, *parts in scored if (r := _record(value))]

    def _operation(self, record: Record) -> PutOp:
        expires = record.kind == "episode" and record.status == "active" and self.store.supports_ttl
        return PutOp(
            self.namespace,
            record.id,
            record.model_dump(mode="json")
            | {"section": _section(record), CONVERSATION: _conversation(record)},
            index=["text"] if record.text else False,
            ttl=self._episode_minutes if expires else None,
        )


def record_id(user: str, *parts: str) -> str:
    """Derive a record's id from what it says, so that saying it again finds the same record.

    Twelve hexadecimal digits of BLAKE2b: short enough to type after `/forget`, and 48 bits are plenty
    for the memories of one user.
    """
    text = "\x1f".join((user, *parts)).encode("utf-8", "surrogatepass")
    return hashlib.blake2b(text, digest_size=6).hexdigest()


def same(text: str) -> str:
    """Fold what does not change the meaning of a value: script, width, case, spaces, punctuation."""
    return "".join(char for char in fold(text).text if unicodedata.category(char)[0] in "LNSM")


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
