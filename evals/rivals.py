"""What the store is measured against: the same memories and vectors the way they are usually kept."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from langgraph.store.base import PutOp
from langgraph.store.memory import InMemoryStore
from numpy.typing import NDArray

from evals.synthetic import DIMS, Entry, HashedEmbeddings

_BATCH = 5000

Search = Callable[[str, str], list[str]]
"""Ask as a user (the namespace, joined by "/") for a text; returns the keys found."""


def in_memory_store(entries: Sequence[Entry], embeddings: HashedEmbeddings) -> InMemoryStore:
    """Return LangGraph's own `InMemoryStore` with its index over the texts."""
    store = InMemoryStore(index={"dims": DIMS, "embed": embeddings, "fields": ["text"]})
    for at in range(0, len(entries), _BATCH):
        part = entries[at : at + _BATCH]
        store.batch([PutOp(namespace, key, value) for namespace, key, value in part])
    return store


def chroma_collection(
    entries: Sequence[Entry], embeddings: HashedEmbeddings, folder: Path, limit: int
) -> Search:
    """Fill one Chroma collection, with the user in the metadata; returns the search with a `where` on it."""
    import chromadb
    from chromadb.config import Settings

    client = chromadb.PersistentClient(str(folder), settings=Settings(anonymized_telemetry=False))
    collection = client.create_collection("everybody", configuration={"hnsw": {"space": "ip"}})
    for at in range(0, len(entries), _BATCH):
        part = entries[at : at + _BATCH]
        texts = [str(value["text"]) for _, _, value in part]
        collection.add(
            ids=["/".join((*namespace, key)) for namespace, key, _ in part],
            embeddings=embeddings.matrix(texts),
            metadatas=[{"user": "/".join(namespace)} for namespace, _, _ in part],
        )

    def search(user: str, query: str) -> list[str]:
        vector: Any = embeddings.matrix([query])
        found = collection.query(vector, n_results=limit, where={"user": user}, include=["distances"])
        return [one.rpartition("/")[2] for one in found["ids"][0]]

    return search


def exact(
    entries: Sequence[Entry], query: NDArray[np.float32], embeddings: HashedEmbeddings, limit: int
) -> list[str]:
    """Return the keys of the memories nearest to a vector by comparing all: what every search should find."""
    texts = [str(value["text"]) for _, _, value in entries]
    cosines: NDArray[np.float32] = embeddings.matrix(texts) @ query
    return [entries[at][1] for at in np.argsort(-cosines, kind="stable")[:limit]]
