"""What a reply makes of what the assistant said from memory, and of numbers on file."""

from datetime import UTC, datetime

import pytest

from memory import Decision, Turn
from memory.judge import Judge
from memory.judge.layers import build_layers
from memory.judge.utterance import Known

_NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def _decide(message: str, assistant: str = "", *known: Known) -> Decision:
    judge = Judge(build_layers(["rules"], model=None, deadline_s=5))
    context = [Turn(role="assistant", content=assistant)] if assistant else []
    return judge.decide(message, context=context, now=_NOW, on_file=lambda: list(known))


@pytest.mark.parametrize(
    ("attribute", "value", "assistant", "message"),
    [
        ("habit", "二胡", "您每周四学二胡，要早点出门吗？", "早就不学了"),
        ("diet", "低碳", "您在吃低碳，配了鸡胸。", "那个去年就停了"),
        ("pet", "团团", "您家兔子团团该剪指甲了。", "上个月没了"),
        ("habit", "choir", "You have choir on Thursday as usual.", "packed it in at Easter"),
        ("pet", "Pip", "Shall I add seed for your budgie Pip?", "he flew away in June"),
        ("pet", "Juno", "A new lead for your whippet Juno?", "we had to let her go, sadly"),
    ],
)
def test_what_the_assistant_names_from_memory_ends_without_being_named_again(
    attribute: str, value: str, assistant: str, message: str
) -> None:
    decision = _decide(message, assistant, Known(attribute, value))
    assert [(fact.attribute, fact.value, fact.op) for fact in decision.facts] == [
        (attribute, value, "delete")
    ]


@pytest.mark.parametrize(
    ("attribute", "value", "assistant", "message"),
    [
        ("habit", "二胡", "您每周四学二胡，要早点出门吗？", "今天下雨不去了"),
        ("pet", "团团", "您家兔子团团该剪指甲了。", "我朋友的狗上个月没了"),
        ("habit", "choir", "You have choir on Thursday as usual.", "not this week, too busy"),
        ("pet", "Pip", "Shall I add seed for your budgie Pip?", "he's gone to sleep already"),
    ],
)
def test_a_day_off_or_somebody_elses_loss_ends_nothing(
    attribute: str, value: str, assistant: str, message: str
) -> None:
    decision = _decide(message, assistant, Known(attribute, value))
    assert not [fact for fact in decision.facts if fact.op == "delete" and fact.value == value]


@pytest.mark.parametrize(
    ("value", "assistant", "message", "new"),
    [
        ("收银", "您在药店做收银，晚班后学半小时。", "提了店长啦", "店长"),
        ("银行", "您在银行上班，内部产品可以看看。", "早跳槽去保险公司了", "保险公司"),
        ("warehouse", "Since you work at the tile warehouse, how about wraps?", "left there, i drive a van for a bakery now", "bakery"),
    ],
)  # fmt: skip
def test_another_job_takes_the_place_of_the_one_the_assistant_named(
    value: str, assistant: str, message: str, new: str
) -> None:
    decision = _decide(message, assistant, Known("occupation", value))
    fact = next(fact for fact in decision.facts if fact.attribute == "occupation")
    assert new in fact.value
    assert (fact.op, fact.replaces) == ("update", value)


@pytest.mark.parametrize(
    "message", ["手机号换了 13912345678 旧的不用了", "new number: 206-555-0143, forget the old one"]
)
def test_a_new_number_takes_the_place_of_the_old_one_and_is_redacted(message: str) -> None:
    decision = _decide(message, "", Known("contact", "手机号 [phone]"))
    (fact,) = decision.facts
    assert (fact.attribute, fact.op, fact.replaces) == ("contact", "update", "手机号 [phone]")
    assert "[phone]" in fact.value
    assert not any(char.isdigit() for char in fact.value)
