"""How old somebody was who died is nobody else's age."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active


@pytest.mark.parametrize(
    "text",
    [
        "年糕上周走了，肾衰竭，才六岁",
        "豆包前天走了，五岁",
        "Bo died on Saturday. He was 13.",
        "Biscuit passed away, only 6",
    ],
)
def test_an_age_told_of_the_dead_is_not_the_users(store: MemoryStore, text: str) -> None:
    assert "age" not in {attribute for attribute, _ in active(store, text)}


@pytest.mark.parametrize(
    ("text", "age"),
    [
        ("My gran died last week. I'm 31", "31"),
        ("I'm 31 and I work as a nurse, my gran passed away", "31"),
        ("我奶奶走了，我今年30岁", "30"),
    ],
)
def test_who_speaks_of_a_death_may_tell_the_own_age(store: MemoryStore, text: str, age: str) -> None:
    assert ("age", age) in active(store, text)
