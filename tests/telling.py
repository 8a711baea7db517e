"""Telling a memory messages one after the other, as in a conversation."""

from memory import Memory, Turn
from memory.long_term.store import MemoryStore


def active(store: MemoryStore, *said: str | tuple[str, str]) -> set[tuple[str, str]]:
    """Tell the messages one after the other; returns what is active then.

    Each is answered in a word, or with the second of a pair.
    """
    memory, context = Memory(store), list[Turn]()
    for number, one in enumerate(said):
        text, reply = one if isinstance(one, tuple) else (one, "")
        memory.observe("ada", text, thread="t", message=str(number), context=context)
        reply = reply or ("好的。" if text[0] >= "\u3400" else "All right.")
        context += [Turn(role="user", content=text), Turn(role="assistant", content=reply)]
    return {(record.attribute, record.value) for record in memory.records("ada", "active")}


def assert_stays(store: MemoryStore, told: str, message: str) -> None:
    """Check that something is filed of the first message and that the second one takes nothing of it away."""
    known = active(store, told)
    assert known
    assert known <= active(store, told, message)
