"""LangGraph's `BaseStore` over SQL: the truth of the long-term memory.

Rules that the interface leaves open, and that differ between the stock stores:

- The writes of a batch are one transaction. Its reads see one state from before them, whatever the order;
  of several puts to one key the last counts. (The stock stores do the same.)
- A search with a query returns indexed items only; one without a query returns all, last updated first.
- `created_at` survives a re-put. An item that expired is gone for every read, and put again is a new one.
- A changed, un-indexed, deleted or expired item is never found by what it said before.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self

from langchain_core.embeddings import Embeddings
from langgraph.store.base import BaseStore, Op, PutOp, Result, SearchOp, TTLConfig
from langgraph.store.base import validate_op_namespace as validate_namespace
from sqlalchemy import Connection

from memory.errors import SettingsError
from memory.long_term import ledger, lookup
from memory.long_term.answers import NOTHING_KNOWN, Answers, Candidate, Known
from memory.long_term.chroma_index import ChromaIndex
from memory.long_term.dense import Dense, FlatDense
from memory.long_term.embeddings import Encoder, load_encoder
from memory.long_term.encoder_record import EncoderRecord, active_encoder
from memory.long_term.engine import Database
from memory.long_term.filters import check_filter
from memory.long_term.incoming import prepare
from memory.long_term.index import Index, by_either_half
from memory.long_term.ledger import Write
from memory.long_term.lookup import Head, path_of
from memory.long_term.moments import microseconds
from memory.long_term.readings import Made, Reader
from memory.long_term.settling import settle
from memory.long_term.states import States
from memory.long_term.surroundings import Spans
from memory.long_term.sweeping import Sweeper

DEFAULT_URL = "sqlite:///memory.sqlite"
SHARD_BYTES = 256 * 2**20
"""Memory for the shards: with 512-dimensional vectors 70 000 memories of few users, 30 000 of many."""

_SWEEP_MINUTES = 60


def _utc_now() -> datetime:
    return datetime.now(UTC)


class MemoryStore(BaseStore):
    """A LangGraph store in SQLite (or PostgreSQL) with exact search by meaning and by words.

    url: `sqlite:///folder/file.sqlite`, whose folder is made if it is missing, or
    `postgresql://user:password@host:5432/database` (the extra `postgres`).
    encoder: an `Encoder`, any LangChain `Embeddings`, or a name for `load_encoder`.
    index: "faiss" holds the vectors of the namespaces in use in memory; "chroma" leaves them to Chroma.
    fields: the paths indexed where a put names none; "$" is the whole value.
    chroma: a folder, or the address of a server; by default a folder beside the SQLite file.
    shard_bytes: memory for what is searched, see `SHARD_BYTES`. busy_timeout_s: how long to wait for a lock.
    ttl: LangGraph's `TTLConfig`, times in minutes; expired items are always left out.

    Safe from any thread, and for several processes on one database. Raises `SettingsError` for what cannot
    work, `StoreUnavailableError` when the database does not, `EncoderMismatchError` when its vectors are
    another encoder's. Every method may raise `StoreUnavailableError`; what returned is on the disk.
    """

    supports_ttl = True

    def __init__(
        self,
        url: str = DEFAULT_URL,
        *,
        encoder: Encoder | Embeddings | str = "bundled",
        index: Literal["faiss", "chroma"] = "faiss",
        fields: Sequence[str] = ("$",),
        chroma: str | Path | None = None,
        shard_bytes: int = SHARD_BYTES,
        busy_timeout_s: float = 10.0,
        ttl: TTLConfig | None = None,
        clock: Callable[[], datetime] = _utc_now,
    ) -> None:
        if index not in ("faiss", "chroma"):
            raise SettingsError(f"Unknown index {index!r}: use 'faiss' or 'chroma'.")
        self.encoder = encoder if isinstance(encoder, Encoder) else load_encoder(encoder)
        self.fields = tuple(fields)
        self.ttl_config = ttl or TTLConfig(refresh_on_read=True, omit_expired=True)
        self._clock = clock
        self._database = Database(url, busy_timeout_s=busy_timeout_s)
        self._id = settle(self._database)
        self._record = EncoderRecord(self.encoder, self._database.shown)
        with self._database.reading() as connection:
            self._record.check_name(connection)
        self._chroma = self._open_chroma(chroma) if index == "chroma" else None
        self._index = Index(self._make_dense, shard_bytes)
        self._states = States(self._database, self._answers, self._now)
        minutes = self.ttl_config.get("sweep_interval_minutes") or _SWEEP_MINUTES
        self._sweeper = Sweeper(self._database, minutes, self._now())

    @property
    def degraded(self) -> str | None:
        """What is wrong with the index, in one line, while searches are answered from the truth instead."""
        return self._chroma.trouble if self._chroma else None

    def batch(self, ops: Iterable[Op]) -> list[Result]:
        """Do all operations, or none, and return one result each, None for puts.

        Reads see the store as it was before the batch. Raises `UnstorableValueError` or LangGraph's
        `InvalidNamespaceError` before anything is written when one operation cannot be done.
        """
        return self._batch(list(ops), None)

    def version(self, namespace: tuple[str, ...]) -> int:
        """Return the number of the last change in a namespace; 0 if there never was one."""
        with self._database.reading() as connection:
            return lookup.version(connection, path_of(namespace))

    def batch_if(self, ops: Iterable[Op], namespace: tuple[str, ...], version: int) -> bool:
        """Do as `batch` if the last change in `namespace`, one written to, is still this one.

        False, with nothing written, when a thread or a process was faster: read anew and try again.
        """
        try:
            self._batch(list(ops), {path_of(namespace): version})
        except ledger.ChangedMeanwhileError:
            return False
        return True

    def _batch(self, operations: Sequence[Op], seen: Mapping[str, int] | None) -> list[Result]:
        _check(operations)
        writes = prepare([op for op in operations if isinstance(op, PutOp)], self.fields, self.encoder)
        if writes:
            # Encoded before the database is locked; remembered until the search asks.
            self.encoder.queries([op.query for op in operations if isinstance(op, SearchOp) and op.query])
            self._sweeper.sweep_if_due(self._now())
            return self._read_and_write(operations, writes, seen)
        return self._read(operations)

    async def abatch(self, ops: Iterable[Op]) -> list[Result]:
        """Do as `batch`, on a thread."""
        return await asyncio.to_thread(self.batch, list(ops))

    def candidates(
        self,
        namespace: tuple[str, ...],
        query: str,
        *,
        limit: int = 50,
        filter: Mapping[str, Any] | None = None,
        spans: Spans = (),
    ) -> list[Candidate]:
        """Return the best `limit` by meaning, by words and by their surroundings, of a namespace and below.

        All together, the highest fused score first, with the parts of the score. A blank query finds
        nothing. `spans` are times asked about. Refreshes no time to live.
        """
        _check([SearchOp(namespace, filter=dict(filter or {}))])
        if not query.strip():
            return []
        found = self._states.ask(
            lambda answers: answers.match(
                path_of(namespace), query, filter, limit, by_either_half, closely=True, spans=spans
            )
        )
        return [Candidate(one) for one in found]

    def indexed(
        self, namespace: tuple[str, ...], filter: Mapping[str, Any], reader: Reader[Made]
    ) -> list[Made]:
        """Return what `reader` makes of the values that a query could find and that match, in no order.

        From memory, and made once for as long as a value stays: for what every message asks. It must be
        nothing that anybody changes.
        """
        return self._states.ask(lambda answers: answers.indexed(path_of(namespace), filter, reader))

    def in_one_state(self, reading: Callable[[], Made]) -> Made:
        """Return what `reading` returns; all that this thread reads in it comes from one state.

        It is called again, from a newer state, if what is in memory turns out not to suffice, so it must do
        nothing but read. What others write meanwhile is not seen before the end.
        """
        return self._states.ask(lambda _: reading())

    def put_many(
        self,
        entries: Iterable[tuple[tuple[str, ...], str, Mapping[str, Any]]],
        *,
        batch: int = 256,
        progress: Callable[[int], None] | None = None,
    ) -> int:
        """Put (namespace, key, value) triples in transactions of `batch`; returns how many.

        `progress` gets the number so far after each transaction: so many are on the disk.
        """
        done = 0
        ttl = self.ttl_config.get("default_ttl") if self.ttl_config else None
        for part in _parts(entries, batch):
            self.batch([PutOp(namespace, key, value, ttl=ttl) for namespace, key, value in part])
            done += len(part)
            if progress:
                progress(done)
        return done

    def sweep(self) -> int:
        """Delete what has expired, and every remainder of what was deleted from the files; returns how many.

        Runs by itself with a write, once in `sweep_interval_minutes` (60), but then leaves SQLite's log.
        """
        expired = self._sweeper.sweep(self._now())
        self._database.flush_log()
        return expired

    def drop_old_vectors(self) -> int:
        """Delete from Chroma what an earlier encoder made, after a re-encoding; returns how many collections.

        Raises what Chroma raises when it cannot be reached; nothing depends on this having been done.
        """
        with self._database.reading() as connection:
            row = active_encoder(connection)
        return self._chroma.drop_other_encoders(row.id) if self._chroma and row else 0

    def close(self) -> None:
        """Close the database. What was acknowledged is on the disk with or without it."""
        self._index.forget()
        if self._chroma:
            self._chroma.close()
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _read(self, operations: Sequence[Op]) -> list[Result]:
        return self._states.ask(lambda answers: answers.all(operations))

    def _read_and_write(
        self, operations: Sequence[Op], writes: Sequence[Write], seen: Mapping[str, int] | None
    ) -> list[Result]:
        now = self._now()
        apart = not self._database.one_writer
        # Where others write at the same time, only a reading connection sees one state throughout.
        results: list[Result] = [None] * len(operations)
        if apart and len(writes) < len(operations):
            results = self._read(operations)
        with self._database.writing() as connection:
            if not apart:
                answers = self._answers(connection, now, NOTHING_KNOWN)
                results = answers.all(operations)
                ledger.refresh(connection, answers.touched, now)
            indexed = any(write.vectors for write in writes)
            encoder_id = self._record.for_writing(connection) if indexed else None
            ledger.write(connection, writes, encoder_id, now, seen)
        return results

    def _answers(self, connection: Connection | None, now: int, known: Known) -> Answers:
        return Answers(connection, self._index, self.encoder, self._record, now, known)

    def _now(self) -> int:
        return microseconds(self._clock())

    def _make_dense(self, head: Head) -> Dense:
        if self._chroma:
            return self._chroma.dense(head, self.encoder.dims)
        return FlatDense(self.encoder.dims)

    def _open_chroma(self, where: str | Path | None) -> ChromaIndex:
        url = self._database.url
        if where is None and url.get_backend_name() != "sqlite":
            raise SettingsError("index='chroma' over a server needs chroma='http://host:8000' or a folder.")
        return ChromaIndex(where or f"{url.database}.chroma", self._id, self._vectors_of)

    def _vectors_of(self, item_ids: Collection[int], encoder_id: int) -> dict[int, bytes]:
        with self._database.reading() as connection:
            return lookup.vectors_of(connection, item_ids, encoder_id)


def _check(operations: Sequence[Op]) -> None:
    for op in operations:
        validate_namespace(op)
        if isinstance(op, SearchOp):
            check_filter(op.filter)


def _parts(entries: Iterable[Any], size: int) -> Iterator[list[Any]]:
    rest = iter(entries)
    while part := list(islice(rest, size)):
        yield part
