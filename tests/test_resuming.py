"""A turn that was answered and then cut off, as by kill -9, before it was filed."""

import threading
from typing import Any

import pytest

from graph import nodes
from graph.agent import Agent
from graph.context import Context
from graph.resuming import catch_up
from graph.state import State
from memory import Memory

ADA = Context(user_id="ada", chat_model="offline")
THREAD: Any = {"configurable": {"thread_id": "t"}}


class _Killed(Exception):
    pass


def _answered(agent: Agent) -> bool:
    return any(task.name == "agent_reason" and task.result for task in agent.get_state(THREAD).tasks)


def _cut_off(agent: Agent, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Say something, and stop as soon as its reply lies in the checkpoint."""

    def dies(state: State, runtime: Any) -> State:
        for _ in range(1000):
            if _answered(agent):
                break
            threading.Event().wait(0.01)
        raise _Killed

    with monkeypatch.context() as patched:
        patched.setattr(nodes, "_captured", dies)
        given: Any = {"messages": [("user", text)]}
        with pytest.raises(_Killed):
            agent.invoke(given, THREAD, context=ADA)


def _held(agent: Agent) -> list[str]:
    return [record.value for record in Memory(agent.store).records("ada", "active")]


def _reply(agent: Agent, text: str) -> str:
    given: Any = {"messages": [("user", text)]}
    state = agent.invoke(given, THREAD, context=ADA)
    return str(state["messages"][-1].text)


@pytest.mark.parametrize(
    ("said", "value"), [("I'm allergic to walnuts.", "walnuts"), ("我对芒果过敏", "芒果")]
)
def test_what_was_answered_is_filed_when_the_thread_is_opened_again(
    agent: Agent, monkeypatch: pytest.MonkeyPatch, said: str, value: str
) -> None:
    _cut_off(agent, said, monkeypatch)
    assert _held(agent) == []
    assert catch_up(agent, "t", ADA)
    assert _held(agent) == [value]
    assert len(agent.get_state(THREAD).values["messages"]) == 2
    assert not catch_up(agent, "t", ADA)


@pytest.mark.parametrize(
    ("said", "question", "value"),
    [
        ("I'm allergic to walnuts.", "am I allergic to anything?", "walnuts"),
        ("我对芒果过敏", "我对什么过敏？", "芒果"),
    ],
)
def test_who_asks_without_opening_it_first_is_answered_from_it_too(
    agent: Agent, monkeypatch: pytest.MonkeyPatch, said: str, question: str, value: str
) -> None:
    _cut_off(agent, said, monkeypatch)
    assert value in _reply(agent, question)
    assert _held(agent) == [value]


def test_a_thread_with_nothing_left_to_do_and_the_thread_of_another_are_left_alone(
    agent: Agent, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not catch_up(agent, "t", ADA)
    _cut_off(agent, "I'm allergic to walnuts.", monkeypatch)
    assert not catch_up(agent, "t", Context(user_id="bob", chat_model="offline"))
    assert _held(agent) == []
