"""A question about a relative or an animal is not answered by what is known of somebody else."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from memory import Memory
from memory.judge.reading.whose import asked_about, beings_in
from memory.long_term.store import MemoryStore
from memory.long_term.wanted import wanted_by
from memory.records import Record

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)


def record(attribute: str, text: str, **more: Any) -> Record:
    return Record(
        id="1", user="u", kind="fact", attribute=attribute, text=text, value=text, recorded_at=NOW, **more
    )


@pytest.mark.parametrize(
    ("question", "about"),
    [
        ("When is my father's birthday?", {"father"}),
        ("what does my sister do", {"sister"}),
        ("How old is my tortoise?", {"tortoise"}),
        ("我妈多大了", {"mother"}),
        ("我女兒幾歲？", {"daughter"}),
        ("我们家的狗叫什么", {"dog"}),
        ("my mother-in-law's birthday?", {"parents-in-law"}),
        ("我表哥做什么工作", {"cousin"}),
    ],
)
def test_whom_a_question_is_about(question: str, about: set[str]) -> None:
    assert asked_about(question) == about


@pytest.mark.parametrize(
    "question",
    [
        "Where do I live with my wife?",
        "我和我老婆住在哪",
        "What did I buy my wife?",
        "我给我妈买了什么",
        "What is my job?",
    ],
)
def test_a_question_about_the_user_is_not_about_a_relative_it_names(question: str) -> None:
    assert asked_about(question) == frozenset()


@pytest.mark.parametrize("text", ["I like Java", "马上就去", "岳阳楼", "a personal matter", "the fatherland"])
def test_what_only_looks_like_a_relative_or_an_animal_is_none(text: str) -> None:
    assert beings_in(text) == frozenset()


@pytest.mark.parametrize(
    ("question", "told", "fits"),
    [
        ("When is my father's birthday?", record("birthday", "The user's birthday: 3 May"), False),
        ("When is my birthday?", record("birthday", "The user's birthday: 3 May"), True),
        ("When is my father's birthday?", record("family", "The user's father was born on 3 May"), True),
        ("When is my father's birthday?", record("family", "The user's sister Helen is 30"), False),
        ("我妈多大了？", record("age", "用户今年三十一岁"), False),
        ("我多大了？", record("age", "用户今年三十一岁"), True),
        ("我妈多大了？", record("family", "用户的妈妈今年六十", subject="family"), True),
        ("我孩子几岁？", record("family", "用户的女儿六岁", subject="family"), True),
        ("How old is my tortoise?", record("pet", "The user has a cat called Mo"), False),
        ("How old is my tortoise?", record("age", "The user is 31"), False),
        ("How old is my dog?", record("pet", "用户的柯基叫豆包，三岁"), True),
        ("What is my dog called?", record("pet", "The user's pet: Rex"), True),
    ],
)
def test_a_fact_fits_a_question_only_if_it_is_about_the_same_being(
    question: str, told: Record, fits: bool
) -> None:
    assert wanted_by(question).fits(told) is fits


def test_the_birthday_of_the_user_does_not_answer_for_the_fathers(tmp_path: Path) -> None:
    with MemoryStore(f"sqlite:///{tmp_path / 'm.db'}", fields=("text",)) as store:
        memory = Memory(store, clock=lambda: NOW)
        memory.observe("ada", "My birthday is 3 May", thread="t", message="m")
        own = memory.recall("ada", "When is my birthday?")
        fathers = memory.recall("ada", "When is my father's birthday?")
    assert any("3 May" in record.text for record in own.records)
    assert not any(hit.explain["attribute"] for hit in fathers.hits)
