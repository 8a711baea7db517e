"""What a death, a move, other work, a dropped day or a sold car leaves on file, and what it leaves alone."""

from collections.abc import Sequence

import pytest

from memory import Memory, Turn
from memory.long_term.store import MemoryStore


def left(store: MemoryStore, *said: str) -> set[str]:
    """Return the values that are active when all has been said, one message after the other."""
    memory, turns = Memory(store), list[Turn]()
    for number, text in enumerate(said):
        memory.observe("ada", text, thread="t", message=str(number), context=turns[-6:])
        answer = "All right." if text.isascii() else "好的。"
        turns += [Turn(role="user", content=text), Turn(role="assistant", content=answer)]
    return {record.value for record in memory.records("ada", "active")}


@pytest.mark.parametrize(
    ("said", "stays"),
    [
        (
            (
                "I play tennis on Tuesday and Sunday",
                "I'm not doing tennis on Sundays any more, just the Tuesday",
            ),
            {"play tennis on Tuesday"},
        ),
        (
            ("I swim on Monday and Friday", "no longer swimming on Mondays, only Fridays"),
            {"I swim on Friday"},
        ),
        (("每周一和周五去健身", "周五不健身了，就周一"), {"每周一去健身"}),
        (("我每周二、四、六跑步", "周六不跑了，只剩周二周四"), {"我每周二和周四跑步"}),
        (
            ("I work at Aldi on Mondays and Saturdays", "not working Saturdays any more, just Mondays"),
            {"Aldi on Mondays"},
        ),
        (
            ("my son has football on Saturday and Sunday", "he doesn't play on Sundays any more"),
            {"my son has football on Saturday"},
        ),
        (
            ("my niece Ida goes to Little Acorns", "Ida goes to Maple Grove now, not Little Acorns"),
            {"my niece Ida goes to Maple Grove"},
        ),
    ],
)
def test_what_remains_of_several_days_stays(store: MemoryStore, said: Sequence[str], stays: set[str]) -> None:
    assert left(store, *said) == stays


@pytest.mark.parametrize(
    "other", ["my brother doesn't swim on Fridays any more", "not going to church on Fridays any more"]
)
def test_a_day_dropped_by_another_or_of_another_thing_changes_nothing(store: MemoryStore, other: str) -> None:
    assert "I swim on Monday and Friday" in left(store, "I swim on Monday and Friday", other)


@pytest.mark.parametrize(
    ("said", "stays"),
    [
        (("My dad lives in Hull", "Dad died last month"), {"my dad has died"}),
        (
            ("My mum has diabetes", "My mum lives in Kent", "Mum passed away last week"),
            {"my mum has died"},
        ),
        (("我爸住在洛阳", "我爸去世了"), {"我爸去世了"}),
        (("我外婆有高血压，住在乡下", "外婆上个月去世了"), {"我外婆去世了"}),
        (
            ("my neighbour Ruth wants to sell her house", "I have a Labrador called Bruno", "Put him to sleep on Monday"),
            set(),
        ),
        (
            ("I have a cat called Misty", "my grandson Noah is studying law", "you said I have a cat. I don't, she died"),
            {"my grandson Noah is studying law"},
        ),
        (("我家狗叫大黄，我儿子在北京", "它死了"), {"我儿子在北京"}),
        (("I have a pitbull called Rocky", "we gave Rocky to my cousin"), set()),
    ],
)  # fmt: skip
def test_a_death_ends_what_is_on_file_of_the_dead_and_of_nobody_else(
    store: MemoryStore, said: Sequence[str], stays: set[str]
) -> None:
    assert left(store, *said) == stays


@pytest.mark.parametrize(
    ("before", "message"),
    [
        ("my mum lives in York", "my friend's mum died last week"),
        ("my mum lives in York", "my mum nearly died laughing"),
        ("I have a cat called Misty", "my phone died"),
        ("我妈住在临沂", "邻居家的老太太去世了"),
    ],
)
def test_another_death_ends_nothing(store: MemoryStore, before: str, message: str) -> None:
    assert any("York" in one or "Misty" in one or "临沂" in one for one in left(store, before, message))


def test_of_two_dogs_it_is_not_plain_which_one_was_put_to_sleep(store: MemoryStore) -> None:
    both = left(store, "I have a dog called Max and a dog called Bo", "put him to sleep yesterday")
    assert len(both) == 2


@pytest.mark.parametrize(
    ("said", "stays"),
    [
        (("my dad has asthma and smokes", "dad quit smoking!"), {"my dad has asthma"}),
        (("我不抽烟，偶尔喝点酒", "我戒酒了，一滴不沾"), {"不抽烟", "已戒酒"}),
        (("我爸抽烟喝酒，有高血压", "我爸戒烟了"), {"我爸有高血压"}),
    ],
)
def test_what_is_given_up_ends_alone(store: MemoryStore, said: Sequence[str], stays: set[str]) -> None:
    values = left(store, *said)
    assert stays <= values
    assert not any("喝点酒" in one or "smokes" in one or "一滴" in one for one in values)


@pytest.mark.parametrize(
    ("said", "stays"),
    [
        (
            ("I live in Denver", "moving to Boulder in June", "we moved! new addy is 55 Pine St Boulder"),
            {"Boulder"},
        ),
        (("I live in Cardiff", "we're moving to Bristol in May", "we moved last week"), {"Bristol"}),
        (("我住在无锡", "下个月搬去苏州", "我们搬完家了"), {"苏州"}),
        (
            ("I live in Leith", "I'm moving to Inverness in March"),
            {"Leith", "I'm moving to Inverness in March"},
        ),
        (("my dad lives in Ayr", "my dad's moved in with us"), {"my dad lives with us"}),
        (("我住在长沙", "我同事搬完家了"), {"长沙"}),
    ],
)
def test_a_move_that_is_done_ends_its_plan(store: MemoryStore, said: Sequence[str], stays: set[str]) -> None:
    assert left(store, *said) == stays


@pytest.mark.parametrize(
    ("said", "stays"),
    [
        (
            ("I work at Wipro", "got an offer from Oracle, joining 3rd March", "resigned from Wipro today"),
            {"joining Oracle 3rd March"},
        ),
        (
            ("I work nights as a nurse at Elm House", "they fired me", "got hired at Boots as a cashier"),
            {"Boots", "cashier"},
        ),
        (("我在京东做测试", "我从京东离职了，下周入职字节"), {"字节"}),
        (("我在美团上班", "今天被开除了", "去饿了么做运营了"), {"饿了么", "运营"}),
        (("我在美团上班", "我同事被开除了"), {"美团"}),
    ],
)
def test_old_work_ends_and_the_new_is_filed(store: MemoryStore, said: Sequence[str], stays: set[str]) -> None:
    assert left(store, *said) == stays


def test_a_sister_who_is_hired_takes_nobody_s_job(store: MemoryStore) -> None:
    assert "Asda" in left(store, "I work at Asda", "my sister finished uni, got hired at Boots as a cashier")


@pytest.mark.parametrize(
    ("said", "stays"),
    [
        (("我开本田飞度", "车卖了，换了特斯拉Model 3"), {"我开特斯拉Model 3"}),
        (("我开大众朗逸", "车卖了"), set()),
        (("我开宝马", "邻居车卖了，换了特斯拉"), {"我开宝马"}),
        (("I drive a Vauxhall Corsa", "I've to stop driving so the Corsa's sold"), set()),
        (("I drive a Corolla", "bought a Kia Picanto, sold the Corolla"), {"Kia Picanto"}),
        (("I take welding classes on weekends", "dropped the welding program"), set()),
        (("I'm taking pottery classes", "dropped the accounting course"), {"I'm taking pottery classes"}),
        (("膝盖手术约在下月8号", "手术做完了"), set()),
        (("手术约在下月3号", "我妈手术做完了"), {"手术约在下月3号"}),
        (("I'm 69 years old", "turned 70 pages today"), {"69"}),
        (("我用华为手机", "手机换了电池"), {"我用华为手机"}),
        (("我住在厦门", "新家具是在宜家买的"), {"厦门"}),
        (("I'm 69 years old", "I turned 70 on Friday!"), {"70"}),
        (("我今年五十九岁", "上周刚过完六十岁生日"), {"六十"}),
    ],
)
def test_what_is_done_sold_or_outgrown_gives_way(
    store: MemoryStore, said: Sequence[str], stays: set[str]
) -> None:
    assert left(store, *said) == stays


@pytest.mark.parametrize(
    ("said", "stays"),
    [
        (("牙医约在下周二", "牙医改到下周五了，周二医生开会"), {"牙医约在下周五"}),
        (
            ("dentist is on the 4th of January", "dentist moved to the 11th of January, the dentist's away on the 4th"),
            {"dentist is on the 11th of January"},
        ),
    ],
)  # fmt: skip
def test_the_reason_for_another_day_is_no_date_of_its_own(
    store: MemoryStore, said: Sequence[str], stays: set[str]
) -> None:
    assert left(store, *said) == stays
