"""What the store does when the world fails it, and when many use it at once."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from langgraph.store.base import PutOp
from sqlalchemy import event

from memory.errors import SettingsError, StoreUnavailableError, UnstorableValueError
from memory.long_term.store import MemoryStore
from store_contract import ADA, Clock, WordEmbeddings

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


# --- wrong settings and a failing world ---


@pytest.mark.parametrize("bad", ["nonsense", "mysql://x/y", "sqlite://", "sqlite:///:memory:"])
def test_a_url_that_cannot_work_says_so(bad: str) -> None:
    with pytest.raises(SettingsError):
        MemoryStore(bad, encoder=WordEmbeddings())


def test_an_unknown_index_says_so(url: str) -> None:
    with pytest.raises(SettingsError, match="faiss"):
        opened(url, index="annoy")


def test_a_file_that_is_no_database_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("my notes\n" * 300, encoding="utf-8")
    with pytest.raises(StoreUnavailableError, match="not a database") as caught:
        opened(f"sqlite:///{tmp_path / 'notes.txt'}")
    assert "\n" not in str(caught.value)


def test_a_damaged_page_says_so_in_one_line(url: str) -> None:
    file = Path(url.removeprefix("sqlite:///"))
    with opened(url) as store:
        store.put_many((ADA, str(number), {"text": f"tea {number} " * 50}) for number in range(200))
    size = 8192
    content = bytearray(file.read_bytes())
    for page in range(2, len(content) // size):
        content[page * size : page * size + 200] = b"\xa5" * 200
    file.write_bytes(content)
    with (
        pytest.raises(StoreUnavailableError, match="damaged: restore a backup") as caught,
        opened(url) as store,
    ):
        store.search(ADA, query="tea")
    assert "\n" not in str(caught.value)


def test_a_folder_that_is_a_file_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnavailableError, match="folder"):
        opened(f"sqlite:///{tmp_path / 'file' / 'memory.sqlite'}")
    with pytest.raises(StoreUnavailableError, match="cannot be opened"):
        opened(f"sqlite:///{tmp_path}")


def test_a_store_that_may_only_be_read_reads_and_says_so_on_writing(url: str) -> None:
    with opened(url) as store:
        store.put(ADA, "k", {"text": "tea"})
    file = url.removeprefix("sqlite:///")
    with opened(f"sqlite:///file:{file}?mode=ro&uri=true") as store:
        assert store.search(ADA, query="tea")[0].key == "k"
        with pytest.raises(StoreUnavailableError, match="may not be written"):
            store.put(ADA, "k2", {"text": "tea"})


def test_a_full_disk_says_so_and_loses_nothing(store: MemoryStore) -> None:
    store.put(ADA, "k", {"text": "tea"})

    def fill(driver: sqlite3.Connection, *_: Any) -> None:
        driver.execute("PRAGMA max_page_count = 1")

    event.listen(store._database.engine, "checkout", fill)
    with pytest.raises(StoreUnavailableError, match="disk is full"):
        store.put_many((ADA, str(number), {"text": "tea " * 500}) for number in range(50))
    assert [item.key for item in store.search(ADA, query="tea")] == ["k"]


def test_a_lock_held_by_somebody_else_says_so_and_reading_goes_on(url: str) -> None:
    with opened(url, busy_timeout_s=0.1) as store:
        store.put(ADA, "k", {"text": "tea"})
        other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailableError, match="another process holds its lock"):
            store.put(ADA, "k2", {"text": "tea"})
        assert len(store.search(ADA, query="tea")) == 1
        other.execute("ROLLBACK")
        other.close()
        store.put(ADA, "k2", {"text": "tea"})
        assert len(store.search(ADA, query="tea")) == 2


def test_a_short_lock_is_waited_for(url: str) -> None:
    with opened(url) as store:
        other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        release = threading.Timer(0.2, lambda: other.execute("COMMIT"))
        release.start()
        store.put(ADA, "k", {"text": "tea"})
        release.join()
        other.close()
        assert store.get(ADA, "k")


def test_a_failed_batch_leaves_nothing_in_the_index(store: MemoryStore) -> None:
    store.put(ADA, "k", {"text": "tea"})
    with pytest.raises(UnstorableValueError):
        store.batch([PutOp(ADA, "k", None), PutOp(ADA, "n", {"text": "tea"}), PutOp(ADA, "bad", {"v": "\0"})])
    assert [item.key for item in store.search(ADA, query="tea")] == ["k"]


def test_a_very_long_text_among_short_ones_is_stored_with_them(store: MemoryStore) -> None:
    long = "".join(f"第{number}句：我喜欢喝茶。" for number in range(4000))[:40_000]
    store.batch([
        PutOp(ADA, "a", {"text": "green tea"}), PutOp(ADA, "long", {"text": long}), PutOp(ADA, "b", {"text": "wine"}),
    ])  # fmt: skip
    got = store.get(ADA, "long")
    assert got and got.value == {"text": long} and len(long) == 40_000
    for query, key in (("green tea", "a"), ("wine", "b"), ("第3999句", "long")):
        assert key in [item.key for item in store.search(ADA, query=query, limit=3)]


def test_everything_derived_may_be_deleted_while_running(tmp_path: Path) -> None:
    for index in ("faiss", "chroma"):
        folder = tmp_path / index
        with opened(f"sqlite:///{folder / 'memory.sqlite'}", index=index) as store:
            store.put_many((ADA, str(number), {"text": f"tea {number}"}) for number in range(20))
            assert store.search(ADA, query="tea 7")[0].key == "7"
            truth = {"memory.sqlite", "memory.sqlite-wal", "memory.sqlite-shm"}
            for derived in folder.iterdir():
                if derived.name not in truth:
                    shutil.rmtree(derived) if derived.is_dir() else derived.unlink()
            store._index.forget()
            store.put(ADA, "new", {"text": "tea new"})
            store.delete(ADA, "7")
            found = [item.key for item in store.search(ADA, query="tea new", limit=30)]
            assert found[0] == "new" and len(found) == 20 and "7" not in found


def test_a_clock_set_back_a_day_loses_and_hides_nothing(url: str) -> None:
    clock = Clock()
    with opened(url, clock=clock) as here, opened(url, clock=clock) as there:
        here.put(ADA, "before", {"text": "tea"}, ttl=60)
        assert there.search(ADA, query="tea")
        clock.forward(days=-1)
        here.put(ADA, "after", {"text": "tea"}, ttl=60)
        here.put(ADA, "before", {"text": "wine"})
        for store in (here, there):
            assert {item.key for item in store.search(ADA)} == {"before", "after"}
            assert store.search(ADA, query="tea")[0].key == "after"
            assert store.search(ADA, query="wine")[0].key == "before"
        here.sweep()
        clock.forward(days=1, hours=2)
        assert [item.key for item in there.search(ADA, query="tea wine")] == ["before"]


# --- many at once ---


def test_threads_write_and_read_at_once_and_nothing_is_lost(store: MemoryStore) -> None:
    def write(worker: int) -> None:
        for number in range(50):
            store.put(ADA, f"{worker}-{number}", {"text": f"tea {worker} {number}"})
            store.put(ADA, "shared", {"text": f"wine {worker} {number}"})

    def read(_: int) -> None:
        for _turn in range(60):
            assert all(item.value["text"] for item in store.search(ADA, query="tea", limit=300))

    with ThreadPoolExecutor(6) as pool:
        list(
            pool.map(
                lambda job: job[0](job[1]), [(write, n) for n in range(4)] + [(read, n) for n in range(2)]
            )
        )
    expected = {f"{worker}-{number}" for worker in range(4) for number in range(50)} | {"shared"}
    assert {item.key for item in store.search(ADA, limit=1000)} == expected
    found = [item.key for item in store.search(ADA, query="tea", limit=1000)]
    assert sorted(found) == sorted(expected)


_WRITER = """
import sys
sys.path[:0] = {path!r}
from store_contract import ADA, WordEmbeddings
from memory.long_term.store import MemoryStore
store = MemoryStore({url!r}, encoder=WordEmbeddings(), fields=("text",))
for number in range({count}):
    store.put(ADA, f"{name}-{{number}}", {{"text": f"tea {{number}}"}})
    print(f"{name}-{{number}}", flush=True)
"""


def writer(url: str, name: str, count: int) -> subprocess.Popen[str]:
    script = _WRITER.format(path=[str(ROOT), str(ROOT / "tests")], url=url, count=count, name=name)
    return subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)


def test_two_processes_open_a_new_file_and_write_at_once(url: str) -> None:
    Path(url.removeprefix("sqlite:///")).parent.mkdir()
    processes = [writer(url, name, 50) for name in ("one", "two")]
    for process in processes:
        process.communicate()
        assert process.returncode == 0
    with opened(url) as store:
        expected = {f"{name}-{number}" for name in ("one", "two") for number in range(50)}
        assert {item.key for item in store.search(ADA, query="tea", limit=1000)} == expected


def test_what_another_process_writes_is_found_at_once(url: str) -> None:
    with opened(url) as here, opened(url) as there:
        here.put(ADA, "k", {"text": "tea"})
        assert there.search(ADA, query="tea")
        here.put(ADA, "n", {"text": "tea"})
        here.delete(ADA, "k")
        assert [item.key for item in there.search(ADA, query="tea")] == ["n"]


def test_a_copy_older_than_the_last_purge_is_read_anew(url: str) -> None:
    clock = Clock()
    with opened(url, clock=clock) as here, opened(url, clock=clock) as there:
        here.put(ADA, "k", {"text": "tea"})
        here.put(ADA, "n", {"text": "tea"})
        assert len(there.search(ADA, query="tea")) == 2
        here.delete(ADA, "k")
        clock.forward(days=3)
        here.sweep()
        with here._database.reading() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM store_items").scalar() == 1
        assert [item.key for item in there.search(ADA, query="tea")] == ["n"]


def test_killed_in_the_middle_of_writing_nothing_acknowledged_is_lost(url: str) -> None:
    process = writer(url, "one", 100_000)
    assert process.stdout
    acknowledged = [process.stdout.readline().strip() for _ in range(40)]
    os.kill(process.pid, signal.SIGKILL)
    acknowledged += process.stdout.read().split("\n")[:-1]
    process.stdout.close()
    process.wait()
    with opened(url) as store:
        kept = {item.key for item in store.search(ADA, query="tea", limit=100_000)}
        assert set(acknowledged) <= kept and len(kept) <= len(acknowledged) + 1
        with store._database.reading() as connection:
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
