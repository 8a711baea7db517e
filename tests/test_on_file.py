"""Corrections and endings that name what is remembered."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge, Known
from memory.records import Decision, Turn

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def decide(text: str, *known: tuple[str, str], before: str = "") -> Decision:
    turns = [Turn(role="assistant", content=before)] if before else []
    return Judge().decide(text, context=turns, now=NOW, on_file=lambda: [Known(*one) for one in known])


@pytest.mark.parametrize(
    ("text", "known", "value"),
    [
        ("its Maeve with an a, not Meve", ("name", "Meve"), "Maeve"),
        ("we're in Turku now, scratch Tampere", ("location", "Tampere"), "Turku"),
        ("别再写我是学徒 升组长了", ("occupation", "学徒"), "组长"),
        ("是初八 不是十八", ("birthday", "十八"), "初八"),
    ],
)
def test_a_bare_correction_changes_what_it_names(text: str, known: tuple[str, str], value: str) -> None:
    (fact,) = decide(text, known).facts
    assert (fact.attribute, fact.op, fact.replaces) == (known[0], "update", known[1])
    assert value in fact.value


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("the sailing is over, delete it", ("habit", "sailing")),
        ("荞麦不过敏了 你那边删了吧", ("allergy", "荞麦")),
        ("我那张年卡作废了", ("possession", "年卡")),
        ("我现在能吃腰果了", ("allergy", "腰果")),
        ("I can have cashews again", ("allergy", "cashews")),
        ("I outgrew my cashew allergy", ("allergy", "cashew")),
        ("stop mentioning my flat in Luton", ("location", "Luton")),
        ("别再提我在国贸上班那事", ("employer", "国贸")),
        ("the trip to Malta fell through", ("goal", "Malta")),
        ("I broke up with Anton", ("family", "Anton")),
        ("the tram I take got axed", ("habit", "take the tram")),
        ("我常去的棋社解散了", ("habit", "去棋社")),
        ("someone nicked my kayak", ("possession", "kayak")),
    ],
)
def test_an_ending_ends_what_it_names(text: str, known: tuple[str, str]) -> None:
    (fact,) = decide(text, known).facts
    assert fact.op == "delete"
    assert known[1] in fact.value


def test_what_the_assistant_just_named_may_end_without_being_named_again() -> None:
    decision = decide("戒啦 大夫不让了", ("habit", "白酒"), before="考虑到您每晚喝二两白酒，推荐花生米。")
    assert [(fact.op, fact.value) for fact in decision.facts] == [("delete", "白酒")]


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("not cocoa today, tea please", ("like", "cocoa")),
        ("今天不吃腰果了", ("like", "腰果")),
        ("我朋友不住恩施了，搬到宜昌了", ("location", "恩施")),
        ("my mum no longer lives in Luton", ("location", "Luton")),
    ],
)
def test_what_is_of_today_or_of_somebody_else_ends_nothing(text: str, known: tuple[str, str]) -> None:
    assert not any(fact.op != "add" for fact in decide(text, known).facts)


@pytest.mark.parametrize(
    "text", ["do I still live in Tampere?", "Tampere is lovely", "what about Tampere now"]
)
def test_naming_alone_takes_nothing_back(text: str) -> None:
    assert not any(fact.op != "add" for fact in decide(text, ("location", "Tampere")).facts)


def test_nothing_is_read_from_the_store_where_nothing_is_taken_back() -> None:
    def asked() -> list[Known]:
        raise AssertionError("the store was asked")

    assert Judge().decide("I like figs", now=NOW, on_file=asked).verdict == "LONG"
