"""Turns kept word for word are found by the kind of fact they tell, in both languages."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from memory import Memory, PastTurn
from memory.long_term.store import MemoryStore
from memory.long_term.told_kinds import told_likely
from memory.long_term.wanted import Wanted
from memory.records import Record

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
JOB = Wanted(frozenset({"occupation"}), frozenset())


def turn(text: str, origin: str = "user") -> Record:
    return Record.model_validate(
        {"id": "r", "user": "u", "kind": "episode", "attribute": "episode", "text": text, "value": text}
        | {"origin": origin, "recorded_at": NOW}
    )


@pytest.mark.parametrize("text", ["I work as a tailor", "我是一名裁缝"])
def test_a_turn_that_tells_the_kind_asked_for_counts(text: str) -> None:
    assert told_likely(turn(text), JOB) == 1
    assert told_likely(turn(text), Wanted(frozenset({"pet"}), frozenset())) == 0
    assert told_likely(turn(text), Wanted(frozenset(), frozenset(), {"occupation": 0.4})) == 0.4


@pytest.mark.parametrize("text", ["My sister is a nurse", "我姐姐是护士", "Do nurses earn well?", "今天好热"])
def test_a_turn_about_another_or_about_nothing_does_not(text: str) -> None:
    assert told_likely(turn(text), JOB) == 0


def test_what_the_agent_said_is_no_fact_of_the_users() -> None:
    assert told_likely(turn("I work as a tailor", origin="agent"), JOB) == 0


def test_tastes_and_relatives_count_half() -> None:
    assert told_likely(turn("I love jazz"), Wanted(frozenset({"like"}), frozenset())) == 0.5
    assert (
        told_likely(turn("My sister is a nurse"), Wanted(frozenset({"family"}), frozenset({"sister"}))) == 0.5
    )
    assert (
        told_likely(turn("My sister is a nurse"), Wanted(frozenset({"family"}), frozenset({"brother"}))) == 0
    )


@pytest.mark.parametrize(
    ("told", "question", "other"),
    [
        ("我在一家出版社做校对", "我是做什么工作的？", "我的血型是什么？"),
        ("I teach chemistry at a secondary school", "What do I do for a living?", "What is my blood type?"),
    ],
)
def test_an_imported_turn_answers_what_it_tells_and_nothing_else(
    told: str, question: str, other: str, tmp_path: Path
) -> None:
    with MemoryStore(f"sqlite:///{tmp_path / 'm.db'}", fields=("text",)) as store:
        memory = Memory(store, clock=lambda: NOW)
        memory.import_turns("ada", [PastTurn("t", "m", "", told, NOW)])
        assert [hit.record.value for hit in memory.recall("ada", question).hits] == [told]
        assert memory.recall("ada", other).hits == ()
        assert memory.recall("ada", "who are you?").hits == ()
