"""Measure the memory: how fast it is, what it loses, what it keeps and what it finds.

Every command prints tables and, as its last line, one JSON object with its figures. Nothing is written
outside a temporary folder unless an option names a file.
"""

import logging
import sys
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
def turn(turns: Annotated[int, typer.Option(min=5, help="Turns of each of the two.")] = 200) -> None:
    """Compare one turn of our graph with one of the smallest LangGraph agent."""
    from evals.turn import run_turn

    run_turn(console, turns=turns)


@cli.command()
def longrun(
    turns: Annotated[int, typer.Option(min=2, help="Turns of each of the four conversations.")] = 1000,
    misses: Annotated[bool, typer.Option(help="List the questions that were not answered.")] = False,
) -> None:
    """Talk for a thousand turns: tokens, facts still known, model calls, first token, size on disk."""
    from evals.longrun import run_longrun

    run_longrun(console, turns=turns, misses=misses)


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
