import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from graph import persistence
from graph.agent import build_graph
from graph.checkpoints import SqliteCheckpointer
from graph.context import Context
from graph.persistence import data_dir, open_checkpointer, open_store
from memory.errors import SettingsError, StoreUnavailableError

ROOT = Path(persistence.__file__).parent.parent


def test_both_memories_lie_in_the_data_folder(tmp_path: Path) -> None:
    with open_store() as store:
        store.put(("memories", "ada"), "1", {"text": "tea"})
    open_checkpointer().close()
    assert {"memories.db", "checkpoints.db"} <= {p.name for p in (tmp_path / "data").iterdir()}


def test_chroma_is_one_setting_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGENT_INDEX", "chroma")
    with open_store() as store:
        store.put(("memories", "ada"), "1", {"text": "I like tea"})
        assert [item.key for item in store.search(("memories", "ada"), query="tea")] == ["1"]


def test_a_wrong_setting_names_its_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGENT_INDEX", "nope")
    with pytest.raises(SettingsError, match="AGENT_INDEX"):
        open_store()


def test_an_unknown_encoder_says_what_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGENT_ENCODER", "nope")
    with pytest.raises(SettingsError, match="bundled"):
        open_store()


def test_a_data_folder_that_cannot_be_made_says_what_to_set(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("AGENT_DATA_DIR", str(tmp_path / "file" / "data"))
    with pytest.raises(StoreUnavailableError, match="AGENT_DATA_DIR"):
        data_dir()


def test_a_file_that_is_no_database_says_what_to_do(tmp_path: Path) -> None:
    broken = tmp_path / "checkpoints.db"
    broken.write_bytes(b"not a database at all, " * 50)
    with pytest.raises(StoreUnavailableError, match="AGENT_DATA_DIR"):
        open_checkpointer(str(broken))


def test_one_checkpointer_serves_synchronous_and_asynchronous_callers(tmp_path: Path) -> None:
    from langgraph.checkpoint.base import empty_checkpoint

    saver = SqliteCheckpointer.open(str(tmp_path / "c.db"))
    config: Any = {"configurable": {"thread_id": "t", "checkpoint_ns": ""}}

    async def go() -> list[Any]:
        saved = await saver.aput(config, empty_checkpoint(), {}, {})
        await saver.aput_writes(saved, [("channel", 1)], "task")
        assert await saver.aget_tuple(config) == saver.get_tuple(config)
        listed = [item async for item in saver.alist(config)]
        await saver.adelete_thread("t")
        return listed

    assert len(asyncio.run(go())) == 1
    assert saver.get_tuple(config) is None
    saver.close()


_TALK = """
import sys
from graph.agent import build_graph
from graph.context import Context
from graph.persistence import open_checkpointer, open_store
agent = build_graph(checkpointer=open_checkpointer(), store=open_store())
for number in range(1000):
    agent.invoke({"messages": [("user", f"记住我的第{number}个幸运词是词{number}号")]},
                 {"configurable": {"thread_id": "t"}}, context=Context(user_id="ada", chat_model="offline"))
    print(number, flush=True)
"""


@pytest.mark.server
def test_a_kill_in_the_middle_of_a_conversation_loses_nothing_acknowledged(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, "-c", _TALK], env=environment, stdout=subprocess.PIPE, text=True, cwd=tmp_path
    ) as talk:
        assert talk.stdout
        acknowledged = [int(talk.stdout.readline()) for _ in range(4)][-1]
        talk.send_signal(signal.SIGKILL)
    with open_store() as store:
        texts = [item.value["text"] for item in store.search(("memories", "ada"), limit=100)]
        for number in range(acknowledged + 1):
            assert any(f"词{number}号" in text for text in texts)
    saver = open_checkpointer()
    config: Any = {"configurable": {"thread_id": "t"}}
    found = saver.get_tuple(config)
    assert found
    said = [m.text for m in found.checkpoint["channel_values"]["messages"]]
    assert any(f"词{acknowledged}号" in text for text in said)
    saver.close()


def test_a_full_disk_is_one_error_that_says_what_to_do(tmp_path: Path) -> None:
    saver = SqliteCheckpointer.open(str(tmp_path / "c.db"))
    (pages,) = saver.conn.execute("PRAGMA page_count").fetchone()
    saver.conn.execute(f"PRAGMA max_page_count = {pages}")
    agent = build_graph(checkpointer=saver, store=open_store())
    config: Any = {"configurable": {"thread_id": "t"}}
    given: Any = {"messages": [("user", "我叫小雨" * 5000)]}
    with pytest.raises(StoreUnavailableError, match="free space"):
        agent.invoke(given, config, context=Context(user_id="ada", chat_model="offline"))
    saver.close()
    agent.store.close()  # type: ignore[union-attr]
