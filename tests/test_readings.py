"""What was read out of a row is kept while the row is the present one, and never longer."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any

import numpy as np
import pytest

from memory import Memory
from memory.long_term.dense import FlatDense
from memory.long_term.readings import MOST, READING_BYTES
from memory.long_term.rows import Change
from memory.long_term.shard import Shard
from memory.long_term.store import MemoryStore
from store_contract import ADA

NOON = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)


class Reader:
    """Counts how often it had to read."""

    def __init__(self) -> None:
        self.read: list[str] = []

    def __call__(self, value: dict[str, Any]) -> str:
        self.read.append(value["text"])
        return str(value["text"])


def change(number: int, seq: int, text: str | None) -> Change:
    if text is None:
        return Change(number, str(number), seq, None, None, NOON, NOON, None, None)
    vector = np.ones(4, dtype=np.float32).tobytes()
    return Change(number, str(number), seq, f'{{"text": "{text}"}}', text, NOON, NOON, None, vector)


def rows(shard: Shard) -> list[Change]:
    return shard.matching({}, 0)


@pytest.fixture
def shard() -> Shard:
    shard = Shard(FlatDense(4), encoder_id=1)
    shard.apply([change(1, 1, "tea"), change(2, 2, "coffee")], 2)
    return shard


def test_a_row_is_read_once_for_as_long_as_it_stays(shard: Shard) -> None:
    reader = Reader()
    for _ in range(3):
        assert [shard.read(row, reader) for row in rows(shard)] == ["tea", "coffee"]
    assert reader.read == ["tea", "coffee"]


def test_each_reader_gets_what_it_made_itself(shard: Shard) -> None:
    one, other = Reader(), Reader()
    row = rows(shard)[0]
    assert shard.read(row, one) == shard.read(row, other) == "tea"
    assert shard.read(row, lambda value: len(value)) == 1


def test_what_changed_or_was_deleted_is_read_anew(shard: Shard) -> None:
    reader = Reader()
    for row in rows(shard):
        shard.read(row, reader)
    shard.apply([change(1, 3, "water"), change(2, 4, None)], 4)
    assert [shard.read(row, reader) for row in rows(shard)] == ["water"]


def test_a_row_found_before_it_changed_is_read_as_it_was_and_not_kept(shard: Shard) -> None:
    reader, before = Reader(), rows(shard)
    shard.apply([change(1, 3, "water"), change(2, 4, None)], 4)
    assert [shard.read(row, reader) for row in before] == ["tea", "coffee"]
    assert not shard._readings._made


def test_no_more_are_kept_than_the_bound_on_memory_counts(shard: Shard) -> None:
    shard.apply([change(n, n, f"note {n}") for n in range(3, MOST + 50)], MOST + 50)
    reader = Reader()
    for row in rows(shard):
        shard.read(row, reader)
    assert len(shard._readings._made) == MOST
    assert shard.nbytes >= MOST * READING_BYTES


def test_a_value_that_a_caller_changes_is_nobody_elses(store: MemoryStore) -> None:
    store.put(ADA, "a", {"text": "tea", "tags": ["green"]})
    store.candidates(ADA, "tea")[0].item.value["tags"].append("mine")
    assert store.candidates(ADA, "tea")[0].item.value == {"text": "tea", "tags": ["green"]}
    assert store.indexed(ADA, {}, lambda value: value["tags"]) == [["green"]]


def test_what_is_forgotten_is_in_no_reading(store: MemoryStore) -> None:
    memory = Memory(store)
    memory.observe("ada", "我喜欢喝龙井茶", thread="t", message="1")
    (kept,) = memory.recall("ada", "我喜欢喝什么茶？").hits
    memory.forget("ada", [kept.record.id])
    assert not memory.recall("ada", "我喜欢喝什么茶？").hits
    shards = store._index._shards.values()
    assert "龙井" not in str([shard._readings._made for shard in shards])


def test_many_threads_read_what_another_one_changes(store: MemoryStore) -> None:
    for number in range(20):
        store.put(ADA, str(number), {"text": f"tea {number} 0"})

    def look(_: int) -> set[str]:
        return set(store.indexed(ADA, {}, str))

    with ThreadPoolExecutor(4) as others:
        looks = others.map(look, range(60))
        for turn in range(1, 20):
            store.put(ADA, "0", {"text": f"tea 0 {turn}"})
        assert all(len(found) == 20 for found in looks)
    assert str({"text": "tea 0 19"}) in look(0)
