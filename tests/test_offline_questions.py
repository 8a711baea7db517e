"""Questions of everyday talk, each asked of what was told before, in both languages."""

from typing import Any

import pytest

from graph.agent import Agent
from graph.context import Context
from graph.offline_intents import intent_of
from memory.judge.reading.questions import is_question


def say(agent: Agent, *texts: str) -> str:
    context = Context(user_id="ada", chat_model="offline")
    config: Any = {"configurable": {"thread_id": "t"}}
    given: list[Any] = [{"messages": [("user", text)]} for text in texts]
    answers = [agent.invoke(one, config, context=context) for one in given]
    return str(answers[-1]["messages"][-1].text)


@pytest.mark.parametrize(
    ("talk", "said", "unsaid"),
    [
        (["dentist appt for Noah friday 4pm", "Noah's teacher is Mr. Pell", "when is noahs dentist appt"], "friday 4pm", "Pell"),
        (["my girlfriend is called Petra", "my name is Sol", "who am i dating"], "Petra", "Sol"),
        (["my name is Sol", "who am i dating"], "no memory", "Sol"),
        (["女儿叫晓棠，上初二，在学书法", "准备换辆车", "晓棠在学什么"], "书法", "车"),
        (["女儿叫晓棠，上初二，在学书法", "晓棠上几年级"], "初二", "书法"),
        (["我老婆开了家花店，卖多肉", "我老婆贫血", "我老婆做什么的"], "花店", "贫血"),
        (["my sister Joan is a vet", "my sister Joan lives in Kent", "what does my sister do"], "vet", "Kent"),
        (["我每天吃缬沙坦", "我食咩药"], "缬沙坦", "没有"),
        (["I take sumatriptan for my migraines", "what did I say my migraine medicine is?"], "sumatriptan", "no memory"),
        (["我养咗只猫，叫肥仔", "我养咗啲咩"], "肥仔", "没有"),
        (["我每日去公园打太极", "我仲有冇打太极"], "太极", "没有"),
        (["我女朋友叫小葵", "我跟谁在一起"], "小葵", "没有"),
        (["I smoke ten a day", "I quit smoking last week", "do I smoke"], "over", "I remember"),
    ],
)  # fmt: skip
def test_a_question_is_answered_by_what_it_asks_for(
    agent: Agent, talk: list[str], said: str, unsaid: str
) -> None:
    reply = say(agent, *talk)
    assert said in reply
    assert unsaid not in reply


def test_the_newer_of_two_records_answers_and_what_ended_is_named_as_ended(agent: Agent) -> None:
    reply = say(agent, "I don't eat eggs", "I eat eggs every day now", "do I eat eggs")
    now, _, before = reply.partition("That is over")
    assert "eat eggs every day" in now
    assert "don't eat eggs" in before


@pytest.mark.parametrize(
    "text", ["食堂又贵了，一碗粉16，抢钱呢", "房租又涨了，一个月五千，怎么不去抢", "停车一小时30，坑钱呢"]
)
def test_grumbling_is_no_question(text: str) -> None:
    assert not is_question(text)


@pytest.mark.parametrize("text", ["我的钱呢", "他怎么不去上班", "我有冇食药", "豆豆上几年级"])
def test_a_question_stays_one(text: str) -> None:
    assert is_question(text)


@pytest.mark.parametrize(
    "text", ["pls remember my yoga is at 7:30 every tuesday", "hey, remember my bus leaves at 8"]
)
def test_asking_hastily_to_remember_is_no_question(text: str) -> None:
    assert intent_of(text).name == "remember"


@pytest.mark.parametrize(
    "text",
    [
        "do you do anything other than chat?",
        "what sort of things can you do?",
        "除了聊天你还会干啥",
    ],
)
def test_what_the_agent_can_do_is_no_question_to_memory(text: str) -> None:
    assert intent_of(text).name == "who_are_you"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("the fair is on the 3rd of May so remind me will you", "reminder"),
        ("这个月9号要交电费，别忘了提醒我", "reminder"),
        ("我记错了，是六月不是七月，谁记得那么清楚", "statement"),
        ("上周那个展不看了，哪有空", "statement"),
        ("谁放香菜我跟谁急", "statement"),
        ("remind me what my gym is called", "about_user"),
        ("我记错了吗？我妈是几月生日？", "about_user"),
    ],
)
def test_a_statement_with_a_question_word_asks_nothing(text: str, name: str) -> None:
    assert intent_of(text).name == name
