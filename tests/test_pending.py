"""Weak signals: pending at first sight, active at the second one in another conversation."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from langgraph.store.memory import InMemoryStore

from memory import Memory

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.fixture
def memory() -> Iterator[Memory]:
    yield Memory(InMemoryStore(), clock=lambda: NOW)


def complain(memory: Memory, text: str, thread: str, message: str = "m", user: str = "ada") -> list[str]:
    seen = memory.observe(user, text, thread=thread, message=message)
    assert seen.decision.verdict == "SHORT"
    assert seen.decision.facts == ()
    return [change.action for change in seen.changes]


def statuses(memory: Memory, user: str = "ada") -> list[str]:
    return [record.status for record in memory.records(user)]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("太啰嗦了", "又是长篇大论"),
        ("too wordy", "that's way too long"),
        ("太长了吧", "wall of text again"),
    ],
)
def test_a_complaint_waits_and_counts_when_made_again_elsewhere(
    memory: Memory, first: str, second: str
) -> None:
    assert complain(memory, first, "monday") == ["pending"]
    assert statuses(memory) == ["pending"]
    assert memory.recall("ada", "how should answers be?").records == ()
    assert complain(memory, second, "friday") == ["added"]
    assert statuses(memory) == ["active"]
    assert statuses(memory, "bob") == []


def test_twice_in_one_conversation_is_still_one_mood(memory: Memory) -> None:
    complain(memory, "太啰嗦了", "monday", "1")
    complain(memory, "还是太长", "monday", "2")
    assert statuses(memory) == ["pending"]


def test_the_same_message_again_changes_nothing(memory: Memory) -> None:
    complain(memory, "too wordy", "monday")
    assert complain(memory, "too wordy", "monday") == []


def test_the_opposite_gives_way(memory: Memory) -> None:
    for thread in ("1", "2"):
        complain(memory, "too wordy", thread)
    for thread in ("3", "4"):
        complain(memory, "that's too short", thread)
    assert sorted(statuses(memory)) == ["active", "superseded"]


@pytest.mark.parametrize(
    "text", ["这部电影太长了，三个小时", "my commute is too long", "is my essay too long?"]
)
def test_other_things_may_be_long(memory: Memory, text: str) -> None:
    memory.observe("ada", text, thread="t", message="m")
    assert not [r for r in memory.records("ada", "pending") if r.attribute == "reply_style"]


def test_what_is_forgotten_starts_anew(memory: Memory) -> None:
    complain(memory, "too wordy", "monday")
    memory.forget("ada", [memory.records("ada")[0].id])
    assert complain(memory, "too wordy", "friday") == ["pending"]
    assert statuses(memory) == ["pending"]
