"""The end of a conversation: what is worth it is filed, the rest is gone."""

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import BaseCheckpointSaver

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

    Raises `MissingUserError`, and `UsageError` when the thread belongs to another user.
    The checkpoints stay where filing raises an error of the store, so that nothing is lost.
    """
    user = require_user(context.user_id)
    saver = agent.checkpointer
    if not isinstance(saver, BaseCheckpointSaver):
        raise UsageError("The graph has no checkpointer: use build_graph(checkpointer=open_checkpointer()).")
    config: RunnableConfig = {"configurable": {"thread_id": thread}}
    state: State = agent.get_state(config).values  # type: ignore[assignment]
    require_owner(state, user)
    messages = state.get("messages", [])
    memory = Memory(agent.store, clock=clock_in(context.timezone))
    filed = memory.consolidate(user, as_leaving(messages, state.get("said_at", {})), thread=thread)
    saver.delete_thread(thread)
    return filed
