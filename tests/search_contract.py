"""The part of the contract of a store that is about searching, see `store_contract`."""

from typing import Any

import pytest
from langgraph.store.base import BaseStore

from word_embeddings import ADA, BEN


class SearchContract:
    # --- search ---

    def test_the_best_match_comes_first_with_falling_scores(self, store: BaseStore) -> None:
        for key, text in {"a": "green tea", "b": "black coffee", "c": "red wine"}.items():
            store.put(ADA, key, {"text": text})
        found = store.search(ADA, query="coffee")
        scores = [item.score or 0 for item in found]
        assert found[0].key == "b"
        assert scores == sorted(scores, reverse=True) and len(found) == 3
        assert all(-1 <= score <= 1 for score in scores)

    def test_a_prefix_finds_what_lies_below(self, store: BaseStore) -> None:
        store.put((*ADA, "work"), "w", {"text": "tea"})
        store.put(ADA, "k", {"text": "tea"})
        store.put(BEN, "b", {"text": "tea"})
        assert {item.key for item in store.search(ADA, query="tea")} == {"w", "k"}
        assert {item.key for item in store.search(("memories",), query="tea")} == {"w", "k", "b"}
        assert {item.key for item in store.search((), query="tea")} == {"w", "k", "b"}
        assert {item.key for item in store.search(())} == {"w", "k", "b"}

    def test_limit_and_offset_walk_through_everything_once(self, store: BaseStore) -> None:
        for number in range(25):
            store.put(ADA, str(number), {"text": f"tea number {number}"})
        for query in ("tea", None):
            pages = [store.search(ADA, query=query, limit=10, offset=at) for at in (0, 10, 20, 30)]
            assert [len(page) for page in pages] == [10, 10, 5, 0]
            assert {item.key for page in pages for item in page} == {str(n) for n in range(25)}

    def test_the_default_limit_is_ten(self, store: BaseStore) -> None:
        for number in range(12):
            store.put(ADA, str(number), {"text": "tea"})
        assert len(store.search(ADA)) == len(store.search(ADA, query="tea")) == 10

    @pytest.mark.parametrize(
        ("conditions", "expected"),
        [
            ({"kind": "fact"}, "ab"),
            ({"kind": {"$eq": "fact"}}, "ab"),
            ({"kind": {"$ne": "fact"}}, "c"),
            ({"n": {"$gt": 1}}, "bc"),
            ({"n": {"$gte": 2}}, "bc"),
            ({"n": {"$lt": 2}}, "a"),
            ({"n": {"$lte": 2}}, "ab"),
            ({"n": {"$gt": 1, "$lt": 3}}, "b"),
            ({"kind": "fact", "n": 2}, "b"),
            ({"who": {"name": "x"}}, "a"),
            ({"tags": ["p", "q"]}, "c"),
            ({"absent": "x"}, ""),
            ({}, "abc"),
        ],
    )
    def test_filters(self, store: BaseStore, conditions: dict[str, Any], expected: str) -> None:
        store.put(ADA, "a", {"text": "tea", "kind": "fact", "n": 1, "who": {"name": "x", "age": 3}})
        store.put(ADA, "b", {"text": "tea", "kind": "fact", "n": 2, "who": {"name": "y"}})
        store.put(ADA, "c", {"text": "tea", "kind": "event", "n": 3.5, "tags": ["p", "q"]})
        for query in (None, "tea"):
            found = store.search(ADA, query=query, filter=conditions)
            assert "".join(sorted(item.key for item in found)) == expected

    def test_a_filter_reaches_what_ranks_low(self, store: BaseStore) -> None:
        for number in range(60):
            store.put(ADA, str(number), {"text": "green tea", "rare": False})
        store.put(ADA, "low", {"text": "something else", "rare": True})
        assert [item.key for item in store.search(ADA, query="tea", filter={"rare": True}, limit=1)] == [
            "low"
        ]

    def test_an_unknown_operator_is_an_error(self, store: BaseStore) -> None:
        store.put(ADA, "a", {"text": "tea", "n": 1})
        with pytest.raises(ValueError, match=r"\$near"):
            store.search(ADA, filter={"n": {"$near": 1}})

    def test_what_cannot_be_compared_does_not_match(self, store: BaseStore) -> None:
        store.put(ADA, "a", {"text": "tea", "n": None})
        store.put(ADA, "b", {"text": "tea", "n": "many"})
        assert store.search(ADA, filter={"n": {"$gt": 1}}) == []

    # --- what is indexed ---

    def test_a_query_finds_indexed_items_only(self, store: BaseStore) -> None:
        store.put(ADA, "seen", {"text": "tea"})
        store.put(ADA, "hidden", {"text": "tea"}, index=False)
        store.put(ADA, "no text", {"other": "tea"})
        assert [item.key for item in store.search(ADA, query="tea")] == ["seen"]
        assert {item.key for item in store.search(ADA)} == {"seen", "hidden", "no text"}

    def test_a_changed_item_is_not_found_by_its_old_text(self, store: BaseStore) -> None:
        store.put(ADA, "k", {"text": "tea"})
        store.put(ADA, "other", {"text": "tea wine"})
        assert store.search(ADA, query="tea")[0].key == "k"
        store.put(ADA, "k", {"text": "coffee"})
        found = store.search(ADA, query="tea")
        assert [item.key for item in found] == ["other", "k"]
        assert (found[1].score or 0) < (found[0].score or 0)
        assert store.search(ADA, query="coffee")[0].key == "k"

    def test_an_item_put_again_without_index_is_not_found_by_a_query(self, store: BaseStore) -> None:
        store.put(ADA, "k", {"text": "tea"})
        assert store.search(ADA, query="tea")
        store.put(ADA, "k", {"text": "tea"}, index=False)
        assert store.search(ADA, query="tea") == []
        assert len(store.search(ADA)) == 1

    def test_index_names_the_fields_of_one_item(self, store: BaseStore) -> None:
        store.put(ADA, "k", {"text": "tea", "title": "wine", "parts": [{"t": "rum"}, {"t": "gin"}]},
                  index=["title", "parts[*].t"])  # fmt: skip
        store.put(ADA, "other", {"text": "wine and something"})
        assert store.search(ADA, query="wine")[0].key == "k"
        assert store.search(ADA, query="gin")[0].key == "k"

    def test_the_best_of_several_fields_counts(self, store: BaseStore) -> None:
        store.put(ADA, "many", {"a": "rum", "b": "tea", "c": "gin"}, index=["a", "b", "c"])
        store.put(ADA, "one", {"text": "tea rum gin beer"})
        found = store.search(ADA, query="tea")
        assert [item.key for item in found] == ["many", "one"]
