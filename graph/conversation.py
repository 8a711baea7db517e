"""Reading a thread: who said what, in the forms that memory and the model want."""

from collections.abc import Sequence

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, SystemMessage

from graph.context import Context
from graph.data_block import data_message
from graph.notices import is_notice
from graph.state import State
from memory import Leaving, Turn
from memory.clock import clock_in
from memory.guard.clean import clean
from memory.short_term.window import fit_window, turns_of
from prompts import render


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


def as_leaving(messages: Sequence[AnyMessage]) -> list[Leaving]:
    """Return messages on their way out of the window as consolidation wants them."""
    return [Leaving(message.id or "", turn) for message in messages for turn in as_turns([message])]


def compose_prompt(state: State, context: Context) -> list[AnyMessage]:
    """Return what the model sees, stable parts first: system prompt, window, data block, current turn."""
    heard = [message for message in state["messages"] if not is_notice(message)]
    window = fit_window(heard, context.window_tokens)
    current = turns_of(window)[-1]
    before = window[: len(window) - len(current)]
    system = render("system", state.get("thread_language", "en"))
    data = data_message(state, clock_in(context.timezone)())
    return [SystemMessage(system), *map(_sendable, before), data, *map(_sendable, current)]


def _sendable(message: AnyMessage) -> AnyMessage:
    """Replace what no HTTP client can encode (lone surrogates) or servers choke on (NUL)."""
    if not isinstance(message.content, str) or clean(message.content) == message.content:
        return message
    return message.model_copy(update={"content": clean(message.content)})
