"""What happens in one turn, one function a node.

Plain `def`: LangGraph runs these in threads, where SQLite and files may block. A memory failure never
breaks the answer: the node notes it under `failed`, and `close_turn` says it.
"""

import logging
from collections.abc import Sequence
from typing import Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage
from langchain_core.tools import ToolException
from langgraph.config import get_config
from langgraph.prebuilt import ToolNode
from langgraph.prebuilt.tool_node import ToolInvocationError
from langgraph.runtime import Runtime
from langgraph.types import Command

from graph.context import Context, context_of
from graph.conversation import as_turns, compose_prompt, last_turns, said_now
from graph.data_block import memory_lines
from graph.edges import AfterReason, AtTheEnd, BesideTheReply, after_capture, after_reason, after_recall
from graph.models import EmptyReplyError, ask, count_of, load_judge_model
from graph.notices import notice
from graph.ownership import require_owner
from graph.precedence import FirstWord, after_the_first_word, reply_is_under_way
from graph.reports import capture_report, failure, recall_report
from graph.resuming import left_over
from graph.state import State, Task, checked_task
from graph.task_steps import after_tasks, combined
from graph.understanding import understand
from graph.warming import keep_at_hand, warm_up
from memory import Memory, Observation, Recall
from memory.clock import clock_in
from memory.errors import MEMORY_FAILURES, SettingsError, StorageError, UsageError
from memory.guard.access import role_of
from memory.guard.clean import clean
from memory.guard.redact import redact_secrets
from memory.identity import user_of
from memory.judge.reading.handed_over import own_words
from memory.judge.reading.long_message import asked_of, is_read_in_part
from memory.judge.reading.questions import is_question
from memory.language import detect_language
from memory.long_term.abilities import in_one_state
from memory.long_term.core_block import CoreBlock
from memory.records import Language
from memory.short_term.task import domains_in_hand
from memory.short_term.topic import still_away
from memory.short_term.weights import kind_of
from memory.short_term.window import turns_of
from tools import TOOLS, offered

log = logging.getLogger(__name__)
_CONTEXT_TURNS = 6
_TURNS_BEFORE_DRIFT = 3


def retrieve_memories(state: State, runtime: Runtime[Context]) -> Command[BesideTheReply]:
    """Open the turn: resolve a follow-up, recall what bears on the message, reset what counts per turn.

    Raises `MissingUserError`, and `UsageError` for a thread that belongs to another user or a turn in which
    the user said nothing.
    """
    user, context = require_owner(state, user_of(runtime)), context_of(runtime.context)
    said = said_now(state)
    if not said:
        raise UsageError("There is no message of the user: pass messages=[('user', '…')]. 没有用户消息。")
    late = left_over(said, state)
    if late:
        _captured({**state, "messages": state["messages"][: state["messages"].index(late[-1]) + 1]}, runtime)
    spoken = asked_of(clean("\n".join(one.text for one in said if one not in late)))
    message = redact_secrets(spoken)
    language = _language(message, state, context)
    memory = _memory(runtime)
    now = memory.clock()
    understood = understand(message, state, said, memory, context) if message == spoken else None
    query = understood or message
    task: Task | None = None
    try:
        task = checked_task(state.get("task"))
        domains = _domains({**state, "task": task})

        def known() -> tuple[CoreBlock, Recall]:
            core = memory.core(user)
            return core, memory.recall(
                user,
                query,
                limit=context.recall_limit,
                domains=domains,
                task=task["name"] if task else None,
                role=context.role,
            )

        core, found = in_one_state(memory.store, known)
        report = recall_report(
            found, memory_lines(found, context.recall_tokens, count_of(context.chat_model)), understood
        )
        report["core"] = list(core.lines) if role_of(context.role).reads_all else []
    except (*MEMORY_FAILURES, UsageError) as error:
        report = {**failure("recall", error), "query": query, "understood": understood}
    update: State = {
        "user": user,
        "task": task,
        "said_at": {one.id or "": now.isoformat() for one in said} | state.get("said_at", {}),
        "language": language,
        "thread_language": state.get("thread_language", language),
        "topic": query if understood or is_question(message) else "",
        "consolidated_at": state.get("consolidated_at", now.isoformat()),
        "turns": state.get("turns", 0) + 1,
        "model_calls": 0,
        "purge": False,
        "recall": report,
        "capture": {},
        "consolidation": {},
    }
    goto = after_recall({**state, **update}, context)
    return Command(update=_changed(state, update), goto=goto)


def _changed(state: State, update: State) -> State:
    """Leave out what is so already: every key that is written is put on the disk once more."""
    new: Any = {key: value for key, value in update.items() if key not in state or state[key] != value}  # type: ignore[literal-required]
    return new  # type: ignore[no-any-return]


def capture_memories(state: State, runtime: Runtime[Context]) -> Command[AtTheEnd]:
    """File what is lasting in what the user said. Runs beside the reply, which never waits for it."""
    after_the_first_word(runtime)
    warm_up()
    update = _captured(state, runtime)
    return Command(update=update, goto=after_capture(update["capture"]))


def _captured(state: State, runtime: Runtime[Context]) -> State:
    said = said_now(state)
    before = last_turns(state["messages"][: -len(said) or None], _CONTEXT_TURNS)
    seen: list[Observation] = []
    try:
        memory = _judging_memory(runtime)
        for message in said:
            seen.append(
                memory.observe(
                    user_of(runtime),
                    message.text,
                    thread=_thread(runtime),
                    message=message.id or "",
                    context=before,
                    domains=_domains(state),
                    understood=state.get("recall", {}).get("understood") if len(said) == 1 else None,
                )
            )
            before = [*before, *as_turns([message])]
        if any(one.changes for one in seen):
            keep_at_hand(memory, user_of(runtime))
        kinds = {m.id or "": kind_of(one.decision) for m, one in zip(said, seen, strict=True)}
        away = _away(state, memory, context_of(runtime.context))
    except (*MEMORY_FAILURES, SettingsError) as error:
        return {"capture": failure("capture", error)}
    return {
        "capture": capture_report(seen, context_of(runtime.context).role) | _in_part(said),
        "kinds": dict(kinds),
        "away": away,
    }


def _in_part(said: Sequence[HumanMessage]) -> dict[str, bool]:
    return {"in_part": True} if any(is_read_in_part(own_words(one.text)) for one in said) else {}


def _away(state: State, memory: Memory, context: Context) -> int:
    """Return how many messages in a row are away from the topic; 0 while nobody wants to know."""
    if not context.consolidate_on_topic or state.get("turns", 0) < _TURNS_BEFORE_DRIFT:
        return 0
    chat = {mid for mid, kind in state.get("kinds", {}).items() if kind == "chat"}
    spoken = [m.text for m in state["messages"] if isinstance(m, HumanMessage) and m.id not in chat]
    return still_away(spoken, state.get("away", 0), memory.encoder)


def agent_reason(state: State, runtime: Runtime[Context]) -> Command[AfterReason]:
    """Ask the chat model, unless it has been asked too often in this turn.

    A model that answers with nothing is said to have done so. Raises `ChatModelError` when it fails.
    """
    try:
        update = _replied(state, runtime)
    finally:
        reply_is_under_way(runtime)
    return Command(update=update, goto=after_reason(state, update["messages"][-1]))


def _replied(state: State, runtime: Runtime[Context]) -> State:
    context = context_of(runtime.context)
    calls = state.get("model_calls", 0)
    if calls >= context.model_calls_per_turn:
        return {"messages": [notice("too_many_calls", _spoken_language(state), count=str(calls))]}
    try:
        tools = offered(task_open=bool(state.get("tasks")))
        reply = ask(context.chat_model, compose_prompt(state, context), tools, FirstWord(runtime))
        if calls and _repeats(reply, state):
            # Small models ask for the same thing until they are stopped; without tools they answer.
            reply, calls = ask(context.chat_model, compose_prompt(state, context), []), calls + 1
    except EmptyReplyError as error:
        log.warning("%s", error)
        reply = _instead_of_nothing(state)
    return {"messages": [reply], "model_calls": calls + 1}


def call_tools(state: State) -> State:
    """Run the tools that the model asked for; a failure goes back to the model as an error it can act on."""
    last = state["messages"][-1]
    assert isinstance(last, AIMessage)
    refused: list[AnyMessage] = [
        ToolMessage(
            f"The arguments of {call['name']} are not valid JSON. Call it again with valid JSON.",
            tool_call_id=call["id"] or "",
            status="error",
        )
        for call in last.invalid_tool_calls
    ]
    if not last.tool_calls:
        return {"messages": refused}
    update = combined(_tool_node.invoke(state, get_config()))
    update["messages"] = [*refused, *update["messages"]]
    return update | after_tasks(state, update)


def close_turn(state: State) -> State:
    """End the turn; say in the conversation if memory failed in it or if something of it is not kept."""
    reports = (state.get("recall", {}), state.get("capture", {}), state.get("consolidation", {}))
    failed = dict.fromkeys(report["failed"] for report in reports if report.get("failed"))
    language = _spoken_language(state)
    notices = [notice("memory_failed", language, reason=", ".join(failed))] if failed else []
    if state.get("capture", {}).get("refused") == "secret":
        notices.append(notice("secret", language))
    elif state.get("capture", {}).get("redacted"):
        notices.append(notice("redacted", language))
    if state.get("capture", {}).get("in_part"):
        notices.append(notice("in_part", language))
    return {"messages": list(notices)} if notices else {}


def _repeats(reply: AIMessage, state: State) -> bool:
    """Tell whether a reply only asks for tools that have been called with the same arguments in this turn."""
    made = [
        (call["name"], call["args"])
        for message in turns_of(state["messages"])[-1]
        if isinstance(message, AIMessage)
        for call in message.tool_calls
    ]
    return bool(reply.tool_calls) and all((call["name"], call["args"]) in made for call in reply.tool_calls)


def _instead_of_nothing(state: State) -> AIMessage:
    """Show what the tools found where the model had nothing to add to it, as small models often do."""
    found = [
        message.text
        for message in turns_of(state["messages"])[-1]
        if isinstance(message, ToolMessage) and message.text and message.status != "error"
    ]
    return AIMessage(found[-1]) if found else notice("empty_reply", _spoken_language(state))


def _language(message: str, state: State, context: Context) -> Language:
    if context.language != "auto":
        return context.language
    return detect_language(message, default=state.get("language", "en"))


def _spoken_language(state: State) -> Language:
    return state.get("language", "en")


def _thread(runtime: Runtime[Context]) -> str:
    """Return the id of the thread this run belongs to, or "" without a checkpointer."""
    return (runtime.execution_info.thread_id if runtime.execution_info else None) or ""


def _domains(state: State) -> list[str]:
    task = state.get("task")
    given = task["domains"] if task else []
    return list(dict.fromkeys([*given, *domains_in_hand(state.get("tasks", []))]))


def _memory(runtime: Runtime[Context]) -> Memory:
    return Memory(runtime.store, clock=clock_in(context_of(runtime.context).timezone))


def _judging_memory(runtime: Runtime[Context]) -> Memory:
    context = context_of(runtime.context)
    model = load_judge_model(context.judge_model)
    return Memory(runtime.store, clock=clock_in(context.timezone), judge_model=model)


def _tool_error(error: ToolException | ToolInvocationError | StorageError | UsageError | OSError) -> str:
    """Put what went wrong in a tool before the model; the annotation lists what may be put there."""
    return str(error) if isinstance(error, ToolException) else f"Error: {error}"


_tool_node = ToolNode(TOOLS, handle_tool_errors=_tool_error)
