"""Everything is forgotten when it is asked for, and asked for twice."""

from typing import Any

import pytest
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage

from graph.agent import Agent
from graph.context import Context
from memory import Memory
from memory.judge.changing.forget_words import asks_to_forget_all, confirms_forgetting
from tools.confirming import was_asked


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
        "Hi! Please forget everything you have ever learned about me, I'm leaving.",
        "delete all the data you've stored on me right away",
        "请你把你记住的关于我的东西全都删除干净",
        "忘掉我以前说过的所有事情吧",
        "关于我的，全都删掉",
        "忘掉所有的事",
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
        "forget all I said about Leeds",
        "forget everything I said about my job",
        "Forget everything you know about me and my sister",
        "forget everything I told you today",
        "wipe everything you have saved on me except my name",
        "erase all you know about the trip, please",
        "delete all my data about Tom",
        "忘掉所有关于我妈的事",
        "忘掉关于我老公的一切",
        "把我说过的关于杭州的全部忘掉",
        "删掉我所有跟工作有关的记录",
        "忘掉我今天说的一切",
        "除了名字，把关于我的都删了",
    ],
)
def test_less_than_that_is_not(text: str) -> None:
    assert not asks_to_forget_all(text)


@pytest.mark.parametrize(
    "yes", ["yes", "Yes, forget everything", "是的", "确认全部忘掉", "forget everything"]
)
def test_a_yes_right_after_it_confirms(yes: str) -> None:
    assert confirms_forgetting(["hello", "forget everything about me", yes], was_asked=True)
    assert not confirms_forgetting(["forget everything about me", "hello", yes], was_asked=True)
    assert not confirms_forgetting([yes], was_asked=True)


@pytest.mark.parametrize("no", ["no", "yes but keep my name", "不要", "算了", "what?"])
def test_anything_else_does_not(no: str) -> None:
    assert not confirms_forgetting(["forget everything about me", no], was_asked=True)


@pytest.mark.parametrize("yes", ["好", "sure", "ok", "yes"])
def test_a_bare_yes_counts_only_after_the_question(yes: str) -> None:
    assert not confirms_forgetting(["forget everything about me", yes], was_asked=False)
    assert confirms_forgetting(["forget everything about me", yes], was_asked=True)
    explicit = "yes, forget everything"
    assert confirms_forgetting(["forget everything about me", explicit], was_asked=False)


def test_the_question_is_the_result_of_the_tool_in_the_turn_before() -> None:
    first, yes = HumanMessage("forget everything about me"), HumanMessage("sure")
    question = ToolMessage("I remember 2 things. Sure?", tool_call_id="a", name="forget_everything")
    refusal = question.model_copy(update={"status": "error"})
    assert was_asked([first, question, AIMessage("Sure?"), yes])
    assert not was_asked([first, AIMessage("It rains."), yes])
    assert not was_asked([first, refusal, AIMessage("No."), yes])
    assert not was_asked([first, question, AIMessage("Sure?"), HumanMessage("hm"), AIMessage("?"), yes])


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


@pytest.mark.parametrize(
    ("told", "request_text", "yes", "gone", "kept"),
    [
        (["我住在苏州，我妈住在南京"], "忘掉所有关于我妈的事", "好", "南京", "苏州"),
        (["I live in Leeds", "I'm a plumber"], "forget all I said about Leeds", "sure", "Leeds", "plumber"),
        (["我老公是医生", "我是护士"], "忘掉关于我老公的一切", "好", "医生", "护士"),
        (["I'm a plumber", "I like jazz"], "Forget everything I said about my job", "ok", "plumber", "jazz"),
        (["我养了一只柯基，叫豆豆", "我是护士"], "忘掉跟狗有关的所有事", "好", "柯基", "护士"),
        (["我老公是医生", "我是护士"], "忘了我老公", "好", "医生", "护士"),
        (["我老婆叫小美", "我前女友叫阿珍"], "忘掉我前女友的一切", "好", "阿珍", "小美"),
        (["I'm a plumber"], "forget everything I told you today", "ok", "", "plumber"),
        (["I like tea"], "forget everything except that I like tea", "yes", "", "tea"),
        (["My name is Ada"], "wipe everything you have saved on me except my name", "ok", "", "Ada"),
        (["我叫王小丽"], "除了我的名字，把关于我的都删了", "好", "", "王小丽"),
        (["我喜欢喝茶"], "忘掉跟小李有关的事", "好", "忘掉", "茶"),
    ],
)
def test_a_request_that_names_something_takes_only_that_out(
    agent: Agent, told: list[str], request_text: str, yes: str, gone: str, kept: str
) -> None:
    say(agent, "ada", *told, request_text, yes)
    texts = [record.text for record in Memory(agent.store).records("ada")]
    assert [text for text in texts if kept in text]
    assert not [text for text in texts if gone and gone in text]


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
