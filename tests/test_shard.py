"""A shard holds one namespace exactly, stays in step, and forgets at once."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from memory.errors import UsageError
from memory.long_term.bm25 import Bm25, terms_of
from memory.long_term.dense import FlatDense, best
from memory.long_term.filters import check_filter, matches
from memory.long_term.index import fuse
from memory.long_term.rows import Change
from memory.long_term.shard import Question, Shard
from memory.long_term.store import MemoryStore
from memory.long_term.tokens import tokenize
from store_contract import ADA, WordEmbeddings

DIMS = 64
WORDS = WordEmbeddings(DIMS)
NOON = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)


def unit(text: str) -> np.ndarray[Any, np.dtype[np.float32]]:
    return np.array(WORDS.embed_query(text), dtype=np.float32)


def change(number: int, seq: int, text: str | None, *, expires: int | None = None) -> Change:
    """Return an item's state; None is a deletion."""
    if text is None:
        return Change(number, str(number), seq, None, None, NOON, NOON, None, None)
    vectors = b"".join(unit(part).tobytes() for part in text.split("|"))
    value = f'{{"text": "{text}", "even": {str(number % 2 == 0).lower()}}}'
    return Change(number, str(number), seq, value, " ".join(tokenize(text)), NOON, NOON, expires, vectors)


def question(
    text: str, *, now: int = 0, wanted: int = 50, conditions: dict[str, Any] | None = None
) -> Question:
    return Question(unit(text), terms_of(tokenize(text)), conditions, now, wanted)


def found(shard: Shard, asked: Question) -> dict[str, tuple[float, float]]:
    scores = shard.scores(asked, shard.statistics(asked))
    rows = [shard.row(slot) for slot in scores.slots]
    return {
        row.key: (dense, word)
        for row, dense, word in zip(rows, scores.dense, scores.lexical, strict=True)
        if row
    }


@pytest.fixture
def shard() -> Shard:
    return Shard(FlatDense(DIMS), encoder_id=1)


def test_scores_are_exact(shard: Shard) -> None:
    texts = [f"word{number} tea" for number in range(500)]
    shard.apply([change(number, number + 1, text) for number, text in enumerate(texts)], 500)
    scores = found(shard, question("word7 wine"))
    expected = np.array([unit(text) @ unit("word7 wine") for text in texts])
    assert np.allclose([scores[str(number)][0] for number in range(500)], expected, atol=1e-5)
    assert [key for key, (_, lexical) in scores.items() if lexical > 0] == ["7"]


def test_an_item_with_several_vectors_counts_by_its_best(shard: Shard) -> None:
    shard.apply([change(1, 1, "rum|tea|gin"), change(2, 2, "wine"), change(3, 3, "beer|tea cake")], 3)
    scores = found(shard, question("tea"))
    assert np.isclose(scores["1"][0], 1, atol=1e-5)
    assert np.isclose(scores["2"][0], unit("wine") @ unit("tea"), atol=1e-5)
    assert np.isclose(
        scores["3"][0], max(unit("beer") @ unit("tea"), unit("tea cake") @ unit("tea")), atol=1e-5
    )


def test_changes_take_the_place_of_what_was_and_deletions_vanish(shard: Shard) -> None:
    shard.apply([change(1, 1, "tea"), change(2, 2, "wine"), change(3, 3, "beer")], 3)
    shard.apply([change(1, 4, "coffee"), change(2, 5, None)], 5)
    scores = found(shard, question("tea wine"))
    assert scores.keys() == {"1", "3"}
    assert scores["1"] == pytest.approx((unit("coffee") @ unit("tea wine"), 0), abs=1e-5)


def test_scores_do_not_depend_on_what_was_there_before(shard: Shard) -> None:
    fresh = Shard(FlatDense(DIMS), encoder_id=1)
    shard.apply([change(number, number + 1, f"tea {number}") for number in range(40)], 40)
    shard.apply([change(number, 100 + number, None) for number in range(30)], 130)
    fresh.apply([change(number, number + 1, f"tea {number}") for number in range(30, 40)], 130)
    asked = question("tea 35")
    aged, young = found(shard, asked), found(fresh, asked)
    assert aged.keys() == young.keys() and len(aged) == 10
    assert np.allclose(list(aged.values()), list(young.values()))


def test_the_same_news_twice_change_nothing(shard: Shard) -> None:
    news = [change(1, 1, "tea"), change(2, 2, "wine")]
    shard.apply(news, 2)
    before = found(shard, question("tea"))
    shard.apply(news, 2)
    assert found(shard, question("tea")) == before and shard.seq == 2


def test_an_item_past_its_time_is_left_out_and_not_counted(shard: Shard) -> None:
    shard.apply([change(1, 1, "tea", expires=100), change(2, 2, "tea")], 2)
    assert found(shard, question("tea", now=99)).keys() == {"1", "2"}
    assert found(shard, question("tea", now=100)).keys() == {"2"}
    assert shard.statistics(question("tea", now=100)).documents == 1


def test_filters_follow_what_is_added(shard: Shard) -> None:
    asked = question("tea", conditions={"even": True})
    shard.apply([change(number, number + 1, "tea") for number in range(4)], 4)
    assert found(shard, asked).keys() == {"0", "2"}
    shard.apply([change(4, 5, "tea"), change(0, 6, None)], 6)
    assert found(shard, asked).keys() == {"2", "4"}


def test_a_row_changed_after_scoring_is_not_handed_out(shard: Shard) -> None:
    shard.apply([change(1, 1, "tea")], 1)
    asked = question("tea")
    scores = shard.scores(asked, shard.statistics(asked))
    shard.apply([change(1, 2, None)], 2)
    assert [shard.row(slot) for slot in scores.slots] == [None]


def test_an_empty_shard_finds_nothing(shard: Shard) -> None:
    assert found(shard, question("tea")) == {}


def test_a_shard_with_more_dead_than_living_is_worn(shard: Shard) -> None:
    for seq in range(1, 80):
        shard.apply([change(1, seq, f"tea {seq}")], seq)
    assert shard.worn
    assert found(shard, question("tea")).keys() == {"1"}


# --- BM25 ---


def test_bm25_is_the_textbook_formula() -> None:
    documents = [["tea", "tea", "cup"], ["tea", "pot", "lid", "hot"], ["wine"]]
    words = Bm25()
    for document in documents:
        words.add([document])
    alive = np.ones(3, dtype=np.bool_)
    terms = terms_of(["tea", "cup", "cup", "absent"])
    scores = words.scores(terms, words.statistics(terms, alive))

    def part(count: int, length: int, holding: int) -> float:
        idf = np.log(1 + (3 - holding + 0.5) / (holding + 0.5))
        return float(idf * count * 2.2 / (count + 1.2 * (0.25 + 0.75 * length / (8 / 3))))

    expected = [part(2, 3, 2) + part(1, 3, 1), part(1, 4, 2), 0]
    assert np.allclose(scores, expected)


def test_bm25_does_not_depend_on_how_documents_came() -> None:
    documents = [[f"w{(number * step) % 17}" for step in range(1, 9)] for number in range(200)]
    at_once, one_by_one = Bm25(), Bm25()
    at_once.add(documents)
    for document in documents:
        one_by_one.add([document])
    alive = np.arange(200) % 3 > 0
    terms = terms_of(["w3", "w5", "w16"])
    one, other = (words.scores(terms, words.statistics(terms, alive)) for words in (at_once, one_by_one))
    assert np.allclose(one, other) and one.max() > 0


def test_the_fused_score_rises_with_both_halves_within_zero_and_one() -> None:
    grid = np.linspace(-1, 1, 21, dtype=np.float32)
    words = np.linspace(0, 50, 21, dtype=np.float32)
    by_meaning = fuse(grid, np.full(21, 3, dtype=np.float32), 4.0)
    by_words = fuse(np.full(21, 0.5, dtype=np.float32), words, 4.0)
    assert (np.diff(by_meaning) >= 0).all() and (np.diff(by_words) > 0).all()
    assert by_meaning.min() >= 0 and by_words.max() <= 1
    assert fuse(np.ones(1, dtype=np.float32), np.zeros(1, dtype=np.float32), 0.0)[0] == pytest.approx(0.6)


def test_the_best_are_chosen_in_order() -> None:
    scores = np.array([0.1, 0.9, 0.0, 0.5, 0.9], dtype=np.float32)
    assert best(scores, 3).tolist() == [1, 4, 3]
    assert best(scores, 9, floor=0).tolist() == [1, 4, 3, 0]
    assert best(scores, 0).tolist() == best(scores[:0], 3).tolist() == []


# --- filters ---


@pytest.mark.parametrize(
    ("conditions", "expected"),
    [
        ({"day": {"$gte": "2026-11-01", "$lt": "2026-12-01"}}, True),
        ({"day": {"$lt": "2026-11-01"}}, False),
        ({"day": {"$gt": 5}}, False),
        ({"n": {"$gt": "1"}}, False),
        ({"flag": 1}, False),
        ({"flag": True}, True),
        ({"flag": {"$gt": 0}}, False),
        ({"none": None, "absent": None}, True),
        ({"absent": {"$ne": 1}}, True),
        ({"n": {"$eq": 2.0}}, True),
        ({"who": {"name": {"$ne": "y"}}}, True),
        ({"tags": ["p"]}, False),
        ({"tags": ["p", "q"]}, True),
        ({"tags": {"$eq": ["p", "q"]}}, True),
    ],
)
def test_filters_compare_as_json_does(conditions: dict[str, Any], expected: bool) -> None:
    value = {
        "day": "2026-11-29",
        "n": 2,
        "flag": True,
        "none": None,
        "who": {"name": "x"},
        "tags": ["p", "q"],
    }
    assert matches(value, conditions) is expected


def test_an_unknown_operator_is_named_with_those_that_exist() -> None:
    check_filter({"a": {"b": {"$gt": 1}}})
    with pytest.raises(UsageError, match=r"'\$in'.*\$eq"):
        check_filter({"a": {"b": {"$in": [1]}}})


# --- the bound on memory ---


def filled(path: Path, bound: int) -> tuple[MemoryStore, Callable[[], list[int]]]:
    store = MemoryStore(f"sqlite:///{path}", encoder=WORDS, fields=("text",), shard_bytes=bound)
    for user in range(6):
        store.put_many((("memories", str(user)), str(n), {"text": f"tea {user} {n}"}) for n in range(40))
    return store, lambda: list(store._index._shards)


def test_the_longest_unused_shard_makes_room(tmp_path: Path) -> None:
    store, held = filled(tmp_path / "m.sqlite", bound=700_000)
    with store:
        for user in (0, 1, 2, 0, 3, 4):
            assert len(store.candidates(("memories", str(user)), "tea")) == 40
            assert store._index.nbytes <= 700_000
        assert 0 < len(held()) < 5
        assert held()[-1] == 5


def test_a_search_over_everything_keeps_the_bound_and_is_right(tmp_path: Path) -> None:
    store, held = filled(tmp_path / "m.sqlite", bound=1)
    with store:
        found = store.search(("memories",), query="tea 3", limit=240)
        assert len(found) == 240 and len(held()) == 1
        assert {item.namespace for item in found[:3]} == {("memories", "3")}


def test_a_shard_that_wears_out_is_loaded_anew(tmp_path: Path) -> None:
    store, _ = filled(tmp_path / "m.sqlite", bound=10**9)
    with store:
        for turn in range(200):
            store.put(ADA, "k", {"text": f"tea {turn}"})
            assert store.search(ADA, query="tea")[0].value == {"text": f"tea {turn}"}
        assert max(len(shard._rows) for shard in store._index._shards.values()) < 100
