"""The summaries: the chat model's if there is one, else the central sentences."""

import logging
import queue
import threading
from collections.abc import Callable, Sequence
from contextvars import copy_context

from langchain_core.exceptions import ModelError
from langchain_core.messages import HumanMessage
from langgraph.constants import TAG_NOSTREAM

from graph.context import Context
from graph.models import UNREADABLE, load_chat_model, resolve_chat_model
from memory import Memory
from memory.counting import count_tokens
from memory.errors import AgentMemoryError
from memory.guard.keepable import keepable
from memory.guard.redact import redact_secrets
from memory.judge.changing.forget_words import wants_forgotten
from memory.long_term.forget_requests import taken_back
from memory.records import Language
from memory.short_term.summary import Said, Summaries, extend_session, extend_summary
from prompts import render

log = logging.getLogger(__name__)


class SummaryFailedError(AgentMemoryError):
    """The chat model gave no summary, or not in time."""


def summarise(
    old: Summaries,
    said: Sequence[Said],
    context: Context,
    language: Language,
    memory: Memory,
    *,
    with_model: bool = True,
) -> Summaries:
    """Return the summaries extended by what leaves the window, both at most as long as the context allows.

    Turns that hold a secret, give orders to the system or ask to forget something are left out before
    anything else sees them. The
    session's summary is always made of what the user said, word for word; the recent one is the chat
    model's, unless there is none or what it wrote is too long. Raises `SummaryFailedError` when it fails.
    """
    allowed = keepable([one.turn for one in said])
    gone = _taken_back(said)
    said = [
        one
        for index, (one, keep) in enumerate(zip(said, allowed, strict=True))
        if keep and index not in gone and not _to_be_forgotten(one)
    ]
    parts = {"language": language, "encoder": memory.encoder, "weights": memory.settings.message_weights}
    most = min(context.session_tokens, context.summary_tokens // 2)
    session = extend_session(old.session, said, budget=most, **parts)  # type: ignore[arg-type]
    left = context.summary_tokens - count_tokens(session)
    if with_model and said and resolve_chat_model(context.chat_model) != "offline":
        written = _by_model(old.recent, said, left, context, language)
        if written and count_tokens(written) <= left:
            return Summaries(written, session)
    recent = extend_summary(old.recent, said, budget=left, **parts)  # type: ignore[arg-type]
    return Summaries(recent, session)


def _to_be_forgotten(said: Said) -> bool:
    return said.turn.role == "user" and wants_forgotten(said.turn.content)


def _taken_back(said: Sequence[Said]) -> set[int]:
    """Return the places of what a later message of the user's wants forgotten."""
    spoken = [index for index, one in enumerate(said) if one.turn.role == "user"]
    return {spoken[found] for found in taken_back([said[index].turn.content for index in spoken])}


def _by_model(summary: str, said: Sequence[Said], budget: int, context: Context, language: Language) -> str:
    messages = "\n".join(f"{one.turn.role}: {redact_secrets(one.turn.content)}" for one in said)
    words = str(budget // 2)
    prompt = render("summary", language, summary=summary or "-", messages=messages, words=words)
    model = load_chat_model(context.chat_model)
    return redact_secrets(
        _within(
            context.consolidation_seconds,
            lambda: model.invoke([HumanMessage(prompt)], config={"tags": [TAG_NOSTREAM]}).text.strip(),
        )
    )


def _within(seconds: float, call: Callable[[], str]) -> str:
    """Return what a call to the model returns, or raise `SummaryFailedError` when it fails or takes longer.

    A call that takes longer is left to itself: its thread does not keep the process alive.
    """
    outcome: queue.SimpleQueue[str | Exception] = queue.SimpleQueue()

    def run() -> None:
        try:
            outcome.put(call())
        except (ModelError, *UNREADABLE) as error:
            outcome.put(error)

    threading.Thread(target=copy_context().run, args=(run,), daemon=True).start()
    try:
        result = outcome.get(timeout=seconds)
    except queue.Empty:
        raise SummaryFailedError(f"no summary within {seconds:g} s") from None
    if isinstance(result, Exception):
        reason = str(result).partition("\n")[0] or type(result).__name__
        raise SummaryFailedError(f"the chat model could not summarise ({reason})") from result
    return result
