"""What answers a question that names what its answer must hold, and that nothing else does."""

from typing import Any

import pytest

from graph.offline_narrowing import narrowed
from memory.judge.reading.asked_kinds import asked_allergen

_NOW = "2026-11-30T12:00+00:00"


def _line(attribute: str, value: str, **more: str) -> dict[str, Any]:
    return {"attribute": attribute, "value": value, "date": "2026-11-30", **more}


_FILED = [
    _line("other", "type 2 diabetes"),
    _line("other", "左撇子"),
    _line("habit", "take ramipril every morning"),
    _line("habit", "run every evening"),
    _line("like", "Ipswich Town"),
    _line("like", "sushi"),
    _line("location", "Leeds"),
    _line("location", "Bath", status="superseded"),
    _line("event", "dentist tomorrow at 9am"),
    _line("family", "我姐叫林月", about="family"),
    _line("family", "我妹叫林星", about="family"),
]


def _answers(*spoken: str) -> list[str] | None:
    found = narrowed(spoken, _FILED, _NOW)
    return None if found is None else [line["value"] for line in found]


@pytest.mark.parametrize(
    ("spoken", "values"),
    [
        (("do I have any medical conditions?",), ["type 2 diabetes"]),
        (("我得了什么病？",), ["type 2 diabetes"]),
        (("what medication am I on?",), ["take ramipril every morning"]),
        (("which football team do I follow?",), ["Ipswich Town"]),
        (("where did I live before?",), ["Bath"]),
        (("我以前住在哪里？",), ["Bath"]),
        (("我妹叫什么？",), ["我妹叫林星"]),
        (("do I have an appointment tomorrow?",), ["dentist tomorrow at 9am"]),
    ],
)
def test_only_what_holds_the_thing_asked_for_answers(spoken: tuple[str, ...], values: list[str]) -> None:
    assert _answers(*spoken) == values


@pytest.mark.parametrize(
    "spoken",
    [
        ("do I smoke?",),
        ("我抽烟吗？",),
        ("do I have an appointment tomorrow?", "and the day after?"),
        ("明天有什么安排？", "后天呢？"),
        ("what was my job before?",),
    ],
)
def test_nothing_answers_where_nothing_on_file_holds_it(spoken: tuple[str, ...]) -> None:
    assert _answers(*spoken) == []


@pytest.mark.parametrize("spoken", [("where do I live?",), ("what do I like?",), ("and the day after?",)])
def test_a_question_that_names_nothing_of_the_kind_is_left_alone(spoken: tuple[str, ...]) -> None:
    assert _answers(*spoken) is None


def test_the_thing_an_allergy_is_asked_of_is_read_and_a_question_for_all_of_them_names_none() -> None:
    assert asked_allergen("am I allergic to penicillin?") == "penicillin"
    assert asked_allergen("我对青霉素过敏吗？") == "青霉素"
    assert asked_allergen("what am I allergic to?") == asked_allergen("我对什么过敏？") == ""
