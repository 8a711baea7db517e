"""What a clause says has changed, and whether something on file is about that."""

import pytest

from memory.judge.changing.change_subject import is_about, subject_of
from memory.long_term.store import MemoryStore
from memory.records import Language
from telling import active


@pytest.mark.parametrize(
    ("clause", "language", "subject"),
    [
        ("房租涨到三千五了", "zh", "房租"),
        ("抚养费从这个月开始改成五千", "zh", "抚养费"),
        ("年会改到杭州办", "zh", "年会"),
        ("我的瑜伽课改到周四了", "zh", "瑜伽课"),
        ("改到周四了", "zh", ""),
        ("现在是六点", "zh", ""),
        ("它改成八点了", "zh", ""),
        ("the rent went up to 900", "en", "rent"),
        ("meeting moved to leeds", "en", "meeting"),
        ("my bus is the 42 now", "en", "bus"),
        ("moved it to thursdays", "en", ""),
        ("it's changed to 5", "en", ""),
        ("we moved to bristol", "en", ""),
    ],
)
def test_the_subject_of_a_change_is_a_noun_and_no_pronoun(
    clause: str, language: Language, subject: str
) -> None:
    assert subject_of(clause, language) == subject


@pytest.mark.parametrize(
    ("subject", "attribute", "value", "language", "about"),
    [
        ("住址", "location", "南京", "zh", True),
        ("房租", "location", "南京", "zh", False),
        ("瑜伽课", "habit", "我每周二上瑜伽", "zh", True),
        ("瑜伽课", "goal", "明年考主管护师", "zh", False),
        ("我爸", "family", "我女儿3岁", "zh", False),
        ("address", "location", "bath", "en", True),
        ("meeting", "location", "bath", "en", False),
        ("wedding", "event", "we marry on 6 june", "en", True),
        ("dad", "family", "my daughter is 3", "en", False),
    ],
)
def test_a_record_is_about_what_it_names_or_is_the_kind_of(
    subject: str, attribute: str, value: str, language: Language, about: bool
) -> None:
    assert is_about(subject, attribute, value, language) is about


@pytest.mark.parametrize(
    ("told", "change", "expected"),
    [
        (
            ("我每周二上瑜伽课", "今天好累", "哈哈", "打算明年考主管护师"),
            "瑜伽课改到周四了",
            {("habit", "我每周四上瑜伽课"), ("goal", "明年考主管护师")},
        ),
        (
            (
                "I go to pottery every Monday",
                "tired today",
                "haha",
                "I want to pass my driving test next year",
            ),
            "pottery moved to Thursdays",
            {("habit", "I go to pottery every Thursday"), ("goal", "pass my driving test next year")},
        ),
    ],
)
def test_a_routine_named_as_moved_is_found_however_long_ago_it_was_told(
    store: MemoryStore, told: tuple[str, ...], change: str, expected: set[tuple[str, str]]
) -> None:
    assert active(store, *told, change) == expected
