"""What the message of this turn means, if it refers to what was said before."""

import logging
from collections.abc import Sequence

from langchain_core.messages import HumanMessage

from graph.context import Context
from graph.conversation import last_turns
from graph.models import load_judge_model
from graph.offline_wording import says_how_to_go_online
from graph.state import State
from memory import Memory
from memory.asked_model import AskedModel
from memory.errors import MEMORY_FAILURES
from memory.short_term.asked_reference import resolve_by_model
from memory.short_term.reference import resolve

log = logging.getLogger(__name__)
_CONTEXT_TURNS = 6


def understand(
    message: str, state: State, said: Sequence[HumanMessage], memory: Memory, context: Context
) -> str | None:
    """Return what an incomplete message means, or None where it is complete or nobody can be sure.

    By rule; where no rule is sure, by the judge's chat model if the context names one: only for what points
    back, since this the reply waits for, at most `reference_deadline_s`. An encoder or a model that fails
    tells nothing apart.
    """
    spoken = last_turns(state["messages"][: -len(said)], _CONTEXT_TURNS)
    before = [turn for turn in spoken if not says_how_to_go_online(turn.content)]
    try:
        found = resolve(
            message, topic=state.get("topic", ""), before=before, now=memory.clock(), encoder=memory.encoder
        )
    except MEMORY_FAILURES as error:
        log.warning("A reference could not be resolved: %s", error)
        return None
    if found is None and context.judge_model:
        model = load_judge_model(context.judge_model)
        if model is not None:
            asked = AskedModel(model, memory.settings.reference_deadline_s, "reference")
            found = resolve_by_model(message, before=before, model=asked)
    return found.text if found else None
