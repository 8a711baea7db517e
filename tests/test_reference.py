from collections.abc import Sequence
from datetime import datetime

import numpy as np
import pytest
from numpy.typing import NDArray

from memory.records import Turn
from memory.short_term.reference import resolve, resolve_follow_up


@pytest.mark.parametrize(
    ("message", "topic", "understood"),
    [
        ("明天呢？", "杭州天气如何", "明天杭州天气如何"),
        ("那后天呢", "明天杭州天气如何", "后天杭州天气如何"),
        ("那苏州呢？", "杭州天气如何", "苏州：杭州天气如何"),
        ("And tomorrow?", "What's the weather like in Oslo?", "What's the weather like in Oslo tomorrow?"),
        ("what about Bergen?", "What's the weather like in Oslo?", "Bergen: What's the weather like in Oslo"),
    ],
)
def test_a_follow_up_is_understood_as_the_whole_question(
    message: str, topic: str, understood: str, now: datetime
) -> None:
    assert resolve_follow_up(message, topic, now) == understood


@pytest.mark.parametrize(
    ("message", "topic"),
    [
        ("明天呢？", ""),
        ("你呢？", "你好吗"),
        ("那我的名字呢？", "杭州天气如何"),
        ("And what's my job?", "What do I like in my porridge?"),
        ("what about me?", "Who is coming tonight?"),
        ("我明天去杭州", "杭州天气如何"),
        ("and then we went home", "What's the weather like in Oslo?"),
        ("它多少钱？", "有什么推荐吗"),
        ("", "杭州天气如何"),
    ],
)
def test_what_is_no_follow_up_or_not_certain_stays_as_it_was_said(
    message: str, topic: str, now: datetime
) -> None:
    assert resolve_follow_up(message, topic, now) is None


PLACES = "可以考虑这几家：\n1. 云上茶馆：安静\n2. 渔火小馆：靠江\n3. **山野餐厅**（有包间）"
HOTELS = "You could stay here:\n- Harbour House: by the sea\n- Mill Lodge: cheaper"
BOOK = "我推荐《潮汐之间》，写的是海边小镇。"
FILM = "I would suggest watching Lantern Street, it is a quiet one."


def before(reply: str, asked: str = "...") -> list[Turn]:
    return [Turn(role="user", content=asked), Turn(role="assistant", content=reply)]


@pytest.mark.parametrize(
    ("message", "reply", "understood"),
    [
        ("第二个怎么样？", PLACES, "渔火小馆怎么样？"),
        ("第三家有停车位吗", PLACES, "山野餐厅有停车位吗"),
        ("我选最后一个", PLACES, "我选山野餐厅"),
        ("How far is the second one from the station?", HOTELS, "How far is Mill Lodge from the station?"),
        ("I'd take the former", HOTELS, "I'd take Harbour House"),
        ("what about option 2", HOTELS, "what about Mill Lodge"),
        ("它多少钱？", BOOK, "潮汐之间多少钱？"),
        ("那本好看吗？", BOOK, "潮汐之间好看吗？"),
        ("How long does it last?", FILM, "How long does Lantern Street last?"),
        ("后者贵不贵？", "有两个办法：坐高铁或者坐飞机。", None),
        ("the latter is fine", "Options are Oslo, Bergen and Voss.", None),
    ],
)
def test_what_was_just_named_is_put_in_the_place_of_the_word_for_it(
    message: str, reply: str, understood: str | None, now: datetime
) -> None:
    found = resolve(message, topic="", before=before(reply), now=now)
    if understood is not None:
        assert found and found.text == understood
    else:
        assert found is None or found.of not in ("", message)


def test_the_other_one_is_the_one_that_was_not_asked_about(now: datetime) -> None:
    asked = "Is Harbour House quiet?"
    found = resolve("And the other one?", topic=asked, before=before(HOTELS), now=now)
    assert found
    assert (found.of, found.text) == ("Mill Lodge", "Mill Lodge: Is Harbour House quiet")
    assert resolve("And the other one?", topic="Which is best?", before=before(HOTELS), now=now) is None


@pytest.mark.parametrize(
    ("message", "topic", "understood"),
    [
        ("再便宜点的", "附近有什么日料店", "附近有什么日料店，再便宜点的"),
        ("有没有更大的？", "三百块以内的行李箱", "三百块以内的行李箱，有没有更大的"),
        ("anything cheaper?", "Which tents keep dry?", "Which tents keep dry, anything cheaper"),
        ("a lighter one please", "Which tents keep dry?", "Which tents keep dry, a lighter one please"),
    ],
)
def test_a_wish_more_is_added_to_the_last_question(
    message: str, topic: str, understood: str, now: datetime
) -> None:
    found = resolve(message, topic=topic, before=[], now=now)
    assert found and found.text == understood
    assert resolve(message, topic="", before=[], now=now) is None


@pytest.mark.parametrize(
    ("message", "reply"),
    [
        ("它多少钱？", "好的，明白了。"),
        ("它多少钱？", PLACES),
        ("那个人是谁？", BOOK),
        ("第二天去哪儿？", PLACES),
        ("第五个呢，有吗", PLACES),
        ("我第二个孩子出生了", PLACES),
        ("What time is it?", FILM),
        ("Is it raining?", FILM),
        ("I like it", FILM),
        ("the second time I went there", HOTELS),
        ("it is cold", FILM),
    ],
)
def test_what_is_not_certain_is_left_as_it_was_said(message: str, reply: str, now: datetime) -> None:
    assert resolve(message, topic="", before=before(reply), now=now) is None


def test_of_several_names_the_encoder_must_be_sure(now: datetime) -> None:
    reply = "There is a novel, The Clockmaker's Garden, and in the kitchen a blender, the Vortexa Mixer."

    class Sure:
        name = "sure"

        def documents(self, texts: Sequence[str]) -> NDArray[np.float32]:
            rows = [[1.0, 0.0] if "Vortexa" in text or "watts" in text else [0.0, 1.0] for text in texts]
            return np.asarray(rows, dtype=np.float32)

    asked = "How many watts does it have?"
    found = resolve(asked, topic="", before=before(reply), now=now, encoder=Sure())
    assert found and "Vortexa" in found.of
    assert resolve(asked, topic="", before=before(reply), now=now) is None
