"""Reading a thread: who said what, in the forms that memory and the model want."""

import re
from collections.abc import Mapping, Sequence
from datetime import datetime

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, SystemMessage, ToolMessage

from graph.context import Context
from graph.data_block import data_message, is_data, without_mark
from graph.models import count_of
from graph.notices import is_notice
from graph.state import State
from memory import Leaving, Turn
from memory.clock import clock_in
from memory.guard.clean import clean
from memory.short_term.weights import WEIGHTS
from memory.short_term.window import fit_window, turns_of
from prompts import render

_OUR_TAG = re.compile(r"<\s*(/?\s*memory_data)\s*>", re.I)


def said_now(state: State) -> list[HumanMessage]:
    """Return what the user said in this turn: usually one message, all of them if several came at once."""
    now: list[HumanMessage] = []
    for message in reversed(state.get("messages", [])):
        if isinstance(message, AIMessage):
            if now or not message.tool_calls:
                break
        elif isinstance(message, HumanMessage):
            now.insert(0, message)
    return now


def as_turns(messages: Sequence[AnyMessage]) -> list[Turn]:
    """Return what user and assistant said, without tools, notices and empty messages."""
    return [
        Turn(role="user" if isinstance(m, HumanMessage) else "assistant", content=clean(m.text))
        for m in messages
        if isinstance(m, HumanMessage | AIMessage) and m.text and not is_notice(m)
    ]


def last_turns(messages: Sequence[AnyMessage], most: int) -> list[Turn]:
    """Return the last turns of `as_turns`, `most` at most, without looking at those before."""
    turns: list[Turn] = []
    for message in reversed(messages):
        if len(turns) >= most:
            break
        turns += as_turns([message])
    return turns[::-1]


def as_leaving(messages: Sequence[AnyMessage], said_at: Mapping[str, str]) -> list[Leaving]:
    """Return messages on their way out of the window as consolidation wants them."""
    return [
        Leaving(message.id or "", turn, _moment(said_at.get(message.id or "")))
        for message in messages
        for turn in as_turns([message])
    ]


def _moment(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text) if text else None


def compose_prompt(
    state: State, context: Context, weights: Mapping[str, float] = WEIGHTS
) -> list[AnyMessage]:
    """Return what the model sees, stable parts first: system prompt, window, data block, current turn."""
    heard = [m for m in state["messages"] if not is_notice(m) and not isinstance(m, SystemMessage)]
    kinds = {mid: kind for mid, kind in state.get("kinds", {}).items() if kind}
    window = fit_window(heard, context.window_tokens, kinds, weights, count_of(context.chat_model))
    current = turns_of(window)[-1]
    before = window[: len(window) - len(current)]
    system = "\n\n".join([render("system", state.get("thread_language", "en")), *_instructions(state)])
    data = data_message(state, clock_in(context.timezone)())
    return [SystemMessage(system), *_whole(before), data, *_whole(current)]


def _instructions(state: State) -> list[str]:
    """Return the caller's own system messages, each once: many servers take only one, at the beginning."""
    given = [clean(m.text).strip() for m in state["messages"] if isinstance(m, SystemMessage)]
    return [text for text in dict.fromkeys(given) if text]


def _whole(messages: Sequence[AnyMessage]) -> list[AnyMessage]:
    """Return messages as a server accepts them: clean, and every tool call with its result.

    A turn that was cut off between a call and its result would otherwise be refused for ever.
    """
    answered = {m.tool_call_id for m in messages if isinstance(m, ToolMessage)}
    whole: list[AnyMessage] = []
    for message in messages:
        whole.append(_sendable(message))
        calls = [*message.tool_calls, *message.invalid_tool_calls] if isinstance(message, AIMessage) else []
        whole += [
            ToolMessage("This call was interrupted.", tool_call_id=call["id"] or "", status="error")
            for call in calls
            if call["id"] not in answered
        ]
    return whole


def _sendable(message: AnyMessage) -> AnyMessage:
    """Return a message without what no client can encode, and without anything that looks like our block.

    Lone surrogates and NUL go; the tag of the data block loses its brackets in what others wrote.
    """
    content = clean(message.content) if isinstance(message.content, str) else message.content
    if isinstance(content, str) and "<" in content:
        content = _OUR_TAG.sub(r"[\1]", content)
    marked = is_data(message)
    if content == message.content and not marked:
        return message
    return message.model_copy(update={"content": content, "additional_kwargs": without_mark(message)})
