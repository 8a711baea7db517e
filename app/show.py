"""How turns and memories look in a terminal."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from app.wording import word
from memory import Record
from memory.records import Language
from memory.short_term.task import in_hand
from memory.vocabulary import label

_SIGNS = {
    "added": "+",
    "strengthened": "=",
    "superseded": "~",
    "ended": "-",
    "unchanged": "=",
    "pending": "?",
}


def show_why(console: Console, state: dict[str, Any], language: Language, *, terms: bool = False) -> None:
    """Print what a turn recalled, what the judge decided and why, and what was filed.

    `terms` adds the named terms of each hit's score.
    """
    for part, lines in (
        ("recall", _recall_lines(state.get("recall", {}), language, terms) + _task_lines(state, language)),
        ("judge", _judge_lines(state.get("capture", {}), language)),
        ("consolidation", _consolidation_lines(state.get("consolidation", {}), language)),
    ):
        for index, line in enumerate(lines):
            heading = word(part, language) if index == 0 else ""
            console.print(f"    [cyan]{heading:<8}[/cyan] [dim]{escape(line)}[/dim]")


def memory_table(records: Sequence[Record], language: Language, title: str, now: datetime) -> Table:
    """Build the table of a user's memories, those in force and, marked, all others but forgotten ones."""
    table = Table(title=escape(title), title_justify="left")
    for column in ("id", "attribute", "memory", "until", "status"):
        table.add_column(word(column, language), overflow="fold", no_wrap=column == "id")
    for record in records:
        if record.status == "forgotten":
            continue
        until = f"{record.valid_until:%Y-%m-%d %H:%M}" if record.valid_until else ""
        table.add_row(
            record.id,
            label(record.attribute, language),
            escape(record.text),
            until,
            word(_status(record, now), language) + (f" ×{record.seen}" if record.seen > 1 else ""),
        )
    return table


def _status(record: Record, now: datetime) -> str:
    return "expired" if record.status == "active" and not record.in_force(now) else record.status


def _recall_lines(recall: dict[str, Any], language: Language, terms: bool) -> list[str]:
    if recall.get("failed"):
        return [f"! {recall['failed']}"]
    lines = [f"! {recall['degraded']}"] if recall.get("degraded") else []
    if recall.get("understood"):
        lines.append(f"{word('understood', language)}: {recall['understood']}")
    for hit in recall.get("hits", []):
        lines.append(f"{hit['score']:.2f} {hit['text']}")
        if terms:
            lines.append("     " + ", ".join(f"{name} {value:g}" for name, value in hit["explain"].items()))
    hits = {hit["id"] for hit in recall.get("hits", [])}
    profile = [m["text"] for m in recall.get("memories", []) if m["id"] not in hits]
    if profile:
        lines.append(f"{word('profile', language)}: {'; '.join(profile)}")
    return lines or [word("nothing", language)]


def _task_lines(state: dict[str, Any], language: Language) -> list[str]:
    names = " › ".join(task["name"] for task in in_hand(state.get("tasks", [])))
    return [f"{word('task_in_hand', language)}: {names}"] if names else []


def _judge_lines(capture: dict[str, Any], language: Language) -> list[str]:
    if capture.get("failed"):
        return [f"! {capture['failed']}"]
    if not capture:
        return []
    rule = "/".join(part for part in (capture["layer"], capture["rule"]) if part)
    lines = [f"{capture['verdict']} {capture['confidence']:.2f} ({rule}): {capture['reason']}"]
    for change in capture["changes"]:
        about = label(change["attribute"], language)
        action = word(change["action"], language)
        lines.append(f"{_SIGNS[change['action']]} {action} [{change['id']}] {about}: {change['text']}")
    return lines


def _consolidation_lines(report: dict[str, Any], language: Language) -> list[str]:
    if not report:
        return []
    why = f"{word('trigger', language)}: {word('trigger_' + report['trigger'], language)}"
    if report.get("failed"):
        return [f"! {report['failed']}", why]
    if report.get("postponed"):
        return [f"! {word('postponed', language)}: {report['postponed']}", why]
    episode = report["episode"]
    filed = f"[{episode['id']}] {episode['text']}" if episode else word("no_episode", language)
    left = f"{word('turns_left', language)}: {report['turns']} ({report['strategy']})"
    return [why, left, f"+ {filed}"]
