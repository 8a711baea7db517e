"""Whose memories a run may touch."""

from typing import Any, Protocol

from memory.errors import UsageError
from memory.namespaces import require_user


class Run(Protocol):
    """What LangGraph's `Runtime` and `ToolRuntime` have in common, as far as identity goes."""

    @property
    def context(self) -> Any:
        """The run's context, or None when the caller gave none."""

    @property
    def server_info(self) -> Any:
        """What the server knows of the caller, or None in process."""


def user_of(run: Run) -> str:
    """Return the user of a run: the authenticated one where a server has authentication, else the context's.

    Raises `MissingUserError` when there is none, and `UsageError` when somebody who is logged in asks
    for another person's memories by naming them in the context.
    """
    named = getattr(run.context, "user_id", None)
    login = getattr(getattr(run.server_info, "user", None), "identity", None)
    if not login:
        return require_user(named)
    if named and named != login:
        raise UsageError(
            f"Logged in as {login!r}, but context.user_id names somebody else: leave user_id out. "
            "已登录用户与 user_id 不一致：请去掉 user_id。"
        )
    return require_user(login)
