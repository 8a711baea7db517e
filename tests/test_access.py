"""Roles and tasks decide which memories exist for a reader."""

from datetime import datetime

import pytest

from memory import Memory, SettingsError
from memory.guard.access import ROLES, Role, role_of
from memory.long_term.shelf import Shelf
from memory.long_term.store import MemoryStore


@pytest.fixture
def memory(store: MemoryStore, now: datetime) -> Memory:
    memory = Memory(store, clock=lambda: now)
    for at, text in enumerate(
        ["我叫林晓", "我对花生过敏", "我喜欢喝乌龙茶", "我每周二去游泳", "以后回答简短一点"]
    ):
        memory.observe("ada", text, thread="t", message=f"m{at}")
    return memory


def everything(memory: Memory, query: str, role: str | Role) -> set[str]:
    found = memory.recall("ada", query, role=role)
    return {r.attribute for r in (*found.records, *(hit.record for hit in found.dropped))}


QUERIES = ["我叫什么名字？", "我不能吃什么", "我喜欢喝什么", "你还记得多少关于我的信息？"]


@pytest.mark.parametrize("query", QUERIES)
def test_an_analyst_sees_wishes_and_never_who_somebody_is(memory: Memory, query: str) -> None:
    assert not everything(memory, query, "analyst") & {"name", "allergy"}
    assert everything(memory, query, "admin") & {"name", "allergy"}


def test_an_analyst_still_finds_preferences(memory: Memory) -> None:
    assert "like" in everything(memory, "我喜欢喝什么", "analyst")


@pytest.mark.parametrize("query", QUERIES)
def test_the_basic_role_learns_only_how_to_talk(memory: Memory, query: str) -> None:
    assert everything(memory, query, "basic") <= {"reply_style", "language"}


def test_a_role_of_ones_own_counts_and_an_unknown_one_reads_nothing(memory: Memory) -> None:
    assert everything(memory, "我喜欢喝什么", Role("barista", attributes=frozenset({"like"}))) == {"like"}
    with pytest.raises(SettingsError, match="no role 'owner'"):
        memory.recall("ada", "我喜欢喝什么", role="owner")
    assert role_of("admin").reads_all
    assert not any(ROLES[name].reads_all for name in ("analyst", "basic"))


def test_a_memory_of_a_task_is_found_in_that_task_only(memory: Memory, store: MemoryStore) -> None:
    shelf = Shelf(store, "ada")
    (tea,) = (r for r in shelf.records() if r.attribute == "like")
    shelf.put([tea.model_copy(update={"task": "quarterly report"})])
    assert "like" not in everything(memory, "我喜欢喝什么", "admin")
    found = memory.recall("ada", "我喜欢喝什么", task="quarterly report")
    assert [hit.record.attribute for hit in found.hits][:1] == ["like"]


def test_what_was_is_found_when_asked_for_and_is_marked(store: MemoryStore, now: datetime) -> None:
    memory = Memory(store, clock=lambda: now)
    for at, text in enumerate(["我住在合肥", "我搬家了，现在住在芜湖"]):
        memory.observe("ada", text, thread="t", message=f"m{at}")
    assert [hit.record.value for hit in memory.recall("ada", "我住在哪里？").hits] == ["芜湖"]
    before = {hit.record.value: hit.record.status for hit in memory.recall("ada", "我以前住在哪里？").hits}
    assert before == {"芜湖": "active", "合肥": "superseded"}
