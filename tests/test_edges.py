"""Each trigger of consolidation: when it is due, when not, and how it is switched off."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from langchain_core.messages import AIMessage, AnyMessage, HumanMessage

from graph.context import Context
from graph.edges import (
    due,
    idle_due,
    minutes_due,
    task_due,
    tokens_due,
    topic_due,
    turns_due,
)
from graph.state import Postponed, State

NOON = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)


def state(turns: int = 3, **fields: Any) -> State:
    messages: list[AnyMessage] = []
    for n in range(turns):
        messages += [HumanMessage(f"line {n}", id=str(n)), AIMessage(f"reply {n}")]
    said = {str(n): (NOON + timedelta(minutes=n)).isoformat() for n in range(turns)}
    made: Any = {"messages": messages[:-1], "said_at": said, **fields}
    return made  # type: ignore[no-any-return]


def test_turns() -> None:
    assert turns_due(state(turns=6) | {"turns": 6}, Context())
    assert not turns_due(state(turns=5) | {"turns": 5}, Context())
    assert not turns_due(state(turns=6) | {"turns": 6}, Context(consolidate_turns=0))


def test_tokens() -> None:
    long = state() | {"messages": [HumanMessage("字" * 300), AIMessage("好"), HumanMessage("嗯")]}
    assert tokens_due(long, Context(window_tokens=200))
    assert not tokens_due(state(), Context(window_tokens=200))
    assert not tokens_due(long, Context(window_tokens=200, consolidate_when_full=False))


def test_minutes() -> None:
    since = (NOON - timedelta(minutes=58)).isoformat()
    assert minutes_due(state(turns=3, consolidated_at=since), Context())
    assert not minutes_due(state(turns=2, consolidated_at=since), Context())
    assert not minutes_due(state(turns=3, consolidated_at=since), Context(consolidate_minutes=0))


def test_minutes_are_counted_across_time_zones() -> None:
    east = datetime.fromisoformat("2026-11-29T19:30:00+08:00")
    assert not minutes_due(state() | {"consolidated_at": east.isoformat()}, Context())


def test_a_finished_task() -> None:
    assert task_due(state(task_finished=True), Context())
    assert not task_due(state(), Context())
    assert not task_due(state(task_finished=True), Context(consolidate_after_task=False))


def test_another_topic() -> None:
    moved = state(turns=6, away=2) | {"turns": 6}
    assert topic_due(moved, Context())
    assert not topic_due(moved | {"away": 1}, Context())
    assert not topic_due(moved | {"turns": 5}, Context())
    assert not topic_due(moved, Context(consolidate_on_topic=False))


def test_a_long_silence() -> None:
    back = state(turns=2)
    back["said_at"]["1"] = (NOON + timedelta(hours=5)).isoformat()
    assert idle_due(back, Context())
    assert not idle_due(state(turns=2), Context())
    assert not idle_due(back, Context(idle_minutes=0))


def test_nothing_is_due_while_nothing_may_leave() -> None:
    assert due(state(turns=1) | {"turns": 9}, Context(window_tokens=200)) == ""


def test_the_first_trigger_that_is_due_is_named() -> None:
    assert due(state(turns=6, task_finished=True) | {"turns": 6}, Context()) == "task"
    assert due(state(turns=6) | {"turns": 6}, Context()) == "turns"
    assert due(state(turns=3) | {"turns": 3}, Context()) == ""


@pytest.mark.parametrize(("minutes", "trigger"), [(60, ""), (0, "turns")])
def test_a_failed_one_waits_until_its_time(minutes: int, trigger: str) -> None:
    until = (NOON + timedelta(minutes=minutes)).isoformat()
    waiting = state(turns=6, postponed=Postponed(failures=1, until=until)) | {"turns": 6}
    assert due(waiting, Context()) == trigger


def test_a_full_window_does_not_wait() -> None:
    until = (NOON + timedelta(hours=1)).isoformat()
    waiting = state(turns=60, postponed=Postponed(failures=1, until=until))
    assert due(waiting, Context(window_tokens=200)) == "tokens"
