"""Put operations made ready for the ledger: checked, turned into text, tokens and vectors.

All of it happens before the database is locked: encoding takes longer than everything else together.
"""

from collections.abc import Sequence

import orjson
from langgraph.store.base import InvalidNamespaceError, PutOp

from memory.long_term.embeddings import Encoder
from memory.long_term.ledger import Write
from memory.long_term.lookup import path_of
from memory.long_term.tokens import tokenize
from memory.long_term.values import decode_value, encode_value, texts_of, words_of


def prepare(puts: Sequence[PutOp], fields: Sequence[str], encoder: Encoder) -> list[Write]:
    """Return what to write; of several operations on one key the last counts.

    `fields` are the paths indexed where an operation names none. Raises `UnstorableValueError` and
    `InvalidNamespaceError` for the first operation that cannot be done: then none is.
    """
    last = {(put.namespace, put.key): put for put in puts}
    drafts = [_draft(put, fields) for put in last.values()]
    vectors = (
        encoder.documents([text for _, texts in drafts for text in texts])
        if any(texts for _, texts in drafts)
        else None
    )
    writes, at = [], 0
    for write, texts in drafts:
        blob = vectors[at : at + len(texts)].tobytes() if vectors is not None and texts else None
        writes.append(write._replace(vectors=blob))
        at += len(texts)
    return writes


def _draft(put: PutOp, fields: Sequence[str]) -> tuple[Write, list[str]]:
    if not put.namespace:
        raise InvalidNamespaceError("Namespace cannot be empty.")
    path = path_of(put.namespace)
    if put.value is None:
        return Write(path, put.key), []
    text = encode_value(put.namespace, put.key, put.value)
    value = decode_value(text)
    indexed = () if put.index is False else tuple(fields if put.index is None else put.index)
    texts = texts_of(value, indexed)
    if not texts:
        return Write(path, put.key, text, ttl=put.ttl), []
    tokens = " ".join(tokenize(words_of(value, indexed)))
    return Write(path, put.key, text, orjson.dumps(indexed).decode(), tokens, ttl=put.ttl), texts
