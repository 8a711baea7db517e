"""Which turns leave the window when consolidation is due: three strategies, one function each.

Each takes turns and returns the messages that leave, in order: never those of the current turn, of the one
with the open question, or pinned ones (see `window.held_back`).
"""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, SystemMessage

from memory.long_term.tokens import tokenize
from memory.short_term.weights import WEIGHTS
from memory.short_term.window import Turn, held_back, turn_weight, turns_of

Strategy = Literal["oldest_half", "all_but_window", "importance_queue"]

KEPT_TURNS = 3
"""Turns that `all_but_window` leaves, the current one included."""

Kinds = Mapping[str, str]


def leaving(
    messages: Sequence[AnyMessage],
    strategy: Strategy,
    kinds: Kinds | None = None,
    weights: Mapping[str, float] = WEIGHTS,
) -> list[AnyMessage]:
    """Return the messages that leave by a strategy; an empty list where there is nothing that may."""
    turns = turns_of(messages)
    chosen = _STRATEGIES[strategy](turns, kinds or {}, weights)
    staying = held_back(turns)
    gone = [message for index in sorted(chosen - staying) for message in turns[index]]
    return [message for message in gone if not _still_instructs(message, messages)]


def _still_instructs(message: AnyMessage, messages: Sequence[AnyMessage]) -> bool:
    """Tell whether a message is a system message of the caller, given for the last time."""
    if not isinstance(message, SystemMessage):
        return False
    same = [m for m in messages if isinstance(m, SystemMessage) and m.text == message.text]
    return same[-1] is message


def _oldest_half(turns: Sequence[Turn], kinds: Kinds, weights: Mapping[str, float]) -> set[int]:
    return set(range(len(turns) // 2))


def _all_but_window(turns: Sequence[Turn], kinds: Kinds, weights: Mapping[str, float]) -> set[int]:
    return set(range(len(turns) - KEPT_TURNS))


def _importance_queue(turns: Sequence[Turn], kinds: Kinds, weights: Mapping[str, float]) -> set[int]:
    """Let half of the turns leave, those with the lowest TF-IDF × weight first, of equal ones the oldest.

    TF-IDF as in Salton and Buckley (1988), the mean over a turn's different words of
    (1 + ln tf) · ln(1 + N / df): a turn about what nothing else here is about scores high.
    """
    counts = [Counter(tokenize(_text(turn))) for turn in turns]
    seen_in = Counter(token for count in counts for token in count)
    scores = [
        _tf_idf(count, seen_in, len(turns)) * turn_weight(turn, kinds, weights)
        for turn, count in zip(turns, counts, strict=True)
    ]
    return set(sorted(range(len(turns)), key=lambda index: (scores[index], index))[: len(turns) // 2])


def _tf_idf(count: Counter[str], seen_in: Counter[str], turns: int) -> float:
    terms = [(1 + math.log(times)) * math.log(1 + turns / seen_in[token]) for token, times in count.items()]
    return sum(terms) / len(terms) if terms else 0.0


def _text(turn: Turn) -> str:
    return "\n".join(m.text for m in turn if isinstance(m, HumanMessage | AIMessage))


_STRATEGIES: dict[Strategy, Callable[[Sequence[Turn], Kinds, Mapping[str, float]], set[int]]] = {
    "oldest_half": _oldest_half,
    "all_but_window": _all_but_window,
    "importance_queue": _importance_queue,
}
