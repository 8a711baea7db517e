"""Going on after a crash: what was answered but not yet filed is filed before anybody asks for it.

Capture runs beside the reply and ends a little after it. A process that is killed in between leaves it in the
checkpoint as work to be done, which LangGraph drops when the next message comes first.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from langchain_core.messages import AIMessage, HumanMessage
from langchain_core.runnables import RunnableConfig
from langgraph.types import PregelTask

from graph.context import Context
from graph.state import State
from memory.namespaces import require_user

if TYPE_CHECKING:
    from graph.agent import Agent


def catch_up(agent: "Agent", thread: str, context: Context) -> bool:
    """Finish the last turn of a thread where its reply was given; tell whether there was anything to do.

    Calls no chat model for the reply: a turn that was not answered is left to the next message. The thread
    of another user is left alone. Writes what the turn would have written; raises `MissingUserError` and
    the checkpointer's errors.
    """
    user = require_user(context.user_id)
    config: RunnableConfig = {"configurable": {"thread_id": thread}}
    held = agent.get_state(config)
    if not held.next or held.values.get("user") != user or not _is_answered(held.tasks):
        return False
    agent.invoke(None, config, context=context)
    return True


def left_over(said: Sequence[HumanMessage], state: State) -> list[HumanMessage]:
    """Return the messages of an earlier turn that never got filed: begun, and cut off before its end.

    For callers that send the next message without having caught up.
    """
    begun, filed = state.get("said_at", {}), state.get("kinds", {})
    return [one for one in said[:-1] if one.id in begun and one.id not in filed]


def _is_answered(tasks: Sequence[PregelTask]) -> bool:
    return any(task.name == "agent_reason" and _is_reply(task.result) for task in tasks)


def _is_reply(result: Any) -> bool:
    messages = result.get("messages", []) if isinstance(result, dict) else []
    last = messages[-1] if messages else None
    return isinstance(last, AIMessage) and not last.tool_calls and not last.invalid_tool_calls
