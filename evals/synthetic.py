"""Users and memories made up from a seed, for measurements of speed: real words, no meaning.

Vectors are hashes of the texts. An exact search takes the same time over any vectors, an approximate one
such as Chroma's is not asked for its quality here, and 1 000 000 texts need no hour of encoding.
"""

import random
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

import numpy as np
from langchain_core.embeddings import Embeddings
from numpy.typing import NDArray

from memory.domain_words import DOMAIN_ROWS
from memory.long_term.shelf import as_value, record_id
from memory.namespaces import namespace_of
from memory.records import Evidence, Record

DIMS = 512
_BASIS = 4096
_START = datetime(2026, 1, 1, tzinfo=UTC)

Entry = tuple[tuple[str, ...], str, dict[str, object]]
"""Namespace, key and value, as `MemoryStore.put_many` takes them."""


class Population(NamedTuple):
    """`users` users, named by number from 0, with `each` memories a head."""

    users: int
    each: int

    @property
    def size(self) -> int:
        """How many memories there are."""
        return self.users * self.each

    def entries(self, first: int = 0) -> Iterator[Entry]:
        """Yield the memories user by user, numbering those of a user from `first`."""
        for number in range(self.users):
            for at in range(first, first + self.each):
                yield entry(user_name(number), at)


class HashedEmbeddings(Embeddings):
    """Unit vectors that depend on the text alone, 512 dims, at no cost worth measuring.

    Each `seed` makes another encoder, of the name `HashedEmbeddings:<seed>`.
    """

    def __init__(self, seed: int = 0) -> None:
        self.model = str(seed)
        basis = np.random.default_rng(seed).standard_normal((_BASIS, DIMS)).astype(np.float32)
        self._basis = basis / np.linalg.norm(basis, axis=1, keepdims=True)

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        """Return one vector for each text."""
        vectors: list[list[float]] = self.matrix(texts).tolist()
        return vectors

    def embed_query(self, text: str) -> list[float]:
        """Return the vector of a question."""
        return self.embed_documents([text])[0]

    def matrix(self, texts: list[str]) -> NDArray[np.float32]:
        """Return the vectors of texts, (n, 512), L2-normalised."""
        hashes = np.array([zlib.crc32(text.encode()) for text in texts], dtype=np.int64)
        mixed = self._basis[hashes % _BASIS] + self._basis[hashes // _BASIS % _BASIS]
        return np.asarray(mixed / np.linalg.norm(mixed, axis=1, keepdims=True), dtype=np.float32)


def user_name(number: int) -> str:
    """Return the id of a user."""
    return f"user{number}@example.com"


def entry(user: str, number: int) -> Entry:
    """Return one memory of a user as it lies in the store: a record, with its evidence."""
    text = sentence(f"{user} {number}")
    recorded = _START + timedelta(minutes=number)
    heard = Evidence(thread=f"{user}/{number // 20}", message=str(number), quote=text)
    record = Record(
        id=record_id(user, "other", str(number)),
        user=user,
        kind="fact",
        attribute="other",
        text=text,
        value=text,
        recorded_at=recorded,
        evidence=(heard,),
    )
    return namespace_of(user), record.id, as_value(record)


def sentence(seed: str) -> str:
    """Return a text of 6 to 14 words, Chinese or English by turns of the seed."""
    chance = random.Random(seed)
    words = _WORDS[chance.random() < 0.5]
    # The more a word is used, the likelier: squares stand in for the law of Zipf.
    return " ".join(words[int(chance.random() ** 2 * len(words))] for _ in range(chance.randint(6, 14)))


def questions(count: int) -> list[str]:
    """Return texts to search with, none of which is a memory."""
    return [sentence(f"question {at}") for at in range(count)]


_WORDS = {
    True: [word for row in DOMAIN_ROWS for word in row.zh_words.split()],
    False: [word for row in DOMAIN_ROWS for word in row.en_words.split()],
}
