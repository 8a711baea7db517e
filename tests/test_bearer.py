"""What somebody else bears is not filed as the user's: in talk, people speak of others most of the time."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from memory.judge import Judge, Known
from memory.judge.layers import build_layers
from memory.judge.people.bearer import bearers
from memory.judge.utterance import Utterance
from memory.records import Fact, Turn

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)
JUDGE = Judge(build_layers(("rules", "small")))
ON_FILE = (
    Known("family", "我有个姐姐春梅在烟台开理发店"),
    Known("family", "儿子周立强在格尔木上班"),
    Known("family", "I've two sisters. Noreen is a nun in Lusaka"),
)


def facts(message: str, context: Sequence[str] = ()) -> list[tuple[str, str]]:
    turns = [Turn(role="user", content=text) for text in context]
    decision = JUDGE.decide(message, context=turns, now=NOW, on_file=lambda: ON_FILE)
    return [(fact.attribute, fact.subject) for fact in decision.facts]


def of_the_user(message: str) -> set[str]:
    return {attribute for attribute, subject in facts(message) if subject == "user"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Noreen was told she's coeliac", ["relative"]),
        ("Philippa is doing a course in Cork", ["other"]),
        ("he drives the school bus", ["other"]),
        ("my husband has the sheep", ["relative"]),
        ("allergic to nuts and eggs", ["open"]),
        ("mint chocolate is disgusting", ["open"]),
        ("Booked flights to Vancouver", ["open"]),
        ("my favourite colour is blue", ["user"]),
        ("春梅啥都吃,就是对虾过敏", ["relative", "relative"]),
        ("立强说想调回兰州", ["relative"]),
        ("小邹一个月三千八", ["other"]),
        ("还有个妹妹在威海当老师", ["relative"]),
        ("小提琴业余九级", ["open"]),
        ("老早搬常州了", ["open"]),
        ("我妹妹来了,我请她吃饭", ["relative", "user"]),
    ],
)
def test_of_whom_a_clause_speaks(text: str, expected: list[str]) -> None:
    utterance = Utterance.of(text, now=NOW, on_file=lambda: ON_FILE)
    assert bearers(utterance) == expected


@pytest.mark.parametrize(
    "message",
    [
        "Noreen was told she's coeliac, so no more brown bread at hers",
        "Conor is allergic to penicillin",
        "春梅倒是啥都吃,就是对虾过敏,嘴能肿起来",
        "还有个妹妹春燕在威海当小学老师",
        "立强带了个女朋友,叫佟悦,齐齐哈尔的姑娘,学护理的",
        "Momo本名莫晓棠,做UI的,东莞人,比我大一岁",
    ],
)
def test_no_fact_of_the_user_comes_of_what_is_said_of_somebody_else(message: str) -> None:
    personal = {"allergy", "diet", "occupation", "employer", "location", "hometown", "goal", "name", "age"}
    assert not of_the_user(message) & personal


def test_what_a_relative_bears_is_kept_as_such_with_the_name() -> None:
    decision = JUDGE.decide("春梅倒是啥都吃,就是对虾过敏", now=NOW, on_file=lambda: ON_FILE)
    (fact,) = decision.facts
    assert (fact.attribute, fact.subject) == ("family", "family")
    assert "春梅" in fact.value
    assert "虾" in fact.value


@pytest.mark.parametrize(
    ("message", "attribute"),
    [
        ("我对虾过敏", "allergy"),
        ("allergic to penicillin", "allergy"),
        ("Hi, I'm Conor and I'm a welder", "name"),
        ("I'm coeliac, so no bread for me", "diet"),
        ("我在市二院当护士", "occupation"),
        ("my mum and I live in Cork", "location"),
        ("home is Saskatoon", "location"),
    ],
)
def test_what_the_user_bears_is_the_users(message: str, attribute: str) -> None:
    assert attribute in of_the_user(message)


@pytest.mark.parametrize(
    "message",
    [
        "I've met someone, Callum, he makes cider in the Huon Valley",
        "I get horribly seasick. The ginger tablets did nothing, Kwells worked",
        "过年打算初三去烟台我姐家,住两晚上,初五回来",
        "敦煌住的是沙洲夜市边上一家宾馆,两间房一晚上六百四",
        "New job means no roofs. Weird sitting in an office. Bought a standing desk.",
    ],
)
def test_a_story_takes_the_place_of_no_name_home_or_job(message: str) -> None:
    assert not of_the_user(message) & {"name", "occupation", "employer", "hometown"}
    assert not any(f.attribute == "location" and "晚" in f.value for f in _all(message))


def test_of_what_has_one_value_a_message_leaves_one() -> None:
    kept = [
        f for f in _all("你好,我叫周海燕,在团岛市场卖海鲜,摆摊摆了十九年了") if f.attribute == "occupation"
    ]
    assert len(kept) == 1
    assert "海鲜" in kept[0].value


def _all(message: str) -> tuple[Fact, ...]:
    return JUDGE.decide(message, now=NOW, on_file=lambda: ON_FILE).facts
