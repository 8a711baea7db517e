"""One spelling of a text for the patterns, with the way back to the user's own characters.

Full width becomes half width, traditional becomes simplified, capitals become small, curly quotes
straight, Cantonese words Mandarin ones, and what is invisible goes, so that every pattern is written once. Values are cut from the original.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from opencc import OpenCC

from memory.grams import Text
from memory.guard.clean import unmask
from memory.judge.reading.dialect import in_english, in_mandarin

_HAN_BLOCKS = ((0x3400, 0x4DC0), (0x4E00, 0xA000))
# A picture ends a word as a space does: "I'm Lena \U0001f44b and I live in Leeds".
_PICTURES = re.compile("[\u2190-\u2bff\U0001f000-\U0001faff]")
# Before a new statement it ends a sentence: "Hi \U0001f44b I'm Ken \U0001f389 I live in York".
_PICTURES_LAST = re.compile(
    f"(?<!^)(?<![Ii])(?<![Ii] ){_PICTURES.pattern}(?=(?:{_PICTURES.pattern}|\\s)*(?:[Ii](?:['’]m|['’]ve)?|[Mm]y|[Ww]e|[Cc]all me)(?![\\w'’]))"
)
_QUOTES = dict(zip("‘’“”「」『』`＂", '\'\'""""""\'"', strict=True))

# Two words for relatives that OpenCC leaves alone, and a Cantonese one that it makes rarer still.
_KIN = (("姪", "侄"), ("姊", "姐"), ("嗰", "嗰"))


class Folded(NamedTuple):
    """`text` is the folded spelling; `origins[i]` is the index in `original` of its i-th character."""

    text: Text
    original: str
    origins: Sequence[int]

    def cut(self, start: int, end: int) -> str:
        """Return the user's own characters for a span of the folded text."""
        if start >= end:
            return ""
        return self.original[self.origins[start] : self.origins[end - 1] + 1]


@lru_cache(maxsize=1)
def _table() -> dict[int, str]:
    """Return the traditional characters with a single simplified one, and the quotation marks."""
    han = [chr(code) for low, high in _HAN_BLOCKS for code in range(low, high)]
    simple = OpenCC("t2s").convert("\n".join(han)).split("\n")
    table = {ord(a): b for a, b in zip(han, simple, strict=True) if a != b and len(b) == 1}
    table.update({ord(a): b for a, b in (*_QUOTES.items(), *_KIN)})
    return table


# "My sister in law" is no sister.
_IN_LAW = re.compile(r"\b(?:sister|brother|mother|father|parent|son|daughter)s? in laws?\b")


@lru_cache(maxsize=256)  # of one message every step asks for the same few texts
def fold(text: str) -> Folded:
    """Return the folded spelling of a text."""
    plain, origins = unmask(text)
    if _PICTURES.search(plain):
        plain = _PICTURES.sub(" ", _PICTURES_LAST.sub("~", plain))
    plain = plain.translate(_table())
    lowered = plain.lower()
    if len(lowered) != len(plain):  # a few capitals, such as the dotted I of Turkish, grow when lowered
        lowered = "".join(char.lower() if len(char.lower()) == 1 else char for char in plain)
    if " in law" in lowered:
        lowered = _IN_LAW.sub(lambda match: match.group().replace(" ", "-"), lowered)
    return Folded(Text(in_english(in_mandarin(lowered))), text, origins)
