"""The medicine somebody takes: a new one takes the place of the old one, and nothing else is one."""

from collections.abc import Sequence

import pytest

from memory import Memory, Turn
from memory.long_term.store import MemoryStore


@pytest.fixture
def memory(store: MemoryStore) -> Memory:
    return Memory(store)


def told(memory: Memory, messages: Sequence[str]) -> list[str]:
    context: list[Turn] = []
    for number, message in enumerate(messages):
        memory.observe("u", message, thread="t", message=str(number), context=context[-6:])
        context += [Turn(role="user", content=message), Turn(role="assistant", content="好的。")]
    return sorted(one.value for one in memory.records("u", "active"))


@pytest.mark.parametrize(
    ("messages", "kept"),
    [
        (("I take ramipril", "doctor's taken me off the ramipril, it's losartan now"), ["take losartan"]),
        (("I'm on sertraline", "my doc switched me from sertraline to mirtazapine"), ["on mirtazapine"]),
        (
            ("I take ramipril for my blood pressure", "they changed my tablets, I'm on losartan now"),
            ["take losartan for my blood pressure"],
        ),
        (("I take ramipril", "came off the ramipril"), []),
        (("我在吃厄贝沙坦", "医生给我换成氨氯地平了"), ["吃氨氯地平"]),
        (("我有哮喘，用着沙丁胺醇", "药换了，改用孟鲁司特"), ["哮喘", "用着孟鲁司特"]),
        (("我在吃阿司匹林", "阿司匹林停了"), []),
        (("I have angina and use a GTN spray",), ["angina", "use a GTN spray"]),
    ],
)
def test_a_new_medicine_takes_the_place_of_the_old_one(
    memory: Memory, messages: Sequence[str], kept: list[str]
) -> None:
    assert told(memory, messages) == kept


@pytest.mark.parametrize(
    ("messages", "kept"),
    [
        (("I'm on sertraline", "my tablets are on the table"), "on sertraline"),
        (("I take the bus to work", "they changed the bus route, it's the 42 now"), "take the bus to work"),
        (("我在吃厄贝沙坦", "厄贝沙坦要换吗"), "吃厄贝沙坦"),
        (("I take ramipril and use an inhaler", "my brother came off his tablets"), "take ramipril"),
    ],
)
def test_what_is_no_change_of_it_leaves_it(memory: Memory, messages: Sequence[str], kept: str) -> None:
    assert any(kept in value for value in told(memory, messages))
