"""Which clauses of a message may carry a fact."""

from memory.judge.reading.blocking import Marks, mark
from memory.judge.small_model.features import EncodesQueries, features
from memory.judge.small_model.head import load_head
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern

# A clause less likely than this to last is left out of what is kept, when another one is likelier.
_PASSING = 0.15
# So is one that is much less likely than the likeliest.
_SHARE = 0.4
_THEN = LazyPattern(
    r"以前|早先|早年|原先|从前|曾|当过|年轻时|原来|过去|\b(?:used to|formerly|ran|had|was|did|worked|drove|taught|owned|for (?:ages|years|decades))\b"
)
_NOW = LazyPattern(
    r"^(?:而?现在|如今|眼下|目前|这会儿|现)|^(?:and |but )?(?:nowadays|these days|now\b|today i)"
)


def _since_when(utterance: Utterance) -> int:
    """Return the number of the clause from which on a message speaks of the present, 0 where it does throughout."""
    if not utterance.clauses or not _THEN.search(utterance.clauses[0].text):
        return 0
    return next((i for i, one in enumerate(utterance.clauses) if i and _NOW.search(one.text)), 0)


def said_alone(utterance: Utterance, index: int) -> Utterance:
    """Return a clause as if it were all that was said."""
    clause = utterance.clauses[index]
    text = utterance.folded.cut(clause.start, clause.end)
    return Utterance.of(text, now=utterance.now, language=utterance.language)


def lasting_clauses(utterance: Utterance, marks: Marks, encoder: EncodesQueries) -> list[int]:
    """Return the numbers of the clauses that may carry a fact: not of another kind, nor passing alone."""
    then = _since_when(utterance)
    open_ones = [i for i, rule in enumerate(marks.blocked) if rule is None or rule.group != "kind"]
    open_ones = [i for i in open_ones if i >= then] or open_ones
    if len(open_ones) <= 1:
        return open_ones
    chances = {}
    for index in open_ones:
        alone = said_alone(utterance, index)
        if alone.clauses:
            chances[index] = load_head().long(features(alone, mark(alone), encoder))
    least = min(max(_PASSING, _SHARE * max(chances.values())), max(chances.values()))
    return [i for i, chance in chances.items() if chance >= least]
