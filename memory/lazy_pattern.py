"""Regular expressions that are compiled when they are first used.

The judge and the guard have some hundred of them; compiling all takes half a second, which importing the
agent should not cost.
"""

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from sys import maxsize

from memory.grams import Text, enter, required


class LazyPattern:
    """A pattern with the methods of `re.Pattern` that are used here. A wrong pattern raises on first use."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self.pattern = pattern
        self.flags = flags
        _made.append(self)

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return re.compile(self.pattern, self.flags)

    @cached_property
    def groups(self) -> int:
        """How many groups the pattern has."""
        return self._compiled.groups

    @cached_property
    def bit(self) -> int:
        """The bit without which a `Text` cannot match; 0 where nothing can be said without searching."""
        needs = required(self.pattern, self.flags)
        return enter(needs) if needs else 0

    @cached_property
    def search(self) -> Callable[..., re.Match[str] | None]:
        """Find the first match anywhere; a `Text` that lacks what the pattern needs is not searched."""
        find, bit = self._compiled.search, self.bit
        if not bit:
            return find

        def search(text: str, start: int = 0, end: int = maxsize) -> re.Match[str] | None:
            if type(text) is not Text:
                return find(text, start, end)
            if not text.passing & bit:
                return None
            match = find(text, start, end)
            if match is None and start == 0 and end == maxsize:
                text.passing &= ~bit  # not to be searched in vain once more
            return match

        return search

    @cached_property
    def match(self) -> Callable[..., re.Match[str] | None]:
        """Match at the beginning, of a `Text` as `search`."""
        find, bit = self._compiled.match, self.bit

        def match(text: str, start: int = 0, end: int = maxsize) -> re.Match[str] | None:
            return None if type(text) is Text and not text.passing & bit else find(text, start, end)

        return match if bit else find

    @cached_property
    def fullmatch(self) -> Callable[..., re.Match[str] | None]:
        """Match the whole text."""
        return self._compiled.fullmatch

    @cached_property
    def finditer(self) -> Callable[..., Iterator[re.Match[str]]]:
        """Yield all matches, of a `Text` as `search`."""
        find, bit = self._compiled.finditer, self.bit

        def finditer(text: str, start: int = 0, end: int = maxsize) -> Iterator[re.Match[str]]:
            return iter(()) if type(text) is Text and not text.passing & bit else find(text, start, end)

        return finditer if bit else find

    @cached_property
    def findall(self) -> Callable[..., list[str]]:
        """Return all matches, of patterns with one group or none."""
        return self._compiled.findall

    @cached_property
    def sub(self) -> Callable[..., str]:
        """Replace all matches; a `Text` with none stays one."""
        replace, bit = self._compiled.sub, self.bit

        def sub(new: str | Callable[[re.Match[str]], str], text: str, count: int = 0) -> str:
            return text if type(text) is Text and not text.passing & bit else replace(new, text, count)

        return sub if bit else replace

    @cached_property
    def split(self) -> Callable[..., list[str]]:
        """Split at the matches."""
        return self._compiled.split

    def compile(self) -> None:
        """Compile it now."""
        _ = self._compiled


_made: list[LazyPattern] = []


def compile_all() -> None:
    """Compile every pattern that was not used yet: 0.6 s for all, for which no later message waits then."""
    while _made:
        _made.pop().compile()
