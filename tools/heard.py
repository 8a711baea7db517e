"""What was said before a tool is called, as the graph's own capture hears it."""

from langchain_core.messages import AIMessage, HumanMessage

from memory import Turn
from memory.guard.clean import clean
from memory.guard.keepable import keepable
from tools.declaring import Run


def spoken(runtime: Run) -> list[HumanMessage]:
    """Return what the user said in this thread, last the message of this turn; nothing else is believed."""
    return [m for m in runtime.state["messages"] if isinstance(m, HumanMessage)] or [HumanMessage("")]


def turns_before(runtime: Run) -> list[Turn]:
    """Return the turns of both sides before the message of this turn, oldest first.

    The assistant's are among them: whether "Mimosa44" is a password shows in the question that it answers.
    """
    messages = runtime.state["messages"]
    last = max((i for i, m in enumerate(messages) if isinstance(m, HumanMessage)), default=0)
    return [
        Turn(role="user" if isinstance(m, HumanMessage) else "assistant", content=clean(m.text))
        for m in messages[:last]
        if isinstance(m, HumanMessage | AIMessage) and m.text and "notice" not in m.response_metadata
    ]


def keepable_words(runtime: Run) -> list[str]:
    """Return what the user said in this thread, without messages of which nothing may be kept."""
    turns = [*turns_before(runtime), Turn(role="user", content=clean(spoken(runtime)[-1].text))]
    allowed = zip(turns, keepable(turns), strict=True)
    return [turn.content for turn, keep in allowed if keep and turn.role == "user"]


def may_be_kept(runtime: Run) -> bool:
    """Tell whether anything of the message of this turn may be kept."""
    turns = [*turns_before(runtime), Turn(role="user", content=clean(spoken(runtime)[-1].text))]
    return keepable(turns)[-1]
