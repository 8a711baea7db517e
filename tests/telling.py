"""Telling a memory messages one after the other, as in a conversation."""

from memory import Memory, Turn
from memory.long_term.store import MemoryStore


def active(store: MemoryStore, *said: str) -> set[tuple[str, str]]:
    """Tell the messages one after the other, each answered in a word; returns what is active then."""
    memory, context = Memory(store), list[Turn]()
    for number, text in enumerate(said):
        memory.observe("ada", text, thread="t", message=str(number), context=context)
        reply = "好的。" if text[0] >= "\u3400" else "All right."
        context += [Turn(role="user", content=text), Turn(role="assistant", content=reply)]
    return {(record.attribute, record.value) for record in memory.records("ada", "active")}


def assert_stays(store: MemoryStore, told: str, message: str) -> None:
    """Check that something is filed of the first message and that the second one takes nothing of it away."""
    known = active(store, told)
    assert known
    assert known <= active(store, told, message)
