"""One state of the database for several reads, over one connection, or over none while nothing changes."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection

from memory.long_term import ledger
from memory.long_term.answers import Answers, Heads
from memory.long_term.engine import Database
from memory.long_term.index import BehindError
from memory.long_term.lookup import Head

_MOST_PATHS = 50_000
"""Paths whose heads are kept, some 300 bytes each."""

Given = TypeVar("Given")


class _Known(NamedTuple):
    """Where namespaces stood, as long as the database has this stamp."""

    stamp: int | None
    heads: dict[str, list[Head]]


class States:
    """Gives answers from one state; whoever asks within such a reading gets the same one.

    Opening a connection and asking what has changed takes half of what a small read takes. One message of
    the user needs four reads: they share one. A search for itself needs neither while nobody has written.
    """

    def __init__(
        self,
        database: Database,
        answers: Callable[[Connection | None, int, Heads], Answers],
        now: Callable[[], int],
    ) -> None:
        self._database, self._answers, self._now = database, answers, now
        self._held = threading.local()
        self._known = _Known(None, {})

    def ask(self, question: Callable[[Answers], Given]) -> Given:
        """Answer as in `one`, from memory alone if nothing was committed since and all is at hand there."""
        if getattr(self._held, "answers", None) is not None:
            with self.one() as answers:
                return question(answers)
        # Asked before the database is read: what is committed in between gives another stamp next time.
        stamp = self._database.stamp()
        if stamp is not None and stamp == self._known.stamp:
            answers = self._answers(None, self._now(), self._known.heads)
            try:
                given = question(answers)
            except BehindError:
                pass
            else:
                self._renew(answers)
                return given
        with self.one() as answers:
            given = question(answers)
        self._keep(stamp, answers.heads)
        return given

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
            self._held.answers = answers = self._answers(connection, now, {})
            try:
                yield answers
            finally:
                self._held.answers = None
        self._renew(answers)

    def _renew(self, answers: Answers) -> None:
        if answers.touched:
            with self._database.writing() as connection:
                ledger.refresh(connection, answers.touched, answers.now)

    def _keep(self, stamp: int | None, heads: Heads) -> None:
        if stamp is None:
            return
        if self._known.stamp != stamp or len(self._known.heads) > _MOST_PATHS:
            self._known = _Known(stamp, {})
        self._known.heads.update(heads)
