"""Two people in one sentence: what is said last is of the one named last."""

from collections.abc import Callable
from pathlib import Path

import pytest

from memory.judge.people.child_brought import child_brought, fits, goes_on_about
from memory.judge.reading.folding import fold
from memory.long_term.store import MemoryStore
from telling import active


@pytest.fixture
def filed(tmp_path: Path) -> Callable[..., dict[str, str]]:
    """Return what tells what is on file after messages of one conversation: value -> attribute."""

    def after(*messages: str) -> dict[str, str]:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.db"
        with MemoryStore(f"sqlite:///{path}", fields=("text",)) as store:
            return {value: attribute for attribute, value in active(store, *messages)}

    return after


@pytest.mark.parametrize(
    ("message", "told", "never"),
    [
        (
            "my wife Carla is a welder and we have a son Otto, he is 3, allergic to kiwi",
            {"my wife Carla is a welder", "my son Otto is 3", "my son Otto is allergic to kiwi"},
            "my wife Carla is allergic to kiwi",
        ),
        (
            "my sister Beth is a judge and she has one daughter Wren, she is 11, goes to Northgate",
            {"my sister Beth is a judge", "my sister's daughter Wren is 11"},
            "my sister Beth is 11",
        ),
        (
            "my brother has a girlfriend called Suki, she's from Osaka, allergic to crab",
            {
                "my brother's girlfriend Suki is from Osaka",
                "my brother's girlfriend Suki is allergic to crab",
            },
            "my brother is allergic to crab",
        ),
        (
            "my aunt Vera is 58 and my sister June has twins, they're 6",
            {"my sister's twins are 6"},
            "my sister June are 6",
        ),
        (
            "我表哥是电工，表嫂是老师，他们有个女儿叫朵儿，她今年3岁，对芒果过敏",
            {"我表哥是电工"},
            "我表哥对芒果过敏",
        ),
        ("我姐有个儿子叫石头，7岁，学围棋", {"我姐的儿子7岁", "我姐的儿子学围棋"}, "我姐7岁"),
        ("我儿子有个女朋友叫小荷，她在邮局上班", {"我儿子的女朋友在邮局上班"}, "我儿子在邮局上班"),
    ],
)
def test_what_follows_is_of_the_one_named_last(
    filed: Callable[..., dict[str, str]], message: str, told: set[str], never: str
) -> None:
    values = filed(message)
    assert told <= set(values)
    assert never not in values


def test_a_pronoun_that_cannot_mean_the_child_goes_back_to_the_parent(
    filed: Callable[..., dict[str, str]],
) -> None:
    assert "my sister works at Lidl" in filed("my sister has a son Noah, she works at Lidl")


def test_the_user_behind_a_child_stays_the_user(filed: Callable[..., dict[str, str]]) -> None:
    values = filed("we have a son Theo and I'm a plumber")
    assert values["plumber"] == "occupation"
    assert filed("我有个女儿叫小鹿，我在邮局上班")["邮局"] == "employer"


def test_a_child_is_read_with_whose_it_is_and_its_name(filed: Callable[..., dict[str, str]]) -> None:
    folded = fold("we have a son Leo, he is 6")
    child = child_brought(folded, "en")
    assert child is not None
    assert child.is_own
    assert child.called("", "en") == "my son Leo"
    assert goes_on_about(child, folded, "en")
    assert child_brought(fold("we have a son-in-law to visit"), "en") is None


def test_a_pronoun_fits_by_the_one_it_is_about_and_not_by_whose_it_is(
    filed: Callable[..., dict[str, str]],
) -> None:
    assert fits("he", "my sister's son")
    assert not fits("he", "my brother's wife")
    assert not fits("她", "我姐的儿子")


@pytest.mark.parametrize(
    ("messages", "own", "never"),
    [
        (("我住在洛阳", "个女叫阿萍，在中山当会计"), {"洛阳": "location"}, {"中山", "会计"}),
        (
            ("老家安徽芜湖", "寝室五个人，老四叫孙磊，山西人，对牛奶过敏"),
            {"安徽芜湖": "hometown"},
            {"山西", "牛奶"},
        ),
        (("上铺叫大林，青海人",), {}, {"青海"}),
        (("我们教研室导师姓丁，做无人机的",), {}, {"无人机"}),
        (("阿凤的儿子叫壮壮，今年中考，想学厨师",), {}, {"学厨师", "中考"}),
        (("爸爸节女儿给我做了蛋糕", "刚换了工作，去物流公司当调度员，下周二上班"), {}, {"爸爸刚换了工作"}),
        (("乐乐班主任姓贺，电话13900002222",), {}, {"电话[电话]"}),
        (("我养了只八哥，叫阿宝，会唱歌",), {}, {"唱歌"}),
        (("陈伯有高血压，每日要打针",), {}, {"每日要打针"}),
        (("老婆开了家花店，叫“半亩田”",), {}, {"老婆叫“半亩田”"}),
        (("我妹养了只猫，叫可可，两岁",), {}, {"我妹两岁", "我妹叫可可"}),
    ],
)
def test_what_is_another_s_is_never_filed_as_the_user_s(
    filed: Callable[..., dict[str, str]], messages: tuple[str, ...], own: dict[str, str], never: set[str]
) -> None:
    values = filed(*messages)
    assert own.items() <= values.items()
    assert not never & set(values)


def test_the_user_s_own_room_mates_do_not_hide_what_is_his(filed: Callable[..., dict[str, str]]) -> None:
    assert filed("宿舍四个人，我对桃子过敏")["桃子"] == "allergy"
    assert filed("我最小的女儿在学古筝") == {"我最小的女儿在学古筝": "family"}


def test_the_same_fact_in_two_wordings_is_filed_once(filed: Callable[..., dict[str, str]]) -> None:
    values = filed("女儿叫桃桃，上初二，桃桃在学吉他")
    assert "女儿上初二" not in values
    assert "女儿桃桃上初二" in values
    again = filed("my boyfriend is learning Welsh", "he's learning Welsh these days")
    assert list(again) == ["my boyfriend is learning Welsh"]


def test_a_number_put_right_in_the_same_breath_is_the_one_filed(filed: Callable[..., dict[str, str]]) -> None:
    assert "my nephew Abe is 12" in filed("my nephew Abe is 11, no wait, 12")
    assert "我女朋友24" in filed("我女朋友叫小鱼，她26……啊不对24")
