"""A conversation belongs to the user who began it."""

from graph.state import State
from memory.errors import UsageError


def require_owner(state: State, user: str) -> str:
    """Return the user, or raise `UsageError` if the thread was begun by somebody else.

    Thread ids are chosen by callers; without this check a guessed or shared one would show one person's
    messages to another and file them under the wrong name.
    """
    owner = state.get("user", user)
    if owner != user:
        raise UsageError(
            "This conversation belongs to another user: use another thread id. "
            "这个对话属于另一位用户，请换一个 thread。"
        )
    return user
