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

from memory.errors import AgentMemoryError

cli = typer.Typer(help=__doc__, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
console = Console()


@cli.callback()
def _commands() -> None:
    """Keep the commands named, however few there are."""


@cli.command()
def recall(
    folder: Annotated[Path, typer.Argument(help="Folder with memories.jsonl and questions.jsonl.")],
    engine: Annotated[str, typer.Option(help="ours, dense, lexical, chroma or inmemory.")] = "ours",
    encoder: Annotated[str, typer.Option(help="bundled, e5, or provider:model.")] = "bundled",
    k: Annotated[str, typer.Option(help="Ranks at which to count, with commas between them.")] = "1,5,10",
    out: Annotated[Path | None, typer.Option(help="File to write the ranking of every question to.")] = None,
    cache: Annotated[Path | None, typer.Option(help="Folder to keep vectors in between runs.")] = None,
) -> None:
    """Ask questions over dialogues and count the evidence found in the first ranks."""
    from evals.recall import parse_ks, run_recall

    run_recall(console, folder, engine, encoder, parse_ks(k), out, cache)


@cli.command()
def gate(
    folder: Annotated[Path | None, typer.Argument(help="Dialogues to ask as well, as for recall.")] = None,
    encoder: Annotated[str, typer.Option(help="bundled, e5, or provider:model.")] = "bundled",
    cache: Annotated[Path | None, typer.Option(help="Folder to keep vectors in between runs.")] = None,
) -> None:
    """Ask what nothing is known about, and what is: recall must be silent on the one and not on the other."""
    from evals.gate import run_gate

    run_gate(console, folder, encoder, cache)


@cli.command()
def centres() -> None:
    """Measure anew what all questions have in common, for both bundled encoders, and write it down."""
    from memory.long_term.centring import write_centres
    from memory.long_term.embeddings import load_encoder

    write_centres((load_encoder("bundled"), load_encoder("e5")))


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
