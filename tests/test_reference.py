from datetime import datetime

import pytest

from memory.short_term.reference import resolve_follow_up


@pytest.mark.parametrize(
    ("message", "topic", "understood"),
    [
        ("明天呢？", "杭州天气如何", "明天杭州天气如何"),
        ("那后天呢", "明天杭州天气如何", "后天杭州天气如何"),
        ("那苏州呢？", "杭州天气如何", "苏州：杭州天气如何"),
        ("And tomorrow?", "What's the weather like in Oslo?", "What's the weather like in Oslo tomorrow?"),
        ("what about Bergen?", "What's the weather like in Oslo?", "Bergen: What's the weather like in Oslo"),
    ],
)
def test_a_follow_up_is_understood_as_the_whole_question(
    message: str, topic: str, understood: str, now: datetime
) -> None:
    assert resolve_follow_up(message, topic, now) == understood


@pytest.mark.parametrize(
    ("message", "topic"),
    [
        ("明天呢？", ""),
        ("你呢？", "你好吗"),
        ("那我的名字呢？", "杭州天气如何"),
        ("And what's my job?", "What do I like in my porridge?"),
        ("what about me?", "Who is coming tonight?"),
        ("我明天去杭州", "杭州天气如何"),
        ("and then we went home", "What's the weather like in Oslo?"),
        ("它多少钱？", "有什么推荐吗"),
        ("", "杭州天气如何"),
    ],
)
def test_what_is_no_follow_up_or_not_certain_stays_as_it_was_said(
    message: str, topic: str, now: datetime
) -> None:
    assert resolve_follow_up(message, topic, now) is None
