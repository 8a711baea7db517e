"""What a store settles once, on being opened: its own id, and words cut as this version cuts them."""

import uuid

import orjson
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from memory.long_term import tokens
from memory.long_term.engine import Database
from memory.long_term.tables import items, lock, settings
from memory.long_term.values import decode_value, words_of

_ID = "id"
_TOKENS = "tokens"


def settle(database: Database) -> str:
    """Return the store's id, which names its collections elsewhere. Writes only where something is new."""
    with database.reading() as connection:
        known = _known(connection)
    if known.get(_TOKENS) == tokens.VERSION and _ID in known:
        return known[_ID]
    with database.writing() as connection:
        lock(connection)
        known = _known(connection)
        if known.get(_TOKENS, tokens.VERSION) != tokens.VERSION:
            _retokenize(connection)
        known = {_ID: known.get(_ID, uuid.uuid4().hex), _TOKENS: tokens.VERSION}
        connection.execute(delete(settings).where(settings.c.name.in_(known)))
        connection.execute(
            insert(settings), [{"name": name, "value": value} for name, value in known.items()]
        )
    return known[_ID]


def _known(connection: Connection) -> dict[str, str]:
    return {row.name: row.value for row in connection.execute(select(settings))}


def _retokenize(connection: Connection) -> None:
    rows = connection.execute(
        select(items.c.id, items.c.value, items.c.fields).where(items.c.fields.is_not(None))
    ).all()
    fresh = [
        {
            "at": row.id,
            "tokens": " ".join(tokens.tokenize(words_of(decode_value(row.value), orjson.loads(row.fields)))),
        }
        for row in rows
    ]
    if fresh:
        connection.execute(update(items).where(items.c.id == bindparam("at")), fresh)
