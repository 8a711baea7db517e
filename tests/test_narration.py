"""A day's talk: what a guess must not keep of it, beside what lasts and sounds alike."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge
from memory.judge.layers import build_layers
from memory.records import Decision, Turn

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
CHATTED = {
    "zh": Turn(role="assistant", content="好的，我知道了。"),
    "en": Turn(role="assistant", content="I see."),
}


def decide(text: str) -> Decision:
    context = (CHATTED["en" if text.isascii() else "zh"],)
    return Judge(build_layers(("rules", "small"))).decide(text, context=context, now=NOW)


@pytest.mark.parametrize(
    "text",
    [
        "The panel ran on for two hours, chiefly on drainage, and no vote was taken",
        "A bloke from sales was going on about his new dishwasher, it was 40 pounds off",
        "There was a globe in the corner of the attic, all cobwebs, and it took an hour to clean",
        "Somebody's selling a kayak for 150, it's been under a tarpaulin since summer",
        "The tram was diverted round the square, nobody told us why",
        "I've never laughed so much at a safety video",
        "A crate for the flat below has been blocking the stairs since Tuesday",
        "研讨会开了三个小时，多半在讲排水，也没表决",
        "销售那边有人一直在夸他新买的洗碗机，便宜了四百",
        "柜台里那台取暖器涨价了，从三百涨到了四百多",
        "阁楼角落里有个地球仪，全是蜘蛛网，擦了一个小时",
        "今天眼睛花，地方志的稿子校了30页就看不下去了",
        "电话等了半天，一直是同一段录音",
        "楼下那箱货从周二起就一直堵着楼梯",
    ],
)
def test_a_story_of_the_day_leaves_nothing(text: str) -> None:
    assert decide(text).facts == ()


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("A bloke from sales got me into fencing, I go every Tuesday now", "every Tuesday"),
        ("The pool put its prices up, so I swim in the lake every morning", "every morning"),
        ("My kayak is a second-hand one, it was only 150 pounds", "kayak"),
        ("I never eat after eight in the evening", "never eat"),
        ("Read 30 pages of Zola, I want to finish the whole cycle this year", "finish the whole cycle"),
        ("销售的一个大哥带我练上了击剑，现在我每周二都去", "击剑"),
        ("泳池涨价以后我改去湖里游了，每天早上一趟", "每天早上"),
        ("我这皮划艇是二手的，一千五", "皮划艇"),
        ("我一直吃素", "素"),
        ("恐怖片我看不下去", "恐怖片"),
    ],
)
def test_what_lasts_is_kept_though_it_sounds_alike(text: str, value: str) -> None:
    assert any(value in fact.value for fact in decide(text).facts)
