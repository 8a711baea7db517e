"""A second opinion on the order of what was found: any reranker of LangChain, or a function of texts.

Off unless a reranker is given: none is bundled, since a cross-encoder needs weights that no well-kept package
brings along, and takes some 10 ms a memory on a CPU. It may change the order and nothing else: what the gate
held back stays back, and what a reranker leaves out comes after the rest. One that fails or is late changes
nothing.
"""

import logging
import queue
import threading
from collections.abc import Callable, Sequence

from langchain_core.documents import BaseDocumentCompressor, Document
from langchain_core.exceptions import ModelError

from memory.records import Hit
from memory.settings import MemorySettings

log = logging.getLogger(__name__)

Scoring = Callable[[str, Sequence[str]], Sequence[float]]
"""Given a question and texts, return one number for each text, higher for what fits better."""

Reranker = BaseDocumentCompressor | Scoring

# What clients and local models raise over a failing server or an input that they cannot take.
_FAILURES = (ModelError, OSError, ValueError, TypeError, AttributeError, LookupError, RuntimeError)


class Reranking:
    """Put hits into the order of a reranker, within a deadline."""

    def __init__(self, reranker: Reranker, *, deadline_s: float, most: int) -> None:
        """Take the reranker, the seconds to wait for it, and how many of the first hits it is shown."""
        self._reranker = reranker
        self._deadline_s = deadline_s
        self._most = most

    def __call__(self, query: str, hits: Sequence[Hit]) -> list[Hit]:
        """Return the same hits, the first ones in a new order; unchanged when the reranker gives none.

        The scores stay in descending order; `explain["reranked"]` is the place given, 1 for the first.
        """
        shown, rest = hits[: self._most], hits[self._most :]
        order = self._order(query, shown) if len(shown) > 1 else []
        if not order:
            return list(hits)
        places = [*order, *(at for at in range(len(shown)) if at not in set(order))]
        scores = [hit.score for hit in shown]
        moved = [
            shown[at]._replace(score=score, explain=shown[at].explain | {"reranked": place})
            for place, (at, score) in enumerate(zip(places, scores, strict=True), start=1)
        ]
        return [*moved, *rest]

    def _order(self, query: str, hits: Sequence[Hit]) -> list[int]:
        """Return positions in the reranker's order, [] without an answer in time."""
        answers: queue.SimpleQueue[list[int]] = queue.SimpleQueue()
        texts = [hit.record.text for hit in hits]
        # A thread of its own can be left behind.
        threading.Thread(target=self._ask, args=(query, texts, answers), daemon=True).start()
        try:
            return answers.get(timeout=self._deadline_s)
        except queue.Empty:
            log.warning("The reranker did not answer within %s s: the order stays.", self._deadline_s)
            return []

    def _ask(self, query: str, texts: Sequence[str], answers: "queue.SimpleQueue[list[int]]") -> None:
        try:
            answers.put(_asked(self._reranker, query, texts))
        except _FAILURES as error:
            log.warning("The reranker failed, the order stays: %s", error)
            answers.put([])


def reranking_of(reranker: Reranker | None, settings: MemorySettings) -> Reranking | None:
    """Return a reranker with the deadline and the number of the settings; None without one."""
    if reranker is None:
        return None
    return Reranking(reranker, deadline_s=settings.reranker_deadline_s, most=settings.reranker_most)


def _asked(reranker: Reranker, query: str, texts: Sequence[str]) -> list[int]:
    if isinstance(reranker, BaseDocumentCompressor):
        documents = [Document(text, metadata={"place": at}) for at, text in enumerate(texts)]
        answer = [document.metadata["place"] for document in reranker.compress_documents(documents, query)]
        return [at for at in dict.fromkeys(answer) if at in range(len(texts))]
    scores = [float(score) for score in reranker(query, texts)]
    if len(scores) != len(texts):
        raise ValueError(f"{len(scores)} scores for {len(texts)} texts")
    return sorted(range(len(texts)), key=lambda at: -scores[at])
