"""Where a turn goes next. Each trigger of consolidation is one predicate and one setting."""

from typing import Literal

from langchain_core.messages import AIMessage
from langgraph.runtime import Runtime

from graph.context import Context, context_of
from graph.state import State
from memory.short_term.window import message_tokens, turns_of

AfterReason = Literal["call_tools", "consolidate", "close_turn", "__end__"]
AtTheEnd = Literal["close_turn", "__end__"]


def after_reason(state: State, runtime: Runtime[Context]) -> AfterReason:
    """Go to the tools if the model asked for any; else to consolidation if it is due; else to the end.

    `close_turn` waits until all other nodes have ended, and is left out where there is nothing to say: a
    step more costs a turn a third of its time.
    """
    last = state["messages"][-1]
    if isinstance(last, AIMessage) and (last.tool_calls or last.invalid_tool_calls):
        return "call_tools"
    context = context_of(runtime.context)
    if turns_due(state, context) or tokens_due(state, context):
        return "consolidate"
    return "close_turn" if "failed" in state.get("recall", {}) else "__end__"


def after_capture(state: State) -> AtTheEnd:
    """Go to the end of the turn with something to say if capture failed or the message held a secret."""
    report = state.get("capture", {})
    return "close_turn" if "failed" in report or report.get("refused") == "secret" else "__end__"


def after_consolidation(state: State) -> AtTheEnd:
    """Go to the end of the turn with something to say if memory failed in it."""
    failed = "failed" in state.get("recall", {}) or "failed" in state.get("consolidation", {})
    return "close_turn" if failed else "__end__"


def turns_due(state: State, context: Context) -> bool:
    """Tell whether enough turns have passed since the last consolidation."""
    return 0 < context.consolidate_turns <= state.get("turns", 0) and len(turns_of(state["messages"])) > 1


def tokens_due(state: State, context: Context) -> bool:
    """Tell whether the messages no longer fit into the window, so that the next turn would miss some."""
    tokens = sum(message_tokens(message) for message in state["messages"])
    return tokens > context.window_tokens and len(turns_of(state["messages"])) > 1
