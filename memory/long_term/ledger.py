"""Writing the truth: every INSERT, UPDATE and DELETE of items, each with a change number.

All functions run inside the caller's write transaction, each in one of its own. Whoever has taken change
numbers of a namespace is its only writer until the transaction ends; namespaces are taken in the order of
their ids, so that two writers on PostgreSQL cannot wait for each other.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Connection,
    Update,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from memory.long_term.moments import MINUTE
from memory.long_term.tables import items, namespaces, vectors

_AT_ONCE = 500
_EMPTY: dict[str, Any] = {"value": None, "fields": None, "tokens": None, "expires_at": None, "ttl": None}


class ChangedMeanwhileError(Exception):
    """A namespace is no longer as its reader saw it: the transaction is undone."""


class Write(NamedTuple):
    """One item to be put, or deleted when `value` is None. `fields` is None when it is not indexed."""

    path: str
    key: str
    value: str | None = None
    fields: str | None = None
    tokens: str | None = None
    vectors: bytes | None = None
    ttl: float | None = None


def _upsert(statement: Any) -> Any:
    fresh = statement.excluded
    # Put again after it was deleted or had expired, it is another item: its life begins now.
    is_new = or_(items.c.value.is_(None), items.c.expires_at <= fresh.updated_at)
    columns = ("seq", "value", "fields", "tokens", "updated_at", "expires_at", "ttl")
    return statement.on_conflict_do_update(
        index_elements=[items.c.namespace_id, items.c.key],
        set_={name: fresh[name] for name in columns}
        | {"created_at": case((is_new, fresh.created_at), else_=items.c.created_at)},
    )


# Built once: putting a statement together takes longer than SQLite takes to run it.
_PUT = {"sqlite": _upsert(sqlite.insert(items)), "postgresql": _upsert(postgresql.insert(items))}
_ADD_NAMESPACE = {
    "sqlite": sqlite.insert(namespaces).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(namespaces).on_conflict_do_nothing(),
}
_KNOWN = select(namespaces.c.path, namespaces.c.id).where(
    namespaces.c.path.in_(bindparam("paths", expanding=True))
)
_TAKE_NUMBERS = (
    update(namespaces)
    .where(namespaces.c.id == bindparam("namespace"))
    .values(seq=namespaces.c.seq + bindparam("count"))
    .returning(namespaces.c.seq)
)
_DELETE = (
    update(items)
    .where(items.c.namespace_id == bindparam("namespace"), items.c.key == bindparam("at"))
    .where(items.c.value.is_not(None))
    .values(**_EMPTY, seq=bindparam("number"), updated_at=bindparam("now"))
)
_CHANGED = (items.c.namespace_id == bindparam("namespace"), items.c.seq > bindparam("before"))
_DROP_VECTORS = delete(vectors).where(vectors.c.item_id.in_(select(items.c.id).where(*_CHANGED)))
_NEW_IDS = select(items.c.id, items.c.key, items.c.seq).where(*_CHANGED)
_ADD_VECTORS = insert(vectors)
# The conditions once more: the item may have been put again before its namespace was taken.
_REFRESH = (
    update(items)
    .where(items.c.id == bindparam("at"), items.c.ttl.is_not(None), items.c.expires_at > bindparam("now"))
    .values(
        seq=bindparam("number"),
        expires_at=bindparam("now", type_=BigInteger) + cast(items.c.ttl * MINUTE, BigInteger),
    )
)
_EXPIRE = (
    update(items)
    .where(items.c.id == bindparam("at"), items.c.expires_at <= bindparam("now"))
    .values(**_EMPTY, seq=bindparam("number"), updated_at=bindparam("now"))
)


def write(
    connection: Connection,
    writes: Sequence[Write],
    encoder_id: int | None,
    now: int,
    seen: Mapping[str, int] | None = None,
) -> None:
    """Put and delete items; no (path, key) may occur twice. A re-put keeps `created_at`.

    `seen` are the last change numbers of some paths: raises `ChangedMeanwhileError` if one is another now.
    """
    groups: dict[str, list[Write]] = defaultdict(list)
    for one in writes:
        groups[one.path].append(one)
    ids = _known_ids(connection, groups)
    # Deleting from a namespace that does not exist does not make it.
    new = [path for path in groups if path not in ids and any(w.value is not None for w in groups[path])]
    if new:
        # In order, for the same reason as the ids below: on PostgreSQL a new row is locked, too.
        rows = [{"path": path, "seq": 0, "purged_seq": 0} for path in sorted(new)]
        connection.execute(_ADD_NAMESPACE[connection.dialect.name], rows)
        ids |= _known_ids(connection, new)
    for path, namespace_id in sorted(ids.items(), key=lambda pair: pair[1]):
        before = _take_numbers(connection, namespace_id, len(groups[path])) - len(groups[path])
        # Only now: from here on nobody else writes to this namespace.
        if seen and seen.get(path, before) != before:
            raise ChangedMeanwhileError(path)
        _write_group(connection, namespace_id, groups[path], encoder_id, now, before)


def _write_group(
    connection: Connection,
    namespace_id: int,
    group: Sequence[Write],
    encoder_id: int | None,
    now: int,
    before: int,
) -> None:
    numbered = list(enumerate(group, start=before + 1))
    puts = [_row(namespace_id, seq, one, now) for seq, one in numbered if one.value is not None]
    gone = [
        {"namespace": namespace_id, "at": one.key, "number": seq, "now": now}
        for seq, one in numbered
        if one.value is None
    ]
    if puts:
        connection.execute(_PUT[connection.dialect.name], puts)
    if gone:
        connection.execute(_DELETE, gone)
    changed = {"namespace": namespace_id, "before": before}
    connection.execute(_DROP_VECTORS, changed)
    data = {one.key: one.vectors for one in group if one.vectors}
    if data:
        _write_vectors(connection, changed, data, encoder_id)


def _write_vectors(
    connection: Connection, changed: Mapping[str, int], data: Mapping[str, bytes], encoder_id: int | None
) -> None:
    rows = [
        {"item_id": row.id, "encoder_id": encoder_id, "seq": row.seq, "data": data[row.key]}
        for row in connection.execute(_NEW_IDS, changed)
        if row.key in data
    ]
    connection.execute(_ADD_VECTORS, rows)


def refresh(connection: Connection, item_ids: Collection[int], now: int) -> None:
    """Let the time to live of items begin anew."""
    _renumber(connection, item_ids, _REFRESH, now)


def expire(connection: Connection, now: int) -> int:
    """Delete what is past its time; returns how many items."""
    due = list(connection.scalars(select(items.c.id).where(items.c.expires_at <= now)))
    expired = _renumber(connection, due, _EXPIRE, now)
    for part in _parts(due):
        gone = select(items.c.id).where(items.c.id.in_(part), items.c.value.is_(None))
        connection.execute(delete(vectors).where(vectors.c.item_id.in_(gone)))
    return expired


def purge(connection: Connection, before: int) -> int:
    """Remove the traces of deletions older than `before`; returns how many.

    Whoever's copy is older than `purged_seq` afterwards reads the namespace anew.
    """
    old = (items.c.value.is_(None), items.c.updated_at < before)
    last = select(items.c.namespace_id, func.max(items.c.seq)).where(*old).group_by(items.c.namespace_id)
    purged = 0
    for namespace_id, seq in connection.execute(last.order_by(items.c.namespace_id)).all():
        connection.execute(update(namespaces).where(namespaces.c.id == namespace_id).values(purged_seq=seq))
        traces = (items.c.namespace_id == namespace_id, items.c.seq <= seq, *old)
        purged += connection.execute(delete(items).where(*traces)).rowcount
    return purged


def _renumber(connection: Connection, item_ids: Collection[int], statement: Update, now: int) -> int:
    """Run an update of items by id (`at`), each with a new change `number`; returns how many it met."""
    groups: dict[int, list[int]] = defaultdict(list)
    for part in _parts(item_ids):
        found = select(items.c.id, items.c.namespace_id).where(items.c.id.in_(part))
        for row in connection.execute(found):
            groups[row.namespace_id].append(row.id)
    met = 0
    for namespace_id, members in sorted(groups.items()):
        last = _take_numbers(connection, namespace_id, len(members))
        rows = [{"at": one, "number": last - at, "now": now} for at, one in enumerate(members)]
        met += connection.execute(statement, rows).rowcount
    return met


def _row(namespace_id: int, seq: int, one: Write, now: int) -> dict[str, Any]:
    return {
        "namespace_id": namespace_id,
        "key": one.key,
        "seq": seq,
        "value": one.value,
        "fields": one.fields,
        "tokens": one.tokens,
        "created_at": now,
        "updated_at": now,
        "expires_at": None if one.ttl is None else now + int(one.ttl * MINUTE),
        "ttl": one.ttl,
    }


def _take_numbers(connection: Connection, namespace_id: int, count: int) -> int:
    """Reserve the next `count` change numbers of a namespace and return the last of them."""
    values = {"namespace": namespace_id, "count": count}
    return int(connection.execute(_TAKE_NUMBERS, values).scalar_one())


def _known_ids(connection: Connection, paths: Collection[str]) -> dict[str, int]:
    known: dict[str, int] = {}
    for part in _parts(paths):
        known.update((row.path, row.id) for row in connection.execute(_KNOWN, {"paths": part}))
    return known


def _parts(values: Collection[Any]) -> list[list[Any]]:
    listed = list(values)
    return [listed[at : at + _AT_ONCE] for at in range(0, len(listed), _AT_ONCE)]
