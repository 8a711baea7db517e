"""`langgraph dev` as a user runs it: a real server process, spoken to with langgraph-sdk, killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from langgraph_sdk import get_sync_client
from langgraph_sdk.client import SyncLangGraphClient

from graph.agent import build_graph
from graph.context import Context
from graph.persistence import open_checkpointer, open_store

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 90.0
ADA: Any = {"user_id": "ada@example.com"}

pytestmark = [pytest.mark.server, pytest.mark.timeout(240)]


@contextmanager
def dev_server(
    folder: Path, port: int, **variables: str
) -> Iterator[tuple[SyncLangGraphClient, subprocess.Popen[bytes]]]:
    for name in ("graph", "tools", "prompts", "memory", "app", "langgraph.json", "pyproject.toml"):
        link = folder / name
        if not link.exists():
            link.symlink_to(ROOT / name)
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),
        "AGENT_DATA_DIR": str(folder / "data"),
        "PYTHONPATH": str(ROOT),
        "LANGGRAPH_CLI_NO_ANALYTICS": "1",
        "LANGGRAPH_NO_VERSION_CHECK": "1",
        "LANGSMITH_TRACING": "false",
        **variables,
    }
    command = [
        sys.executable,
        "-m",
        "langgraph_cli",
        "dev",
        "--no-browser",
        "--no-reload",
        "--port",
        str(port),
    ]
    with (folder / "server.log").open("ab") as log:
        server = subprocess.Popen(
            command,
            cwd=folder,  # where the server keeps its own records of threads
            env=environment,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        try:
            wait_until_it_answers(server, port, folder / "server.log")
            with get_sync_client(url=f"http://127.0.0.1:{port}", timeout=60) as client:
                yield client, server
        finally:
            kill(server)


def wait_until_it_answers(server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/ok", timeout=2).status_code == 200:
                return
        except httpx.TransportError:
            pass
        if server.poll() is not None:
            break
        time.sleep(0.2)
    pytest.fail("langgraph dev did not start:\n" + log.read_text(encoding="utf-8", errors="replace")[-3000:])


def kill(server: subprocess.Popen[bytes]) -> None:
    """End the server and its children at once, as a power cut would."""
    with suppress(ProcessLookupError):
        os.killpg(server.pid, signal.SIGKILL)
    server.wait(timeout=10)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def spoken(text: str) -> Any:
    return {"messages": [{"role": "user", "content": text}]}


def say(client: SyncLangGraphClient, thread: str, text: str, context: Any = ADA) -> dict[str, Any]:
    result: Any = client.runs.wait(thread, "agent", input=spoken(text), context=context)
    return dict(result)


def messages_of(client: SyncLangGraphClient, thread: str) -> list[dict[str, Any]]:
    values: Any = client.threads.get_state(thread)["values"]
    return list(values["messages"])


def new_thread(client: SyncLangGraphClient) -> str:
    return str(client.threads.create()["thread_id"])


def test_threads_and_memories_survive_a_kill(tmp_path: Path) -> None:
    port = free_port()
    with dev_server(tmp_path, port) as (client, _):
        first, second = new_thread(client), new_thread(client)
        pieces = [
            part.data[0]["content"]
            for part in client.runs.stream(
                first,
                "agent",
                input=spoken("你好，我叫小雨，我喜欢喝乌龙茶"),
                context=ADA,
                stream_mode="messages-tuple",
            )
            if part.event == "messages"
        ]
        assert len(pieces) > 1
        assert "乌龙茶" in say(client, second, "我喜欢喝什么茶？")["messages"][-1]["content"]
        assert (
            "乌龙茶"
            not in say(client, new_thread(client), "我喜欢喝什么茶？", {"user_id": "bob"})["messages"][-1][
                "content"
            ]
        )
        before = messages_of(client, first)
        # Leaving the block kills the server without a farewell.

    with dev_server(tmp_path, port) as (client, _):
        # LangGraph's own list of threads is flushed every 10 s; the messages are in our checkpointer.
        client.threads.create(thread_id=first, if_exists="do_nothing")
        after = say(client, first, "我刚才说了什么？")["messages"]
        assert [m["content"] for m in after[: len(before)]] == [m["content"] for m in before]
        assert "小雨" in say(client, new_thread(client), "我叫什么名字？")["messages"][-1]["content"]
        counted = httpx.get(f"http://127.0.0.1:{port}/memory/metrics").text
        assert "memory_recall_seconds_count 2.0" in counted
        assert "memory_judged_total{" in counted and "小雨" not in counted


def test_a_missing_user_is_refused_with_words_that_help(tmp_path: Path) -> None:
    with dev_server(tmp_path, free_port()) as (client, _):
        for context in (None, {}, {"user_id": " "}):
            with pytest.raises(Exception, match=r"MissingUserError.*user_id"):  # what the SDK raises
                say(client, new_thread(client), "我叫小雨", context)


@pytest.mark.parametrize("conversations", ["postgresql", "valkey"])
def test_what_one_server_hears_another_process_knows(
    tmp_path: Path, postgresql: str, conversations: str, request: pytest.FixtureRequest
) -> None:
    places = {
        "AGENT_STORE_URL": postgresql,
        "AGENT_CHECKPOINT_URL": str(request.getfixturevalue(conversations)),
    }
    with dev_server(tmp_path, free_port(), **places) as (client, _):
        thread = new_thread(client)
        say(client, thread, "你好，我叫小雨")
    saver = open_checkpointer(places["AGENT_CHECKPOINT_URL"])
    with open_store(postgresql) as store:
        agent = build_graph(checkpointer=saver, store=store)
        context = Context(user_id=ADA["user_id"], chat_model="offline")
        config: Any = {"configurable": {"thread_id": thread}}
        said: Any = {"messages": [("user", "我叫什么名字？")]}
        state = agent.invoke(said, config, context=context)
    saver.close()
    assert state["messages"][0].text == "你好，我叫小雨"
    assert "小雨" in state["messages"][-1].text
