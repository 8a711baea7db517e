"""Where a turn goes next. Each trigger of consolidation is one predicate and one setting.

Nodes go by these themselves, with a `Command`: LangGraph's conditional edges would put the state together
once more for each, a tenth of what a turn costs.

The predicates look at the state as it is when a turn begins, current message included: what is due then is
consolidated beside the reply.
"""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Any, Literal

from langchain_core.messages import AIMessage, AnyMessage

from graph.context import Context
from graph.models import count_of
from graph.state import State
from memory.short_term.topic import SWITCHED_AFTER
from memory.short_term.window import held_back, message_tokens, turns_of

BesideTheReply = Literal["capture_memories", "agent_reason", "consolidate"]
AfterReason = Literal["call_tools", "close_turn", "__end__"]
AtTheEnd = Literal["close_turn", "__end__"]
Trigger = Literal["", "turns", "tokens", "minutes", "task", "topic", "idle"]

_TURNS_OF_A_TOPIC = 6


def after_recall(state: State, context: Context) -> list[BesideTheReply]:
    """Go to the reply, to capture beside it, and to consolidation beside both where it is due."""
    if due(state, context):
        return ["capture_memories", "agent_reason", "consolidate"]
    return ["capture_memories", "agent_reason"]


def after_reason(state: State, reply: AnyMessage) -> AfterReason:
    """Go to the tools if the model asked for any, else to the end.

    `close_turn` waits until all other nodes have ended, and is left out where there is nothing to say: a
    step more costs a turn a third of its time.
    """
    if isinstance(reply, AIMessage) and (reply.tool_calls or reply.invalid_tool_calls):
        return "call_tools"
    return "close_turn" if "failed" in state.get("recall", {}) else "__end__"


def after_capture(report: Mapping[str, Any]) -> AtTheEnd:
    """Go to the end of the turn with something to say if capture failed or something is not read or kept."""
    withheld = report.get("refused") == "secret" or report.get("redacted") or report.get("in_part")
    return "close_turn" if "failed" in report or withheld else "__end__"


def after_consolidation(report: Mapping[str, Any]) -> AtTheEnd:
    """Go to the end of the turn with something to say if the store failed."""
    return "close_turn" if "failed" in report else "__end__"


def due(state: State, context: Context) -> Trigger:
    """Return the trigger that makes a consolidation due now, or "".

    None is while nothing may leave, nor while a failed one is postponed and the window is not full.
    """
    turns = turns_of(state.get("messages", []))
    if len(held_back(turns)) == len(turns):
        return ""
    if tokens_due(state, context):
        return "tokens"
    if _postponed(state):
        return ""
    return next((name for name, is_due in TRIGGERS.items() if is_due(state, context)), "")


def turns_due(state: State, context: Context) -> bool:
    """Tell whether enough turns have passed since the last consolidation."""
    return 0 < context.consolidate_turns <= state.get("turns", 0)


def tokens_due(state: State, context: Context) -> bool:
    """Tell whether the messages no longer fit into the window, so that this turn misses some."""
    count = count_of(context.chat_model)
    tokens = sum(message_tokens(message, count) for message in state["messages"])
    return context.consolidate_when_full and tokens > context.window_tokens


def minutes_due(state: State, context: Context) -> bool:
    """Tell whether enough time has passed since the last consolidation."""
    last, now = state.get("consolidated_at"), _moments(state)[-1:]
    if not (context.consolidate_minutes and last and now):
        return False
    return now[0] - datetime.fromisoformat(last) >= timedelta(minutes=context.consolidate_minutes)


def task_due(state: State, context: Context) -> bool:
    """Tell whether a task has been finished since the last consolidation."""
    return context.consolidate_after_task and bool(state.get("task_finished"))


def topic_due(state: State, context: Context) -> bool:
    """Tell whether the conversation has moved to another topic and stayed there."""
    moved = state.get("away", 0) >= SWITCHED_AFTER
    return context.consolidate_on_topic and moved and state.get("turns", 0) >= _TURNS_OF_A_TOPIC


def idle_due(state: State, context: Context) -> bool:
    """Tell whether the user is back after a long silence."""
    last = _moments(state)[-2:]
    if not context.idle_minutes or len(last) < 2:
        return False
    return last[1] - last[0] >= timedelta(minutes=context.idle_minutes)


TRIGGERS: dict[Trigger, Callable[[State, Context], bool]] = {
    "task": task_due,
    "idle": idle_due,
    "turns": turns_due,
    "topic": topic_due,
    "minutes": minutes_due,
}
"""Those that wait while a consolidation is postponed, in the order in which they are asked."""


def _moments(state: State) -> list[datetime]:
    """Return when the messages in the window were said, in order."""
    return sorted(datetime.fromisoformat(at) for at in state.get("said_at", {}).values())


def _postponed(state: State) -> bool:
    postponed, now = state.get("postponed"), _moments(state)[-1:]
    return bool(postponed and now and now[0] < datetime.fromisoformat(postponed["until"]))
