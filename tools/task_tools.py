"""The tools with which the model keeps a task in hand: its notes live in this thread until it is finished."""

from typing import Annotated, Any, Literal
from uuid import uuid4

from langchain_core.messages import AIMessage, HumanMessage, ToolMessage
from langchain_core.tools import ToolException
from langgraph.types import Command

from memory import Memory
from memory.clock import clock_in
from memory.domains import DOMAINS, canonical_domain
from memory.guard.clean import clean
from memory.guard.injection import find_injection
from memory.guard.redact import find_secrets
from memory.identity import user_of
from memory.language import detect_language
from memory.records import Language
from memory.short_term.task import MOST_TASKS, OpenTask, TaskStep, named, parts_of
from tools import heard
from tools.declaring import Run, agent_tool
from tools.wording import say

Keep = Literal["all", "some", "none"]


@agent_tool
def start_task(
    name: Annotated[str, "Short name: 'trip to Kyoto'. The name of an open task takes it in hand again"],
    domains: Annotated[list[str], f"What it is about, of: {', '.join(DOMAINS)}"],
    runtime: Run,
    part_of: Annotated[str, "Name of the open task it is a part of, if it is"] = "",
) -> Command[Any]:
    """Open a task that takes several turns. Memories then keep to its domains."""
    language, tasks = _language(runtime), _tasks(runtime)
    known = [canonical_domain(domain) for domain in domains]
    unknown = [given for given, found in zip(domains, known, strict=True) if not found]
    if unknown:
        raise ToolException(say("unknown_domains", language, domains=", ".join(unknown)))
    within = named(tasks, part_of) if part_of else None
    if part_of and within is None:
        raise ToolException(say("no_such_task", language, task=part_of))
    name = _allowed(clean(name).strip(), language)
    if (open_one := named(tasks, name)) and name:
        return _answer(
            runtime, say("task_started", language, task=name), {"do": "hand", "id": open_one["id"]}
        )
    if len(tasks) >= MOST_TASKS:
        raise ToolException(say("too_many_tasks", language, count=str(MOST_TASKS)))
    task = OpenTask(
        id=uuid4().hex[:8],
        name=name or "task",
        domains=[domain for domain in known if domain],
        within=within["id"] if within else "",
        notes={},
    )
    return _answer(runtime, say("task_started", language, task=task["name"]), {"do": "start", "task": task})


@agent_tool
def note(
    key: Annotated[str, "What it is: 'hotel'"],
    value: Annotated[str, "What to note: 'near the station, two nights'"],
    runtime: Run,
    task: Annotated[str, "Name of the open task; empty for the one in hand"] = "",
) -> Command[Any]:
    """Note something for the open task. The notes are before you until it is finished."""
    language, tasks = _language(runtime), _tasks(runtime)
    if not heard.may_be_kept(runtime):
        raise ToolException(say("not_noted", language))
    found = named(tasks, task)
    if found is None and (task or not _starts_one(runtime)):
        raise ToolException(say("no_such_task", language, task=task))
    step: TaskStep = {
        "do": "note",
        "id": found["id"] if found and task else "",
        "key": _allowed(clean(key).strip(), language),
        "value": _allowed(clean(value).strip(), language),
    }
    return _answer(runtime, say("noted", language, key=key), step)


@agent_tool
def finish_task(
    keep: Annotated[Keep, "Which notes to keep beyond the task: all, some (name them in keys), or none"],
    runtime: Run,
    keys: Annotated[list[str] | None, "Notes to keep, with keep='some'"] = None,
    task: Annotated[str, "Name of the open task; empty for the one in hand"] = "",
) -> Command[Any]:
    """Finish a task. Notes that are not kept are gone for good."""
    language, tasks = _language(runtime), _tasks(runtime)
    found = named(tasks, task)
    if found is None:
        raise ToolException(say("no_such_task", language, task=task))
    finished = [one for one in tasks if one["id"] in {found["id"], *parts_of(tasks, found["id"])}]
    missing = [key for key in keys or [] if not any(key in one["notes"] for one in finished)]
    if missing:
        raise ToolException(say("no_such_note", language, keys=", ".join(missing)))
    kept = 0
    for one in finished:
        notes = {
            k: v for k, v in one["notes"].items() if keep == "all" or (keep == "some" and k in (keys or []))
        }
        kept += len(
            _memory(runtime).file_notes(
                user_of(runtime),
                one["name"],
                notes,
                domains=one["domains"],
                thread=_thread(runtime),
                message=runtime.tool_call_id or "",
            )
        )
    text = say("task_finished", language, task=found["name"], count=str(kept))
    return _answer(runtime, text, {"do": "finish", "id": found["id"]})


def _answer(runtime: Run, text: str, step: TaskStep) -> Command[Any]:
    message = ToolMessage(text, tool_call_id=runtime.tool_call_id or "")
    return Command(update={"messages": [message], "tasks": [step]})


def _allowed(text: str, language: Language) -> str:
    """Return a text that may be kept; secrets and orders to the system may not even be noted."""
    if find_secrets(text) or find_injection(text):
        raise ToolException(say("not_noted", language))
    return text


def _starts_one(runtime: Run) -> bool:
    """Tell whether the message that calls this tool also opens a task."""
    last = runtime.state["messages"][-1]
    return isinstance(last, AIMessage) and any(call["name"] == "start_task" for call in last.tool_calls)


def _tasks(runtime: Run) -> list[OpenTask]:
    return list(runtime.state.get("tasks", []))


def _memory(runtime: Run) -> Memory:
    return Memory(runtime.store, clock=clock_in(getattr(runtime.context, "timezone", "local")))


def _thread(runtime: Run) -> str:
    return str(runtime.config.get("configurable", {}).get("thread_id", ""))


def _language(runtime: Run) -> Language:
    spoken = [m.text for m in runtime.state["messages"] if isinstance(m, HumanMessage)]
    return detect_language(spoken[-1] if spoken else "")
