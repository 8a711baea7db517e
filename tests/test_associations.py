"""Memories linked to what was found: below it, bounded, and never across what may not be read."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from memory import Evidence, Hit, Memory, MemorySettings, Record
from memory.guard.access import Role
from memory.long_term.associations import associated
from memory.long_term.store import MemoryStore

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)
Make = Callable[..., Record]


def record(number: int, text: str, *, thread: str = "", message: str = "", **fields: object) -> Record:
    evidence = (Evidence(thread=thread or f"t{number}", message=message or f"m{number}", quote=text),)
    given = {"kind": "fact", "attribute": "other", "recorded_at": NOW, "evidence": evidence} | fields
    return Record.model_validate({"id": f"r{number}", "user": "ada", "text": text, "value": text} | given)


def hit(found: Record, score: float = 0.5) -> Hit:
    return Hit(record=found, score=score, explain={"match": 0.9})


def linked(first: Record, *others: Record, hops: int = 1, most: int = 3) -> list[str]:
    return [one.record.id for one in associated([hit(first)], others, hops=hops, most=most)]


HELEN = record(1, "My sister Helen is getting married in September")
FLORIST = record(2, "The florist Helen chose is in Leeds")
LEEDS = record(3, "A friend in Leeds lends us the van")
KAYAK = record(4, "I bought a kayak last summer")
XIAOMAN = record(5, "我妹妹小满九月结婚")
FLOWERS = record(6, "小满订的花店在无锡")
CHESS = record(7, "我每周三晚上学陶艺")


@pytest.mark.parametrize(("first", "second", "other"), [(HELEN, FLORIST, KAYAK), (XIAOMAN, FLOWERS, CHESS)])
def test_a_shared_name_links_and_everyday_words_do_not(first: Record, second: Record, other: Record) -> None:
    assert linked(first, other, second) == [second.id]
    assert linked(other, first, second) == []


def test_a_linked_memory_stands_below_the_hits_and_says_what_it_hangs_on() -> None:
    (found,) = associated([hit(HELEN, 0.5), hit(KAYAK, 0.2)], [FLORIST], hops=1, most=3)
    assert found.score < 0.2
    assert found.linked_to == HELEN.id
    assert found.explain["hop"] == 1
    assert found.explain["shared_matter"] > 0


def test_two_steps_reach_further_and_none_nowhere() -> None:
    assert linked(HELEN, FLORIST, LEEDS) == [FLORIST.id]
    assert linked(HELEN, FLORIST, LEEDS, hops=2) == [FLORIST.id, LEEDS.id]
    assert linked(HELEN, FLORIST, LEEDS, hops=0) == []


def test_one_message_links_and_one_thread_alone_does_not() -> None:
    one = record(8, "I play the accordion", thread="t", message="m")
    same = record(9, "My landlord is strict", thread="t", message="m")
    later = record(10, "I never eat breakfast", thread="t", message="n")
    assert linked(one, same, later) == [same.id]


def test_two_plans_of_one_day_are_linked() -> None:
    day = datetime(2026, 12, 4, 9, tzinfo=UTC)
    dentist = record(11, "Dentist at nine", kind="event", valid_from=day)
    train = record(12, "Train to Bath", kind="event", valid_from=day.replace(hour=15))
    other = record(13, "Oboe exam", kind="event", valid_from=day.replace(day=5))
    assert linked(dentist, train, other) == [train.id]


def test_no_more_are_added_than_asked_for() -> None:
    many = [
        record(20 + at, f"Helen plan {word}") for at, word in enumerate(("cake", "shoes", "band", "hall"))
    ]
    assert len(linked(HELEN, *many, most=2)) == 2


def told(store: MemoryStore, settings: MemorySettings | None = None) -> Memory:
    memory = Memory(store, settings=settings, clock=lambda: NOW)
    for at, text in enumerate(
        (
            "My sister Helen is getting married in May",
            "Helen is allergic to lilies",
            "I bought a second-hand kayak",
            "My landlord wants to raise the rent",
        )
    ):
        memory.observe("ada", text, thread=f"t{at}", message=f"m{at}")
    return memory


def ids(memory: Memory, query: str, **options: object) -> tuple[list[str], list[str]]:
    hits = memory.recall("ada", query, **options).hits  # type: ignore[arg-type]
    return [h.record.text for h in hits if not h.linked_to], [h.record.text for h in hits if h.linked_to]


def test_nothing_is_linked_where_nothing_was_found(store: MemoryStore) -> None:
    assert told(store).recall("ada", "How does photosynthesis work?").hits == ()


def test_what_a_role_may_not_read_is_not_reached_by_a_link(store: MemoryStore) -> None:
    memory = told(store)
    narrow = Role("narrow", attributes=frozenset({"possession"}))
    for query in ("Who is getting married?", "Which boat do I own?"):
        direct, further = ids(memory, query, role=narrow)
        assert not any("Helen" in text for text in direct + further)


def test_links_stay_within_the_limit_and_can_be_switched_off(store: MemoryStore) -> None:
    memory = told(store)
    query = "Who is getting married?"
    direct, _ = ids(memory, query, hops=0)
    assert ids(memory, query, limit=len(direct)) == (direct, [])
    off = Memory(store, settings=MemorySettings(association_hops=0), clock=lambda: NOW)
    assert ids(off, query) == (direct, [])
