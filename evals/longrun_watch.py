"""Watching a run from outside: what the chat model was sent, how often, and when its first word came."""

import time
from typing import Any

from langchain_core.callbacks import BaseCallbackHandler
from langchain_core.messages import BaseMessage

from evals.stopwatch import Spent
from memory.counting import count_tokens
from memory.short_term.window import message_tokens


class Watch(BaseCallbackHandler):
    """Counts for one turn; `begin` starts the next one. Times are in seconds."""

    run_inline = True

    def __init__(self, encoder: Spent) -> None:
        self._encoder = encoder
        self.begin()

    def begin(self) -> None:
        """Forget the turn before."""
        self.calls = 0
        self.prompt_tokens = 0
        self.tools_tokens = 0
        self._encoder.reset()
        self._start = time.perf_counter()
        self._asked = self._answered = self._encoding = 0.0

    def on_chat_model_start(
        self, serialized: dict[str, Any], messages: list[list[BaseMessage]], **kwargs: Any
    ) -> None:
        """Count a call; the first one of a turn ends what the model had to be waited for."""
        if not self.calls:
            self._asked, self._encoding = time.perf_counter(), self._encoder.seconds
        self.calls += 1
        tools = (kwargs.get("invocation_params") or {}).get("tools") or []
        self.tools_tokens = max(self.tools_tokens, count_tokens(str(tools)) if tools else 0)
        self.prompt_tokens += count_tokens(str(tools)) if tools else 0
        for message in messages[0]:
            self.prompt_tokens += message_tokens(message)  # type: ignore[arg-type]

    def on_llm_new_token(self, token: Any, **kwargs: Any) -> None:
        """Note when the first word of the turn came."""
        self._answered = self._answered or time.perf_counter()

    def overhead(self, arrived: float) -> float:
        """Return how long the first word took, beyond model and encoder, to arrive at the caller."""
        return max(0.0, arrived - self._start - (self._answered - self._asked) - self._encoding)

    @property
    def started(self) -> float:
        """When the turn began."""
        return self._start
