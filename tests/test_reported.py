"""What others say of themselves is not the user's, and half a sentence about a relative is completed or left out."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge
from memory.judge.layers import build_layers

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def facts(text: str) -> list[tuple[str, str]]:
    return [(fact.attribute, fact.value) for fact in Judge().decide(text, now=NOW).facts]


@pytest.mark.parametrize(
    "text",
    [
        "my mate Dave says he's allergic to cats and he's moving to Leeds",
        "my mate Owen says he's vegan, allergic to cats and moving to Hull",
        "her indoors reckons she's allergic to nuts and moving to York",
        "this lad at work says he's vegan and lives in Leeds",
        "the bloke next door works at Tesco and is allergic to dust",
        "my boss reckons he's moving to Spain and he hates garlic",
        "some woman at the gym told me she runs every morning",
        "my flatmate says she drinks tea every morning and is from Leeds",
        "my mate says his name is Rob",
        "同事小林说他对花生过敏，下个月搬去成都",
        "隔壁老王喜欢钓鱼，在银行上班",
        "听小刘说他是素食者",
        "我领导说他不吃香菜",
        "我们老板姓刘，爱喝普洱",
        "有个朋友在腾讯上班，喜欢喝咖啡",
    ],
)
def test_nothing_of_others_becomes_the_users(text: str) -> None:
    for judge in (Judge(), Judge(build_layers(("rules", "small")))):
        facts = judge.decide(text, now=NOW).facts
        assert [fact for fact in facts if fact.subject == "user" and fact.attribute != "other"] == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("my boss says I'm from Hull", ("hometown", "Hull")),
        ("my mates call me Zed", ("name", "Zed")),
        ("Hi, I'm Edda, a coach from Bern", ("occupation", "coach")),
        ("我学生，喜欢打球", ("like", "打球")),
        ("我医生，在协和上班", ("employer", "协和")),
        ("I said I'm allergic to cats", ("allergy", "cats")),
        ("My neighbours are loud. I'm allergic to cats", ("allergy", "cats")),
        ("my friend Sam is a nurse in Leeds", ("other", "my friend Sam is a nurse in Leeds")),
        ("同事都叫我小白，不过我对花生过敏", ("allergy", "花生")),
    ],
)
def test_what_is_the_users_stays_so(text: str, expected: tuple[str, str]) -> None:
    assert expected in facts(text)
