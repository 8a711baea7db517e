"""A right word for a wrong one just said, with nothing else in the message."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge, Known
from memory.long_term.store import MemoryStore
from memory.records import Turn
from telling import active


@pytest.mark.parametrize(
    ("told", "amends", "expected"),
    [
        ("I live in Narvik", "no wait, Harstad", ("location", "Harstad")),
        ("My name is Corin", "typo, I meant Corwin", ("name", "Corwin")),
        ("I'm 52", "scratch that, 53", ("age", "53")),
        ("I'm allergic to walnuts", "sorry, hazelnuts, walnuts are fine", ("allergy", "hazelnuts")),
        ("My husband teaches biology", "geography, my bad", ("family", "My husband teaches geography")),
        ("I'm learning Icelandic", "got them mixed up, Faroese", ("goal", "Faroese")),
        ("我住在信阳", "打错了，南阳", ("location", "南阳")),
        ("我今年四十二", "口误，四十四", ("age", "四十四")),
        ("我老家是临汾", "运城，输入法乱跳", ("hometown", "运城")),
        ("我是做质检的", "嘴瓢了，是巡检员", ("occupation", "巡检员")),
    ],
)
def test_the_one_thing_just_said_takes_the_right_word(
    store: MemoryStore, told: str, amends: str, expected: tuple[str, str]
) -> None:
    found = active(store, told, amends)
    assert any(attribute == expected[0] and expected[1] in value for attribute, value in found)
    assert len(found) == len(active(store, told))


@pytest.mark.parametrize(
    ("told", "remark"),
    [
        ("I live in Narvik", "no wait, lunch first"),
        ("I like cocoa", "my bad, got carried away"),
        ("I like cocoa", "oops wrong window"),
        ("My husband teaches biology", "sorry, gotta dash"),
        ("我住在信阳", "不对，第二题"),
        ("我住在信阳", "等等，附件呢"),
        ("我喜欢喝可可", "不对，代码又报错了"),
        ("我对尘螨过敏", "对了帮我改成表格"),
    ],
)
def test_a_remark_amends_nothing(store: MemoryStore, told: str, remark: str) -> None:
    assert active(store, told, remark) == active(store, told)


def test_where_a_question_was_asked_it_is_answered_and_nothing_amended() -> None:
    turns = [
        Turn(role="user", content="I live in Narvik"),
        Turn(role="assistant", content="Shall I look for a cafe or a pub?"),
    ]
    now = datetime(2026, 11, 30, 12, tzinfo=UTC)
    decision = Judge().decide(
        "no wait, Brewpub", context=turns, now=now, on_file=lambda: [Known("location", "Narvik")]
    )
    assert decision.facts == ()


@pytest.mark.parametrize(
    ("told", "anew", "expected"),
    [
        ("I love coffee", "Actually I hate coffee now", {("dislike", "coffee")}),
        ("I hate olives", "Actually I love olives now", {("like", "olives")}),
        ("我喜欢咖啡", "不对，我讨厌咖啡", {("dislike", "咖啡")}),
        ("I like aisle seats", "I meant window seats, not aisle", {("like", "window seats")}),
        ("I like red wine", "not red, white wine", {("like", "white wine")}),
        ("I like aisle seats", "I meant window seats", {("like", "window seats")}),
    ],
)
def test_what_is_felt_is_stated_anew_and_no_word_is_said_twice(
    store: MemoryStore, told: str, anew: str, expected: set[tuple[str, str]]
) -> None:
    assert active(store, told, anew) == expected


def test_a_number_that_changed_is_filed_though_none_was_known(store: MemoryStore) -> None:
    [(attribute, value)] = active(store, "我手机号换了，现在是13800001234")
    assert attribute == "contact" and "[电话]" in value
