"""The same thing said in the other language: "花生" and "peanuts" are one allergy.

Only between languages does a cosine tell: the bundled encoder gave 24 translated pairs .55 to .90 and their
near misses (another city, another day, a son for a daughter) at most .69. Within one language it would be
worse than chance, and words decide there.
"""

import re
from collections.abc import Iterable
from functools import cache

from langgraph.store.base import BaseStore

from memory.language import detect_language
from memory.long_term.embeddings import Encoder, load_encoder
from memory.records import Fact, Record
from memory.vocabulary import OPPOSITES

_ALIKE = 0.7
# The contrary takes away what was liked, and "beef" is as near to "羊肉" as .74: more is asked for.
_SURELY_ALIKE = 0.8
# "喝啤酒" is liked, "beer" is not: the verb is no part of the thing.
_VERB = re.compile(r"^(?:[吃喝看听玩养打]|eating |drinking |watching |playing |listening to )(?=..)")
_NUMBER = re.compile(r"\d+")


def said_in_other_language(fact: Fact, active: Iterable[Record], store: BaseStore) -> Record | None:
    """Return the active record that says the same as a fact in the other language, if there is one."""
    return _alike(fact, active, frozenset({fact.attribute}), store, _ALIKE)


def opposite_in_other_language(fact: Fact, active: Iterable[Record], store: BaseStore) -> Record | None:
    """Return the active record that says the contrary in the other language (jazz, "我讨厌爵士乐")."""
    return _alike(fact, active, OPPOSITES.get(fact.attribute, frozenset()), store, _SURELY_ALIKE, bare=True)


def _alike(
    fact: Fact,
    active: Iterable[Record],
    attributes: frozenset[str],
    store: BaseStore,
    least: float,
    bare: bool = False,
) -> Record | None:
    language = detect_language(fact.value)
    others = [
        old
        for old in active
        if old.attribute in attributes
        and old.subject == fact.subject
        and detect_language(old.value) != language
        and _NUMBER.findall(old.value) == _NUMBER.findall(fact.value)
    ]
    if not others:
        return None
    values = [fact.value, *(old.value for old in others)]
    vectors = _encoder(store).documents([_VERB.sub("", value) for value in values] if bare else values)
    scores = vectors[1:] @ vectors[0]
    best = int(scores.argmax())
    return others[best] if scores[best] >= least else None


def _encoder(store: BaseStore) -> Encoder:
    own = getattr(store, "encoder", None)
    return own if isinstance(own, Encoder) and own.name == "bundled" else _bundled()


@cache
def _bundled() -> Encoder:
    return load_encoder()
