"""Several reads that must fit together come from one state of the database, over one connection."""

from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter

import pytest
from langgraph.store.base import PutOp
from langgraph.store.memory import InMemoryStore
from sqlalchemy import event

from memory.long_term.abilities import one_state
from memory.long_term.store import MemoryStore

HERE = ("notes",)


def test_what_is_written_meanwhile_is_seen_by_the_next_reading_only(store: MemoryStore) -> None:
    store.put(HERE, "a", {"text": "tea"})
    with ThreadPoolExecutor(1) as other, one_state(store):
        assert store.indexed(HERE, {}, itemgetter("text")) == ["tea"]
        other.submit(store.put, HERE, "b", {"text": "coffee"}).result()
        assert store.indexed(HERE, {}, itemgetter("text")) == ["tea"]
        assert store.get(HERE, "b") is None
    assert sorted(store.indexed(HERE, {}, itemgetter("text"))) == ["coffee", "tea"]


def test_all_reads_within_share_one_connection(store: MemoryStore) -> None:
    opened: list[object] = []
    event.listen(store._database.engine, "checkout", lambda *given: opened.append(given[0]))
    with one_state(store):
        store.indexed(HERE, {}, len)
        store.candidates(HERE, "tea")
        store.get(HERE, "a")
    assert len(opened) == 1


def test_another_thread_reads_its_own_state(store: MemoryStore) -> None:
    with ThreadPoolExecutor(1) as other, one_state(store):
        store.get(HERE, "a")
        other.submit(store.put, HERE, "a", {"text": "tea"}).result()
        found = other.submit(store.get, HERE, "a").result()
        assert found is not None
        assert store.get(HERE, "a") is None


def test_a_reading_that_failed_is_over(store: MemoryStore) -> None:
    with pytest.raises(ZeroDivisionError), one_state(store):
        _ = 1 / 0
    store.put(HERE, "a", {"text": "tea"})
    assert store.get(HERE, "a") is not None


def test_a_time_to_live_touched_within_is_renewed_at_the_end(store: MemoryStore) -> None:
    store.batch([PutOp(HERE, "a", {"text": "tea"}, ttl=10.0)])
    before = store.version(HERE)
    with one_state(store):
        store.get(HERE, "a")
    assert store.version(HERE) > before


def test_a_store_that_knows_no_states_is_read_as_it_is() -> None:
    plain = InMemoryStore()
    with one_state(plain):
        plain.put(HERE, "a", {"text": "tea"})
        assert plain.get(HERE, "a") is not None
