"""What a thread holds between its turns, and who writes each part."""

from typing import Annotated, Any

from langchain_core.messages import AnyMessage
from langgraph.graph.message import add_messages
from pydantic import TypeAdapter, ValidationError
from typing_extensions import TypedDict  # pydantic refuses the one of `typing` before Python 3.12

from memory.domains import DOMAINS, canonical_domain
from memory.errors import UsageError
from memory.records import Language
from memory.short_term.task import OpenTask, apply_steps


class Task(TypedDict):
    """The task in hand. `domains` are names of `memory.domains.DOMAINS`; recall keeps to them."""

    name: str
    domains: list[str]


def checked_task(given: Any) -> Task | None:
    """Return a task as the graph wants it, or raise `UsageError` that says what is wrong with it."""
    if given is None:
        return None
    try:
        task = _TASK.validate_python(given)
    except ValidationError as error:
        wrong = error.errors()[0]
        raise UsageError(
            f"The task is not right ({wrong['msg']}): pass {{'name': …, 'domains': ['food']}}."
        ) from error
    unknown = [name for name in task["domains"] if not canonical_domain(name)]
    if unknown:
        raise UsageError(f"Unknown domains {unknown}: use {', '.join(DOMAINS)}.")
    return {"name": task["name"], "domains": [canonical_domain(name) or name for name in task["domains"]]}


_TASK = TypeAdapter(Task)


class Postponed(TypedDict):
    """A consolidation that failed: how often so far, and when to try again (ISO 8601)."""

    failures: int
    until: str


def merge_kinds(held: dict[str, str | None], given: dict[str, str | None]) -> dict[str, str | None]:
    """Add kinds of messages; one given as None is dropped."""
    return {mid: kind for mid, kind in (held | given).items() if kind is not None}


class Input(TypedDict, total=False):
    """What a caller may put into a turn; everything else in the state is the graph's own."""

    messages: Annotated[list[AnyMessage], add_messages]
    task: Task | None


class State(TypedDict, total=False):
    """The sticky note. A reader may assume that a key is there once the named node has run."""

    messages: Annotated[list[AnyMessage], add_messages]
    """The window. The caller adds the user's message; `agent_reason` and `call_tools` add theirs;
    `consolidate` removes what it has filed."""

    user: str
    """Whose conversation this is. Written by `retrieve_memories` in the first turn; nobody else may go on
    with it."""

    task: Task | None
    """Set by the caller, with domains by any of their names; None or absent when no task is open. Checked by
    `retrieve_memories`, which drops one that is not right."""

    tasks: Annotated[list[OpenTask], apply_steps]
    """Tasks that the model has opened, the one in hand last. An update is a list of steps
    (`memory.short_term.task`). Written by `call_tools`."""

    purge: bool
    """Whether older checkpoints hold something that must be gone, such as notes of a finished task: the
    checkpointer then deletes them. Written by `call_tools`, reset by `retrieve_memories`."""

    kinds: Annotated[dict[str, str | None], merge_kinds]
    """What the judge made of each message of the user in the window, by message id (see
    `memory.short_term.weights`). Written by `capture_memories`, trimmed by `consolidate`."""

    summary: str
    """What has left the window lately. Written by `consolidate`."""

    session_summary: str
    """The gist of the whole session. Written by `consolidate`."""

    consolidated_at: str
    """When the window was last consolidated, or the thread began (ISO 8601). Written by `retrieve_memories`
    in the first turn, then by `consolidate`."""

    postponed: Postponed | None
    """Set by `consolidate` while a summary that failed is to be tried again."""

    task_finished: bool
    """Whether a task was finished since the last consolidation. Written by `call_tools`, reset by
    `consolidate`."""

    away: int
    """Messages in a row that were away from the topic of the window. Written by `capture_memories`."""

    said_at: dict[str, str]
    """When each message of the user in the window was said (ISO 8601), by message id: "tomorrow" is counted
    from there. Written by `retrieve_memories`, trimmed by `consolidate`."""

    language: Language
    """Language of the current message. Written by `retrieve_memories`."""

    thread_language: Language
    """Language of the system prompt: that of the thread's first message, so that the prompt never changes
    within a thread. Written by `retrieve_memories`."""

    topic: str
    """The last question of the thread, with follow-ups resolved. Written by `retrieve_memories`."""

    turns: int
    """User messages since the last consolidation. Written by `retrieve_memories`, reset by `consolidate`."""

    model_calls: int
    """Model calls in this turn. Reset by `retrieve_memories`, counted by `agent_reason`."""

    recall: dict[str, Any]
    """What this turn recalled and why (JSON), `failed` if it could not. Written by `retrieve_memories`."""

    capture: dict[str, Any]
    """What the judge decided on this message and what was filed (JSON), `failed` if it could not. Written
    by `capture_memories`, emptied by `retrieve_memories`."""

    consolidation: dict[str, Any]
    """What this turn's consolidation did (JSON), `failed` if it could not; empty if none ran. Written by
    `consolidate`, emptied by `retrieve_memories`."""
