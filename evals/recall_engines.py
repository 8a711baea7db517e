"""What is compared: the memory as in use, each half of its search alone, and stores wired the usual way."""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Protocol

import numpy as np
from langgraph.store.memory import InMemoryStore

from memory import Memory, PastTurn, UsageError
from memory.counting import count_tokens
from memory.long_term.bm25 import Bm25, terms_of
from memory.long_term.dense import best
from memory.long_term.embeddings import Encoder
from memory.long_term.store import MemoryStore
from memory.long_term.tokens import tokenize

_PART = 256
_AFTER = timedelta(minutes=1)


class Answer:
    """The message ids found, best first, and how many tokens their texts have."""

    def __init__(self, found: Sequence[tuple[str, str]]) -> None:
        self.ids = [message for message, _ in found]
        self.tokens = sum(count_tokens(text) for _, text in found)


class Engine(Protocol):
    """Something that turns can be filed in and questions asked of."""

    def file(self, user: str, turns: Sequence[PastTurn]) -> int:
        """Add turns after those filed before; returns how many it refused to keep."""

    def ask(self, user: str, question: str, limit: int) -> Answer:
        """Return what it finds for a question, right after the last turn filed."""


class Ours:
    """`Memory` as in use: filed through `import_turns`, asked through `recall`, with the no-match gate."""

    def __init__(self, encoder: Encoder, folder: Path) -> None:
        self._encoder, self._url = encoder, f"sqlite:///{folder / 'recall.sqlite'}"
        self._open()

    def _open(self) -> None:
        self._store = MemoryStore(self._url, encoder=self._encoder, fields=("text",))
        self._memory = Memory(self._store, clock=lambda: self._now)

    def file(self, user: str, turns: Sequence[PastTurn]) -> int:
        """Add turns after those filed before; returns how many it refused to keep."""
        self._now = turns[-1].at + _AFTER
        parts = (turns[at : at + _PART] for at in range(0, len(turns), _PART))
        return sum(self._memory.import_turns(user, part).refused for part in parts)

    def reopen(self) -> None:
        """Open the store anew, as a process that starts: nothing lies in memory then."""
        self._store.close()
        self._open()

    def foresee(self, user: str) -> None:
        """Load what is searched of a user, as at the start of a session."""
        self._memory.foresee(user)

    def tell(self, user: str, text: str, number: int, now: datetime) -> None:
        """Let the user say something, so that it is judged and filed as in a conversation."""
        self._now = now
        self._memory.observe(user, text, thread="told", message=f"m{number}")

    def ask(self, user: str, question: str, limit: int) -> Answer:
        """Return what it finds for a question, right after the last turn filed."""
        records = [hit.record for hit in self._memory.recall(user, question, limit=limit).hits]
        return Answer([(record.evidence[0].message, record.text) for record in records])


class _Alone(ABC):
    """One half of the search over the texts that our memory would index, without gate or anything else."""

    def __init__(self, encoder: Encoder, folder: Path) -> None:
        self._encoder = encoder
        self._turns: dict[str, list[tuple[str, str]]] = defaultdict(list)

    def file(self, user: str, turns: Sequence[PastTurn]) -> int:
        """Add turns after those filed before."""
        fresh = [(turn.message, f"[{turn.at:%Y-%m-%d}] {turn.speaker}: {turn.text}") for turn in turns]
        self._turns[user] += fresh
        self._index(user, [text for _, text in fresh])
        return 0

    def ask(self, user: str, question: str, limit: int) -> Answer:
        """Return the best by this half."""
        scores, floor = self._scores(user, question)
        return Answer([self._turns[user][at] for at in best(scores, limit, floor)])

    @abstractmethod
    def _index(self, user: str, texts: Sequence[str]) -> None:
        """Take in the texts that this half searches."""

    @abstractmethod
    def _scores(self, user: str, question: str) -> tuple["np.typing.NDArray[np.float32]", float]:
        """Return one score for each text of a user, and the score above which one counts."""


class Dense(_Alone):
    """Cosine alone."""

    def __init__(self, encoder: Encoder, folder: Path) -> None:
        super().__init__(encoder, folder)
        self._vectors: dict[str, list[np.typing.NDArray[np.float32]]] = defaultdict(list)

    def _index(self, user: str, texts: Sequence[str]) -> None:
        self._vectors[user].append(self._encoder.documents(texts))

    def _scores(self, user: str, question: str) -> tuple["np.typing.NDArray[np.float32]", float]:
        return np.concatenate(self._vectors[user]) @ self._encoder.queries([question])[0], -np.inf


class Lexical(_Alone):
    """BM25 alone."""

    def __init__(self, encoder: Encoder, folder: Path) -> None:
        super().__init__(encoder, folder)
        self._words: dict[str, Bm25] = defaultdict(Bm25)

    def _index(self, user: str, texts: Sequence[str]) -> None:
        self._words[user].add([tokenize(text) for text in texts])

    def _scores(self, user: str, question: str) -> tuple["np.typing.NDArray[np.float32]", float]:
        words, terms = self._words[user], terms_of(tokenize(question))
        everything = np.ones(len(words.lengths), dtype=np.bool_)
        return words.scores(terms, words.statistics(terms, everything)), 0.0


class InMemory:
    """LangGraph's `InMemoryStore` with the same encoder over bare turns, as its manual shows it."""

    def __init__(self, encoder: Encoder, folder: Path) -> None:
        self._store = InMemoryStore(
            index={"dims": encoder.dims, "embed": encoder.embeddings, "fields": ["text"]}
        )

    def file(self, user: str, turns: Sequence[PastTurn]) -> int:
        """Add turns after those filed before."""
        # One by one: a batch with the same text twice is more than its index can count.
        for turn in turns:
            self._store.put((user,), turn.message, {"text": turn.text})
        return 0

    def ask(self, user: str, question: str, limit: int) -> Answer:
        """Return the nearest."""
        found = self._store.search((user,), query=question, limit=limit)
        return Answer([(item.key, item.value["text"]) for item in found])


class Chroma:
    """One Chroma collection a user through `langchain-chroma`, bare turns, as its manual shows it."""

    def __init__(self, encoder: Encoder, folder: Path) -> None:
        from chromadb import EphemeralClient
        from chromadb.config import Settings
        from langchain_chroma import Chroma as Collection

        client = EphemeralClient(Settings(anonymized_telemetry=False))
        self._open: Callable[[str], Collection] = lambda name: Collection(
            name,
            encoder.embeddings,
            client=client,
            collection_metadata={"hnsw:space": "cosine"},
        )
        self._collections: dict[str, Collection] = {}

    def file(self, user: str, turns: Sequence[PastTurn]) -> int:
        """Add turns after those filed before."""
        if user not in self._collections:
            self._collections[user] = self._open(f"user-{len(self._collections)}")
        self._collections[user].add_texts([t.text for t in turns], ids=[t.message for t in turns])
        return 0

    def ask(self, user: str, question: str, limit: int) -> Answer:
        """Return the nearest."""
        found = self._collections[user].similarity_search(question, k=limit)
        return Answer([(str(document.id), document.page_content) for document in found])


ENGINES: dict[str, Callable[[Encoder, Path], Engine]] = {
    "ours": Ours, "dense": Dense, "lexical": Lexical, "chroma": Chroma, "inmemory": InMemory,
}  # fmt: skip


def open_engine(name: str, encoder: Encoder, folder: Path) -> Engine:
    """Open an engine by its name, with `folder` for what it writes. Raises `UsageError` for another name."""
    if name not in ENGINES:
        raise UsageError(f"There is no engine {name!r}: use one of {', '.join(ENGINES)}.")
    return ENGINES[name](encoder, folder)
