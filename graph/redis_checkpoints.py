"""Conversations in anything that speaks Redis: the extra `redis`."""

from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import ChannelVersions, Checkpoint, CheckpointMetadata

from graph.checkpoints import KEEP, due_for_pruning
from graph.remote_checkpoints import CONNECT_SECONDS, RemoteCheckpointer, missing, named, shown
from memory.errors import SettingsError


class RedisCheckpointer(RemoteCheckpointer):
    """Over Redis or Valkey, whose checkpointer cannot prune: that is done here, after its key layout."""

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
        place = stored["configurable"]["thread_id"], stored["configurable"]["checkpoint_ns"]
        with named(self._errors, self._where):
            if checkpoint["channel_values"].get("purge"):
                self._prune(*place, keep=1)
            elif due_for_pruning(metadata, self.keep):
                self._prune(*place, keep=self.keep)
        return stored

    def _prune(self, thread: str, namespace: str, *, keep: int) -> None:
        """Delete the checkpoints before the newest `keep` and the values that none of those has, at once."""
        saver: Any = self._saver
        client = saver.client
        timeline = saver._key_index(thread, namespace)
        old = self._names(client.zrange(timeline, 0, -keep - 1))
        if not old:
            return
        held = self._keys_of(thread, namespace, self._names(client.zrange(timeline, -keep, -1)))
        unused = self._keys_of(thread, namespace, old) - held
        client.pipeline().delete(*sorted(unused)).zrem(timeline, *old).execute()

    def _keys_of(self, thread: str, namespace: str, names: list[str]) -> set[str]:
        """Return every key of some checkpoints: their own, their writes, their values, the timeline."""
        saver: Any = self._saver
        kept = saver.client.mget([saver._key_checkpoint(thread, namespace, name) for name in names])
        return set(saver._keys_to_delete(thread, namespace, names, kept))

    @staticmethod
    def _names(members: list[bytes]) -> list[str]:
        return [member.decode() for member in members]


def open_redis(url: str, *, keep: int = KEEP) -> RedisCheckpointer:
    """Connect to Redis (5 or newer, no modules), Valkey, or what else speaks their protocol.

    Raises `SettingsError` without the extra `redis`, `StoreUnavailableError` when the server refuses.
    """
    try:
        import redis
        from langgraph_checkpoint_plainredis import RedisSaver
    except ImportError as error:
        raise missing("redis", "Redis", error) from error

    try:
        client = redis.from_url(
            url, protocol=2, socket_timeout=CONNECT_SECONDS, socket_connect_timeout=CONNECT_SECONDS
        )
    except ValueError as error:
        raise SettingsError(f"The Redis URL cannot be read: {error}.") from error
    with named((redis.RedisError,), shown(url)):
        try:
            client.ping()
        except redis.RedisError:
            client.close()
            raise
    saver = RedisCheckpointer(RedisSaver(client), (redis.RedisError,), shown(url), client.close)
    saver.keep = keep
    return saver
