"""One state of the database for several reads, over one connection, or over none while nothing changes."""

import threading
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection

from memory.long_term import ledger
from memory.long_term.answers import NOTHING_KNOWN, Answers, Known
from memory.long_term.engine import Database
from memory.long_term.index import BehindError

_MOST_NAMES = 50_000
"""Paths whose heads are kept, and keys that are not there: some 300 bytes each."""

Given = TypeVar("Given")


class _Stamped(NamedTuple):
    """What is known of the database as long as it has this stamp."""

    stamp: int | None
    known: Known


class States:
    """Gives answers from one state; whoever asks while a question is answered gets the same one.

    Opening a connection and asking what has changed takes half of what a small read takes. One message of
    the user needs five reads: they share one, and need neither while nobody has written.
    """

    def __init__(
        self,
        database: Database,
        answers: Callable[[Connection | None, int, Known], Answers],
        now: Callable[[], int],
    ) -> None:
        self._database, self._answers, self._now = database, answers, now
        self._held = threading.local()
        self._last = _Stamped(None, NOTHING_KNOWN)

    def ask(self, question: Callable[[Answers], Given]) -> Given:
        """Answer a question that only reads, from memory if nothing was committed since and all is there.

        If it is not, the question is put once more, to the database. Times to live that were touched are
        renewed at the end.
        """
        held: Answers | None = getattr(self._held, "answers", None)
        if held is not None:
            return question(held)
        # Asked before the database is read: what is committed in between gives another stamp next time.
        stamp, last = self._database.stamp(), self._last
        if stamp is not None and stamp == last.stamp:
            answers = self._answers(None, self._now(), last.known)
            try:
                given = self._put(question, answers)
            except BehindError:
                pass
            else:
                self._renew(answers)
                return given
        now = self._now()
        with self._database.reading() as connection:
            answers = self._answers(connection, now, NOTHING_KNOWN)
            given = self._put(question, answers)
        self._renew(answers)
        self._keep(stamp, answers.learnt)
        return given

    def _put(self, question: Callable[[Answers], Given], answers: Answers) -> Given:
        """Put a question, and hold its answers for what is asked meanwhile."""
        self._held.answers = answers
        try:
            return question(answers)
        finally:
            self._held.answers = None

    def _renew(self, answers: Answers) -> None:
        if answers.touched:
            with self._database.writing() as connection:
                ledger.refresh(connection, answers.touched, answers.now)

    def _keep(self, stamp: int | None, learnt: Known) -> None:
        if stamp is None:
            return
        last = self._last
        known = last.known if last.stamp == stamp else None
        if known is None or len(known.heads) + len(known.absent) > _MOST_NAMES:
            self._last = _Stamped(stamp, learnt)
            return
        known.heads.update(learnt.heads)
        known.absent.update(learnt.absent)
