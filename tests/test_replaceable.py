"""What takes the place of something on file is of its kind, speaks of it and reads well; all else changes nothing."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active, assert_stays


@pytest.mark.parametrize(
    ("told", "remark"),
    [
        ("我住在成都", "水费涨到五块二了"),
        ("我住在成都", "停车费从下周起改成二十"),
        ("我住苏州", "年会改到杭州办"),
        ("我家在苏州", "班车改到六点半了"),
        ("我在银行上班", "发薪日改成十五号"),
        ("我叫李雷", "密码提示改成小狗了"),
        ("我老家在绵阳", "高铁票涨到两百六了"),
        ("我28岁", "物业费改成3块一平"),
        ("我28岁", "今天的气温升到35度了"),
        ("我35岁", "不是6点，是7点"),
        ("我喜欢喝茶", "房贷利率降到三点五了"),
        ("我对虾过敏", "航班改成八点了"),
        ("我每周三打羽毛球", "保洁改到周五来了"),
        ("我每周三打羽毛球", "如果羽毛球换到周六就好了"),
        ("我每天跑5公里", "限速改成40公里了"),
        ("我养了两只猫", "油箱加到40升了"),
        ("我儿子5岁", "我岳父63了"),
        ("我姐在苏州", "我妈62了"),
        ("我家狗5岁", "邻居家猫3岁了"),
        ("我8月10号结婚", "老王是46，我记错了"),
        ("我想学吉他", "外卖改到七点送"),
        ("我12月3号去三亚", "发票金额是46，我写错了"),
        ("我12月3号去三亚", "发票金额是16，我写错了"),
        ("我41岁", "座位号改成45了"),
        ("我的目标是减到60公斤", "会员费涨到600了"),
        ("I live in Cardiff", "the conference moved to Berlin"),
        ("I live in Cardiff", "petrol is 1.62 now"),
        ("I live in Cardiff", "Actually it's 6pm, not 5"),
        ("I live in Cardiff", "my brother moved to Denver"),
        ("I work at Lidl", "the deadline moved to 5pm"),
        ("I'm a nurse", "my bus is the 42 now"),
        ("I'm 34", "the temperature went up to 31"),
        ("I'm 34", "Actually it's 8 degrees, not 9"),
        ("I'm 34", "Karen is 31, my mistake"),
        ("My name is Joe", "Ben's called Benny now"),
        ("My birthday is 3 May", "Lucy's is 4 May, I got that wrong"),
        ("We fly on 12 August", "Tom is 44, I got that wrong"),
        ("I run every Tuesday", "the market moved to Sunday"),
        ("I run 5k every day", "the fine went up to 80"),
        ("I love tea", "the fare went up to 3 pounds"),
        ("My son is 6", "My dad's 71 now"),
        ("My sister lives in Leeds", "the office moved to York"),
        ("My dog Rex is 3", "the baby next door is 2 now"),
        ("My goal is to lose 10 kilos", "the bill went up to 90"),
        ("My spot is B12", "Gate changed to C4"),
        ("I go to pottery every Monday", "My sister's pottery moved to Thursdays"),
    ],
)
def test_a_change_of_another_thing_leaves_what_is_on_file(store: MemoryStore, told: str, remark: str) -> None:
    assert_stays(store, told, remark)


@pytest.mark.parametrize(
    ("told", "change", "expected"),
    [
        ("我住在成都", "地址改成乐山了", ("location", "乐山")),
        ("我在顺丰上班", "单位换成京东了", ("employer", "京东")),
        ("我28岁", "岁数写错了，是38", ("age", "38")),
        ("我今年34", "说成虚岁了 周岁32", ("age", "32")),
        ("我每周三打羽毛球", "羽毛球改到周五了", ("habit", "我每周五打羽毛球")),
        ("我每周三打羽毛球", "改到周五了", ("habit", "我每周五打羽毛球")),
        ("健身房每周一三五", "健身改成周二周四了", ("habit", "健身房每周二周四")),
        ("我每天跑5公里", "现在跑8公里了", ("habit", "我每天跑8公里")),
        ("我养了两只猫", "现在三只了", ("pet", "我养了三只猫")),
        ("我的车牌尾号是37", "尾号改成52了", ("possession", "我的车牌尾号是52")),
        ("我的目标是减到60公斤", "目标改成58公斤了", ("goal", "减到58公斤")),
        ("I live in Cardiff", "we moved to Bristol", ("location", "Bristol")),
        ("I'm 34", "I turned 35", ("age", "35")),
        ("I'm 52", "no wait, 25", ("age", "25")),
        ("We fly on 12 August", "Actually it's 14 August", ("event", "We fly on 14 August")),
        ("I run every Tuesday", "moved it to Thursdays", ("habit", "I run every Thursday")),
        ("My spot is B12", "spot changed to C4", ("other", "My spot is C4")),
        ("I take the 42 bus", "it's the 46 now", ("habit", "take the 46 bus")),
    ],
)
def test_a_change_of_what_was_told_takes_its_place(
    store: MemoryStore, told: str, change: str, expected: tuple[str, str]
) -> None:
    assert active(store, told, change) == {expected}


@pytest.mark.parametrize(
    ("told", "change", "expected"),
    [
        ("My phone is a Pixel 8", "swapped it for an iPhone 17", "phone is an iPhone 17"),
        ("My phone is a Pixel 8", "it's a Pixel 9 now", "phone is a Pixel 9"),
        ("My laptop is a ThinkPad 13", "got a MacBook 14 instead", "laptop is a MacBook 14"),
        ("我用的是华为60", "换成荣耀200了", "荣耀200"),
    ],
)
def test_a_make_is_exchanged_whole(store: MemoryStore, told: str, change: str, expected: str) -> None:
    assert {value for _, value in active(store, told, change)} == {expected}


@pytest.mark.parametrize(
    ("told", "remark", "never"),
    [
        ("I live in London", "i dont really like london tbh", {"dont", "london tbh"}),
        ("I'm vegan", "not vegan anymore", {"anymore", "vegan"}),
        ("我不喜欢香菜和榴莲", "榴莲我现在爱吃了", {"吃了"}),
        ("我每天晨跑", "晨跑停了 膝盖吃不消 这条习惯删掉", {"这条习惯删掉", "我每天晨跑"}),
        ("我儿子子轩有哮喘，子涵学钢琴", "不是子涵，是子轩有哮喘", {"我儿子子轩有哮喘，子轩有哮喘学钢琴"}),
        ("My event is on 5 May", "it's 46, I got that wrong", {"My event is on 46 May"}),
    ],
)
def test_no_value_is_made_of_filler_or_half_words(
    store: MemoryStore, told: str, remark: str, never: set[str]
) -> None:
    assert not never & {value for _, value in active(store, told, remark)}


@pytest.mark.parametrize(
    ("told", "change", "old", "new"),
    [
        ("我儿子5岁", "他今年6岁了", "5", "6"),
        ("我爸60岁", "我爸61了", "60", "61"),
        ("My dog Rex is 3", "Rex is 4 now", "3", "4"),
        ("My mum is 66", "mum's 67 now", "66", "67"),
    ],
)
def test_of_a_relative_the_new_age_takes_the_place_of_the_old(
    store: MemoryStore, told: str, change: str, old: str, new: str
) -> None:
    ((_, value),) = active(store, told, change)
    assert new in value
    assert old not in value


def test_the_end_of_a_relatives_job_ends_not_all_that_is_known_of_them(store: MemoryStore) -> None:
    told = "my husband Sam is a sound engineer, he's allergic to cats"
    left = active(store, told, "He's not a sound engineer anymore btw")
    assert any("allergic to cats" in value for _, value in left)
