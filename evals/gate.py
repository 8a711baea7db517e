"""Does recall keep silent when there is nothing? A hundred questions without an answer, and some with one."""

import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from evals.encodings import remembering_encoder
from evals.gate_data import ANSWERED, TOLD, UNANSWERED, read_lives
from evals.recall_data import load_conversations
from evals.recall_engines import Answer, Ours
from evals.report import show_figures, show_table
from memory import PastTurn
from memory.language import detect_language

_NOW = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)
_LIMIT = 10


class Outcome(NamedTuple):
    """How many questions without an answer found nothing, and how many with one did; shares in 0..1."""

    silent: float
    empty: float


def run_gate(console: Console, folder: Path | None, encoder: str, cache: Path | None) -> None:
    """Ask one made-up user both kinds of questions, and the users of a folder too; print the shares."""
    with tempfile.TemporaryDirectory() as scratch:
        memory = Ours(remembering_encoder(encoder, cache), Path(scratch))
        rows = {"made up, said": _told(memory), "made up, imported": _imported(memory)}
        rows["ten lives, said"] = _lives(memory)
        if folder:
            rows[folder.name] = _dialogues(memory, folder)
    console_rows = [[name, *outcome] for name, outcome in rows.items()]
    show_table(console, f"No-match gate: {encoder}", ["memories", "silent", "empty"], console_rows)
    figures = {
        f"{column}: {name}": share for name, one in rows.items() for column, share in one._asdict().items()
    }
    show_figures({"n": len(UNANSWERED), **figures})


def _told(memory: Ours) -> Outcome:
    for at, text in enumerate(TOLD):
        memory.tell("said", text, at, _NOW)
    return _outcome(memory, ["said"], UNANSWERED, [("said", question) for question in ANSWERED])


def _imported(memory: Ours) -> Outcome:
    memory.file("imported", [PastTurn(f"t{at}", "m", "", text, _NOW) for at, text in enumerate(TOLD)])
    return _outcome(memory, ["imported"], UNANSWERED, [("imported", question) for question in ANSWERED])


def _lives(memory: Ours) -> Outcome:
    """Ask people for what they filed in words that share none with it, and for what they never said."""
    silent, empty = [], []
    for name, life in read_lives().items():
        for at, (_, text) in enumerate(life.told):
            memory.tell(name, text, at, _NOW)
        silent += [_nothing(memory.ask(name, question, _LIMIT)) for question in life.never]
        empty += [_nothing(memory.ask(name, question, _LIMIT)) for _, question in life.asks]
    return Outcome(sum(silent) / len(silent), sum(empty) / len(empty))


def _dialogues(memory: Ours, folder: Path) -> Outcome:
    answerable: list[tuple[str, str]] = []
    conversations = load_conversations(folder)
    for conversation in conversations:
        memory.file(conversation.user, conversation.turns)
        answerable += [(conversation.user, one.text) for one in conversation.questions if one.evidence]
    language = detect_language(conversations[0].turns[0].text)
    others = [question for question in UNANSWERED if detect_language(question) == language]
    return _outcome(memory, [one.user for one in conversations], others, answerable)


def _outcome(
    memory: Ours, users: Sequence[str], others: Sequence[str], answerable: Sequence[tuple[str, str]]
) -> Outcome:
    silent = [_nothing(memory.ask(user, question, _LIMIT)) for user in users for question in others]
    empty = [_nothing(memory.ask(user, question, _LIMIT)) for user, question in answerable]
    return Outcome(sum(silent) / len(silent), sum(empty) / len(empty))


def _nothing(answer: Answer) -> bool:
    return not answer.ids
