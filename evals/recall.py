"""Does the memory find what was said? Questions over long dialogues, by the evidence turns found."""

import json
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TextIO

from rich.console import Console

from evals.encodings import remembering_encoder
from evals.recall_data import Conversation, Question, load_conversations
from evals.recall_engines import Engine, open_engine
from evals.recall_figures import Asked, figures
from evals.report import show_figures, show_table
from memory import UsageError
from memory.long_term.embeddings import Encoder


def run_recall(
    console: Console,
    folder: Path,
    engine: str,
    encoder: str,
    ks: Sequence[int],
    out: Path | None,
    cache: Path | None,
) -> None:
    """Ask all questions of a folder, print the figures per category and write the rankings to `out`."""
    conversations = load_conversations(folder)
    texts_to_vectors = remembering_encoder(encoder, cache)
    with (
        tempfile.TemporaryDirectory() as scratch,
        out.open("w", encoding="utf-8") if out else nullcontext() as ranks,
    ):
        search = open_engine(engine, texts_to_vectors, Path(scratch))
        asked = list(_ask_all(conversations, search, texts_to_vectors, max(10, *ks), ranks))
    _show(console, f"{folder.name}: {engine}, {encoder}", asked, ks)


def parse_ks(text: str) -> list[int]:
    """Read "1,5,10". Raises `UsageError` for anything else."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and int(part) for part in parts):
        raise UsageError(f"--k {text!r}: give numbers with commas between them, such as 1,5,10.")
    return sorted({int(part) for part in parts})


def _ask_all(
    conversations: Sequence[Conversation], engine: Engine, encoder: Encoder, limit: int, ranks: TextIO | None
) -> Iterator[Asked]:
    for conversation in conversations:
        for turns, questions in conversation.steps():
            if turns:
                engine.file(conversation.user, turns)
            for question in questions:
                asked = _ask(conversation.user, question, engine, encoder, limit)
                if ranks:
                    _write(ranks, conversation.user, question, asked)
                yield asked


def _ask(user: str, question: Question, engine: Engine, encoder: Encoder, limit: int) -> Asked:
    # The encoder remembers the question, so that what follows takes only what is ours.
    began = time.perf_counter()
    encoder.queries([question.text])
    encoded = time.perf_counter()
    answer = engine.ask(user, question.text, limit)
    ended = time.perf_counter()
    return Asked(
        question.category,
        question.evidence,
        tuple(answer.ids),
        (ended - began) * 1000,
        (encoded - began) * 1000,
        answer.tokens,
    )


def _write(ranks: TextIO, user: str, question: Question, asked: Asked) -> None:
    row = {"conv": user, "qid": question.qid, "evidence": asked.evidence, "ranking": asked.found}
    ranks.write(json.dumps(row, ensure_ascii=False) + "\n")


def _show(console: Console, title: str, asked: Sequence[Asked], ks: Sequence[int]) -> None:
    columns = ["n", *(f"recall@{k}" for k in ks), "all@10", "mrr", "empty"]
    categories = sorted({one.category for one in asked})
    rows = []
    for name in [*categories, "all"]:
        measured = figures([one for one in asked if name in ("all", one.category)], ks)
        rows.append([name, *(measured.get(column) for column in columns)])
    show_table(console, title, ["category", *columns], rows)
    show_figures(figures(asked, ks))
