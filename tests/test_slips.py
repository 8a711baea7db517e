"""A slip that somebody mends in the same breath."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def facts(text: str) -> list[tuple[str, str]]:
    return [(fact.attribute, fact.value) for fact in Judge().decide(text, now=NOW).facts]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I live in Turku, actually Tampere now", [("location", "Tampere")]),
        ("I'm Dov, no wait, Dev", [("name", "Dev")]),
        ("I'm vegetarian, no wait, pescatarian now", [("diet", "pescatarian")]),
        ("I'm vegan. no wait. pescatarian now", [("diet", "pescatarian")]),
        ("I'm 61, sorry 62", [("age", "62")]),
        ("我住在衢州，哦不对，湖州", [("location", "湖州")]),
        ("我今年三十一，口误，三十二", [("age", "三十二")]),
        ("我住在思明区，不对，上个月搬到集美了", [("location", "集美")]),
        ("We live in Morley. Actually no, we moved to Otley in May", [("location", "Otley")]),
        ("I was born in Derry, no wait, I was born in Omagh", [("hometown", "Omagh")]),
    ],
)
def test_only_what_is_meant_is_kept(text: str, expected: list[tuple[str, str]]) -> None:
    assert facts(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I live in Turku, well, it snows a lot", ("location", "Turku")),
        ("I work at Airbus, wait, what was I saying", ("employer", "Airbus")),
        ("I live in Morley. Actually I quite like it there", ("location", "Morley")),
        ("我住在思明区，不对，我是想问那边的天气", ("location", "思明区")),
        ("写错字了 我叫邹静 不是邹净", ("name", "邹静")),
    ],
)
def test_what_follows_without_a_value_mends_nothing(text: str, expected: tuple[str, str]) -> None:
    assert expected in facts(text)
