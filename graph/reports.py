"""What each memory node leaves in the state for `/why`: plain JSON, small, without other users' anything."""

import logging
from collections.abc import Sequence
from typing import Any

from memory import Observation, Recall
from memory.guard.access import reader_of
from memory.guard.redact import is_redacted
from memory.long_term.consolidation import Consolidation
from memory.long_term.writing import Change
from memory.metrics import count_failure
from memory.records import Hit

log = logging.getLogger(__name__)


def recall_report(found: Recall, memories: list[dict[str, Any]], understood: str | None) -> dict[str, Any]:
    """Say what was searched for, what is shown to the model and how each hit was scored."""
    return {
        "query": found.query,
        "understood": understood,
        "reason": found.reason,
        "memories": memories,
        "hits": [_hit(hit) for hit in found.hits],
        "dropped": len(found.dropped),
        "degraded": found.degraded,
    }


def capture_report(seen: Sequence[Observation], role: str) -> dict[str, Any]:
    """Say what the judge decided, by which rule, and what changed of what the role may read.

    Of several messages in one turn, the decision is that of the last LONG one, or of the last.
    """
    if not seen:
        return {}
    decision = next((s.decision for s in reversed(seen) if s.decision.verdict == "LONG"), seen[-1].decision)
    return {
        "verdict": decision.verdict,
        "confidence": decision.confidence,
        "reason": decision.reason,
        "layer": decision.layer,
        "rule": decision.rule,
        "refused": decision.refused,
        "redacted": any(_is_redacted(change) for s in seen for change in s.changes),
        "changes": _changes([change for s in seen for change in s.changes], role),
    }


def _is_redacted(change: Change) -> bool:
    """Say whether a number or an address was left out of what was filed; what gave way was told of before."""
    return change.action not in ("superseded", "ended") and is_redacted(change.record.value)


def consolidation_report(
    filed: Consolidation, role: str, *, turns: int, trigger: str, strategy: str
) -> dict[str, Any]:
    """Say why how many turns left the window, and what was filed of them that the role may read."""
    episode = filed.episode if filed.episode and reader_of(role).may_read(filed.episode) else None
    return {
        "trigger": trigger,
        "strategy": strategy,
        "turns": turns,
        "episode": {"id": episode.id, "text": episode.text} if episode else None,
        "changes": _changes(filed.changes, role),
    }


def failure(part: str, error: Exception) -> dict[str, Any]:
    """Log a memory failure and put it into words for the user. The turn goes on."""
    log.error("%s failed: %s", part, error)
    count_failure(part)
    return {"failed": str(error).partition("\n")[0] or type(error).__name__}


def _hit(hit: Hit) -> dict[str, Any]:
    explain = {name: round(value, 3) for name, value in hit.explain.items()}
    return {"id": hit.record.id, "text": hit.record.text, "score": round(hit.score, 3), "explain": explain}


def _changes(changes: Sequence[Change], role: str) -> list[dict[str, Any]]:
    # What gave way, and what was put together from it, may hold words that the reader never saw.
    reader = reader_of(role)
    return [
        {"action": c.action, "id": c.record.id, "attribute": c.record.attribute, "text": c.record.text}
        for c in changes
        if reader.may_read(c.record)
    ]
