"""What happens in one turn, one function a node.

Plain `def`: LangGraph runs these in threads, where SQLite and files may block. A memory
failure never breaks the answer: the node notes it under `failed`, and `notify_user` says it.
"""

import logging
from collections.abc import Sequence
from typing import Any

from langchain_core.messages import (
    AIMessage,
    AnyMessage,
    HumanMessage,
    RemoveMessage,
    SystemMessage,
    ToolMessage,
)
from langchain_core.tools import ToolException
from langgraph.config import get_config
from langgraph.prebuilt import ToolNode
from langgraph.prebuilt.tool_node import ToolInvocationError
from langgraph.runtime import Runtime
from sqlalchemy.exc import SQLAlchemyError

from graph.context import Context, context_of
from graph.data_block import data_message, memory_lines
from graph.models import EmptyReplyError, ask
from graph.notices import is_notice, notice
from graph.reports import capture_report, consolidation_report, failure, recall_report
from graph.state import State
from graph.summarise import summarise
from memory import Leaving, Memory, Turn
from memory.clock import clock_in
from memory.errors import MEMORY_FAILURES, StorageError, UsageError
from memory.guard.clean import clean
from memory.identity import user_of
from memory.judge.questions import is_question
from memory.language import detect_language
from memory.records import Language
from memory.short_term.reference import resolve_follow_up
from memory.short_term.window import fit_window, oldest_half, turns_of
from prompts import render
from tools import TOOLS

log = logging.getLogger(__name__)
_CONTEXT_TURNS = 6


def retrieve_memories(state: State, runtime: Runtime[Context]) -> State:
    """Open the turn: resolve a follow-up, recall what bears on the message, reset what counts per turn."""
    user, context = user_of(runtime), context_of(runtime.context)
    message = clean(_spoken(state)[-1].text)
    language = _language(message, state, context)
    memory = _memory(runtime)
    understood = resolve_follow_up(message, state.get("topic", ""), memory.clock())
    query = understood or message
    try:
        found = memory.recall(user, query, limit=context.recall_limit, domains=_domains_of(state))
        report = recall_report(found, memory_lines(found, context.recall_tokens), understood)
    except MEMORY_FAILURES as error:
        report = {**failure("recall", error), "query": query, "understood": understood}
    return {
        "language": language,
        "thread_language": state.get("thread_language", language),
        "topic": query if understood or is_question(message, language) else state.get("topic", ""),
        "turns": state.get("turns", 0) + 1,
        "model_calls": 0,
        "recall": report,
        "capture": {},
        "consolidation": {},
    }


def capture_memories(state: State, runtime: Runtime[Context]) -> State:
    """File what is lasting in the user's message. Runs beside the reply, which never waits for it."""
    spoken = _spoken(state)[-1]
    before = _as_turns(state["messages"])[:-1]
    try:
        seen = _memory(runtime).observe(
            user_of(runtime),
            spoken.text,
            thread=_thread_of(runtime),
            message=spoken.id or "",
            context=before[-_CONTEXT_TURNS:],
            domains=_domains_of(state),
        )
    except MEMORY_FAILURES as error:
        return {"capture": failure("capture", error)}
    return {"capture": capture_report(seen)}


def agent_reason(state: State, runtime: Runtime[Context]) -> State:
    """Ask the chat model, unless it has been asked too often in this turn.

    A model that answers with nothing is said to have done so. Raises `ChatModelError` when it fails.
    """
    context = context_of(runtime.context)
    calls = state.get("model_calls", 0)
    language = state.get("language", "en")
    if calls >= context.model_calls_per_turn:
        return {"messages": [notice("too_many_calls", language, count=str(calls))]}
    try:
        reply = ask(context.chat_model, _prompt(state, context), TOOLS)
    except EmptyReplyError as error:
        log.warning("%s", error)
        reply = _instead_of_nothing(state)
    return {"messages": [reply], "model_calls": calls + 1}


def _instead_of_nothing(state: State) -> AIMessage:
    """Show what the tools found where the model had nothing to add to it, as small models often do."""
    found = [m.text for m in turns_of(state["messages"])[-1] if isinstance(m, ToolMessage) and m.text]
    return AIMessage(found[-1]) if found else notice("empty_reply", state.get("language", "en"))


def call_tools(state: State) -> State:
    """Run the tools that the model asked for; a failure goes back to the model as an error it can act on."""
    last = state["messages"][-1]
    assert isinstance(last, AIMessage)
    results: list[AnyMessage] = [
        ToolMessage(
            f"The arguments of {call['name']} are not valid JSON. Call it again with valid JSON.",
            tool_call_id=call["id"] or "",
            status="error",
        )
        for call in last.invalid_tool_calls
    ]
    if last.tool_calls:
        results += _tool_node.invoke(state, get_config())["messages"]
    return {"messages": results}


def consolidate(state: State, runtime: Runtime[Context]) -> State:
    """File and summarise the older half of the window, and remove it only when that has succeeded."""
    context = context_of(runtime.context)
    memory = _memory(runtime)
    gone = oldest_half(state["messages"])
    language = state.get("language", "en")
    try:
        filed = memory.consolidate(user_of(runtime), leaving_of(gone), thread=_thread_of(runtime))
        summary = summarise(state.get("summary", ""), _as_turns(gone), context, language, memory.encoder)
    except MEMORY_FAILURES as error:
        return {"consolidation": failure("consolidation", error)}
    removals: list[Any] = [RemoveMessage(id=message.id or "") for message in gone]
    return {
        "messages": removals,
        "summary": summary,
        "turns": 0,
        "consolidation": consolidation_report(filed, turns=len(turns_of(gone))),
    }


def notify_user(state: State) -> State:
    """Say in the conversation which part of memory failed in this turn."""
    reports = (state.get("recall", {}), state.get("capture", {}), state.get("consolidation", {}))
    parts = ", ".join(dict.fromkeys(report["failed"] for report in reports if report.get("failed")))
    return {"messages": [notice("memory_failed", state.get("language", "en"), reason=parts)]}


def leaving_of(messages: Sequence[AnyMessage]) -> list[Leaving]:
    """Turn messages into what consolidation works on."""
    return [Leaving(message.id or "", turn) for message in messages for turn in _as_turns([message])]


def _prompt(state: State, context: Context) -> list[AnyMessage]:
    """Stable parts first: system prompt, window, then the data block right before the current turn."""
    spoken = [message for message in state["messages"] if not is_notice(message)]
    window = fit_window(spoken, context.window_tokens)
    current = turns_of(window)[-1]
    system = render("system", state.get("thread_language", "en"))
    data = data_message(state, clock_in(context.timezone)())
    before = window[: len(window) - len(current)]
    return [SystemMessage(system), *map(_sendable, before), data, *map(_sendable, current)]


def _sendable(message: AnyMessage) -> AnyMessage:
    """Replace what no HTTP client can encode (lone surrogates) or servers choke on (NUL)."""
    if not isinstance(message.content, str) or clean(message.content) == message.content:
        return message
    return message.model_copy(update={"content": clean(message.content)})


def _thread_of(runtime: Runtime[Context]) -> str:
    """Return the id of the thread this run belongs to, or "" without a checkpointer."""
    return (runtime.execution_info.thread_id if runtime.execution_info else None) or ""


def _domains_of(state: State) -> list[str]:
    task = state.get("task")
    return task["domains"] if task else []


def _as_turns(messages: Sequence[AnyMessage]) -> list[Turn]:
    roles = {"human": "user", "ai": "assistant"}
    return [
        Turn.model_validate({"role": roles[m.type], "content": clean(m.text)})
        for m in messages
        if m.type in roles and m.text and not is_notice(m)
    ]


def _spoken(state: State) -> list[HumanMessage]:
    return [m for m in state["messages"] if isinstance(m, HumanMessage)] or [HumanMessage("")]


def _language(message: str, state: State, context: Context) -> Language:
    if context.language != "auto":
        return context.language
    return detect_language(message, default=state.get("language", "en"))


def _memory(runtime: Runtime[Context]) -> Memory:
    return Memory(runtime.store, clock=clock_in(context_of(runtime.context).timezone))


def _tool_error(
    error: ToolException | StorageError | SQLAlchemyError | OSError | UsageError | ToolInvocationError,
) -> str:
    """Put what went wrong in a tool before the model; the annotation lists what may be put there."""
    return f"Error: {error}"


_tool_node = ToolNode(TOOLS, handle_tool_errors=_tool_error)
