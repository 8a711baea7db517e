"""What a message tells besides the facts that were taken out of it: it is kept in the user's own words.

"Got two kids, Freya won't touch anything green and I'm off gluten" is three facts, of which a row may know one; "the van
died. Got a Vivaro, white" is about two vans. What has made something on file out of date needs less to be worth keeping.
"""

from collections.abc import Collection, Sequence

from memory.judge.reading.blocking import mark
from memory.judge.reading.folding import fold
from memory.judge.small_model.features import EncodesQueries, features
from memory.judge.small_model.head import load_head
from memory.judge.small_model.lasting import said_alone
from memory.judge.small_model.second_look import BOTH_NAMED
from memory.judge.small_model.verbatim import LEAST, as_said
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.long_term.tokens import tokenize
from memory.records import Decision, Fact
from memory.vocabulary import ATTRIBUTES

# Probability from which on a clause, taken by itself, tells something that lasts, and where what it says has made
# something on file out of date.
_BESIDE, _NEWS = 0.7, 0.3
# Share of a clause's words that stand in a fact from which on it is told.
_TOLD = 0.6
_ASKS = LazyPattern(
    r"^(?:(?:and|so|but|now|then|also|please|pls) )*(?:help|write|give|tell|show|make|draft|find|any(?:thing|one|body)?\b|what|how|who|where|when|which|should|can|could|is|are|do|does)\b|"
    r"^(?:那|然后|顺便|再|请|麻烦)*(?:帮|给我|替我|写|查|推荐|怎么|咋|如何|有没有|要不要|能不能|该不该)"
)


def untold(decision: Decision, utterance: Utterance, encoder: EncodesQueries) -> tuple[Fact, ...]:
    """Return what lasts in the clauses that no fact of a LONG decision speaks of, in the user's own words."""
    if not decision.facts or decision.layer not in ("rules", "small"):
        return ()
    if decision.rule in BOTH_NAMED or any(fact.op == "update" for fact in decision.facts):
        return ()  # a correction is told in full, and names what is wrong
    news = decision.rule == "outdated"
    if len(utterance.clauses) < 2 and not news:
        return ()
    open_ones = [at for at in _free(utterance) if news or not _is_told(at, decision.facts, utterance)]
    if news:
        open_ones = [at for at in open_ones if not _names_what_ended(at, decision.facts, utterance)]
    only_ends = all(fact.op == "delete" for fact in decision.facts)
    least = _NEWS if news else _BESIDE
    told = {one.attribute for one in decision.facts if one.op == "add" and ATTRIBUTES[one.attribute].single}
    lasting = [at for at in open_ones if _lasts(utterance, at, encoder, told) >= least]
    beside = (
        []
        if only_ends
        else [at for at in range(len(utterance.clauses)) if _is_told(at, decision.facts, utterance)]
    )
    return tuple(as_said(utterance, lasting, {*lasting, *beside}))


def _free(utterance: Utterance) -> list[int]:
    """Return the clauses that nothing rules out and that are long enough to say something."""
    blocked = mark(utterance).blocked
    return [
        at
        for at, clause in enumerate(utterance.clauses)
        if ((rule := blocked[at]) is None or rule.group != "kind")
        and len(clause.text) >= LEAST[utterance.language] - 1
        and "?" not in clause.mark
        and not _ASKS.search(clause.text)
    ]


def _is_told(at: int, facts: Sequence[Fact], utterance: Utterance) -> bool:
    clause, text = utterance.clauses[at], utterance.folded.text
    words = set(tokenize(clause.text))
    for fact in facts:
        value = fold(fact.value).text.strip()
        start = text.find(value)
        if start >= 0 and start < clause.end and clause.start < start + len(value):
            return True
        if len(words & set(tokenize(value))) >= _TOLD * len(words):
            return True  # put together: "my girl Aoife is 3" of "we've a girl Aoife, she's 3"
    return False


def _names_what_ended(at: int, facts: Sequence[Fact], utterance: Utterance) -> bool:
    return any(fold(fact.value).text.strip() in utterance.clauses[at].text for fact in facts)


def _lasts(utterance: Utterance, at: int, encoder: EncodesQueries, told: Collection[str]) -> float:
    """Return how likely a clause would be kept if it were all that was said, 0..1; 0 where `told` is what it says."""
    alone = said_alone(utterance, at)
    if not alone.clauses:
        return 0.0
    seen = features(alone, mark(alone), encoder)
    # The street before the town is the same home.
    return 0.0 if load_head().attribute(seen)[0] in told else load_head().long(seen)
