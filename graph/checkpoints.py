"""The checkpointers: SQLite, PostgreSQL and Redis, each for synchronous and asynchronous callers alike.

LangGraph ships two classes for each, and each refuses the other's calls. Here the synchronous one answers
the asynchronous calls on a thread, so that one object serves `invoke`, `ainvoke` and `langgraph dev`. What
the drivers raise becomes `StoreUnavailableError`, in one line and without a password.

PostgreSQL is the extra `postgres`, Redis the extra `redis`: `graph.remote_checkpoints` and
`graph.redis_checkpoints` hold them.
"""

import asyncio
import hashlib
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    WRITES_IDX_MAP,
    BaseCheckpointSaver,
    ChannelVersions,
    Checkpoint,
    CheckpointMetadata,
    CheckpointTuple,
)
from langgraph.checkpoint.base.id import uuid6
from langgraph.checkpoint.sqlite import SqliteSaver

from memory.errors import StoreUnavailableError, UsageError

_BUSY_SECONDS = 10.0
# Recall only reads, and capture stores nothing twice; their two commits cost 3 to 5 % of a turn.
_RUN_AGAIN = frozenset({"retrieve_memories", "capture_memories"})
_RUNS_LAST_SECONDS = 7 * 24 * 3600.0
KEEP = 50
"""Checkpoints of a thread that stay, the newest: some ten turns to go back to. A turn makes four or more."""


ENDED = (
    "This conversation was ended while the message was being answered; nothing more is kept of it. "
    "这个对话在回答过程中已被结束，不再保存任何内容。"
)


class Checkpointer(BaseCheckpointSaver[Any], ABC):
    """What all of them have: the asynchronous calls, done on a thread, and `close`."""

    before_delete: Callable[[str], None] | None = None
    """Called with the id of a thread that is about to be deleted, while its checkpoints are still there."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the file or the connections. The object is not usable afterwards."""

    async def aget_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        """Do what `get_tuple` does, on a thread."""
        return await asyncio.to_thread(self.get_tuple, config)

    async def alist(
        self,
        config: RunnableConfig | None,
        *,
        filter: dict[str, Any] | None = None,
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> AsyncIterator[CheckpointTuple]:
        """Do what `list` does, on a thread."""
        found = await asyncio.to_thread(
            lambda: list(self.list(config, filter=filter, before=before, limit=limit))
        )
        for item in found:
            yield item

    async def aput(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        """Do what `put` does, on a thread."""
        return await asyncio.to_thread(self.put, config, checkpoint, metadata, new_versions)

    async def aput_writes(
        self, config: RunnableConfig, writes: Sequence[tuple[str, Any]], task_id: str, task_path: str = ""
    ) -> None:
        """Do what `put_writes` does, on a thread."""
        await asyncio.to_thread(self.put_writes, config, writes, task_id, task_path)

    async def adelete_thread(self, thread_id: str) -> None:
        """Do what `delete_thread` does, on a thread."""
        await asyncio.to_thread(self.delete_thread, thread_id)


def _unnamed(thread: str) -> str:
    """Return what tells a thread from others without naming it: nothing of it stays readable."""
    return hashlib.blake2b(str(thread).encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def runs_again(writes: Sequence[tuple[str, Any]], task_path: str) -> bool:
    """Tell whether a task may simply run again when its step is cut off, so that its writes need no disk.

    The next checkpoint holds them anyway. An error or an interrupt is always written.
    """
    node = task_path.rpartition(" ")[2]
    return node in _RUN_AGAIN and not any(channel in WRITES_IDX_MAP for channel, _ in writes)


def due_for_pruning(metadata: CheckpointMetadata, keep: int) -> bool:
    """Tell whether old checkpoints are to go now: every few steps, and never under a fork's `DeltaChannel`.

    Such a channel is put together from older checkpoints, and its thread has counters for that.
    """
    step = metadata.get("step", 0)
    often = max(1, keep // 4)
    return 0 < keep <= step and step % often == 0 and not metadata.get("counters_since_delta_snapshot")


@contextmanager
def _named_errors() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StoreUnavailableError(
            f"The conversations cannot be read or written ({error}). Check the free space and the rights of "
            "the data folder, or set AGENT_DATA_DIR to another one. 对话记录无法读写，请检查数据目录。"
        ) from error


class SqliteCheckpointer(Checkpointer, SqliteSaver):
    """A checkpointer in one SQLite file (WAL). Thread-safe; survives restart and kill -9."""

    keep = KEEP

    @classmethod
    def open(cls, path: str, *, keep: int = KEEP) -> Self:
        """Open or create the file; of each thread the newest `keep` checkpoints stay, all of them if it is 0.

        Raises `StoreUnavailableError` when it cannot be opened.
        """
        with _named_errors():
            connection = sqlite3.connect(path, check_same_thread=False, timeout=_BUSY_SECONDS)
            connection.execute("PRAGMA secure_delete = ON")
            saver = cls(connection)
            saver.keep = keep
            saver.setup()
        return saver

    def put(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        """Save a checkpoint; from time to time delete what the thread no longer needs."""
        stored = super().put(config, checkpoint, metadata, new_versions)
        self._refuse_ended(config, config["configurable"].get("checkpoint_id"), checkpoint["id"])
        place = stored["configurable"]["thread_id"], stored["configurable"]["checkpoint_ns"]
        if checkpoint["channel_values"].get("purge"):
            self._prune(*place, keep=1)
            self._empty_log()
        elif due_for_pruning(metadata, self.keep):
            self._prune(*place, keep=self.keep)
        return stored

    def put_writes(
        self, config: RunnableConfig, writes: Sequence[tuple[str, Any]], task_id: str, task_path: str = ""
    ) -> None:
        """Store what a task has written before its step is complete, unless it can as well run again."""
        if runs_again(writes, task_path):
            return
        super().put_writes(config, writes, task_id, task_path)
        at = str(config["configurable"]["checkpoint_id"])
        self._refuse_ended(config, at, at)

    def setup(self) -> None:
        """Make the tables if they are missing."""
        if not self.is_setup:
            super().setup()
            self.conn.execute(
                "CREATE TABLE IF NOT EXISTS ended "
                "(thread TEXT PRIMARY KEY, upto TEXT NOT NULL, at REAL NOT NULL)"
            )

    def _refuse_ended(self, config: RunnableConfig, after: str | None, written: str) -> None:
        """Take back what a run has written that began before its thread was deleted, and raise `UsageError`.

        Looked at after the write, so that nothing can come between: whoever deletes first leaves the mark
        and then deletes. Checkpoint ids grow with time, and a conversation begun anew has no `after`.
        """
        if after is None:
            return
        thread = str(config["configurable"]["thread_id"])
        with _named_errors(), self.lock:
            # Without a transaction of its own: this follows upon every write.
            row = self.conn.execute("SELECT upto FROM ended WHERE thread = ?", (_unnamed(thread),)).fetchone()
        if row is None or after > row[0]:
            return
        with self.cursor() as cursor:
            for table in ("checkpoints", "writes"):
                cursor.execute(
                    f"DELETE FROM {table} WHERE thread_id = ? AND checkpoint_id = ?", (thread, written)
                )
            # What follows upon the refused checkpoint is refused as well.
            cursor.execute(
                "UPDATE ended SET upto = ? WHERE thread = ?", (max(row[0], written), _unnamed(thread))
            )
        self._empty_log()
        raise UsageError(ENDED)

    def _prune(self, thread: str, namespace: str, *, keep: int) -> None:
        place = (str(thread), namespace)
        with self.cursor() as cursor:
            cursor.execute(
                "SELECT checkpoint_id FROM checkpoints WHERE thread_id = ? AND checkpoint_ns = ? "
                "ORDER BY checkpoint_id DESC LIMIT 1 OFFSET ?",
                (*place, keep - 1),
            )
            for (oldest,) in cursor.fetchall():
                for table in ("checkpoints", "writes"):
                    cursor.execute(
                        f"DELETE FROM {table} "
                        "WHERE thread_id = ? AND checkpoint_ns = ? AND checkpoint_id < ?",
                        (*place, oldest),
                    )

    @contextmanager
    def cursor(self, transaction: bool = True) -> Iterator[sqlite3.Cursor]:
        """Give a cursor, as the base class does; its errors become `StoreUnavailableError`."""
        with _named_errors(), super().cursor(transaction) as cursor:
            yield cursor

    def delete_thread(self, thread_id: str) -> None:
        """Delete a thread, from the file and from SQLite's log, so that its text is nowhere on the disk.

        A run of it that is still in progress can write nothing afterwards.
        """
        if self.before_delete:
            self.before_delete(thread_id)
        now = time.time()
        with self.cursor() as cursor:
            cursor.execute("DELETE FROM ended WHERE at < ?", (now - _RUNS_LAST_SECONDS,))
            cursor.execute(
                "INSERT OR REPLACE INTO ended VALUES (?, ?, ?)", (_unnamed(thread_id), str(uuid6()), now)
            )
        super().delete_thread(thread_id)
        self._empty_log()

    def _empty_log(self) -> None:
        with self.cursor(transaction=False) as cursor:
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Close the file."""
        self.conn.close()
