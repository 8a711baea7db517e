"""An errand or a reminder is of today; what is asked to be remembered beyond that is kept."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge
from memory.judge.telling.wishes import asks_for_reminder

NOW = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    "text",
    [
        "Remember the milk", "remember the bins", "Remember to buy bread", "don't forget to water the plants",
        "记得买牛奶", "记得提醒我五点打电话给妈妈", "七点叫我起床", "remind me to call mum at 5",
    ],
)  # fmt: skip
def test_an_errand_leaves_nothing(text: str) -> None:
    assert Judge().decide(text, now=NOW).verdict == "SHORT"


@pytest.mark.parametrize(
    "text",
    [
        "Remember that I buy milk every Friday", "Remember my bike is blue", "记住我喜欢喝茶",
        "Remember I have a dentist appointment on 12 December", "明天下午三点提醒我开会",
    ],
)  # fmt: skip
def test_what_lasts_or_has_a_day_is_kept(text: str) -> None:
    assert Judge().decide(text, now=NOW).facts


@pytest.mark.parametrize(
    "text",
    [
        "remind me what I like",
        "my sister reminds me of my aunt",
        "提醒我一下我叫什么",
        "提醒我一下我妈的生日",
    ],
)
def test_who_asks_what_was_said_asks_for_no_alarm(text: str) -> None:
    assert not asks_for_reminder(text)


@pytest.mark.parametrize("text", ["my blood type", "我的血型"])
def test_a_noun_that_only_asks_is_no_fact(text: str) -> None:
    assert Judge().decide(text, now=NOW).verdict == "SHORT"
