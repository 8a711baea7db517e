"""What the READMEs show is what happens: their Python is run and its output compared."""

import contextlib
import io
import re
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from app.demo import run_demo

ROOT = Path(__file__).parent.parent
EXAMPLE = re.compile(r"```python\n(.*?)```\n+```text\n(.*?)```", re.S)
DATE = re.compile(r"\d{4}-\d\d-\d\d")
# How sure a layer is, and which one decided, changes with every training.
READMES = ("README.md", "README.zh.md")


@pytest.mark.parametrize("name", READMES)
def test_the_examples_print_what_the_readme_says(name: str) -> None:
    examples = EXAMPLE.findall((ROOT / name).read_text(encoding="utf-8"))
    assert len(examples) == 2
    names: dict[str, Any] = {}
    for code, expected in examples:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(code, names)
        today = f"{datetime.now().astimezone():%Y-%m-%d}"
        assert printed.getvalue().strip() == DATE.sub(today, expected).strip()
    names["agent"].store.close()
    names["agent"].checkpointer.close()
    names["memory"].store.close()


def test_the_demos_output_is_what_the_readmes_show() -> None:
    printed = io.StringIO()
    assert run_demo(Console(file=printed, width=80), "offline")
    real = {_lasting(line).rstrip() for line in printed.getvalue().splitlines()}
    for name in READMES:
        (shown, *_) = re.findall(r"```text\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.S)
        lines = [_lasting(line) for line in shown.splitlines() if line != "…"]
        assert [line for line in lines if line not in real] == []


def _lasting(line: str) -> str:
    return DATE.sub("DATE", line)


@pytest.mark.parametrize("name", READMES)
def test_every_file_the_readme_names_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    named = re.findall(r"`([a-z_]+/[\w./]*|[A-Z]\w+\.md|Makefile|\.env\.example)`", text)
    linked = re.findall(r"\]\(([^)#:]+)\)", text)
    assert named
    assert not [path for path in (*named, *linked) if not (ROOT / path).exists()]


def test_both_readmes_have_the_same_sections_and_code_blocks() -> None:
    english, chinese = ((ROOT / name).read_text(encoding="utf-8") for name in READMES)
    assert len(re.findall(r"^## ", english, re.M)) == len(re.findall(r"^## ", chinese, re.M))
    assert re.findall(r"^```\w+", english, re.M) == re.findall(r"^```\w+", chinese, re.M)


def test_the_chat_commands_are_named() -> None:
    for name in READMES:
        text = (ROOT / name).read_text(encoding="utf-8")
        assert all(command in text for command in ("/memories", "/why", "/forget", "/end", "/quit"))
