"""Short runs of words and Chinese characters, hashed: what linear heads see of a text besides its meaning."""

import re
import zlib
from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

_PIECE = re.compile(r"[\u3400-\u9fff]|[a-z']+|\d+|[^\s\w]")
START, END, NUMBER = "^", "$", "#"


def pieces_of(text: str) -> list[str]:
    """Return a folded text as words, characters and signs, each number as `NUMBER`, between `START` and `END`."""
    return [START, *(NUMBER if piece.isdigit() else piece for piece in _PIECE.findall(text)), END]


def runs_of(pieces: list[str], longest: int) -> Iterator[str]:
    """Yield all runs of one to `longest` pieces."""
    for size in range(1, longest + 1):
        for at in range(len(pieces) - size + 1):
            yield "".join(f" {piece}" for piece in pieces[at : at + size])


def hashed(runs: Iterable[str], places: int) -> NDArray[np.intp]:
    """Return the places of runs in a table of so many, ascending, each once."""
    return np.asarray(sorted({zlib.crc32(run.encode()) % places for run in runs}), dtype=np.intp)
