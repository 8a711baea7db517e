"""What the memory of this process has done, counted for a monitoring system that speaks Prometheus.

Nothing here holds a text or a user's name. The dev server serves it under `/memory/metrics` (`app/web.py`).
"""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

# Seconds; recall beyond the encoder lies between 1 and 30 ms.
_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class _Metrics(NamedTuple):
    registry: "CollectorRegistry"
    judged: "Counter"
    changed: "Counter"
    recalls: "Histogram"
    empty: "Counter"
    failures: "Counter"
    degraded: "Gauge"


@cache
def _metrics() -> _Metrics:
    # Loaded with the first thing that is counted: importing the agent does not wait for it.
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

    registry = CollectorRegistry()
    return _Metrics(
        registry,
        Counter("memory_judged", "Messages judged", ("verdict", "layer", "refused"), registry=registry),
        Counter("memory_changes", "Changes of records", ("action",), registry=registry),
        Histogram("memory_recall_seconds", "Time of a recall", buckets=_BUCKETS, registry=registry),
        Counter("memory_recalls_empty", "Recalls that found nothing", registry=registry),
        Counter("memory_failures", "Failures that a turn survived", ("part",), registry=registry),
        Gauge("memory_index_degraded", "1 while the truth answers for a failing index", registry=registry),
    )


def count_judged(verdict: str, layer: str, refused: str | None) -> None:
    """Count one message by verdict, by the layer that decided, and by what it was refused for."""
    _metrics().judged.labels(verdict, layer, refused or "").inc()


def count_change(action: str) -> None:
    """Count one change of a record: added, strengthened, superseded, ended, forgotten."""
    _metrics().changed.labels(action).inc()


def count_recall(seconds: float, *, found: bool, degraded: bool) -> None:
    """Count one recall, the time it took, and whether the index was failing."""
    metrics = _metrics()
    metrics.recalls.observe(seconds)
    metrics.degraded.set(degraded)
    if not found:
        metrics.empty.inc()


def count_failure(part: str) -> None:
    """Count one failure of memory: in recall, capture or consolidation."""
    _metrics().failures.labels(part).inc()


def exposition() -> bytes:
    """Return all figures of this process in Prometheus' text format, UTF-8."""
    from prometheus_client import generate_latest

    return generate_latest(_metrics().registry)
