"""What the user had to avoid is over once he says so, though he does not name it."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active, assert_stays


@pytest.mark.parametrize(
    ("avoided", "message"),
    [
        ("I'm allergic to walnuts", "turns out it was a false positive, scrap that"),
        ("I'm allergic to walnuts", "the allergist cleared me, no need to avoid them now"),
        ("I can't eat gluten", "the test was wrong, I can eat anything"),
        ("I don't eat dairy", "got the all-clear, I can have whatever"),
        ("I don't eat dairy", "I no longer have to avoid it"),
        ("我不吃海鲜", "老皇历了 现在没这忌口"),
        ("我对芒果过敏", "是误诊，啥都能吃"),
        ("我不吃辣", "大夫说不用忌口了"),
        ("我不吃辣", "那限制早就取消了"),
    ],
)
def test_an_avoidance_that_is_lifted_is_over(store: MemoryStore, avoided: str, message: str) -> None:
    assert active(store, avoided)
    assert not active(store, avoided, message)


@pytest.mark.parametrize(
    ("avoided", "message"),
    [
        ("I'm allergic to walnuts", "can I eat anything now?"),
        ("I'm allergic to walnuts", "my sister can eat anything"),
        ("I can't eat gluten", "I hope they say I can eat anything"),
        ("I can't eat gluten", "today I can eat anything"),
        ("I can't eat gluten", "no need to avoid loops in this code"),
        ("I can't eat gluten", "the tests were wrong so the build failed"),
        ("我不吃辣", "医生说要忌口"),
        ("我不吃辣", "这个检测结果有误，帮我重算"),
        ("我不吃辣", "我弟啥都能吃"),
        ("我对芒果过敏", "要是误诊就好了"),
        ("我住在南京", "没忌口了"),
    ],
)
def test_a_wish_a_question_and_anothers_are_no_end(store: MemoryStore, avoided: str, message: str) -> None:
    assert_stays(store, avoided, message)
