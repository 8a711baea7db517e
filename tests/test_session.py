import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from langchain_core.messages import AIMessage

from graph import nodes
from graph.agent import Agent, build_graph
from graph.checkpoints import SqliteCheckpointer
from graph.context import Context
from graph.session import end_idle_sessions, end_session, filing_on_delete
from memory import Memory, MissingUserError, UsageError

ADA = Context(user_id="ada", chat_model="offline")
THREAD: Any = {"configurable": {"thread_id": "t"}}


def say(agent: Agent, text: str) -> None:
    given: Any = {"messages": [("user", text)]}
    agent.invoke(given, THREAD, context=ADA)


def test_the_end_files_what_is_worth_it_and_empties_the_thread(agent: Agent) -> None:
    for text in ("你好，我叫小雨", "今天苏州天气怎么样？", "我在准备十月的马拉松"):
        say(agent, text)
    filed = end_session(agent, "t", ADA)
    assert filed.episode
    assert "马拉松" in filed.episode.text
    assert "苏州" not in filed.episode.text
    assert agent.get_state(THREAD).values == {}


def test_ending_a_session_twice_does_nothing_more(agent: Agent) -> None:
    say(agent, "我叫小雨")
    end_session(agent, "t", ADA)
    before = Memory(agent.store).records("ada")
    assert end_session(agent, "t", ADA).episode is None
    assert Memory(agent.store).records("ada") == before


def test_other_threads_stay(agent: Agent) -> None:
    say(agent, "我叫小雨")
    other: Any = {"configurable": {"thread_id": "other"}}
    given: Any = {"messages": [("user", "hello")]}
    agent.invoke(given, other, context=ADA)
    end_session(agent, "t", ADA)
    assert agent.get_state(other).values["messages"]


def test_what_was_forgotten_does_not_come_back_when_its_thread_ends(agent: Agent) -> None:
    say(agent, "我在准备十月的马拉松")
    memory = Memory(agent.store)
    memory.forget("ada", [record.id for record in memory.records("ada")])
    end_session(agent, "t", ADA)
    assert "马拉松" not in str(memory.records("ada"))


def test_ending_needs_a_user_and_a_checkpointer(agent: Agent) -> None:
    with pytest.raises(MissingUserError):
        end_session(agent, "t", Context())
    with pytest.raises(UsageError, match="open_checkpointer"):
        end_session(build_graph(store=agent.store), "t", ADA)


def on_disk(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.rglob("*.db*")) if path.is_file())


def test_after_the_end_the_files_hold_nothing_of_the_thread_but_what_was_filed(
    agent: Agent, tmp_path: Path
) -> None:
    for text in ("Hello Zanzibarine", "What is a Quokkameter?", "I collect old Brindlewick lamps", "bye"):
        say(agent, text)
    for number in range(8):
        say(agent, f"Could you explain Xylotrope number {number}?")
    assert b"Xylotrope" in on_disk(tmp_path)
    end_session(agent, "t", ADA)
    held = on_disk(tmp_path)
    assert b"Brindlewick" in held
    for gone in (b"Zanzibarine", b"Quokkameter", b"Xylotrope"):
        assert gone not in held


def test_a_run_in_progress_does_not_bring_an_ended_session_back(
    agent: Agent, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    say(agent, "hello")
    answering, go_on = threading.Event(), threading.Event()

    def slow(*_: Any) -> AIMessage:
        answering.set()
        go_on.wait(20)
        return AIMessage("too late, Wolverton")

    monkeypatch.setattr(nodes, "ask", slow)
    with ThreadPoolExecutor() as pool:
        run = pool.submit(say, agent, "And what about Kettlebury?")
        assert answering.wait(20)
        end_session(agent, "t", ADA)
        go_on.set()
        with pytest.raises(UsageError, match="ended"):
            run.result()
    assert agent.get_state(THREAD).values == {}
    assert b"Wolverton" not in on_disk(tmp_path)
    assert b"Kettlebury" not in on_disk(tmp_path)


def test_a_conversation_may_begin_anew_under_the_same_id(agent: Agent) -> None:
    say(agent, "我叫小雨")
    end_session(agent, "t", ADA)
    say(agent, "你好")
    say(agent, "今天真热")
    assert [m.text for m in agent.get_state(THREAD).values["messages"] if m.type == "human"] == [
        "你好",
        "今天真热",
    ]


def test_filing_at_the_end_can_be_switched_off(agent: Agent) -> None:
    say(agent, "去年夏天我们在海边露营的时候丢了一把吉他")
    end_session(agent, "t", ADA.model_copy(update={"consolidate_at_end": False}))
    assert Memory(agent.store).records("ada") == []


def test_idle_sessions_are_ended_under_the_users_who_began_them(agent: Agent) -> None:
    say(agent, "去年夏天我们在海边露营的时候丢了一把吉他")
    assert end_idle_sessions(agent, minutes=60) == []
    assert end_idle_sessions(agent, minutes=-1) == ["t"]
    assert agent.get_state(THREAD).values == {}
    assert "吉他" in Memory(agent.store).records("ada")[0].text


def test_a_thread_deleted_from_outside_is_filed_first(agent: Agent, checkpointer: SqliteCheckpointer) -> None:
    say(agent, "去年夏天我们在海边露营的时候丢了一把吉他")
    assert agent.store
    checkpointer.before_delete = filing_on_delete(checkpointer, lambda: agent.store)  # type: ignore[return-value, arg-type]
    checkpointer.delete_thread("t")
    checkpointer.delete_thread("t")
    assert [r.kind for r in Memory(agent.store).records("ada")] == ["episode"]
