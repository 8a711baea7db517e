"""The connection to the truth: how the database is opened, and what its errors mean to a person."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from memory.errors import SettingsError, StoreUnavailableError
from memory.long_term.tables import migrate, needs_migration
from memory.long_term.watch import Watch

_ADVICE = {  # by SQLite's names and PostgreSQL's states
    "SQLITE_BUSY": "another process holds its lock: close that one, wait, or raise busy_timeout_s",
    "SQLITE_LOCKED": "another connection holds its lock: wait, or raise busy_timeout_s",
    "SQLITE_FULL": "the disk is full: free some space, nothing was written",
    "SQLITE_READONLY": "it may not be written: give this user write access to the file and its folder",
    "SQLITE_CANTOPEN": "it cannot be opened: the folder is missing or may not be entered",
    "SQLITE_PERM": "access was refused: give this user access to the file and its folder",
    "SQLITE_NOTADB": "the file is not a database: name another file, or move this one away",
    "SQLITE_CORRUPT": "the file is damaged: restore a backup, or salvage it with `sqlite3 FILE .recover`",
    "SQLITE_IOERR": "the disk failed to read or write: check the disk and the space left",
    "23505": "another process made the same row at the same moment: try again",
    "25006": "the server takes no writes now: connect to the primary one",
    "40P01": "two writers waited for each other and one had to give way: try again",
    "42501": "access was refused: grant this user rights on the tables",
    "53100": "the server's disk is full: free some space there, nothing was written",
    "53300": "the server has no connection left: raise max_connections, or use fewer processes",
    "55P03": "another connection holds its lock: wait, or raise busy_timeout_s",
    "XX001": "the server found a damaged page: restore a backup",
    "XX002": "the server found a damaged index: REINDEX it there, or restore a backup",
}

_CONNECTIONS = 32
_DRIVERS = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}


class Database:
    """One database, from many threads and processes.

    SQLite runs in WAL mode with full synchronisation (what is committed is on the disk), overwrites what is
    deleted, and lets one writer in at a time. PostgreSQL lets in writers of different namespaces at once.
    Every error of the driver becomes `StoreUnavailableError`.
    """

    def __init__(self, url: str, *, busy_timeout_s: float = 10.0) -> None:
        self.url = _checked(url)
        self.busy_timeout_s = busy_timeout_s
        self.one_writer = self._is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _engine(self.url, busy_timeout_s)
        if self._is_sqlite:
            self._reading = self.engine
            self._writing = self.engine.execution_options(begin="BEGIN IMMEDIATE")
        else:
            # Each statement of a writer must see what the one it waited for has committed.
            self._writing = self.engine.execution_options(isolation_level="READ COMMITTED")
            self._reading = self.engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        # SQLite lets waiting writers try again by chance and not in turn: its threads queue up here.
        self._turn = threading.Semaphore(1 if self._is_sqlite else _CONNECTIONS)
        with self._explained():
            if self._is_sqlite:
                _use_wal(self.engine, busy_timeout_s)
            with self.engine.connect() as connection:
                outdated = needs_migration(connection)
            if outdated:
                with self._writing.begin() as connection:
                    migrate(connection)
        self._watch = Watch(self.engine) if self._is_sqlite else None

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Give a connection that sees one state throughout."""
        with self._explained(), self._reading.connect() as connection:
            yield connection

    def stamp(self) -> int | None:
        """Return a number that stays while nobody commits; None where that cannot be asked cheaply."""
        return self._watch.stamp() if self._watch else None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Give a connection for writing; commits at the end, rolls back on any error.

        On SQLite it holds the write lock. On PostgreSQL it holds only the locks that `ledger` takes.
        """
        if not self._turn.acquire(timeout=self.busy_timeout_s):
            raise StoreUnavailableError(self._sentence(_ADVICE["SQLITE_BUSY"]))
        try:
            with self._explained(), self._writing.begin() as connection:
                yield connection
        finally:
            self._turn.release()

    def flush_log(self) -> None:
        """Empty SQLite's write-ahead log, so that what was deleted is no longer in that file either."""
        if not self._is_sqlite:
            return
        with self._explained(), self.engine.execution_options(begin=None).connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Close all connections. The object is not usable afterwards."""
        if self._watch:
            self._watch.close()
        self.engine.dispose()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except DBAPIError as error:
            raise StoreUnavailableError(self._sentence(_advice(error))) from error
        except PoolTimeoutError as error:
            reason = "all its connections are in use: fewer threads at once, or wait"
            raise StoreUnavailableError(self._sentence(reason)) from error

    def _sentence(self, reason: str) -> str:
        return f"The memory store {self.shown} cannot be used: {reason}."

    @property
    def shown(self) -> str:
        """The file or the address, without the password."""
        return str(self.url.database) if self._is_sqlite else self.url.render_as_string()


def _advice(error: DBAPIError) -> str:
    reason = str(error.orig).strip() or type(error.orig).__name__
    return _ADVICE.get(_code(error), reason.splitlines()[0])


def _code(error: DBAPIError) -> str:
    # "SQLITE_BUSY_SNAPSHOT" and its like carry the reason in their first two words.
    sqlite = "_".join(getattr(error.orig, "sqlite_errorname", "").split("_")[:2])
    return sqlite or getattr(error.orig, "sqlstate", None) or ""


def _checked(url: str) -> URL:
    scheme, found, rest = url.partition("://")
    try:
        # "postgres://" is what hosting services hand out.
        parsed = make_url(f"{_DRIVERS.get(scheme, scheme)}{found}{rest}")
    except (ArgumentError, ValueError) as error:
        # The address may hold a password: it is not repeated.
        raise SettingsError(
            "The store's URL cannot be read: write sqlite:///folder/file.sqlite, or "
            "postgresql://user:password@host:5432/database (special characters of a password as %XX)."
        ) from error
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise SettingsError(f"{parsed.drivername}: only sqlite:/// and postgresql:// are supported.")
    if parsed.get_backend_name() == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise SettingsError(
                "A store outlives the process: give it a file, as in sqlite:///memory.sqlite."
            )
        _make_folder(Path(str(parsed.database)))
    return parsed


def _make_folder(file: Path) -> None:
    if str(file).startswith("file:"):
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = f"its folder cannot be made ({error.strerror}): choose another"
        raise StoreUnavailableError(f"The memory store {file} cannot be used: {reason}.") from error


def _engine(url: URL, busy_timeout_s: float) -> Engine:
    sqlite = url.get_backend_name() == "sqlite"
    try:
        engine = create_engine(
            url,
            pool_size=8,
            max_overflow=_CONNECTIONS - 8,
            pool_timeout=max(busy_timeout_s, 1.0),
            # A server that was restarted is noticed before, not by, the next request.
            pool_pre_ping=not sqlite,
            connect_args={} if sqlite else _postgresql_options(url, busy_timeout_s),
        )
    except (NoSuchModuleError, ImportError) as error:
        raise SettingsError(
            f"The driver for {url.drivername} is missing ({error}): pip install 'psycopg[binary]', "
            "or the extra of this project: pip install -e '.[postgres]'."
        ) from error
    if sqlite:
        event.listen(engine, "connect", lambda driver, _: _prepare(driver, busy_timeout_s))
        event.listen(engine, "begin", _begin)
    return engine


def _postgresql_options(url: URL, busy_timeout_s: float) -> dict[str, Any]:
    options = f"-c lock_timeout={max(int(busy_timeout_s * 1000), 1)}"
    given = url.query.get("options")
    return {
        "connect_timeout": url.query.get("connect_timeout", max(int(busy_timeout_s), 2)),
        "options": f"{options} {given}" if given else options,
    }


def _prepare(driver: Any, busy_timeout_s: float) -> None:
    # The driver's own transactions begin too late and never IMMEDIATE; `_begin` does it instead.
    driver.isolation_level = None
    for pragma in (
        f"busy_timeout = {int(busy_timeout_s * 1000)}",
        "synchronous = FULL",
        "secure_delete = ON",
        "page_size = 8192",  # three 512-dimensional vectors to a page instead of one; new files only
    ):
        driver.execute(f"PRAGMA {pragma}").close()


def _begin(connection: Connection) -> None:
    # A transaction that reads first and then writes cannot wait for a lock: it fails at once.
    statement = connection.get_execution_options().get("begin", "BEGIN")
    if statement:
        connection.exec_driver_sql(statement)


def _use_wal(engine: Engine, busy_timeout_s: float) -> None:
    give_up = time.monotonic() + busy_timeout_s
    while True:
        try:
            with engine.execution_options(begin=None).connect() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
                return
        except OperationalError as error:
            # Two processes opening a new file at once: SQLite does not wait for this lock by itself.
            if _code(error) != "SQLITE_BUSY" or time.monotonic() > give_up:
                raise
            time.sleep(0.02)
