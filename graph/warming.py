"""What a process has to do once, done beside its first reply: no later message waits for it."""

import gc
import threading

from memory.lazy_pattern import compile_all

_once = threading.Lock()


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
