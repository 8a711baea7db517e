"""The score of a memory, as a sum of named terms times small priors.

A weighted sum of scaled scores, not reciprocal ranks: on eight public dialogue sets the former gained
+.12 recall over BM25 alone and the latter +.01 (docs/decisions.md).
"""

from collections.abc import Mapping, Sequence
from datetime import datetime

from memory.long_term.asking import Asking
from memory.long_term.noise import Noise
from memory.long_term.shelf import Found
from memory.long_term.wanted import KIND_IS_ANSWER, Wanted
from memory.records import Hit, Record
from memory.settings import MemorySettings

_SECONDS_A_DAY = 86_400.0


def rank(
    found: Sequence[Found],
    *,
    wanted: Wanted,
    asking: Asking,
    now: datetime,
    noise: Noise,
    settings: MemorySettings,
    told: frozenset[str] = frozenset(),
) -> list[Hit]:
    """Return the found records as hits, best first. Scores are in 0..1 times the priors.

    Each term but the last nine is in -1..1 and has a weight in the settings: what `surroundings` and
    `asking` say, and `attribute`, 1 when the query asks for this attribute of whom the record is about, or
    the record is one of `told`, which tell what is asked in the user's own words.
    `likely` is what its kind speaks for it where that is not sure. `importance`, `confirmed` (said more than
    once), `certain` (less for what is only guessed to be of its kind) and `recency` are factors around 1.
    `match` (0: the encoder's noise, 1: question and answer), `sigmas` (standard deviations above that noise),
    `bm25` and `among` (how many memories were looked
    through) are the raw evidence on which the gate decides, with `likely`.
    """
    if not found:
        return []
    low, high = min(f.dense for f in found), max(f.dense for f in found)
    words = max(f.lexical for f in found)
    speakers = asking.speakers(f.record for f in found)
    weights = weights_of(settings)
    whole = sum(weight for weight in weights.values() if weight > 0) or 1.0
    hits = []
    for item in found:
        record = item.record
        terms = {
            "dense": (item.dense - low) / (high - low) if high > low else 1.0,
            "lexical": item.lexical / words if words > 0 else 0.0,
            **item.around,
            "repeated": noise.repeats(item.around.get("repeated", 0.0)),
            "latest": item.around.get("latest", 0.0) * asking.continues,
            "speaker": speakers[record.speaker],
            "date": asking.date(record),
            "kind": asking.kind(record),
            "side": asking.side(record),
            "attribute": float(record.id in told or (wanted.fits(record) and not _beside(item))),
            "likely": wanted.leans(record),
            "matter": wanted.agrees(record, item.around.get("matter", 0.0)),
            "importance": 1 + settings.weight_importance * (2 * record.importance - 1),
            "confirmed": 1 + settings.weight_confirmed * (1 - 1 / max(record.seen, 1)),
            "certain": 1 - settings.weight_guessed * record.is_guess,
            "recency": 1 - settings.weight_recency * _staleness(record, now, settings),
            "match": noise.match(item.dense),
            "sigmas": noise.above(item.dense),
            "bm25": item.lexical,
        }
        priors = terms["importance"] * terms["confirmed"] * terms["certain"] * terms["recency"]
        score = _total(terms, weights) / whole * priors
        hits.append(Hit(record, score, terms))
    return sorted(hits, key=lambda hit: (-hit.score, hit.record.id))


def _beside(item: Found) -> bool:
    """Tell whether a memory of which there are many of a kind is of the kind asked for, but not the one."""
    return item.around.get("apart", 0.0) > 0 and item.record.attribute not in KIND_IS_ANSWER


def _total(terms: Mapping[str, float], weights: Mapping[str, float]) -> float:
    total = 0.0
    for name, weight in weights.items():
        total += weight * terms.get(name, 0.0)
    return max(total, 0.0)


def weights_of(settings: MemorySettings) -> dict[str, float]:
    """Return the weight of each term of the sum; `asks` and `repeated` count against a memory."""
    return {
        "dense": settings.weight_dense,
        "lexical": settings.weight_lexical,
        "coverage": settings.weight_coverage,
        "nearby": settings.weight_nearby,
        "conversation": settings.weight_conversation,
        "replied": settings.weight_replied,
        "speaker": settings.weight_speaker,
        "date": settings.weight_date,
        "kind": settings.weight_kind,
        "side": settings.weight_side,
        "length": settings.weight_length,
        "asks": -settings.weight_asks,
        "newness": settings.weight_newness,
        "repeated": -settings.weight_repeated,
        "latest": settings.weight_latest,
        "attribute": settings.weight_attribute,
    }


def _staleness(record: Record, now: datetime, settings: MemorySettings) -> float:
    """Return 0 for a memory of this moment, 1/2 after `recency_days`, towards 1 for ever older ones."""
    days = max((now - record.recorded_at).total_seconds() / _SECONDS_A_DAY, 0.0)
    return days / (days + settings.recency_days)
