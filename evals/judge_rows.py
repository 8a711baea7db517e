"""The rows of a file of labelled messages, and whether what is stored meets them."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from memory.errors import UsageError
from memory.judge.reading.folding import fold
from memory.records import Language, Operation, Record, Turn, Verdict

# People do not speak in our categories: "I swim every morning" is a liking as well as a habit.
_FAMILIES = (
    frozenset({"like", "habit", "diet"}),
    frozenset({"dislike", "diet", "allergy"}),
    frozenset({"goal", "project", "skill"}),
)
# What was said of somebody else and is filed as the user's own is wrong, whatever its attribute.
_OF_OTHERS = {"family": "family", "other": "other"}


class Label(BaseModel):
    """One fact that a message must leave behind."""

    model_config = ConfigDict(frozen=True)

    attribute: str
    value: str
    op: Operation = "add"


class LabelledRow(BaseModel):
    """One message with the turns before it, and what it should leave behind."""

    model_config = ConfigDict(frozen=True)

    id: str
    lang: Language
    category: str
    message: str
    decision: Verdict
    context: tuple[Turn, ...] = ()
    facts: tuple[Label, ...] = ()
    must_not: tuple[str, ...] = ()
    secret: bool = False
    injection: bool = False
    hard: bool = Field(default=False)

    @property
    def changes_something(self) -> Literal["update", "delete"] | None:
        """Say whether the message changes or ends what is stored already."""
        return next((fact.op for fact in self.facts if fact.op != "add"), None)


def read_rows(file: Path) -> list[LabelledRow]:
    """Return the rows of a JSONL file. Raises `UsageError` with the line that is none."""
    rows = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip():
            continue
        try:
            rows.append(LabelledRow.model_validate_json(line))
        except ValidationError as error:
            first = error.errors()[0]
            raise UsageError(f"{file}, line {number}: {first['loc']}: {first['msg']}") from error
    if not rows:
        raise UsageError(f"{file} holds no rows.")
    return rows


def holds(text: str, value: str) -> bool:
    """Say whether a text contains a value, whatever the capitals, width or script."""
    return fold(value).text.strip() in fold(text).text


def is_stored(label: Label, records: Sequence[Record]) -> bool:
    """Say whether one of the records is the fact that a label wants."""
    return any(_fits(label, record) and holds(record.value, label.value) for record in records)


def is_gone(label: Label, active: Iterable[Record]) -> bool:
    """Say whether no active record holds the value that a label ends."""
    return not any(holds(record.value, label.value) for record in active)


def related(attribute: str) -> frozenset[str]:
    """Return the attributes that count as the same one."""
    return frozenset({attribute}).union(*(family for family in _FAMILIES if attribute in family))


def _fits(label: Label, record: Record) -> bool:
    if label.attribute in _OF_OTHERS and record.subject == "user" and record.attribute != label.attribute:
        return False
    return record.attribute in related(label.attribute)
