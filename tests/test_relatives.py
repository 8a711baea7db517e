"""A correction of what was said of somebody else stays with them."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active


@pytest.mark.parametrize(
    ("told", "correction", "expected"),
    [
        ("My wife is called Jo", "No wait, Joanne", ("family", "My wife is called Joanne")),
        ("My sister lives in Oslo", "No wait, she lives in Bergen", ("family", "My sister lives in Bergen")),
        ("My brother works at Airbus", "Wrong, it's Boeing", ("family", "My brother works at Boeing")),
        ("My son is 7", "Sorry, he's 8", ("family", "My son is 8")),
        ("My boss is called Karen", "No, Karin", ("other", "My boss is called Karin")),
        ("我老婆是会计", "不对，是审计", ("family", "我老婆是审计")),
        ("我爷爷住在大同", "记错了，是朔州", ("family", "我爷爷住在朔州")),
        ("我女儿今年六岁", "不对，七岁", ("family", "我女儿今年七岁")),
        ("我儿子叫小川", "打错了，叫小泉", ("family", "我儿子叫小泉")),
        ("我妈属马", "不对，属羊", ("family", "我妈属羊")),
    ],
)
def test_the_record_of_the_relative_is_corrected_and_no_other_made(
    store: MemoryStore, told: str, correction: str, expected: tuple[str, str]
) -> None:
    assert active(store, told, correction) == {expected}


@pytest.mark.parametrize(
    ("told", "remark"),
    [
        ("My wife is called Jo", "No wait, dinner is ready"),
        ("My wife is called Jo", "No, thanks"),
        ("My mum lives in Cadiz", "Sorry I meant to ask about the weather"),
        ("我老婆是会计", "不对，是明天交作业"),
        ("我爷爷住在大同", "不是吧，下雨了"),
        ("我妈妈是医生", "不是，我想问别的"),
    ],
)
def test_a_remark_corrects_nobody(store: MemoryStore, told: str, remark: str) -> None:
    assert len(active(store, told, remark)) == 1
    assert active(store, told, remark) == active(store, told)


@pytest.mark.parametrize(
    ("told", "own", "expected"),
    [
        ("My sister is a lawyer", "Actually I'm a nurse", ("occupation", "nurse")),
        ("我哥住在长春", "不对，我住在大连", ("location", "大连")),
    ],
)
def test_who_speaks_of_themselves_leaves_the_relative_alone(
    store: MemoryStore, told: str, own: str, expected: tuple[str, str]
) -> None:
    found = active(store, told, own)
    assert expected in found
    assert ("family", told) in found


@pytest.mark.parametrize("remark", ["不干了", "不去了", "不想玩了"])
def test_who_stops_something_renames_no_pet(store: MemoryStore, remark: str) -> None:
    assert ("pet", "狗叫旺财") in active(store, "我家狗叫旺财", remark)
