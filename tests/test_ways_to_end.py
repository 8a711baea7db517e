"""An ending that names nothing ends what can end so, and nothing else."""

import pytest

from memory.judge.changing.ways_to_end import ends_nothing_named, ends_so, is_partner
from memory.long_term.store import MemoryStore
from telling import active

FITS = [
    ("I swim at the lido every morning", "I've given it up"),
    ("I work as a welder", "I've quit"),
    ("I'm studying law at Leeds uni", "I dropped out"),
    ("I drive a Skoda", "I sold it"),
    ("I'm going to Porto on 3 January", "we cancelled it"),
    ("I go to pilates every Monday", "I don't do that anymore"),
    ("I have a rabbit called Clover", "she passed away"),
    ("我每周三去打羽毛球", "不去了"),
    ("我养了只猫叫芝麻", "上个月走了"),
    ("我想开一家花店", "黄了"),
    ("我住在苏州", "不住那儿了"),
    ("I've got a job at Aldi", "I got fired"),
    ("I've a gym membership", "I cancelled it"),
    ("I play the drums in a band", "packed it in"),
    ("我开一辆卡罗拉", "我把它卖了"),
]


@pytest.mark.parametrize(("told", "over"), FITS)
def test_what_can_end_so_and_was_spoken_of_ends(store: MemoryStore, told: str, over: str) -> None:
    assert active(store, told, over) == set()


EN = ("I'm allergic to penicillin", "My brother Ivo lives in Ghent", "I have a parrot called Kiwi")
ZH = ("我对花粉过敏", "我姐姐在成都上班", "我家狗叫豆豆")


@pytest.mark.parametrize("told", [EN, EN[::-1], EN[1:] + EN[:1]], ids=["pet last", "allergy last", "brother"])
@pytest.mark.parametrize(
    "over",
    [
        "I've quit",
        "we broke up",
        "I cancelled it",
        "I got rid of it",
        "I don't do that anymore",
        "I sold it",
        "I dropped out",
        "gave it up",
        "not anymore",
    ],
)
def test_what_cannot_end_so_stays(store: MemoryStore, told: tuple[str, ...], over: str) -> None:
    before = active(store, *told)
    assert len(before) == 3
    if told[-1].startswith("I have a parrot") or over != "not anymore":
        assert active(store, *told, over) == before


@pytest.mark.parametrize("told", [ZH, ZH[::-1]], ids=["pet last", "allergy last"])
@pytest.mark.parametrize(
    "over", ["黄了", "我跟他掰了", "不干了", "不去了", "我跟公司掰了", "我离婚了", "我退学了"]
)
def test_what_cannot_end_so_stays_in_chinese(store: MemoryStore, told: tuple[str, ...], over: str) -> None:
    assert active(store, *told) <= active(store, *told, over)


def test_not_any_more_means_only_what_was_just_named() -> None:
    assert ends_so("not anymore", "location", "Leeds", just=True)
    assert not ends_so("not anymore", "location", "Leeds", just=False)


def test_a_sisters_husband_is_no_partner() -> None:
    assert is_partner("family", "My husband is called Tom")
    assert is_partner("family", "我对象在银行上班")
    assert not is_partner("family", "My sister's husband is called Tom")
    assert not is_partner("family", "我姐的老公姓高")
    assert not is_partner("other", "My business partner is called Tom")


def test_an_ending_without_a_thing_is_filed_as_nothing(store: MemoryStore) -> None:
    assert ends_nothing_named("got rid of it")
    assert not ends_nothing_named("i've quit smoking")
    assert active(store, "I've quit") == set()


@pytest.mark.parametrize("over", ["我喝咖啡喝了十年，前年戒掉的", "我打麻将打了半辈子，去年才戒掉的"])
def test_an_ending_whose_thing_is_a_particle_ends_nothing_else(store: MemoryStore, over: str) -> None:
    told = ("我想换一辆省油的车", "我妈是教数学的", "我每天吃我爸做的面")
    assert len(active(store, *told, over)) == len(active(store, *told))
