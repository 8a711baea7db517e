"""Encoding everything anew, for another encoder."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import orjson
from langchain_core.embeddings import Embeddings
from sqlalchemy import ColumnElement, Connection, Join, and_, delete, func, insert, or_, select, update

from memory.long_term.embeddings import Encoder, load_encoder
from memory.long_term.encoder_record import active_encoder, is_same, record_encoder
from memory.long_term.engine import Database
from memory.long_term.tables import encoders, items, lock, vectors
from memory.long_term.values import decode_value, texts_of

_AT_ONCE = 256


def reindex(
    url: str, encoder: Encoder | Embeddings | str, *, progress: Callable[[int, int], None] | None = None
) -> int:
    """Encode all indexed items of a store with another encoder and return how many were encoded.

    May be interrupted at any moment and called again: it goes on where it stopped. Until it is done the old
    vectors serve and others may read and write; then they are removed, and a process that still has the
    old encoder is told to open the store again. `progress` gets the items done and the items in all.
    """
    encoder = encoder if isinstance(encoder, Encoder) else load_encoder(encoder)
    database = Database(url)
    try:
        with database.writing() as connection:
            lock(connection)
            target = _target(connection, encoder)
        encoded = 0
        while target is not None:
            rows = _outdated(database, target)
            blobs = _encode(rows, encoder)
            with database.writing() as connection:
                _keep_writers_out(connection)
                _store(connection, rows, blobs, target)
                done, total = _progress(connection, target)
                if done == total:
                    _switch(connection, target)
                    target = None
            encoded += len(rows)
            if progress:
                progress(done, total)
        database.flush_log()
        return encoded
    finally:
        database.close()


def _target(connection: Connection, encoder: Encoder) -> int | None:
    """Return the id under which the new vectors are collected; None when they serve already."""
    active = active_encoder(connection)
    if active is None or is_same(active, encoder):
        return None
    waiting = connection.execute(select(encoders).where(~encoders.c.active)).all()
    for row in waiting:
        if is_same(row, encoder):
            return int(row.id)
    return record_encoder(connection, encoder, active=False)


def _missing(target: int) -> tuple[Join, ColumnElement[bool]]:
    """Items that lack a vector of the target encoder for their present text."""
    joined = items.outerjoin(vectors, and_(vectors.c.item_id == items.c.id, vectors.c.encoder_id == target))
    lacking = or_(vectors.c.seq.is_(None), vectors.c.seq != items.c.seq)
    return joined, and_(items.c.value.is_not(None), items.c.fields.is_not(None), lacking)


def _outdated(database: Database, target: int) -> Sequence[Any]:
    joined, lacking = _missing(target)
    columns = (items.c.id, items.c.seq, items.c.value, items.c.fields)
    with database.reading() as connection:
        return connection.execute(
            select(*columns).select_from(joined).where(lacking).order_by(items.c.id).limit(_AT_ONCE)
        ).all()


def _encode(rows: Sequence[Any], encoder: Encoder) -> list[bytes]:
    texts = [texts_of(decode_value(row.value), orjson.loads(row.fields)) for row in rows]
    flat = [text for group in texts for text in group]
    if not flat:
        return []
    ends = np.cumsum([len(group) for group in texts])[:-1]
    return [part.tobytes() for part in np.split(encoder.documents(flat), ends)]


def _store(connection: Connection, rows: Sequence[Any], blobs: Sequence[bytes], target: int) -> None:
    ids = [row.id for row in rows]
    # What was changed or deleted while it was encoded is left out, and so is what is being changed now.
    present = select(items.c.id, items.c.seq).where(items.c.id.in_(ids), items.c.value.is_not(None))
    found = connection.execute(present.with_for_update(read=True, skip_locked=True))
    still = {(row.id, row.seq) for row in found}
    fresh = [
        {"item_id": row.id, "encoder_id": target, "seq": row.seq, "data": blob}
        for row, blob in zip(rows, blobs, strict=True)
        if (row.id, row.seq) in still
    ]
    connection.execute(delete(vectors).where(vectors.c.encoder_id == target, vectors.c.item_id.in_(ids)))
    if fresh:
        connection.execute(insert(vectors), fresh)


def _progress(connection: Connection, target: int) -> tuple[int, int]:
    joined, lacking = _missing(target)
    left = connection.scalar(select(func.count()).select_from(joined).where(lacking)) or 0
    indexed = and_(items.c.value.is_not(None), items.c.fields.is_not(None))
    total = connection.scalar(select(func.count()).select_from(items).where(indexed)) or 0
    return total - left, total


def _keep_writers_out(connection: Connection) -> None:
    # Whoever stores vectors holds the row of the serving encoder (PostgreSQL only).
    connection.execute(select(encoders.c.id).order_by(encoders.c.id).with_for_update()).all()


def _switch(connection: Connection, target: int) -> None:
    connection.execute(delete(vectors).where(vectors.c.encoder_id != target))
    connection.execute(delete(encoders).where(encoders.c.id != target))
    connection.execute(update(encoders).values(active=True))
