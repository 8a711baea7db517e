"""What the tools' results do to the state: many updates made one, dropped notes taken out of messages."""

from collections.abc import Sequence
from typing import Any

from langchain_core.messages import AIMessage, AnyMessage
from langgraph.types import Command

from graph.state import State
from memory.short_term.task import OpenTask, apply_steps

_DROPPED = "…"


def combined(output: Any) -> State:
    """Make one update of what the tool node returned: messages, or a list of them and of commands."""
    update: State = {"messages": []}
    for part in output if isinstance(output, list) else [output]:
        given: Any = part.update if isinstance(part, Command) else part
        update["messages"] = [*update["messages"], *given.get("messages", [])]
        if "tasks" in given:
            update["tasks"] = [*update.get("tasks", []), *given["tasks"]]
    return update


def after_tasks(state: State, update: State) -> State:
    """Return what else follows when a task is finished: its notes leave the messages and the checkpoints."""
    steps: Any = update.get("tasks", [])
    if not any(step["do"] == "finish" for step in steps):
        return {}
    open_before = state.get("tasks", [])
    open_after = {task["id"] for task in apply_steps(open_before, steps)}
    finished = [task for task in open_before if task["id"] not in open_after]
    messages = [*_without_notes(state["messages"], finished), *update["messages"]]
    return {"messages": messages, "task_finished": True, "purge": True}


def _without_notes(messages: Sequence[AnyMessage], finished: Sequence[OpenTask]) -> list[AnyMessage]:
    """Return the messages that must change: calls of `note` with a note of a finished task, blanked."""
    values = {value for task in finished for value in task["notes"].values()}
    return [
        _blanked(message, values)
        for message in messages
        if isinstance(message, AIMessage) and any(_holds(call, values) for call in message.tool_calls)
    ]


def _holds(call: Any, values: set[str]) -> bool:
    return call["name"] == "note" and str(call["args"].get("value", "")).strip() in values


def _blanked(message: AIMessage, values: set[str]) -> AIMessage:
    calls = [
        {**call, "args": {**call["args"], "value": _DROPPED}} if _holds(call, values) else call
        for call in message.tool_calls
    ]
    # The provider's own copy of the calls goes: LangChain sends `tool_calls` in its place.
    extra = {key: value for key, value in message.additional_kwargs.items() if key != "tool_calls"}
    return AIMessage(
        content=message.text, tool_calls=calls, id=message.id, additional_kwargs=extra, name=message.name
    )
