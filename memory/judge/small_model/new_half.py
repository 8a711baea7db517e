"""What a message tells besides an ending: "the van died. Got a Vivaro, white" is about two vans."""

from memory.judge.reading.blocking import mark
from memory.judge.reading.folding import fold
from memory.judge.small_model.features import EncodesQueries, features
from memory.judge.small_model.head import load_head
from memory.judge.small_model.verbatim import as_said
from memory.judge.utterance import Utterance
from memory.records import Decision, Fact

# Probability from which on a clause, taken by itself, tells something that lasts.
_TELLS = 0.7


def new_half(decision: Decision, utterance: Utterance, encoder: EncodesQueries) -> tuple[Fact, ...]:
    """Return the clauses without the ending in the user's own words, where a decision keeps nothing but endings."""
    if (
        not decision.facts
        or any(fact.op != "delete" for fact in decision.facts)
        or len(utterance.clauses) < 2
    ):
        return ()
    marks = mark(utterance)
    gone = [fold(fact.value).text.strip() for fact in decision.facts]
    rest = [
        at
        for at, clause in enumerate(utterance.clauses)
        if ((rule := marks.blocked[at]) is None or rule.group != "kind")
        and not any(one in clause.text or clause.text in one for one in gone)
    ]
    telling = {at: _alone(utterance, at) for at in rest}
    seen = {at: features(one, mark(one), encoder) for at, one in telling.items() if one.clauses}
    lasting = [at for at, one in seen.items() if load_head().long(one) >= _TELLS]
    return tuple(as_said(utterance, lasting, lasting))


def _alone(utterance: Utterance, at: int) -> Utterance:
    clause = utterance.clauses[at]
    text = utterance.folded.cut(clause.start, clause.end)
    return Utterance.of(text, now=utterance.now, language=utterance.language)
