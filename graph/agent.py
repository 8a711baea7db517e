"""The state machine, read from top to bottom. Wiring only.

START ──> retrieve_memories ─┬─> agent_reason ──(tool calls)──> call_tools ──> agent_reason …
├─> capture_memories
└─> consolidate, when due
and close_turn at the end of it all, when there is something to say
"""

from typing import Any

from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.graph import START, StateGraph
from langgraph.graph.state import CompiledStateGraph
from langgraph.store.base import BaseStore

from graph.context import Context
from graph.filing import consolidate
from graph.models import RETRY
from graph.nodes import (
    agent_reason,
    call_tools,
    capture_memories,
    close_turn,
    retrieve_memories,
)
from graph.state import Input, State

Agent = CompiledStateGraph[State, Context, Input, State]


def build_graph(
    *, checkpointer: BaseCheckpointSaver[Any] | None = None, store: BaseStore | None = None
) -> Agent:
    """Compile the agent over a checkpointer (short-term memory) and a store (long-term memory).

    See `graph.persistence` for both. Without a checkpointer a thread is forgotten after each call; a run
    without a store raises an error that says so. `langgraph dev` brings its own of both.
    """
    builder = StateGraph(State, context_schema=Context, input_schema=Input)
    builder.add_node(retrieve_memories)
    builder.add_node(capture_memories)
    builder.add_node(agent_reason, retry_policy=RETRY)
    builder.add_node(call_tools)
    builder.add_node(consolidate)
    builder.add_node(close_turn, defer=True)

    # The other nodes say themselves where they go: each names its exits in what it returns (graph/edges.py).
    builder.add_edge(START, "retrieve_memories")
    builder.add_edge("call_tools", "agent_reason")
    return builder.compile(checkpointer=checkpointer, store=store, name="hybrid_memory_agent")


graph = build_graph()
