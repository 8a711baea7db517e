"""`python -m app why "question" --user U`: one recall laid open, from the profile to what was held back."""

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from app.wording import word
from graph.persistence import open_store
from memory import Hit, Memory, Recall
from memory.language import detect_language
from memory.long_term.ranking import weights_of
from memory.records import Language

_TEXT = 60
_HELD_BACK = 5


def run_why(console: Console, question: str, user: str, *, limit: int, role: str) -> None:
    """Recall for a question and print what was found, with every term of every score. Writes nothing."""
    with open_store() as store:
        memory = Memory(store)
        found = memory.recall(user, question, limit=limit, role=role)
        language = detect_language(question)
        console.print(escape(found.reason))
        for record in found.profile:
            console.print(f"{word('profile', language)}: {escape(record.text)}")
        _show(console, found, weights_of(memory.settings), language)


def _show(console: Console, found: Recall, weights: dict[str, float], language: Language) -> None:
    if not found.hits:
        console.print(word("nothing", language))
    for title, hits in (("recall", found.hits), ("held_back", found.dropped[:_HELD_BACK])):
        if hits:
            console.print(_table(word(title, language), hits, weights, language))


def _table(title: str, hits: Sequence[Hit], weights: dict[str, float], language: Language) -> Table:
    """Put the memories into columns and the terms into rows: there are more terms than fit side by side."""
    table = Table(title=title, title_justify="left")
    table.add_column(word("term", language))
    table.add_column(word("weight", language), justify="right")
    for hit in hits:
        table.add_column(hit.record.id, justify="right", overflow="fold")
    table.add_row(word("memory", language), "", *(escape(hit.record.text[:_TEXT]) for hit in hits))
    table.add_row(word("score", language), "", *(f"{hit.score:.3f}" for hit in hits))
    for name in dict.fromkeys(name for hit in hits for name in hit.explain):
        weight = f"{weights[name]:g}" if name in weights else ""
        table.add_row(name, weight, *(_shown(hit.explain.get(name)) for hit in hits))
    return table


def _shown(value: float | None) -> str:
    return "" if value is None else f"{value:.2f}"
