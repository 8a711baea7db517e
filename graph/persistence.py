"""Where the two memories lie on disk, and what `langgraph.json` points at.

AGENT_DATA_DIR (default: `.data` in the project) holds `memories.db` and `checkpoints.db`. AGENT_STORE_URL
names another database, AGENT_INDEX=chroma puts the dense half of the index into Chroma, and AGENT_ENCODER
names another encoder.
"""

from functools import lru_cache
from pathlib import Path
from typing import Literal

from langgraph.checkpoint.base import BaseCheckpointSaver
from pydantic import ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from graph.checkpoints import SqliteCheckpointer
from memory.errors import SettingsError, StoreUnavailableError
from memory.long_term.store import MemoryStore

_PROJECT = Path(__file__).resolve().parent.parent


class Deployment(BaseSettings):
    """Where things lie and what they are made of; read from the environment, prefix AGENT_."""

    model_config = SettingsConfigDict(env_prefix="AGENT_", env_ignore_empty=True, frozen=True, extra="ignore")

    data_dir: Path = _PROJECT / ".data"
    store_url: str = ""
    index: Literal["faiss", "chroma"] = "faiss"
    encoder: str = "bundled"


def deployment() -> Deployment:
    """Read the settings of this process. Raises `SettingsError` naming the variable that is wrong."""
    try:
        return Deployment()
    except ValidationError as error:
        wrong = error.errors()[0]
        raise SettingsError(f"AGENT_{str(wrong['loc'][0]).upper()}: {wrong['msg']}.") from error


def open_store(url: str = "") -> MemoryStore:
    """Open the long-term store; by default `memories.db` in the data folder.

    Raises `StoreUnavailableError` or `SettingsError` that say what to do.
    """
    settings = deployment()
    url = url or settings.store_url or f"sqlite:///{data_dir() / 'memories.db'}"
    return MemoryStore(url, encoder=settings.encoder, index=settings.index, fields=("text",))


def open_checkpointer(path: str = "") -> SqliteCheckpointer:
    """Open the short-term memory; by default `checkpoints.db` in the data folder."""
    return SqliteCheckpointer.open(path or str(data_dir() / "checkpoints.db"))


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
def checkpointer() -> BaseCheckpointSaver[str]:
    """Return this process's one checkpointer."""
    return open_checkpointer()
