"""The word on file that a message disowns, and what was just said back: what is stated takes their place."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active, assert_stays


def _told(store: MemoryStore, *said: str | tuple[str, str]) -> str:
    return " | ".join(value for _, value in active(store, *said))


@pytest.mark.parametrize(
    ("before", "message", "stands", "gone"),
    [
        ("My twins are 8", "My twins have turned 9, you've still got 8", "9", "8"),
        (
            "My granddaughter is at Leicester",
            "my granddaughter's at Leeds, I said Leicester by mistake",
            "Leeds",
            "Leicester",
        ),
        (
            "I have a rabbit called Jupiter",
            "my rabbit is called Juniper, I mistyped it as Jupiter",
            "Juniper",
            "Jupiter",
        ),
        ("我的生日是十月十三", "我过生日是十月初三呀 谁告诉你十月十三的", "十月初三", "十月十三"),
        ("我女儿拉小提琴", "我女儿拉的是大提琴啦 你一直讲成小提琴", "大提琴", "小提琴"),
        ("我有只猫叫毛球", "我们家猫是煤球 毛球是隔壁家的", "煤球", "毛球"),
    ],
)
def test_what_is_stated_takes_the_place_of_what_is_disowned(
    store: MemoryStore, before: str, message: str, stands: str, gone: str
) -> None:
    told = _told(store, before, message)
    assert stands in told
    assert gone not in told


@pytest.mark.parametrize(
    ("before", "said_back", "message", "stands", "gone"),
    [
        (
            "I live in Leicester",
            "Since you live in Leicester, there are three close by.",
            "Derby these days actually",
            "Derby",
            "Leicester",
        ),
        ("我是小学语文老师", "我是一名小学语文老师……", "去年就调去教初中了 你那个是老黄历", "初中", "小学"),
    ],
)
def test_another_value_than_the_one_just_said_back_takes_its_place(
    store: MemoryStore, before: str, said_back: str, message: str, stands: str, gone: str
) -> None:
    told = _told(store, (before, said_back), message)
    assert stands in told
    assert gone not in told


@pytest.mark.parametrize(
    ("before", "message"),
    [
        ("I live in Leicester", "is there one in Derby too?"),
        ("I like coffee", "you said coffee keeps people awake"),
        ("我喜欢喝咖啡", "你一直说咖啡提神"),
    ],
)
def test_what_is_not_stated_anew_stays(store: MemoryStore, before: str, message: str) -> None:
    assert_stays(store, before, message)


def test_what_disowns_is_not_kept_with_what_is_stated(store: MemoryStore) -> None:
    told = _told(store, "我对象在空军 我可没说海军")
    assert "空军" in told
    assert "海军" not in told


def test_a_number_told_anew_of_an_animal_takes_the_place_of_the_old_one(store: MemoryStore) -> None:
    told = _told(store, "My beagle Biscuit is 4", "just checked his vet card, Biscuit is 5 not 4. time flies")
    assert told == "My beagle Biscuit is 5"


def test_a_new_home_is_named_as_one(store: MemoryStore) -> None:
    assert active(store, "I live in Bristol", "we're in! so Frome is officially home") == {
        ("location", "Frome")
    }
    assert_stays(store, "I live in Bristol", "this is home now")
