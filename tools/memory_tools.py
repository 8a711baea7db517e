"""The tools with which the model uses long-term memory. They pass through the same gates as the graph."""

from collections.abc import Sequence
from typing import Annotated

from langchain_core.tools import ToolException

from memory import Memory, Record
from memory.clock import clock_in
from memory.guard.access import Role, reader_of
from memory.identity import user_of
from memory.judge.changing.forget_words import asks_to_forget_all, confirms_forgetting, declines_keeping
from memory.judge.reading.whose import beings_in
from memory.language import detect_language
from memory.long_term.agent_words import asks_to_forget
from memory.long_term.forget_requests import meant, taken_back, touches
from memory.long_term.forgetting import Receipt, only
from memory.long_term.person_meant import person_meant
from memory.long_term.writing import Change
from memory.records import Language
from memory.short_term.task import domains_in_hand
from tools import heard
from tools.confirming import was_asked
from tools.declaring import Run, agent_tool
from tools.wording import say

_LOOKED_BACK = 40  # messages
_SHOWN = 3


@agent_tool
def remember(
    content: Annotated[str, "The fact, as a full sentence in the user's language: 'I prefer window seats'"],
    runtime: Run,
) -> str:
    """File a lasting fact about the user, because the user asked you to remember it.

    Today's weather, moods, questions and secrets are refused, and so is what the user did not say.
    """
    spoken = heard.spoken(runtime)
    seen = _memory(runtime).remember(
        user_of(runtime),
        content,
        request=spoken[-1].text,
        thread=_thread(runtime),
        message=spoken[-1].id or "",
        context=heard.turns_before(runtime),
        domains=_domains(runtime),
    )
    language = _language(runtime)
    changes = [change for change in seen.changes if change.action != "pending"]
    if not changes:
        raise ToolException(say("not_stored", language, reason=seen.decision.reason))
    return _stored(changes, runtime)


@agent_tool
def recall(
    query: Annotated[str, "What you want to know, as a question or key words: 'favourite coffee'"],
    runtime: Run,
) -> str:
    """Search the user's long-term memory."""
    task = (runtime.state.get("task") or {}).get("name")
    found = _memory(runtime).recall(
        user_of(runtime), query, domains=_domains(runtime), task=task, role=_role(runtime)
    )
    records = [hit.record for hit in found.hits]
    return (
        say("found", _language(runtime), what=_listed(records))
        if records
        else say("none", _language(runtime))
    )


@agent_tool
def update_memory(
    memory_id: Annotated[str, "Id as recall or list_memories show it"],
    content: Annotated[str, "What holds now, as a full sentence in the user's language: 'I live in Leeds'"],
    runtime: Run,
) -> str:
    """Correct a memory, because the user said that it is wrong or has changed."""
    spoken = heard.spoken(runtime)
    seen = _memory(runtime).update(
        user_of(runtime),
        next(iter(_readable([memory_id], runtime)), ""),
        content,
        request=spoken[-1].text,
        thread=_thread(runtime),
        message=spoken[-1].id or "",
        context=heard.turns_before(runtime),
    )
    language = _language(runtime)
    if not seen.changes:
        raise ToolException(say("not_stored", language, reason=seen.decision.reason))
    return _stored(seen.changes, runtime)


@agent_tool
def forget(
    runtime: Run,
    memory_ids: Annotated[list[str], "Ids as recall or list_memories show them"] = [],  # noqa: B006
    about: Annotated[str, "Where no id is known: the user's words for what to forget: 'my job'"] = "",
) -> str:
    """Remove memories for good, only if the user's message asks for it. Their text is gone afterwards."""
    language, user = _language(runtime), user_of(runtime)
    if not asks_to_forget(heard.spoken(runtime)[-1].text):
        raise ToolException(say("not_asked_to_forget", language))
    memory, seen = _memory(runtime), _seen(runtime)
    ids = _readable(memory_ids, runtime)
    if about and not ids:
        named = only(seen, about.strip(" []")) or meant(
            about, seen, memory.judge, memory.store, memory.clock()
        )
        if named and all(record.kind == "episode" for record in named) and _near(about, seen):
            return _nothing_fits(about, seen, language)  # the quote would go and the fact would stay
        ids = [record.id for record in named]
        if not ids and person_meant(about, seen) is None:
            return (
                say("not_kept", language)
                if _never_filed(runtime, about, seen)
                else _nothing_fits(about, seen, language)
            )
    gone = _shown(
        memory.forget(user, ids, about if _role(runtime).reads_all and not memory_ids else ""), seen
    )
    if not gone and about:
        return _nothing_fits(about, seen, language)
    if not gone:
        raise ToolException(say("nothing_forgotten", language, ids=", ".join(memory_ids)))
    return say("forgotten", language, ids=", ".join(gone))


@agent_tool
def forget_everything(runtime: Run) -> str:
    """Remove all that is known about the user, if the user's message asks for it.

    It asks first: tell the user its question, and call it again after the user's yes.
    """
    language, user = _language(runtime), user_of(runtime)
    spoken = [message.text for message in heard.spoken(runtime)]
    seen = _seen(runtime)
    if confirms_forgetting(spoken, was_asked=was_asked(runtime.state["messages"])):
        chosen = None if _role(runtime).reads_all else [record.id for record in seen]
        gone = _shown(_memory(runtime).forget(user, chosen), seen)
        return say("forgotten_everything", language, count=str(len(gone)))
    if not asks_to_forget_all(spoken[-1]) and not confirms_forgetting(spoken, was_asked=True):
        raise ToolException(say("not_asked_to_forget", language))
    return say("sure_to_forget" if seen else "nothing_remembered", language, count=str(len(seen)))


@agent_tool
def list_memories(runtime: Run) -> str:
    """List everything that is remembered about the user, with ids. "(pending)" awaits a second sighting."""
    memory = _memory(runtime)
    now = memory.clock()
    role = _role(runtime)
    held = [record for record in memory.records(user_of(runtime)) if role.may_read(record)]
    records = [record for record in held if record.in_force(now) or record.status == "pending"]
    return (
        say("found", _language(runtime), what=_listed(records))
        if records
        else say("none", _language(runtime))
    )


def _never_filed(runtime: Run, about: str, seen: Sequence[Record]) -> bool:
    """Tell whether a thing that shall not be kept was said in this thread and stands in no memory."""
    texts = [message.text for message in heard.spoken(runtime)]
    unwanted = declines_keeping(texts[-1]) or bool(taken_back(texts[-_LOOKED_BACK:]))
    return unwanted and not _near(about, seen) and not any(touches(record, about) for record in seen)


def _nothing_fits(about: str, seen: Sequence[Record], language: Language) -> str:
    """Say that nothing surely fits, and show what comes near it: forgetting cannot be undone."""
    near = _near(about, seen)
    return say("which", language, what=_listed(near[:_SHOWN])) if near else say("nothing_fits", language)


def _near(about: str, seen: Sequence[Record]) -> list[Record]:
    """Return the facts that share a word with what shall be forgotten, or name its being, newest first."""
    beings = beings_in(about)
    facts = [r for r in reversed(seen) if r.kind != "episode" and r.status == "active"]
    return [r for r in facts if touches(r, about) or beings & beings_in(r.text)]


def _memory(runtime: Run) -> Memory:
    return Memory(runtime.store, clock=clock_in(getattr(runtime.context, "timezone", "local")))


def _language(runtime: Run) -> Language:
    return detect_language(heard.spoken(runtime)[-1].text)


def _thread(runtime: Run) -> str:
    return str(runtime.config.get("configurable", {}).get("thread_id", ""))


def _role(runtime: Run) -> Role:
    return reader_of(getattr(runtime.context, "role", "admin"))


def _readable(memory_ids: Sequence[str], runtime: Run) -> list[str]:
    """Return the ids of memories that the role may read: of another it can have no id to name."""
    role = _role(runtime)
    if role.reads_all:
        return list(memory_ids)
    seen = _seen(runtime)
    return [record.id for wanted in memory_ids for record in only(seen, wanted)]


def _seen(runtime: Run) -> list[Record]:
    """Return what is remembered, past states too, as far as the role may read it."""
    role = _role(runtime)
    held = _memory(runtime).records(user_of(runtime))
    return [record for record in held if record.status != "forgotten" and role.may_read(record)]


def _shown(receipt: Receipt, seen: Sequence[Record]) -> list[str]:
    """Return the ids that are gone, without those that the role never saw."""
    ids = {record.id for record in seen}
    return [rid for rid in receipt.forgotten if rid in ids]


def _stored(changes: Sequence[Change], runtime: Run) -> str:
    """Say what changed, without the words of what the role may not read."""
    role = _role(runtime)
    shown = [change.record for change in changes if role.may_read(change.record)]
    language = _language(runtime)
    return say("stored", language, what=_listed(shown)) if shown else say("stored_unseen", language)


def _domains(runtime: Run) -> tuple[str, ...]:
    given = (runtime.state.get("task") or {}).get("domains", [])
    return tuple(dict.fromkeys([*given, *domains_in_hand(runtime.state.get("tasks", []))]))


def _listed(records: Sequence[Record]) -> str:
    """One memory a line; a stored text can pass neither for another line nor for a tag."""
    return "\n".join(f"- [{record.id}] {_in_one_line(record.text)}{_mark(record)}" for record in records)


def _mark(record: Record) -> str:
    if record.status != "pending":
        return ""
    return "（待确认）" if detect_language(record.text) == "zh" else " (pending)"


def _in_one_line(text: str) -> str:
    return " ".join(text.split()).replace("<", "‹").replace(">", "›")
