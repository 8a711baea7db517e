"""What was told once and is put right in one message is kept as it is now."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        (("I told you Owen was 14, he turned 15 last week",), "Owen is 15"),
        (("I mentioned my cat was 5, she's 6 now",), "my cat is 6"),
        (
            ("my son Owen is 14", "I told you Owen was 14, he turned 15 last week"),
            "my son Owen turned 15 last week",
        ),
        (("我之前说我表姐三月生，记错了，是七月",), "我表姐七月生"),
        (("上次说豆豆七岁，那是虚岁，周岁才六岁",), "豆豆六岁"),
        (("我儿子豆豆七岁", "上次说豆豆七岁，那是虚岁，周岁才六岁"), "我儿子豆豆六岁"),
        (("之前说我妈属兔，记错了，属龙",), "我妈属龙"),
    ],
)
def test_what_is_put_right_is_kept_as_it_is(store: MemoryStore, said: tuple[str, ...], kept: str) -> None:
    assert {value for _, value in active(store, *said)} == {kept}


@pytest.mark.parametrize(
    "message",
    [
        "I told you Owen was 14, can you plan his party?",
        "I said 30 people",
        "之前说豆豆七岁，能推荐礼物吗",
    ],
)
def test_what_is_only_said_again_puts_nothing_right(store: MemoryStore, message: str) -> None:
    assert "我儿子豆豆七岁" in {value for _, value in active(store, "我儿子豆豆七岁", message)}


@pytest.mark.parametrize(
    ("said", "gone"),
    [
        (
            (
                "my daughter's at Millbrook Primary",
                "my daughter's at Ashdown Primary now, no longer Millbrook",
            ),
            "Millbrook",
        ),
        (("我闺女在实验小学", "我闺女现在转到育才小学了，不在实验小学了"), "实验小学"),
    ],
)
def test_the_old_school_of_a_child_is_gone(store: MemoryStore, said: tuple[str, ...], gone: str) -> None:
    kept = {value for _, value in active(store, *said)}
    assert kept
    assert not any(gone in value for value in kept)
