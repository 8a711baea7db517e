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


def _opened(store: MemoryStore) -> list[object]:
    opened: list[object] = []
    event.listen(store._database.engine, "checkout", lambda *given: opened.append(given[0]))
    return opened


def test_while_nobody_writes_a_search_opens_no_connection(store: MemoryStore) -> None:
    store.put(HERE, "a", {"text": "tea"})
    first = store.search(HERE, query="tea")
    opened = _opened(store)
    assert store.search(HERE, query="tea") == first
    assert store.indexed(HERE, {}, itemgetter("text")) == ["tea"]
    assert [one.item.key for one in store.candidates(HERE, "tea")] == ["a"]
    assert not opened


def test_what_another_connection_wrote_is_found_by_the_next_search(store: MemoryStore) -> None:
    store.put(HERE, "a", {"text": "tea"})
    store.search(HERE, query="tea")
    with MemoryStore(str(store._database.url), fields=("text",)) as other:
        other.put(HERE, "a", {"text": "coffee"})
        assert [one.value for one in store.search(HERE, query="tea")] == [{"text": "coffee"}]
        other.delete(HERE, "a")
        assert store.search(HERE, query="coffee") == []


def test_a_shard_that_was_dropped_is_read_again_though_nothing_changed(store: MemoryStore) -> None:
    store.put(HERE, "a", {"text": "tea"})
    first = store.search(HERE, query="tea")
    store._index.forget()
    assert store.search(HERE, query="tea") == first


def test_what_memory_cannot_answer_is_asked_of_the_database_though_nothing_changed(
    store: MemoryStore,
) -> None:
    store.put(HERE, "a", {"text": "tea"})
    store.search(HERE, query="tea")
    assert store.get(HERE, "a") is not None
    assert [one.key for one in store.search(HERE)] == ["a"]
    assert store.list_namespaces() == [HERE]
    assert store.search(("elsewhere",), query="tea") == []


def test_a_time_to_live_touched_from_memory_is_renewed(store: MemoryStore) -> None:
    store.batch([PutOp(HERE, "a", {"text": "tea"}, ttl=10.0)])
    store.search(HERE, query="tea")
    store.search(HERE, query="tea")
    before = store.version(HERE)
    store.search(HERE, query="tea")
    assert store.version(HERE) > before


def test_a_file_that_cannot_be_asked_for_changes_is_read(store: MemoryStore) -> None:
    store.put(HERE, "a", {"text": "tea"})
    store.search(HERE, query="tea")
    watch = store._database._watch
    assert watch is not None
    watch.close()
    assert watch.stamp() is None
    opened = _opened(store)
    assert [one.key for one in store.search(HERE, query="tea")] == ["a"]
    assert opened
