"""Scripted conversations: data files that name what must and must not be remembered afterwards."""

import tomllib
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from graph.state import Task
from memory import Record

FOLDER = Path(__file__).parent / "conversations"


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Line(_Part):
    """One message of the user, and what the turn must show. Lists hold texts that must all be there."""

    say: str
    answer: tuple[str, ...] = ()
    understood: tuple[str, ...] = ()
    recalls_no: tuple[str, ...] = ()
    consolidates: bool = False


class Session(_Part):
    """The lines of one thread. `end` ends the session afterwards; `user` overrides the conversation's."""

    thread: str
    turns: tuple[Line, ...]
    user: str = ""
    task: Task | None = None
    end: bool = False


class Expectation(_Part):
    """A pattern for a memory: everything that is given must fit."""

    user: str = ""
    attribute: str = ""
    contains: str = ""
    expires: bool | None = None

    def fits(self, record: Record) -> bool:
        """Tell whether a record is of this kind."""
        return (
            self.attribute in ("", record.attribute)
            and self.contains in f"{record.text}\n{record.value}"
            and self.expires in (None, record.valid_until is not None)
        )

    def __str__(self) -> str:
        """Name the pattern for a reader."""
        return " ".join(part for part in (self.attribute, self.contains and f"“{self.contains}”") if part)


class After(_Part):
    """What long-term memory must and must not hold when all is over."""

    must_hold: tuple[Expectation, ...] = ()
    must_not_hold: tuple[Expectation, ...] = ()


class Conversation(_Part):
    """A whole script."""

    title: str
    user: str
    sessions: tuple[Session, ...]
    after: After

    @property
    def users(self) -> tuple[str, ...]:
        """Everybody who speaks in it, in order."""
        return tuple(dict.fromkeys([self.user, *(s.user for s in self.sessions if s.user)]))


def conversations(folder: Path = FOLDER) -> list[Conversation]:
    """Read all scripts of a folder in the order of their names."""
    return [
        Conversation.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
        for path in sorted(folder.glob("*.toml"))
    ]
