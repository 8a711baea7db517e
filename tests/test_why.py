"""`python -m app why`: one recall laid open."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from app.__main__ import cli
from graph.persistence import open_store
from memory import Memory


@pytest.fixture(autouse=True)
def told(tmp_path: Path) -> None:
    with open_store() as store:
        memory = Memory(store)
        memory.observe("ada", "I like oolong tea", thread="t", message="m1")
        memory.observe("ada", "I go swimming every Tuesday", thread="t", message="m2")


def shown(*arguments: str) -> str:
    result = CliRunner().invoke(cli, ["why", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_every_term_of_a_recall_is_shown() -> None:
    output = shown("which tea do I like?", "--user", "ada")
    assert "oolong" in output
    for term in ("dense", "nearby", "conversation", "attribute", "match", "score"):
        assert term in output


def test_another_user_and_a_role_that_may_not_read_see_nothing() -> None:
    assert "oolong" not in shown("which tea do I like?", "--user", "ben")
    assert "oolong" not in shown("which tea do I like?", "--user", "ada", "--role", "basic")


def test_what_was_held_back_is_shown_as_such() -> None:
    output = shown("What does inflation mean?", "--user", "ada")
    assert "nothing fits" in output
    assert "held back" in output
