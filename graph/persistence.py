"""Where the two memories lie on disk, and what `langgraph.json` points at.

AGENT_DATA_DIR (default: `.data` in the project) holds `memories.db` and `checkpoints.db`. AGENT_STORE_URL
and AGENT_CHECKPOINT_URL name other places, which several processes on several machines can share.
AGENT_INDEX=chroma puts the dense half of the index into Chroma, in a folder beside the memories or where
AGENT_CHROMA says; AGENT_ENCODER names another encoder.
"""

from functools import lru_cache
from pathlib import Path
from typing import Literal

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from graph.checkpoints import KEEP, Checkpointer, SqliteCheckpointer
from memory.errors import SettingsError, StoreUnavailableError
from memory.long_term.store import MemoryStore

_PROJECT = Path(__file__).resolve().parent.parent


class Deployment(BaseSettings):
    """Where things lie and what they are made of; read from the environment, prefix AGENT_."""

    model_config = SettingsConfigDict(env_prefix="AGENT_", env_ignore_empty=True, frozen=True, extra="ignore")

    data_dir: Path = _PROJECT / ".data"
    store_url: str = ""
    """`sqlite:///folder/file.db` or `postgresql://user:password@host:5432/database`."""
    checkpoint_url: str = ""
    """A path, `sqlite:///folder/file.db`, `postgresql://…`, or `redis://:password@host:6379/0`."""
    keep_checkpoints: int = Field(default=KEEP, ge=0)
    """Checkpoints of a thread that stay, the newest; 0 keeps all. A turn makes four."""
    index: Literal["faiss", "chroma"] = "faiss"
    chroma: str = ""
    """A folder (for one process), or a server's address, `http://host:8000`."""
    encoder: str = "bundled"


def deployment() -> Deployment:
    """Read the settings of this process. Raises `SettingsError` naming the variable that is wrong."""
    try:
        return Deployment()
    except ValidationError as error:
        wrong = error.errors()[0]
        raise SettingsError(f"AGENT_{str(wrong['loc'][0]).upper()}: {wrong['msg']}.") from error


def open_store(url: str = "") -> MemoryStore:
    """Open the long-term store: at `url`, else at AGENT_STORE_URL, else `memories.db` in the data folder.

    Raises `StoreUnavailableError` or `SettingsError` that say what to do.
    """
    settings = deployment()
    return MemoryStore(
        url or store_url(),
        encoder=settings.encoder,
        index=settings.index,
        chroma=settings.chroma or None,
        fields=("text",),
    )


def store_url() -> str:
    """Return where this process keeps its long-term memory."""
    return deployment().store_url or f"sqlite:///{data_dir() / 'memories.db'}"


def open_checkpointer(url: str = "") -> Checkpointer:
    """Open the short-term memory: at `url`, else at AGENT_CHECKPOINT_URL, else in the data folder.

    A path or `sqlite:///…` is a SQLite file, `postgresql://…` and `redis://…` are servers. Raises
    `StoreUnavailableError` or `SettingsError` that say what to do.
    """
    settings = deployment()
    url = url or settings.checkpoint_url or str(data_dir() / "checkpoints.db")
    scheme, separator, rest = url.partition("://")
    if not separator:
        return SqliteCheckpointer.open(url, keep=settings.keep_checkpoints)
    match scheme.partition("+")[0]:
        case "sqlite":
            return SqliteCheckpointer.open(rest.removeprefix("/"), keep=settings.keep_checkpoints)
        case "postgresql" | "postgres":
            from graph.remote_checkpoints import open_postgresql

            return open_postgresql(url, keep=settings.keep_checkpoints)
        case "redis" | "rediss" | "unix":
            from graph.redis_checkpoints import open_redis

            return open_redis(url, keep=settings.keep_checkpoints)
    raise SettingsError(
        f"{scheme}:// holds no conversations: use a path, sqlite:///, postgresql:// or redis://."
    )


def data_dir() -> Path:
    """Return the data folder, made if it is not there."""
    folder = deployment().data_dir
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnavailableError(
            f"The data folder {folder} cannot be made ({error.strerror}): set AGENT_DATA_DIR to another one."
        ) from error
    return folder


@lru_cache(maxsize=1)
def store() -> MemoryStore:
    """Return this process's one store: the server opens it once per event loop thread."""
    return open_store()


@lru_cache(maxsize=1)
def checkpointer() -> Checkpointer:
    """Return this process's one checkpointer. A thread that is deleted is filed first."""
    from graph.session import filing_on_delete

    opened = open_checkpointer()
    opened.before_delete = filing_on_delete(opened, store)
    return opened
