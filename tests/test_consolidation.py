"""What is worth an episode, what is not, and that nothing is filed twice."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from memory import Fact, Judge, Leaving, Memory, MemorySettings, Turn
from memory.long_term.consolidation import importance
from memory.long_term.store import MemoryStore
from memory.short_term.weights import WEIGHTS

NOW = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)


def user(*texts: str, first: int = 0) -> list[Leaving]:
    return [Leaving(f"m{n}", Turn(role="user", content=text)) for n, text in enumerate(texts, first)]


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ("I'm allergic to peanuts", "we lost a guitar on the beach last summer while camping"),
        ("we carried the old sofa up five floors", "steel prices rose over the quarter"),
        ("我们把旧沙发搬上了五楼", "钢铁价格这个季度上涨了"),
        ("we carried the old sofa up five floors", "thanks!"),
    ],
)
def test_who_the_user_is_weighs_more_than_what_they_did_and_that_more_than_the_rest(
    more: str, less: str
) -> None:
    worth = [importance(Judge().decide(text, now=NOW), text, WEIGHTS) for text in (more, less)]
    assert worth[0] > worth[1]


def test_the_threshold_decides_what_becomes_an_episode(store: MemoryStore) -> None:
    lines = user("we carried the old sofa up five floors", "steel prices rose over the quarter")
    strict = Memory(store, judge=Judge())
    filed = strict.consolidate("ada", lines, thread="t")
    assert filed.episode and "sofa" in filed.episode.text and "steel" not in filed.episode.text
    generous = Memory(store, judge=Judge(), settings=MemorySettings(episode_importance=0.1))
    filed = generous.consolidate("ben", lines, thread="t")
    assert filed.episode and "steel" in filed.episode.text


def test_a_message_is_quoted_once_whatever_it_leaves_the_window_with(store: MemoryStore) -> None:
    memory = Memory(store, judge=Judge())
    memory.consolidate("ada", user("we carried the old sofa up five floors"), thread="t")
    again = user("we carried the old sofa up five floors", "my cousin painted our whole kitchen green")
    filed = memory.consolidate("ada", again, thread="t")
    assert filed.episode and "kitchen" in filed.episode.text and "sofa" not in filed.episode.text


def test_a_judge_that_looks_across_turns_files_what_they_say_together(store: MemoryStore) -> None:
    class Counting(Judge):
        def across(self, turns: Sequence[Turn], *, now: datetime) -> Sequence[Fact]:
            long = [turn for turn in turns if "too long" in turn.content]
            return (
                [Fact(attribute="reply_style", value="short", text="short replies")] if len(long) > 2 else []
            )

    memory = Memory(store, judge=Counting())
    memory.consolidate("ada", user(*["that was too long"] * 2), thread="t")
    assert [r for r in memory.records("ada") if r.kind != "episode"] == []
    memory.consolidate("ada", user(*["that was too long"] * 3, first=2), thread="t")
    memory.consolidate("ada", user(*["that was too long"] * 3, first=2), thread="t")
    assert [(r.value, r.seen) for r in memory.records("ada") if r.kind != "episode"] == [("short", 1)]
