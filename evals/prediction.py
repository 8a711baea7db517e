"""Does it pay to foresee what a user will speak of? Topics and memories, guessed as a session starts."""

import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console

from evals.encodings import remembering_encoder
from evals.recall_data import Conversation, load_conversations
from evals.recall_engines import Ours
from evals.report import show_figures, show_table
from memory import PastTurn
from memory.domains import domains_of
from memory.long_term.prediction import Topics, likely_topics

_TOPICS = 3
_PREFETCHED = 40


class Session(NamedTuple):
    """The turns of one session, and what it was about."""

    turns: tuple[PastTurn, ...]
    topics: Topics


Guess = Callable[[Sequence[Topics], int], list[str]]


def frequent_topics(threads: Sequence[Topics], most: int) -> list[str]:
    """Return the topics that most sessions touched: what a guess has to beat."""
    counts = Counter(topic for topics in threads for topic in topics)
    return sorted(counts, key=lambda topic: (-counts[topic], topic))[:most]


def last_topics(threads: Sequence[Topics], most: int) -> list[str]:
    """Return the topics of the last session, the more frequent first."""
    ranked = frequent_topics(threads, len(Counter(t for topics in threads for t in topics)))
    return [topic for topic in ranked if threads and topic in threads[-1]][:most]


GUESSES: dict[str, Guess] = {"markov": likely_topics, "frequent": frequent_topics, "last": last_topics}


def run_prediction(console: Console, folder: Path, encoder: str, cache: Path | None) -> None:
    """Print how often each guess is right, what it would have prefetched, and what a warm shard saves."""
    conversations = load_conversations(folder)
    rows = []
    figures: dict[str, float | int] = {"n": sum(len(sessions_of(c)) - 1 for c in conversations)}
    for name, guess in GUESSES.items():
        hit, found = _mean(right(conversations, guess)), _mean(prefetched(conversations, guess))
        rows.append([name, hit, found])
        figures |= {f"{name} topics": hit, f"{name} evidence": found}
    newest = _mean(prefetched(conversations, None))
    rows.append(["newest memories", None, newest])
    show_table(
        console, f"{folder.name}: guessed at the start of a session", ["guess", "topics", "evidence"], rows
    )
    cold, warm = _first_recall(conversations, encoder, cache)
    console.print(f"First recall: {cold:.1f} ms with the shard cold, {warm:.1f} ms with it loaded before.")
    show_figures(figures | {"newest evidence": newest, "cold_ms": cold, "warm_ms": warm})


_about = lru_cache(maxsize=None)(domains_of)


def sessions_of(conversation: Conversation) -> list[Session]:
    """Cut a conversation into its sessions."""
    parts = groupby(conversation.turns, key=lambda turn: turn.thread)
    cut = [tuple(turns) for _, turns in parts]
    return [Session(turns, frozenset(t for one in turns for t in _about(one.text)[:1])) for turns in cut]


def right(conversations: Sequence[Conversation], guess: Guess) -> list[float]:
    """Return for each session but the first the share of the guessed topics that it touched."""
    shares = []
    for conversation in conversations:
        sessions = sessions_of(conversation)
        for at in range(1, len(sessions)):
            guessed = guess([one.topics for one in sessions[:at]], _TOPICS)
            if sessions[at].topics and guessed:
                shares.append(len(sessions[at].topics.intersection(guessed)) / len(guessed))
    return shares


def prefetched(conversations: Sequence[Conversation], guess: Guess | None) -> list[float]:
    """Return for each question the share of its evidence among the newest 40 turns of the guessed topics.

    Without a guess: among the newest 40 of all.
    """
    shares = []
    for conversation in conversations:
        known: list[PastTurn] = []
        for turns, questions in conversation.steps():
            known += turns
            fetched = _fetched(known, guess)
            shares += [
                len(fetched.intersection(q.evidence)) / len(q.evidence) for q in questions if q.evidence
            ]
    return shares


def _fetched(known: Sequence[PastTurn], guess: Guess | None) -> set[str]:
    if guess is None:
        return {turn.message for turn in known[-_PREFETCHED:]}
    sessions = sessions_of(Conversation("", tuple(known), (), ()))
    topics = frozenset(guess([one.topics for one in sessions], _TOPICS))
    fitting = [turn for turn in known if topics.intersection(_about(turn.text))]
    return {turn.message for turn in fitting[-_PREFETCHED:]}


def _first_recall(
    conversations: Sequence[Conversation], encoder: str, cache: Path | None
) -> tuple[float, float]:
    """Return the median of the first recall of a session in ms, with the shard cold and with it loaded."""
    times: dict[bool, list[float]] = {True: [], False: []}
    with tempfile.TemporaryDirectory() as scratch:
        memory = Ours(remembering_encoder(encoder, cache), Path(scratch))
        for conversation in conversations:
            memory.file(conversation.user, conversation.turns)
        for warm in (False, True):
            for conversation in conversations:
                memory.reopen()
                question = conversation.questions[0].text
                if warm:
                    memory.foresee(conversation.user)
                began = time.perf_counter()
                memory.ask(conversation.user, question, 10)
                times[warm].append((time.perf_counter() - began) * 1000)
    return round(median(times[False]), 2), round(median(times[True]), 2)


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 4) if values else 0.0
