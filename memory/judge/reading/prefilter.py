"""Skip patterns that cannot match: what makes a table of some three hundred rows cost microseconds.

From each compiled pattern we derive a set of *grams* (single characters and pairs) of which any match
must contain at least one. A text whose own grams share none of them need not be searched. The derivation
only ever errs towards searching, and a test compares the results with and without it.
"""

import re
from collections.abc import Iterable
from importlib import import_module
from itertools import pairwise
from typing import Any

# The regex parser is private but has kept its shape since Python 2; it is imported by name since its
# public alias `sre_parse` warns, and typeshed does not know the private one.
_parser: Any = import_module("re._parser")
_constants: Any = import_module("re._constants")

# How often a gram occurs in a clause, roughly: what makes one set of grams a better filter than another.
_COMMON = frozenset("etaoinshrdlum '我的了是不在")
_OFTEN = {1: 0.5, 2: 0.12, 3: 0.02}
_OFTEN_HAN = {1: 0.03, 2: 0.005, 3: 0.002}
_LONGEST = 3
_MOST = 300


def grams(text: str) -> frozenset[str]:
    """Return the characters of a text and the pairs and triples of neighbours."""
    pairs = map("".join, pairwise(text))
    triples = map("".join, zip(text, text[1:], text[2:], strict=False))
    return frozenset(text).union(pairs, triples)


def required(pattern: str) -> frozenset[str] | None:
    """Return grams of which every match holds one, or None when nothing can be promised."""
    return _of_sequence(list(_parser.parse(pattern)))


def _cost(candidate: Iterable[str]) -> float:
    return sum(
        0.9 if gram in _COMMON else (_OFTEN if gram.isascii() else _OFTEN_HAN)[len(gram)]
        for gram in candidate
    )


def _of_sequence(items: list[Any]) -> frozenset[str] | None:
    candidates: list[frozenset[str]] = []
    run = ""
    for op, argument in items:
        if op is _constants.LITERAL:
            run += chr(argument)
            candidates.append(frozenset({run[-_LONGEST:]}))
            continue
        run = ""
        found = _of_item(op, argument)
        if found is not None and len(found) <= _MOST:
            candidates.append(found)
    return min(candidates, key=_cost) if candidates else None


def _of_item(op: Any, argument: Any) -> frozenset[str] | None:
    if op is _constants.IN:
        plain = all(kind is _constants.LITERAL for kind, _ in argument)
        return frozenset(chr(code) for _, code in argument) if plain else None
    if op is _constants.SUBPATTERN:
        return _of_sequence(list(argument[3]))
    if op in (_constants.MAX_REPEAT, _constants.MIN_REPEAT, _constants.POSSESSIVE_REPEAT):
        return _of_sequence(list(argument[2])) if argument[0] > 0 else None
    if op is _constants.BRANCH:
        return _of_branches(argument[1])
    if op is _constants.ASSERT and argument[0] > 0:
        return _of_sequence(list(argument[1]))
    return None


def _of_branches(branches: list[Any]) -> frozenset[str] | None:
    every: frozenset[str] = frozenset()
    for branch in branches:
        one = _of_sequence(list(branch))
        if one is None:
            return None
        every |= one
    return every


class Pattern:
    """A compiled pattern that is searched only where its grams occur."""

    __slots__ = ("needs", "regex")

    def __init__(self, source: str) -> None:
        """Compile the source; texts are expected folded, so no flag is needed."""
        self.regex = re.compile(source)
        self.needs = required(source)

    def search(self, text: str, held: frozenset[str]) -> re.Match[str] | None:
        """Return the first match in a text whose `grams` are `held`, or None."""
        if self.needs is not None and self.needs.isdisjoint(held):
            return None
        return self.regex.search(text)


class Sieve:
    """Which of many patterns may match a text, found from its grams in one go."""

    def __init__(self, patterns: Iterable[Pattern]) -> None:
        """Index the patterns by the grams they need; their order is kept."""
        self._always: list[int] = []
        self._by_gram: dict[str, list[int]] = {}
        for index, pattern in enumerate(patterns):
            if pattern.needs is None:
                self._always.append(index)
            for gram in pattern.needs or ():
                self._by_gram.setdefault(gram, []).append(index)
        self._known = frozenset(self._by_gram)

    def passing(self, held: frozenset[str]) -> list[int]:
        """Return the positions of the patterns that a text with these grams may match, in order."""
        found = set(self._always)
        for gram in self._known & held:
            found.update(self._by_gram[gram])
        return sorted(found)
