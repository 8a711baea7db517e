"""Forgetting a person: what was said of them goes, what was said beside them stays."""

from typing import Any

import pytest

from graph.agent import Agent
from graph.context import Context
from memory import Memory
from memory.judge.changing.forget_words import thing_to_forget


def _talk(agent: Agent, *lines: str) -> str:
    config: Any = {"configurable": {"thread_id": "t"}}
    for line in lines:
        given: Any = {"messages": [("user", line)]}
        agent.invoke(given, config, context=Context(user_id="ada", chat_model="offline"))
    held = [r for r in Memory(agent.store).records("ada") if r.status != "forgotten"]
    return "\n".join(f"{r.text} {' '.join(e.quote for e in r.evidence)}" for r in held)


@pytest.mark.parametrize(
    ("lines", "request_text", "gone", "kept"),
    [
        (
            (
                "我前夫叫贺强，每月给一千五抚养费", "我住在泉州", "我养了两只乌龟", "我爱吃面",
                "我每周三去游泳", "我在学法语", "我有哮喘",
            ),
            "忘掉我前夫的所有事",
            ("贺强", "抚养费"),
            ("泉州", "乌龟", "法语"),
        ),
        (
            (
                "I broke up with Selma last month", "I live in Whitby", "I like rye bread",
                "my girlfriend Selma is a nurse, and she owes me 40 pounds", "I swim every Sunday",
                "I have asthma", "I'm learning Welsh",
            ),
            "dont bring up selma again",
            ("Selma", "40 pounds"),
            ("Whitby", "rye bread", "asthma"),
        ),
        (
            ("我老公在园区上班，女儿五岁，叫团团", "我住在苏州"),
            "忘掉我老公的事",
            ("园区",),
            ("五岁", "团团", "苏州"),
        ),
        (
            ("my husband Callum does the deliveries, our twins are 7", "I live in Whitby"),
            "forget my husband",
            ("deliveries",),
            ("twins", "Whitby"),
        ),
    ],
)  # fmt: skip
def test_all_that_was_said_of_a_person_is_forgotten_and_nothing_else(
    agent: Agent, lines: tuple[str, ...], request_text: str, gone: tuple[str, ...], kept: tuple[str, ...]
) -> None:
    before = _talk(agent, *lines)
    assert all(word in before for word in (*gone, *kept))
    after = _talk(agent, request_text)
    assert not [word for word in gone if word in after]
    assert all(word in after for word in kept)


@pytest.mark.parametrize(
    ("request_text", "thing"),
    [
        ("please never mention Olive again", "Olive"),
        ("别再提我前夫了", "我前夫"),
        ("不要再提李明了", "李明"),
        ("don't mention work again", ""),
        ("别再提工作了", ""),
        ("don't mention it again", ""),
        ("I never mention her again", ""),
        ("我再也不想提起那天", ""),
    ],
)
def test_who_is_not_to_be_spoken_of_again_is_to_be_forgotten_and_a_matter_is_not(
    request_text: str, thing: str
) -> None:
    assert thing_to_forget(request_text) == thing
