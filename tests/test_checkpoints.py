"""Every checkpointer passes LangGraph's conformance suite and serves both kinds of callers.

The indexes over FAISS and Chroma are parts of the store and never handed out as LangChain vector stores,
so LangChain's suite for those has nothing to run on here; what they find is held by `store_contract`.
"""

import sys
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from langgraph.checkpoint.base import BaseCheckpointSaver, empty_checkpoint
from langgraph.checkpoint.conformance import checkpointer_test, validate
from langgraph.store.memory import InMemoryStore

from graph.agent import build_graph
from graph.checkpoints import Checkpointer, SqliteCheckpointer, due_for_pruning, runs_again
from graph.context import Context
from graph.persistence import open_checkpointer
from graph.redis_checkpoints import open_redis
from memory.errors import SettingsError, StoreUnavailableError
from memory.long_term.store import MemoryStore

PLACES = (
    "sqlite",
    pytest.param("postgresql", marks=pytest.mark.server),
    pytest.param("valkey", marks=pytest.mark.server),
)
BASE = {"put", "put_writes", "get_tuple", "list", "delete_thread"}


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'checkpoints.db'}"
    return str(request.getfixturevalue(request.param))


@pytest.mark.parametrize("url", PLACES, indirect=True)
async def test_the_conformance_suite_passes(url: str) -> None:
    saver = open_checkpointer(url)

    async def opened() -> AsyncGenerator[BaseCheckpointSaver[Any], None]:
        yield saver

    report = await validate(checkpointer_test(name=url)(opened))
    saver.close()
    failures = {name: result.failures for name, result in report.results.items() if result.failures}
    passed = {name for name, result in report.results.items() if result.passed}
    assert not failures
    # Copying a thread and deleting by run are offered by none of the three.
    assert passed == BASE | ({"prune"} if url.startswith("postgresql") else set())


def test_what_may_run_again_is_not_written_twice_but_a_reply_and_a_failure_are() -> None:
    recall, reply = "~__pregel_pull, retrieve_memories", "~__pregel_pull, agent_reason"
    assert runs_again([("recall", {})], recall)
    assert not runs_again([("messages", [])], reply)
    assert not runs_again([("__error__", "disk full")], recall)
    assert not runs_again([("messages", [])], "")


@pytest.mark.parametrize("url", PLACES, indirect=True)
async def test_a_conversation_goes_on_whoever_calls_and_after_opening_anew(
    url: str, store: MemoryStore
) -> None:
    context = Context(user_id="ada", chat_model="offline")
    config: Any = {"configurable": {"thread_id": "t"}}
    first, second = open_checkpointer(url), open_checkpointer(url)
    said: list[Any] = [{"messages": [("user", text)]} for text in ("我叫小雨", "I live in Leeds", "你好")]
    one, two = (build_graph(checkpointer=saver, store=store) for saver in (first, second))
    one.invoke(said[0], config, context=context)
    await one.ainvoke(said[1], config, context=context)
    state = await two.ainvoke(said[2], config, context=context)
    assert [m.text for m in state["messages"] if m.type == "human"] == ["我叫小雨", "I live in Leeds", "你好"]
    history = [item async for item in two.aget_state_history(config, limit=2)]
    assert len(history) == 2
    await second.adelete_thread("t")
    assert first.get_tuple(config) is None
    first.close()
    second.close()


@pytest.mark.parametrize("url", PLACES, indirect=True)
def test_branches_of_one_thread_do_not_mix(url: str, store: MemoryStore) -> None:
    saver = open_checkpointer(url)
    agent = build_graph(checkpointer=saver, store=store)
    context = Context(user_id="ada", chat_model="offline")
    config: Any = {"configurable": {"thread_id": "t"}}
    given: list[Any] = [{"messages": [("user", text)]} for text in ("你好", "left", "right")]
    agent.invoke(given[0], config, context=context)
    fork = agent.get_state(config).config
    left = agent.invoke(given[1], fork, context=context)
    end_of_left = agent.get_state(config).config
    agent.invoke(given[2], fork, context=context)
    kept = agent.get_state(end_of_left).values["messages"]
    assert [m.text for m in kept] == [m.text for m in left["messages"]]
    saver.close()


def test_a_path_and_a_sqlite_url_are_the_same_file(tmp_path: Path) -> None:
    config: Any = {"configurable": {"thread_id": "t", "checkpoint_ns": ""}}
    by_path = open_checkpointer(str(tmp_path / "c.db"))
    by_path.put(config, empty_checkpoint(), {}, {})
    by_url = open_checkpointer(f"sqlite:///{tmp_path / 'c.db'}")
    assert isinstance(by_url, SqliteCheckpointer) and by_url.get_tuple(config)
    by_path.close()
    by_url.close()


def test_an_unknown_scheme_says_what_works() -> None:
    with pytest.raises(SettingsError, match="redis://"):
        open_checkpointer("mysql://host/db")


@pytest.mark.parametrize(
    ("url", "module", "extra"),
    [("postgresql://h/d", "psycopg", "postgres"), ("redis://h", "langgraph_checkpoint_plainredis", "redis")],
)
def test_a_missing_extra_names_the_command(
    url: str, module: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(SettingsError, match=rf"pip install -e '\.\[{extra}\]'"):
        open_checkpointer(url)


@pytest.mark.parametrize("scheme", ["postgresql", "redis"])
def test_a_server_that_is_not_there_is_one_line_without_the_password(scheme: str) -> None:
    with pytest.raises(StoreUnavailableError, match="AGENT_CHECKPOINT_URL") as caught:
        open_checkpointer(f"{scheme}://ada:s3cret@127.0.0.1:1/0")
    assert "\n" not in str(caught.value) and "s3cret" not in str(caught.value)


def test_a_redis_url_that_cannot_be_read_says_so() -> None:
    with pytest.raises(SettingsError, match="Redis URL"):
        open_checkpointer("redis://127.0.0.1:port/0")


@pytest.mark.server
def test_the_environment_names_the_server(valkey: str, monkeypatch: pytest.MonkeyPatch) -> None:
    config: Any = {"configurable": {"thread_id": "t", "checkpoint_ns": ""}}
    monkeypatch.setenv("AGENT_CHECKPOINT_URL", valkey)
    here = open_checkpointer()
    here.put(config, empty_checkpoint(), {}, {})
    there: Checkpointer = open_checkpointer(valkey)
    assert there.get_tuple(config)
    here.close()
    there.close()


@pytest.mark.server
def test_several_may_make_the_tables_at_once(postgresql: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for saver in pool.map(open_checkpointer, [postgresql] * 4):
            saver.close()


@pytest.mark.parametrize("url", PLACES, indirect=True)
def test_old_checkpoints_go_and_the_conversation_goes_on(
    url: str, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AGENT_KEEP_CHECKPOINTS", "8")
    saver = open_checkpointer(url)
    agent = build_graph(checkpointer=saver, store=store)
    context = Context(user_id="ada", chat_model="offline", consolidate_turns=0)
    config: Any = {"configurable": {"thread_id": "t"}}
    other: Any = {"configurable": {"thread_id": "other"}}
    agent.invoke(said("the other one"), other, context=context)
    for number in range(12):
        agent.invoke(said(f"line {number}"), config, context=context)
    assert 1 <= len(list(saver.list(config))) <= 12
    spoken = [m.text for m in agent.get_state(config).values["messages"] if m.type == "human"]
    assert spoken == [f"line {number}" for number in range(12)]
    assert agent.get_state(other).values["messages"]
    saver.close()


def test_all_checkpoints_stay_where_that_is_asked_for(
    store: MemoryStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AGENT_KEEP_CHECKPOINTS", "0")
    saver = open_checkpointer(str(tmp_path / "c.db"))
    agent = build_graph(checkpointer=saver, store=store)
    config: Any = {"configurable": {"thread_id": "t"}}
    for number in range(15):
        agent.invoke(said(f"line {number}"), config, context=Context(user_id="ada", chat_model="offline"))
    assert len(list(saver.list(config))) >= 60
    saver.close()


def said(text: str) -> Any:
    return {"messages": [("user", text)]}


def test_a_thread_whose_channels_are_differences_is_not_pruned() -> None:
    assert due_for_pruning({"step": 60}, 20)
    assert not due_for_pruning({"step": 60, "counters_since_delta_snapshot": {"messages": (1, 1)}}, 20)
    assert not due_for_pruning({"step": 60}, 0)


@pytest.mark.server
def test_redis_keeps_the_values_of_the_checkpoints_that_stay_and_no_others(valkey: str) -> None:
    import redis

    saver = open_redis(valkey, keep=8)
    agent = build_graph(checkpointer=saver, store=InMemoryStore())
    context = Context(user_id="ada", chat_model="offline", consolidate_turns=0)
    config: Any = {"configurable": {"thread_id": "t"}}
    for number in range(12):
        agent.invoke(said(f"line {number}"), config, context=context)
    kept = list(saver.list(config))
    assert all(one.checkpoint["channel_values"]["messages"] for one in kept)
    with redis.from_url(valkey) as client:
        keys = [key.decode() for key in client.scan_iter("lg:*")]
    values = {
        f"{channel}:{version}"
        for one in kept
        for channel, version in one.checkpoint["channel_versions"].items()
    }
    held = {key.removeprefix("lg:blob:t::") for key in keys if key.startswith("lg:blob:")}
    assert held <= values
    assert len([key for key in keys if key.startswith("lg:cp:")]) == len(kept)
    assert {key.rpartition(":")[2] for key in keys if key.startswith("lg:wr:")} <= {
        one.config["configurable"]["checkpoint_id"] for one in kept
    }
    saver.close()


@pytest.mark.parametrize("url", PLACES, indirect=True)
def test_a_purge_leaves_only_the_newest_checkpoint(url: str, store: MemoryStore) -> None:
    saver = open_checkpointer(url)
    agent = build_graph(checkpointer=saver, store=store)
    config: Any = {"configurable": {"thread_id": "t"}}
    agent.invoke(said("I live in Oulu"), config, context=Context(user_id="ada", chat_model="offline"))
    assert len(list(saver.list(config))) > 1
    agent.update_state(config, {"purge": True}, as_node="call_tools")
    (left,) = saver.list(config)
    assert left.checkpoint["channel_values"]["messages"]
    saver.close()
