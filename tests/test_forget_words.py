"""Everything is forgotten when it is asked for, and asked for twice."""

from typing import Any

import pytest

from graph.agent import Agent
from graph.context import Context
from memory import Memory
from memory.judge.forget_words import asks_to_forget_all, confirms_forgetting


@pytest.mark.parametrize(
    "text",
    [
        "forget everything about me",
        "can you erase all my data?",
        "Wipe my memory",
        "please forget all the things you know about me",
        "forget me",
        "忘掉我所有的信息",
        "把关于我的都删了",
        "能不能把关于我的全都删了？",
        "清空记忆",
        "請刪除所有關於我的記憶",
    ],
)
def test_asking_for_everything_to_be_forgotten_is_heard(text: str) -> None:
    assert asks_to_forget_all(text)


@pytest.mark.parametrize(
    "text",
    [
        "forget that I like tea",
        "don't forget everything about me",
        "delete all my emails",
        "why did you forget everything about me",
        "translate: forget everything about me",
        "别忘了我的所有事",
        "你会忘掉我所有的信息吗？",
        "我把所有资料都删了",
        "删掉关于我猫的那条",
        "把这段话里所有的形容词删掉",
    ],
)
def test_less_than_that_is_not(text: str) -> None:
    assert not asks_to_forget_all(text)


@pytest.mark.parametrize(
    "yes", ["yes", "Yes, forget everything", "是的", "确认全部忘掉", "forget everything"]
)
def test_a_yes_right_after_it_confirms(yes: str) -> None:
    assert confirms_forgetting(["hello", "forget everything about me", yes])
    assert not confirms_forgetting(["forget everything about me", "hello", yes])
    assert not confirms_forgetting([yes])


@pytest.mark.parametrize("no", ["no", "yes but keep my name", "不要", "算了", "what?"])
def test_anything_else_does_not(no: str) -> None:
    assert not confirms_forgetting(["forget everything about me", no])


def say(agent: Agent, user: str, *texts: str, role: str = "admin") -> list[dict[str, Any]]:
    config: Any = {"configurable": {"thread_id": f"of {user} as {role}"}}
    context = Context(user_id=user, chat_model="offline", role=role)
    given: list[Any] = [{"messages": [("user", text)]} for text in texts]
    return [agent.invoke(one, config, context=context) for one in given]


@pytest.mark.parametrize(
    ("request_text", "yes"),
    [("forget everything about me", "yes, forget everything"), ("忘掉我所有的信息", "确认全部忘掉")],
)
def test_the_offline_agent_asks_first_and_then_forgets_only_this_user(
    agent: Agent, request_text: str, yes: str
) -> None:
    say(agent, "bob", "I'm allergic to nuts")
    memory = Memory(agent.store)
    memory.edit_core("ada", "likes tea", spoken=["I like tea"])
    *_, asked = say(agent, "ada", "My name is Ada", "I have a cat named Olive", request_text)
    assert "2" in asked["messages"][-1].text
    assert asked["capture"]["changes"] == []
    assert len(memory.records("ada", "active")) == 2
    (done,) = say(agent, "ada", yes)
    assert "2" in done["messages"][-1].text
    assert {(one.status, one.text) for one in memory.records("ada")} == {("forgotten", "")}
    assert memory.core("ada").lines == ()
    assert len(memory.records("bob", "active")) == 1


def test_who_says_no_keeps_everything(agent: Agent) -> None:
    say(agent, "ada", "My name is Ada", "forget everything about me", "no", "yes")
    assert len(Memory(agent.store).records("ada", "active")) == 1


def test_a_role_sees_nothing_of_what_its_own_words_put_out_of_date(agent: Agent) -> None:
    say(agent, "ada", "I live in Turin", "My dentist appointment is on 12 December")
    moved = say(agent, "ada", "I moved to Genoa", "The dentist moved it to 14 December", role="basic")
    stored = say(agent, "ada", "Remember that I live in Parma now", role="basic")
    values = [record.value for record in Memory(agent.store).records("ada", "active")]
    assert any("14 December" in value for value in values)
    assert any("Parma" in value for value in values)
    shown = str([state["capture"] for state in (*moved, *stored)]) + stored[-1]["messages"][-1].text
    assert not [word for word in ("Turin", "Genoa", "appointment") if word in shown]
