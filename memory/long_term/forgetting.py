"""Taking a memory out for good."""

from collections.abc import Iterable
from typing import NamedTuple

from memory.long_term.shelf import Shelf
from memory.records import Record


class Receipt(NamedTuple):
    """Proof of what was forgotten: ids only, since the text is gone."""

    user: str
    forgotten: tuple[str, ...]


def forget(shelf: Shelf, records: Iterable[Record]) -> Receipt:
    """Replace records by tombstones that hold no text, and return which.

    A tombstone keeps the id and the places (thread, message) that had said it, so that consolidating an
    old thread does not bring it back; saying it anew does.
    """
    stones = [_tombstone(record) for record in records if record.status != "forgotten"]
    shelf.put(stones)
    return Receipt(shelf.user, tuple(stone.id for stone in stones))


def _tombstone(record: Record) -> Record:
    places = tuple(e.model_copy(update={"quote": ""}) for e in record.evidence)
    return record.model_copy(
        update={
            "status": "forgotten",
            "text": "",
            "value": "",
            "domains": (),
            "task": None,
            "evidence": places,
        }
    )
