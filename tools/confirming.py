"""Whether the user was asked, in the turn before this one, if everything shall be forgotten."""

from collections.abc import Sequence

from langchain_core.messages import BaseMessage, HumanMessage, ToolMessage

ASKS_FIRST = "forget_everything"
"""The tool whose result is the question."""


def was_asked(messages: Sequence[BaseMessage]) -> bool:
    """Tell whether the question was put between the last two messages of the user."""
    turns = 0
    for message in reversed(messages):
        if isinstance(message, HumanMessage):
            turns += 1
            if turns > 1:
                return False
        elif turns == 1 and isinstance(message, ToolMessage) and message.name == ASKS_FIRST:
            return message.status != "error"
    return False
