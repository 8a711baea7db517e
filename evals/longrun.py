"""A conversation of a thousand turns: what it costs, what it still knows, and how soon it answers.

Four of them: Chinese and English, with the offline model and with a scripted server that speaks OpenAI's
protocol. The scripted model answers a planted question exactly when the rest of its prompt holds the answer,
so `facts_answered` says there whether memory put it before the model, and offline whether it was answered.
"""

import json
import os
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from langchain_core.messages import AIMessage, HumanMessage, SystemMessage
from rich.console import Console

from evals.longrun_script import Line, ScriptedUser
from evals.longrun_watch import Watch
from evals.report import show_figures, show_table
from evals.scripted_openai import Body, Call, Reply, calls, scripted_openai
from evals.stopwatch import timed_encoder
from graph.agent import Agent, build_graph
from graph.context import Context
from graph.persistence import open_checkpointer
from memory.long_term.store import MemoryStore
from memory.records import Language
from memory.short_term.window import message_tokens
from prompts import render

# Turns over which tokens are averaged, those around turn 100 and the last: the window breathes with every
# consolidation.
_AROUND = 48
_BLOCK = 100
_REMEMBER = ("记住", "请记住", "Please remember", "Remember")


class Turn(NamedTuple):
    """What one turn cost. Tokens are those of all its prompts, full history's what it would have taken."""

    tokens: int
    full_tokens: int
    calls: int
    first_token_s: float
    answered: bool | None
    db_bytes: int


def run_longrun(console: Console, *, turns: int, misses: bool = False) -> None:
    """Play four conversations and print what came out; `misses` lists the questions not answered."""
    rows, runs = [], []
    for model in ("offline", "openai:scripted"):
        for language in ("zh", "en"):
            run, missed = _play(model, language, turns)
            runs.append(run)
            rows.append((model, language, *_figures(run).values()))
            if misses:
                console.print(f"{model} {language} missed: " + "; ".join(missed), markup=False)
    show_table(console, f"{turns} turns", ("model", "language", *_figures(runs[0])), rows)
    show_figures(_together(runs))


def _together(runs: list[list[Turn]]) -> dict[str, object]:
    """Return the worst of each figure over the runs; of the tokens those of the run that grew most."""
    each = [_figures(run) for run in runs]
    grown = max(each, key=lambda one: one["tokens_at_end"] / one["tokens_at_100"])
    asked = [turn.answered for run in runs for turn in run if turn.answered is not None]
    return {
        "turns": len(runs[0]),
        "tokens_at_100": grown["tokens_at_100"],
        "tokens_at_end": grown["tokens_at_end"],
        "tokens_most": max(one["tokens_most"] for one in each),
        "facts_answered": round(sum(asked) / len(asked), 4),
        "vs_full_history": min(one["vs_full_history"] for one in each),
        "model_calls_per_turn": max(one["model_calls_per_turn"] for one in each),
        "first_token_p95_ms": max(one["first_token_p95_ms"] for one in each),
        "db_mb": max(one["db_mb"] for one in each),
        "db_kb_per_turn": max(one["db_kb_per_turn"] for one in each),
    }


def _figures(run: list[Turn]) -> dict[str, float]:
    hundred = run[_BLOCK - _AROUND // 2 : _BLOCK + _AROUND // 2] or run[-_AROUND:]
    asked = [turn.answered for turn in run if turn.answered is not None]
    half = len(run) // 2
    return {
        "tokens_at_100": round(statistics.mean(turn.tokens for turn in hundred)),
        "tokens_at_end": round(statistics.mean(turn.tokens for turn in run[-_AROUND:])),
        "tokens_most": max(turn.tokens for turn in run),
        "facts_answered": round(sum(asked) / max(1, len(asked)), 4),
        "vs_full_history": round(sum(t.full_tokens for t in run) / sum(t.tokens for t in run), 1),
        "model_calls_per_turn": round(statistics.mean(turn.calls for turn in run), 3),
        "first_token_p95_ms": round(max(_p95(run[at : at + _BLOCK]) for at in range(0, len(run), _BLOCK)), 1),
        "db_mb": round(run[-1].db_bytes / 2**20, 2),
        "db_kb_per_turn": round((run[-1].db_bytes - run[half].db_bytes) / 1024 / max(1, len(run) - half), 2),
    }


def _p95(run: list[Turn]) -> float:
    times = sorted(turn.first_token_s for turn in run)
    return times[min(len(times) - 1, int(len(times) * 0.95))] * 1000


def _play(model: str, language: Language, turns: int) -> tuple[list[Turn], list[str]]:
    user = ScriptedUser(language, turns)
    with TemporaryDirectory(ignore_cleanup_errors=True) as name, _server(user, model):
        folder = Path(name)
        encoder, spent = timed_encoder()
        saver = open_checkpointer(str(folder / "checkpoints.db"))
        with MemoryStore(f"sqlite:///{folder / 'memories.db'}", encoder=encoder, fields=("text",)) as store:
            talk = _Conversation(build_graph(checkpointer=saver, store=store), model, Watch(spent), folder)
            run = [talk.say(line) for line in user.lines]
        saver.close()
    answers = zip(user.lines, run, strict=True)
    return run, [f"{line.text} (+{line.distance})" for line, turn in answers if turn.answered is False]


class _Conversation:
    """One thread of one user, and what the same model would have read with all that was said before it."""

    def __init__(self, agent: Agent, model: str, watch: Watch, folder: Path) -> None:
        self._agent, self._watch, self._folder = agent, watch, folder
        self._context = Context(user_id="longrun", chat_model=model)
        self._config: Any = {"configurable": {"thread_id": "longrun"}, "callbacks": [watch]}
        self._history = message_tokens(SystemMessage(render("system", "zh")))

    def say(self, line: Line) -> Turn:
        self._watch.begin()
        reply, arrived = "", 0.0
        given: Any = {"messages": [("user", line.text)]}
        stream: Iterator[Any] = self._agent.stream(
            given, self._config, context=self._context, stream_mode="messages"
        )
        for chunk, about in stream:
            if about["langgraph_node"] == "agent_reason" and isinstance(chunk, AIMessage):
                arrived = arrived or time.perf_counter()
                reply += chunk.text
            elif about["langgraph_node"] == "call_tools":
                reply += chunk.text
        self._history += message_tokens(HumanMessage(line.text))
        turn = Turn(
            tokens=self._watch.prompt_tokens,
            full_tokens=self._history + self._watch.tools_tokens,
            calls=self._watch.calls,
            first_token_s=self._watch.overhead(arrived),
            answered=line.expected in reply if line.expected else None,
            db_bytes=sum(file.stat().st_size for file in self._folder.glob("checkpoints.db*")),
        )
        self._history += message_tokens(AIMessage(reply))
        return turn


@contextmanager
def _server(user: ScriptedUser, model: str) -> Iterator[None]:
    """Serve the scripted model, where it is the one, and point OpenAI's client at it for this while."""
    if model == "offline":
        yield
        return
    before = {name: os.environ.get(name) for name in ("OPENAI_BASE_URL", "OPENAI_API_KEY")}
    with scripted_openai(lambda body: _step(user, body)) as server:
        os.environ.update(OPENAI_BASE_URL=server.url, OPENAI_API_KEY="scripted")
        try:
            yield
        finally:
            for name, value in before.items():
                os.environ.pop(name, None)
                if value is not None:
                    os.environ[name] = value


def _step(user: ScriptedUser, body: Body) -> str | Reply:
    messages = body["messages"]
    if len(messages) == 1:
        return _summary(str(messages[0]["content"]))
    last = messages[-1]
    if last["role"] != "user":
        return "OK."
    message = str(last["content"])
    if message.startswith(_REMEMBER):
        return calls(Call("remember", {"content": message}))
    return user.reply(json.dumps(messages[:-1], ensure_ascii=False), message)


def _summary(prompt: str) -> str:
    """Summarise as tersely as one can without reading: the beginnings of the last lines of the user."""
    said = [line[len("user: ") :][:60] for line in prompt.split("\n") if line.startswith("user: ")]
    return " ".join(said)[-300:] or "-"
