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
