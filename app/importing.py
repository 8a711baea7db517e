"""`python -m app import`: old conversations brought along as JSON lines, with a progress bar.

Every part that is reported done is on the disk; called again after an interruption, what is there is passed
over.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AliasChoices, AwareDatetime, BaseModel, ConfigDict, Field, NaiveDatetime, ValidationError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from graph.persistence import open_store
from memory import Imported, Memory, PastTurn, UsageError

_AT_ONCE = 200
_SHAPE = (
    '{"thread": …, "message": …, "time": "2026-05-01T09:30:00Z", "speaker": …, '
    '"role": "user" or "assistant", "text": …}'
)

Label = Annotated[str, Field(min_length=1, coerce_numbers_to_str=True)]


class Line(BaseModel):
    """One turn as a line of JSON. A time without zone is taken for UTC; further fields are passed over."""

    model_config = ConfigDict(frozen=True)

    thread: Label = Field(validation_alias=AliasChoices("thread", "session"))
    message: Label = Field(validation_alias=AliasChoices("message", "id"))
    time: AwareDatetime | NaiveDatetime = Field(validation_alias=AliasChoices("time", "at"))
    text: str
    speaker: str = ""
    role: Literal["user", "assistant"] = "user"

    def turn(self) -> PastTurn:
        """Return it as the memory takes it."""
        at: datetime = self.time if self.time.tzinfo else self.time.replace(tzinfo=UTC)
        return PastTurn(self.thread, self.message, self.speaker, self.text, at, self.role)


def run_import(console: Console, file: Path, user: str) -> Imported:
    """File the turns of a JSON-lines file as episodes of `user` and return what became of them.

    Raises `UsageError`, before anything is written, when a line cannot be read.
    """
    total = sum(1 for _ in read_turns(file))
    done = Imported(0, 0, 0)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with open_store() as store, Progress(*columns, console=console) as bar:
        memory = Memory(store)
        task = bar.add_task(f"Importing {file.name}", total=total)
        for part in _parts(read_turns(file)):
            done = Imported(*map(sum, zip(done, memory.import_turns(user, part), strict=True)))
            bar.update(task, advance=len(part))
    console.print(f"{done.filed} turns filed, {done.known} known from before, {done.refused} not to be kept.")
    return done


def read_turns(file: Path) -> Iterator[PastTurn]:
    """Yield the turns of a file, blank lines passed over. Raises `UsageError` naming the line."""
    try:
        with file.open(encoding="utf-8-sig") as lines:
            for number, line in enumerate(lines, start=1):
                if line.strip():
                    yield _line(file, number, line).turn()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{file} cannot be read ({error}): give a UTF-8 file of JSON lines.") from error


def _line(file: Path, number: int, line: str) -> Line:
    try:
        return Line.model_validate_json(line)
    except ValidationError as error:
        wrong = error.errors()[0]
        where = ".".join(str(part) for part in wrong["loc"])
        raise UsageError(
            f"{file.name}, line {number}: {where or 'the line'}: {wrong['msg']}. "
            f"Nothing was imported. Each line is {_SHAPE}."
        ) from error


def _parts(turns: Iterator[PastTurn]) -> Iterator[Sequence[PastTurn]]:
    while part := list(islice(turns, _AT_ONCE)):
        yield part
