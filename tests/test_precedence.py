"""The reply goes first, and what runs beside it waits for its first word, but not for ever."""

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
    assert precedence._event(step("a")).is_set()


def test_a_reply_that_never_comes_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precedence, "LONGEST_WAIT_S", 0)
    after_the_first_word(step("b"))
    assert not precedence._event(step("b")).is_set()


def test_the_reply_of_another_step_lets_nobody_go() -> None:
    reply_is_under_way(step("c"))
    assert not precedence._event(step("d")).is_set()
    assert precedence._event(step("c")).is_set()


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
