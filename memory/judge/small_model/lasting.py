"""Which clauses of a message may carry a fact."""

from memory.judge.reading.blocking import Marks, mark
from memory.judge.small_model.features import EncodesQueries, features
from memory.judge.small_model.head import load_head
from memory.judge.utterance import Utterance

# A clause less likely than this to last is left out of what is kept, when another one is likelier.
_PASSING = 0.15
# So is one that is much less likely than the likeliest.
_SHARE = 0.4


def lasting_clauses(utterance: Utterance, marks: Marks, encoder: EncodesQueries) -> list[int]:
    """Return the numbers of the clauses that may carry a fact: not of another kind, nor passing alone."""
    open_ones = [i for i, rule in enumerate(marks.blocked) if rule is None or rule.group != "kind"]
    if len(open_ones) <= 1:
        return open_ones
    chances = {}
    for index in open_ones:
        clause = utterance.clauses[index]
        text = utterance.folded.cut(clause.start, clause.end)
        alone = Utterance.of(text, now=utterance.now, language=utterance.language)
        if alone.clauses:
            chances[index] = load_head().long(features(alone, mark(alone), encoder))
    least = min(max(_PASSING, _SHARE * max(chances.values())), max(chances.values()))
    return [i for i, chance in chances.items() if chance >= least]
