"""The reply goes first, and what runs beside it waits for its first word, but not for ever."""

import threading
from types import SimpleNamespace
from typing import Any

import pytest

from graph import models, nodes, precedence
from graph.agent import Agent
from graph.context import Context
from graph.models import EmptyReplyError
from graph.precedence import FirstWord, after_the_first_word, reply_is_under_way


def step(name: str) -> Any:
    return SimpleNamespace(execution_info=SimpleNamespace(checkpoint_id=name))


def test_nobody_waits_once_the_first_word_is_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precedence, "LONGEST_WAIT_S", None)  # for ever
    FirstWord(step("a")).on_llm_new_token("Hello")
    after_the_first_word(step("a"))
    assert precedence._reply(step("a")).under_way.is_set()


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    pauses: list[float] = []
    monkeypatch.setattr(precedence, "time", SimpleNamespace(sleep=pauses.append))
    return pauses


def test_a_streamed_word_has_a_head_start_on_its_way_to_the_caller(slept: list[float]) -> None:
    FirstWord(step("e")).on_llm_new_token("Hello")
    slept.clear()
    after_the_first_word(step("e"))
    assert slept == [precedence.HEAD_START_S]


def test_who_reads_the_reply_makes_way_for_its_first_word_only(slept: list[float]) -> None:
    listener = FirstWord(step("g"))
    for token in ("Hello", " there"):
        listener.on_llm_new_token(token)
    assert slept == [precedence.MAKES_WAY_S]


def test_the_first_word_is_with_the_caller_while_its_reader_makes_way(
    agent: Agent, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrived, seen = threading.Event(), list[bool]()

    def sleep(seconds: float) -> None:
        if seconds == precedence.MAKES_WAY_S:
            seen.append(arrived.wait(10))

    monkeypatch.setattr(precedence, "time", SimpleNamespace(sleep=sleep))
    config: Any = {"configurable": {"thread_id": "t"}}
    context = Context(user_id="ada", chat_model="offline")
    given: Any = {"messages": [("user", "Hello")]}
    for _ in agent.stream(given, config, context=context, stream_mode="messages"):
        arrived.set()
    assert seen == [True]


def test_a_reply_that_comes_as_a_whole_needs_no_head_start(slept: list[float]) -> None:
    reply_is_under_way(step("f"))
    after_the_first_word(step("f"))
    assert slept == []


def test_a_reply_that_never_comes_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precedence, "LONGEST_WAIT_S", 0)
    after_the_first_word(step("b"))
    assert not precedence._reply(step("b")).under_way.is_set()


def test_the_reply_of_another_step_lets_nobody_go() -> None:
    reply_is_under_way(step("c"))
    assert not precedence._reply(step("d")).under_way.is_set()
    assert precedence._reply(step("c")).under_way.is_set()


def test_steps_long_past_are_forgotten() -> None:
    for number in range(2 * precedence._REMEMBERED):
        reply_is_under_way(step(f"past {number}"))
    assert len(precedence._steps) == precedence._REMEMBERED


@pytest.mark.parametrize("fails", [False, True])
def test_capture_begins_after_the_reply_even_if_that_fails(
    agent: Agent, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    order: list[str] = []
    ask, captured = models.ask, nodes._captured
    monkeypatch.setattr(precedence, "LONGEST_WAIT_S", None)

    def reply(*arguments: Any) -> Any:
        order.append("reply")
        if fails:
            raise EmptyReplyError("nothing")
        return ask(*arguments)

    def capture(*arguments: Any) -> Any:
        order.append("capture")
        return captured(*arguments)

    monkeypatch.setattr(nodes, "ask", reply)
    monkeypatch.setattr(nodes, "_captured", capture)
    config: Any = {"configurable": {"thread_id": "t"}}
    given: Any = {"messages": [("user", "I'm allergic to peanuts")]}
    state = agent.invoke(given, config, context=Context(user_id="ada", chat_model="offline"))
    assert order == ["reply", "capture"]
    assert state["capture"]["verdict"] == "LONG"
