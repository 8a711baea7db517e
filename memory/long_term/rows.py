"""A row of the truth as the index takes it, apart from the SQL that reads it."""

from datetime import datetime
from typing import NamedTuple


class Change(NamedTuple):
    """The present state of an item that changed; without `vectors` it cannot be found by a query."""

    item_id: int
    key: str
    seq: int
    value: str | None
    tokens: str | None
    created_at: datetime
    updated_at: datetime
    expires_at: int | None
    vectors: bytes | None
