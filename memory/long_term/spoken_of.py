"""Which records on file a fact speaks of: what it contradicts, replaces, ends or only names."""

import re

from memory.judge.changing.longer_names import is_another_kind
from memory.judge.reading.whose import beings_in
from memory.long_term.forget_requests import may_end
from memory.long_term.opposition import opposed
from memory.long_term.shelf import same
from memory.records import Fact, Record
from memory.vocabulary import ATTRIBUTES, OPPOSITES, neighbours

_LEAST_LETTERS = 4


def contradicts(fact: Fact, old: Record) -> bool:
    """Tell whether an active record cannot stand beside the new fact.

    Only rules decide this: a cosine threshold for "same fact" or "contradiction" is worse than chance.
    """
    if old.subject != fact.subject:
        return False
    if fact.replaces and old.attribute in neighbours(fact.attribute) and mentions(old, fact.replaces):
        return True
    if old.attribute == fact.attribute and ATTRIBUTES[fact.attribute].single:
        return True
    opposite = old.attribute in OPPOSITES.get(fact.attribute, frozenset())
    return (opposite and same(old.value) == same(fact.value)) or opposed(fact, old)


def is_replaced(fact: Fact, old: Record) -> bool:
    """Tell whether a fact takes the place of this very record: what it only names stays then."""
    mine = (old.attribute, old.subject) == (fact.attribute, fact.subject)
    return mine and same(old.value) == same(fact.replaces or "")


def is_of_another(record: Record, quote: str) -> bool:
    """Tell whether a record is about somebody whom the message does not name: "I quit teaching"."""
    if record.subject == "user":
        return False
    of_whom = beings_in(record.value)
    if of_whom:
        return not of_whom & beings_in(quote)
    names = re.findall(r"\b[A-Z][\w'-]+", record.value)
    return bool(names) and not any(name in quote for name in names)


def is_it(record: Record, fact: Fact) -> bool:
    """Tell whether a record says what a fact says, of the same one."""
    return (record.attribute, record.subject, same(record.value)) == (
        fact.attribute,
        fact.subject,
        same(fact.value),
    )


def is_meant(record: Record, fact: Fact, words: str) -> bool:
    """Tell whether what is asked to be forgotten ("that I live in Leeds") can be a record that names it."""
    named = same(fact.value) in same(words) or same(record.value) in same(words)
    return named and may_end(record, words)


def says_more(record: Record, value: str) -> bool:
    """Tell whether a record says more: "an engineer, he's allergic to cats" outlives the job."""
    parts = [same(part) for part in re.split(r"[,，;；]", record.value)]
    return len(parts) > 1 and sum(same(value) in part for part in parts) == 1


def mentions(record: Record, value: str) -> bool:
    """Tell whether a record names a value, or is named by it."""
    wanted, held = same(value), same(record.value)
    if wanted.isascii() and len(wanted) < _LEAST_LETTERS:  # "me" is not what "named" speaks of
        return re.search(rf"\b{re.escape(wanted)}\b", record.text, re.IGNORECASE) is not None
    if not wanted or wanted in same(record.text):
        return bool(wanted)
    return len(held) > 1 and held in wanted and not is_another_kind(value, record.value, record.attribute)
