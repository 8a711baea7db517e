"""What people say with the subject or the verb left out is heard; remarks of the same shape are not."""

from collections.abc import Sequence

import pytest

from memory import Memory, Turn
from memory.judge import Judge
from memory.judge.reading.blocking import mark
from memory.judge.telling.stated import stated_facts
from memory.judge.utterance import Utterance
from memory.long_term.store import MemoryStore


@pytest.fixture
def memory(store: MemoryStore) -> Memory:
    return Memory(store)


def told(memory: Memory, *messages: str) -> list[tuple[str, str]]:
    context: list[Turn] = []
    for number, message in enumerate(messages):
        memory.observe("u", message, thread="t", message=str(number), context=context[-6:])
        context += [Turn(role="user", content=message), Turn(role="assistant", content="All right.")]
    return [(one.attribute, one.value) for one in memory.records("u", "active")]


@pytest.mark.parametrize(
    ("message", "attribute", "value"),
    [
        ("favourite author is Le Guin", "like", "Le Guin"),
        ("i got a tortoise named Gus", "pet", "i got a tortoise named Gus"),
        ("on apixaban since the spring", "other", "on apixaban"),
        ("i had my appendix out", "other", "had my appendix out"),
        ("i can't swim", "other", "can't swim"),
        ("gran died in 2011", "family", "gran died in 2011"),
        ("外婆十年前没的", "family", "外婆十年前没的"),
        ("公司名叫“青禾”", "other", "公司名叫“青禾”"),
        ("我脾脏摘了", "other", "脾脏摘了"),
        ("心脏装了起搏器", "other", "装了起搏器"),
        ("我在吃华法林", "other", "吃华法林"),
        ("正在减脂", "goal", "减脂"),
        ("饭后不散步我浑身难受", "habit", "饭后不散步我浑身难受"),
        ("我家搬滨江了", "location", "滨江"),
    ],
)
def test_a_terse_statement_is_found(message: str, attribute: str, value: str, now: object) -> None:
    said = Utterance.of(message, now=now)  # type: ignore[arg-type]
    assert (attribute, value) in [(f.attribute, f.value) for f in stated_facts(said, mark(said))]


@pytest.mark.parametrize(
    "message",
    [
        "favourite part was the ending",
        "van's a mess",
        "on the bus since eight",
        "i can't drive today",
        "phone died again",
        "saw a mug that says I hate mondays",
        "那首歌名叫什么",
        "手机刚没电",
        "在吃外卖",
        "墙上写着我爱加班",
        "在舅舅家吃席",
    ],
)
def test_a_remark_of_the_same_shape_states_nothing(message: str, now: object) -> None:
    assert Judge().decide(message, now=now).facts == ()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("messages", "kept"),
    [
        (("我有辆摩托车", "摩托车卖给表弟了"), []),
        (("I have an old Vespa", "the vespa went to my nephew"), []),
        (("we have six hens", "A fox took the hens"), []),
        (("I'm on warfarin", "doctor switched me from warfarin to apixaban"), [("other", "on apixaban")]),
        (("我不吃辣", "其实我现在能吃点辣了"), []),
        (("我抽烟", "我戒烟了"), []),
        (("我想戒烟",), []),
        (("my dad quit smoking",), [("family", "my dad quit smoking")]),
        (("I don't eat pork", "I eat pork again"), []),
        pytest.param(
            ("i hate mushrooms", "mushrooms are cold now"),
            [("dislike", "mushrooms")],
            marks=pytest.mark.xfail(reason="read as a change of taste", strict=False),
        ),
        (("婚礼定在6月14号", "酒店把我们挪到21号了"), [("event", "婚礼定在6月21号")]),
        (
            ("I have surgery on March 3rd", "the hospital pushed me to the 10th"),
            [("event", "I have surgery on March 10th")],
        ),
    ],
)
def test_a_change_in_passing_is_heard(
    memory: Memory, messages: Sequence[str], kept: list[tuple[str, str]]
) -> None:
    assert told(memory, *messages) == kept


@pytest.mark.parametrize(
    ("message", "value"),
    [
        ("快递还没到 对了我不吃香菜 点餐以后都备注一下", "香菜"),
        ("fog's thick out there. our basement floods every spring so keep that in mind", "basement"),
    ],
)
def test_only_the_sentence_that_asks_is_kept(memory: Memory, message: str, value: str) -> None:
    kept = " ".join(text for _, text in told(memory, message))
    assert value in kept
    assert "fog" not in kept
    assert "快递" not in kept
