"""The end of a conversation: what is worth it is filed, the rest is gone."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.store.base import BaseStore

from graph.agent import Agent
from graph.context import Context
from graph.conversation import as_leaving
from graph.ownership import require_owner
from graph.state import State
from memory import Memory, UsageError
from memory.clock import clock_in
from memory.long_term.consolidation import Consolidation
from memory.namespaces import require_user


def end_session(agent: Agent, thread: str, context: Context) -> Consolidation:
    """File what a thread holds and then delete its checkpoints. Ending it again does nothing.

    A run of the thread that is still in progress can write nothing afterwards. Raises `MissingUserError`,
    and `UsageError` when the thread belongs to another user. The checkpoints stay where filing raises an
    error of the store, so that nothing is lost.
    """
    user = require_user(context.user_id)
    saver = _saver_of(agent)
    state: State = agent.get_state(_config(thread)).values  # type: ignore[assignment]
    require_owner(state, user)
    memory = Memory(agent.store, clock=clock_in(context.timezone))
    filed = _file(memory, user, state, thread) if context.consolidate_at_end else Consolidation(None, ())
    saver.delete_thread(thread)
    return filed


def end_idle_sessions(agent: Agent, *, minutes: float, context: Context | None = None) -> list[str]:
    """End all sessions in which nothing has happened for so many minutes; return their threads.

    Each is filed under the user who began it; `context` gives the other knobs. For a timer: see
    `python -m app end-idle`.
    """
    context = context or Context()
    now = clock_in(context.timezone)()
    ended = []
    for thread in _idle(_saver_of(agent), now - timedelta(minutes=minutes)):
        user = agent.get_state(_config(thread)).values.get("user", "")
        if user:
            end_session(agent, thread, context.model_copy(update={"user_id": user}))
            ended.append(thread)
    return ended


def filing_on_delete(
    saver: BaseCheckpointSaver[Any], store: Callable[[], BaseStore]
) -> Callable[[str], None]:
    """Return what a checkpointer does before it deletes a thread: file what is worth it, under its owner.

    For threads that are deleted from outside, as through LangGraph's API.
    """

    def file_thread(thread: str) -> None:
        held = saver.get_tuple(_config(thread))
        state: Any = held.checkpoint["channel_values"] if held else {}
        if state.get("user"):
            _file(Memory(store()), state["user"], state, thread)

    return file_thread


def _file(memory: Memory, user: str, state: State, thread: str) -> Consolidation:
    messages = state.get("messages", [])
    return memory.consolidate(user, as_leaving(messages, state.get("said_at", {})), thread=thread)


def _idle(saver: BaseCheckpointSaver[Any], since: datetime) -> list[str]:
    last: dict[str, str] = {}
    for held in saver.list(None):
        thread = str(held.config["configurable"]["thread_id"])
        last[thread] = max(last.get(thread, ""), held.checkpoint["ts"])
    return [thread for thread, at in last.items() if datetime.fromisoformat(at) < since]


def _saver_of(agent: Agent) -> BaseCheckpointSaver[Any]:
    saver = agent.checkpointer
    if not isinstance(saver, BaseCheckpointSaver):
        raise UsageError("The graph has no checkpointer: use build_graph(checkpointer=open_checkpointer()).")
    return saver


def _config(thread: str) -> RunnableConfig:
    return {"configurable": {"thread_id": thread, "checkpoint_ns": ""}}
