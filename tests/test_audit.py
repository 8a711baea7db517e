"""The trail of writes: complete, without text, and broken by whatever is altered."""

from datetime import UTC, datetime

import pytest
from langgraph.store.base import BaseStore
from langgraph.store.memory import InMemoryStore

from memory import Memory
from memory.namespaces import audit_namespace_of

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.fixture
def store() -> InMemoryStore:
    return InMemoryStore()


@pytest.fixture
def memory(store: BaseStore) -> Memory:
    memory = Memory(store, clock=lambda: NOW)
    memory.observe("ada", "I live in Leeds", thread="t", message="1")
    memory.observe("ada", "I moved to Turku", thread="t", message="2")
    return memory


def test_every_write_leaves_an_entry_chained_to_the_one_before(memory: Memory) -> None:
    trail = memory.trail("ada")
    assert trail.broken_at is None
    assert [entry.number for entry in trail.entries] == list(range(1, len(trail.entries) + 1))
    assert {entry.status for entry in trail.entries} == {"active", "superseded"}
    assert {entry.attribute for entry in trail.entries} == {"location"}
    assert memory.trail("bob").entries == ()


def test_no_entry_holds_what_was_said(memory: Memory) -> None:
    assert "Leeds" not in str(memory.trail("ada"))
    memory.forget("ada", [record.id for record in memory.records("ada")])
    trail = memory.trail("ada")
    assert trail.entries[-1].status == "forgotten"
    assert trail.broken_at is None
    assert "Turku" not in str(trail)


def test_an_altered_entry_breaks_the_chain(memory: Memory, store: BaseStore) -> None:
    second = memory.trail("ada").entries[1]
    forged = second.model_dump(mode="json") | {"status": "expired"}
    store.put(audit_namespace_of("ada"), second.key, forged, index=False)
    assert memory.trail("ada").broken_at == 2


def test_a_missing_entry_breaks_the_chain(memory: Memory, store: BaseStore) -> None:
    store.delete(audit_namespace_of("ada"), memory.trail("ada").entries[0].key)
    assert memory.trail("ada").broken_at == 2


def test_hearing_the_same_message_again_writes_nothing(memory: Memory) -> None:
    before = memory.trail("ada")
    memory.observe("ada", "I moved to Turku", thread="t", message="2")
    assert memory.trail("ada") == before
