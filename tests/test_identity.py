from types import SimpleNamespace
from typing import Any

import pytest

from memory.errors import MissingUserError, UsageError
from memory.identity import user_of


def run(user_id: str | None, login: str | None = None) -> Any:
    context = None if user_id is None else SimpleNamespace(user_id=user_id)
    server = SimpleNamespace(user=SimpleNamespace(identity=login)) if login else None
    return SimpleNamespace(context=context, server_info=server)


def test_the_context_names_the_user_where_nobody_logs_in() -> None:
    assert user_of(run("ada@example.com")) == "ada@example.com"


def test_who_is_logged_in_needs_no_context() -> None:
    assert user_of(run(None, "ada")) == "ada"
    assert user_of(run("", "ada")) == "ada"
    assert user_of(run("ada", "ada")) == "ada"


def test_nobody_who_is_logged_in_reads_another_persons_memories() -> None:
    with pytest.raises(UsageError, match="Logged in as 'ada'"):
        user_of(run("bob", "ada"))


@pytest.mark.parametrize("user_id", [None, "", "  "])
def test_without_any_user_the_run_is_refused(user_id: str | None) -> None:
    with pytest.raises(MissingUserError):
        user_of(run(user_id))
