"""What every evaluation prints: tables for a reader, and one JSON object as the last line for a program."""

import json
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table

Figure = float | int | str | bool | None
"""None is a figure that was not measured in this run."""


def show_table(
    console: Console, title: str, columns: Sequence[str], rows: Sequence[Sequence[object]]
) -> None:
    """Print a table; numbers are rounded to three digits and stand at the right."""
    table = Table(title=title, title_justify="left")
    for at, column in enumerate(columns):
        numeric = bool(rows) and all(isinstance(row[at], int | float) for row in rows)
        table.add_column(column, justify="right" if numeric else "left")
    for row in rows:
        table.add_row(*(_shown(cell) for cell in row))
    console.print(table)


def show_figures(figures: Mapping[str, object]) -> None:
    """Print the figures as one line of JSON on standard output. Call it last."""
    print(json.dumps(figures, ensure_ascii=False), flush=True)  # noqa: T201 - the result of the command


def _shown(cell: object) -> str:
    if cell is None:
        return "–"
    return f"{cell:.3g}" if isinstance(cell, float) else str(cell)
