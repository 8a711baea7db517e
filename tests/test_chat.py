import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import app
from app.__main__ import load_settings
from app.chat import Chat
from graph.agent import Agent
from graph.context import Context
from memory.errors import SettingsError

ROOT = Path(app.__file__).parent.parent


def talk(agent: Agent, *lines: str, user: str = "ada", thread: str = "t") -> str:
    console = Console(file=io.StringIO(), width=200)
    rest = list(lines)

    def read(prompt: str) -> str:
        if not rest:
            raise EOFError
        return rest.pop(0)

    Chat(agent, Context(user_id=user, chat_model="offline"), thread, console).run(read)
    output = console.file
    assert isinstance(output, io.StringIO)
    return output.getvalue()


def test_it_answers_and_shows_what_was_filed(agent: Agent) -> None:
    shown = talk(agent, "我叫小雨", "我叫什么名字？")
    assert "新增" in shown
    assert "名字：小雨" in shown


def test_memories_are_listed_and_can_be_forgotten_by_a_shortened_id(agent: Agent) -> None:
    listed = talk(agent, "I'm allergic to peanuts", "/memories")
    assert "peanuts" in listed
    from memory import Memory

    (record,) = Memory(agent.store).records("ada")
    assert record.id in talk(agent, f"/forget {record.id[:6]}")
    assert "peanuts" not in talk(agent, "/memories")
    assert "No memory has this id" in talk(agent, "/forget 000")


def test_forgetting_everything_takes_a_second_word(agent: Agent) -> None:
    talk(agent, "I'm allergic to peanuts")
    assert "/forget all" in talk(agent, "/forget")
    assert "peanuts" in talk(agent, "/forget all", "/memories")
    assert "peanuts" not in talk(agent, "/forget all yes", "/memories")


def test_why_shows_the_last_turn(agent: Agent) -> None:
    shown = talk(agent, "杭州天气如何", "明天呢？", "/why")
    assert "理解为: 明天杭州天气如何" in shown
    assert "SHORT" in shown
    assert "Nothing has been said yet" in talk(agent, "/why", thread="new")


def test_end_empties_the_thread_and_stops(agent: Agent) -> None:
    shown = talk(agent, "我叫小雨", "/end", "我还在吗")
    assert "会话已结束" in shown
    assert "我还在吗" not in shown
    assert agent.get_state({"configurable": {"thread_id": "t"}}).values == {}


def test_an_unknown_command_lists_those_that_exist(agent: Agent) -> None:
    assert "/memories" in talk(agent, "/nope").rpartition("Unknown")[2]


@pytest.mark.parametrize("line", ["", "[bold]x[/bold] [/nope]", "{x}", "a\x00b", "\ud800"])
def test_odd_lines_are_answered(agent: Agent, line: str) -> None:
    assert "agent:" in talk(agent, line)


def command(*arguments: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "app", *arguments],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, **environment},
        timeout=90,
        check=False,
    )


def test_the_command_talks_and_remembers_from_one_run_to_the_next() -> None:
    assert "小雨" in command("chat", "--user", "李 雷@x.cn", given="我叫小雨\n").stdout
    again = command("chat", "--user", "李 雷@x.cn", "--thread", "b", given="我叫什么名字？\n/end\n")
    assert (again.returncode, "小雨" in again.stdout) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "environment", "words"),
    [
        (["--user", " "], {}, "user"),
        (["--language", "fr"], {}, "language"),
        (["--chat-model", "gpt"], {}, "openai:gpt"),
        ([], {"AGENT_DATA_DIR": "/proc/nope"}, "AGENT_DATA_DIR"),
        ([], {"AGENT_ENCODER": "nope"}, "bundled"),
    ],
)
def test_a_wrong_setting_is_one_line_that_says_what_to_do(
    arguments: list[str], environment: dict[str, str], words: str
) -> None:
    done = command("chat", *arguments, given="hi\n", **environment)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("encoding", ["utf-16", "gbk"])
def test_settings_in_another_encoding_are_named_in_one_line(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / ".env"
    file.write_text("# 密钥\nAGENT_TRIED=1\n", encoding=encoding)
    with pytest.raises(SettingsError, match=r"save it as UTF-8\.$") as caught:
        load_settings(file)
    assert "\n" not in str(caught.value)


def test_a_line_of_the_settings_that_is_not_read_is_named_without_its_value(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("AGENT_TRIED", "")
    monkeypatch.delenv("AGENT_TRIED")
    file = tmp_path / ".env"
    file.write_text("# keys\n\nOPENAI_API_KEY: sk-hidden\nAGENT_TRIED=1\n\nAGENT_BARE\n", encoding="utf-8")
    load_settings(file)
    said = capsys.readouterr().err
    assert "line 3" in said and "line 6" in said and "line 4" not in said
    assert "hidden" not in said
    assert os.environ["AGENT_TRIED"] == "1"
    file.write_text("# keys\n\nexport AGENT_TRIED='2'\nAGENT_EMPTY=\n", encoding="utf-8")
    load_settings(file)
    assert capsys.readouterr().err == ""


def test_settings_in_utf8_are_read_and_none_are_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AGENT_TRIED", "")
    monkeypatch.delenv("AGENT_TRIED")
    load_settings(tmp_path / ".env")
    (tmp_path / ".env").write_text("# 说明\nAGENT_TRIED=1\n", encoding="utf-8")
    load_settings(tmp_path / ".env")
    assert os.environ["AGENT_TRIED"] == "1"
