"""Several things named in one breath are one list, not the first of them."""

from datetime import UTC, datetime

import pytest

from memory import Memory
from memory.judge import Judge
from memory.long_term.store import MemoryStore

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)


@pytest.fixture
def memory(store: MemoryStore) -> Memory:
    return Memory(store)


def values(message: str) -> list[str]:
    return [fact.value for fact in Judge().decide(message, now=NOW).facts]


@pytest.mark.parametrize(
    ("message", "things"),
    [
        ("I'm allergic to bees, wasps and penicillin", ["bees", "wasps", "penicillin"]),
        ("I'm allergic to bees, wasps, and penicillin", ["bees", "wasps", "penicillin"]),
        ("I like hiking, swimming and old films", ["hiking", "swimming", "old films"]),
        ("我对花生、虾和芒果过敏", ["花生", "虾", "芒果"]),
        ("I hate mushrooms and olives", ["mushrooms", "olives"]),
    ],
)
def test_a_list_is_kept_to_its_end_a_fact_a_thing(message: str, things: list[str]) -> None:
    assert values(message) == things


@pytest.mark.parametrize(
    ("message", "value"),
    [
        ("I love rock and roll", "rock and roll"),
        ("I like peanut butter and jelly sandwiches", "peanut butter and jelly sandwiches"),
        ("I hate crime and mystery novels", "crime and mystery novels"),
        ("我喜欢猫和老鼠", "猫和老鼠"),
    ],
)
def test_one_thing_with_an_and_in_it_stays_one(message: str, value: str) -> None:
    assert values(message) == [value]


@pytest.mark.parametrize(
    ("said", "change", "gone", "kept"),
    [
        ("I'm allergic to prawns and mangoes", "mangoes are fine now, I outgrew it", "mangoes", "prawns"),
        ("我对虾和芒果过敏", "芒果现在不过敏了", "芒果", "虾"),
        ("我对虾和芒果过敏", "芒果现在没事了", "芒果", "虾"),
        ("我讨厌香菜和榴莲", "榴莲我现在爱吃了", "榴莲", "香菜"),
        ("I hate olives and beetroot", "I've come round to olives", "olives", "beetroot"),
    ],
)
def test_one_thing_of_a_list_ends_alone(memory: Memory, said: str, change: str, gone: str, kept: str) -> None:
    memory.observe("u", said, thread="t", message="1")
    memory.observe("u", change, thread="t", message="2")
    refused = [one.value for one in memory.records("u", "active") if one.attribute in ("allergy", "dislike")]
    assert kept in refused
    assert gone not in refused


@pytest.mark.parametrize(
    ("message", "value"),
    [
        ("I like tea, please", "tea"),
        ("I hate olives, sorry", "olives"),
        ("I like tea, what about you", "tea"),
    ],
)
def test_what_is_no_thing_ends_the_list(message: str, value: str) -> None:
    assert values(message) == [value]
