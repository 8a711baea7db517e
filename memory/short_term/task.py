"""The tasks in hand: opened, noted on and finished within a thread, nested or side by side.

What a tool does to them is an operation on the list, applied in the order of the calls, so that several
calls in one message cannot overwrite each other. The last task of the list is the one in hand.
"""

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict

MOST_TASKS = 8
MOST_NOTES = 20
LONGEST_NOTE = 500
"""Characters of a note's value."""


class OpenTask(TypedDict):
    """A task that is open. `within` is the id of the task it is a part of, or ""."""

    id: str
    name: str
    domains: list[str]
    within: str
    notes: dict[str, str]


class TaskStep(TypedDict, total=False):
    """One operation: `start` a task (given whole), bring one to `hand`, `note` on one, or `finish` one.

    `id` names the task; without it a note goes to the task in hand when the operation is applied.
    """

    do: Literal["start", "hand", "note", "finish"]
    id: str
    task: OpenTask
    key: str
    value: str


def apply_steps(tasks: list[OpenTask], steps: Sequence[TaskStep]) -> list[OpenTask]:
    """Return the open tasks after the steps; a step on a task that is not open changes nothing."""
    for step in steps:
        if step["do"] == "start":
            tasks = [*tasks, step["task"]][-MOST_TASKS:]
        elif step["do"] == "hand":
            tasks = sorted(tasks, key=lambda task: task["id"] == step["id"])
        elif step["do"] == "finish":
            gone = {step["id"], *parts_of(tasks, step["id"])}
            tasks = [task for task in tasks if task["id"] not in gone]
        elif tasks:
            wanted = step.get("id") or tasks[-1]["id"]
            tasks = [_noted(task, step) if task["id"] == wanted else task for task in tasks]
    return tasks


def named(tasks: Sequence[OpenTask], name: str) -> OpenTask | None:
    """Return the open task of this name, or the one in hand for ""; None if there is none."""
    wanted = name.strip().casefold()
    fitting = [task for task in tasks if not wanted or task["name"].casefold() == wanted]
    return fitting[-1] if fitting else None


def parts_of(tasks: Sequence[OpenTask], task_id: str) -> list[str]:
    """Return the ids of the tasks that lie within a task, however deep."""
    own = [task["id"] for task in tasks if task["within"] == task_id]
    return own + [part for one in own for part in parts_of(tasks, one)]


def in_hand(tasks: Sequence[OpenTask]) -> list[OpenTask]:
    """Return the task in hand and those it is a part of, from the outermost to the innermost."""
    chain: list[OpenTask] = []
    task = tasks[-1] if tasks else None
    while task and task not in chain:
        chain.insert(0, task)
        within = task["within"]
        task = next((one for one in tasks if one["id"] == within), None)
    return chain


def domains_in_hand(tasks: Sequence[OpenTask]) -> list[str]:
    """Return the domains of the task in hand and of those it is a part of."""
    return list(dict.fromkeys(name for task in in_hand(tasks) for name in task["domains"]))


def _noted(task: OpenTask, step: TaskStep) -> OpenTask:
    notes = {key: value for key, value in task["notes"].items() if key != step["key"]}
    notes[step["key"]] = step["value"][:LONGEST_NOTE]
    while len(notes) > MOST_NOTES:
        del notes[next(iter(notes))]
    return {**task, "notes": notes}
