"""What is kept in the user's own words where no row can take it apart rightly."""

from collections.abc import Collection, Iterable

from memory.judge.telling.facts import GUESSED, make_fact
from memory.judge.telling.phrasing import phrase
from memory.judge.utterance import Utterance
from memory.records import Fact

MOST = {"zh": 50, "en": 160}
"""Characters up to which neighbouring clauses are kept together."""
LEAST = {"zh": 7, "en": 20}
"""Characters of the user's own words below which nothing can be read out of them."""


# What keeps its attribute in the user's own words: the sentence for a reader says no more than "the user's goal: …".
OPEN = frozenset({"goal", "project", "event", "habit", "skill", "possession", "diet", "pet"})
# Probability of an attribute from which on the user's own words are filed under it.
_SURELY = 0.6


def filed_under(said: Fact, attribute: str, likely: float, utterance: Utterance) -> Fact:
    """Return the user's own words under the attribute that they are likely about, where that says little more."""
    if said.attribute != "other" or said.subject != "user" or attribute not in OPEN or likely < _SURELY:
        return said
    text = phrase(attribute, said.value, utterance.language)
    return said.model_copy(update={"attribute": attribute, "text": text})


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
    clauses, most = utterance.clauses, MOST[utterance.language]
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
