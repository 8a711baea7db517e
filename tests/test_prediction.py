"""What a user will probably speak of next, read off the threads of the records."""

from datetime import UTC, datetime, timedelta

import pytest

from evals.prediction import frequent_topics, prefetched, right
from evals.recall_data import Conversation, Question
from memory import Evidence, Memory, MissingUserError, PastTurn, Record
from memory.long_term.prediction import likely_topics, sequence_of
from memory.long_term.store import MemoryStore

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)


def topics(*names: str) -> list[frozenset[str]]:
    return [frozenset({name}) for name in names]


def record(number: int, thread: str, *domains: str) -> Record:
    evidence = (Evidence(thread=thread, message=f"m{number}", quote="x"),)
    at = NOW + timedelta(minutes=number)
    return Record(
        id=f"r{number}", user="ada", kind="fact", attribute="other", text="x", value="x",
        recorded_at=at, domains=domains, evidence=evidence,
    )  # fmt: skip


def test_what_used_to_follow_is_expected_again() -> None:
    threads = topics("work", "food", "work", "food", "travel", "work")
    assert likely_topics(threads, 1) == ["food"]
    assert frequent_topics(threads, 1) == ["work"]


def test_without_threads_nothing_is_expected() -> None:
    assert likely_topics([], 3) == []


def test_threads_are_read_in_the_order_in_which_they_began() -> None:
    records = [record(3, "b", "food"), record(1, "a", "work"), record(2, "a", "travel")]
    assert sequence_of(records) == [frozenset({"work", "travel"}), frozenset({"food"})]


def test_a_forecast_holds_the_users_own_memories_only(store: MemoryStore) -> None:
    memory = Memory(store, clock=lambda: NOW)
    memory.observe("ada", "I like hiking in the mountains", thread="t1", message="m1")
    memory.observe("ben", "I like oolong tea", thread="t1", message="m1")
    forecast = memory.foresee("ada")
    assert forecast.topics
    assert [one.user for one in forecast.records] == ["ada"]
    assert memory.foresee("cem") == ((), ())
    with pytest.raises(MissingUserError):
        memory.foresee(" ")


def test_the_measure_counts_topics_and_evidence() -> None:
    texts = ("I cook pasta", "my train ticket", "I cook rice", "my train ticket", "I cook soup")
    turns = tuple(PastTurn(f"s{at}", f"m{at}", "Ann", text, NOW) for at, text in enumerate(texts))
    asked = Question("q", "What do I cook?", "all", ("m4", "m0"), None)
    conversation = Conversation("ann", turns, tuple(range(5)), (asked,))
    assert right([conversation], frequent_topics)
    assert prefetched([conversation], None) == [1.0]
