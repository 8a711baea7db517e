"""What stands around a turn: neighbours that come later, and those that are forgotten."""

from datetime import datetime, timedelta

import pytest

from memory import Memory, PastTurn
from memory.long_term.answers import Candidate
from memory.long_term.store import MemoryStore
from memory.namespaces import namespace_of

QUESTION = "Which instrument is Theo learning?"


@pytest.fixture
def memory(store: MemoryStore, now: datetime) -> Memory:
    return Memory(store, clock=lambda: now)


def turns(now: datetime, *said: str, first: int = 0, thread: str = "t") -> list[PastTurn]:
    return [PastTurn(thread, f"m{at}", "Theo", text, now) for at, text in enumerate(said, start=first)]


def around(store: MemoryStore, text: str) -> Candidate:
    found = store.candidates(namespace_of("ada"), QUESTION, filter={"status": "active"})
    return next(one for one in found if one.item.value["value"] == text)


def test_a_turn_is_found_by_the_question_it_answers_when_both_were_filed_apart(
    memory: Memory, store: MemoryStore, now: datetime
) -> None:
    memory.import_turns("ada", turns(now, "Which instrument are you learning now?"))
    memory.recall("ada", QUESTION)
    memory.import_turns("ada", turns(now, "The cello, since spring.", first=1))
    answer = around(store, "The cello, since spring.")
    assert answer.around["nearby"] > answer.around["coverage"]
    assert answer.around["replied"] == 1
    assert around(store, "Which instrument are you learning now?").around["asks"] == 1


def test_a_forgotten_turn_is_nobodys_neighbour(memory: Memory, store: MemoryStore, now: datetime) -> None:
    memory.import_turns(
        "ada", turns(now, "Which instrument are you learning now?", "The cello, since spring.")
    )
    (asked, _) = memory.records("ada")
    memory.forget("ada", [asked.id] if asked.value.endswith("?") else [memory.records("ada")[1].id])
    answer = around(store, "The cello, since spring.")
    assert answer.around["nearby"] == answer.around["coverage"]
    assert answer.around["replied"] == 0


def test_another_conversation_is_no_neighbour(memory: Memory, store: MemoryStore, now: datetime) -> None:
    memory.import_turns("ada", turns(now, "Which instrument are you learning now?"))
    memory.import_turns("ada", turns(now + timedelta(minutes=1), "The cello, since spring.", thread="u"))
    answer = around(store, "The cello, since spring.")
    assert answer.around["nearby"] == answer.around["coverage"]
