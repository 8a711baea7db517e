"""What is got ready beside a reply, so that no later message waits for it."""

import gc
import threading
from contextlib import suppress

from langgraph.store.base import BaseStore

from memory import Memory
from memory.errors import MEMORY_FAILURES
from memory.lazy_pattern import compile_all
from memory.long_term.abilities import in_one_state
from memory.long_term.shelf import Shelf

_once = threading.Lock()
# What the rules decide, and what they leave to the small model.
_PROBES = (
    "我叫小雨，住在北京，女儿五岁",
    "my name is Ada and I live in Leeds",
    "they reckon the bins go out on Fridays",
)


def get_ready(store: BaseStore) -> threading.Thread:
    """Load encoder, weights and patterns in a thread, while the user types the first message.

    Writes nothing. Whatever fails there fails again in that message, which says so.
    """

    def load() -> None:
        memory = Memory(store)
        with suppress(*MEMORY_FAILURES):
            for probe in _PROBES:
                memory.judge.decide(probe, now=memory.clock())
        compile_all()

    thread = threading.Thread(target=load, name="get-ready", daemon=True)
    thread.start()
    return thread


def warm_up() -> None:
    """Compile the patterns that were not used yet, and let the garbage collector pass over what is loaded.

    Only the first call of a process does something, 0.6 s of work. Model and libraries, which stay until the
    process ends, are 160 000 objects: looking at all of them again stopped every hundredth turn for 0.1 to
    0.3 seconds. What else is alive by then is freed as before, except for cycles.
    """
    # Never given back.
    if not _once.acquire(blocking=False):
        return
    compile_all()
    gc.collect()
    gc.freeze()


def keep_at_hand(memory: Memory, user: str) -> None:
    """Read what has just been filed, so that the next message finds it in memory.

    A store that fails is left to that message, which says so.
    """
    with suppress(*MEMORY_FAILURES):
        in_one_state(memory.store, lambda: (memory.core(user), Shelf(memory.store, user).facts_at_hand()))
