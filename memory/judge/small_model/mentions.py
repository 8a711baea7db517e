"""How a message mentions what is on file: what stands right before and behind the words that both share.

"从散文集改成长篇", "not Rowan", "the 1690 can go": whether a sentence on file ends is often said by nothing else.
"""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import lru_cache
from typing import NamedTuple

_PIECES = re.compile(r"[\u3400-\u9fff]|[a-z']+|\d+|[^\s\w]")
_FRAME = re.compile(
    r"^(?:用户(?:提到[:：]|叫|住在|在(?=.+工作$)|(?:不)?喜欢|对(?=.+过敏$)|身边的人[:：]|的\w{1,5}(?:[:：]|是))?"
    r"|the user(?: says:| lives in| works at| comes from| (?:dis)?likes| is allergic to| is"
    r"|'s (?:name|birthday) is|'s [\w ]{2,14}?:|'s)?)\s*"
)
_LEAST = {"zh": 2, "en": 3}  # characters of a mention, where it is no number
_AROUND = 4
_NEAR = 9


class Mention(NamedTuple):
    """Words of a sentence on file in a message: where they stand there, and how much of the sentence they are."""

    start: int
    end: int
    share: float


@lru_cache(maxsize=4096)
def told(text: str) -> str:
    """Return a folded sentence on file without the frame in which facts are put."""
    return _FRAME.sub("", text).strip()


def mention(text: str, sentence: str, language: str) -> Mention | None:
    """Return the longest words that a folded message has in common with a folded sentence on file, or None."""
    core = told(sentence)
    match = SequenceMatcher(None, text, core, autojunk=False).find_longest_match()
    start, end = match.a, match.a + match.size
    if language == "en":
        start, end = _whole_words(text, start, end)
    words = text[start:end].strip()
    if len(words) < _LEAST[language] and not words.isdigit():
        return None
    return Mention(start, end, len(words) / max(len(core), 1))


def _whole_words(text: str, start: int, end: int) -> tuple[int, int]:
    """Return a span without the words of which it holds but a part."""
    inside = text[start:end]
    if start and text[start - 1].isalnum() and inside[:1].isalnum():
        cut = re.match(r"[\w']+", inside)
        start += cut.end() if cut is not None else 0
    if end < len(text) and text[end].isalnum() and text[end - 1 : end].isalnum():
        tail = re.search(r"[\w']+$", text[start:end])
        end -= len(tail.group()) if tail is not None else 0
    return start, max(start, end)


def around(text: str, found: Mention) -> Iterator[str]:
    """Name what stands around a mention: the runs of words that touch it, and those near by."""
    before = [_token(one) for one in _PIECES.findall(text[: found.start])]
    behind = [_token(one) for one in _PIECES.findall(text[found.end :])]
    before, behind = ["^", *before], [*behind, "$"]
    yield f"mention {_share(found.share)}"
    for size in range(1, _AROUND + 1):
        yield f"mention behind {' '.join(before[-size:])}"
        yield f"mention before {' '.join(behind[:size])}"
    yield f"mention between {before[-1]} {behind[0]}"
    yield f"mention between {' '.join(before[-2:])} {' '.join(behind[:2])}"
    for at, one in enumerate(reversed(before[-_NEAR:])):
        yield f"mention near behind {one}"
        if at and at < _NEAR - 1:
            yield f"mention near behind {before[-at - 1]} {before[-at]}"
    for at, one in enumerate(behind[:_NEAR]):
        yield f"mention near before {one}"
        if at:
            yield f"mention near before {behind[at - 1]} {one}"


def _token(piece: str) -> str:
    return "#" if piece.isdigit() else piece


def _share(share: float) -> int:
    return sum(share > bound for bound in (0.2, 0.4, 0.6, 0.8, 0.95))
