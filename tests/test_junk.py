"""Figures of speech, wishes, games and denials leave nothing behind; their plain neighbours do."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    "text",
    [
        "我懂个鬼",
        "我裂开了",
        "我快住进实验室了",
        "多想变成一只海鸥 整天飞",
        "我要会弹琴早就去卖艺了",
        "等我退休了就养两头驴",
        "你现在是店员，我是顾客，我叫小白，来吧",
        "我可没说过我爱吃苦瓜",
        "我又不住通州",
        "knock knock. I'm Boo",
        "my brother works for pennies, so do I work for tips",
        "I've got a brain like a sieve",
        "I never told you I was Dutch",
        "as a welder should I buy insurance",
        "你演房东 我来演租客 我叫佟大",
        "我表弟原话 我最烦写日记",
        "楼上又在唱 我的家在东北",
        "这段改得活泼点 我从来不迟到",
        "取件码5521 用完作废",
        "少跟我绕弯子",
        "phrase this for a six-year-old: I'm a tax auditor",
        "all day this week I've been swimming in paperwork",
    ],
)
def test_nothing_is_kept(text: str) -> None:
    assert Judge().decide(text, now=NOW).facts == ()


@pytest.mark.parametrize(
    ("text", "attribute", "value"),
    [
        ("我喜欢毛线", "like", "毛线"),
        ("Hi👋 I'm Ken 🎉 I live in Hull", "name", "Ken"),
        ("Hi👋 I'm Ken 🎉 I live in Hull", "location", "Hull"),
        ("I like ska, my sister and I dance to it", "like", "ska"),
        ("我现在在冷库当班长", "occupation", "班长"),
        ("我从来不迟到", "habit", "不迟到"),
        ("我每天这个点都去游泳", "habit", "游泳"),
        ("every single day I swim a mile", "habit", "swim a mile"),
    ],
)
def test_a_plain_statement_beside_it_is_kept(text: str, attribute: str, value: str) -> None:
    facts = {(fact.attribute, fact.value) for fact in Judge().decide(text, now=NOW).facts}
    assert any(one == attribute and value in held for one, held in facts)
    assert ("family", "my sister") not in facts
