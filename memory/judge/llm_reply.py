"""Reading what a chat model answered: the verdict in it, or nothing. Never a crash, never a guess."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from memory.asked_model import objects_in
from memory.records import Operation, Subject


class FoundFact(BaseModel):
    """One fact as the model gives it; what else it writes is passed over."""

    model_config = ConfigDict(extra="ignore")

    attribute: str
    value: str
    op: Operation = "add"
    about: Subject = "user"


class Reply(BaseModel):
    """The verdict of the model."""

    model_config = ConfigDict(extra="ignore")

    long: Literal[True, False]
    facts: list[FoundFact] = []


def read_reply(text: str) -> Reply | None:
    """Return the first object in a text that is a verdict; None for prose, refusals and broken JSON.

    It may stand in a code fence, in prose, or after a train of thought. One fact of a wrong type makes the
    whole verdict unusable: what is left of it would be a guess.
    """
    for candidate in objects_in(text):
        try:
            return Reply.model_validate(candidate, strict=True)
        except ValidationError:
            continue
    return None
