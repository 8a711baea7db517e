"""What is on file and keeps its words but one: another place of a trip, a better word, an animal of somebody else's."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active, assert_stays


@pytest.mark.parametrize(
    ("told", "message", "left"),
    [
        (
            "we're going to Lisbon on 14 February for our anniversary",
            "actually we moved the trip, it's Porto now, same dates",
            "we're going to Porto on 14 February for our anniversary",
        ),
        (
            "I'm flying to Lisbon on 14 February 2031",
            "we're going to Porto instead",
            "I'm flying to Porto on 14 February 2031",
        ),
        (
            "our wedding is in Leeds on 3 June 2031",
            "the wedding's in York now",
            "our wedding is in York on 3 June 2031",
        ),
        ("我下周三要去南京出差", "出差改去苏州了", "我下周三要去苏州出差"),
        ("我下周三要去南京出差", "不去南京了，改去苏州", "我下周三要去苏州出差"),
    ],
)
def test_a_trip_goes_somewhere_else(store: MemoryStore, told: str, message: str, left: str) -> None:
    assert active(store, told, message) == {("event", left)}


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ("I'm flying to Lisbon on 14 February 2031", "should we go to Porto instead?"),
        ("I'm flying to Lisbon on 14 February 2031", "maybe we'll change the trip to Porto"),
        ("我下周三要去南京出差", "要不要改去苏州出差"),
        ("I run a bakery", "you said bakery twice"),
        ("I have a cat called Mochi", "the barking dog isn't mine, it's next door's"),
        ("我养了只猫，叫芝麻糊", "楼下那只狗不是我的"),
    ],
)
def test_what_is_only_considered_changes_nothing(store: MemoryStore, told: str, message: str) -> None:
    assert_stays(store, told, message)


@pytest.mark.parametrize(
    ("told", "message", "left"),
    [
        ("I run a bakery", "sorry I said bakery, it's more of a café now", ("occupation", "run a café")),
        (
            "I work on an app for nurses",
            "it's more like a website than an app",
            ("occupation", "work on a website for nurses"),
        ),
        ("我开了家面包店", "与其说是面包店，不如说是咖啡馆", ("occupation", "开了家咖啡馆")),
    ],
)
def test_a_better_word_takes_the_place_of_one(
    store: MemoryStore, told: str, message: str, left: tuple[str, str]
) -> None:
    assert active(store, told, message) == {left}


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ("我养了只猫，叫芝麻糊", "芝麻糊是我妈养的，不是我"),
        ("I have a cat called Mochi", "Mochi is actually my mum's cat, not mine"),
        ("I drive a red Honda", "the red Honda isn't mine, it's my brother's"),
    ],
)
def test_what_is_not_the_users_is_not_filed_as_his(store: MemoryStore, told: str, message: str) -> None:
    assert active(store, told) & active(store, told, message) == set()
    assert not any(name in ("pet", "possession") for name, _ in active(store, told, message))
