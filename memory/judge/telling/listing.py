"""Lists that commas cut apart: "I'm allergic to bees, wasps and penicillin" names three things."""

from collections.abc import Sequence

from memory.judge.reading.clauses import Clause
from memory.lazy_pattern import LazyPattern

LISTED = frozenset({"allergy", "like", "dislike", "language", "skill"})
"""Attributes of which people name several in one breath."""

_NOT_A_THING = (
    r"i|my|me|we|it|its|he|she|they|you|your|this|that|there|please|sorry|but|so|too|also|thanks|though|anyway|actually|not|no|yes|then|now|"
    r"just|today|tomorrow|tonight|is|are|was|were|am|be|have|has|had|do|does|did|can|could|will|would|should|love|like|hate|want|need|get|"
    r"got|go|make|makes|let|tell|say|know|think|what|how|why|when|where|who|if|because|since|or so|ok|okay|right|lol|haha|really|very"
)
_THING = rf"(?!(?:{_NOT_A_THING})\b)[a-z][\w'-]*"
_ITEM = LazyPattern(
    rf"^(?:and |or )?{_THING}(?: {_THING}){{0,2}}(?: (?:and|or) {_THING}(?: {_THING}){{0,2}})?$"
)
_LAST = LazyPattern(r"^(?:and|or) | (?:and|or) ")


def lists_on(clauses: Sequence[Clause], index: int) -> bool:
    """Say whether an English clause goes on with the list of the clause before it: some way on comes its "and"."""
    for clause in clauses[index:]:
        if not _ITEM.match(clause.text):
            return False
        if _LAST.search(clause.text):
            return True
        if clause.strong:
            return False
    return False
