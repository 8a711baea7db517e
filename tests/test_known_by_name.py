"""Children, partners and animals told once by name are known by it from then on."""

from collections.abc import Sequence

import pytest

from memory import Memory, Turn
from memory.long_term.store import MemoryStore


@pytest.fixture
def memory(store: MemoryStore) -> Memory:
    return Memory(store)


def told(memory: Memory, messages: Sequence[str]) -> set[str]:
    context: list[Turn] = []
    for number, message in enumerate(messages):
        memory.observe("u", message, thread="t", message=str(number), context=context[-6:])
        context += [Turn(role="user", content=message), Turn(role="assistant", content="好的。")]
    return {one.value for one in memory.records("u", "active")}


@pytest.mark.parametrize(
    ("messages", "kept"),
    [
        (("I have two boys, Callum and Ryan", "ryan has ADHD"), "my boy Ryan has ADHD"),
        (("I have two girls, Ada is 9 and Mia is 4",), "I have a girl called Ada (9)"),
        (("I live in Hull with my wife Jen",), "my wife is called Jen"),
        (
            ("my husband is called Arthur", "Arthur is in a wheelchair now"),
            "my husband Arthur is in a wheelchair now",
        ),
        (("我有两个儿子，大的叫子轩，小的叫子涵", "子轩有哮喘"), "我儿子子轩有哮喘"),
        (("带两个孩子，大的叫朵朵9岁，小的叫团团4岁",), "我孩子朵朵9岁"),
        (("我养了两只猫，一只叫芝麻一只叫汤圆",), "我家有只猫叫汤圆"),
        (("老公开出租车的", "老公不开出租车了，去学校当保安"), "老公去学校当保安"),
    ],
)
def test_what_is_said_of_a_name_is_kept(memory: Memory, messages: Sequence[str], kept: str) -> None:
    assert kept in told(memory, messages)


@pytest.mark.parametrize(
    ("messages", "gone"),
    [
        (("我女儿叫小满，5岁，她对牛奶过敏", "小满现在不过敏了，上周复查医生说的"), "我女儿对牛奶过敏"),
        (("I have two girls, Ada and Mia", "Mia plays chess", "Mia quit chess"), "my girl Mia plays chess"),
        (("我养了两只猫，一只叫芝麻一只叫汤圆", "芝麻走了"), "我家有只猫叫芝麻"),
        (("i got a tortoise named Gus", "gave Gus to my cousin Leah"), "i got a tortoise named Gus"),
    ],
)
def test_what_is_over_for_a_name_ends(memory: Memory, messages: Sequence[str], gone: str) -> None:
    assert gone not in told(memory, messages)


@pytest.mark.parametrize(
    ("messages", "kept"),
    [
        (("I'm a plumber", "Dave quit nursing"), "plumber"),
        (("I'm a nurse", "my sister quit nursing"), "nurse"),
        (("我在学钢琴", "小陈不学钢琴了"), "学钢琴"),
        (("我是老马，退休前是货车司机",), "老马"),
    ],
)
def test_what_another_gives_up_or_owns_touches_nothing_of_the_users(
    memory: Memory, messages: Sequence[str], kept: str
) -> None:
    assert kept in told(memory, messages)
