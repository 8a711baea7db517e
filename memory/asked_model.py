"""Asking a chat model for one short answer, within a time, for parts that do without when there is none."""

import json
import logging
import queue
import re
import threading
from collections.abc import Iterator
from typing import Any

from langchain_core.exceptions import ModelError
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import HumanMessage

log = logging.getLogger(__name__)

# What LangChain's clients raise over a failing server or a reply that breaks the protocol.
_FAILURES = (ModelError, OSError, ValueError, TypeError, AttributeError, LookupError, RuntimeError)
_MOST_STARTS = 20
_THOUGHT = re.compile(r"<think>.*?(?:</think>|\Z)", re.DOTALL)


class AskedModel:
    """A chat model with a deadline, in seconds. `purpose` names it in the log ("judge")."""

    def __init__(self, model: BaseChatModel, deadline_s: float, purpose: str) -> None:
        self._model, self._deadline_s, self._purpose = model, deadline_s, purpose

    def ask(self, prompt: str) -> str:
        """Return the model's text, or "" when there is none in time; why not is logged.

        The model runs in a thread of its own: it can be left behind there, and it does not find the run
        that LangGraph keeps in the context of this thread, to whose listeners it would stream.
        """
        answers: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._invoke, args=(prompt, answers), daemon=True).start()
        try:
            return answers.get(timeout=self._deadline_s)
        except queue.Empty:
            log.warning("The %s's chat model did not answer within %s s.", self._purpose, self._deadline_s)
            return ""

    def _invoke(self, prompt: str, answers: "queue.SimpleQueue[str]") -> None:
        try:
            answers.put(self._model.invoke([HumanMessage(prompt)]).text)
        except _FAILURES as error:
            log.warning("The %s's chat model failed: %s", self._purpose, error)
            answers.put("")


def objects_in(text: str) -> Iterator[Any]:
    """Yield the JSON objects that begin at a brace of an answer, outermost first.

    They may stand in a code fence, in prose, or after a train of thought.
    """
    text = _THOUGHT.sub("", text)
    decoder = json.JSONDecoder()
    at = 0
    for _ in range(_MOST_STARTS):
        at = text.find("{", at)
        if at < 0:
            return
        try:
            found, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            at += 1
        else:
            yield found
