"""The last look at a value before it is filed."""

import pytest

from memory.judge.telling.shaping import shaped
from memory.judge.telling.well_formed import well_formed


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
        ("name", "Mia's mum"),
        ("name", "Gold tier"),
        ("name", "Aries"),
        ("location", "离公司很远"),
        ("location", "窗边"),
        ("location", "宁波就好"),
        ("location", "苏州那家"),
        ("location", "Close to the station"),
        ("occupation", "busy"),
        ("occupation", "patient"),
        ("occupation", "at the dentist"),
        ("occupation", "grandmother"),
        ("occupation", "现在是病人"),
        ("occupation", "能少做就少做"),
        ("occupation", "As little as possible"),
        ("employer", "搬到北京"),
        ("employer", "要的是民宿"),
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
        ("location", "离石"),
        ("location", "near Bristol"),
        ("location", "close to the sea"),
        ("location", "河边村"),
        ("occupation", "patient liaison officer"),
        ("occupation", "stay-at-home dad"),
        ("occupation", "at-sea engineer"),
        ("occupation", "妇产科医生"),
        ("employer", "去哪儿网"),
        ("employer", "来伊份"),
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
