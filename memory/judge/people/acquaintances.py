"""A flatmate, a classmate or a boss is somebody around the user and none of the family."""

from memory.judge.reading.whose import PEOPLE, RELATIVES, beings_in
from memory.judge.telling.phrasing import phrase
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact, Language

_FRIENDS = frozenset(being.name for being in PEOPLE)
_KIN = frozenset(being.name for being in RELATIVES)
# "My boss's wife" is none of the user's family either.
_OTHER_KIN = LazyPattern(r"[家亲]里?人|亲戚|\b(?:family|in-laws?|godmother|godfather|step\w+)\b")


def as_acquaintances(decision: Decision, language: Language) -> Decision:
    """Return a decision whose facts about friends, colleagues and the like are not filed as those of relatives."""
    facts = tuple(_of_a_friend(fact, language) for fact in decision.facts)
    return decision.model_copy(update={"facts": facts})


def _of_a_friend(fact: Fact, language: Language) -> Fact:
    told = beings_in(fact.value) if fact.attribute == "family" and fact.op == "add" else frozenset()
    if not told & _FRIENDS or told & _KIN or _OTHER_KIN.search(fact.value.lower()):
        return fact
    text = phrase("other", fact.value, language, subject="other")
    return fact.model_copy(update={"attribute": "other", "subject": "other", "text": text})
