"""What can be stored: plain JSON, checked before anything is written, and the texts in it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import orjson
from langgraph.store.base import get_text_at_path

from memory.errors import UnstorableValueError

_DEEPEST = 100
_INTEGERS = range(-(2**63), 2**64)


def encode_field(name: str, text: str) -> str:
    """Return a field with a text as it stands in the JSON of a value, or "" where no value can hold it."""
    try:
        return orjson.dumps({name: text}).decode()[1:-1]
    except TypeError:  # a lone surrogate
        return ""


def encode_value(namespace: tuple[str, ...], key: str, value: Mapping[str, Any]) -> str:
    """Return the value as JSON text that reads back equal; tuples come back as lists.

    Raises `UnstorableValueError`, naming namespace, key and the place inside, for what no store can hold:
    NUL, a lone surrogate, a key that is no text, NaN, an integer beyond 64 bits, any other object, or
    something nested deeper than 100 levels. The same holds for the namespace and the key.
    """
    for label in (*namespace, key):
        reason = _flaw_of_text(label)
        if reason:
            raise _unstorable(namespace, key, f"the namespace or key {reason}")
    return orjson.dumps(_plain(namespace, key, value, "value", 0)).decode()


def decode_value(text: str) -> dict[str, Any]:
    """Return a fresh copy of a stored value."""
    value: dict[str, Any] = orjson.loads(text)
    return value


def texts_of(value: Mapping[str, Any], fields: Sequence[str]) -> list[str]:
    """Return the texts at the given paths that are not blank: what is to be found by meaning."""
    return [text for path in fields for text in get_text_at_path(value, path) if text.strip()]


def words_of(value: Mapping[str, Any], fields: Sequence[str]) -> str:
    """Return what is to be found by its words: as `texts_of`, but "$" gives contents without field names."""
    parts: list[str] = []
    for path in fields:
        parts.extend(_leaves(value) if path == "$" else get_text_at_path(value, path))
    return "\n".join(parts)


def _leaves(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        for inner in value.values():
            yield from _leaves(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _leaves(inner)
    elif isinstance(value, str | int | float) and not isinstance(value, bool):
        yield str(value)


def _plain(namespace: tuple[str, ...], key: str, value: Any, place: str, depth: int) -> Any:
    if depth > _DEEPEST:
        raise _unstorable(namespace, key, f"{place[:80]}… is nested deeper than {_DEEPEST} levels")
    if isinstance(value, Mapping):
        for name in value:
            if not isinstance(name, str) or _flaw_of_text(name):
                raise _unstorable(namespace, key, f"{place} has the field {name!r}, which is no plain text")
        items = value.items()
        return {str(name): _plain(namespace, key, one, f"{place}.{name}", depth + 1) for name, one in items}
    if isinstance(value, list | tuple):
        return [_plain(namespace, key, one, f"{place}[{at}]", depth + 1) for at, one in enumerate(value)]
    reason = _flaw(value)
    if reason:
        raise _unstorable(namespace, key, f"{place} {reason}")
    return _bare(value)


def _bare(value: Any) -> Any:
    """Strip subclasses (enum members, NumPy floats) down to what JSON knows."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return str.__str__(value)
    return int(value) if isinstance(value, int) else float(value)


def _flaw(value: Any) -> str:
    if value is None or isinstance(value, bool):
        return ""
    if isinstance(value, str):
        return _flaw_of_text(value)
    if isinstance(value, int):
        return "" if value in _INTEGERS else "is an integer beyond 64 bits: store it as text"
    if isinstance(value, float):
        return "" if value - value == 0 else f"is {value}: store None or a text"
    return f"is a {type(value).__name__}: turn it into text, numbers, lists and objects first"


def _flaw_of_text(text: str) -> str:
    if "\0" in text:
        return "contains NUL: remove it"
    try:
        text.encode()
    except UnicodeEncodeError:
        return "contains half of a surrogate pair: repair or remove it"
    return ""


def _unstorable(namespace: tuple[str, ...], key: str, reason: str) -> UnstorableValueError:
    where = ascii(".".join(namespace))[1:-1]
    return UnstorableValueError(f"Nothing was stored: in {where}, key {key!a}, {reason}.")
