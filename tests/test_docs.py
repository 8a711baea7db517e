import contextlib
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
ENVIRONMENT = ("AGENT_", "OPENAI_", "UV_", "USER_ID")


def test_no_page_holds_a_place_for_something_to_be_filled_in() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        found = re.findall(r"\b[A-Z]{2,}_[A-Z_]{2,}\b", text)
        assert not [word for word in found if not word.startswith(ENVIRONMENT)], page.name


def test_every_module_that_a_docstring_names_exists() -> None:
    files = {path.name for path in ROOT.rglob("*.py") if ".venv" not in path.parts}
    for path in ROOT.rglob("*.py"):
        if path.parts[len(ROOT.parts)] in {"graph", "tools", "prompts", "memory", "app"}:
            named = re.findall(r"`(?:[\w/]*/)?(\w+\.py)`", path.read_text(encoding="utf-8"))
            assert set(named) <= files, path


def test_the_example_of_the_store_prints_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "docs" / "store.md").read_text(encoding="utf-8")
    ((code, expected),) = re.findall(r"```python\n(.*?)```\n+```text\n(.*?)```", text, re.S)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(code, {})
    assert printed.getvalue() == expected
