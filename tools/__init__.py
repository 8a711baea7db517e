"""What the model may call. A fork adds its own tools to `TOOLS`."""

from langchain_core.tools import BaseTool

from tools.clock import current_time
from tools.core_tools import core_append, core_replace
from tools.memory_tools import forget, forget_everything, list_memories, recall, remember, update_memory
from tools.task_tools import finish_task, note, start_task

TOOLS: list[BaseTool] = [
    remember,
    recall,
    update_memory,
    forget,
    forget_everything,
    list_memories,
    current_time,
    core_append,
    core_replace,
    start_task,
    note,
    finish_task,
]
_WITH_A_TASK = frozenset({"note", "finish_task"})


def offered(*, task_open: bool) -> list[BaseTool]:
    """Return the tools to put before the model: those of an open task only while there is one."""
    return [tool for tool in TOOLS if task_open or tool.name not in _WITH_A_TASK]


__all__ = [
    "TOOLS",
    "core_append",
    "core_replace",
    "current_time",
    "finish_task",
    "forget",
    "forget_everything",
    "list_memories",
    "note",
    "offered",
    "recall",
    "remember",
    "start_task",
    "update_memory",
]
