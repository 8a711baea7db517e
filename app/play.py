"""Play a scripted conversation through the real graph and say what did not come out as written."""

from collections.abc import Callable, Sequence
from typing import Any

from langchain_core.messages import AIMessage

from app.script import Conversation, Expectation, Line, Session
from graph.agent import Agent
from graph.context import Context
from graph.session import end_session
from memory import Memory, Record

Shown = Callable[[Line, dict[str, Any]], None]


def play(
    agent: Agent, script: Conversation, context: Context, shown: Shown, *, answers: bool = True
) -> list[str]:
    """Run every session and return the failures, an empty list when there are none.

    `shown` is called with each line and the state after its turn. `answers` also checks the replies,
    which only a model without moods can be held to.
    """
    failures: list[str] = []
    for session in script.sessions:
        failures += _play_session(agent, script, session, context, shown, answers)
    for user in script.users:
        held = [r for r in Memory(agent.store).records(user) if r.status in ("active", "pending")]
        mine = [e.model_copy(update={"user": e.user or script.user}) for e in script.after.must_hold]
        forbidden = [e.model_copy(update={"user": e.user or script.user}) for e in script.after.must_not_hold]
        failures += _missing(held, [e for e in mine if e.user == user])
        failures += _forbidden(held, [e for e in forbidden if e.user == user])
    return failures


def last_reply(state: dict[str, Any]) -> str:
    """Return the text of the last message of the assistant."""
    replies = [m for m in state.get("messages", []) if isinstance(m, AIMessage) and m.text]
    return replies[-1].text if replies else ""


def _play_session(
    agent: Agent, script: Conversation, session: Session, context: Context, shown: Shown, answers: bool
) -> list[str]:
    failures: list[str] = []
    context = context.model_copy(update={"user_id": session.user or script.user})
    thread = f"{script.user}/{session.thread}"
    config: Any = {"configurable": {"thread_id": thread}}
    for line in session.turns:
        given: Any = {"messages": [("user", line.say)], "task": session.task}
        state = agent.invoke(given, config, context=context)
        shown(line, state)
        failures += _check(line, state, answers)
    if session.end:
        end_session(agent, thread, context)
        if agent.get_state(config).values:
            failures.append(f"thread {thread} is not empty after its end")
    return failures


def _check(line: Line, state: dict[str, Any], answers: bool) -> list[str]:
    recalled = state.get("recall", {})
    understood = recalled.get("understood") or ""
    shown = "\n".join(memory["text"] for memory in recalled.get("memories", []))
    failures = [f"“{line.say}” was not understood with {w!r}" for w in line.understood if w not in understood]
    failures += [f"“{line.say}” recalled {word!r}" for word in line.recalls_no if word in shown]
    if line.consolidates and not state.get("consolidation", {}).get("turns"):
        failures.append(f"“{line.say}” did not consolidate")
    if answers:
        reply = last_reply(state)
        failures += [
            f"“{line.say}” was answered without {word!r}" for word in line.answer if word not in reply
        ]
    return failures


def _missing(held: Sequence[Record], wanted: Sequence[Expectation]) -> list[str]:
    return [f"{e.user} lacks {e}" for e in wanted if not any(e.fits(r) for r in held)]


def _forbidden(held: Sequence[Record], unwanted: Sequence[Expectation]) -> list[str]:
    return [f"{e.user} must not hold {e}: {r.text}" for e in unwanted for r in held if e.fits(r)]
