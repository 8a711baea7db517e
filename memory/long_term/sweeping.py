"""Clearing away what has expired and the traces of what was deleted, now and then."""

from memory.long_term import ledger
from memory.long_term.engine import Database
from memory.long_term.moments import MINUTE

_TRACES_KEPT = 24 * 60 * MINUTE
"""How long the trace of a deletion is kept: whoever sleeps longer reads the namespace anew."""


class Sweeper:
    """Sweeps one database; `minutes` is the least time between two sweeps that nobody asked for."""

    def __init__(self, database: Database, minutes: float, now: int) -> None:
        self._database = database
        self._pause = minutes * MINUTE
        self._swept_at = now

    def sweep_if_due(self, now: int) -> None:
        """Sweep if the last time is long enough ago; a clock set back does not put it off for long."""
        if abs(now - self._swept_at) > self._pause:
            self.sweep(now)

    def sweep(self, now: int) -> int:
        """Delete what is past its time and old traces; returns how many items expired."""
        self._swept_at = now
        # Apart from each other and from writes: each takes namespaces in the order of their ids.
        with self._database.writing() as connection:
            expired = ledger.expire(connection, now)
        with self._database.writing() as connection:
            ledger.purge(connection, now - _TRACES_KEPT)
        return expired
