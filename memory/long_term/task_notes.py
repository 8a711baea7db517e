"""Notes of a finished task that are to be kept: records of their own, in the domains of the task."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from memory.language import detect_language
from memory.long_term.shelf import Shelf, record_id, same
from memory.records import Evidence, Record

_IMPORTANCE = 0.5


def file_notes(
    shelf: Shelf,
    task: str,
    notes: Mapping[str, str],
    *,
    domains: Sequence[str],
    evidence: Evidence,
    now: datetime,
) -> tuple[Record, ...]:
    """Write one record a note and return them. A note of the same task and key takes the old one's place."""
    records = tuple(
        _record(shelf.user, task, key, value, domains, evidence, now) for key, value in notes.items()
    )
    shelf.put(records)
    return records


def _record(
    user: str, task: str, key: str, value: str, domains: Sequence[str], evidence: Evidence, now: datetime
) -> Record:
    zh = detect_language(f"{task} {key} {value}") == "zh"
    return Record(
        id=record_id(user, "note", same(task), same(key)),
        user=user,
        kind="note",
        attribute="other",
        text=f"任务“{task}”的笔记：{key}：{value}" if zh else f"A note on the task “{task}”: {key}: {value}",
        value=value,
        recorded_at=now,
        domains=tuple(domains),
        task=task,
        importance=_IMPORTANCE,
        evidence=(evidence.model_copy(update={"quote": value}),),
        origin="tool",
    )
