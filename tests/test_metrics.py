"""What the memory did is counted, without a word of what was said."""

from memory import Memory
from memory.long_term.store import MemoryStore
from memory.metrics import exposition


def counted(name: str) -> float:
    """Return the sum of a metric over its labels."""
    lines = exposition().decode().splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith((name + "{", name + " ")))


def test_judging_writing_and_recalling_are_counted_without_their_text(store: MemoryStore) -> None:
    names = ("memory_judged_total", "memory_changes_total", "memory_recall_seconds_count")
    before = [counted(name) for name in names]
    memory = Memory(store)
    memory.observe("ada@example.com", "I live in Wolverhampton", thread="t", message="m")
    memory.observe("ada@example.com", "Nice weather today!", thread="t", message="n")
    memory.recall("ada@example.com", "where do I live")
    assert [counted(name) - was for name, was in zip(names, before, strict=True)] == [2, 1, 1]
    assert b"Wolverhampton" not in exposition() and b"ada@" not in exposition()


def test_a_refusal_is_counted_by_its_kind(store: MemoryStore) -> None:
    before = counted('memory_judged_total{layer="guard"')
    Memory(store).observe("ada", "my password is hunter2horse", thread="t", message="m")
    refused = [line for line in exposition().decode().splitlines() if 'refused="secret"' in line]
    assert len(refused) >= 1 and before >= 0


def test_a_recall_that_finds_nothing_is_counted_as_such(store: MemoryStore) -> None:
    before = counted("memory_recalls_empty_total")
    Memory(store).recall("nobody", "zxqv blorpt")
    assert counted("memory_recalls_empty_total") == before + 1
