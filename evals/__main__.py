"""Measure the memory: how fast it is, what it loses, what it keeps and what it finds.

Every command prints tables and, as its last line, one JSON object with its figures. Nothing is written
outside a temporary folder unless an option names a file.
"""

import logging
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from evals.report import show_figures, show_table
from memory.errors import AgentMemoryError
from memory.settings import MemorySettings

cli = typer.Typer(help=__doc__, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
console = Console()


@cli.callback()
def _commands() -> None:
    """Keep the commands named, however few there are."""


@cli.command()
def judge(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="Labelled messages, JSONL.")],
    layers: Annotated[str, typer.Option(help="Layers to ask, in order.")] = ",".join(MemorySettings().layers),
    out: Annotated[Path | None, typer.Option(help="Write the predictions there, JSONL.")] = None,
) -> None:
    """Measure the judge: what it keeps of labelled messages, what it must not keep, and how fast it is."""
    from evals import judge as measure
    from evals.judge_rows import read_rows

    rows = read_rows(file)
    names = tuple(name.strip() for name in layers.split(",") if name.strip())
    chosen = measure.judge_of(names)
    outcomes = measure.run(rows, chosen)
    columns = ["category", "n", "accuracy", "precision", "recall", "facts", "must not"]
    show_table(console, f"judge, layers {', '.join(names)}", columns, measure.table(outcomes))
    if out is not None:
        measure.write_predictions(outcomes, out)
    show_figures(measure.all_figures(outcomes) | measure.timings(rows, chosen))


@cli.command()
def train_judge(
    out: Annotated[Path | None, typer.Option(help="Where the weights go.")] = None,
) -> None:
    """Make the weights of the judge's small model anew from evals/sentences (needs scikit-learn)."""
    from evals.train_judge import train
    from memory.judge.small_model.head import WEIGHTS

    show_figures(train(out or WEIGHTS))


def main() -> None:
    """Run the command line; an error of ours is one line and exit code 2, without a traceback."""
    logging.basicConfig(level=logging.ERROR, format="%(message)s")
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    try:
        cli()
    except AgentMemoryError as error:
        Console(stderr=True).print(f"[red]{escape(str(error))}[/red]")
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
