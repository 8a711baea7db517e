"""What the tests of the store stand on: an encoder that can be reasoned about, and a clock to be moved."""

import zlib
from datetime import UTC, datetime, timedelta
from typing import Any

import numpy as np
from langchain_core.embeddings import Embeddings

ADA, BEN = ("memories", "ada"), ("memories", "ben")


class WordEmbeddings(Embeddings):
    """Texts that share words are alike: one random direction a word, the same in every process."""

    def __init__(self, dims: int = 64, salt: str = "") -> None:
        self.dims = dims
        self.salt = salt

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        return [self.embed_query(text) for text in texts]

    def embed_query(self, text: str) -> list[float]:
        words = text.lower().split() or [""]
        total = np.sum([self._direction(word) for word in words], axis=0)
        vector: list[float] = (total / np.linalg.norm(total)).tolist()
        return vector

    def _direction(self, word: str) -> np.ndarray[Any, np.dtype[np.float64]]:
        seed = zlib.crc32((self.salt + word).encode("utf-8", "replace"))
        return np.random.default_rng(seed).standard_normal(self.dims)


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def forward(self, **duration: float) -> None:
        self.now += timedelta(**duration)
