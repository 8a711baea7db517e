"""A word of the same kind in the place of the old one: numbers, weekdays, grades, ways to eat, spellings of a name."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge, Known
from memory.judge.changing.counterpart import exchange
from memory.judge.utterance import Utterance
from memory.records import Turn

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def put(old: str, text: str, *, name: bool = False, named: bool = False) -> str | None:
    utterance = Utterance.of(text, now=NOW)
    found = exchange(old, utterance, [True] * len(utterance.clauses), name=name, named=named)
    return None if found is None else found.value


@pytest.mark.parametrize(
    ("old", "text", "new"),
    [
        ("每周四打羽毛球", "羽毛球挪到周六了", "每周六打羽毛球"),
        ("我儿子上五年级", "现在六年级了", "我儿子上六年级"),
        ("my sister is nine", "ten now", "my sister is ten"),
        ("swim every Monday", "moved it to Wednesdays", "swim every Wednesday"),
        ("vegan", "pescatarian, I do eat fish", "pescatarian"),
        ("seat B14", "it's C9 now", "seat C9"),
        ("车停在地下三层", "改到五层了", "车停在地下五层"),
        ("my locker is number nine", "it's twelve now", "my locker is number twelve"),
    ],
)
def test_the_new_word_stands_in_the_old_value(old: str, text: str, new: str) -> None:
    assert put(old, text) == new


@pytest.mark.parametrize(
    ("old", "text"),
    [
        ("我儿子上五年级", "我女儿六年级了"),  # another child
        ("my sister is nine", "moved to Leeds"),
        ("swim every Monday", "not on Monday"),
        ("seat B14", "it's either C9, or D2"),
        ("我养了一只猫", "桌子从30块涨到更多了"),  # another thing is counted
        ("车停在地下三层", "会开了45分钟，现在才散"),
        ("my locker is number nine", "the lamp is 40 pounds now"),
    ],
)
def test_without_one_plain_new_word_nothing_is_exchanged(old: str, text: str) -> None:
    assert put(old, text) is None


def test_another_spelling_counts_for_names_only() -> None:
    assert put("Jonny", "with an h, Johnny", name=True) == "Johnny"
    assert put("Jonny", "with an h, Johnny") is None
    assert put("the allotment", "the allotment's gone", name=True) is None


def test_a_correction_of_the_turn_before_replaces_what_it_said() -> None:
    context = (Turn(role="user", content="I play squash every Tuesday"),)
    decision = Judge().decide("it's been moved to Fridays", context=context, now=NOW)
    assert [(fact.op, "Friday" in fact.value) for fact in decision.facts] == [("update", True)]


def test_a_number_in_answer_to_another_question_corrects_nothing() -> None:
    context = (
        Turn(role="user", content="My daughter is six"),
        Turn(role="assistant", content="Nice! How many tickets do you need?"),
    )
    decision = Judge().decide("three now, please", context=context, now=NOW)
    assert all(fact.op == "add" for fact in decision.facts)


def test_what_is_on_file_is_corrected_by_naming_it() -> None:
    decision = Judge().decide(
        "you have his age down as 61, he is 63", now=NOW, on_file=lambda: [Known("family", "my dad is 61")]
    )
    assert [(fact.op, fact.value, fact.replaces) for fact in decision.facts] == [
        ("update", "my dad is 63", "my dad is 61")
    ]
