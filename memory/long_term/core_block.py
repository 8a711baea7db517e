"""Core memory in the sense of MemGPT (Packer et al., 2023): a small block a user, always before the model.

The model edits it with tools. It is one item in the store, bounded, and keeps its last versions; who the user
is (the profile) is shown together with it and needs no line of its own.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from langgraph.store.base import BaseStore

from memory.counting import count_tokens
from memory.errors import UsageError
from memory.guard.clean import clean
from memory.guard.injection import find_injection
from memory.guard.redact import find_secrets, redact_contacts
from memory.long_term.shelf import same
from memory.namespaces import encode_label, require_user

_ROOT = "core"
_KEY = "block"
_VERSIONS_KEPT = 5


class CoreBlock(NamedTuple):
    """The lines of a block, oldest first, and how often it has been changed."""

    lines: tuple[str, ...] = ()
    version: int = 0


class CoreShelf:
    """Read and change the block of one user. What cannot be raises `UsageError` and changes nothing."""

    def __init__(self, store: BaseStore, user: str, *, budget: int) -> None:
        """Open the block of `user`, which may take `budget` tokens."""
        self._store, self._budget = store, budget
        self._namespace = (_ROOT, encode_label(require_user(user)))

    def read(self) -> CoreBlock:
        """Return the block as it is; an empty one where there is none."""
        held = self._held()
        return CoreBlock(tuple(held.get("lines", ())), int(held.get("version", 0)))

    def append(self, line: str, now: datetime) -> CoreBlock:
        """Add a line at the end. One that is there already changes nothing."""
        block, line = self.read(), _allowed(line)
        if not line:
            raise UsageError("There is nothing to add.")
        if any(same(line) == same(old) for old in block.lines):
            return block
        return self._write([*block.lines, line], now)

    def replace(self, old: str, new: str, now: datetime) -> CoreBlock:
        """Put `new` in the place of the one line that holds `old`; an empty `new` removes the line."""
        block, new = self.read(), _allowed(new)
        fitting = [at for at, line in enumerate(block.lines) if same(old) and same(old) in same(line)]
        if len(fitting) != 1:
            raise UsageError(
                f"{len(fitting)} lines of the core memory hold {old!r}: name one of them exactly."
            )
        lines = [new if at == fitting[0] else line for at, line in enumerate(block.lines)]
        return self._write([line for line in lines if line], now)

    def forget(self, values: Sequence[str], now: datetime) -> None:
        """Drop the lines that hold one of the values, and all earlier versions of the block with them."""
        block, gone = self.read(), [same(value) for value in values if len(same(value)) > 1]
        lines = [line for line in block.lines if not any(value in same(line) for value in gone)]
        earlier = self._held().get("earlier", [])
        if gone and any(value in same(str(earlier) + "".join(block.lines)) for value in gone):
            self._put(lines, block.version + 1, [], now)

    def clear(self, now: datetime) -> None:
        """Drop all lines and all earlier versions."""
        if held := self._held():
            self._put([], int(held["version"]) + 1, [], now)

    def earlier(self) -> list[CoreBlock]:
        """Return the last versions before this one, oldest first."""
        return [CoreBlock(tuple(one["lines"]), one["version"]) for one in self._held().get("earlier", [])]

    def _write(self, lines: list[str], now: datetime) -> CoreBlock:
        size = sum(count_tokens(line) for line in lines)
        if size > self._budget:
            raise UsageError(
                f"The core memory would take {size} tokens of {self._budget}: replace or remove a line first."
            )
        held = self._held()
        earlier = list(held.get("earlier", []))
        if held:
            earlier.append({"version": held["version"], "lines": held["lines"], "at": held["at"]})
        return self._put(lines, int(held.get("version", 0)) + 1, earlier[-_VERSIONS_KEPT:], now)

    def _put(self, lines: list[str], version: int, earlier: list[Any], now: datetime) -> CoreBlock:
        value = {"lines": lines, "version": version, "earlier": earlier, "at": now.isoformat()}
        self._store.put(self._namespace, _KEY, value, index=False)
        return CoreBlock(tuple(lines), version)

    def _held(self) -> dict[str, Any]:
        item = self._store.get(self._namespace, _KEY)
        return dict(item.value) if item else {}


def _allowed(line: str) -> str:
    """Return a line as it may be kept: one line, contacts redacted; secrets and orders are refused."""
    line = " ".join(clean(line).split())
    if find_secrets(line):
        raise UsageError("It holds a secret (password, key, card or ID number), which is never kept.")
    if find_injection(line):
        raise UsageError("It gives orders to the system and is never kept as a memory.")
    return redact_contacts(line)
