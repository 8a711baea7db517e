"""Several reads that must fit together come from one state of the database, over one connection."""

from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter

import pytest
from langgraph.store.base import PutOp
from langgraph.store.memory import InMemoryStore
from sqlalchemy import event

from memory.long_term.abilities import in_one_state
from memory.long_term.store import MemoryStore

HERE = ("notes",)


def test_what_is_written_meanwhile_is_seen_by_the_next_reading_only(store: MemoryStore) -> None:
    store.put(HERE, "a", {"text": "tea"})
    with ThreadPoolExecutor(1) as other:

        def reading() -> None:
            assert store.indexed(HERE, {}, itemgetter("text")) == ["tea"]
            other.submit(store.put, HERE, "b", {"text": "coffee"}).result()
            assert store.indexed(HERE, {}, itemgetter("text")) == ["tea"]
            assert store.get(HERE, "b") is None

        in_one_state(store, reading)
    assert sorted(store.indexed(HERE, {}, itemgetter("text"))) == ["coffee", "tea"]


def test_all_reads_within_share_one_connection(store: MemoryStore) -> None:
    opened = _opened(store)
    in_one_state(store, lambda: _read_all(store))
    assert len(opened) == 1


def test_while_nobody_writes_a_second_reading_opens_no_connection(store: MemoryStore) -> None:
    store.put(HERE, "a", {"text": "tea"})
    first = in_one_state(store, lambda: _read_all(store))
    opened = _opened(store)
    assert in_one_state(store, lambda: _read_all(store)) == first
    assert not opened


def test_what_was_not_there_is_found_once_it_was_written(store: MemoryStore) -> None:
    assert store.get(HERE, "b") is None
    assert store.get(HERE, "b") is None
    with MemoryStore(str(store._database.url), fields=("text",)) as other:
        other.put(HERE, "b", {"text": "coffee"})
    assert store.get(HERE, "b") is not None


def test_a_reading_that_memory_cannot_answer_is_begun_anew_from_the_present_state(
    store: MemoryStore,
) -> None:
    store.put(HERE, "a", {"text": "tea"})
    store.indexed(HERE, {}, len)
    seen: list[list[str]] = []

    def reading() -> str:
        seen.append(store.indexed(HERE, {}, itemgetter("text")))
        if len(seen) == 1:
            with ThreadPoolExecutor(1) as other:
                other.submit(store.put, HERE, "a", {"text": "coffee"}).result()
        found = store.get(HERE, "a")
        return str(found.value["text"]) if found else ""

    assert in_one_state(store, reading) == "coffee"
    assert seen == [["tea"], ["coffee"]]


def test_another_thread_reads_its_own_state(store: MemoryStore) -> None:
    with ThreadPoolExecutor(1) as other:

        def reading() -> None:
            store.get(HERE, "a")
            other.submit(store.put, HERE, "a", {"text": "tea"}).result()
            found = other.submit(store.get, HERE, "a").result()
            assert found is not None
            assert store.get(HERE, "a") is None

        in_one_state(store, reading)


def test_a_reading_that_failed_is_over(store: MemoryStore) -> None:
    with pytest.raises(ZeroDivisionError):
        in_one_state(store, lambda: 1 / 0)
    store.put(HERE, "a", {"text": "tea"})
    assert store.get(HERE, "a") is not None


def test_a_time_to_live_touched_within_is_renewed_at_the_end(store: MemoryStore) -> None:
    store.batch([PutOp(HERE, "a", {"text": "tea"}, ttl=10.0)])
    before = store.version(HERE)
    in_one_state(store, lambda: store.get(HERE, "a"))
    assert store.version(HERE) > before


def test_a_store_that_knows_no_states_is_read_as_it_is() -> None:
    plain = InMemoryStore()
    plain.put(HERE, "a", {"text": "tea"})
    assert in_one_state(plain, lambda: plain.get(HERE, "a")) is not None


def _read_all(store: MemoryStore) -> tuple[object, ...]:
    found = [one.item.key for one in store.candidates(HERE, "tea")]
    return store.indexed(HERE, {}, itemgetter("text")), found, store.get(HERE, "b")


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
