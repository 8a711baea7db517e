"""What is nothing but a number, an amount or a time, and which number it is."""

import pytest

from memory.judge.telling.quantities import is_quantity, number_in


@pytest.mark.parametrize(
    "value",
    [
        "三千五",
        "八块五",
        "两千",
        "一万二",
        "周四",
        "下周三",
        "七点半",
        "35度",
        "7pm",
        "900",
        "£1.62",
        "next thursday",
        "20 quid",
        "5 may",
    ],
)
def test_an_amount_a_clock_and_a_day_are_quantities(value: str) -> None:
    assert is_quantity(value)


@pytest.mark.parametrize(
    "value",
    [
        "三亚",
        "五道口",
        "七台河",
        "leeds",
        "june lake",
        "a pixel 8",
        "b12",
        "百度",
        "千岛湖",
        "we fly on 3 may",
    ],
)
def test_a_place_a_firm_and_a_make_are_none(value: str) -> None:
    assert not is_quantity(value)


@pytest.mark.parametrize(
    ("value", "number"),
    [
        ("59", 59),
        ("三十八", 38),
        ("五千", 5000),
        ("一百零二", 102),
        ("forty-six", 46),
        ("nineteen", 19),
        ("Leeds", None),
    ],
)
def test_a_number_is_read_in_digits_and_in_words(value: str, number: int | None) -> None:
    assert number_in(value) == number
