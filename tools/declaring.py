"""Making a tool of a function whose last word, the run, is not the model's to give."""

import inspect
from collections.abc import Callable
from typing import Any, get_type_hints

from langchain.tools import ToolRuntime
from langchain_core.tools import BaseTool, tool
from pydantic import Field, create_model

Run = ToolRuntime[Any, Any]


def agent_tool(function: Callable[..., Any]) -> BaseTool:
    """Make a tool, as LangChain's `tool` does, whose schema holds only what the model gives.

    `tool` alone also builds a schema for the `ToolRuntime` parameter, 9 ms at each import, and dumps the run
    with all its messages at each call. Parameters are `Annotated[type, "what the model should give"]`.
    """
    fields = _fields(function)
    if not fields:  # LangChain hands nothing, not even the run, to a tool whose schema is empty
        return tool(function)
    return tool(function.__name__, args_schema=create_model(function.__name__, **fields))(function)


def _fields(function: Callable[..., Any]) -> dict[str, Any]:
    hints = get_type_hints(function, include_extras=True)
    fields: dict[str, Any] = {}
    for name, parameter in inspect.signature(function).parameters.items():
        if hints[name] == Run:
            continue
        default = ... if parameter.default is parameter.empty else parameter.default
        about = " ".join(getattr(hints[name], "__metadata__", ()))
        fields[name] = (hints[name], Field(default, description=about))
    return fields
