"""What is only wished for is a goal, in the wording of one, and takes the place of nothing."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge
from memory.judge.layers import build_layers
from memory.records import Fact

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
JUDGE = Judge(build_layers(("rules", "small")))


def facts(message: str) -> tuple[Fact, ...]:
    return JUDGE.decide(message, now=NOW).facts


@pytest.mark.parametrize(
    "message",
    [
        "我梦想是当演员",
        "从小就想当歌手",
        "长大了想当医生",
        "理想职业是飞行员",
        "my dream is to live in Porto",
        "my dream is to own a bakery",
    ],
)
def test_a_wish_is_a_goal_and_no_state(message: str) -> None:
    assert {one.attribute for one in facts(message)} == {"goal"}


def test_a_goal_is_worded_as_one() -> None:
    (one,) = facts("my dream is to live in Porto")
    assert one.text == "The user's goal: live in Porto"
    (one,) = facts("I want to be a vet")
    assert one.text == "The user wants to be a vet"


@pytest.mark.parametrize(
    ("message", "attribute"),
    [
        ("我是演员，梦想早就实现了", "occupation"),
        ("my dream came true, I'm a pilot now", "occupation"),
        ("我是司机", "occupation"),
        ("I live in Porto", "location"),
    ],
)
def test_what_is_so_stays_a_state(message: str, attribute: str) -> None:
    assert attribute in {one.attribute for one in facts(message)}
