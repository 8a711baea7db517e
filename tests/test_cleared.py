"""What is on file as an allergy and turns out to do no harm, by its name; and what seems to be cleared and is not."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active, assert_stays


@pytest.mark.parametrize(
    ("before", "message", "left"),
    [
        ("我对海鱼过敏", "去查了过敏的 单子出来了 海鱼没事 是花椒 白忌了这些年", {("allergy", "花椒")}),
        ("我对花生过敏", "医院重新查了，花生其实没事", set()),
        (
            "I'm allergic to gluten",
            "saw the specialist, gluten's actually fine, it's lactose",
            {("allergy", "lactose")},
        ),
        ("I'm allergic to penicillin", "turns out penicillin is fine, I'm not allergic after all", set()),
    ],
)
def test_what_does_no_harm_is_no_allergy(
    store: MemoryStore, before: str, message: str, left: set[tuple[str, str]]
) -> None:
    assert active(store, before, message) == left


@pytest.mark.parametrize(
    ("before", "message"),
    [
        ("I'm allergic to peanuts", "peanuts are fine for my brother"),
        ("I'm allergic to peanuts", "peanuts are fine in small amounts"),
        ("I'm allergic to peanuts", "peanuts are never ok for me"),
        ("I'm allergic to peanuts", "are peanuts fine?"),
        ("我对花生过敏", "花生对我弟没事"),
        ("我对花生过敏", "要是花生没事就好了"),
    ],
)
def test_an_allergy_stays_where_nothing_is_cleared_for_sure(
    store: MemoryStore, before: str, message: str
) -> None:
    assert_stays(store, before, message)


def test_what_denies_an_allergy_is_no_allergy(store: MemoryStore) -> None:
    said = "went to the clinic for the penicillin thing. turns out I'm not allergic after all! all clear"
    assert not any(name == "allergy" for name, _ in active(store, "I'm allergic to penicillin", said))


@pytest.mark.parametrize(
    ("before", "message"),
    [
        ("I'm allergic to penicillin", "It says here I'm not allergic to penicillin, which is wrong"),
        ("I'm allergic to penicillin", "Don't write that I'm not allergic to penicillin"),
        ("I'm allergic to penicillin", "People assume I'm not allergic to penicillin"),
        ("I'm allergic to penicillin", "I was told I'm not allergic to penicillin but I still get hives"),
        ("I'm allergic to penicillin", "I gave up penicillin because of my allergy"),
        ("I'm allergic to penicillin", "I doubt that I'm no longer allergic to penicillin"),
        ("我对花生过敏", "病历写我对花生不过敏，是错的"),
        ("我对花生过敏", "医生说我对花生不过敏了，我不信"),
        ("我对花生过敏", "我对花生不过敏才怪"),
        ("我对花生过敏", "我妈以为我对花生不过敏了"),
        ("I live in Oslo", "Everyone thinks I moved to Bergen"),
        ("我住在杭州", "大家以为我搬到宁波了"),
    ],
)
def test_nothing_ends_for_a_claim_that_is_doubted(store: MemoryStore, before: str, message: str) -> None:
    assert_stays(store, before, message)


@pytest.mark.parametrize(
    ("before", "message"),
    [
        ("I'm allergic to penicillin", "the doctor says I'm not allergic to penicillin any more"),
        ("我对花生过敏", "医生说我对花生不过敏了"),
    ],
)
def test_what_a_doctor_found_ends_an_allergy(store: MemoryStore, before: str, message: str) -> None:
    assert not any(name == "allergy" for name, _ in active(store, before, message))


@pytest.mark.parametrize(
    ("before", "message"),
    [
        ("I'm a nurse", "I'm not a nurse for nothing"),
        ("I'm a nurse", "I'm no longer the only nurse on the ward"),
        ("I live in Oslo", "I don't live in Oslo for the weather"),
        ("My name is Grace", "I'm not Grace Kelly"),
        ("我是程序员", "我不是程序员才怪"),
        ("我是程序员", "我不是程序员该多好"),
        ("我住在杭州", "我搬到宁波就好了"),
        ("我住在杭州", "把桌子搬到窗边了"),
        ("我对花生过敏", "不是花生，是杏仁，帮我改下购物清单"),
        ("我对虾过敏", "不是虾，是蟹好吃"),
    ],
)
def test_what_only_sounds_like_an_end_ends_nothing(store: MemoryStore, before: str, message: str) -> None:
    assert_stays(store, before, message)


@pytest.mark.parametrize(
    ("before", "message", "left"),
    [
        ("My name is Grace", "I'm not Grace, I'm Greta", {("name", "Greta")}),
        ("我对虾过敏", "不是虾，是蟹", {("allergy", "蟹")}),
    ],
)
def test_what_sounds_like_an_end_and_is_one_ends(
    store: MemoryStore, before: str, message: str, left: set[tuple[str, str]]
) -> None:
    assert active(store, before, message) == left
