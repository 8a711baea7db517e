"""Answers in the user's own words, where the plain records do not tell what is asked."""

from typing import Any

import pytest

from graph.offline_told import best_told, in_own_words, tells_it, tidied
from memory.long_term.asked_thing import asked_thing


def _line(attribute: str, value: str, at: str = "10:00:00", **more: Any) -> dict[str, Any]:
    return {"attribute": attribute, "value": value, "text": value, "date": "2026-11-30", "at": at, **more}


_FILED = [
    _line("other", "drives a rusty blue Skoda"),
    _line("episode", "the soup was cold / I was a postman for 30 years / my wife was a nurse"),
    _line("episode", "our Anna is in York. Two girls she's got, Mila and Ruth"),
    _line("dislike", "loud music"),
    _line("episode", "外面下雨 / 我以前在纺织厂干了二十年"),
]


@pytest.mark.parametrize(
    ("question", "values"),
    [
        ("what car have I got?", ["drives a rusty blue Skoda"]),
        ("what did I do for work?", ["I was a postman for 30 years"]),
        ("what are Anna's girls called?", ["our Anna is in York. Two girls she's got, Mila and Ruth"]),
        ("what do I like to drink?", []),
        ("which football club do I support?", []),
    ],
)
def test_only_the_line_that_tells_it_is_told(question: str, values: list[str]) -> None:
    found = in_own_words(question, asked_thing(question), _FILED[:4])
    assert [memory["value"] for memory in found] == values


def test_a_chinese_quote_is_told_by_its_line() -> None:
    question = "我以前做什么工作？"
    found = in_own_words(question, asked_thing(question), _FILED[4:])
    assert [memory["value"] for memory in found] == ["我以前在纺织厂干了二十年"]


def test_a_plain_record_of_the_kind_is_enough() -> None:
    question = "where do I live?"
    home = _line("location", "Leeds")
    assert tells_it(question, asked_thing(question), [home])
    assert best_told(question, asked_thing(question), [home, *_FILED], [home]) == [home]


def test_a_job_is_no_answer_to_what_it_was_before() -> None:
    question = "what did I do before?"
    assert not tells_it(question, asked_thing(question), [_line("occupation", "baker")])


def test_a_move_that_was_told_later_takes_the_place_of_the_home() -> None:
    question = "where do I live now?"
    home, moved = _line("location", "Leeds"), _line("episode", "we moved to Hull last week", "12:00:00")
    told = best_told(question, asked_thing(question), [home, moved], [home])
    assert [memory["value"] for memory in told] == ["we moved to Hull last week"]
    before = _line("episode", "we moved to Hull last week", "08:00:00")
    assert best_told(question, asked_thing(question), [home, before], [home]) == [home]


@pytest.mark.parametrize(
    ("question", "old", "new"),
    [
        ("when is my knee operation?", "knee operation on 9 March", "knee operation moved to 20 April"),
        ("我的预产期是哪天？", "预产期3月1号", "医生改了预产期，3月8号"),
        ("am I still in the band?", "play bass in a band", "left the band"),
    ],
)
def test_of_one_matter_the_last_word_is_told(question: str, old: str, new: str) -> None:
    shown = [_line("event", old), _line("event", new, "12:00:00")]
    assert [memory["value"] for memory in tidied(question, shown)] == [new]


def test_dates_of_two_matters_are_both_told() -> None:
    shown = [_line("event", "dentist on 9 March"), _line("event", "flight on 20 April", "12:00:00")]
    assert tidied("when is what?", shown) == shown


def test_all_children_are_named() -> None:
    question = "what are my children called?"
    daughter = _line("family", "my daughter Lena is 15", about="family")
    son = _line("episode", "the boy is Tomas, 9, only chess")
    told = best_told(question, asked_thing(question), [daughter, son, *_FILED], [daughter])
    assert [memory["value"] for memory in told] == [
        "my daughter Lena is 15",
        "the boy is Tomas, 9, only chess",
    ]


def test_a_remark_that_was_cut_short_is_told_in_full() -> None:
    question = "what tablets am I on?"
    cut = _line("other", "the doctor took me off ramipril")
    quote = _line("episode", "the doctor took me off ramipril, its candesartan now / it rained")
    told = best_told(question, asked_thing(question), [cut, quote], [cut])
    assert [memory["value"] for memory in told] == ["the doctor took me off ramipril, its candesartan now"]
    assert best_told(question, asked_thing(question), [cut], [cut]) == [cut]
