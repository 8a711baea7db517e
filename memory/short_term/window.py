"""Which messages of a thread the model still sees word for word.

The unit is the turn: a user's message and all that followed it. A tool call and its results, parallel ones
too, lie in one turn, so they stay or leave together.
"""

from collections.abc import Mapping, Sequence

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage

from memory.counting import Count, count_tokens
from memory.judge.reading.questions import is_question
from memory.short_term.weights import WEIGHTS, weight_of

_TOKENS_A_MESSAGE = 4  # role and separators, as OpenAI's counting guide has it
_DOWN_TO = 0.7  # of the budget: room for some turns before the window has to be cut again

Turn = list[AnyMessage]


def turns_of(messages: Sequence[AnyMessage]) -> list[Turn]:
    """Group messages into turns, in order. Whatever stands before the first user message is a turn."""
    turns: list[Turn] = []
    for message in messages:
        if isinstance(message, HumanMessage) or not turns:
            turns.append([])
        turns[-1].append(message)
    return turns


def fit_window(
    messages: Sequence[AnyMessage],
    budget: int,
    kinds: Mapping[str, str] | None = None,
    weights: Mapping[str, float] = WEIGHTS,
    count: Count = count_tokens,
) -> list[AnyMessage]:
    """Return all messages if they fit into `budget` tokens, else the weightiest turns down to 70 % of it.

    The least weighty turns leave first, of equal ones the oldest; the order stays. The current turn, the
    open question and pinned messages never leave, whatever they cost. `kinds` are kinds by message id
    (see `weights`); without them the oldest leave first. `count` is the model's (`counting.counter_for`).
    """
    turns = turns_of(messages)
    costs = [sum(message_tokens(message, count) for message in turn) for turn in turns]
    total = sum(costs)
    if total <= budget:
        return list(messages)
    gone: set[int] = set()
    staying = held_back(turns)
    for index in sorted(range(len(turns)), key=lambda at: (turn_weight(turns[at], kinds, weights), at)):
        if total <= budget * _DOWN_TO:
            break
        if index not in staying:
            gone.add(index)
            total -= costs[index]
    return [message for index, turn in enumerate(turns) if index not in gone for message in turn]


def held_back(turns: Sequence[Turn]) -> set[int]:
    """Return which turns never leave: the current one, the one with the open question, pinned ones."""
    staying = {index for index, turn in enumerate(turns) if any(is_pinned(message) for message in turn)}
    if turns:
        staying.add(len(turns) - 1)
    if len(turns) > 1 and _asks_back(turns[-2]):
        staying.add(len(turns) - 2)
    return staying | {index for index, turn in enumerate(turns) if _is_unanswered(turn)}


def turn_weight(
    turn: Turn, kinds: Mapping[str, str] | None = None, weights: Mapping[str, float] = WEIGHTS
) -> float:
    """Return the weight of a turn: that of the weightiest thing that the user said in it."""
    said = [weight_of((kinds or {}).get(m.id or ""), weights) for m in turn if isinstance(m, HumanMessage)]
    return max(said, default=weights.get("told", 1.0))


def is_pinned(message: AnyMessage) -> bool:
    """Tell whether the caller pinned a message: `HumanMessage(…, additional_kwargs={"pinned": True})`."""
    return message.additional_kwargs.get("pinned") is True


def message_tokens(message: AnyMessage, count: Count = count_tokens) -> int:
    """Return what a message costs, tool calls included."""
    called = getattr(message, "tool_calls", ())
    calls = count("".join(f"{c['name']}{c['args']}" for c in called)) if called else 0
    return count(_text(message)) + calls + _TOKENS_A_MESSAGE


def _text(message: AnyMessage) -> str:
    # `.text` makes a new string of its own kind each time, which takes longer than to count it.
    return message.content if isinstance(message.content, str) else message.text


def _asks_back(turn: Turn) -> bool:
    """Tell whether the assistant ended a turn with a question, which the current message may answer."""
    last = next((m for m in reversed(turn) if isinstance(m, AIMessage) and _text(m)), None)
    return last is not None and is_question(_text(last)[-200:].rstrip())


def _is_unanswered(turn: Turn) -> bool:
    """Tell whether a user's question was cut off before its answer came."""
    replied = any(isinstance(m, AIMessage) and _text(m) for m in turn) or isinstance(turn[-1], ToolMessage)
    return not replied and any(isinstance(m, HumanMessage) and is_question(_text(m)) for m in turn)
