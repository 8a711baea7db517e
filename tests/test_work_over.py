"""Work that is over and what comes after it, told in passing."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active

_WORK = ("occupation", "employer")


def _work(store: MemoryStore, *said: str) -> set[tuple[str, str]]:
    return {fact for fact in active(store, *said) if fact[0] in _WORK}


@pytest.mark.parametrize(
    ("said", "work"),
    [
        (("I'm a nurse", "quit nursing, I work at Revolut now"), {("employer", "Revolut")}),
        (
            ("I'm an electrician", "packed in the sparky job, I'm driving a van for Evri now"),
            {("occupation", "driving a van for Evri")},
        ),
        (
            ("I'm a paramedic", "Started a new job on Monday - I'm a flight medic with the coastguard now"),
            {("occupation", "flight medic")},
        ),
        (("我在携程上班", "我被裁了"), set[tuple[str, str]]()),
        (("我在携程上班", "上个月被优化了"), set[tuple[str, str]]()),
        (("I work at Siemens", "I was made redundant last week"), set[tuple[str, str]]()),
        (("I live in Oslo and work at Siemens",), {("employer", "Siemens")}),
        (("I'm a driver, well, no, I'm retired now",), {("occupation", "retired")}),
        (
            ("我是中学老师", "我从中学辞职了，下个月去一家软件公司做产品经理，叫远帆科技"),
            {("occupation", "产品经理"), ("employer", "远帆科技")},
        ),
        (("yo it's Tessa, 33, plumber down in Exeter",), {("occupation", "plumber")}),
    ],
)
def test_the_new_work_takes_the_place_of_the_work_that_is_over(
    store: MemoryStore, said: tuple[str, ...], work: set[tuple[str, str]]
) -> None:
    assert _work(store, *said) == work


@pytest.mark.parametrize(
    ("told", "passing"),
    [
        ("我在携程上班", "我同事被裁了"),
        ("I work at Siemens", "my brother got laid off"),
        ("I'm a nurse", "quit smoking"),
        ("I work at Siemens", "left the office early"),
    ],
)
def test_what_another_lost_or_another_thing_that_was_quit_ends_no_work(
    store: MemoryStore, told: str, passing: str
) -> None:
    assert _work(store, told, passing) == _work(store, told)


def test_a_name_said_on_coming_in_is_kept_and_a_weekday_is_none(store: MemoryStore) -> None:
    assert ("name", "Tessa") in active(store, "yo it's Tessa, 33, plumber down in Exeter")
