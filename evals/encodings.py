"""Vectors kept between runs, so that comparing rankings does not wait for the encoder again and again."""

import hashlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from langchain_core.embeddings import Embeddings

from memory.long_term.embeddings import Encoder, load_encoder


class RememberedEmbeddings(Embeddings):
    """Embeddings that look up texts to be found in a file; questions are always encoded, to be timed."""

    def __init__(self, embeddings: Embeddings, path: Path) -> None:
        self._embeddings = embeddings
        self._file = sqlite3.connect(path, check_same_thread=False)
        self._file.execute("CREATE TABLE IF NOT EXISTS vectors (text TEXT PRIMARY KEY, data BLOB)")

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        """Return one vector for each text."""
        keys = [hashlib.sha256(text.encode()).hexdigest() for text in texts]
        known = {key: self._look_up(key) for key in keys}
        missing = {key: text for key, text in zip(keys, texts, strict=True) if known[key] is None}
        fresh = self._embeddings.embed_documents(list(missing.values())) if missing else []
        self._remember(list(missing), fresh)
        known |= dict(zip(missing, fresh, strict=True))
        return [known[key] or [] for key in keys]

    def embed_query(self, text: str) -> list[float]:
        """Return the vector of a question."""
        return self._embeddings.embed_query(text)

    def _look_up(self, key: str) -> list[float] | None:
        row = self._file.execute("SELECT data FROM vectors WHERE text = ?", (key,)).fetchone()
        vector: list[float] | None = np.frombuffer(row[0], dtype=np.float32).tolist() if row else None
        return vector

    def _remember(self, keys: Sequence[str], vectors: Sequence[Sequence[float]]) -> None:
        rows = [
            (key, np.asarray(vector, dtype=np.float32).tobytes())
            for key, vector in zip(keys, vectors, strict=True)
        ]
        with self._file:
            self._file.executemany("INSERT OR REPLACE INTO vectors VALUES (?, ?)", rows)


def remembering_encoder(spec: str, folder: Path | None) -> Encoder:
    """Return an encoder by name; with a folder, one that keeps its vectors there between runs."""
    encoder = load_encoder(spec)
    if folder is None:
        return encoder
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{encoder.name.replace('/', '_').replace(':', '_')}.sqlite"
    return Encoder(RememberedEmbeddings(encoder.embeddings, path), encoder.name)
