"""One at a time for each user, within this process."""

import threading


def turnstile(user: str) -> threading.RLock:
    """Return the lock under which a user's facts are read and written.

    Threads of this process wait for each other here instead of drafting their changes again and again;
    another process is met by `Shelf.revise`.
    """
    return _TURNSTILES[hash(user) % len(_TURNSTILES)]


_TURNSTILES = tuple(threading.RLock() for _ in range(64))
