"""The dense half of the shards in Chroma, through `langchain-chroma`: for those who want it beside the truth.

One collection a namespace, so that no query needs a filter on the user. An entry's id names the item and
the change number that made it: an entry left over from before can be told from a right one and is never
an answer. Entries hold vectors only, no text. What is missing or left over is mended when a namespace is
first asked for and after every failure; whenever Chroma gives less than was asked, the vectors of the
truth are compared instead, so deleting its folder or stopping its server costs time and nothing else.
"""

import hashlib
import logging
import socket
import threading
from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import numpy as np
from langchain_core.embeddings import Embeddings
from numpy.typing import NDArray

from memory.long_term.bm25 import Mask
from memory.long_term.dense import Similarities, best
from memory.long_term.lookup import Head
from memory.long_term.rows import Change

_log = logging.getLogger(__name__)
_AT_ONCE = 1000
_CONNECT_SECONDS = 1.0
_ANSWER_SECONDS = 10.0
_SPARE = 8
"""How many more than wanted are asked for, since some may be left over from before."""

VectorsOf = Callable[[Collection[int], int], dict[int, bytes]]
"""Read the vectors of items, made by an encoder, from the truth."""


class ChromaIndex:
    """The connection to one Chroma: a folder (one process only) or a server's address, `http://host:8000`.

    Opened with the first search. `trouble` is the last failure in one line, None while all is well.
    """

    def __init__(self, where: str | Path, store: str, vectors_of: VectorsOf) -> None:
        self.trouble: str | None = None
        self.connections = 0
        self.vectors_of = vectors_of
        self._where = str(where)
        self._store = store
        self._client: Any = None
        self._lock = threading.Lock()

    def dense(self, head: Head, dims: int) -> "ChromaDense":
        """Return the dense half for one namespace. The collection's name is a hash: its rules are narrow."""
        name = f"{self._prefix(head.encoder_id)}{_hash(head.path)[:32]}"
        return ChromaDense(self, name, head.encoder_id or 0, dims)

    def drop_other_encoders(self, encoder_id: int) -> int:
        """Delete the collections of this store that hold another encoder's vectors; returns how many."""
        client = self._connected()
        names = [one.name for one in client.list_collections()]
        ours, kept = self._prefix(None), self._prefix(encoder_id)
        old = [name for name in names if name.startswith(ours) and not name.startswith(kept)]
        for name in old:
            client.delete_collection(name)
        return len(old)

    def _prefix(self, encoder_id: int | None) -> str:
        return f"memory-{_hash(self._store)[:16]}-" + ("" if encoder_id is None else f"{encoder_id}-")

    def collection(self, name: str, vectors: dict[str, list[float]]) -> Any:
        """Return the LangChain vector store of a collection; it takes the vectors of ids from `vectors`."""
        from langchain_chroma import Chroma

        return Chroma(
            collection_name=name,
            embedding_function=_Given(vectors),
            client=self._connected(),
            collection_configuration={"hnsw": {"space": "ip"}},
        )

    def _connected(self) -> Any:
        import chromadb
        from chromadb.config import Settings

        with self._lock:
            if self._client is None:
                quiet = Settings(anonymized_telemetry=False)
                url = urlsplit(self._where)
                if url.scheme in ("http", "https"):
                    host, port = url.hostname or "localhost", url.port or 8000
                    # Chroma itself waits without end for a host that does not answer.
                    socket.create_connection((host, port), timeout=_CONNECT_SECONDS).close()
                    self._client = chromadb.HttpClient(
                        host=host, port=port, ssl=url.scheme == "https", settings=quiet
                    )
                    for session in _sessions(self._client):
                        session.timeout = _ANSWER_SECONDS
                else:
                    self._client = chromadb.PersistentClient(path=self._where, settings=quiet)
            return self._client

    def failed(self, error: Exception) -> None:
        """Note a failure; the next search connects anew."""
        self.close()
        known, self.trouble = self.trouble, f"Chroma at {self._where} fails ({error}): the truth answers."
        if not known:
            _log.warning("%s", self.trouble)

    def close(self) -> None:
        """Let go of the connection. What it was used for connects anew."""
        with self._lock:
            client, self._client = self._client, None
            self.connections += 1
        if client is not None:
            sessions = _sessions(client)
            client.close()
            for session in sessions:
                session.close()


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _sessions(client: Any) -> list[Any]:
    """Return the HTTP sessions of a client for a server, which Chroma opens and never closes."""
    servers = (getattr(one, "_server", None) for one in (client, getattr(client, "_admin_client", None)))
    sessions = (getattr(server, "_session", None) for server in servers)
    return [session for session in sessions if session is not None]


class ChromaDense:
    """The vectors of one namespace in one collection, as `memory.long_term.dense.Dense` wants them."""

    def __init__(self, index: ChromaIndex, name: str, encoder_id: int, dims: int) -> None:
        self._index = index
        self._name = name
        self._encoder_id = encoder_id
        self._dims = dims
        self._rows: list[Change] = []
        self._live: dict[str, int] = {}
        self._fresh: dict[str, list[float]] = {}
        self._gone: list[str] = []
        self._vectors: dict[str, list[float]] = {}
        self._collection: Any = None
        self._connection = -1

    @property
    def nbytes(self) -> int:
        """Memory held here, in bytes, roughly; the vectors are Chroma's."""
        return 200 * len(self._live)

    def add(self, rows: Sequence[Change]) -> None:
        """Append items that have vectors; the first gets the next free slot."""
        for row in rows:
            entries = self._entries(row, row.vectors or b"")
            self._fresh |= entries
            self._live |= dict.fromkeys(entries, len(self._rows))
            self._rows.append(row._replace(value=None, tokens=None, vectors=None))

    def drop(self, slots: Sequence[int]) -> None:
        """Forget items: their entries leave Chroma with the next search."""
        dead = set(slots)
        gone = [entry for entry, slot in self._live.items() if slot in dead]
        for entry in gone:
            del self._live[entry]
            self._fresh.pop(entry, None)
        self._gone += gone

    def similarities(
        self, query: NDArray[np.float32], wanted: int, allowed: Mask, lexical: NDArray[np.float32]
    ) -> Similarities:
        """Return what Chroma finds, completed from the truth; NaN for the rest."""
        found = np.full(len(self._rows), np.nan, dtype=np.float32)
        for slot, cosine in self._asked(query, wanted):
            if allowed[slot]:
                found[slot] = np.fmax(found[slot], cosine)
        known = np.count_nonzero(~np.isnan(found))
        enough = known >= min(wanted, int(np.count_nonzero(allowed)))
        needed = best(np.where(allowed, lexical, 0), wanted, floor=0)
        missing = needed if enough else np.flatnonzero(allowed)
        self._complete(found, query, missing[np.isnan(found[missing])])
        return found

    def alike(self, slots: NDArray[np.intp]) -> NDArray[np.float32]:
        """Return zeros: the vectors lie with Chroma, and fetching them costs more than they tell."""
        return np.zeros((len(slots), len(slots)), dtype=np.float32)

    def vectors(self, slots: NDArray[np.intp]) -> None:
        """Return None: the vectors lie with Chroma."""

    def _complete(self, found: Similarities, query: NDArray[np.float32], slots: NDArray[np.intp]) -> None:
        if not len(slots):
            return
        blobs = self._blobs(slots.tolist())
        for slot in slots:
            blob = blobs.get(self._rows[slot].item_id)
            if blob:
                found[slot] = np.max(np.frombuffer(blob, dtype=np.float32).reshape(-1, len(query)) @ query)

    def _asked(self, query: NDArray[np.float32], wanted: int) -> list[tuple[int, float]]:
        from chromadb.errors import ChromaError
        from httpx import HTTPError

        if not self._live:
            return []
        try:
            self._sync()
            count = min(len(self._live), wanted) + _SPARE
            answers = self._collection.similarity_search_by_vector_with_relevance_scores(
                query.tolist(), k=count
            )
        except (ChromaError, HTTPError, OSError, ValueError, AttributeError) as error:
            # Chroma's client reports an unreachable server as a plain ValueError, and has lost
            # its parts when another thread has closed it after a failure of its own.
            self._collection = None
            self._index.failed(error)
            return []
        self._index.trouble = None
        hits = ((self._live.get(document.page_content), distance) for document, distance in answers)
        return [(slot, 1 - distance) for slot, distance in hits if slot is not None]

    def _sync(self) -> None:
        if self._collection is None or self._connection != self._index.connections:
            # First use, or something failed: compare everything, for another process may have been here.
            self._connection = self._index.connections
            collection = self._index.collection(self._name, self._vectors)
            present = set(collection.get(include=[])["ids"])
            self._put(collection, self._from_truth(self._live.keys() - present))
            self._remove(collection, present - self._live.keys())
            self._collection = collection
        else:
            self._put(self._collection, self._fresh)
            self._remove(self._collection, self._gone)
        self._fresh, self._gone = {}, []

    def _from_truth(self, entries: Collection[str]) -> dict[str, list[float]]:
        slots = {self._live[entry] for entry in entries}
        blobs = self._blobs(slots)
        found: dict[str, list[float]] = {}
        for slot in slots:
            row = self._rows[slot]
            found |= self._entries(row, blobs.get(row.item_id, b""))
        return {entry: vector for entry, vector in found.items() if entry in entries}

    def _blobs(self, slots: Collection[int]) -> dict[int, bytes]:
        return self._index.vectors_of([self._rows[slot].item_id for slot in slots], self._encoder_id)

    def _entries(self, row: Change, blob: bytes) -> dict[str, list[float]]:
        vectors = np.frombuffer(blob, dtype=np.float32).reshape(-1, self._dims)
        return {f"{row.item_id}:{row.seq}:{at}": vector.tolist() for at, vector in enumerate(vectors)}

    def _put(self, collection: Any, entries: dict[str, list[float]]) -> None:
        for part in _parts(entries):
            self._vectors.update((entry, entries[entry]) for entry in part)
            collection.add_texts(part, ids=part)
            self._vectors.clear()

    def _remove(self, collection: Any, entries: Iterable[str]) -> None:
        for part in _parts(entries):
            collection.delete(part)


class _Given(Embeddings):
    """Vectors that are known already, by the id that stands for the text."""

    def __init__(self, vectors: dict[str, list[float]]) -> None:
        self._vectors = vectors

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        return [self._vectors[text] for text in texts]

    def embed_query(self, text: str) -> list[float]:
        return self._vectors[text]


def _parts(entries: Iterable[str]) -> list[list[str]]:
    listed = list(entries)
    return [listed[at : at + _AT_ONCE] for at in range(0, len(listed), _AT_ONCE)]
