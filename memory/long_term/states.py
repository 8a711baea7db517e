"""One state of the database for several reads, over one connection."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from memory.long_term import ledger
from memory.long_term.answers import Answers
from memory.long_term.engine import Database


class States:
    """Gives answers from one state; whoever asks within such a reading gets the same one.

    Opening a connection and asking what has changed takes half of what a small read takes, and one message
    of the user needs four of them. Each thread has its own.
    """

    def __init__(
        self, database: Database, answers: Callable[[Connection, int], Answers], now: Callable[[], int]
    ) -> None:
        self._database, self._answers, self._now = database, answers, now
        self._held = threading.local()

    @contextmanager
    def one(self) -> Iterator[Answers]:
        """Answer from the state of the reading that this thread is in, else from the present one.

        Times to live that were touched are renewed when the reading ends.
        """
        held: Answers | None = getattr(self._held, "answers", None)
        if held is not None:
            yield held
            return
        now = self._now()
        with self._database.reading() as connection:
            self._held.answers = answers = self._answers(connection, now)
            try:
                yield answers
            finally:
                self._held.answers = None
        if answers.touched:
            with self._database.writing() as connection:
                ledger.refresh(connection, answers.touched, now)
