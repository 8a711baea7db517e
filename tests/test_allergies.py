"""What hurts: told by what it does, put right, and never a condition taken for what brings it on."""

from datetime import UTC, datetime

import pytest

from memory.judge.reading.blocking import mark
from memory.judge.telling.shaping import shaped
from memory.judge.telling.stated import stated_facts
from memory.judge.utterance import Utterance
from memory.long_term.store import MemoryStore
from telling import active

_NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def _allergies(store: MemoryStore, *said: str) -> set[str]:
    return {value for attribute, value in active(store, *said) if attribute == "allergy"}


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (("我其实对菠萝不过敏，后来查出来是对榛子过敏",), {"榛子"}),
        (("我对菠萝过敏", "不对，是对榛子过敏"), {"榛子"}),
        (("I'm not allergic to kiwi, it turned out to be hazelnuts",), {"hazelnuts"}),
        (("I'm allergic to kiwi", "no wait, it's hazelnuts I'm allergic to"), {"hazelnuts"}),
        (("can't have prawns though, my face swells up",), {"prawns"}),
        (("I can't eat walnuts, they bring me out in hives",), {"walnuts"}),
        (("我不能吃虾，一吃嘴就肿",), {"虾"}),
        (("我不能喝白酒，一喝就起疹子",), {"白酒"}),
        (("我尘螨过敏",), {"尘螨"}),
        (("I'm allergic to sulfa and lactose intolerant",), {"sulfa", "lactose intolerant"}),
    ],
)
def test_an_allergy_is_filed_by_what_hurts(
    store: MemoryStore, said: tuple[str, ...], expected: set[str]
) -> None:
    assert _allergies(store, *said) == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (("I'm not allergic to kiwi, it was delicious",), set[str]()),
        (("can't have prawns tonight, I'm driving",), set[str]()),
        (("我不能喝酒，明天还要开车",), set[str]()),
        (("我对菠萝过敏", "我对榛子也过敏"), {"菠萝", "榛子"}),
        (("I'm allergic to kiwi", "no, I'm allergic to hazelnuts too"), {"kiwi", "hazelnuts"}),
        (("I'm coeliac",), set[str]()),
    ],
)
def test_what_is_no_allergy_is_not_filed_as_one_and_one_more_takes_the_place_of_none(
    store: MemoryStore, said: tuple[str, ...], expected: set[str]
) -> None:
    assert _allergies(store, *said) == expected


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ("I'm lactose intolerant", "The user is lactose intolerant"),
        ("I have hay fever", "The user has hay fever"),
        ("我乳糖不耐受", "用户乳糖不耐受"),
        ("我青霉素过敏", "用户对青霉素过敏"),
        ("I'm allergic to bees", "The user is allergic to bees"),
    ],
)
def test_a_condition_is_told_as_one(message: str, text: str) -> None:
    utterance = Utterance.of(message, now=_NOW)
    assert [fact.text for fact in stated_facts(utterance, mark(utterance))] == [text]


def test_who_is_coeliac_follows_a_diet_and_a_word_about_something_else_stays_as_it_is() -> None:
    assert shaped("allergy", "coeliac") == ("diet", "coeliac")
    assert shaped("like", "青霉素过敏") == ("like", "青霉素过敏")
