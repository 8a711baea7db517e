"""Messages of invented people with what each should leave in memory, for clause reader and second guard.

`evals/rows` holds one JSON object a line, one file a language.
"""

from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict

from evals.judge_rows import Label
from memory import Turn
from memory.records import Language

ROWS = Path(__file__).with_name("rows")


class LabelledMessage(BaseModel):
    """One message, the turns before it, what it tells, and whether it must not be kept anywhere.

    The value of a label is the shortest text that what is kept must hold.
    """

    model_config = ConfigDict(frozen=True)

    message: str
    context: tuple[Turn, ...] = ()
    told: tuple[Label, ...] = ()
    refused: Literal["injection", "secret"] | None = None


def read_messages(language: Language) -> list[LabelledMessage]:
    """Return the messages of a language in the order of their file: neighbours are by the same author."""
    lines = (ROWS / f"{language}.jsonl").read_text(encoding="utf-8").splitlines()
    return [LabelledMessage.model_validate_json(line) for line in lines]
