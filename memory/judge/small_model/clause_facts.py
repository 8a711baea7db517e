"""What to keep of a message that no row of the tables could take apart: its clauses, in the user's own words.

What the rows find in a clause is kept where it is about what the clause tells as a whole; else the clause stands
as it was said, under the attribute that it tells of, so that nothing is cut in the wrong place.
"""

from collections.abc import Sequence
from dataclasses import replace

from memory.judge.people.bearer import bearers
from memory.judge.reading.blocking import Marks
from memory.judge.reading.whose import beings_in
from memory.judge.small_model.clause_reader import Reading
from memory.judge.small_model.verbatim import FEW, as_said, filed_under
from memory.judge.telling.against import speaks_against
from memory.judge.telling.extract import Finding, find
from memory.judge.telling.facts import fact_of
from memory.judge.telling.fitting import plausible
from memory.judge.telling.introductions import WHO
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact
from memory.vocabulary import ATTRIBUTES, neighbours

# Chance from which on a clause may tell something, and share of the likeliest one's below which it is passing.
TELLS, _SHARE, _TELLS_NOTHING = 0.25, 0.4, 0.02
_BYSTANDER = LazyPattern(
    r"(?:我(?:的|家|们)?)?(?:邻居|同事|客户|路人|老乡|隔壁|楼[上下])|(?:my|our|the|a|some) (?:\w+ )?(?:neighbou?r|co-?worker|colleague|client|customer|bloke|guy|stranger)s?\b"
)
_FIRST_PERSON = LazyPattern(r"[我俺咱]|\b(?:i|i'm|im|i've|ive|my|we|we're|our|me)\b")
_PRONOUN = LazyPattern(r"[他她它]|(?:and |but )?(?:he|she|they|his|her|their)\b")
_LEAST = 2  # characters of a value
# Of these a part says too little: "on metformin" without "twice a day" and what for.
_WHOLE = frozenset({"other", "possession", "habit", "skill", "project", "goal"})


def telling_clauses(marks: Marks, readings: Sequence[Reading]) -> list[int]:
    """Return the numbers of the clauses that tell something; the likeliest one where none surely does."""
    free = [at for at in range(len(readings)) if not _asks(at, marks)]
    if not free:
        return []
    best = max(free, key=lambda at: readings[at].tells)
    least = min(max(TELLS, _SHARE * readings[best].tells), readings[best].tells)
    return [at for at in free if readings[at].tells >= least]


def facts_of_clauses(
    utterance: Utterance, readings: Sequence[Reading], telling: Sequence[int]
) -> tuple[Fact, ...]:
    """Return a fact for each of these clauses, or for several that tell of the same.

    None where a message lasts though no clause tells anything: it may end what is on file.
    """
    if all(readings[at].tells < _TELLS_NOTHING for at in telling):
        return ()
    usable = [at in telling for at in range(len(utterance.clauses))]
    introduced = any(readings[at].attribute in WHO for at in telling)
    found = find(utterance.folded, utterance.clauses, usable, utterance.language, introduced=introduced)
    facts: list[Fact] = []
    for group in _groups(utterance, readings, telling):
        attribute = readings[group[0]].attribute
        taken: dict[int, Fact] = {}
        for one in found:
            fits = one.clause in group and one.attribute in neighbours(attribute) and attribute not in _WHOLE
            fact = _taken(utterance, _weighed(utterance, one)) if fits else None
            if fact is not None:
                taken[one.clause] = fact
        rest = [at for at in group if at not in taken]
        facts += taken.values()
        said = said_in(utterance, rest) if rest else []
        if rest and bearers(utterance)[rest[0]] == "other" and attribute not in ("family", "pet"):
            facts += said  # a colleague's home is not the user's
        else:
            facts += [filed_under(one, readings[rest[0]], utterance) for one in said]
    # Short clauses are kept with the rest of their sentence, which may be there already.
    return tuple({one.value: one for one in reversed(facts)}.values())[::-1]


def said_in(utterance: Utterance, group: Sequence[int]) -> list[Fact]:
    """Return these clauses as they were said, with the rest of the sentence where they are a few words only.

    What somebody passing by does is no memory, nor what "she" does where the message names nobody.
    """
    first = utterance.clauses[group[0]].text
    if _BYSTANDER.match(first) or (_PRONOUN.match(first) and not beings_in(utterance.text)):
        return []
    whole = range(len(utterance.clauses))
    return as_said(utterance, group, group) or as_said(utterance, group, whole, least=FEW[utterance.language])


def _weighed(utterance: Utterance, finding: Finding) -> Finding:
    """Return what a row found as a guess where it has one value at a time and its clause names nobody."""
    named = _FIRST_PERSON.search(utterance.clauses[finding.clause].text)
    return finding if named or not ATTRIBUTES[finding.attribute].single else replace(finding, rule="guess")


def _taken(utterance: Utterance, finding: Finding) -> Fact | None:
    fact = fact_of(utterance, finding)
    if fact is None or len(fact.value) < _LEAST:
        return None
    if speaks_against(fact.attribute, utterance.with_the_one_before(finding.clause)):
        return None
    own = fact.subject == "user" and fact.op != "delete"
    return None if own and not plausible(fact.attribute, fact.value, utterance.language) else fact


def _groups(utterance: Utterance, readings: Sequence[Reading], telling: Sequence[int]) -> list[list[int]]:
    """Return neighbouring clauses of one sentence that tell of the same attribute together."""
    groups: list[list[int]] = []
    for at in telling:
        before = groups[-1][-1] if groups else -2
        linked = before == at - 1 and not utterance.clauses[before].strong
        if linked and readings[before].attribute == readings[at].attribute:
            groups[-1].append(at)
        else:
            groups.append([at])
    return groups


def _asks(at: int, marks: Marks) -> bool:
    rule = marks.blocked[at]
    if rule is None or rule.name != "task":
        return rule is not None and rule.name in ("question", "quote")
    # A task beside something else is of this hour, unless it is one for all times.
    return len(marks.blocked) > 1 and not any((*marks.lasting, *marks.remember))
