"""What is kept in the user's own words where no row can take it apart rightly."""

from collections.abc import Collection, Iterable

from memory.judge.telling.facts import GUESSED, make_fact
from memory.judge.utterance import Utterance
from memory.records import Fact

_MOST = {"zh": 50, "en": 160}
LEAST = {"zh": 7, "en": 20}
"""Characters of the user's own words below which nothing can be read out of them."""


def as_said(utterance: Utterance, clauses: Iterable[int], lasting: Collection[int]) -> list[Fact]:
    """Return each of these clauses with those beside it in its sentence that last, once, as something said."""
    spans: list[tuple[int, int]] = []
    for own in clauses:
        span = _around(own, lasting, utterance)
        if not any(low < span[1] and span[0] < high for low, high in spans):
            spans.append(span)
    said = (utterance.folded.cut(*span).strip() for span in spans)
    return [
        make_fact(utterance, "other", text).model_copy(update={"confidence": GUESSED})
        for text in said
        if len(text) >= LEAST[utterance.language]
    ]


def _around(own: int, lasting: Collection[int], utterance: Utterance) -> tuple[int, int]:
    clauses, most = utterance.clauses, _MOST[utterance.language]
    low = high = own
    while (
        low - 1 in lasting
        and not clauses[low - 1].strong
        and clauses[high].end - clauses[low - 1].start <= most
    ):
        low -= 1
    while (
        high + 1 in lasting
        and not clauses[high].strong
        and clauses[high + 1].end - clauses[low].start <= most
    ):
        high += 1
    return clauses[low].start, clauses[high].end
