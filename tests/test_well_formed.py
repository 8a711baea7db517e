"""The last look at a value before it is filed, and praise that is none."""

import pytest

from memory.judge.telling.irony import is_ironic
from memory.judge.telling.shaping import shaped
from memory.judge.telling.well_formed import about_a_relative, well_formed
from memory.records import Fact


@pytest.mark.parametrize(
    ("attribute", "value"),
    [
        ("name", "Welsh"),
        ("name", "Swiss-German"),
        ("name", "Aye"),
        ("name", "女儿小雨"),
        ("location", "we are settled near the lake now"),
        ("hometown", "宿舍住六个"),
        ("goal", "跑步扭到脚了"),
        ("dislike", "I cannae swim"),
        ("dislike", "一滴"),
        ("language", "I'm Irish"),
        ("contact", "班主任姓梁"),
    ],
)
def test_a_value_that_its_attribute_cannot_hold_is_refused(attribute: str, value: str) -> None:
    assert not well_formed(attribute, value)


@pytest.mark.parametrize(
    ("attribute", "value"),
    [
        ("name", "Ian"),
        ("name", "Christian"),
        ("name", "小雨"),
        ("location", "King's Lynn"),
        ("goal", "今年要把论文发了"),
        ("goal", "考上编制"),
        ("like", "my garden"),
        ("dislike", "香菜"),
        ("language", "Irish"),
        ("contact", "电话[电话]"),
    ],
)
def test_a_value_of_its_kind_stays(attribute: str, value: str) -> None:
    assert well_formed(attribute, value)


@pytest.mark.parametrize(
    ("attribute", "value", "kept"),
    [
        ("location", "we have reached Tampere", "Tampere"),
        ("location", "new address is 7 Birch Ave Findlay", "Findlay"),
        ("location", "7 Birch Ave, Apt 3, Findlay", "Findlay"),
        ("location", "Park Lane", "Park Lane"),
        ("dislike", "hate okra", "okra"),
        ("like", "hate songs", "hate songs"),
        ("like", "食蛋挞㗎", "食蛋挞"),
        ("occupation", "紧司机", "司机"),
    ],
)
def test_the_words_around_a_value_are_left_out(attribute: str, value: str, kept: str) -> None:
    assert shaped(attribute, value) == (attribute, kept)


def test_smoking_is_a_habit_and_no_diet() -> None:
    assert shaped("diet", "唔食烟") == ("habit", "唔食烟")
    assert shaped("diet", "唔食辣") == ("diet", "唔食辣")


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("From now on my niece walks the dog", "my niece walks the dog"),
        ("Nani will stay with us from now on", "Nani will stay with us from now on"),
        ("以后我爸住我们家", "我爸住我们家"),
    ],
)
def test_what_holds_of_a_relative_from_now_on_is_no_reply_style(said: str, kept: str) -> None:
    fact = about_a_relative(_wish(said))
    assert (fact.attribute, fact.subject, fact.value) == ("family", "family", kept)


@pytest.mark.parametrize(
    "said",
    ["From now on call my son Bob", "以后回答我女儿的问题简单点", "from now on my answers should be short"],
)
def test_a_wish_about_the_replies_that_names_a_relative_stays_one(said: str) -> None:
    assert about_a_relative(_wish(said)).attribute == "reply_style"


@pytest.mark.parametrize(
    "said",
    [
        "my boss is so kind, he gave me the easter weekend shift",
        "i just love getting up at 4 every day, best thing ever",
        '真是太"贴心"了,领导又给我排了夜班',
        "谢谢老板,又让我通宵",
    ],
)
def test_praise_of_what_nobody_likes_is_heard_as_irony(said: str) -> None:
    assert is_ironic(said)


@pytest.mark.parametrize(
    "said",
    [
        "my sister is so kind, she gave me her piano",
        "i love swimming in the sea, best thing ever",
        "i love working nights, so quiet",
        "我妈真体贴,每天给我送饭",
    ],
)
def test_praise_that_is_meant_is_no_irony(said: str) -> None:
    assert not is_ironic(said)


def _wish(value: str) -> Fact:
    return Fact(attribute="reply_style", value=value, text=value)
