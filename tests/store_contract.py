"""What every long-term store has to do, as a class of tests to inherit from.

Give a subclass a `store` fixture that opens an empty store indexing the field "text" with
`WordEmbeddings()`, telling the time by the `clock` fixture if it can. `departures` names the tests that
a store is known to fail ("test_name", or one case of it, "test_name[case]"), with the reason; should it pass
one day, the test says so.
"""

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from typing import Any, ClassVar

import pytest
from langgraph.store.base import (
    BaseStore,
    GetOp,
    InvalidNamespaceError,
    Item,
    ListNamespacesOp,
    MatchCondition,
    PutOp,
    SearchOp,
)

from search_contract import SearchContract
from word_embeddings import ADA, BEN, Clock, WordEmbeddings

__all__ = ["ADA", "BEN", "Clock", "StoreContract", "WordEmbeddings"]


class StoreContract(SearchContract):
    departures: ClassVar[dict[str, str]] = {}

    @pytest.fixture
    def clock(self) -> Clock:
        return Clock()

    @pytest.fixture(autouse=True)
    def _mark_departures(self, request: pytest.FixtureRequest) -> None:
        for name in (request.node.originalname, request.node.name):
            if name in self.departures:
                request.applymarker(pytest.mark.xfail(reason=self.departures[name], strict=True))

    @pytest.fixture
    def expiring(self, store: BaseStore) -> BaseStore:
        if not store.supports_ttl:
            pytest.skip("this store has no time to live")
        return store

    # --- items ---

    def test_what_was_put_is_got(self, store: BaseStore) -> None:
        store.put(ADA, "k", {"text": "喜欢喝茶 🍵", "n": [1, 2.5, None, True, {"a": "b"}]})
        item = store.get(ADA, "k")
        assert item and item.value == {"text": "喜欢喝茶 🍵", "n": [1, 2.5, None, True, {"a": "b"}]}
        assert (item.namespace, item.key) == (ADA, "k")

    def test_what_was_never_put_is_none(self, store: BaseStore) -> None:
        assert store.get(ADA, "k") is None

    def test_one_namespace_does_not_see_another(self, store: BaseStore) -> None:
        store.put(ADA, "k", {"text": "tea"})
        assert store.get(BEN, "k") is None
        assert store.search(BEN) == []
        assert store.search(BEN, query="tea") == []

    def test_a_namespace_is_no_prefix_of_a_longer_name(self, store: BaseStore) -> None:
        store.put(("memories", "ada"), "k", {"text": "tea"})
        store.put(("memories", "adam"), "k", {"text": "tea"})
        store.put(("memories", "ADA"), "k", {"text": "tea"})
        assert {item.namespace for item in store.search(ADA, query="tea")} == {ADA}
        assert {item.namespace for item in store.search(ADA)} == {ADA}

    @pytest.mark.parametrize(
        "label", ["ada@example%2Ecom", "张三", "👩‍🚀", "a b", "a/b", "a%b_c", "'", "*", "["]
    )
    def test_any_label_works(self, store: BaseStore, label: str) -> None:
        store.put(("memories", label), label, {"text": "tea"})
        assert [item.key for item in store.search(("memories", label), query="tea")] == [label]
        assert ("memories", label) in store.list_namespaces()

    @pytest.mark.parametrize("namespace", [(), ("a.b",), ("a", ""), ("a\0",)])
    def test_an_impossible_namespace_is_an_error(self, store: BaseStore, namespace: tuple[str, ...]) -> None:
        with pytest.raises(InvalidNamespaceError):
            store.put(namespace, "k", {"text": "tea"})

    def test_put_again_replaces_the_value(self, store: BaseStore) -> None:
        store.put(ADA, "k", {"text": "tea", "old": 1})
        store.put(ADA, "k", {"text": "coffee"})
        item = store.get(ADA, "k")
        assert item and item.value == {"text": "coffee"}

    def test_put_again_keeps_created_at_and_moves_updated_at(self, store: BaseStore, clock: Clock) -> None:
        store.put(ADA, "k", {"text": "tea"})
        first = store.get(ADA, "k")
        clock.forward(hours=1)
        store.put(ADA, "k", {"text": "coffee"})
        second = store.get(ADA, "k")
        assert first and second and second.created_at == first.created_at
        assert second.updated_at > first.updated_at

    def test_put_after_delete_is_a_new_item(self, store: BaseStore, clock: Clock) -> None:
        store.put(ADA, "k", {"text": "tea"})
        first = store.get(ADA, "k")
        store.delete(ADA, "k")
        clock.forward(hours=1)
        store.put(ADA, "k", {"text": "tea"})
        second = store.get(ADA, "k")
        assert first and second and second.created_at > first.created_at

    def test_times_have_a_time_zone(self, store: BaseStore) -> None:
        store.put(ADA, "k", {"text": "tea"})
        for item in (store.get(ADA, "k"), store.search(ADA)[0], store.search(ADA, query="tea")[0]):
            assert item and item.created_at.utcoffset() == timedelta(0) == item.updated_at.utcoffset()

    def test_a_value_handed_out_is_a_copy(self, store: BaseStore) -> None:
        given = {"text": "tea", "list": [1]}
        store.put(ADA, "k", given)
        given["list"].append(2)  # type: ignore[attr-defined]
        got = store.get(ADA, "k")
        assert got and got.value["list"] == [1]
        got.value["list"].append(3)
        store.search(ADA, query="tea")[0].value["list"].append(4)
        again = store.get(ADA, "k")
        assert again and again.value["list"] == [1]

    def test_a_deleted_item_is_gone_everywhere(self, store: BaseStore) -> None:
        store.put(ADA, "k", {"text": "tea"})
        assert store.search(ADA, query="tea")
        store.delete(ADA, "k")
        store.delete(ADA, "never was")
        assert store.get(ADA, "k") is None
        assert store.search(ADA) == store.search(ADA, query="tea") == store.list_namespaces() == []

    # --- batches ---

    def test_a_batch_answers_in_the_order_asked(self, store: BaseStore) -> None:
        store.put(ADA, "k", {"text": "tea"})
        got, put, found, namespaces = store.batch([
            GetOp(ADA, "k"), PutOp(BEN, "b", {"text": "wine"}), SearchOp(ADA), ListNamespacesOp(),
        ])  # fmt: skip
        assert isinstance(got, Item) and got.value == {"text": "tea"} and put is None
        assert isinstance(found, list) and len(found) == 1 and namespaces == [ADA]

    def test_reads_of_a_batch_see_the_state_before_it(self, store: BaseStore) -> None:
        store.put(ADA, "k", {"text": "tea"})
        put, got, found = store.batch([PutOp(ADA, "k", {"text": "wine"}), GetOp(ADA, "k"), SearchOp(ADA)])
        assert put is None and isinstance(got, Item) and got.value == {"text": "tea"}
        assert isinstance(found, list) and isinstance(found[0], Item) and found[0].value == {"text": "tea"}
        after = store.get(ADA, "k")
        assert after and after.value == {"text": "wine"}

    def test_of_two_puts_to_one_key_the_last_counts(self, store: BaseStore) -> None:
        store.batch([PutOp(ADA, "k", {"text": "tea"}), PutOp(ADA, "k", {"text": "wine"})])
        store.batch([PutOp(ADA, "x", {"text": "tea"}), PutOp(ADA, "x", None)])
        item = store.get(ADA, "k")
        assert item and item.value == {"text": "wine"}
        assert store.get(ADA, "x") is None

    def test_a_batch_with_an_impossible_item_writes_nothing(self, store: BaseStore) -> None:
        bad: list[Any] = [object(), float("nan"), "half \ud83d", "nul \0", {1: "no text"}]
        for value in bad:
            with pytest.raises(ValueError, match="bad"):
                store.batch([PutOp(ADA, "good", {"text": "tea"}), PutOp(ADA, "bad", {"v": value})])
        assert store.get(ADA, "good") is None
        assert store.search(ADA) == []

    def test_the_asynchronous_methods_do_the_same(self, store: BaseStore) -> None:
        async def use() -> tuple[Any, ...]:
            await store.aput(ADA, "k", {"text": "tea"})
            await asyncio.gather(*(store.aput(ADA, str(n), {"text": "wine"}) for n in range(8)))
            found = await store.asearch(ADA, query="tea", limit=1)
            got = await store.aget(ADA, "k")
            await store.adelete(ADA, "k")
            return found, got, await store.aget(ADA, "k"), await store.alist_namespaces()

        found, got, gone, namespaces = asyncio.run(use())
        assert found[0].key == got.key == "k" and gone is None and namespaces == [ADA]
        assert len(store.search(ADA)) == 8

    # --- namespaces ---

    @pytest.mark.parametrize(
        ("options", "expected"),
        [
            ({}, [("a", "b"), ("a", "b", "c"), ("a", "x", "c"), ("d",)]),
            ({"prefix": ("a",)}, [("a", "b"), ("a", "b", "c"), ("a", "x", "c")]),
            ({"prefix": ("a", "*", "c")}, [("a", "b", "c"), ("a", "x", "c")]),
            ({"suffix": ("c",)}, [("a", "b", "c"), ("a", "x", "c")]),
            ({"suffix": ("*", "c")}, [("a", "b", "c"), ("a", "x", "c")]),
            ({"prefix": ("a", "b"), "suffix": ("c",)}, [("a", "b", "c")]),
            ({"max_depth": 1}, [("a",), ("d",)]),
            ({"max_depth": 2}, [("a", "b"), ("a", "x"), ("d",)]),
            ({"limit": 2, "offset": 1}, [("a", "b", "c"), ("a", "x", "c")]),
            ({"prefix": ("nothing",)}, []),
        ],
    )
    def test_namespaces_are_listed(
        self, store: BaseStore, options: dict[str, Any], expected: Sequence[tuple[str, ...]]
    ) -> None:
        for namespace in [("a", "b"), ("a", "b", "c"), ("a", "x", "c"), ("d",)]:
            store.put(namespace, "k", {"text": "tea"})
        assert store.list_namespaces(**options) == expected

    def test_match_conditions_all_have_to_hold(self, store: BaseStore) -> None:
        store.put(("a", "b"), "k", {"text": "tea"})
        store.put(("a", "c"), "k", {"text": "tea"})
        conditions = (MatchCondition("prefix", ("a",)), MatchCondition("suffix", ("b",)))
        assert store.batch([ListNamespacesOp(match_conditions=conditions)]) == [[("a", "b")]]

    # --- time to live ---

    def test_an_expired_item_is_gone_everywhere(self, expiring: BaseStore, clock: Clock) -> None:
        expiring.put(ADA, "k", {"text": "tea"}, ttl=10)
        assert expiring.search(ADA, query="tea", refresh_ttl=False)
        clock.forward(minutes=10, seconds=1)
        assert expiring.get(ADA, "k") is None
        assert expiring.search(ADA) == expiring.search(ADA, query="tea") == []
        assert expiring.list_namespaces() == []

    def test_reading_lets_the_time_begin_anew(self, expiring: BaseStore, clock: Clock) -> None:
        expiring.put(ADA, "k", {"text": "tea"}, ttl=10)
        for read in (
            lambda: expiring.get(ADA, "k"),
            lambda: expiring.search(ADA),
            lambda: expiring.search(ADA, query="tea"),
        ):
            clock.forward(minutes=9)
            assert read()
        clock.forward(minutes=9)
        assert expiring.get(ADA, "k", refresh_ttl=False)
        clock.forward(minutes=2)
        assert expiring.get(ADA, "k") is None

    def test_put_again_without_ttl_lasts(self, expiring: BaseStore, clock: Clock) -> None:
        expiring.put(ADA, "k", {"text": "tea"}, ttl=10)
        expiring.put(ADA, "k", {"text": "tea"}, ttl=None)
        clock.forward(days=1000)
        assert expiring.get(ADA, "k") and expiring.search(ADA, query="tea")

    def test_an_expired_item_put_again_is_a_new_one(self, expiring: BaseStore, clock: Clock) -> None:
        expiring.put(ADA, "k", {"text": "tea"}, ttl=1)
        clock.forward(minutes=2)
        expiring.put(ADA, "k", {"text": "wine"})
        item = expiring.get(ADA, "k")
        assert item and item.created_at == clock.now
