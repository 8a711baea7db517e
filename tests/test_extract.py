"""What is taken from a message: attribute, value in the user's words, operation, subject, time."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge
from memory.records import Fact, Turn

NOW = datetime(2026, 11, 25, 10, tzinfo=UTC)


def facts(message: str, *context: tuple[str, str]) -> tuple[Fact, ...]:
    turns = [Turn.model_validate({"role": role, "content": content}) for role, content in context]
    return Judge().decide(message, context=turns, now=NOW).facts


def found(message: str, *context: tuple[str, str]) -> list[tuple[str, str]]:
    return [(fact.attribute, fact.value) for fact in facts(message, *context)]


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("我叫林夏", [("name", "林夏")]),
        ("叫我阿南就行", [("name", "阿南")]),
        ("我是一名兽医", [("occupation", "兽医")]),
        ("我住在扬州", [("location", "扬州")]),
        ("我老家在延吉", [("hometown", "延吉")]),
        ("我对芒果过敏", [("allergy", "芒果")]),
        ("我讨厌榴莲", [("dislike", "榴莲")]),
        ("喜欢喝乌龙茶", [("like", "喝乌龙茶")]),
        ("我愛聽粵劇", [("like", "聽粵劇")]),
        ("我吃素", [("diet", "吃素")]),
        ("我不喜欢推荐太吵的餐厅，我是个学生", [("dislike", "太吵的餐厅"), ("occupation", "学生")]),
        ("我喜欢喝红茶，不加奶", [("like", "喝红茶，不加奶")]),
        ("我怕酸但喜欢甜", [("dislike", "酸"), ("like", "甜")]),
        ("my name is Odette", [("name", "Odette")]),
        ("call me Bo", [("name", "Bo")]),
        ("I'm a plumber", [("occupation", "plumber")]),
        ("we live in Utrecht", [("location", "Utrecht")]),
        ("I'm from Recife", [("hometown", "Recife")]),
        ("I'm allergic to walnuts", [("allergy", "walnuts")]),
        ("I hate olives", [("dislike", "olives")]),
        ("I love rye bread", [("like", "rye bread")]),
        ("I've been vegan for years", [("diet", "vegan")]),
    ],
)
def test_a_plain_statement_yields_its_attribute_and_the_users_own_words(
    message: str, expected: list[tuple[str, str]]
) -> None:
    assert found(message) == expected


@pytest.mark.parametrize(
    "message",
    [
        "我叫了外卖", "我是说真的", "我住不起", "我去 这也行", "我喜欢你", "他叫林夏", "你喜欢喝茶",
        "I'm sure", "I'm tired", "call me later", "I love it", "I live for this", "he is a plumber", "you like tea",
    ],
)  # fmt: skip
def test_what_only_looks_like_a_statement_about_the_user_yields_nothing(message: str) -> None:
    assert found(message) == []


def test_a_place_to_go_to_is_an_event_and_never_the_home() -> None:
    assert [name for name, _ in found("下个月去哈尔滨出差")] == ["event"]
    assert "location" not in [name for name, _ in found("flying to Oslo on the 3rd of next month")]


def test_a_dated_commitment_carries_the_time_in_which_it_holds() -> None:
    (event,) = facts("下周五下午3点我有个面试")
    assert event.attribute == "event"
    assert event.valid_from is not None
    assert event.valid_until is not None
    assert NOW < event.valid_from < event.valid_until


def test_a_relative_and_a_friend_are_never_the_user() -> None:
    (sister,) = facts("我妹是空乘 常年不着家")
    assert (sister.attribute, sister.subject) == ("family", "family")
    (friend,) = facts("my best friend Ines is a sculptor")
    assert (friend.attribute, friend.subject) == ("other", "other")
    assert facts("my coworker is moving to Denver") == ()


def test_what_follows_about_a_relative_stays_with_the_relative() -> None:
    assert found("我妈是护士 爱跳广场舞") == [("family", "我妈是护士"), ("family", "我妈爱跳广场舞")]
    assert [name for name, _ in found("my brother is a baker, lives in Leeds")] == ["family", "family"]


@pytest.mark.parametrize(
    ("message", "value"),
    [
        ("我把摩托卖了", "摩托"),
        ("烟我戒了", "烟"),
        ("I sold my kayak", "kayak"),
        ("I quit smoking", "smoking"),
    ],
)
def test_what_is_over_is_a_deletion_of_the_thing(message: str, value: str) -> None:
    (over,) = facts(message)
    assert (over.op, over.value) == ("delete", value)


def test_a_correction_replaces_the_value_it_names() -> None:
    (name,) = facts("我叫李昕 不叫李欣")
    assert (name.op, name.value, name.replaces) == ("update", "李昕", "李欣")
    (age,) = facts("actually I'm 34, not 33")
    assert (age.op, age.value, age.replaces) == ("update", "34", "33")


def test_a_correction_of_the_turns_before_takes_their_attribute() -> None:
    (place,) = facts("说错了 是无锡", ("user", "我住在常州"), ("assistant", "好的，常州。"))
    assert (place.attribute, place.op, place.value, place.replaces) == ("location", "update", "无锡", "常州")
    (job,) = facts("no, I'm a paramedic", ("assistant", "Since you're a nurse, you know this."))
    assert (job.attribute, job.op, job.value) == ("occupation", "update", "paramedic")


def test_a_correction_with_nothing_before_it_yields_nothing() -> None:
    assert facts("说错了 是无锡") == ()


@pytest.mark.parametrize(
    ("question", "message", "expected"),
    [
        ("请问怎么称呼您？", "阿南", ("name", "阿南")),
        ("您今年多大了？", "四十六", ("age", "四十六")),
        ("您住在哪个城市？", "嗯 贵阳", ("location", "贵阳")),
        ("What do you do for a living?", "a cello teacher, mostly kids", ("occupation", "cello teacher")),
        ("How old are you?", "37, feels like 60", ("age", "37")),
    ],
)
def test_a_short_answer_is_read_with_the_question_it_answers(
    question: str, message: str, expected: tuple[str, str]
) -> None:
    assert expected in found(message, ("assistant", question))


@pytest.mark.parametrize("message", ["不告诉你", "why do you ask?", "rather not say", "你猜"])
def test_a_refusal_to_answer_is_no_answer(message: str) -> None:
    assert facts(message, ("assistant", "请问您叫什么名字？ What is your name?")) == ()


def test_a_question_asked_for_a_task_is_not_about_the_user() -> None:
    assert facts("Boston", ("assistant", "Which city do you want the weather for?")) == ()


def test_what_the_turns_before_name_can_end_without_being_named_again() -> None:
    (over,) = facts("早吹了 别提了", ("assistant", "可以带您女朋友去看展。"))
    assert (over.attribute, over.op, over.value) == ("family", "delete", "女朋友")


def test_a_standing_wish_is_a_reply_style_and_a_wish_for_once_is_not() -> None:
    assert found("以后回答先给结论")[0][0] == "reply_style"
    assert found("这次先给结论") == []
    assert found("from now on reply in Spanish")[0][0] == "reply_style"
    assert found("reply in Spanish this time") == []


def test_a_contact_is_kept_without_its_number() -> None:
    (contact,) = facts("my email is someone@example.com, keep it on file")
    assert contact.attribute == "contact"
    assert "someone@example.com" not in contact.model_dump_json()


def test_remember_keeps_what_no_row_knows_without_the_words_that_ask() -> None:
    (fact,) = facts("记住 备用钥匙在花盆底下")
    assert (fact.attribute, fact.value) == ("other", "备用钥匙在花盆底下")
    assert facts("记住这个") == ()


def test_the_text_of_a_fact_is_a_sentence_in_the_users_language() -> None:
    assert facts("我叫林夏")[0].text == "用户叫林夏"
    assert facts("I hate olives")[0].text == "The user dislikes olives"


def test_braces_in_a_value_stay_as_they_are() -> None:
    assert facts("I love {name} in {{x}}")[0].text == "The user likes {name} in {{x}}"


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        (
            "hey I'm Anselm, from Antwerp, living in Leith now",
            [("name", "Anselm"), ("hometown", "Antwerp"), ("location", "Leith")],
        ),
        ("在绍兴做小学美术老师", [("location", "绍兴"), ("occupation", "小学美术老师")]),
        ("Hi, Freya, 31, curator", [("name", "Freya"), ("age", "31"), ("occupation", "curator")]),
        ("I love opera, but tonight I'm stuck with karaoke", [("like", "opera")]),
    ],
)
def test_a_message_yields_each_lasting_thing_and_nothing_of_tonight(
    message: str, expected: list[tuple[str, str]]
) -> None:
    assert sorted(found(message)) == sorted(expected)


@pytest.mark.parametrize(
    "message",
    [
        "帮我想个下周聚餐的计划", "写个周六野餐的通知", "plan a menu for Saturday", "I'm Superman lol", "早上楼下一直在施工",
        "对门大妈天天吊嗓子", "我属树懒的", "my son's bedroom is a war zone", "快递员说他老家是遂宁的",
    ],
)  # fmt: skip
def test_what_is_asked_played_or_said_of_bystanders_yields_nothing(message: str) -> None:
    assert found(message) == []


def test_what_the_assistant_is_said_to_have_written_is_corrected() -> None:
    fact = facts("my cat's name is Pickle, you wrote Tickle")[0]
    assert (fact.op, fact.replaces) == ("update", "tickle")


DENIED = [
    ("我不对芝麻过敏", "芝麻"),
    ("其实我并不对牛奶过敏", "牛奶"),
    ("我对螃蟹并不过敏", "螃蟹"),
    ("我没有对尘螨过敏", "尘螨"),
    ("我吃桃子不过敏", "桃子"),
    ("我没有海鲜过敏", "海鲜"),
    ("我对猫不过敏", "猫"),
    ("I'm not allergic to dogs", "dogs"),
    ("I'm not actually allergic to soy at all", "soy"),
    ("I wasn't allergic to latex after all", "latex"),
    ("I never was allergic to wheat", "wheat"),
    ("I don't have a pollen allergy", "pollen"),
    ("I have no kiwi allergy", "kiwi"),
]


@pytest.mark.parametrize(("message", "value"), DENIED)
def test_a_denied_allergy_ends_one_and_files_none(message: str, value: str) -> None:
    assert [(f.op, f.attribute, f.value) for f in facts(message)] == [("delete", "allergy", value)]


@pytest.mark.parametrize(
    "message",
    [
        "我没有任何过敏",
        "我对什么都不过敏",
        "不知道我对蟹过敏不过敏",
        "I don't have any allergies",
        "I'm allergic to nothing",
    ],
)
def test_no_allergy_at_all_files_none(message: str) -> None:
    assert facts(message) == ()


@pytest.mark.parametrize(
    ("message", "value"),
    [
        ("大夫说我可能对碘过敏", "碘"),
        ("我好像会对芒果过敏", "芒果"),
        ("我应该对花粉过敏", "花粉"),
        ("我不是对蟹过敏，是对贝类过敏", "贝类"),
        ("桃子我吃了会过敏", "桃子"),
        ("I might be allergic to codeine", "codeine"),
        ("am allergic to pollen and love sailing with my brother Ned", "pollen"),
        ("I'm allergic to wool and live in Ghent", "wool"),
    ],
)
def test_an_allergy_is_what_is_not_tolerated_and_nothing_around_it(message: str, value: str) -> None:
    assert [f.value for f in facts(message) if f.attribute == "allergy" and f.op == "add"] == [value]


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("我姓温，在美团当会计", [("name", "温"), ("employer", "美团"), ("occupation", "会计")]),
        ("我姓温，在义乌当会计", [("name", "温"), ("location", "义乌"), ("occupation", "会计")]),
        ("我在京东做采购", [("employer", "京东"), ("occupation", "采购")]),
        ("我在绍兴做采购", [("location", "绍兴"), ("occupation", "采购")]),
    ],
)
def test_a_firm_is_an_employer_and_a_town_is_a_home(message: str, expected: list[tuple[str, str]]) -> None:
    assert sorted(found(message)) == sorted(expected)
