"""What a message tells besides the facts that were taken out of it: it is kept in the user's own words.

"Got two kids, Freya won't touch anything green and I'm off gluten" is three facts, of which a row may know one; "the van
died. Got a Vivaro, white" is about two vans. The name, home or job beside it stays out
of it: whoever forgets that would find it there again.
"""

from collections.abc import Sequence

from memory.judge.people.bearer import bearers
from memory.judge.reading.blocking import mark
from memory.judge.reading.folding import fold
from memory.judge.reading.whose import beings_in
from memory.judge.small_model.clause_facts import TELLS
from memory.judge.small_model.clause_reader import read_clauses
from memory.judge.small_model.features import EncodesQueries
from memory.judge.small_model.second_look import BOTH_NAMED
from memory.judge.small_model.verbatim import FEW, as_said, filed_under
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.long_term.tokens import tokenize
from memory.records import Decision, Fact
from memory.vocabulary import ATTRIBUTES

# Share of a clause's words that stand in a fact from which on it is told.
_TOLD = 0.6
_NAMING = {"zh": 2, "en": 4}  # characters of a word that names something
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
    ended = [fact for fact in decision.facts if fact.op == "delete"]
    open_ones = [at for at in open_ones if not _names_what_ended(at, ended, utterance)]
    only_ends = all(fact.op == "delete" for fact in decision.facts)
    told = {one.attribute for one in decision.facts if one.op == "add" and ATTRIBUTES[one.attribute].single}
    readings = read_clauses(utterance, encoder)
    # The street before the town is the same home.
    new = [at for at in open_ones if at < len(readings) and readings[at].attribute not in told]
    lasting = [at for at in new if readings[at].tells >= TELLS]
    of_many = [one for one in decision.facts if not ATTRIBUTES[one.attribute].single]
    one_of_its_kind = [one for one in decision.facts if ATTRIBUTES[one.attribute].single]
    beside = [
        at
        for at in range(len(utterance.clauses))
        if not only_ends and _is_told(at, of_many, utterance) and not _is_told(at, one_of_its_kind, utterance)
    ]
    facts: list[Fact] = []
    for at in lasting:
        for said in as_said(utterance, [at], {*lasting, *beside}, least=FEW[utterance.language]):
            if any(said.value == one.value for one in facts):
                continue
            # What stands beside a fact in its sentence belongs to it, whatever it is about.
            joined = any(one.value in said.value for one in decision.facts)
            anothers = bearers(utterance)[at] == "other"
            facts.append(said if joined or anothers else filed_under(said, readings[at], utterance))
    return tuple(facts)


def _free(utterance: Utterance) -> list[int]:
    """Return the clauses that nothing rules out and that are long enough to say something."""
    blocked = mark(utterance).blocked
    return [
        at
        for at, clause in enumerate(utterance.clauses)
        if ((rule := blocked[at]) is None or rule.group != "kind")
        and len(clause.text) >= FEW[utterance.language]
        and "?" not in clause.mark
        and not _ASKS.search(clause.text)
    ]


def _is_told(at: int, facts: Sequence[Fact], utterance: Utterance) -> bool:
    clause, text = utterance.clauses[at], utterance.folded.text
    # Words of values that were put together: "my girl Aoife is 3" of "we've a girl Aoife, she's 3".
    made: set[str] = set()
    for fact in facts:
        value = fold(fact.value).text.strip()
        start = text.find(value)
        if start >= 0 and start < clause.end and clause.start < start + len(value):
            return True
        if start < 0:
            made |= set(tokenize(value))
            if fact.attribute in ("pet", "family") and beings_in(clause.text) & beings_in(fact.text):
                return True
    words = set(tokenize(clause.text))
    return len(words & made) >= _TOLD * len(words)


def _names_what_ended(at: int, ended: Sequence[Fact], utterance: Utterance) -> bool:
    """Tell whether a clause names what a message ends: "old Rex died last week" says no more than that."""
    clause = utterance.clauses[at].text
    words = {word for word in tokenize(clause) if len(word) >= _NAMING[utterance.language]}
    return any(fold(one.value).text.strip() in clause or words & set(tokenize(one.value)) for one in ended)
