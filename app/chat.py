"""The terminal chat: streams the reply, and lets the user look into the memory and change it."""

from collections.abc import Callable, Iterator
from typing import Any

from langchain_core.messages import AIMessage
from rich.console import Console
from rich.markup import escape

from app.show import memory_table, show_why
from app.wording import word
from graph.agent import Agent
from graph.context import Context
from graph.resuming import catch_up
from graph.session import end_session
from memory import AgentMemoryError, Memory
from memory.clock import clock_in
from memory.guard.access import role_of
from memory.guard.clean import clean
from memory.language import detect_language
from memory.long_term.forgetting import only
from memory.records import Language, Record

_SPEAKING = frozenset({"agent_reason", "close_turn"})


class Chat:
    """One user in one thread. `run` reads lines until the input ends or the user leaves."""

    def __init__(self, agent: Agent, context: Context, thread: str, console: Console) -> None:
        """Talk to `agent` as `context.user_id` in `thread`."""
        self.agent, self.context, self.thread, self.console = agent, context, thread, console
        self.config: Any = {"configurable": {"thread_id": thread}}
        self.memory = Memory(agent.store, clock=clock_in(context.timezone))
        self.language: Language = "en" if context.language == "auto" else context.language

    def run(self, read: Callable[[str], str]) -> None:
        """Answer what `read` returns, line by line, until it raises `EOFError` or the user leaves."""
        self._help("")
        self._catch_up()
        while True:
            try:
                line = clean(read(f"{word('you', self.language)}: "))
            except EOFError:
                self.console.print()
                return
            if line.startswith("/"):
                if not self._command(line.strip()):
                    return
            else:
                self._say(line)

    def _catch_up(self) -> None:
        try:
            catch_up(self.agent, self.thread, self.context)
        except AgentMemoryError as error:
            self.console.print(f"[red]{escape(str(error))}[/red]")

    def _say(self, text: str) -> None:
        if self.context.language == "auto":
            self.language = detect_language(text, default=self.language)
        self.console.print(f"[bold green]{word('agent', self.language)}:[/bold green] ", end="")
        try:
            self._stream(text)
        except AgentMemoryError as error:
            self.console.print(f"\n[red]{escape(str(error))}[/red]")
        self.console.print()
        self._note_filed()

    def _stream(self, text: str) -> None:
        given: Any = {"messages": [("user", text)]}
        speaking = ""
        stream: Iterator[Any] = self.agent.stream(
            given, self.config, context=self.context, stream_mode="messages"
        )
        for chunk, about in stream:
            if about["langgraph_node"] not in _SPEAKING or not isinstance(chunk, AIMessage) or not chunk.text:
                continue
            if speaking and chunk.id != speaking:
                self.console.print()  # another message: after a tool call, or anew after a cut connection
            speaking = chunk.id or ""
            self.console.out(chunk.text, end="", highlight=False)

    def _note_filed(self) -> None:
        for change in self._state().get("capture", {}).get("changes", []):
            line = f"{word(change['action'], self.language)} [{change['id']}] {change['text']}"
            self.console.print(f"[dim]  {escape(line)}[/dim]")

    def _command(self, line: str) -> bool:
        name, _, argument = line.partition(" ")
        commands: dict[str, Callable[[str], bool]] = {
            "/memories": self._memories,
            "/forget": self._forget,
            "/why": self._why,
            "/end": self._end,
            "/help": self._help,
            "/quit": lambda _: False,
        }
        if name not in commands:
            self.console.print(word("unknown_command", self.language))
            return self._help("")
        try:
            return commands[name](argument.strip())
        except AgentMemoryError as error:
            self.console.print(f"[red]{escape(str(error))}[/red]")
            return True

    def _help(self, _: str) -> bool:
        self.console.print(f"[dim]{word('commands', self.language)}[/dim]")
        return True

    def _memories(self, _: str) -> bool:
        records = self._readable()
        title = f"{word('memories_of', self.language)} {self.context.user_id}"
        self.console.print(
            memory_table(records, self.language, title, self.memory.clock())
            if records
            else word("no_memories", self.language)
        )
        return True

    def _forget(self, memory_id: str) -> bool:
        name, _, sure = memory_id.partition(" ")
        if name.lower() in ("", "all", "全部"):
            return self._forget_all(asked=bool(name), sure=sure.strip().lower() in ("yes", "确认"))
        chosen = [record.id for record in only(self._readable(), memory_id)]
        receipt = self.memory.forget(self.context.user_id, chosen)
        heading = word("forgotten" if receipt.forgotten else "not_found", self.language)
        self.console.print(f"{heading}: {escape(', '.join(receipt.forgotten) or memory_id)}")
        return True

    def _forget_all(self, *, asked: bool, sure: bool) -> bool:
        """Forget everything where it is asked for twice; else say how."""
        if not sure:
            self.console.print(word("sure" if asked else "forget_what", self.language))
            return True
        ids = [record.id for record in self._readable()]
        everything = role_of(self.context.role).reads_all
        receipt = self.memory.forget(self.context.user_id, None if everything else ids)
        self.console.print(f"{word('forgotten', self.language)}: {len(receipt.forgotten)}")
        return True

    def _readable(self) -> list[Record]:
        """Return what is remembered, as far as the role of this chat may read it."""
        role = role_of(self.context.role)
        return [record for record in self.memory.records(self.context.user_id) if role.may_read(record)]

    def _why(self, _: str) -> bool:
        state = self._state()
        if state:
            show_why(self.console, state, self.language, terms=True)
        else:
            self.console.print(word("no_turn", self.language))
        return True

    def _end(self, _: str) -> bool:
        filed = end_session(self.agent, self.thread, self.context)
        if filed.episode:
            self.console.print(f"{word('filed', self.language)}: {escape(filed.episode.text)}")
        self.console.print(word("ended_session", self.language))
        return False

    def _state(self) -> dict[str, Any]:
        return dict(self.agent.get_state(self.config).values)
