"""The same store over PostgreSQL: the contract, and what only a server can get wrong."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, Literal

import pytest
from langgraph.store.base import BaseStore, GetOp, PutOp

import servers
from memory.errors import EncoderMismatchError, SettingsError, StoreUnavailableError
from memory.long_term.reindex import reindex
from memory.long_term.store import MemoryStore
from store_contract import ADA, BEN, Clock, StoreContract, WordEmbeddings

pytestmark = pytest.mark.server
ROOT = Path(__file__).parent.parent


def opened(url: str, **options: Any) -> MemoryStore:
    return MemoryStore(url, **{"encoder": WordEmbeddings(), "fields": ("text",), **options})


@pytest.fixture
def store(postgresql: str) -> Iterator[MemoryStore]:
    with opened(postgresql) as store:
        yield store


class TestPostgresql(StoreContract):
    @pytest.fixture
    def store(self, postgresql: str, clock: Clock) -> Iterator[BaseStore]:
        with opened(postgresql, clock=clock) as store:
            yield store


class TestTheOfficialPostgresStore(StoreContract):
    """Where LangGraph's own store over PostgreSQL departs from the contract."""

    departures: ClassVar[dict[str, str]] = {
        "test_limit_and_offset_walk_through_everything_once": "pages overlap where scores are equal",
        "test_filters[conditions9-a]": "takes the fields of a nested condition for operators",
        "test_what_cannot_be_compared_does_not_match": "compares numbers and texts as texts",
        "test_an_item_put_again_without_index_is_not_found_by_a_query": "keeps the vector of the old text",
        "test_a_batch_with_an_impossible_item_writes_nothing": "raises TypeError for what is not JSON",
        "test_an_expired_item_is_gone_everywhere": "tells the time by the server",
        "test_reading_lets_the_time_begin_anew": "tells the time by the server",
        "test_an_expired_item_put_again_is_a_new_one": "tells the time by the server",
    }

    @pytest.fixture
    def store(self, postgresql: str) -> Iterator[BaseStore]:
        from langgraph.store.postgres import PostgresStore

        embeddings: Any = {"dims": 64, "embed": WordEmbeddings(), "fields": ["text"]}
        with PostgresStore.from_conn_string(postgresql, index=embeddings) as store:
            store.setup()
            yield store


@pytest.mark.parametrize("index", ["faiss", "chroma"])
def test_two_processes_share_the_truth_whatever_their_index(
    postgresql: str, index: Literal["faiss", "chroma"], chroma_server: str
) -> None:
    with (
        opened(postgresql, index=index, chroma=chroma_server) as one,
        opened(postgresql, index=index, chroma=chroma_server) as other,
    ):
        one.put(ADA, "k", {"text": "tea"})
        assert other.search(ADA, query="tea")[0].key == "k"
        one.put(ADA, "k", {"text": "coffee"})
        other.put(ADA, "n", {"text": "tea"})
        for store in (one, other):
            assert [item.key for item in store.search(ADA, query="tea")] == ["n", "k"]
        other.delete(ADA, "n")
        assert [item.key for item in one.search(ADA, query="tea")] == ["k"]


# --- writers at once ---


def waiting(url: str) -> int:
    """Return how many connections of the database wait for a lock."""
    (row,) = servers.execute(
        url,
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
    return int(row[0])


def test_writers_of_one_user_wait_for_each_other_and_those_of_another_do_not(postgresql: str) -> None:
    with opened(postgresql) as one, opened(postgresql) as other, ThreadPoolExecutor(1) as pool:
        one.put(ADA, "k", {"text": "tea"})
        one.put(BEN, "k", {"text": "tea"})
        with one._database.writing() as connection:
            connection.exec_driver_sql("UPDATE store_namespaces SET seq = seq WHERE path = 'memories.ada'")
            later = pool.submit(other.put, ADA, "k", {"text": "wine"})
            other.put(BEN, "k", {"text": "wine"})
            while not waiting(postgresql):
                pass
            assert not later.done()
        later.result()
        assert [item.value["text"] for item in one.search(("memories",))] == ["wine", "wine"]


def test_a_lock_held_too_long_is_reported_and_reading_goes_on(postgresql: str) -> None:
    with opened(postgresql) as holder, opened(postgresql, busy_timeout_s=0.2) as store:
        store.put(ADA, "k", {"text": "tea"})
        with holder._database.writing() as connection:
            connection.exec_driver_sql("UPDATE store_namespaces SET seq = seq")
            with pytest.raises(StoreUnavailableError, match="holds its lock"):
                store.put(ADA, "n", {"text": "tea"})
            assert len(store.search(ADA, query="tea")) == 1


def test_many_write_many_users_in_any_order_and_nothing_is_lost(postgresql: str) -> None:
    users = [("memories", f"user{number}") for number in range(5)]

    def write(worker: int) -> None:
        for turn in range(20):
            # Batches over several users in opposing orders are what would lock each other out.
            order = users if (worker + turn) % 2 else users[::-1]
            store = stores[worker % 2]
            store.batch(
                [PutOp(user, f"{worker}-{turn}", {"text": f"tea {worker} {turn}"}, ttl=60) for user in order]
            )
            store.batch(
                [GetOp(users[turn % 5], f"{worker}-0"), PutOp(users[worker], "last", {"text": "wine"})]
            )
            assert store.search(users[0], query="tea", limit=1)

    with opened(postgresql) as one, opened(postgresql) as two, ThreadPoolExecutor(4) as pool:
        stores = (one, two)
        list(pool.map(write, range(4)))
        for user in users:
            found = [item.key for item in one.search(user, query="tea", limit=500) if item.key != "last"]
            assert sorted(found) == sorted(f"{worker}-{turn}" for worker in range(4) for turn in range(20))
        with one._database.reading() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM store_encoders").scalar() == 1


_OPEN = """
import sys
sys.path[:0] = {path!r}
from store_contract import ADA, WordEmbeddings
from memory.long_term.store import MemoryStore
sys.stdin.readline()
with MemoryStore({url!r}, encoder=WordEmbeddings(), fields=("text",)) as store:
    store.put(("memories", "{name}"), "k", {{"text": "tea"}})
"""


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_two_processes_migrate_at_once(where: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = f"sqlite:///{tmp_path / 'm.sqlite'}" if where == "sqlite" else request.getfixturevalue("postgresql")
    path = [str(ROOT), str(ROOT / "tests")]
    scripts = [_OPEN.format(path=path, url=url, name=name) for name in ("ada", "ben")]
    processes = [
        subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, text=True)
        for script in scripts
    ]
    for process in processes:
        assert process.stdin
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in processes:
        process.communicate()
        assert process.returncode == 0
    with opened(url) as store:
        assert len(store.search(("memories",), query="tea")) == 2


# --- what the sweeper and the re-encoder may meet ---


def test_an_item_put_again_while_it_is_swept_stays(postgresql: str) -> None:
    clock = Clock()
    with opened(postgresql, clock=clock) as store, ThreadPoolExecutor(1) as pool:
        store.put(ADA, "k", {"text": "tea"}, ttl=1)
        clock.forward(minutes=2)
        with store._database.writing() as connection:
            connection.exec_driver_sql("UPDATE store_namespaces SET seq = seq + 1")
            sweep = pool.submit(store.sweep)
            while not waiting(postgresql):
                pass
            connection.exec_driver_sql("UPDATE store_items SET expires_at = NULL, ttl = NULL, seq = seq + 1")
        assert sweep.result() == 0
        assert [item.key for item in store.search(ADA, query="tea")] == ["k"]


def test_a_writer_waits_for_the_end_of_a_re_encoding_and_is_told(postgresql: str) -> None:
    other = WordEmbeddings(dims=32, salt="other")
    outcome: list[BaseException] = []

    def write() -> None:
        try:
            old.put(ADA, "late", {"text": "tea"})
        except EncoderMismatchError as error:
            outcome.append(error)

    with opened(postgresql) as old:
        old.put_many((ADA, str(number), {"text": f"tea {number}"}) for number in range(20))
        with old._database.writing() as connection:
            connection.exec_driver_sql("SELECT id FROM store_encoders FOR UPDATE")
            writer = threading.Thread(target=write)
            writer.start()
            while not waiting(postgresql):
                pass
            assert old.search(ADA, query="tea 7")[0].key == "7"
        writer.join()
        assert not outcome and reindex(postgresql, other) == 21
        write()
        assert len(outcome) == 1 and "s3cret" not in str(outcome[0])
    with opened(postgresql, encoder=other) as new:
        assert new.search(ADA, query="tea 7")[0].key == "7"


# --- a failing server ---


@pytest.mark.parametrize(
    ("address", "reason"),
    [("127.0.0.1:1/x", "refused"), ("127.0.0.1:port/x", "cannot be read")],
)
def test_a_server_that_is_not_there_is_one_line_without_the_password(address: str, reason: str) -> None:
    with pytest.raises((StoreUnavailableError, SettingsError), match=reason) as caught:
        opened(f"postgresql://ada:s3cret@{address}")
    assert "\n" not in str(caught.value) and "s3cret" not in str(caught.value)


def test_a_missing_driver_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(SettingsError, match=r"pip install -e '\.\[postgres\]'"):
        opened("postgresql://127.0.0.1/x")


def test_a_user_who_may_only_read_reads_and_is_told_on_writing(postgresql: str) -> None:
    with opened(postgresql) as store:
        store.put(ADA, "k", {"text": "tea"})
    servers.execute(
        postgresql, "CREATE ROLE reader LOGIN", "GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader"
    )
    with opened(postgresql.replace("postgres:@", "reader:@")) as store:
        assert store.search(ADA, query="tea")[0].key == "k"
        with pytest.raises(StoreUnavailableError, match="grant this user") as caught:
            store.put(ADA, "n", {"text": "tea"})
        assert "\n" not in str(caught.value)


def test_a_connection_that_was_cut_is_noticed_before_the_next_request(postgresql: str) -> None:
    with opened(postgresql) as store:
        store.put(ADA, "k", {"text": "tea"})
        servers.execute(
            postgresql,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        store.put(ADA, "n", {"text": "tea"})
        assert len(store.search(ADA, query="tea")) == 2


def test_of_two_who_read_the_same_state_only_one_writes(postgresql: str) -> None:
    with opened(postgresql) as here, opened(postgresql) as there, ThreadPoolExecutor(2) as pool:
        for _ in range(10):
            version = here.version(ADA)
            both = [
                pool.submit(store.batch_if, [PutOp(ADA, "k", {"text": "tea"})], ADA, version)
                for store in (here, there)
            ]
            assert sorted(one.result() for one in both) == [False, True]
