"""The seam for a reranker: it orders what the gate let through, in time, or not at all."""

import threading
from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from langchain_core.callbacks import Callbacks
from langchain_core.documents import BaseDocumentCompressor, Document

from memory import Hit, Memory, MemorySettings, Record
from memory.long_term.reranking import Reranker, Reranking
from memory.long_term.store import MemoryStore

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)


class LastOnly(BaseDocumentCompressor):
    """Keep the last document alone, as a compressor with `top_n` does."""

    def compress_documents(
        self, documents: Sequence[Document], query: str, callbacks: Callbacks | None = None
    ) -> Sequence[Document]:
        return [documents[-1].model_copy(deep=True)]


def hits(*texts: str) -> list[Hit]:
    return [
        Hit(
            record=Record(
                id=text, user="ada", kind="fact", attribute="other", text=text, value=text, recorded_at=NOW
            ),
            score=1 - at / 10,
            explain={"match": 0.9},
        )
        for at, text in enumerate(texts)
    ]


def order(reranker: Reranker, *texts: str, most: int = 30, deadline_s: float = 30) -> list[str]:
    ranked = Reranking(reranker, deadline_s=deadline_s, most=most)("which?", hits(*texts))
    return [hit.record.text for hit in ranked]


def by_length(query: str, texts: Sequence[str]) -> list[float]:
    return [float(len(text)) for text in texts]


def test_a_function_of_texts_gives_the_order() -> None:
    assert order(by_length, "a", "ccc", "bb") == ["ccc", "bb", "a"]


def test_what_a_compressor_leaves_out_comes_after_the_rest() -> None:
    assert order(LastOnly(), "a", "b", "c") == ["c", "a", "b"]


def test_scores_stay_descending_and_the_place_is_told() -> None:
    ranked = Reranking(by_length, deadline_s=30, most=30)("which?", hits("a", "bb"))
    assert [hit.score for hit in ranked] == [1, 0.9]
    assert [hit.explain["reranked"] for hit in ranked] == [1, 2]


def test_what_it_is_not_shown_keeps_its_place() -> None:
    assert order(by_length, "a", "bb", "cccc", most=2) == ["bb", "a", "cccc"]


@pytest.mark.parametrize("answer", [[1.0], ["much", "more"], None])
def test_a_reranker_that_fails_changes_nothing(answer: object) -> None:
    assert order(lambda query, texts: answer, "a", "bb") == ["a", "bb"]  # type: ignore[arg-type, return-value]


def test_a_reranker_that_is_late_is_not_waited_for() -> None:
    answered = threading.Event()

    def late(query: str, texts: Sequence[str]) -> list[float]:
        answered.wait(30)
        return by_length(query, texts)

    assert order(late, "a", "bb", deadline_s=0.01) == ["a", "bb"]
    answered.set()


def test_memory_asks_it_about_what_the_gate_let_through_only(store: MemoryStore) -> None:
    shown: list[str] = []

    def reverse(query: str, texts: Sequence[str]) -> list[float]:
        shown.extend(texts)
        return [float(at) for at, _ in enumerate(texts)]

    settings = MemorySettings(reranker_deadline_s=30)
    memory = Memory(store, reranker=reverse, settings=settings, clock=lambda: NOW)
    for at, text in enumerate(("I like oolong tea", "I like green tea", "My landlord is strict")):
        memory.observe("ada", text, thread="t", message=f"m{at}")
    plain = Memory(store, clock=lambda: NOW).recall("ada", "which tea do I like?", hops=0).hits
    ranked = memory.recall("ada", "which tea do I like?", hops=0).hits
    assert [hit.record.id for hit in ranked] == [hit.record.id for hit in reversed(plain)]
    shown.clear()
    assert memory.recall("ada", "How does photosynthesis work?").hits == ()
    assert shown == []
