"""A chain of what was written about a user, without a word of it: who changed which record to what, and when.

Every entry holds the hash of the one before (BLAKE2b over its fields), so that an entry taken out or altered
later breaks the chain from there on. Entries name a record by its id; no text is in them, so forgetting has
nothing to remove here.
"""

import hashlib
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

import orjson
from pydantic import BaseModel, ConfigDict, ValidationError

from memory.records import Origin, Record, Status

GENESIS = "0" * 32
_WIDTH = 12


class Entry(BaseModel):
    """One write of one record. `hash` covers all other fields, `before` is the hash of the entry before."""

    model_config = ConfigDict(frozen=True)

    number: int
    at: datetime
    record: str
    attribute: str
    status: Status
    origin: Origin
    seen: int
    before: str
    hash: str = ""

    @property
    def key(self) -> str:
        """The key it is stored under: sorted like the numbers; two writers at once leave two entries."""
        return f"{self.number:0{_WIDTH}d}-{self.hash[:8]}"


class Trail(NamedTuple):
    """The entries of a user, oldest first, and the number of the first one that breaks the chain, if any."""

    entries: tuple[Entry, ...]
    broken_at: int | None


def entries_for(records: Iterable[Record], last: Entry | None, at: datetime) -> list[Entry]:
    """Return one entry a record, chained to the last one."""
    chain: list[Entry] = []
    for record in records:
        last = _sealed(
            Entry(
                number=last.number + 1 if last else 1,
                at=at,
                record=record.id,
                attribute=record.attribute,
                status=record.status,
                origin=record.origin,
                seen=record.seen,
                before=last.hash if last else GENESIS,
            )
        )
        chain.append(last)
    return chain


def read_trail(values: Iterable[object]) -> Trail:
    """Return the trail that stored values make, checked from its beginning."""
    entries = sorted((entry for value in values if (entry := _entry(value))), key=lambda e: e.number)
    return Trail(tuple(entries), _first_break(entries))


def _first_break(entries: Sequence[Entry]) -> int | None:
    before, number = GENESIS, 0
    for entry in entries:
        if entry.before != before or entry.number != number + 1 or _sealed(entry).hash != entry.hash:
            return entry.number
        before, number = entry.hash, entry.number
    return None


def _sealed(entry: Entry) -> Entry:
    content = orjson.dumps(entry.model_dump(mode="json", exclude={"hash"}), option=orjson.OPT_SORT_KEYS)
    return entry.model_copy(update={"hash": hashlib.blake2b(content, digest_size=16).hexdigest()})


def _entry(value: object) -> Entry | None:
    try:
        return Entry.model_validate(value)
    except ValidationError:
        return None
