"""The data block: what the model is told about the user beside the conversation.

One JSON object a line, so that a stored text can hold quotes, braces or a forged end tag without ever
leaving its string: `<` and `>` are written as escapes. It stands right before the current turn and never
in the system prompt, which stays byte-identical from turn to turn so that a provider can cache it.
"""

import json
from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from langchain_core.messages import BaseMessage, HumanMessage

from graph.state import State
from memory.counting import Count, count_tokens
from memory.long_term.recall import Recall
from memory.records import Hit, Record
from memory.short_term.task import in_hand
from prompts import render

_MARK = "memory_data"
_LONGEST_QUOTE = 120  # characters
# What stands beside what a memory says. Whatever else a line of a memory holds is its attribute.
_HOW_FOUND = frozenset({"id", "date", "at", "source", "sigmas", "asked_for", "linked_to"})
_BESIDE = _HOW_FOUND | {"attribute", "value", "text", "until", "status", "ended_by", "about"}
_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def memory_lines(recall: Recall, budget: int, count: Count = count_tokens) -> list[dict[str, Any]]:
    """Turn what was recalled into lines: the profile, then the best hits, within `budget` tokens.

    A hit says by how much it stands out (`sigmas`), whether it is of the kind that the message asks for
    (`asked_for`), or which other led to it (`linked_to`); a profile fact only where the message asks for it.
    Of several hits of one day the time of day (UTC, `at`) says which was told last.
    The text of an episode is all there is of it, and one that says the same as another is not shown.
    """
    hits = {hit.record.id: hit for hit in recall.hits}
    lines: list[dict[str, Any]] = []
    unlike = {(record.attribute, record.text): record for record in reversed(recall.records)}
    days = Counter(f"{hit.record.recorded_at:%Y-%m-%d}" for hit in recall.hits)
    for record in reversed(unlike.values()):
        line = _line(record, hits.get(record.id))
        if record.id in hits and days[line["date"]] > 1:
            line["at"] = f"{record.recorded_at:%H:%M:%S}"
        budget -= count(_dump(line))
        if budget < 0:
            break
        lines.append(line)
    return lines


def data_message(state: State, now: datetime) -> HumanMessage:
    """Build the data block of this turn from the state."""
    recalled = state.get("recall", {})
    lines: list[dict[str, Any]] = [{"now": now.isoformat(timespec="minutes"), "weekday": f"{now:%A}"}]
    lines += _tasks(state)
    lines += _summaries(state)
    if recalled.get("core"):
        lines.append({"core": recalled["core"]})
    if recalled.get("understood"):
        lines.append({"understood": recalled["understood"]})
    if recalled.get("failed"):
        lines.append({"memory": "unavailable in this turn"})
    lines += recalled.get("memories", [])
    text = render("data", state.get("thread_language", "en"), lines="\n".join(map(_dump, lines)))
    return HumanMessage(text, additional_kwargs={_MARK: True})


def _tasks(state: State) -> list[dict[str, Any]]:
    """Return the caller's task and those the model has in hand, with their notes."""
    given = state.get("task")
    lines: list[dict[str, Any]] = [{"task": given["name"], "domains": given["domains"]}] if given else []
    for task in in_hand(state.get("tasks", [])):
        notes = {"notes": task["notes"]} if task["notes"] else {}
        lines.append({"task": task["name"], "domains": task["domains"], **notes})
    others = [task["name"] for task in state.get("tasks", []) if task not in in_hand(state["tasks"])]
    return lines + ([{"other_open_tasks": others}] if others else [])


def _summaries(state: State) -> list[dict[str, Any]]:
    """Return the gist of the session and the recent summary, without what both say."""
    recent = state.get("summary", "")
    shown = set(recent.split("\n"))
    gist = "\n".join(line for line in state.get("session_summary", "").split("\n") if line not in shown)
    return [{name: text} for name, text in (("session", gist), ("summary", recent)) if text]


def read_data(messages: Sequence[BaseMessage]) -> list[dict[str, Any]]:
    """Return the lines of the last data block among the messages; none where there is no block."""
    for message in reversed(messages):
        if message.additional_kwargs.get(_MARK):
            return [_spelt_out(json.loads(line)) for line in message.text.split("\n") if line.startswith("{")]
    return []


def without_mark(message: BaseMessage) -> dict[str, Any]:
    """Return a message's additional arguments without the mark of the block, which callers might forge."""
    return {key: value for key, value in message.additional_kwargs.items() if key != _MARK}


def is_data(message: BaseMessage) -> bool:
    """Tell whether a message is a data block and not something the user said."""
    return bool(message.additional_kwargs.get(_MARK))


def _line(record: Record, hit: Hit | None) -> dict[str, Any]:
    return {
        "id": record.id,
        "date": f"{record.recorded_at:%Y-%m-%d}",
        **({"source": record.origin} if hit else {"profile": True}),
        **({"sigmas": round(hit.explain["sigmas"], 1)} if hit and "sigmas" in hit.explain else {}),
        **({"asked_for": True} if hit and hit.explain.get("attribute") else {}),
        "attribute": record.attribute,
        **({"value": record.value} if record.kind != "episode" else {}),
        "text": _text(record),
        **({"until": record.valid_until.isoformat(timespec="minutes")} if record.valid_until else {}),
        **({"status": record.status} if record.status in ("superseded", "expired") else {}),
        **({"ended_by": ended} if (ended := _ended_by(record)) else {}),
        **({"about": record.subject} if record.subject != "user" else {}),
        **({"linked_to": hit.linked_to} if hit and hit.linked_to else {}),
    }


def _ended_by(record: Record) -> str:
    """Return the words that ended what a memory says, as far as they are few."""
    quote = record.evidence[-1].quote if record.status == "expired" and len(record.evidence) > 1 else ""
    return quote if len(quote) <= _LONGEST_QUOTE else ""


def _text(record: Record) -> str:
    """Return what a memory says; of an episode what was said, since date and source stand beside it."""
    own = record.kind == "episode" and record.origin == "consolidation"
    return record.value if own else record.text


def _dump(line: dict[str, Any]) -> str:
    """Write a line as the model sees it: of the profile only the bare facts, and nothing twice.

    `{"attribute": "like", "value": "tea"}` is written as `{"like": "tea"}`: every turn pays for each line.
    The text of a memory is left out where its attribute and value say the same.
    """
    repeated = line.get("profile") or str(line.get("value") or "\0") in line.get("text", "")
    hidden = {"profile", "text"} if repeated else {"profile"}
    line = {key: value for key, value in line.items() if key not in hidden}
    if line.get("attribute", "id") not in _BESIDE:
        said = "value" if "value" in line else "text"
        line = {
            line["attribute"] if key == said else key: value
            for key, value in line.items()
            if key != "attribute"
        }
    return _JSON.encode(line).replace("<", "\\u003c").replace(">", "\\u003e")


def _spelt_out(line: dict[str, Any]) -> dict[str, Any]:
    """Read a line of a memory back: undo what `_dump` has shortened."""
    attribute = next((key for key in line if key not in _BESIDE), None) if "id" in line else None
    if attribute is None:
        return line
    said = "text" if attribute == "episode" else "value"
    return {"attribute": attribute} | {said if key == attribute else key: line[key] for key in line}
