"""The reply goes first: what runs beside it begins when its first word is out.

Capture and consolidation run in the same step as the reply, in threads of one process, which share one
interpreter: what they compute before the first word delays it. So they wait for it, but not for long: while a
chat model thinks over there, this machine has nothing else to do. A word that is streamed gets a head start:
it still has to pass through LangGraph's queue to the caller, in two more threads.
"""

import threading
import time
from collections import OrderedDict
from typing import Any

from langchain_core.callbacks import BaseCallbackHandler
from langgraph.runtime import Runtime

from graph.context import Context

LONGEST_WAIT_S = 0.1
"""Less than a chat model takes over its first word anyway, and more than we do before we ask it."""

HEAD_START_S = 0.02
"""How long what runs beside a streamed reply still stands back once its first word is here.

A thread that computes gives the interpreter away every 5 ms, and the word needs it three or four times on its
way out."""

MAKES_WAY_S = 0.003
"""How long the thread that reads a streamed reply stands still over its first word.

What follows in the stream is there already, and reading on it would keep the interpreter from the two threads
that carry the word out."""

_REMEMBERED = 256


class _Reply:
    """How far the reply of one step is."""

    def __init__(self) -> None:
        self.under_way = threading.Event()
        self.streamed = False


_steps: OrderedDict[str, _Reply] = OrderedDict()
_lock = threading.Lock()


def reply_is_under_way(runtime: Runtime[Context]) -> None:
    """Let those go on that run beside the reply of this step."""
    _reply(runtime).under_way.set()


def after_the_first_word(runtime: Runtime[Context]) -> None:
    """Wait until the reply of this step is under way, `LONGEST_WAIT_S` at most, and its first word gone.

    LangGraph starts the nodes of a step in the order of their names, so that `agent_reason` never waits for
    a thread that one of those who wait for it has.
    """
    reply = _reply(runtime)
    reply.under_way.wait(LONGEST_WAIT_S)
    if reply.streamed:
        time.sleep(HEAD_START_S)


class FirstWord(BaseCallbackHandler):
    """Notices the first word of a reply."""

    run_inline = True

    def __init__(self, runtime: Runtime[Context]) -> None:
        self._reply = _reply(runtime)

    def on_llm_new_token(self, token: Any, **kwargs: Any) -> None:
        """Say that the reply is under way and let the word out; the words after the first change nothing."""
        if self._reply.streamed:
            return
        self._reply.streamed = True
        self._reply.under_way.set()
        # The caller's listeners come before this one: the word is in LangGraph's queue by now.
        time.sleep(MAKES_WAY_S)


def _reply(runtime: Runtime[Context]) -> _Reply:
    # The tasks of one step share the checkpoint that they start from; its id is drawn anew for each.
    step = runtime.execution_info.checkpoint_id if runtime.execution_info else ""
    with _lock:
        reply = _steps.setdefault(step, _Reply())
        while len(_steps) > _REMEMBERED:
            _steps.popitem(last=False)
        return reply
