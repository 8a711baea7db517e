"""The tools with which the model edits core memory: the few lines that are before it in every turn."""

from typing import Annotated

from langchain_core.tools import ToolException

from memory import Memory
from memory.clock import clock_in
from memory.errors import UsageError
from memory.identity import user_of
from memory.language import detect_language
from memory.long_term.core_block import CoreBlock
from memory.records import Language
from tools import heard
from tools.declaring import Run, agent_tool
from tools.wording import say


@agent_tool
def core_append(
    line: Annotated[str, "One short line, in the user's words: 'is rewriting the billing service until May'"],
    runtime: Run,
) -> str:
    """Keep a line before you in all conversations with this user. Only what the user said."""
    return _edited(runtime, None, line)


@agent_tool
def core_replace(
    old: Annotated[str, "The line to change, or a part of it"],
    new: Annotated[str, "What it becomes; empty to remove it"],
    runtime: Run,
) -> str:
    """Change or remove a line that you kept with core_append."""
    return _edited(runtime, old, new)


def _edited(runtime: Run, old: str | None, new: str) -> str:
    memory = Memory(runtime.store, clock=clock_in(getattr(runtime.context, "timezone", "local")))
    try:
        block = memory.edit_core(user_of(runtime), new, replacing=old, spoken=heard.keepable_words(runtime))
    except UsageError as error:
        raise ToolException(str(error)) from error
    return say("core", _language(runtime), what=_listed(block))


def _listed(block: CoreBlock) -> str:
    return "\n".join(f"- {line}".replace("<", "‹").replace(">", "›") for line in block.lines) or "-"


def _language(runtime: Run) -> Language:
    return detect_language(heard.spoken(runtime)[-1].text)
