"""Tools are made of functions without a schema for the run."""

from typing import Annotated

import pytest
from langchain_core.tools import tool

from tools.declaring import Run, agent_tool


def look_up(
    what: Annotated[str, "A word"],
    runtime: Run,
    places: Annotated[list[str] | None, "Where to look"] = None,
) -> str:
    """Look something up."""
    return f"{what} {places}"


def test_the_model_is_offered_what_langchain_itself_would_offer() -> None:
    ours, theirs = agent_tool(look_up), tool(look_up)
    assert ours.name == theirs.name
    assert ours.description == theirs.description
    assert ours.tool_call_schema.model_json_schema() == theirs.tool_call_schema.model_json_schema()  # type: ignore[union-attr]


def test_what_the_model_leaves_out_is_an_error_and_a_default_is_filled_in() -> None:
    made = agent_tool(look_up)
    assert made.invoke({"what": "tea", "runtime": None}) == "tea None"
    with pytest.raises(ValueError, match="what"):
        made.invoke({"runtime": None})
