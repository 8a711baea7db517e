"""How many tokens a text will cost, without any model's tokenizer."""

import math

from memory.lazy_pattern import LazyPattern

_WIDE = LazyPattern(r"[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\U0001f000-\U0003ffff]+")
_CHARACTERS_A_TOKEN = 4


def count_tokens(text: str) -> int:
    """Estimate tokens: one for a Chinese character or emoji, one for four characters of anything else.

    Counting four characters a token throughout, as is usual, makes Chinese look four times as cheap as
    it is and overfills the window.
    """
    wide = 0 if text.isascii() else sum(map(len, _WIDE.findall(text)))
    return wide + math.ceil((len(text) - wide) / _CHARACTERS_A_TOKEN)
