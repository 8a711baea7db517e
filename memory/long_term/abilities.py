"""What a store may be able to do beyond LangGraph's `BaseStore`; ours can do all of it."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Protocol, TypeVar, cast, runtime_checkable

from langgraph.store.base import BaseStore, Op

from memory.long_term.surroundings import Spans

Result = TypeVar("Result")


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
        """Return items with `.read(reader)`, `.dense`, `.lexical` and `.around`."""

    def indexed(
        self, namespace: tuple[str, ...], filter: dict[str, Any], reader: Callable[[dict[str, Any]], Result]
    ) -> list[Result]:
        """Return what `reader` makes of the values that a query could find and that match a filter."""


@runtime_checkable
class ComparingStore(Protocol):
    """A store that can write on condition that nobody else has written since."""

    def version(self, namespace: tuple[str, ...]) -> int:
        """Return the number of the last change in a namespace."""

    def batch_if(self, ops: Iterable[Op], namespace: tuple[str, ...], version: int) -> bool:
        """Write if the last change is still this one; say whether it was."""


@runtime_checkable
class SteadyStore(Protocol):
    """A store that can answer several reads from one state."""

    def in_one_state(self, reading: Callable[[], Result]) -> Result:
        """Return what `reading` returns; what it reads comes from one state. It may be called twice."""


def in_one_state(store: BaseStore, reading: Callable[[], Result]) -> Result:
    """Call `reading`, which only reads, from one state of the store where the store can do that."""
    if not _can(type(store), SteadyStore):
        return reading()
    return cast(SteadyStore, store).in_one_state(reading)


def two_part(store: BaseStore) -> TwoPartStore | None:
    """Return the store as one that tells meaning from words, None where it cannot."""
    return cast(TwoPartStore, store) if _can(type(store), TwoPartStore) else None


def comparing(store: BaseStore) -> ComparingStore | None:
    """Return the store as one that writes on condition, None where it cannot."""
    return cast(ComparingStore, store) if _can(type(store), ComparingStore) else None


@lru_cache(maxsize=64)
def _can(kind: type[BaseStore], protocol: type) -> bool:
    # Asked several times for every message, and a protocol is looked up name by name each time.
    return issubclass(kind, protocol)
