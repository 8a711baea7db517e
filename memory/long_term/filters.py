"""LangGraph's filter operators over stored values: `$eq $ne $gt $gte $lt $lte`.

A condition compares as JSON does: numbers with numbers, texts with texts (so ISO dates compare by
time), booleans only with booleans. What cannot be compared does not match. A missing field is None:
it equals None and differs from everything else. Nested objects match by the fields named, lists whole.
"""

import operator
from collections.abc import Callable, Mapping
from typing import Any

from memory.errors import UsageError

_ORDER: dict[str, Callable[[Any, Any], bool]] = {
    "$gt": operator.gt,
    "$gte": operator.ge,
    "$lt": operator.lt,
    "$lte": operator.le,
}
OPERATORS = ("$eq", "$ne", *_ORDER)


def check_filter(conditions: Mapping[str, Any] | None) -> None:
    """Raise `UsageError` for an operator that does not exist, wherever it is nested."""
    for name, wanted in (conditions or {}).items():
        if isinstance(wanted, Mapping):
            check_filter(wanted)
        if name.startswith("$") and name not in OPERATORS:
            raise UsageError(f"Unknown filter operator {name!r}: use one of {', '.join(OPERATORS)}.")


def matches(value: Mapping[str, Any], conditions: Mapping[str, Any]) -> bool:
    """Return whether every condition holds for the value."""
    return all(_holds(value.get(name), wanted) for name, wanted in conditions.items())


def _holds(found: Any, wanted: Any) -> bool:
    if not isinstance(wanted, Mapping):
        return _equal(found, wanted)
    if any(name.startswith("$") for name in wanted):
        return all(_operate(found, name, operand) for name, operand in wanted.items())
    return isinstance(found, Mapping) and matches(found, wanted)


def _operate(found: Any, name: str, operand: Any) -> bool:
    if name == "$eq":
        return _equal(found, operand)
    if name == "$ne":
        return not _equal(found, operand)
    comparable = _kind(found) == _kind(operand) and _kind(found) in ("number", "text")
    return comparable and _ORDER[name](found, operand)


def _equal(found: Any, wanted: Any) -> bool:
    if isinstance(wanted, list | tuple):
        alike = isinstance(found, list | tuple) and len(found) == len(wanted)
        return alike and all(_holds(one, other) for one, other in zip(found, wanted, strict=True))
    return _kind(found) == _kind(wanted) and bool(found == wanted)


def _kind(value: Any) -> str:
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, int | float):
        return "number"
    return "text" if isinstance(value, str) else type(value).__name__
