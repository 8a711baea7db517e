"""What rows took out of a message, held against what its clauses tell."""

from collections.abc import Sequence

from memory.judge.changing.old_words import gives_a_new_value, names_value, without_old_words
from memory.judge.reading.folding import fold
from memory.judge.small_model.clause_facts import TELLS, said_in
from memory.judge.small_model.clause_reader import Reading
from memory.judge.small_model.verbatim import clause_of, filed_under, is_as_said
from memory.judge.telling.facts import GUESSED
from memory.judge.telling.introductions import WHO
from memory.judge.telling.phrasing import phrase
from memory.judge.utterance import Utterance
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact
from memory.vocabulary import PROFILE, neighbours

_DENIES = LazyPattern(
    r"(?:不|没有?)(?:再|是|会|对\S{1,6})*过敏|\b(?:not|never|no longer|n't)\b[^,.;]{0,16}\b(?:allergic|intolerant|diabetic|vegan|vegetarian)\b"
)
# Chance below which what a row took from a clause is left out beside others.
_PASSING = 0.05
_SAID_EASILY = frozenset({"habit", "like", "dislike", "event", "goal", "project", "reply_style"})
_SURELY_MEANT = PROFILE | {"reply_style", "contact"}
# "Somebody close" has found in the cabinet who is meant, which no head can see.
_DELIBERATE = frozenset(
    {"remember", "correction", "amends", "slip", "succession", "on file", "somebody close"}
)
_SAYS_MORE = {"zh": 14, "en": 40}  # characters of a message that does more than correct
_SHORT_VALUE = {"zh": 8, "en": 24}  # characters of what may say who the user is
# These rows look for a new value anywhere in the message. Of 25 that they took wrongly out of six sets of corrections 15
# stood in a clause of less chance than this, of 66 taken rightly none.
_BY_PLACE, _TELLS_NO_VALUE = frozenset({"on file", "correction"}), 0.08
# A row's attribute gives way where a clause so surely tells something and so unlikely of that.
_SURELY_TELLS, _UNLIKELY = 0.5, 0.1


def without_passing(
    facts: Sequence[Fact], utterance: Utterance, readings: Sequence[Reading]
) -> tuple[Fact, ...]:
    """Leave out what a row took from a clause that tells nothing: "thats my rule" beside what the rule is."""
    places = [clause_of(fact, utterance) for fact in facts]
    tells = [readings[at].tells if at is not None and at < len(readings) else 1.0 for at in places]
    if all(one < TELLS for one in tells):
        return tuple(facts)
    return tuple(
        fact
        for fact, one in zip(facts, tells, strict=True)
        if fact.op != "add" or fact.replaces or fact.attribute not in _SAID_EASILY or one >= _PASSING
    )


def without_misread_values(
    facts: Sequence[Fact], rule: str, utterance: Utterance, readings: Sequence[Reading]
) -> tuple[Fact, ...]:
    """Return a change as an end where its new value comes from a clause that tells nothing.

    "Forget the peanut thing, retested at the clinic": the allergy is over, and none to clinics begins.
    """
    if rule not in _BY_PLACE or len(utterance.folded.text) < _SAYS_MORE[utterance.language]:
        return tuple(facts)
    return tuple(_ended(fact) if _is_misread(fact, utterance, readings) else fact for fact in facts)


def _is_misread(fact: Fact, utterance: Utterance, readings: Sequence[Reading]) -> bool:
    at = clause_of(fact, utterance) if fact.op == "update" and fact.replaces else None
    return at is not None and at < len(readings) and readings[at].tells < _TELLS_NO_VALUE


def _ended(fact: Fact) -> Fact:
    value = fact.replaces or fact.value
    text = phrase(fact.attribute, value, detect_language(fact.text), op="delete", subject=fact.subject)
    return fact.model_copy(update={"op": "delete", "value": value, "text": text, "replaces": None})


def without_denials(facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """Leave out "I'm not allergic after all" beside the end of what it denies."""
    ended = {fact.attribute for fact in facts if fact.op == "delete"}
    return tuple(
        fact
        for fact in facts
        if fact.op != "add" or fact.attribute not in ended or not _DENIES.search(fold(fact.value).text)
    )


def only_adds(decision: Decision) -> bool:
    """Tell whether a decision only adds what rows found, unasked."""
    return decision.rule not in _DELIBERATE and all(
        fact.op == "add" and not fact.replaces for fact in decision.facts
    )


def surely_meant(decision: Decision) -> bool:
    """Tell whether a decision has a fact of a kind that rows seldom take from passing talk."""
    return any(fact.attribute in _SURELY_MEANT for fact in decision.facts)


def without_what_only_ends(
    facts: Sequence[Fact], utterance: Utterance, readings: Sequence[Reading]
) -> tuple[Fact, ...]:
    """Leave out of what ends something a clause that tells no more than that: "sold the bike to my cousin".

    What gives the new value stays, without the old one: "savings target is 15k not 10k". Where one thing ends and
    one is kept as it was said, the one takes the place of the other.
    """
    ended = [fact for fact in facts if fact.op == "delete"]
    if not ended:
        return tuple(facts)
    olds = [fold(fact.value).text for fact in ended]
    kept: list[Fact] = []
    anew: list[Fact] = []
    for fact in without_old_words(facts, utterance):
        told = fold(fact.value).text
        said = (
            fact.op == "add"
            and fact.confidence == GUESSED
            and not any(names_value(told, old) for old in olds)
        )
        if said and (fact not in facts or gives_a_new_value(told, utterance.language)):
            anew.append(fact)
            continue
        at = clause_of(fact, utterance) if fact.op == "add" and is_as_said(fact, utterance) else None
        if at is None or at >= len(readings) or readings[at].tells >= TELLS:
            kept.append(fact)
    if len(anew) == 1 and len(ended) == 1 and kept == ended and _fits(anew[0], ended[0], utterance):
        return (_in_place_of(anew[0], ended[0]),)
    return (*anew, *kept)


def _fits(fact: Fact, ended: Fact, utterance: Utterance) -> bool:
    """Tell whether words of the user may be a new value: who the user is has a short one."""
    return ended.attribute not in PROFILE or len(fact.value) <= _SHORT_VALUE[utterance.language]


def _in_place_of(fact: Fact, ended: Fact) -> Fact:
    """Return what was said as the new value of what it ends."""
    placed = {"attribute": ended.attribute, "subject": ended.subject, "op": "update"}
    return fact.model_copy(update={**placed, "replaces": ended.value, "record": ended.record})


def refiled(facts: tuple[Fact, ...], utterance: Utterance, readings: Sequence[Reading]) -> tuple[Fact, ...]:
    """Return a single fact as it was said where its clause surely tells of another attribute.

    There the row was misled by a word: nobody lives in "jerky". Of work and home the row's words say more.
    """
    fact = facts[0]
    at = clause_of(fact, utterance)
    if len(facts) > 1 or fact.op != "add" or fact.subject != "user" or at is None or at >= len(readings):
        return facts
    reading = readings[at]
    likely = sum(reading.attributes.get(one, 0.0) for one in neighbours(fact.attribute))
    if reading.tells < _SURELY_TELLS or likely >= _UNLIKELY or {fact.attribute, reading.attribute} <= WHO:
        return facts
    said = [filed_under(one, reading, utterance) for one in said_in(utterance, [at])]
    return tuple(said) or facts
