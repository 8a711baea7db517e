"""A child on the way, an illness, a holiday, an address, and a time whose thing the sentence before names."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active


@pytest.mark.parametrize(
    ("message", "facts"),
    [
        ("我怀二胎了", {("family", "我怀二胎了")}),
        ("我爸去年中风了", {("family", "我爸去年中风了")}),
        ("1月15号去普吉岛度假", {("event", "1月15号去普吉岛度假")}),
        (
            "my address is 7 Mill Lane, Ripon",
            {("location", "Ripon"), ("other", "my address is 7 Mill Lane")},
        ),
        ("I live at 7 Mill Lane, Ripon", {("location", "Ripon")}),
        ("我家地址是解放路12号，杭州", {("location", "杭州"), ("event", "我家地址是解放路12号")}),
        ("I have eczema and asthma", {("other", "eczema"), ("other", "asthma")}),
        ("我去年确诊了糖尿病", {("other", "糖尿病")}),
    ],
)
def test_it_is_filed(store: MemoryStore, message: str, facts: set[tuple[str, str]]) -> None:
    assert active(store, message) == facts


@pytest.mark.parametrize(
    "message",
    ["我怀疑他骗我", "我爸去年来看过我", "我得了感冒", "my email address is down", "1月15号是哪一天？"],
)
def test_what_only_sounds_like_it_is_not(store: MemoryStore, message: str) -> None:
    assert active(store, message) == set()


def test_a_time_of_something_else_stands_alone(store: MemoryStore) -> None:
    assert ("habit", "每周三晚上倒垃圾") in active(store, "我在学木工。每周三晚上倒垃圾")
