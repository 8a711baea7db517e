"""What a death, a move, other work or a sold car leaves on file when the whole judge has looked, and what stays."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active, assert_stays


@pytest.mark.parametrize(
    ("said", "left"),
    [
        (("My dad lives in Hull", "Dad died last month"), {"my dad has died"}),
        (("My mum has diabetes", "My mum lives in Kent", "Mum passed away last week"), {"my mum has died"}),
        (("我爸住在洛阳", "我爸去世了"), {"我爸去世了"}),
        (("我外婆有高血压，住在乡下", "外婆上个月去世了"), {"我外婆去世了"}),
        (("I have a pitbull called Rocky", "we gave Rocky to my cousin"), set()),
        (("I play tennis on Tuesday and Sunday", "I'm not doing tennis on Sundays any more, just the Tuesday"), {"I play tennis on Tuesday"}),
        (("I swim on Monday and Friday", "no longer swimming on Mondays, only Fridays"), {"I swim on Friday"}),
        (("每周一和周五去健身", "周五不健身了，就周一"), {"每周一去健身"}),
        (("我每周二、四、六跑步", "周六不跑了，只剩周二周四"), {"我每周二和周四跑步"}),
        (("my son has football on Saturday and Sunday", "he doesn't play on Sundays any more"), {"my son has football on Saturday"}),
        (("my niece Ida goes to Little Acorns", "Ida goes to Maple Grove now, not Little Acorns"), {"my niece Ida goes to Maple Grove"}),
        (("I live in Leith", "I'm moving to Inverness in March"), {"Leith", "I'm moving to Inverness in March"}),
        (("I live in Denver", "we moved to Boulder last week"), {"Boulder"}),
        (("我住在无锡", "我们上周搬到苏州了"), {"苏州"}),
        (("我在京东做测试", "我从京东离职了，下周入职字节"), {"下周入职字节"}),
        (("I'm a nurse", "quit nursing, I work at Revolut now"), {"Revolut"}),
        (("I'm a paramedic", "Started a new job on Monday - I'm a flight medic with the coastguard now"), {"flight medic"}),
        (("我是中学老师", "我从中学辞职了，下个月去一家软件公司做产品经理，叫远帆科技"), {"产品经理", "远帆科技"}),
        (("我开大众朗逸", "车卖了"), set()),
        (("I drive a Corolla", "bought a Kia Picanto, sold the Corolla"), {"Kia Picanto"}),
        (("I take welding classes on weekends", "dropped the welding program"), set()),
        (("膝盖手术约在下月8号", "手术做完了"), set()),
        (("I'm 69 years old", "I turned 70 on Friday!"), {"70"}),
        (("我爸抽烟喝酒，有高血压", "我爸戒烟了"), {"我爸有高血压"}),
        (("我之前说我表姐三月生，记错了，是七月",), {"我之前说我表姐七月生"}),
        (("my daughter's at Millbrook Primary", "my daughter's at Ashdown Primary now, no longer Millbrook"), {"my daughter's at Ashdown Primary now"}),
        (("我闺女在实验小学", "我闺女现在转到育才小学了，不在实验小学了"), {"我闺女现在转到育才小学了"}),
        (("牙医约在下周二", "牙医改到下周五了，周二医生开会"), {"牙医约在下周五"}),
        (
            ("dentist is on the 4th of January", "dentist moved to the 11th of January, the dentist's away on the 4th"),
            {"dentist is on the 11th of January"},
        ),
        (("I'm a driver, well, no, I'm retired now",), {"retired"}),
        (("I live in Oslo and work at Siemens",), {"Oslo", "Siemens"}),
        (("My gran died last week. I'm 31",), {"my gran has died", "31"}),
    ],
)  # fmt: skip
def test_what_is_over_ends_and_what_came_after_it_is_kept(
    store: MemoryStore, said: tuple[str, ...], left: set[str]
) -> None:
    assert {value for _, value in active(store, *said)} == left


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ("my mum lives in York", "my friend's mum died last week"),
        ("my mum lives in York", "my mum nearly died laughing"),
        ("I have a cat called Misty", "my phone died"),
        ("我妈住在临沂", "邻居家的老太太去世了"),
        ("I swim on Monday and Friday", "my brother doesn't swim on Fridays any more"),
        ("I swim on Monday and Friday", "not going to church on Fridays any more"),
        ("我住在长沙", "我同事搬完家了"),
        ("我在美团上班", "我同事被开除了"),
        ("我在携程上班", "我同事被裁了"),
        ("I work at Siemens", "my brother got laid off"),
        ("I work at Siemens", "left the office early"),
        ("I'm a nurse", "quit smoking"),
        ("I work at Asda", "my sister finished uni, got hired at Boots as a cashier"),
        ("我开宝马", "邻居车卖了，换了特斯拉"),
        ("手术约在下月3号", "我妈手术做完了"),
        ("I'm 69 years old", "turned 70 pages today"),
        ("我住在厦门", "新家具是在宜家买的"),
        ("我今年的目标是读完三十本书", "我正在写一本关于流浪动物的书"),
        ("我儿子豆豆七岁", "I told you Owen was 14, can you plan his party?"),
        ("我儿子豆豆七岁", "I said 30 people"),
        ("我儿子豆豆七岁", "之前说豆豆七岁，能推荐礼物吗"),
    ],
)
def test_what_is_anothers_or_only_sounds_like_it_changes_nothing(
    store: MemoryStore, told: str, message: str
) -> None:
    assert_stays(store, told, message)


@pytest.mark.parametrize(
    "text",
    ["年糕上周走了，肾衰竭，才六岁", "豆包前天走了，五岁", "Bo died on Saturday. He was 13.", "Biscuit passed away, only 6"],
)  # fmt: skip
def test_an_age_told_of_the_dead_is_not_the_users(store: MemoryStore, text: str) -> None:
    assert "age" not in {attribute for attribute, _ in active(store, text)}


@pytest.mark.parametrize(
    ("text", "age"),
    [
        ("My gran died last week. I'm 31", "31"),
        ("I'm 31 and I work as a nurse, my gran passed away", "31"),
        ("我奶奶走了，我今年30岁", "30"),
    ],
)
def test_who_speaks_of_a_death_may_tell_the_own_age(store: MemoryStore, text: str, age: str) -> None:
    assert ("age", age) in active(store, text)


def test_a_name_said_on_coming_in_is_kept_and_a_weekday_is_none(store: MemoryStore) -> None:
    assert ("name", "Tessa") in active(store, "yo it's Tessa, 33, plumber down in Exeter")
