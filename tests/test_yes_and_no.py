"""A bare yes or no states what the assistant asked, where that is of the user and not of the moment."""

from datetime import UTC, datetime

import pytest

from memory import Turn
from memory.judge.reading.yes_and_no import stated_by
from memory.judge.utterance import Utterance

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def _stated(question: str, reply: str) -> str:
    context = (Turn(role="assistant", content=question),)
    return stated_by(Utterance.of(reply, now=NOW, context=context))


@pytest.mark.parametrize(
    ("question", "reply", "stated"),
    [
        ("Nice. Are you colour-blind?", "yep", "I am colour-blind"),
        ("Are you vegetarian?", "no", "I am not vegetarian"),
        ("So do you sing in your church choir?", "yeah", "I sing in my church choir"),
        ("Do you eat liver?", "nope", "I don't eat liver"),
        ("Do you have any siblings?", "no", "I don't have any siblings"),
        ("Have you got asthma?", "I have", "I have got asthma"),
        (
            "Would you like me to keep my recipes short in general?",
            "yes please",
            "From now on keep your recipes short in general",
        ),
        ("您是素食者吗？", "是的", "我是素食者"),
        ("你有兄弟姐妹吗？", "没有", "我没有兄弟姐妹"),
        ("你平时喝茶吗？", "不喝", "我不喝茶"),
        ("你会滑雪吗？", "会啊", "我会滑雪"),
    ],
)
def test_a_question_becomes_the_users_statement(question: str, reply: str, stated: str) -> None:
    assert _stated(question, reply) == stated


@pytest.mark.parametrize(
    ("question", "reply"),
    [
        ("Do you want a table?", "yes"),
        ("Shall I go on?", "yes"),
        ("Are you still there?", "yes"),
        ("Are you ready for the next one?", "yep"),
        ("Do you have any pets?", "yes"),
        ("Is your sister tall?", "yes"),
        ("Are you vegetarian?", "it depends on the week"),
        ("你要我改短一点吗？", "对"),
        ("你现在在公司吗？", "是的"),
        ("你吃香菜吗？", "不知道"),
        ("你喝茶吗？", "不吃"),
        ("Here you are.", "yes"),
    ],
)
def test_offers_and_questions_of_the_moment_state_nothing(question: str, reply: str) -> None:
    assert _stated(question, reply) == ""


def test_nothing_is_stated_without_a_question() -> None:
    assert stated_by(Utterance.of("yes", now=NOW)) == ""
