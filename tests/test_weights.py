from datetime import UTC, datetime

import pytest
from pydantic import ValidationError

from memory import Decision, Judge, MemorySettings
from memory.short_term.weights import KINDS, WEIGHTS, kind_of, weight_of

NOW = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("我叫小雨", "identity"),
        ("I'm allergic to peanuts", "identity"),
        ("I can't stand olives", "preference"),
        ("我妹妹在厦门当老师", "fact"),
        ("今天苏州天气怎么样？", "question"),
        ("哈哈", "chat"),
        ("thanks!", "chat"),
        ("my password is hunter2-Zebra9", "refused"),
    ],
)
def test_the_judges_verdict_gives_the_kind(text: str, kind: str) -> None:
    assert kind_of(Judge().decide(text, now=NOW)) == kind


def test_every_kind_has_a_weight_and_who_the_user_is_outweighs_small_talk() -> None:
    assert set(WEIGHTS) == set(KINDS)
    assert WEIGHTS["identity"] > WEIGHTS["preference"] > WEIGHTS["told"] > WEIGHTS["chat"]
    assert weight_of(None) == WEIGHTS["told"]


def test_the_table_can_be_changed_in_part_and_unknown_kinds_are_refused() -> None:
    assert MemorySettings(message_weights={"chat": 0.1}).message_weights == {**WEIGHTS, "chat": 0.1}
    with pytest.raises(ValidationError, match="no kind"):
        MemorySettings(message_weights={"nonsense": 1.0})


def test_a_passing_remark_is_of_the_moment_and_stays_out_of_the_gist() -> None:
    remark = Decision(verdict="SHORT", confidence=0.9, reason="", layer="small", rule="passing")
    assert kind_of(remark) == "moment"
    assert kind_of(remark.model_copy(update={"rule": "doubt"})) == "told"
