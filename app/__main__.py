"""The ways in from the command line: `python -m app demo`, `chat`, `import`, `end-idle` and `reindex`."""

import contextlib
import logging
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from dotenv import load_dotenv
from rich.console import Console
from rich.markup import escape

from app.env_file import unread_lines
from memory.errors import AgentMemoryError, SettingsError

cli = typer.Typer(help=__doc__, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
console = Console()
PROJECT = Path(__file__).resolve().parent.parent

ChatModel = Annotated[str, typer.Option(help="auto, offline, or provider:model such as openai:qwen3.")]


@cli.command()
def demo(chat_model: ChatModel = "auto") -> None:
    """Play five scripted conversations and check what is remembered; exit 1 if anything is wrong."""
    from app.demo import run_demo

    raise typer.Exit(0 if run_demo(console, chat_model) else 1)


@cli.command()
def chat(
    user: Annotated[str, typer.Option(help="Whose memories to use.")] = "me",
    thread: Annotated[str, typer.Option(help="Conversation of this user to go on with.")] = "terminal",
    language: Annotated[str, typer.Option(help="zh, en, or auto to follow the user.")] = "auto",
    chat_model: ChatModel = "auto",
) -> None:
    """Talk in the terminal. Conversations and memories stay on disk until /end and /forget."""
    from app.chat import Chat
    from graph.agent import build_graph
    from graph.context import Context
    from graph.models import load_chat_model
    from graph.persistence import open_checkpointer, open_store
    from graph.warming import get_ready
    from memory.namespaces import require_user

    with contextlib.suppress(ImportError):  # Windows has none
        import readline  # noqa: F401 - gives `input` its line editing and history

    given: dict[str, Any] = {"user_id": user, "chat_model": chat_model, "language": language}
    context = Context(**given)
    require_user(user)
    load_chat_model(chat_model)
    with open_store() as store:
        agent = build_graph(checkpointer=open_checkpointer(), store=store)
        get_ready(store)
        Chat(agent, context, f"{user}/{thread}", console).run(input)


@cli.command(name="import")
def import_(
    file: Annotated[Path, typer.Argument(help="JSON lines: thread, message, time, speaker, role, text.")],
    user: Annotated[str, typer.Option(help="Whose conversations these are.")] = "me",
) -> None:
    """File old conversations word for word. Interrupt it at will: called again, it goes on."""
    from app.importing import run_import
    from memory.namespaces import require_user

    run_import(console, file, require_user(user))


@cli.command()
def end_idle(
    minutes: Annotated[float, typer.Option(min=1, help="End sessions silent for so long.")] = 24 * 60,
) -> None:
    """End the sessions in which nothing happens any more: file what is worth it, delete the rest."""
    from graph.agent import build_graph
    from graph.persistence import open_checkpointer, open_store
    from graph.session import end_idle_sessions

    with open_store() as store:
        agent = build_graph(checkpointer=open_checkpointer(), store=store)
        for thread in end_idle_sessions(agent, minutes=minutes):
            console.print(escape(thread))


@cli.command()
def why(
    question: Annotated[str, typer.Argument(help="What to recall.")],
    user: Annotated[str, typer.Option(help="Whose memories to search.")] = "me",
    limit: Annotated[int, typer.Option(help="Memories to show, at most.", min=1)] = 4,
    role: Annotated[
        str, typer.Option(help="Who reads: admin, analyst, basic, or one of your own.")
    ] = "admin",
) -> None:
    """Show one recall with every term of every score, and what the no-match gate held back."""
    from app.why import run_why

    run_why(console, question, user, limit=limit, role=role)


@cli.command()
def reindex() -> None:
    """Encode all memories anew with AGENT_ENCODER. Interrupt it at will: called again, it goes on."""
    from app.reindex import run_reindex

    run_reindex(console)


def load_settings(file: Path) -> None:
    """Put what a `.env` file says into the environment, and say on stderr which lines say nothing.

    Raises `SettingsError` if it is not UTF-8.
    """
    try:
        load_dotenv(file)
        for number in unread_lines(file):
            warning = f"{file}, line {number} is not read: write NAME=value."
            Console(stderr=True, soft_wrap=True).print(f"[yellow]{escape(warning)}[/yellow]")
    except UnicodeDecodeError as error:
        raise SettingsError(f"{file} is not UTF-8: open it in an editor and save it as UTF-8.") from error


def main() -> None:
    """Run the command line; an error of ours is one line and exit code 2, without a traceback."""
    logging.basicConfig(level=logging.ERROR, format="%(message)s")
    for stream in (sys.stdin, sys.stdout):
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    try:
        load_settings(PROJECT / ".env")
        cli()
    except AgentMemoryError as error:
        Console(stderr=True).print(f"[red]{escape(str(error))}[/red]")
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
