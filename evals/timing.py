"""How long calls take: medians, and two kinds of calls made by turns so that a busy machine slows both."""

import statistics
import time
from collections.abc import Callable, Sequence

_RUN = 25
"""Calls in a row: as they are made in use, and long enough to warm what the other one pushed out."""


def p50_ms(calls: Sequence[Callable[[], object]]) -> float:
    """Call each once and return the median in milliseconds."""
    return statistics.median(map(_ms, calls))


def side_by_side(
    one: Sequence[Callable[[], object]], other: Sequence[Callable[[], object]]
) -> tuple[float, float]:
    """Call both lists by turns, some calls in a row, and return the median of each, in milliseconds."""
    left: list[float] = []
    right: list[float] = []
    for at in range(0, len(one), _RUN):
        left += map(_ms, one[at : at + _RUN])
        right += map(_ms, other[at : at + _RUN])
    return statistics.median(left), statistics.median(right)


def _ms(call: Callable[[], object]) -> float:
    began = time.perf_counter()
    call()
    return (time.perf_counter() - began) * 1000
