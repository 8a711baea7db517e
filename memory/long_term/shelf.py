"""One user's records in any LangGraph store.

The only place that knows how a `Record` lies in a `BaseStore`. With our `MemoryStore` it gets the dense
and the lexical part of every candidate; with any other store it takes that store's own score for both.
"""

import hashlib
import logging
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol, runtime_checkable

from langgraph.store.base import BaseStore, PutOp, SearchItem

from memory.judge.folding import fold
from memory.namespaces import namespace_of
from memory.records import Record, Status

log = logging.getLogger(__name__)
_MINUTES_A_DAY = 24 * 60
_PAGE = 500


class Found(NamedTuple):
    """A record with the two raw parts of its match: cosine (-1..1) and BM25 (0 = no word shared)."""

    record: Record
    dense: float
    lexical: float


@runtime_checkable
class TwoPartStore(Protocol):
    """A store that can tell the meaning from the words of a match."""

    def candidates(
        self, namespace: tuple[str, ...], query: str, *, limit: int, filter: dict[str, Any] | None
    ) -> list[Any]:
        """Return items with `.item`, `.dense` and `.lexical`."""


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
        return None if item is None else Record.model_validate(item.value)

    def put(self, records: Iterable[Record]) -> None:
        """Write records in one batch: with our store all or none of them become visible."""
        operations = [self._operation(record) for record in records]
        if operations:
            self.store.batch(operations)

    def delete(self, record_id: str) -> None:
        """Remove a record without a trace."""
        self.store.delete(self.namespace, record_id)

    def records(self, **equal: str) -> list[Record]:
        """Return all records whose fields equal these, oldest first; `records(status="active")`."""
        found: list[SearchItem] = []
        while page := self.store.search(
            self.namespace, filter=dict(equal) or None, limit=_PAGE, offset=len(found), refresh_ttl=False
        ):
            found.extend(page)
            if len(page) < _PAGE:
                break
        records = [Record.model_validate(item.value) for item in found]
        return sorted(records, key=lambda record: (record.recorded_at, record.id))

    def candidates(self, query: str, *, limit: int, status: Status = "active") -> list[Found]:
        """Return the records nearest to a query in meaning or in words, unranked."""
        wanted: dict[str, Any] = {"status": status}
        if isinstance(self.store, TwoPartStore):
            parts = self.store.candidates(self.namespace, query, limit=limit, filter=wanted)
            return [Found(_record(part.item.value), part.dense, part.lexical) for part in parts]
        items = self.store.search(self.namespace, query=query, filter=wanted, limit=limit)
        _warn_once(type(self.store).__name__)
        return [Found(_record(item.value), item.score or 0.0, 0.0) for item in items]

    def _operation(self, record: Record) -> PutOp:
        expires = record.kind == "episode" and record.status == "active" and self.store.supports_ttl
        return PutOp(
            self.namespace,
            record.id,
            record.model_dump(mode="json"),
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


def _record(value: Mapping[str, Any]) -> Record:
    return Record.model_validate(value)


_warned: set[str] = set()


def _warn_once(store: str) -> None:
    if store not in _warned:
        _warned.add(store)
        log.warning("%s gives one score for meaning and words; memories are ranked by that alone.", store)
