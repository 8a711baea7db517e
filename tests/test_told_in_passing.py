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


@pytest.mark.parametrize(
    ("messages", "fact"),
    [
        (
            ("我女儿五岁，叫团团", "团团对鸡蛋过敏，你推荐吃的时候注意一下"),
            ("family", "我女儿团团对鸡蛋过敏"),
        ),
        (("我在设计院画图", "我不在设计院了，上个月跳到一家景观公司"), ("employer", "一家景观公司")),
        (("I've jumped to a landscape architecture firm",), ("employer", "a landscape architecture firm")),
        (("my husband Callum does the deliveries and our twins are 7",), ("family", "our twins are 7")),
        (
            (
                "my husband Callum does the deliveries and our twins are 7",
                "Callum quit deliveries, he's retraining as a plumber",
            ),
            ("family", "my husband Callum is retraining as a plumber"),
        ),
        (("Keep answers short please, I read in the car",), ("reply_style", "Keep answers short")),
        (("我不太爱吃辣", "现在我爱吃辣了，口味变了"), ("like", "吃辣")),
        (("我喜欢上跑步了",), ("like", "跑步")),
    ],
)
def test_what_is_told_in_everyday_words_is_kept(
    store: MemoryStore, messages: tuple[str, ...], fact: tuple[str, str]
) -> None:
    assert fact in active(store, *messages)


@pytest.mark.parametrize(
    "message",
    [
        "生娃之前我一天两杯美式",
        "我来北京之前在老家当老师",
        "Before the kids I ran marathons",
        "我这人属狗皮膏药的",
        "I just adore stepping on lego barefoot",
        "make this answer shorter",
    ],
)
def test_what_is_over_or_only_a_saying_is_not(store: MemoryStore, message: str) -> None:
    assert active(store, message) == set()
