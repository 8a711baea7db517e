"""What cannot stand beside what, and what is the same in the other language."""

from datetime import UTC, datetime

import pytest
from langgraph.store.memory import InMemoryStore

from memory import Memory

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def told(*texts: str) -> Memory:
    memory = Memory(InMemoryStore(), clock=lambda: NOW)
    for number, text in enumerate(texts):
        memory.observe("ada", text, thread=str(number), message=str(number))
    return memory


def active(memory: Memory) -> list[str]:
    return [record.value for record in memory.records("ada", "active")]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("I run every morning", "I never run"),
        ("我每天早上喝咖啡", "我从来不喝咖啡"),
        ("我喜欢喝咖啡", "我不喜欢咖啡"),
        ("I love mushrooms", "I can't stand mushrooms"),
        ("I cycle to work every day", "I never cycle to work now"),
        ("I like mushrooms", "我讨厌蘑菇"),
        ("我爱喝啤酒", "I don't like beer"),
    ],
)
def test_the_opposite_about_the_same_thing_takes_its_place(old: str, new: str) -> None:
    memory = told(old, new)
    assert len(active(memory)) == 1
    assert sorted(record.status for record in memory.records("ada")) == ["active", "superseded"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("I run every morning", "I never run in the rain"),
        ("我每天早上喝咖啡", "我从来不喝牛奶"),
        ("I love mushrooms", "I can't stand olives"),
        ("我每天早上跑步", "我从不晚上跑步"),
        ("I like mushrooms", "我讨厌茄子"),
        ("我喜欢吃牛肉", "I hate lamb"),
    ],
)
def test_another_thing_or_less_of_it_stands_beside_it(old: str, new: str) -> None:
    assert len(active(told(old, new))) == 2


@pytest.mark.parametrize(
    ("old", "new"), [("我住在上海", "I live in Shanghai"), ("I'm allergic to seafood", "我对海鲜过敏")]
)
def test_the_same_in_the_other_language_strengthens(old: str, new: str) -> None:
    (record,) = told(old, new).records("ada", "active")
    assert record.seen == 2


def test_another_thing_in_the_other_language_does_not() -> None:
    assert len(active(told("我对海鲜过敏", "I'm allergic to cats"))) == 2
