"""A home that has changed is told in passing, with or without the old one, long ago or just now."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active


@pytest.mark.parametrize(
    ("before", "message", "home"),
    [
        ("I live in York", "we relocated to Truro back in April though", "Truro"),
        ("I live in York", "oh we upped sticks to Swansea a couple of years ago", "Swansea"),
        ("I live in York", "We moved out in the spring. Perth, these days.", "Perth"),
        ("I live in York", "I don't live there any more. Bath now.", "Bath"),
        ("I live in Chicago", "I'm in Tulsa now, boxes all unpacked", "Tulsa"),
        ("Morning!", "we moved up to Derby last winter", "Derby"),
        ("我住在苏州", "去年就定居珠海啦", "珠海"),
        ("我住在苏州", "三个月前就落户江阴了 那边不方便", "江阴"),
        ("我住在苏州", "搬走好久了 现在人在嘉兴", "嘉兴"),
        ("我住在苏州", "早就搬到扬州了，你还按老地方推荐", "扬州"),
        ("我住在苏州", "我已经来厦门了 房子都租好了", "厦门"),
        ("早上好", "我已经到长沙啦 以后就在这边上班", "长沙"),
    ],
)
def test_where_the_user_has_moved_is_home(store: MemoryStore, before: str, message: str, home: str) -> None:
    kept = active(store, before, message)
    assert {value for attribute, value in kept if attribute == "location"} == {home}


@pytest.mark.parametrize(
    ("home", "message"),
    [
        (("location", "York"), "I'm in Hull this week, back Friday"),
        (("location", "York"), "we're thinking of moving to Hull in May"),
        (("location", "York"), "I moved to Porto two years ago but came back"),
        (("location", "York"), "my brother moved to Swansea back in May"),
        (("location", "York"), "we moved to Lisbon for six months last year"),
        (("location", "York"), "I moved to marketing last year"),
        (("location", "York"), "we moved to Slack two years ago"),
        (("location", "York"), "in Porto now, settled in a nice hotel until Sunday"),
        (("location", "苏州"), "已经到无锡了 明天开会"),
        (("location", "苏州"), "我已经到成都啦 后天就回"),
        (("location", "苏州"), "我们打算明年搬到扬州"),
        (("location", "苏州"), "我表哥半年前就落户珠海了"),
        (("location", "苏州"), "前年搬到扬州了，后来又搬回来了"),
        (("location", "苏州"), "都搬到楼下了"),
    ],
)
def test_a_visit_a_plan_a_return_and_anothers_move_are_none(
    store: MemoryStore, home: tuple[str, str], message: str
) -> None:
    first = f"I live in {home[1]}" if home[1].isascii() else f"我住在{home[1]}"
    assert home in active(store, first, message)


@pytest.mark.parametrize(
    ("told", "said", "home"),
    [
        ("I live in Leeds", "I've moved to a flat in York", "York"),
        ("I live in Galway", "My new workshop's in Oranmore, signed the lease yesterday", "Galway"),
        ("我住在滨湖", "夜班不用上了！我调到临床药学科了", "滨湖"),
    ],
)
def test_a_house_is_no_town_and_a_workplace_no_home(
    store: MemoryStore, told: str, said: str, home: str
) -> None:
    assert {value for attribute, value in active(store, told, said) if attribute == "location"} == {home}
