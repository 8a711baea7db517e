"""Statements made in a roundabout way, and what only looks like one."""

from datetime import UTC, datetime

import pytest

from memory.judge.reading.blocking import mark
from memory.judge.rule_layer import RuleLayer
from memory.judge.telling.stated import stated_facts
from memory.judge.utterance import Utterance

_NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def _told(message: str) -> list[tuple[str, str]]:
    utterance = Utterance.of(message, now=_NOW)
    return [(fact.attribute, fact.value) for fact in stated_facts(utterance, mark(utterance))]


@pytest.mark.parametrize(
    ("message", "attribute", "value"),
    [
        ("腰果一沾嘴 整张脸都肿", "allergy", "腰果"),
        ("芹菜？有它没我", "dislike", "芹菜"),
        ("象棋我一看就打哈欠", "dislike", "象棋"),
        ("榴莲谁带进屋我跟谁急", "dislike", "榴莲"),
        ("谁在我车上吃韭菜盒子我跟谁没完", "dislike", "吃韭菜盒子"),
        ("臭豆腐那味儿对我来说就是香水", "like", "臭豆腐"),
        ("工资一到账就先给爹妈打钱", "habit", "给爹妈打钱"),
        ("周五晚上我都要去练琴", "habit", "练琴"),
        ("我这人lactose intolerant 拿铁换燕麦奶", "allergy", "lactose"),
        ("女 34 单位在城东", "age", "34"),
        ("cashews? hard pass", "dislike", "cashews"),
        ("kiwi is off the menu, my tongue swells", "allergy", "kiwi"),
        ("cilantro tastes like soap to me", "dislike", "cilantro"),
        ("i'd walk five miles for a good samosa", "like", "samosa"),
        ("putting money aside for a loom", "goal", "loom"),
        ("i work the till at the garden centre out here in Kelso", "location", "Kelso"),
        ("je déteste les olives", "dislike", "olives"),
    ],
)
def test_a_roundabout_statement_is_filed_by_what_it_means(message: str, attribute: str, value: str) -> None:
    assert any(kind == attribute and value in text for kind, text in _told(message))


@pytest.mark.parametrize(
    "message",
    [
        "今天这锅一沾嘴就烫",
        "15 years in this trade and still learning",
        "12 years now, same desk",
        "工资还没到账",
        "周五晚上有空吗",
        "really? hard pass on that",
        "working towards the deadline tonight",
        "34, 35 and 36 please",
    ],
)
def test_what_only_looks_like_one_states_nothing(message: str) -> None:
    assert _told(message) == []


@pytest.mark.parametrize(
    "message",
    [
        "我在义乌漂过两年，那会儿住仓库",
        "这导航灵得很 把我领进鱼塘",
        "我跟这份报表算是结下梁子了",
        "at the laundromat, two machines down, somebody's washing a tent",
        "circling the car park, can't find my car",
        "our printer is a genius, works only when nobody needs it",
        "i'm married to this idea now",
        "as my uncle used to say, 'I never met a pie I didn't love'",
        "make this sound formal - I hate mornings and love dogs",
    ],
)
def test_a_scene_a_stay_a_jibe_or_a_saying_states_nothing(message: str) -> None:
    decision = RuleLayer().judge(Utterance.of(message, now=_NOW))
    assert decision is None or decision.verdict == "SHORT"


@pytest.mark.parametrize(
    ("message", "value"),
    [
        ("我在候车室当保洁员", "保洁员"),
        ("我在义乌住了两年了，现在还在", "义乌"),
        ("every friday i'm at the launderette with a book", "launderette"),
    ],
)
def test_a_lasting_statement_in_the_same_words_is_kept(message: str, value: str) -> None:
    assert any(value in text for _, text in _told(message))
