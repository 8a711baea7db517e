"""The running summary: the chat model's if there is one, else the central sentences."""

import logging
from collections.abc import Sequence

from langchain_core.exceptions import ModelError
from langchain_core.messages import HumanMessage
from langgraph.constants import TAG_NOSTREAM

from graph.context import Context
from graph.models import UNREADABLE, load_chat_model, resolve_chat_model
from memory import Turn
from memory.condense import EncodesDocuments
from memory.counting import count_tokens
from memory.guard.keepable import keepable
from memory.guard.redact import redact_secrets
from memory.records import Language
from memory.short_term.summary import extend_summary
from prompts import render

log = logging.getLogger(__name__)


def summarise(
    summary: str, turns: Sequence[Turn], context: Context, language: Language, encoder: EncodesDocuments
) -> str:
    """Return the summary extended by turns, at most `summary_tokens` long.

    Turns that hold a secret or give orders to the system are left out before anything else sees them.
    A model that fails, answers nothing or answers at length is passed over for the extractive summary.
    """
    turns = [turn for turn, allowed in zip(turns, keepable(turns), strict=True) if allowed]
    if resolve_chat_model(context.chat_model) != "offline":
        written = _by_model(summary, turns, context, language)
        if written and count_tokens(written) <= context.summary_tokens:
            return written
    return extend_summary(summary, turns, language=language, budget=context.summary_tokens, encoder=encoder)


def _by_model(summary: str, turns: Sequence[Turn], context: Context, language: Language) -> str:
    messages = "\n".join(f"{turn.role}: {redact_secrets(turn.content)}" for turn in turns)
    words = str(context.summary_tokens // 2)
    prompt = render("summary", language, summary=summary or "-", messages=messages, words=words)
    model = load_chat_model(context.chat_model)
    try:
        reply = model.invoke([HumanMessage(prompt)], config={"tags": [TAG_NOSTREAM]})
    except (ModelError, *UNREADABLE) as error:
        log.warning("The chat model could not summarise (%s); using the central sentences.", error)
        return ""
    return redact_secrets(reply.text.strip())
