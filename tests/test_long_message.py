"""Messages that are too long to be read as a whole."""

from typing import Any

import pytest

from graph.agent import Agent
from graph.context import Context
from memory import Memory
from memory.judge.reading.long_message import MOST, asked_of, read_of

_FILLER = {
    "zh": "窗外的雨下了一整夜，屋檐下滴滴答答。巷口的灯亮着，偶尔有车开过。",
    "en": "The rain went on all night and dripped from the roof. A lamp was lit at the corner of the lane. ",
}


def _long(language: str, middle: str, characters: int) -> str:
    filler = _FILLER[language]
    half = filler * (characters // 2 // len(filler))
    return f"{half}{middle}{' ' if language == 'en' else ''}{half}"


def _told(agent: Agent, text: str) -> tuple[list[tuple[str, str]], str]:
    given: Any = {"messages": [("user", text)]}
    thread: Any = {"configurable": {"thread_id": "t"}}
    state = agent.invoke(given, thread, context=Context(user_id="ada", chat_model="offline"))
    held = [(r.attribute, r.value) for r in Memory(agent.store).records("ada", "active")]
    return held, "\n".join(m.text for m in state["messages"][1:])


@pytest.mark.parametrize(
    ("language", "middle", "held", "said"),
    [
        ("zh", "对了，我对腰果过敏。", ("allergy", "腰果"), "很长"),
        ("en", "I'm allergic to cashews.", ("allergy", "cashews"), "very long"),
    ],
)
def test_an_allergy_in_the_middle_is_filed_and_the_user_told_what_was_read(
    agent: Agent, language: str, middle: str, held: tuple[str, str], said: str
) -> None:
    filed, replies = _told(agent, _long(language, middle, 30_000))
    assert held in filed
    assert said in replies


def test_the_beginning_and_the_end_are_read_too(agent: Agent) -> None:
    filed, _ = _told(agent, "My name is Nora. " + _long("en", "", 20_000) + "I live in Whitby.")
    assert ("name", "Nora") in filed
    assert ("location", "Whitby") in filed


@pytest.mark.parametrize(
    ("language", "middle"),
    [
        ("zh", "老船长说：“我对腰果过敏。”"),
        ("en", 'The old captain sighed: "I\'m allergic to cashews."'),
        ("en", "The captain is allergic to cashews."),
    ],
)
def test_what_somebody_else_says_or_is_in_the_middle_is_not_the_users(
    agent: Agent, language: str, middle: str
) -> None:
    filed, _ = _told(agent, _long(language, middle, 20_000))
    assert filed == []


def test_a_story_that_ends_in_an_indefinite_who_is_no_question(agent: Agent) -> None:
    _, replies = _told(agent, _long("zh", "", 12_000) + "谁也不想先走。")
    assert "离线" not in replies


def test_a_usual_message_is_read_whole_and_no_reading_is_longer_than_the_most(agent: Agent) -> None:
    _, replies = _told(agent, "I live in Whitby.")
    assert "very long" not in replies
    text = _long("en", "I live in Leeds. My name is Bo. " * 200, 50_000)
    assert len(read_of(text)) <= MOST
    assert read_of("I live in Leeds.") == asked_of("I live in Leeds.") == "I live in Leeds."
