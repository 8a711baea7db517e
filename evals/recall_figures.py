"""How well a ranking finds its evidence: the usual measures, over binary relevance."""

from collections.abc import Sequence
from math import log2
from typing import NamedTuple

import numpy as np


class Asked(NamedTuple):
    """One question that was asked: what answers it, what was found, how long it took (ms), what it costs."""

    category: str
    evidence: tuple[str, ...]
    found: tuple[str, ...]
    ms: float
    encoder_ms: float
    tokens: int

    def recall(self, k: int) -> float:
        """Return the fraction of the evidence among the first k."""
        return len(set(self.evidence) & set(self.found[:k])) / len(set(self.evidence))

    def reciprocal_rank(self) -> float:
        """Return 1 / rank of the first evidence found, 0 for none."""
        wanted = set(self.evidence)
        return next((1 / rank for rank, one in enumerate(self.found, start=1) if one in wanted), 0.0)

    def ndcg(self, k: int) -> float:
        """Return the normalised discounted cumulative gain (Järvelin and Kekäläinen, 2002) of the first k."""
        wanted = set(self.evidence)
        gain = sum(1 / log2(at + 2) for at, one in enumerate(self.found[:k]) if one in wanted)
        return gain / sum(1 / log2(at + 2) for at in range(min(len(wanted), k)))


def figures(asked: Sequence[Asked], ks: Sequence[int]) -> dict[str, float | int | None]:
    """Return the measures over questions; those without evidence count only for time and for silence.

    `all@10` and `any@10` are the shares of questions with all, or any, of their evidence in the first ten.
    `empty` is the share of questions with evidence for which nothing at all was found, `silent` the share
    of those without evidence. None where there is no such question.
    """
    answerable = [one for one in asked if one.evidence]
    others = [one for one in asked if not one.evidence]
    if not answerable:
        return {"n": 0, "silent": _mean([not one.found for one in others])}
    times = np.array([one.ms for one in asked])
    return {
        "n": len(answerable),
        **{f"recall@{k}": _mean([one.recall(k) for one in answerable]) for k in ks},
        "all@10": _mean([one.recall(10) == 1 for one in answerable]),
        "any@10": _mean([one.recall(10) > 0 for one in answerable]),
        "mrr": _mean([one.reciprocal_rank() for one in answerable]),
        "ndcg@10": _mean([one.ndcg(10) for one in answerable]),
        "p50_ms": round(float(np.percentile(times, 50)), 2),
        "p95_ms": round(float(np.percentile(times, 95)), 2),
        "encoder_p50_ms": round(float(np.percentile([one.encoder_ms for one in asked], 50)), 2),
        "tokens": round(sum(one.tokens for one in asked) / len(asked), 1),
        "empty": _mean([not one.found for one in answerable]),
        "silent": _mean([not one.found for one in others]),
    }


def _mean(values: Sequence[float | bool]) -> float | None:
    return round(sum(values) / len(values), 4) if values else None
