"""Find of a table of some three hundred patterns those few that a text may match."""

from collections.abc import Iterable

from memory.grams import Text
from memory.lazy_pattern import LazyPattern


class Sieve:
    """Which of many patterns may match a text, found in one go."""

    def __init__(self, patterns: Iterable[LazyPattern]) -> None:
        """Take the patterns; their order is kept."""
        bits = [pattern.bit for pattern in patterns]
        self._always = [index for index, bit in enumerate(bits) if not bit]
        self._places = {bit: index for index, bit in enumerate(bits) if bit}
        self._all = sum(self._places)

    def passing(self, text: str) -> list[int]:
        """Return the positions of the patterns that a text may match, in order."""
        found = self._always.copy()
        left = (text if isinstance(text, Text) else Text(text)).passing & self._all
        while left:
            lowest = left & -left
            found.append(self._places[lowest])
            left ^= lowest
        return sorted(found)
