"""How long calls take: medians, and ratios of calls made by turns so that a busy machine slows both."""

import statistics
import time
from collections.abc import Callable, Sequence


def p50_ms(calls: Sequence[Callable[[], object]]) -> float:
    """Call each once and return the median in milliseconds."""
    return statistics.median(map(_ms, calls))


def side_by_side(
    one: Sequence[Callable[[], object]], other: Sequence[Callable[[], object]]
) -> tuple[float, float]:
    """Call both lists by turns and return the median of each, in milliseconds."""
    pairs = [(_ms(left), _ms(right)) for left, right in zip(one, other, strict=True)]
    return statistics.median(left for left, _ in pairs), statistics.median(right for _, right in pairs)


def _ms(call: Callable[[], object]) -> float:
    began = time.perf_counter()
    call()
    return (time.perf_counter() - began) * 1000
