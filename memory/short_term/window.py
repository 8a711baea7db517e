"""Which messages of a thread the model still sees word for word.

The unit is the turn: a user's message and all that followed it. A tool call and its result lie in one
turn, so they stay or leave together.
"""

from collections.abc import Sequence

from langchain_core.messages import AnyMessage, HumanMessage

from memory.counting import count_tokens

_TOKENS_A_MESSAGE = 4  # role and separators, as OpenAI's counting guide has it


def turns_of(messages: Sequence[AnyMessage]) -> list[list[AnyMessage]]:
    """Group messages into turns, in order. Whatever stands before the first user message is a turn."""
    turns: list[list[AnyMessage]] = []
    for message in messages:
        if isinstance(message, HumanMessage) or not turns:
            turns.append([])
        turns[-1].append(message)
    return turns


def fit_window(messages: Sequence[AnyMessage], budget: int) -> list[AnyMessage]:
    """Return the newest whole turns that fit into `budget` tokens; the current turn is always among them."""
    turns = turns_of(messages)
    kept: list[list[AnyMessage]] = []
    for turn in reversed(turns):
        budget -= sum(message_tokens(message) for message in turn)
        if kept and budget < 0:
            break
        kept.insert(0, turn)
    return [message for turn in kept for message in turn]


def oldest_half(messages: Sequence[AnyMessage]) -> list[AnyMessage]:
    """Return the messages of the older half of the turns, rounded down; never those of the current turn."""
    turns = turns_of(messages)
    return [message for turn in turns[: len(turns) // 2] for message in turn]


def message_tokens(message: AnyMessage) -> int:
    """Estimate what a message costs, tool calls included."""
    calls = "".join(f"{c['name']}{c['args']}" for c in getattr(message, "tool_calls", []))
    return count_tokens(message.text) + count_tokens(calls) + _TOKENS_A_MESSAGE
