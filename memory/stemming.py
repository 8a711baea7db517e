"""English word stems (Porter2), safe from any thread."""

import threading
from functools import lru_cache

_threads = threading.local()


@lru_cache(maxsize=50_000)
def stem(word: str) -> str:
    """Return the stem of a lower-case word."""
    # A stemmer keeps the word it works on in itself: one for each thread.
    if not hasattr(_threads, "stemmer"):
        # Its thirty languages take 15 ms to import: not before there is a word.
        import snowballstemmer

        _threads.stemmer = snowballstemmer.stemmer("english")
    return str(_threads.stemmer.stemWord(word))
