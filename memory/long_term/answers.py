"""The read operations of a batch, answered from one state of the database."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from langgraph.store.base import GetOp, Item, ListNamespacesOp, Op, Result, SearchItem, SearchOp
from sqlalchemy import Connection

from memory.long_term import lookup
from memory.long_term.bm25 import terms_of
from memory.long_term.centring import centred
from memory.long_term.embeddings import Encoder
from memory.long_term.encoder_record import EncoderRecord
from memory.long_term.index import BehindError, Choose, Index, Match, by_score
from memory.long_term.lookup import Head, Stored, namespace_at, path_of
from memory.long_term.matters import matter_of
from memory.long_term.moments import moment
from memory.long_term.readings import Made, Reader
from memory.long_term.shard import Question
from memory.long_term.surroundings import Spans
from memory.long_term.tokens import tokenize
from memory.long_term.values import decode_value


class Known(NamedTuple):
    """What was read of one state: where the namespaces under each path stand, and what is in none of them.

    `absent` holds path and key. What is there is not kept: a text that is forgotten must lie nowhere.
    """

    heads: dict[str, list[Head]]
    absent: set[tuple[str, str]]


NOTHING_KNOWN = Known({}, set())
"""To be read only."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One item that may answer a query. `dense` is a centred cosine, `lexical` BM25 (0: no word shared).

    `item.score` is the fused score. `around` holds the terms of `surroundings.Surrounded` by name.
    """

    match: Match

    @property
    def item(self) -> SearchItem:
        """The item, with a fresh copy of its value."""
        return search_item(self.match)

    @property
    def dense(self) -> float:
        """How alike it is in meaning."""
        return self.match.dense

    @property
    def lexical(self) -> float:
        """How alike it is in words."""
        return self.match.lexical

    @property
    def around(self) -> Mapping[str, float]:
        """What stands around it."""
        return self.match.around

    def read(self, reader: Reader[Made]) -> Made:
        """Return what `reader` makes of the value, made once for as long as the value stays."""
        return self.match.read(reader)


class Answers:
    """Answers over one connection at one time, noting which items had their time to live refreshed.

    Without a connection they come from what is `known` of this state and from what is in memory, and raise
    `BehindError` where that does not suffice. `learnt` is what was read beyond it.
    """

    def __init__(
        self,
        connection: Connection | None,
        index: Index,
        encoder: Encoder,
        record: EncoderRecord,
        now: int,
        known: Known,
    ) -> None:
        self.touched: set[int] = set()
        self.learnt = Known({}, set())
        self.now = now
        self._known = known
        self._open = connection
        self._index = index
        self._encoder = encoder
        self._record = record

    @property
    def _connection(self) -> Connection:
        if self._open is None:
            raise BehindError
        return self._open

    def all(self, operations: Sequence[Op]) -> list[Result]:
        """Return one answer for each operation, None for those that only write."""
        got = self._get([op for op in operations if isinstance(op, GetOp)])
        return [self._one(op, got) for op in operations]

    def _one(self, op: Op, got: Mapping[GetOp, Stored]) -> Result:
        if isinstance(op, GetOp):
            return _item(got[op]) if op in got else None
        if isinstance(op, SearchOp):
            return self._search(op)
        if isinstance(op, ListNamespacesOp):
            found = lookup.list_namespaces(
                self._connection, op.match_conditions or (), op.max_depth, self.now
            )
            return found[op.offset : op.offset + op.limit]
        return None

    def _get(self, operations: Sequence[GetOp]) -> dict[GetOp, Stored]:
        keys: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for op in operations:
            keys[op.namespace].append(op.key)
        found = {namespace: self._stored(path_of(namespace), wanted) for namespace, wanted in keys.items()}
        got = {op: found[op.namespace][op.key] for op in operations if op.key in found[op.namespace]}
        self.touched |= {one.id for op, one in got.items() if op.refresh_ttl and one.ttl is not None}
        return got

    def _stored(self, path: str, keys: Sequence[str]) -> dict[str, Stored]:
        asked = [key for key in keys if (path, key) not in self._known.absent]
        found = lookup.stored(self._connection, path, asked, self.now) if asked else {}
        self.learnt.absent.update((path, key) for key in asked if key not in found)
        return found

    def _search(self, op: SearchOp) -> list[SearchItem]:
        path, offset, limit = path_of(op.namespace_prefix), max(op.offset, 0), max(op.limit, 0)
        if op.query and op.query.strip():
            matches = self.match(path, op.query, op.filter, offset + limit, by_score)[offset:]
            touched = {one.row.item_id for one in matches if one.row.expires_at is not None}
            items = [search_item(one) for one in matches]
        else:
            rows = lookup.listing(self._connection, path, op.filter, self.now, offset=offset, limit=limit)
            touched = {one.id for one in rows if one.ttl is not None}
            items = [SearchItem(**_fields(one)) for one in rows]
        if op.refresh_ttl:
            self.touched |= touched
        return items

    def match(
        self,
        path: str,
        query: str,
        conditions: Mapping[str, Any] | None,
        wanted: int,
        choose: Choose,
        *,
        closely: bool = False,
        spans: Spans = (),
    ) -> list[Match]:
        """Return what a query finds under a path. Encodes the query, unless nothing can be found.

        `closely` also looks at what stands around each item, at the times asked about, and at the question
        less what all have in common.
        """
        heads = self._heads(path)
        if not heads or heads[0].encoder_id is None or not wanted:
            return []
        if not self._record.is_verified(heads[0].encoder_id):
            self._record.verify(self._connection, heads[0].encoder_id)
        vector = centred(self._encoder, query) if closely else self._encoder.queries([query])[0]
        matter = matter_of(query, self._encoder) if closely else None
        terms = terms_of(tokenize(query))
        question = Question(vector, terms, conditions, self.now, wanted, closely, spans, matter)
        return self._index.match(self._open, heads, question, choose)

    def indexed(self, path: str, conditions: Mapping[str, Any], reader: Reader[Made]) -> list[Made]:
        """Return what `reader` makes of one namespace's values that a query could find and that match."""
        heads = [head for head in self._heads(path) if head.path == path]
        return [
            made
            for head in heads
            for made in self._index.matching(self._open, head, conditions, self.now, reader)
        ]

    def _heads(self, path: str) -> list[Head]:
        # One connection sees one state throughout: its heads do not move.
        heads = self.learnt.heads.get(path, self._known.heads.get(path))
        if heads is None:
            self.learnt.heads[path] = heads = lookup.heads(self._connection, path)
        return heads


def search_item(match: Match) -> SearchItem:
    """Return a match as LangGraph's type, with a fresh copy of the value and the fused score."""
    row = match.row
    value = decode_value(row.value or "{}")
    return SearchItem(match.namespace, row.key, value, row.created_at, row.updated_at, match.score)


def _item(stored: Stored) -> Item:
    return Item(**_fields(stored))


def _fields(stored: Stored) -> dict[str, Any]:
    return {
        "namespace": namespace_at(stored.namespace),
        "key": stored.key,
        "value": decode_value(stored.value),
        "created_at": moment(stored.created_at),
        "updated_at": moment(stored.updated_at),
    }
