"""The end of a conversation: what is worth it is filed, the rest is gone."""

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import BaseCheckpointSaver

from graph.agent import Agent
from graph.context import Context
from graph.nodes import leaving_of
from memory import Memory, UsageError
from memory.clock import clock_in
from memory.long_term.consolidation import Consolidation
from memory.namespaces import require_user


def end_session(agent: Agent, thread: str, context: Context) -> Consolidation:
    """File what a thread holds and then delete its checkpoints. Ending it again does nothing.

    The checkpoints stay where filing raises an error of the store, so that nothing is lost.
    """
    user = require_user(context.user_id)
    saver = agent.checkpointer
    if not isinstance(saver, BaseCheckpointSaver):
        raise UsageError("The graph has no checkpointer: use build_graph(checkpointer=open_checkpointer()).")
    config: RunnableConfig = {"configurable": {"thread_id": thread}}
    messages = agent.get_state(config).values.get("messages", [])
    memory = Memory(agent.store, clock=clock_in(context.timezone))
    filed = memory.consolidate(user, leaving_of(messages), thread=thread)
    saver.delete_thread(thread)
    return filed
