"""Regular expressions that are compiled when they are first used.

The judge and the guard have some hundred of them; compiling all takes half a second, which importing the
agent should not cost.
"""

import re
from collections.abc import Callable, Iterator
from functools import cached_property


class LazyPattern:
    """A pattern with the methods of `re.Pattern` that are used here. A wrong pattern raises on first use."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self.pattern = pattern
        self._flags = flags
        _made.append(self)

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return re.compile(self.pattern, self._flags)

    @cached_property
    def groups(self) -> int:
        """How many groups the pattern has."""
        return self._compiled.groups

    @cached_property
    def search(self) -> Callable[..., re.Match[str] | None]:
        """Find the first match anywhere."""
        return self._compiled.search

    @cached_property
    def match(self) -> Callable[..., re.Match[str] | None]:
        """Match at the beginning."""
        return self._compiled.match

    @cached_property
    def fullmatch(self) -> Callable[..., re.Match[str] | None]:
        """Match the whole text."""
        return self._compiled.fullmatch

    @cached_property
    def finditer(self) -> Callable[..., Iterator[re.Match[str]]]:
        """Yield all matches."""
        return self._compiled.finditer

    @cached_property
    def findall(self) -> Callable[..., list[str]]:
        """Return all matches, of patterns with one group or none."""
        return self._compiled.findall

    @cached_property
    def sub(self) -> Callable[..., str]:
        """Replace all matches."""
        return self._compiled.sub

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
