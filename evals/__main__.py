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


@cli.command()
def scale(
    small: Annotated[bool, typer.Option("--small", help="2 minutes instead of 20, with less data.")] = False,
) -> None:
    """Measure how fast the long-term store is, against its rivals and as it grows."""
    from evals.scale import FULL, SMALL, run_scale

    run_scale(console, SMALL if small else FULL)


@cli.command()
def torture(
    rounds: Annotated[int, typer.Option(min=4, help="How many processes are killed.")] = 200,
    seed: Annotated[int, typer.Option(help="Decides the moments of the kills.")] = 0,
) -> None:
    """Kill processes in the middle of writing and let many write at once; exit 1 if anything is lost."""
    from evals.torture import run_torture

    raise typer.Exit(0 if run_torture(console, rounds=rounds, seed=seed) else 1)


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
def judge(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="Labelled messages, JSONL.")],
    layers: Annotated[str, typer.Option(help="Layers to ask, in order.")] = ",".join(MemorySettings().layers),
    model: Annotated[str, typer.Option(help="Chat model of the layer llm, provider:model.")] = "",
    out: Annotated[Path | None, typer.Option(help="Write the predictions there, JSONL.")] = None,
) -> None:
    """Measure the judge: what it keeps of labelled messages, what it must not keep, and how fast it is."""
    from evals import judge as measure
    from evals.judge_rows import read_rows
    from graph.models import load_judge_model

    rows = read_rows(file)
    names = tuple(name.strip() for name in layers.split(",") if name.strip())
    chosen = measure.judge_of(names, load_judge_model(model))
    outcomes = measure.run(rows, chosen)
    columns = ["category", "n", "accuracy", "precision", "recall", "facts", "must not"]
    show_table(console, f"judge, layers {', '.join(names)}", columns, measure.table(outcomes))
    if out is not None:
        measure.write_predictions(outcomes, out)
    show_figures(measure.all_figures(outcomes) | measure.timings(rows, chosen))


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


@cli.command()
def train_judge(
    out: Annotated[Path | None, typer.Option(help="Where the weights go.")] = None,
) -> None:
    """Make the weights of the judge's small model anew from evals/sentences (needs scikit-learn)."""
    from evals.train_judge import train
    from memory.judge.small_model.head import WEIGHTS

    show_figures(train(out or WEIGHTS))


@cli.command()
def train_clauses(
    out: Annotated[Path | None, typer.Option(help="Where the weights go.")] = None,
) -> None:
    """Make the weights of the judge's clause reader anew from evals/rows (needs scikit-learn)."""
    from evals.train_clauses import train
    from memory.judge.small_model.clause_reader import WEIGHTS

    show_figures(train(out or WEIGHTS))


@cli.command()
def train_guard(
    out: Annotated[Path | None, typer.Option(help="Where the weights go.")] = None,
) -> None:
    """Make the weights of the judge's second guard anew from evals/rows (needs scikit-learn)."""
    from evals.train_guard import train
    from memory.judge.small_model.second_guard import WEIGHTS

    show_figures(train(out or WEIGHTS))


@cli.command()
def train_framed(
    out: Annotated[Path | None, typer.Option(help="Where the weights go.")] = None,
) -> None:
    """Make the weights anew that tell whose words a message holds (needs scikit-learn)."""
    from evals.train_framed import train
    from memory.judge.small_model.framed import WEIGHTS

    show_figures(train(out or WEIGHTS))


@cli.command()
def train_second_look(
    out: Annotated[Path | None, typer.Option(help="Where the weights go.")] = None,
) -> None:
    """Make the weights of the judge's second look anew from evals/taken (needs scikit-learn)."""
    from evals.train_second_look import train
    from memory.judge.small_model.second_look import WEIGHTS

    show_figures(train(out or WEIGHTS))


@cli.command()
def train_outdated(
    out: Annotated[Path | None, typer.Option(help="Where the weights go.")] = None,
) -> None:
    """Make the weights anew that say what a message makes out of date (needs scikit-learn)."""
    from evals.train_outdated import train
    from memory.judge.small_model.outdated import WEIGHTS

    show_figures(train(out or WEIGHTS))


@cli.command()
def train_asked(
    out: Annotated[Path | None, typer.Option(help="Where the weights go.")] = None,
) -> None:
    """Make the weights anew that say what a question asks for, from evals/questions (needs scikit-learn)."""
    from evals.train_asked import train
    from memory.long_term.asked_for import WEIGHTS

    show_figures(train(out or WEIGHTS))


@cli.command()
def train_matters(
    out: Annotated[Path | None, typer.Option(help="Where the weights go.")] = None,
) -> None:
    """Make the weights anew that say which matter a text is about (needs scikit-learn)."""
    from evals.train_matters import train
    from memory.long_term.matters import WEIGHTS

    show_figures(train(out or WEIGHTS))


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
def prediction(
    folder: Annotated[Path, typer.Argument(help="Dialogues, as for recall.")],
    encoder: Annotated[str, typer.Option(help="bundled, e5, or provider:model.")] = "bundled",
    cache: Annotated[Path | None, typer.Option(help="Folder to keep vectors in between runs.")] = None,
) -> None:
    """Guess at the start of each session what it will be about, and count what that would be worth."""
    from evals.prediction import run_prediction

    run_prediction(console, folder, encoder, cache)


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
