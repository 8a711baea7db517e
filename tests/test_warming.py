"""The first reply of a process pays for what later messages would wait for."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from graph import warming
from graph.agent import Agent
from graph.context import Context
from graph.warming import get_ready, keep_at_hand
from memory import Memory
from memory.errors import StoreUnavailableError
from memory.judge import Judge
from memory.long_term.abilities import in_one_state
from memory.long_term.engine import Database
from memory.long_term.store import MemoryStore

ROOT = Path(__file__).parents[1]
SCRIPT = f"""
import gc, sys
sys.path.insert(0, {str(ROOT)!r})
import graph.agent
from graph.warming import warm_up
from memory import lazy_pattern

assert lazy_pattern._made
loaded = len(gc.get_objects())
warm_up()
assert not lazy_pattern._made
frozen = gc.get_freeze_count()
assert frozen > loaded / 2, (frozen, loaded)
later = lazy_pattern.LazyPattern("a")
warm_up()
assert lazy_pattern._made == [later]
assert gc.get_freeze_count() == frozen
"""


def test_patterns_are_compiled_and_what_is_loaded_is_set_aside_once_in_a_process() -> None:
    subprocess.run([sys.executable, "-c", SCRIPT], check=True)


READY = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from graph.warming import get_ready
from memory import Memory, lazy_pattern
from memory.judge.small_model.head import load_head
from memory.long_term import embeddings
from memory.long_term.store import MemoryStore

store = MemoryStore("sqlite:///" + sys.argv[1], fields=("text",))
get_ready(store).join()
assert not lazy_pattern._made
assert embeddings._models and load_head.cache_info().currsize
assert not Memory(store).records("me")
"""


def test_all_is_loaded_while_the_first_message_is_typed_and_nothing_is_filed(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", READY, str(tmp_path / "m.db")], check=True)


def test_what_cannot_be_loaded_is_left_to_the_first_message(
    store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def gone(judge: object, message: str, **given: object) -> None:
        asked.append(message)
        raise StoreUnavailableError("gone")

    monkeypatch.setattr(Judge, "decide", gone)
    monkeypatch.setattr(warming, "compile_all", lambda: None)

    get_ready(store).join()

    assert len(asked) == 1


def test_a_wrong_pattern_is_told_when_all_are_compiled_too() -> None:
    script = f"""
import re, sys
sys.path.insert(0, {str(ROOT)!r})
from memory.lazy_pattern import LazyPattern, compile_all
LazyPattern("(")
try:
    compile_all()
except re.error:
    sys.exit(7)
"""
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 7


def test_what_was_filed_is_found_without_the_database_in_the_next_turn(
    agent: Agent, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The first question of a process also asks the database which encoder made its vectors.
    for text in ("My name is Ada.", "Where do I live?", "I live in Lisbon."):
        given: Any = {"messages": [("user", text)]}
        agent.invoke(given, {"configurable": {"thread_id": "t"}}, context=Context(user_id="ada"))
    memory = Memory(store)
    monkeypatch.setattr(Database, "reading", _never)

    core, found = in_one_state(store, lambda: (memory.core("ada"), memory.recall("ada", "Where do I live?")))

    assert "Lisbon" in [record.value for record in found.profile]
    assert not core.lines


def test_a_store_that_fails_does_not_fail_what_was_filed(
    store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def gone(store: object, reading: Callable[[], object]) -> None:
        asked.append(reading)
        raise StoreUnavailableError("gone")

    monkeypatch.setattr(MemoryStore, "in_one_state", gone)

    keep_at_hand(Memory(store), "ada")

    assert len(asked) == 1


def _never(store: object, *given: Callable[[], object]) -> None:
    raise StoreUnavailableError("gone")
