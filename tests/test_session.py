from typing import Any

import pytest

from graph.agent import Agent, build_graph
from graph.context import Context
from graph.session import end_session
from memory import Memory, MissingUserError, UsageError

ADA = Context(user_id="ada", chat_model="offline")
THREAD: Any = {"configurable": {"thread_id": "t"}}


def say(agent: Agent, text: str) -> None:
    given: Any = {"messages": [("user", text)]}
    agent.invoke(given, THREAD, context=ADA)


def test_the_end_files_what_is_worth_it_and_empties_the_thread(agent: Agent) -> None:
    for text in ("你好，我叫小雨", "今天苏州天气怎么样？", "我在准备十月的马拉松"):
        say(agent, text)
    filed = end_session(agent, "t", ADA)
    assert filed.episode
    assert "马拉松" in filed.episode.text
    assert "苏州" not in filed.episode.text
    assert agent.get_state(THREAD).values == {}


def test_ending_a_session_twice_does_nothing_more(agent: Agent) -> None:
    say(agent, "我叫小雨")
    end_session(agent, "t", ADA)
    before = Memory(agent.store).records("ada")
    assert end_session(agent, "t", ADA).episode is None
    assert Memory(agent.store).records("ada") == before


def test_other_threads_stay(agent: Agent) -> None:
    say(agent, "我叫小雨")
    other: Any = {"configurable": {"thread_id": "other"}}
    given: Any = {"messages": [("user", "hello")]}
    agent.invoke(given, other, context=ADA)
    end_session(agent, "t", ADA)
    assert agent.get_state(other).values["messages"]


def test_what_was_forgotten_does_not_come_back_when_its_thread_ends(agent: Agent) -> None:
    say(agent, "我在准备十月的马拉松")
    memory = Memory(agent.store)
    memory.forget("ada", [record.id for record in memory.records("ada")])
    end_session(agent, "t", ADA)
    assert "马拉松" not in str(memory.records("ada"))


def test_ending_needs_a_user_and_a_checkpointer(agent: Agent) -> None:
    with pytest.raises(MissingUserError):
        end_session(agent, "t", Context())
    with pytest.raises(UsageError, match="open_checkpointer"):
        end_session(build_graph(store=agent.store), "t", ADA)
