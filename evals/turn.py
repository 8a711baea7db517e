"""What a turn costs beside the model: our graph against the smallest LangGraph agent there can be.

Both keep their conversation in the same kind of file, ask the same model that answers at once, and take the
same messages in turn. Neither pays for the encoder: its time is taken off ours, since another encoder costs
whatever it costs.
"""

import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from langgraph.graph import START, MessagesState, StateGraph
from rich.console import Console

from evals.report import show_figures, show_table
from evals.stopwatch import timed_encoder
from graph.agent import build_graph
from graph.context import Context
from graph.offline import OfflineChatModel
from graph.persistence import open_checkpointer
from memory.long_term.store import MemoryStore

_TURNS_A_THREAD = 5
_LINES = (
    "Good morning! Did you sleep well?",
    "我这几天一直在整理阳台上的花盆，腰有点酸",
    "Could you suggest something for a rainy afternoon?",
    "我喜欢在下雨天听爵士乐",
    "那附近有什么好玩的地方吗？",
)


def run_turn(console: Console, *, turns: int) -> None:
    """Measure `turns` turns of each, alternating, in threads of five; print medians and their ratio."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        ours, bare = _measure(Path(folder), turns)
    ours_ms, bare_ms = (statistics.median(times) * 1000 for times in (ours, bare))
    rows = [("ours, without the encoder", ours_ms), ("smallest agent", bare_ms)]
    show_table(console, f"One turn, median of {turns}", ("graph", "ms"), rows)
    figures = {"ratio": ours_ms / bare_ms, "ours_ms": ours_ms, "bare_ms": bare_ms}
    show_figures({name: round(value, 2) for name, value in figures.items()})


def _measure(folder: Path, turns: int) -> tuple[list[float], list[float]]:
    encoder, spent = timed_encoder()
    savers = [open_checkpointer(str(folder / f"{name}.db")) for name in ("ours", "bare")]
    with MemoryStore(f"sqlite:///{folder / 'memories.db'}", encoder=encoder, fields=("text",)) as store:
        ours, bare = build_graph(checkpointer=savers[0], store=store), _smallest_agent(savers[1])
        context = Context(user_id="ada", chat_model="offline")
        times: tuple[list[float], list[float]] = ([], [])
        for turn in range(-_TURNS_A_THREAD, turns):  # the first thread warms everything up
            config: Any = {"configurable": {"thread_id": str(turn // _TURNS_A_THREAD)}}
            given: Any = {"messages": [("user", _LINES[turn % len(_LINES)])]}
            spent.reset()
            start = time.perf_counter()
            ours.invoke(given, config, context=context)
            between = time.perf_counter()
            bare.invoke(given, config)
            if turn >= 0:
                times[0].append(between - start - spent.seconds)
                times[1].append(time.perf_counter() - between)
    for saver in savers:
        saver.close()
    return times


def _smallest_agent(saver: Any) -> Any:
    model = OfflineChatModel()

    def answer(state: MessagesState) -> dict[str, Any]:
        return {"messages": [model.invoke(state["messages"])]}

    return StateGraph(MessagesState).add_node(answer).add_edge(START, "answer").compile(checkpointer=saver)
