"""A request to forget that says why is still a request, and the reply claims nothing that was not done."""

from typing import Any

import pytest

from graph.agent import Agent
from graph.context import Context
from memory import Leaving, Memory, Turn
from memory.judge.changing.forget_words import thing_to_forget
from memory.long_term.forget_requests import taken_back
from memory.long_term.store import MemoryStore

CONFIG: Any = {"configurable": {"thread_id": "t"}}


def say(agent: Agent, *texts: str) -> str:
    context = Context(user_id="ada", chat_model="offline")
    given: list[Any] = [{"messages": [("user", text)]} for text in texts]
    answers = [agent.invoke(one, CONFIG, context=context) for one in given]
    return str(answers[-1]["messages"][-1].text)


def held(agent: Agent) -> str:
    return " / ".join(record.text for record in Memory(agent.store).records("ada"))


@pytest.mark.parametrize(
    ("told", "request_text", "gone"),
    [
        ("我卖了阳台上的旧钢琴", "别记住我卖钢琴的事，我姐知道要说我", "钢琴"),
        ("记一下我日语挂了，明年补考", "忘了我挂科那件事吧，补考过了", "日语"),
        ("我有胃溃疡", "将我胃溃疡嗰样嘢删咗佢啦，医好咗", "溃疡"),
        ("我有只鹦鹉叫可可", "唔该忘记可可啦，佢飞走咗喇", "可可"),
        ("我有个前男友叫陆鸣，在深圳", "陆鸣这个人忘了吧，不想再提", "陆鸣"),
        ("我前妻叫苏琴，在成都", "把苏琴的事都删掉，不想再看到她", "苏琴"),
        ("我血压偏高", "删掉血压那条，复查正常了", "血压"),
        ("我妹妹的婚礼在六月", "忘了我妹婚礼吧，取消了", "婚礼"),
        ("我喜欢红茶", "我喜欢红茶那件事忘了吧，现在喝咖啡", "红茶"),
        ("my ex husband Leon is in Tucson", "forget about leon, delete everything on him", "Leon"),
        ("My dad had a stroke in March", "You can forget about dad's stroke, he's fully recovered", "stroke"),
        ("My friend Omar is getting divorced", "delete what you have on Omar, he asked me to", "Omar"),
        ("I have a cat called Misty", "forget my cat, she's gone", "Misty"),
        ("I live in Derby", "forget that I live in Derby, we sold the house", "Derby"),
    ],
)
def test_what_is_asked_for_with_a_reason_is_forgotten(
    agent: Agent, told: str, request_text: str, gone: str
) -> None:
    say(agent, told)
    assert gone in held(agent)
    reply = say(agent, request_text)
    assert gone not in held(agent)
    assert reply.startswith(("Forgotten", "已忘掉"))


@pytest.mark.parametrize(
    "text",
    [
        "忘了我妈生日的事，被她骂了一顿",
        "我忘了交电费那件事，今天停电了",
        "我把雨伞忘在地铁上了，好烦",
        "I forgot my keys, so I waited outside",
        "don't forget the milk, we have none",
        "忘了告诉你，我换工作了",
    ],
)
def test_what_slipped_somebodys_mind_asks_for_nothing(text: str) -> None:
    assert not thing_to_forget(text)


def test_a_list_is_not_cut_to_its_first_part() -> None:
    assert "tea" in thing_to_forget("Forget that I like coffee and tea")
    assert not thing_to_forget("Forget everything on my work, but keep my name")


def test_the_reply_does_not_claim_that_nothing_was_filed_where_something_was(agent: Agent) -> None:
    say(agent, "我喜欢画水彩画")
    assert "没有记" not in say(agent, "别记住水彩课的事，没意思")
    assert "水彩" in held(agent)


def test_what_was_taken_back_becomes_no_episode(store: MemoryStore) -> None:
    memory = Memory(store)
    said = [
        "我借了三万给阿康，他说年底还",
        "今天开会开到很晚，我累坏了",
        "忘了我借钱给阿康那件事吧，他还清了",
    ]
    memory.consolidate(
        "ada", [Leaving(f"m{i}", Turn(role="user", content=text)) for i, text in enumerate(said)], thread="t"
    )
    assert "阿康" not in " ".join(f"{r.text} {r.value}" for r in memory.records("ada"))


def test_only_what_was_said_before_is_taken_back() -> None:
    assert taken_back(["我卖了吉他", "别记住我卖吉他的事，我爸会生气", "我卖了吉他"]) == {0}
    assert taken_back(["I owe my brother 300 pounds", "forget that I owe my brother money, it's paid"]) == {0}
    assert not taken_back(["I sold my bike", "forget that I owe my brother money, it's paid"])
