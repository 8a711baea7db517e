"""What the model may call. A fork adds its own tools to `TOOLS`."""

from langchain_core.tools import BaseTool

from tools.clock import current_time
from tools.memory_tools import forget, list_memories, recall, remember, update_memory

TOOLS: list[BaseTool] = [remember, recall, update_memory, forget, list_memories, current_time]

__all__ = ["TOOLS", "current_time", "forget", "list_memories", "recall", "remember", "update_memory"]
