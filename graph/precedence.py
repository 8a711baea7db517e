"""The reply goes first: what runs beside it begins when its first word is out.

Capture and consolidation run in the same step as the reply, in threads of one process, which share one
interpreter: what they compute before the first word delays it. So they wait for it, but not for long: while a
chat model thinks over there, this machine has nothing else to do.
"""

import threading
from collections import OrderedDict
from typing import Any

from langchain_core.callbacks import BaseCallbackHandler
from langgraph.runtime import Runtime

from graph.context import Context

LONGEST_WAIT_S = 0.1
"""Less than a chat model takes over its first word anyway, and more than we do before we ask it."""

_REMEMBERED = 256
_steps: OrderedDict[str, threading.Event] = OrderedDict()
_lock = threading.Lock()


def reply_is_under_way(runtime: Runtime[Context]) -> None:
    """Let those go on that run beside the reply of this step."""
    _event(runtime).set()


def after_the_first_word(runtime: Runtime[Context]) -> None:
    """Wait until the reply of this step is under way, `LONGEST_WAIT_S` at most.

    LangGraph starts the nodes of a step in the order of their names, so that `agent_reason` never waits for
    a thread that one of those who wait for it has.
    """
    _event(runtime).wait(LONGEST_WAIT_S)


class FirstWord(BaseCallbackHandler):
    """Notices the first word of a reply."""

    run_inline = True

    def __init__(self, runtime: Runtime[Context]) -> None:
        self._runtime = runtime

    def on_llm_new_token(self, token: Any, **kwargs: Any) -> None:
        """Say that the reply is under way."""
        reply_is_under_way(self._runtime)


def _event(runtime: Runtime[Context]) -> threading.Event:
    # The tasks of one step share the checkpoint that they start from; its id is drawn anew for each.
    step = runtime.execution_info.checkpoint_id if runtime.execution_info else ""
    with _lock:
        event = _steps.setdefault(step, threading.Event())
        while len(_steps) > _REMEMBERED:
            _steps.popitem(last=False)
        return event
