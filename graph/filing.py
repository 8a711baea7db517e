"""What happens to messages that leave the window: filed, summarised, and only then removed."""

import logging
from datetime import datetime, timedelta
from typing import Any

from langchain_core.messages import AnyMessage, HumanMessage, RemoveMessage
from langgraph.runtime import Runtime
from langgraph.types import Command

from graph.context import Context, context_of
from graph.conversation import as_leaving, as_turns
from graph.edges import AtTheEnd, Trigger, after_consolidation, due
from graph.precedence import after_the_first_word
from graph.reports import consolidation_report, failure
from graph.state import Postponed, State
from graph.summarise import SummaryFailedError, summarise
from graph.warming import keep_at_hand
from memory import Memory
from memory.clock import clock_in
from memory.errors import MEMORY_FAILURES
from memory.identity import user_of
from memory.short_term.leaving import leaving
from memory.short_term.summary import Said, Summaries
from memory.short_term.window import turns_of

log = logging.getLogger(__name__)
_FIRST_WAIT = timedelta(seconds=30)
_LONGEST_WAIT = timedelta(hours=1)


def consolidate(state: State, runtime: Runtime[Context]) -> Command[AtTheEnd]:
    """File and summarise what leaves the window, and remove it only when that has succeeded.

    Runs beside the reply. Where the store or the chat model fails, everything stays in the window and is
    tried again in a later turn, after a wait that doubles; after `consolidation_retries`, or when the window
    is full, the summary is made without the model.
    """
    after_the_first_word(runtime)
    update = _consolidated(state, runtime, context_of(runtime.context))
    return Command(update=update, goto=after_consolidation(update["consolidation"]))


def _consolidated(state: State, runtime: Runtime[Context], context: Context) -> State:
    memory = Memory(runtime.store, clock=clock_in(context.timezone))
    trigger = due(state, context)
    gone = leaving(state["messages"], context.strategy, _kinds(state), memory.settings.message_weights)
    allowed = _without_refused(gone, state)
    thread = (runtime.execution_info.thread_id if runtime.execution_info else None) or ""
    try:
        filed = memory.consolidate(
            user_of(runtime), as_leaving(allowed, state.get("said_at", {})), thread=thread
        )
        kept = _without_forgotten(allowed, memory, user_of(runtime), thread)
        summaries = _summarise(state, kept, context, memory, trigger)
    except SummaryFailedError as error:
        return _put_off(state, memory.clock(), {"postponed": str(error), "trigger": trigger})
    except MEMORY_FAILURES as error:
        return _put_off(state, memory.clock(), failure("consolidation", error) | {"trigger": trigger})
    keep_at_hand(memory, user_of(runtime))
    report = consolidation_report(
        filed, context.role, turns=len(turns_of(gone)), trigger=trigger, strategy=context.strategy
    )
    return _without(gone, state, summaries) | {
        "consolidated_at": memory.clock().isoformat(),
        "consolidation": report,
    }


def _without_refused(gone: list[AnyMessage], state: State) -> list[AnyMessage]:
    """Leave out the messages that the guard refused when they were said, and what was answered to them.

    What showed then that they held a secret may have left the window before them.
    """
    kinds, kept, refused = _kinds(state), list[AnyMessage](), False
    for message in gone:
        if isinstance(message, HumanMessage):
            refused = kinds.get(message.id or "") == "refused"
        if not refused:
            kept.append(message)
    return kept


def _without_forgotten(gone: list[AnyMessage], memory: Memory, user: str, thread: str) -> list[AnyMessage]:
    """Leave out the messages that said what has been forgotten since."""
    stones = memory.records(user, "forgotten")
    said = {e.message for stone in stones for e in stone.evidence if e.thread == thread}
    return [message for message in gone if message.id not in said]


def _summarise(
    state: State, gone: list[AnyMessage], context: Context, memory: Memory, trigger: Trigger
) -> Summaries:
    """Extend both summaries, with the chat model unless it has failed too often or there is no time."""
    failures = _failures(state)
    kinds = _kinds(state)
    said = [Said(turn, kinds.get(message.id or "")) for message in gone for turn in as_turns([message])]
    old = Summaries(state.get("summary", ""), state.get("session_summary", ""))
    language = state.get("language", "en")
    with_model = failures <= context.consolidation_retries
    try:
        return summarise(old, said, context, language, memory, with_model=with_model)
    except SummaryFailedError:
        if trigger != "tokens" and failures < context.consolidation_retries:
            raise
        return summarise(old, said, context, language, memory, with_model=False)


def _put_off(state: State, now: datetime, report: dict[str, Any]) -> State:
    failures = _failures(state) + 1
    wait = min(_LONGEST_WAIT, _FIRST_WAIT * 2 ** (failures - 1))
    log.warning("Consolidation is put off by %s: %s", wait, report.get("postponed") or report.get("failed"))
    postponed = Postponed(failures=failures, until=(now + wait).isoformat())
    return {"postponed": postponed, "consolidation": report}


def _without(gone: list[AnyMessage], state: State, summaries: Summaries) -> State:
    left = {message.id for message in gone}
    removals: list[Any] = [RemoveMessage(id=message.id or "") for message in gone]
    return {
        "messages": removals,
        "said_at": {mid: at for mid, at in state.get("said_at", {}).items() if mid not in left},
        "kinds": {mid: None for mid in left if mid},
        "summary": summaries.recent,
        "session_summary": summaries.session,
        "turns": 0,
        "task_finished": False,
        "postponed": None,
    }


def _failures(state: State) -> int:
    postponed = state.get("postponed")
    return postponed["failures"] if postponed else 0


def _kinds(state: State) -> dict[str, str]:
    return {mid: kind for mid, kind in state.get("kinds", {}).items() if kind}
