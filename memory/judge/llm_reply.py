"""Reading what a chat model answered: the verdict in it, or nothing. Never a crash, never a guess."""

import json
import re
from collections.abc import Iterator
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from memory.records import Operation, Subject

_MOST_STARTS = 20
_THOUGHT = re.compile(r"<think>.*?(?:</think>|\Z)", re.DOTALL)


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
    for candidate in _objects(_THOUGHT.sub("", text)):
        try:
            return Reply.model_validate(candidate, strict=True)
        except ValidationError:
            continue
    return None


def _objects(text: str) -> Iterator[Any]:
    """Yield the JSON objects that begin at a brace of the text, outermost first."""
    decoder = json.JSONDecoder()
    at = 0
    for _ in range(_MOST_STARTS):
        at = text.find("{", at)
        if at < 0:
            return
        try:
            found, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            at += 1
        else:
            yield found
