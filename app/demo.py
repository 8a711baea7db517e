"""The demo: five scripted conversations through the real graph, with everything it thinks on the table."""

from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.markup import escape

from app.play import last_reply, play
from app.script import Conversation, Line, conversations
from app.show import memory_table, show_why
from app.wording import word
from graph.agent import Agent, build_graph
from graph.context import Context
from graph.models import resolve_chat_model
from graph.persistence import open_checkpointer, open_store
from memory import Memory
from memory.language import detect_language


def run_demo(console: Console, chat_model: str) -> bool:
    """Play all conversations in a data folder of their own and return whether all came out as written."""
    model = resolve_chat_model(chat_model)
    console.print(f"[bold]Five conversations through the graph[/bold] · chat model: {escape(model)}")
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        failures = [f for script in conversations() for f in _run(console, script, Path(folder), chat_model)]
    for failure in failures:
        console.print(f"[red]✗ {escape(failure)}[/red]")
    if not failures:
        console.print("[green]✓ Every memory that must be there is there, and none that must not.[/green]")
    return not failures


def _run(console: Console, script: Conversation, folder: Path, chat_model: str) -> list[str]:
    store = open_store(f"sqlite:///{folder / 'memories.db'}")
    saver = open_checkpointer(str(folder / "checkpoints.db"))
    try:
        agent = build_graph(checkpointer=saver, store=store)
        console.rule(f"[bold]{escape(script.title)}[/bold]")
        offline = resolve_chat_model(chat_model) == "offline"
        failures = play(
            agent,
            script,
            Context(chat_model=chat_model),
            lambda line, state: _show(console, line, state),
            answers=offline,
        )
        _show_memories(console, agent, script)
    finally:
        saver.close()
        store.close()
    return failures


def _show(console: Console, line: Line, state: dict[str, Any]) -> None:
    language = state["language"]
    console.print(f"[bold]{word('you', language)}:[/bold] {escape(line.say)}")
    console.print(f"[bold green]{word('agent', language)}:[/bold green] {escape(last_reply(state))}")
    show_why(console, state, language)


def _show_memories(console: Console, agent: Agent, script: Conversation) -> None:
    for user in script.users:
        records = Memory(agent.store).records(user)
        language = detect_language(" ".join(record.text for record in records))
        console.print(
            memory_table(records, language, f"{word('memories_of', language)} {user}", datetime.now(UTC))
        )
