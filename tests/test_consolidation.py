"""What is worth an episode, what is not, and that nothing is filed twice."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from graph.context import Context
from graph.summarise import summarise
from memory import Fact, Judge, Leaving, Memory, MemorySettings, Turn
from memory.counting import count_tokens
from memory.long_term.consolidation import importance
from memory.long_term.store import MemoryStore
from memory.short_term.summary import Said, Summaries
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


@pytest.mark.parametrize(
    ("said", "stays"),
    [
        (("手术约在下月3号", "手术改到10号了，3号主任出差"), {"手术约在下月10号"}),
        (("体检约在下月5号", "体检改到12号了，5号医生请假"), {"体检约在下月12号"}),
        (
            (
                "scan is on the 4th of January",
                "scan moved to the 11th of January, the doctor's away on the 4th",
            ),
            {"scan is on the 11th of January"},
        ),
    ],
)
def test_what_the_talk_has_decided_is_not_decided_again_when_it_leaves_the_window(
    store: MemoryStore, said: Sequence[str], stays: set[str]
) -> None:
    memory, turns = Memory(store, clock=lambda: NOW), list[Turn]()
    for number, text in enumerate(said):
        memory.observe("ada", text, thread="t", message=f"m{number}", context=turns)
        turns.append(Turn(role="user", content=text))
    small_talk = user("今天有点冷", "ok thanks", first=len(said))
    memory.consolidate("ada", [*user(*said), *small_talk], thread="t")
    assert {r.value for r in memory.records("ada", "active") if r.kind != "episode"} == stays


def test_a_missed_message_does_not_undo_what_was_said_after_it(store: MemoryStore) -> None:
    memory = Memory(store, judge=Judge(), clock=lambda: NOW)
    memory.observe("ada", "I live in Porto now", thread="t", message="m1")
    memory.consolidate("ada", user("I live in Lisbon", "I live in Porto now"), thread="t")
    assert [r.value for r in memory.records("ada", "active") if r.attribute == "location"] == ["Porto"]


@pytest.mark.parametrize(
    ("told", "beside", "changed", "gone"),
    [
        ("I'm Ros and I live in Lisbon", "I'm allergic to nuts", "I moved to Porto", "Lisbon"),
        ("我是小陈，我住在杭州", "我对花生过敏", "我搬到宁波了", "杭州"),
    ],
)
@pytest.mark.parametrize("consolidated_first", [True, False])
def test_an_episode_quotes_nothing_that_gave_way(
    store: MemoryStore, told: str, beside: str, changed: str, gone: str, consolidated_first: bool
) -> None:
    memory = Memory(store, clock=lambda: NOW)
    leaving = user(told, beside)
    for one in leaving:
        memory.observe("ada", one.turn.content, thread="t", message=one.id)
    if consolidated_first:
        assert memory.consolidate("ada", leaving, thread="t").episode
    memory.observe("ada", changed, thread="t", message="later")
    memory.consolidate("ada", leaving, thread="t")
    found = memory.records("ada", "active")
    assert not any(gone in record.text for record in found)
    assert any(record.kind == "episode" and beside in record.text for record in found)


def test_both_summaries_share_one_budget_however_much_is_said(store: MemoryStore) -> None:
    context, old = Context(user_id="ada", chat_model="offline", summary_tokens=100), Summaries()
    for at in range(40):
        told = Turn(role="user", content=f"Room {at} of the house gets its own wallpaper with cranes on it.")
        old = summarise(old, [Said(told, "told")], context, "en", Memory(store))
        assert count_tokens(old.recent) + count_tokens(old.session) <= 100
    assert old.recent and old.session
