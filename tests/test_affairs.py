"""What is said to have become of something on file ends or moves it, and nothing else does."""

from datetime import UTC, datetime

import pytest

from memory import Memory, Turn
from memory.judge.changing.kindred import names
from memory.long_term.store import MemoryStore

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def active(store: MemoryStore, *said: str, threads: bool = False) -> list[str]:
    """Tell the messages, all in one conversation or each in its own; return the values active then."""
    memory, context = Memory(store, clock=lambda: NOW), list[Turn]()
    for number, text in enumerate(said):
        thread = str(number) if threads else "t"
        before = () if threads else tuple(context)
        memory.observe("ada", text, thread=thread, message=str(number), context=before)
        reply = "好的。" if text[0] >= "\u3400" else "All right."
        context += [Turn(role="user", content=text), Turn(role="assistant", content=reply)]
    return [record.value for record in memory.records("ada", "active")]


OVER = [
    ("I have a physio appointment on Thursday at 3pm", "The appointment was cancelled"),
    ("We're flying to Lisbon on 14 March", "The trip is off"),
    ("I've got a dentist appointment on 9 December", "The dentist cancelled on me"),
    ("下周三下午有个产品会议", "会议取消了"),
    ("我12月20号飞三亚", "三亚不去了"),
    ("我12月9号去拔牙", "拔牙不去了"),
    ("I have a cat named Olive", "Olive ran away"),
    ("We have a beagle called Hugo", "We gave the dog away"),
    ("I drive a Toyota Corolla", "We sold the car"),
    ("我养了只猫叫咪咪", "咪咪走丢了"),
    ("我开一辆卡罗拉", "车卖了"),
    ("I meditate every evening", "I've stopped meditating"),
    ("我每周四打羽毛球", "羽毛球不打了"),
]


@pytest.mark.parametrize("threads", [False, True], ids=["one conversation", "another one"])
@pytest.mark.parametrize(("told", "over"), OVER)
def test_what_is_called_off_lost_or_given_up_ends(
    store: MemoryStore, told: str, over: str, threads: bool
) -> None:
    assert active(store, told, over, threads=threads) == []


MOVED = [
    ("I've got a dentist appointment on Thursday", "The dentist moved it to Monday", "on Monday", "Thursday"),
    ("Our wedding is on 6 June", "The wedding was postponed to next year", "next year", "6 June"),
    ("I have a haircut on Saturday at 2pm", "The haircut is at 4pm now", "Saturday at 4pm", "2pm"),
    ("I'm moving house on 1 February", "The move got delayed until 15 February", "15 February", "1 February"),
    ("我们的婚礼定在今年12月26号", "婚礼推迟到明年了", "明年", "12月26号"),
    ("我周六下午约了牙医", "牙医改成周日上午了", "周日上午", "周六"),
    ("我下周四早上9点面试", "面试时间改成下午2点", "下周四下午2点", "9点"),
]


@pytest.mark.parametrize("threads", [False, True], ids=["one conversation", "another one"])
@pytest.mark.parametrize(("told", "moved", "new", "old"), MOVED)
def test_a_moved_appointment_has_the_new_time_and_no_longer_the_old(
    store: MemoryStore, told: str, moved: str, new: str, old: str, threads: bool
) -> None:
    (value,) = active(store, told, moved, threads=threads)
    assert new in value
    assert f" {old}" not in value.replace("15 February", "")


def test_a_moved_event_is_past_only_after_its_new_day(store: MemoryStore) -> None:
    active(store, "I've got a dentist appointment on Thursday", "The dentist moved it to Friday")
    (record,) = Memory(store).records("ada", "active")
    assert record.valid_until == datetime(2026, 12, 5, tzinfo=UTC)


@pytest.mark.parametrize(
    ("told", "remark"),
    [
        ("I have a physio appointment on Thursday at 3pm", "My colleague's appointment was cancelled"),
        ("Our team meeting is on Tuesday at 10am", "I hope the meeting doesn't get cancelled"),
        ("Our wedding is on 6 June", "What happens if the wedding is cancelled?"),
        ("Our wedding is on 6 June", "Should we postpone the wedding to next year?"),
        ("My court hearing is on 8 January", "The gym class was moved to Friday"),
        ("I've got a viewing on Friday at 5pm", "I moved the desk to the bedroom on Sunday"),
        ("我们的婚礼定在今年12月26号", "同事的婚礼推迟到明年了"),
        ("我12月20号飞三亚", "希望航班别取消"),
        ("我12月9号去拔牙", "我想取消拔牙"),
        ("我1月5号做胃镜", "今天的体育课改到周五了"),
        ("I have a cat named Olive", "Olive ran away from the vacuum cleaner again, so funny"),
        ("I've got a MacBook Pro", "My laptop died in the middle of the call, charging it now"),
        ("I own a motorbike", "My brother got rid of his motorbike"),
        ("我养了只猫叫咪咪", "隔壁的猫走丢了"),
        ("我养了一条金毛", "狗刚才跑丢了，还好找回来了"),
        ("我每周四打羽毛球", "这周四不打羽毛球了"),
        ("I live in Turku", "I'm not in Turku this weekend"),
    ],
)
def test_what_is_feared_asked_or_anothers_changes_nothing(store: MemoryStore, told: str, remark: str) -> None:
    before = active(store, told)
    assert set(before) <= set(active(store, told, remark))
    assert len(before) == 1


def test_of_two_alike_neither_ends(store: MemoryStore) -> None:
    told = ("I've got a dentist appointment on 9 December", "I've got a dentist appointment on 20 January")
    assert len(active(store, *told, "The dentist cancelled on me")) == 2


@pytest.mark.parametrize(
    ("told", "moved", "home"),
    [
        ("I live in Tucson", "Not Tucson any more, Flagstaff", "Flagstaff"),
        ("I live in Bremen", "Bremen was last year, it's Kassel now", "Kassel"),
        ("I live in Turku", "no longer in Turku, Oulu now", "Oulu"),
        ("我住在苏州", "苏州是去年的事了，现在在无锡", "无锡"),
        ("我住在烟台", "不住烟台了，搬威海了", "威海"),
    ],
)
def test_the_new_home_stands_where_the_old_one_is_denied(
    store: MemoryStore, told: str, moved: str, home: str
) -> None:
    assert active(store, told, moved, threads=True) == [home]


def test_a_place_or_firm_may_end_in_ing(store: MemoryStore) -> None:
    assert active(store, "I live in Beijing", "I work at Boeing") == ["Beijing", "Boeing"]


def test_a_thing_is_named_by_word_or_sort_and_not_by_half() -> None:
    assert names("oslo trip", "we're flying to Lisbon on 14 March", "en") == 0
    assert names("lisbon trip", "we're flying to Lisbon on 14 March", "en") == 1
    assert names("piano recital", "my piano recital is on Saturday", "en") == 2
    assert names("piano lesson", "my piano recital is on Saturday", "en") == 0
    assert names("产品会议", "下周三有个产品会议", "zh") == 2
    assert names("销售会议", "下周三有个产品会议", "zh") == 0
