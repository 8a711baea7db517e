"""What the user says of himself beside a text to work on, or once a scene is over, is his own."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active


@pytest.mark.parametrize(
    ("message", "fact"),
    [
        ("Translate 'bread' into French. I'm allergic to wheat.", ("allergy", "wheat")),
        ("Summarize this article. I'm a teacher so keep it simple.", ("occupation", "teacher")),
        ("Summarise this. I'm a nurse, so please use plain words", ("occupation", "nurse")),
    ],
)
def test_a_reason_beside_a_text_is_the_users(store: MemoryStore, message: str, fact: tuple[str, str]) -> None:
    assert fact in active(store, message)


@pytest.mark.parametrize(
    "message",
    [
        "Translate this into French. I'm allergic to wheat.",
        "Translate this: I'm a teacher so keep it simple",
        "帮我翻译这段。我是老师，喜欢孩子。",
    ],
)
def test_a_text_that_is_handed_over_is_not(store: MemoryStore, message: str) -> None:
    assert active(store, message) == set()


@pytest.mark.parametrize(
    ("begins", "ends", "fact"),
    [
        (
            "Let's role-play: you are a pirate",
            "ok stop the role play. I live in Porto",
            ("location", "Porto"),
        ),
        ("我们来角色扮演，你是侦探", "不玩了，我对海鲜过敏", ("allergy", "海鲜")),
    ],
)
def test_a_scene_that_is_over_hides_nothing(
    store: MemoryStore, begins: str, ends: str, fact: tuple[str, str]
) -> None:
    assert fact in active(store, begins, ends)
    assert fact in active(store, begins, ends.split("，")[0].split(". ")[0], ends[-16:])


def test_a_scene_that_goes_on_states_nothing(store: MemoryStore) -> None:
    assert active(store, "我们来角色扮演，你是侦探", "我是医生，住在贝克街") == set()
