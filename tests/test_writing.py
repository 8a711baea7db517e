from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from langgraph.store.memory import InMemoryStore

from memory.errors import StoreUnavailableError
from memory.long_term.shelf import Shelf
from memory.long_term.store import MemoryStore
from memory.long_term.writing import Change, Source, file_facts
from memory.records import Evidence, Fact


class Diary:
    """Files facts of one user, each call as another message unless one is named."""

    def __init__(self, now: datetime) -> None:
        self.shelf, self.now, self.count = Shelf(InMemoryStore(), "ada"), now, 0

    def file(self, *facts: Fact, message: str = "") -> tuple[Change, ...]:
        self.count += 1
        self.now += timedelta(minutes=1)
        name = message or f"m{self.count}"
        return file_facts(self.shelf, facts, Source(Evidence(thread="t", message=name, quote="…")), self.now)

    def active(self) -> dict[str, str]:
        return {record.value: record.attribute for record in self.shelf.records(status="active")}


@pytest.fixture
def diary(now: datetime) -> Diary:
    return Diary(now)


def fact(attribute: str, value: str, **more: Any) -> Fact:
    return Fact(attribute=attribute, value=value, text=f"{attribute} {value}", **more)


def test_a_new_fact_is_added_with_its_evidence(diary: Diary) -> None:
    (change,) = diary.file(fact("like", "tea"))
    assert change.action == "added"
    assert [e.message for e in change.record.evidence] == ["m1"]
    assert diary.active() == {"tea": "like"}


def test_the_same_said_again_strengthens_and_does_not_double(diary: Diary) -> None:
    diary.file(fact("like", "Tea"))
    (change,) = diary.file(fact("like", "tea!"))
    assert (change.action, change.record.seen) == ("strengthened", 2)
    assert len(diary.shelf.records()) == 1


def test_traditional_and_simplified_are_the_same_value(diary: Diary) -> None:
    diary.file(fact("like", "咖啡館"))
    assert diary.file(fact("like", "咖啡馆"))[0].action == "strengthened"


def test_filing_the_same_message_again_changes_nothing(diary: Diary) -> None:
    diary.file(fact("like", "tea"), message="m")
    before = diary.shelf.records()
    assert [c.action for c in diary.file(fact("like", "tea"), message="m")] == ["unchanged"]
    assert diary.shelf.records() == before


def test_a_single_valued_attribute_supersedes_and_keeps_history(diary: Diary) -> None:
    diary.file(fact("location", "Hefei"))
    diary.file(fact("location", "Wuhu"))
    assert diary.active() == {"Wuhu": "location"}
    old = next(r for r in diary.shelf.records(status="superseded"))
    new = next(r for r in diary.shelf.records(status="active"))
    assert (old.value, old.superseded_by, old.valid_until) == ("Hefei", new.id, diary.now)


def test_moving_back_revives_the_old_value_alone(diary: Diary) -> None:
    for city in ("Hefei", "Wuhu", "Hefei"):
        diary.file(fact("location", city))
    assert diary.active() == {"Hefei": "location"}


def test_an_old_message_filed_late_does_not_bring_back_what_was_superseded(diary: Diary) -> None:
    diary.file(fact("name", "Ada"), message="first")
    diary.file(fact("name", "Eda"))
    diary.file(fact("name", "Ada"), message="first")
    assert diary.active() == {"Eda": "name"}


def test_many_likes_stand_side_by_side(diary: Diary) -> None:
    diary.file(fact("like", "tea"), fact("like", "coffee"))
    assert diary.active() == {"tea": "like", "coffee": "like"}


@pytest.mark.parametrize("opposite", ["dislike", "allergy", "diet"])
def test_the_opposite_about_the_same_thing_supersedes(diary: Diary, opposite: str) -> None:
    diary.file(fact("like", "peanuts"))
    diary.file(fact(opposite, "peanuts"))
    assert diary.active() == {"peanuts": opposite}


def test_the_opposite_about_another_thing_does_not(diary: Diary) -> None:
    diary.file(fact("dislike", "辣"), fact("like", "麻辣"))
    assert diary.active() == {"辣": "dislike", "麻辣": "like"}


def test_a_correction_replaces_the_value_it_names(diary: Diary) -> None:
    diary.file(fact("family", "浩宇", subject="family"))
    diary.file(fact("family", "皓宇", subject="family", op="update", replaces="浩宇"))
    assert diary.active() == {"皓宇": "family"}


def test_a_relatives_fact_never_supersedes_the_users_own(diary: Diary) -> None:
    diary.file(fact("occupation", "nurse"))
    diary.file(fact("occupation", "pilot", subject="family"))
    assert diary.active() == {"nurse": "occupation", "pilot": "occupation"}


def test_what_is_over_ends_and_stays_as_history(diary: Diary) -> None:
    diary.file(fact("goal", "learn the guitar"))
    (change,) = diary.file(fact("goal", "guitar", op="delete"))
    assert (change.action, change.record.status) == ("ended", "expired")
    assert diary.active() == {}
    assert len(diary.shelf.records()) == 1


def test_ending_what_was_never_known_does_nothing(diary: Diary) -> None:
    assert diary.file(fact("goal", "guitar", op="delete")) == ()
    assert diary.shelf.records() == []


def test_a_message_with_two_contradicting_facts_leaves_the_last(diary: Diary) -> None:
    diary.file(fact("name", "Ada"), fact("name", "Eda"))
    assert diary.active() == {"Eda": "name"}


def test_moving_back_and_on_again_is_not_undone_by_an_old_message(diary: Diary) -> None:
    diary.file(fact("location", "Hefei"), message="first")
    for city in ("Wuhu", "Hefei", "Nanjing"):
        diary.file(fact("location", city))
    diary.file(fact("location", "Hefei"), message="first")
    assert diary.active() == {"Nanjing": "location"}


def test_the_same_appointment_on_another_day_is_another_event(diary: Diary) -> None:
    for _ in range(2):
        diary.file(
            fact("event", "dentist at 3", valid_from=diary.now, valid_until=diary.now + timedelta(hours=1))
        )
        diary.now += timedelta(days=28)
    assert len(diary.shelf.records()) == 2


def test_numbers_that_differ_only_in_where_they_are_cut_are_not_the_same(diary: Diary) -> None:
    diary.file(fact("birthday", "1/12"))
    assert [c.action for c in diary.file(fact("birthday", "11/2"))] == ["added", "superseded"]
    assert diary.active() == {"11/2": "birthday"}
    diary.file(fact("goal", "save 1,000"))
    assert diary.file(fact("goal", "save 1000!"))[0].action == "strengthened"


def test_two_processes_leave_one_home(tmp_path: Path, now: datetime) -> None:
    url = f"sqlite:///{tmp_path / 'm.db'}"
    with MemoryStore(url, fields=("text",)) as here, MemoryStore(url, fields=("text",)) as there:

        def move(number: int) -> None:
            shelf = Shelf((here, there)[number % 2], "ada")
            source = Source(Evidence(thread="t", message=str(number), quote="…"))
            file_facts(shelf, [fact("location", f"Town {number}")], source, now)

        with ThreadPoolExecutor(6) as pool:
            list(pool.map(move, range(24)))
        records = Shelf(here, "ada").records()
        assert len(records) == 24
        assert [r.status for r in records].count("active") == 1
        trail = Shelf(here, "ada").trail()
        assert trail.broken_at is None and len(trail.entries) == 24 + 23


class RestlessStore(MemoryStore):
    """A store to which somebody else is always faster."""

    def batch_if(self, ops: Any, namespace: tuple[str, ...], version: int) -> bool:
        self.put(namespace, "other", {"text": "x"})
        return super().batch_if(ops, namespace, version)


def test_whoever_is_always_too_late_is_told(
    tmp_path: Path, now: datetime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("memory.long_term.shelf._PATIENCE_S", 0.05)
    with RestlessStore(f"sqlite:///{tmp_path / 'm.db'}", fields=("text",)) as store:
        source = Source(Evidence(thread="t", message="m", quote="…"))
        with pytest.raises(StoreUnavailableError, match="too many processes"):
            file_facts(Shelf(store, "ada"), [fact("like", "tea")], source, now)
        assert Shelf(store, "ada").records() == []


def test_a_guess_takes_the_place_of_nothing_that_was_said_plainly(diary: Diary) -> None:
    diary.file(fact("occupation", "baker"))
    (change,) = diary.file(fact("occupation", "at the back", confidence=0.7))
    assert (change.action, change.record.value) == ("unchanged", "baker")
    diary.file(fact("occupation", "it stood at the back of the shop", confidence=0.7))
    assert diary.active() == {"baker": "occupation", "it stood at the back of the shop": "other"}


def test_a_guess_stands_until_something_is_said_plainly(diary: Diary) -> None:
    diary.file(fact("occupation", "something with ovens", confidence=0.7))
    diary.file(fact("occupation", "pizzas from a van", confidence=0.7))
    assert diary.active() == {"pizzas from a van": "occupation"}
    diary.file(fact("occupation", "baker"))
    assert diary.active() == {"baker": "occupation"}
    diary.file(fact("like", "sourdough, I think", confidence=0.7))
    assert diary.active() == {"baker": "occupation", "sourdough, I think": "like"}
