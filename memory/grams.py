r"""Know that a pattern cannot match without searching it: what makes hundreds of patterns cost microseconds.

From each pattern we derive up to two sets of *grams*; any match must contain one of each: characters, up to
four neighbours, the first letters of words and short words (both after `EDGE`, for `\b`), and `DIGIT`. A text
whose own grams lack them need not be searched. Capitals and small letters are the same here, so that patterns
that ignore case have grams too. The derivation only ever errs towards searching, and a test compares the
results with and without it.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache, reduce
from importlib import import_module
from operator import add, or_
from threading import Lock
from typing import Any

# The regex parser is private but has kept its shape since Python 2; it is imported by name since its
# public alias `sre_parse` warns, and typeshed does not know the private one.
_parser: Any = import_module("re._parser")
_constants: Any = import_module("re._constants")

EDGE = "\b"
DIGIT = r"\d"
# How often a gram occurs in a clause, roughly: what makes one set of grams a better filter than another.
_COMMON = frozenset("etaoinshrdlum '我的了是不在")
_OFTEN = {1: 0.5, 2: 0.12, 3: 0.02, 4: 0.008, 5: 0.005, 6: 0.005}
_OFTEN_HAN = {1: 0.03, 2: 0.005, 3: 0.002, 4: 0.002, 5: 0.002, 6: 0.002}
_LONGEST = 4
_MOST = 300
_WORD = re.compile(r"\w+")
_IN_WORD = re.compile(r"\w\w")
_DIGIT = re.compile(r"\d")


def _caseless(text: str) -> str:
    """Return a text in which all letters are the same that a pattern ignoring case takes for the same."""
    return (
        text.casefold() if text.isascii() else text.replace("\u0130", "i").replace("\u0131", "i").casefold()
    )


class Text(str):
    """A text in which many patterns are looked for: it works out once which of them it may match."""

    @cached_property
    def passing(self) -> int:
        """The bits of the patterns that may match; who searches in vain takes the bit of the pattern away."""
        return self.held

    @cached_property
    def held(self) -> int:
        """The bits of the patterns whose grams the text has, see `enter`, and of all not entered yet."""
        return _held(_caseless(self), _entered.count)

    def part(self, start: int, end: int) -> "Text":
        """Return a part of the text with the grams of all of it, which may only hold too many."""
        if start == 0 and end == len(self):
            return self
        part = Text(self[start:end])
        if not any(_IN_WORD.match(self[max(at - 1, 0) : at + 1]) for at in (start, end)):
            part.held = self.held  # a word that is cut in two would get an edge that the whole does not have
        return part

    def strip(self, chars: str | None = None) -> "Text":
        """Return the part without these characters at both ends."""
        start = len(self) - len(self.lstrip(chars))
        return self.part(start, start + len(super().strip(chars)))


class _Entered:
    """The bits of the patterns by gram of their first set and of their second, and how many there are."""

    def __init__(self) -> None:
        self.bits: tuple[dict[str, int], dict[str, int]] = ({}, {})
        self.count = 0
        self.lock = Lock()


_entered = _Entered()


@lru_cache(maxsize=64)  # the message of the turn before is in the context of the next
def _held(text: str, count: int) -> int:
    """Return the bits of the patterns whose grams a text has, and of all but the first `count`."""
    later = -1 << count
    pairs = [*map(add, text, text[1:])]
    triples = [*map(add, pairs, text[2:])]
    words = [EDGE + word for word in _WORD.findall(text)]
    short = [word + EDGE for word in words if len(word) <= _LONGEST + 1]
    starts = [word[:length] for word in words for length in range(3, _LONGEST + 2)]
    digit = (DIGIT,) if _DIGIT.search(text) else ()
    grams = {*text, *pairs, *triples, *map(add, triples, text[3:]), *starts, *short, *digit}
    first, second = (reduce(or_, map(bits.__getitem__, grams & bits.keys()), later) for bits in _entered.bits)
    return first & second


def enter(needs: Sequence[frozenset[str]]) -> int:
    """Give a pattern a bit of its own, which `Text.passing` has where the text holds a gram of each set."""
    with _entered.lock:
        bit = 1 << _entered.count
        for bits, grams in zip(_entered.bits, (needs[0], needs[-1]), strict=True):
            for gram in grams:
                bits[gram] = bits.get(gram, 0) | bit
        _entered.count += 1  # last: until then the pattern counts as one that may match
    return bit


def required(pattern: str, flags: int = 0) -> tuple[frozenset[str], ...]:
    """Return one or two sets of grams of which every match holds one each; () where none is sure."""
    parsed = _parser.parse(pattern, flags)
    if parsed.state.flags & re.ASCII:  # edges of words are others than in the grams of a text
        return ()
    return tuple(sorted(_of_sequence(list(parsed)), key=_cost)[:2])


def _cost(candidate: Iterable[str]) -> float:
    return sum(
        0.9 if gram in _COMMON else (_OFTEN if gram.isascii() else _OFTEN_HAN)[len(gram)]
        for gram in candidate
    )


def _of_sequence(items: list[Any], run: str = "") -> list[frozenset[str]]:
    """Return the sets of grams that the items need; `run` are the plain characters before them."""
    found: list[frozenset[str]] = []
    spelling = False
    for at, (op, argument) in enumerate(items):
        sets: list[frozenset[str]] = []
        literal = op is _constants.LITERAL
        if literal:
            run = _longer(run, _caseless(chr(argument)))
            sets = [frozenset({_last(run)})]
        elif _is_edge((op, argument)):
            sets = [frozenset({run + EDGE})] if _is_short_word(run) else []
            run = EDGE
        else:
            edge = [one for one in items[at + 1 : at + 2] if _is_edge(one)]
            sets = [one for one in _of_item(op, argument, run, edge) if len(one) <= _MOST]
            run = ""
        if literal and spelling:  # of a run the rarest gram will do
            sets = [min(found.pop(), *sets, key=_cost)]
        found += sets
        spelling = literal
    return found


def _is_edge(item: Any) -> bool:
    return bool(item[0] is _constants.AT and item[1] is _constants.AT_BOUNDARY)


def _is_short_word(run: str) -> bool:
    return run[:1] == EDGE and len(run) <= _LONGEST + 1 and _WORD.fullmatch(run, 1) is not None


def _longer(run: str, char: str) -> str:
    """Return a run with one more character; an edge before what begins no word says nothing."""
    return char if run == EDGE and not _WORD.match(char) else run + char


def _last(run: str) -> str:
    """Return the gram at the end of a run, with the edge of the word that begins there."""
    begins = run[:1] == EDGE and 2 < len(run) <= _LONGEST + 1 and _WORD.fullmatch(run, 1)
    return run if begins else run.removeprefix(EDGE)[-_LONGEST:]


def _of_item(op: Any, argument: Any, run: str, edge: list[Any]) -> list[frozenset[str]]:
    """Return what one item needs after a run, and before the edge of a word if there is one."""
    if op is _constants.IN:
        return _of_class(argument, run)
    if op is _constants.SUBPATTERN:
        return [] if argument[1] & re.ASCII else _of_sequence([*argument[3], *edge], run)
    if op in (_constants.MAX_REPEAT, _constants.MIN_REPEAT, _constants.POSSESSIVE_REPEAT):
        return _of_sequence(list(argument[2]), run) if argument[0] > 0 else []
    if op is _constants.BRANCH:
        return _of_branches([[*branch, *edge] for branch in argument[1]], run)
    if op is _constants.ASSERT:
        return _of_sequence(list(argument[1]), run if argument[0] > 0 else "")
    return []


def _of_class(members: list[Any], run: str) -> list[frozenset[str]]:
    """Return the characters of a class, each after the run before it."""
    found: set[str] = set()
    for kind, value in members:
        if kind is _constants.LITERAL:
            found.add(_last(_longer(run, _caseless(chr(value)))))
        elif (kind, value) == (_constants.CATEGORY, _constants.CATEGORY_DIGIT):
            found.add(DIGIT)
        else:
            return []
    return [frozenset(found)]


def _of_branches(branches: list[list[Any]], run: str) -> list[frozenset[str]]:
    every = [_of_sequence(branch, run) for branch in branches]
    return [frozenset().union(*(min(one, key=_cost) for one in every))] if all(every) else []


class Hints:
    """Words of which a text must hold one to be worth a closer look."""

    def __init__(self, words: Iterable[str]) -> None:
        """Take the words as they stand in the texts, spaces included."""
        self._words = tuple(words)

    @cached_property
    def _bit(self) -> int:
        needs = [required(re.escape(word))[0] for word in self._words]
        return enter([frozenset().union(*needs)])

    def within(self, text: Text) -> bool:
        """Say whether a text holds one of the words."""
        return bool(text.passing & self._bit) and any(word in text for word in self._words)
