"""An encoder that says how long it took, so that its time can be told from everybody else's."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from langchain_core.embeddings import Embeddings

from memory.long_term.embeddings import Encoder, load_encoder


class Spent:
    """Seconds spent in the encoder since the last `reset`, over all threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.seconds = 0.0

    def reset(self) -> None:
        """Begin to count anew."""
        with self._lock:
            self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Count seconds more."""
        with self._lock:
            self.seconds += seconds


class _Timed(Embeddings):
    def __init__(self, inner: Embeddings, spent: Spent) -> None:
        self._inner, self._spent = inner, spent

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        with self._counted():
            return self._inner.embed_documents(texts)

    def embed_query(self, text: str) -> list[float]:
        with self._counted():
            return self._inner.embed_query(text)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self._spent.add(time.perf_counter() - start)


def timed_encoder(name: str = "bundled") -> tuple[Encoder, Spent]:
    """Return an encoder by name that counts its time, and the count."""
    encoder, spent = load_encoder(name), Spent()
    return Encoder(_Timed(encoder.embeddings, spent), encoder.name), spent
