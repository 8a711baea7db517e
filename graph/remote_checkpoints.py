"""Conversations on a server: what any of them has in common, and PostgreSQL (extra `postgres`)."""

import asyncio
import copy
import logging
import random
import re
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    BaseCheckpointSaver,
    ChannelVersions,
    Checkpoint,
    CheckpointMetadata,
    CheckpointTuple,
    DeltaChannelHistory,
)

from graph.checkpoints import ENDED, KEEP, Checkpointer, due_for_pruning
from memory.errors import SettingsError, StoreUnavailableError, UsageError

log = logging.getLogger(__name__)
CONNECT_SECONDS = 10
_CONNECTIONS = 8
_SETUP_LOCK = 4_871_350_267
"""Any number that nobody else locks: PostgreSQL's advisory lock against two processes making the tables."""


class RemoteCheckpointer(Checkpointer):
    """A synchronous checkpointer of LangGraph's kind, its errors named and its asynchronous calls on threads.

    saver: what does the work. errors: what its driver raises. where: the address, shown without a password.
    """

    def __init__(
        self,
        saver: BaseCheckpointSaver[Any],
        errors: tuple[type[Exception], ...],
        where: str,
        close: Callable[[], None],
    ) -> None:
        super().__init__(serde=saver.serde)
        self._saver = saver
        self._errors = errors
        self._where = where
        self._close = close

    def get_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        """Return a checkpoint, the last of the thread if none is named; None if there is none."""
        with named(self._errors, self._where):
            return self._saver.get_tuple(config)

    def list(
        self,
        config: RunnableConfig | None,
        *,
        filter: dict[str, Any] | None = None,
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> Iterator[CheckpointTuple]:
        """Yield the checkpoints of a thread, the newest first."""
        with named(self._errors, self._where):
            yield from self._saver.list(config, filter=filter, before=before, limit=limit)

    def put(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        """Store a checkpoint and return the configuration that names it.

        Raises `UsageError` where the one before it is gone: the thread was deleted while the run went on.
        """
        with named(self._errors, self._where):
            if config["configurable"].get("checkpoint_id") and self._saver.get_tuple(config) is None:
                raise UsageError(ENDED)
            return self._saver.put(config, checkpoint, metadata, new_versions)

    def put_writes(
        self, config: RunnableConfig, writes: Sequence[tuple[str, Any]], task_id: str, task_path: str = ""
    ) -> None:
        """Store what a task has written before its step is complete."""
        with named(self._errors, self._where):
            self._saver.put_writes(config, writes, task_id, task_path)

    def delete_thread(self, thread_id: str) -> None:
        """Delete all that is kept of a thread."""
        if self.before_delete:
            self.before_delete(thread_id)
        with named(self._errors, self._where):
            self._saver.delete_thread(thread_id)

    def get_delta_channel_history(
        self, *, config: RunnableConfig, channels: Sequence[str]
    ) -> Mapping[str, DeltaChannelHistory]:
        """Return the writes that make up channels kept as differences."""
        with named(self._errors, self._where):
            return self._saver.get_delta_channel_history(config=config, channels=channels)

    def get_next_version(self, current: Any, channel: None) -> str:
        """Return a version after `current`, in the form that LangGraph's SQL checkpointers and server use.

        The random part keeps apart what two branches of one thread write. The Redis one counts in whole
        numbers, where the second branch would overwrite the values of the first.
        """
        before = int(str(current or 0).split(".")[0])
        return f"{before + 1:032}.{random.random():016}"

    def with_allowlist(self, extra_allowlist: Collection[tuple[str, ...]]) -> Self:
        """Return a copy, over the same connections, that may also read these types."""
        clone = copy.copy(self)
        clone._saver = self._saver.with_allowlist(extra_allowlist)
        clone.serde = clone._saver.serde
        return clone

    def close(self) -> None:
        """Close the connections."""
        self._close()


class PostgresqlCheckpointer(RemoteCheckpointer):
    """Over PostgreSQL, whose checkpointer can also prune: every `keep` steps only the newest one stays."""

    keep = KEEP

    def put(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        """Store a checkpoint; from time to time delete what the thread no longer needs."""
        stored = super().put(config, checkpoint, metadata, new_versions)
        due = due_for_pruning(metadata, self.keep) and metadata.get("step", 0) % self.keep == 0
        if due or checkpoint["channel_values"].get("purge"):
            try:
                self.prune([stored["configurable"]["thread_id"]])
            except StoreUnavailableError as error:  # another run pruned at the same moment: next time, then
                log.info("Old checkpoints stay for now: %s", error)
        return stored

    def prune(self, thread_ids: Sequence[str], *, strategy: str = "keep_latest") -> None:
        """Delete all checkpoints of threads but the last, or all ("delete")."""
        with named(self._errors, self._where):
            self._saver.prune(thread_ids, strategy=strategy)

    async def aprune(self, thread_ids: Sequence[str], *, strategy: str = "keep_latest") -> None:
        """Do what `prune` does, on a thread."""
        await asyncio.to_thread(self.prune, thread_ids, strategy=strategy)


def open_postgresql(url: str, *, keep: int = KEEP) -> PostgresqlCheckpointer:
    """Connect and make the tables if they are missing; safe for several processes at once.

    Raises `SettingsError` without the extra `postgres`, `StoreUnavailableError` when the server refuses.
    """
    try:
        import psycopg
        from langgraph.checkpoint.postgres import PostgresSaver
        from psycopg.rows import dict_row
        from psycopg_pool import ConnectionPool
    except ImportError as error:
        raise missing("postgres", "PostgreSQL", error) from error

    address = re.sub(r"^postgres(ql)?(\+\w+)?://", "postgresql://", url)
    options: dict[str, Any] = {"autocommit": True, "prepare_threshold": 0, "row_factory": dict_row}
    with named((psycopg.Error,), shown(url)):
        with psycopg.connect(address, connect_timeout=CONNECT_SECONDS, **options) as connection:
            _make_tables(PostgresSaver(connection), connection)
        pool: ConnectionPool[Any] = ConnectionPool(
            address,
            kwargs=options,
            min_size=1,
            max_size=_CONNECTIONS,
            timeout=CONNECT_SECONDS,
            open=True,
            # A server that was restarted is noticed before, not by, the next request.
            check=ConnectionPool.check_connection,
        )
    opened = PostgresqlCheckpointer(PostgresSaver(pool), (psycopg.Error,), shown(url), pool.close)
    opened.keep = keep
    return opened


def _make_tables(saver: Any, connection: Any) -> None:
    # Asked for again and again, since one of the steps waits for every statement that runs: a statement
    # that waits for this lock would never end.
    give_up = time.monotonic() + CONNECT_SECONDS
    while not _try_lock(connection) and time.monotonic() < give_up:
        time.sleep(0.05)
    # The lock goes with the connection.
    saver.setup()


def _try_lock(connection: Any) -> bool:
    row = connection.execute("SELECT pg_try_advisory_lock(%s) AS held", (_SETUP_LOCK,)).fetchone()
    return bool(row["held"])


@contextmanager
def named(errors: tuple[type[Exception], ...], where: str) -> Iterator[None]:
    """Raise a driver's errors as `StoreUnavailableError`, in one line that says where."""
    try:
        yield
    except errors as error:
        reason = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise StoreUnavailableError(
            f"The conversations at {where} cannot be read or written: {reason}. Start that server, or name "
            "another one in AGENT_CHECKPOINT_URL. 对话记录无法读写，请检查 AGENT_CHECKPOINT_URL 指向的服务。"
        ) from error


def shown(url: str) -> str:
    """Return an address without its password."""
    # Up to the last "@", since a password may hold one.
    return re.sub(r"(?<=://).*@", "***@", url)


def missing(extra: str, name: str, error: ImportError) -> SettingsError:
    """Return the error that says how to install an extra."""
    return SettingsError(
        f"Conversations in {name} need packages that are not installed ({error}): "
        f"pip install -e '.[{extra}]' in the project's folder."
    )
