"""Our store keeps the contract of any LangGraph store, and the promises that go beyond it."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from langgraph.store.base import BaseStore, PutOp
from langgraph.store.memory import InMemoryStore
from sqlalchemy import inspect

from memory.errors import (
    EncoderMismatchError,
    StoreUnavailableError,
    UnstorableValueError,
)
from memory.long_term.reindex import reindex
from memory.long_term.store import MemoryStore
from memory.long_term.tables import metadata
from store_contract import ADA, BEN, Clock, StoreContract, WordEmbeddings

ROOT = Path(__file__).parent.parent


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deep' / 'memory.sqlite'}"


def opened(url: str, **options: Any) -> MemoryStore:
    return MemoryStore(url, **{"encoder": WordEmbeddings(), "fields": ("text",), **options})


@pytest.fixture
def store(url: str) -> Iterator[MemoryStore]:
    with opened(url) as store:
        yield store


class TestSqliteWithFaiss(StoreContract):
    @pytest.fixture
    def store(self, url: str, clock: Clock) -> Iterator[BaseStore]:
        with opened(url, clock=clock) as store:
            yield store


class TestSqliteWithoutMemoryForShards(StoreContract):
    """Every shard is thrown out as soon as another is asked for."""

    @pytest.fixture
    def store(self, url: str, clock: Clock) -> Iterator[BaseStore]:
        with opened(url, clock=clock, shard_bytes=1) as store:
            yield store


class TestLangGraphsInMemoryStore(StoreContract):
    """Whether the contract asks what a stock store does, too, and where that one departs."""

    departures: ClassVar[dict[str, str]] = {
        "test_put_again_keeps_created_at_and_moves_updated_at": "a re-put resets created_at",
        "test_a_value_handed_out_is_a_copy": "hands out the stored dict itself",
        "test_a_query_finds_indexed_items_only": "appends un-indexed items without a score",
        "test_an_item_put_again_without_index_is_not_found_by_a_query": "keeps the vector of the old text",
        "test_a_deleted_item_is_gone_everywhere": "still lists a namespace that was emptied",
        "test_a_batch_with_an_impossible_item_writes_nothing": "stores any Python object",
        "test_what_cannot_be_compared_does_not_match": "raises TypeError for None, ValueError for text",
    }

    @pytest.fixture
    def store(self) -> BaseStore:
        return InMemoryStore(index={"dims": 64, "embed": WordEmbeddings(), "fields": ["text"]})


# --- ours beyond the contract ---


def test_candidates_carry_both_halves_of_the_score(store: MemoryStore) -> None:
    store.put(ADA, "tea", {"text": "green tea"})
    store.put((*ADA, "work"), "wine", {"text": "red wine"})
    store.put(BEN, "b", {"text": "green tea"})
    found = {one.item.key: one for one in store.candidates(ADA, "green")}
    assert found.keys() == {"tea", "wine"}
    assert found["tea"].lexical > 0 == found["wine"].lexical
    assert -1 <= found["wine"].dense < found["tea"].dense <= 1.001


def test_a_word_rescues_what_meaning_misses(url: str) -> None:
    with opened(url, encoder=WordEmbeddings(dims=2)) as store:
        for number in range(200):
            store.put(ADA, str(number), {"text": f"filler number {number}"})
        store.put(ADA, "wanted", {"text": "the flat is in Qingdao 青岛 near the sea"})
        for query in ("青岛", "qingdao"):
            assert any(one.item.key == "wanted" for one in store.candidates(ADA, query, limit=1))


def test_candidates_of_a_blank_query_or_an_empty_store_are_none(store: MemoryStore) -> None:
    assert store.candidates(ADA, "tea") == []
    store.put(ADA, "k", {"text": "tea"})
    assert store.candidates(ADA, " \n") == []
    assert len(store.candidates(ADA, "tea", filter={"text": "wine"})) == 0


def test_scores_of_a_search_lie_between_zero_and_one(store: MemoryStore) -> None:
    for number in range(30):
        store.put(ADA, str(number), {"text": f"tea {number}"})
    assert all(0 <= (item.score or 0) <= 1 for item in store.search(ADA, query="tea 3", limit=30))


@pytest.mark.parametrize(
    "text",
    [
        '{name} {{x}} {"k": 1} %s',
        "👨‍👩‍👧 e\u0301 \u200b\u202e",
        "'; DROP TABLE store_items; --",
        " " * 9,
        "字" * 60_000,
    ],
)
def test_any_text_comes_back_unaltered(store: MemoryStore, text: str) -> None:
    store.put(ADA, "k", {"text": text})
    item = store.get(ADA, "k")
    assert item and item.value == {"text": text}
    assert [found.value for found in store.search(ADA)] == [{"text": text}]
    store.search(ADA, query=text)


def test_a_query_may_hold_what_a_value_may_not(store: MemoryStore) -> None:
    store.put(ADA, "k", {"text": "tea"})
    assert store.search(ADA, query="tea \ud83d \0")[0].key == "k"


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ({"a": [{"b": "x\0"}]}, r"value\.a\[0\]\.b contains NUL"),
        ({"a": "\ud83d"}, r"surrogate"),
        ({"a": 2**70}, r"64 bits"),
        ({"a": {1, 2}}, r"is a set"),
        ({1: "a"}, r"field 1"),
    ],
)
def test_an_unstorable_value_is_named(store: MemoryStore, value: Any, place: str) -> None:
    with pytest.raises(UnstorableValueError, match=place) as caught:
        store.put(ADA, "k1", value)
    assert "memories.ada" in str(caught.value) and "k1" in str(caught.value)


def test_a_value_that_contains_itself_is_refused(store: MemoryStore) -> None:
    endless: dict[str, Any] = {}
    endless["self"] = endless
    with pytest.raises(UnstorableValueError, match="nested deeper"):
        store.put(ADA, "k", endless)


def test_many_are_put_in_reported_steps(store: MemoryStore) -> None:
    reported: list[int] = []
    entries = ((ADA, str(number), {"text": f"tea {number}"}) for number in range(25))
    assert store.put_many(entries, batch=10, progress=reported.append) == 25
    assert reported == [10, 20, 25]
    assert len(store.search(ADA, limit=100)) == 25


def test_a_sweep_leaves_no_trace_of_text_in_the_files(url: str, tmp_path: Path) -> None:
    clock = Clock()
    with opened(url, clock=clock) as store:
        store.put(ADA, "k", {"text": "xylophone1 secret"}, ttl=5)
        store.put(ADA, "d", {"text": "xylophone2 secret"})
        store.put(ADA, "kept", {"text": "marimba"})
        store.delete(ADA, "d")
        clock.forward(minutes=6)
        assert store.sweep() == 1
        content = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
        assert b"xylophone" not in content and b"marimba" in content


def test_expired_items_are_deleted_with_a_later_write(url: str) -> None:
    clock = Clock()
    with opened(url, clock=clock) as store:
        store.put(ADA, "k", {"text": "tea"}, ttl=5)
        clock.forward(hours=2)
        store.put(BEN, "k", {"text": "tea"})
        with store._database.reading() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM store_vectors").scalar() == 1


def test_a_clock_set_back_a_day_changes_nothing_that_is_found(url: str) -> None:
    clock = Clock()
    with opened(url, clock=clock) as store:
        store.put(ADA, "k", {"text": "tea"})
        assert store.search(ADA, query="tea")
        clock.forward(days=-1)
        store.put(ADA, "k", {"text": "wine"})
        store.put(ADA, "n", {"text": "tea"})
        assert [item.key for item in store.search(ADA, query="tea")] == ["n", "k"]


def test_everything_is_there_after_opening_again(url: str) -> None:
    with opened(url) as store:
        store.put(ADA, "k", {"text": "tea"})
    with opened(url) as store:
        assert store.search(ADA, query="tea")[0].key == "k"


def test_the_tables_are_those_that_the_migrations_make(store: MemoryStore) -> None:
    inspector = inspect(store._database.engine)
    for table in metadata.sorted_tables:
        made = {column["name"] for column in inspector.get_columns(table.name)}
        assert made == {column.name for column in table.columns}


def test_a_store_of_a_newer_version_is_not_touched(url: str) -> None:
    opened(url).close()
    with sqlite3.connect(url.removeprefix("sqlite:///")) as database:
        database.execute("INSERT INTO store_migrations VALUES (99, 0)")
    with pytest.raises(StoreUnavailableError, match="newer version"):
        opened(url)


def test_texts_are_cut_anew_when_the_way_of_cutting_changed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(url) as store:
        store.put(ADA, "k", {"text": "tea"})
    monkeypatch.setattr("memory.long_term.tokens.VERSION", "another")
    monkeypatch.setattr("memory.long_term.tokens.tokenize", lambda text: ["newword"])
    opened(url).close()
    with sqlite3.connect(url.removeprefix("sqlite:///")) as database:
        assert database.execute("SELECT tokens FROM store_items").fetchall() == [("newword",)]


# --- encoders ---


@pytest.mark.parametrize("other", [WordEmbeddings(dims=32), WordEmbeddings(salt="other")])
def test_another_encoder_is_refused_with_what_to_do(url: str, other: WordEmbeddings) -> None:
    with opened(url) as store:
        store.put(ADA, "k", {"text": "tea"})
    with opened(url, encoder=other) as store:
        with pytest.raises(EncoderMismatchError, match="reindex"):
            store.search(ADA, query="tea")
        with pytest.raises(EncoderMismatchError, match="reindex"):
            store.put(ADA, "k2", {"text": "tea"})
        assert store.get(ADA, "k") and not store.get(ADA, "k2")


def test_an_encoder_of_another_name_is_refused_on_opening(url: str) -> None:
    class OtherEmbeddings(WordEmbeddings):
        pass

    with opened(url) as store:
        store.put(ADA, "k", {"text": "tea"})
    with pytest.raises(EncoderMismatchError, match="WordEmbeddings"):
        opened(url, encoder=OtherEmbeddings(salt="other"))
    opened(url, encoder=OtherEmbeddings()).close()


def test_reindexing_can_be_interrupted_and_the_old_vectors_serve_meanwhile(url: str) -> None:
    other = WordEmbeddings(dims=32, salt="other")

    def interrupt(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with opened(url) as old:
        old.put_many((ADA, str(number), {"text": f"tea {number}"}) for number in range(300))
        with pytest.raises(KeyboardInterrupt):
            reindex(url, other, progress=interrupt)
        assert old.search(ADA, query="tea 7")
        old.put(ADA, "7", {"text": "changed meanwhile"})
        seen: list[tuple[int, int]] = []
        assert reindex(url, other, progress=lambda *step: seen.append(step)) < 300
        assert seen[-1] == (300, 300)
        with pytest.raises(EncoderMismatchError):
            old.search(ADA, query="tea 7")
        with pytest.raises(EncoderMismatchError):
            old.put(ADA, "7", {"text": "tea"})
    with opened(url, encoder=other) as new:
        assert new.search(ADA, query="changed meanwhile")[0].key == "7"
        assert len(new.search(ADA, query="tea", limit=500)) == 300
    assert reindex(url, other) == 0


# --- writing on condition ---


def test_a_conditional_batch_is_done_while_nobody_else_has_written(store: MemoryStore) -> None:
    version = store.version(ADA)
    assert version == 0
    assert store.batch_if([PutOp(ADA, "k", {"text": "tea"})], ADA, version)
    assert store.version(ADA) > version
    assert store.batch_if([PutOp(ADA, "k", None)], ADA, store.version(ADA))
    assert store.get(ADA, "k") is None


def test_a_conditional_batch_writes_nothing_once_somebody_else_has_written(url: str) -> None:
    with opened(url) as here, opened(url) as there:
        version = here.version(ADA)
        there.put(ADA, "k", {"text": "wine"})
        operations = [PutOp(ADA, "k", {"text": "tea"}), PutOp(BEN, "k", {"text": "tea"})]
        assert not here.batch_if(operations, ADA, version)
        assert here.get(ADA, "k").value == {"text": "wine"}  # type: ignore[union-attr]
        assert here.get(BEN, "k") is None


def test_what_another_user_writes_is_no_obstacle(store: MemoryStore) -> None:
    version = store.version(ADA)
    store.put(BEN, "k", {"text": "wine"})
    assert store.batch_if([PutOp(ADA, "k", {"text": "tea"})], ADA, version)
