"""The small priors of a score."""

from datetime import UTC, datetime, timedelta

from memory.long_term.asking import read_question
from memory.long_term.noise import UNKNOWN
from memory.long_term.ranking import rank
from memory.long_term.shelf import Found
from memory.long_term.wanted import wanted_by
from memory.records import Record
from memory.settings import MemorySettings

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)


def found(
    rid: str, *, seen: int = 1, importance: float = 0.5, days: int = 0, confidence: float = 0.9
) -> Found:
    record = Record(
        id=rid, user="u", kind="preference", attribute="like", text="tea", value="tea", seen=seen,
        importance=importance, confidence=confidence, recorded_at=NOW - timedelta(days=days),
    )  # fmt: skip
    return Found(record, 0.5, 1.0)


def order(*all_found: Found, **settings: float) -> list[str]:
    hits = rank(
        all_found,
        wanted=wanted_by("tea?"),
        asking=read_question("tea?", NOW),
        now=NOW,
        noise=UNKNOWN,
        settings=MemorySettings(**settings),
    )
    return [hit.record.id for hit in hits]


def test_of_equals_what_was_said_twice_comes_first() -> None:
    assert order(found("a"), found("b", seen=2)) == ["b", "a"]
    assert order(found("a"), found("b", seen=2), weight_confirmed=0) == ["a", "b"]


def test_of_equals_what_is_only_guessed_to_be_of_its_kind_comes_last() -> None:
    guess = found("a", confidence=0.7)
    assert order(guess, found("b")) == ["b", "a"]
    assert order(guess, found("b"), weight_guessed=0) == ["a", "b"]


def test_of_equals_the_more_important_and_the_newer_come_first() -> None:
    assert order(found("a"), found("b", importance=0.9)) == ["b", "a"]
    assert order(found("a", days=400), found("b")) == ["b", "a"]
