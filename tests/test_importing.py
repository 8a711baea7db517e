"""`python -m app import`: old conversations filed, errors before anything is written, taken up after a kill."""

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from app.importing import read_turns, run_import
from graph.persistence import open_store
from memory import Memory, UsageError

ROOT = Path(__file__).parent.parent


def written(folder: Path, *lines: object) -> Path:
    file = folder / "old.jsonl"
    file.write_text("\n".join(json.dumps(line, ensure_ascii=False) for line in lines), encoding="utf-8")
    return file


def turn(number: int, text: str, **more: object) -> dict[str, object]:
    return {"thread": "t", "message": f"m{number}", "time": "2026-05-01T09:30:00Z", "text": text, **more}


def imported(file: Path) -> tuple[tuple[int, int, int], str]:
    output = io.StringIO()
    return run_import(
        Console(file=output, force_terminal=True, color_system=None, width=100), file, "ada"
    ), output.getvalue()


def test_turns_are_filed_with_a_progress_bar_and_found(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        turn(1, "我们周日去爬了雁荡山", speaker="小岚"),
        turn(2, "That sounds lovely", role="assistant"),
        turn(3, "my password is hunter2 and no one knows", thread="another"),
    )
    counts, output = imported(file)
    assert counts == (2, 0, 1)
    assert "3/3" in output and "2 turns filed" in output
    with open_store() as store:
        hits = Memory(store).recall("ada", "小岚去爬了什么山").hits
        assert "雁荡山" in hits[0].record.text


def test_imported_again_nothing_is_doubled(tmp_path: Path) -> None:
    file = written(tmp_path, turn(1, "I grow walnuts"), turn(2, "and quinces"))
    imported(file)
    assert imported(file)[0] == (0, 2, 0)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{", "line 2"),
        (json.dumps({"thread": "t", "message": "m", "text": "no time"}), "line 2: time"),
        (json.dumps(turn(2, "who?", role="narrator")), "line 2: role"),
        (json.dumps({**turn(2, "x"), "thread": ""}), "line 2: thread"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_and_nothing_is_written(
    tmp_path: Path, line: str, reason: str
) -> None:
    file = written(tmp_path, turn(1, "I grow walnuts"))
    file.write_text(file.read_text(encoding="utf-8") + "\n" + line, encoding="utf-8")
    with pytest.raises(UsageError, match=reason):
        imported(file)
    with open_store() as store:
        assert Memory(store).records("ada") == []


def test_a_file_that_is_no_text_or_not_there_says_so(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    for file in (tmp_path / "x", tmp_path / "nowhere"):
        with pytest.raises(UsageError, match="cannot be read"):
            list(read_turns(file))


def test_names_of_other_exports_are_understood(tmp_path: Path) -> None:
    line = {"session": 3, "id": 7, "at": "2026-05-01T09:30:00+08:00", "text": "hi", "conv": "c"}
    (only,) = read_turns(written(tmp_path, line))
    assert (only.thread, only.message, only.at.isoformat()) == ("3", "7", "2026-05-01T09:30:00+08:00")


def test_killed_in_the_middle_it_goes_on_and_doubles_nothing(tmp_path: Path) -> None:
    total = 1000
    file = written(tmp_path, *(turn(number, f"walnut harvest number {number}") for number in range(total)))
    command = [sys.executable, "-m", "app", "import", str(file), "--user", "ada"]
    process = subprocess.Popen(command, cwd=ROOT, env=os.environ, stdout=subprocess.DEVNULL)
    with open_store() as store:
        memory = Memory(store)
        while not (there := len(memory.records("ada"))):
            assert process.poll() is None
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    (filed, known, refused), _ = imported(file)
    assert filed + known == total and refused == 0
    assert known >= there
    with open_store() as store:
        assert len(Memory(store).records("ada")) == total
