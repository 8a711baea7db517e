"""An introduction is read as a whole: each of its bare parts is a fact of the user, and of nobody else."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge
from memory.judge.layers import build_layers
from memory.records import Turn

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)
JUDGE = Judge(build_layers(("rules", "small")))


def told(message: str) -> dict[str, str]:
    """Return what a message tells of the user, by attribute."""
    facts = JUDGE.decide(message, context=(), now=NOW).facts
    return {fact.attribute: fact.value for fact in facts if fact.subject == "user"}


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        (
            "Iolanthe, Swansea, 53, tree surgeon",
            {"name": "Iolanthe", "location": "Swansea", "age": "53", "occupation": "tree surgeon"},
        ),
        (
            "Call me Ozzy. Plasterer, Bolton, 44",
            {"name": "Ozzy", "occupation": "Plasterer", "location": "Bolton", "age": "44"},
        ),
        (
            "I'm Femke, a midwife from Delft, 39",
            {"name": "Femke", "occupation": "midwife", "hometown": "Delft", "age": "39"},
        ),
        (
            "龚雪，四十一，兽医，人在遵义",
            {"name": "龚雪", "age": "四十一", "occupation": "兽医", "location": "遵义"},
        ),
        ("我是修钟表的，江西人，现在在宁波", {"hometown": "江西", "location": "宁波"}),
    ],
)
def test_each_part_of_an_introduction_is_a_fact_of_its_own(message: str, expected: dict[str, str]) -> None:
    assert expected.items() <= told(message).items()


@pytest.mark.parametrize(
    "message",
    [
        "my colleague Petra, 31, nurse, is late",
        "my sister Petra, 31, nurse in Delft",
        "我同事三十岁，护士，住苏州",
        "隔壁王叔，七十，退休工人，山东人",
        pytest.param(
            "Greta upstairs, 70, very quiet",
            marks=pytest.mark.xfail(reason="a neighbour's age without a verb", strict=False),
        ),
        "头疼，我先睡了",
        "Morning, 31 degrees already",
    ],
)
def test_what_somebody_else_is_never_becomes_the_users(message: str) -> None:
    assert not {"name", "age", "occupation", "location", "hometown"} & told(message).keys()


def test_a_wish_after_a_name_and_an_age_is_no_job() -> None:
    assert "occupation" not in told("I'm Petra, 31, make me a meal plan")


def test_only_what_has_moved_is_a_change() -> None:
    facts = JUDGE.decide("I'm Petra, 31, moved to Delft for work", context=(), now=NOW).facts

    assert {fact.attribute: fact.op for fact in facts} == {"name": "add", "age": "add", "location": "update"}


@pytest.mark.parametrize(
    ("before", "message", "new", "old"),
    [
        ("我家养了只柯基叫豆包", "不是柯基，是柴犬", "柴犬", "柯基"),
        ("We have a beagle called Pip", "not a beagle, a basset", "basset", "beagle"),
    ],
)
def test_a_value_named_with_its_correction_is_exchanged_for_it(
    before: str, message: str, new: str, old: str
) -> None:
    context = [Turn(role="user", content=before)]
    facts = JUDGE.decide(message, context=context, now=NOW).facts

    assert [(new in fact.value, old in fact.value, fact.op) for fact in facts] == [(True, False, "update")]


@pytest.mark.parametrize(
    "message",
    [
        "下班后得去超市买瓶酱油",
        "到了十点我就去接你",
        "没有网我上不了会议",
        "skip the intro",
        "the rain has petered out",
    ],
)
def test_what_looks_like_a_habit_or_an_ending_for_once_is_passing(message: str) -> None:
    assert JUDGE.decide(message, context=(), now=NOW).verdict == "SHORT"
