"""A name that only ends in another one: root beer is no beer, and who is not allergic to pine nuts may be to nuts."""

import re

from memory.judge.reading.folding import fold
from memory.lazy_pattern import LazyPattern

_TASTES = frozenset({"like", "dislike", "allergy", "diet", "habit"})
# What may stand before a thing without making another one of it.
_LEADS_TO = LazyPattern(
    r"(?:the|my|our|a|an|any|some|all|those|these|to|of|with|about|at|in|on|for|and|or|eat|eating|drink|drinking|have|having|had|"
    r"like|liking|love|hate|touch|do|doing|no|not|more|real|much|many|is|are|was|were|be|being|into|over|off|from|than|as|called|"
    r"named|keep|play|playing|learn|learning|study|studying|take|taking|use|using|actually|really|just|even|still|don'?t|stopped|quit)"
)


def is_another_kind(text: str, thing: str, attribute: str) -> bool:
    """Tell whether a text names a thing on file, a taste in English, only as the end of a longer name.

    A person's name is longer where another one follows it: who is not Grace Kelly may be Grace.
    """
    old = fold(thing).text.strip()
    if attribute == "name":
        return re.search(rf"\b{re.escape(thing.strip())} (?!I\b)[A-Z][a-z]", text) is not None
    if attribute not in _TASTES or not old or not old.isascii():
        return False
    before = re.findall(rf"(?:([\w'-]+) )?\b{re.escape(old)}\b", fold(text).text)
    return bool(before) and all(word and _LEADS_TO.fullmatch(word) is None for word in before)
