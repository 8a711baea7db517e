"""How many tokens a text will cost: by the model's own tokenizer where it is at hand, else an estimate."""

import math
from collections.abc import Callable
from functools import cache

from memory.lazy_pattern import LazyPattern

_WIDE = LazyPattern(r"[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\U0001f000-\U0003ffff]+")
_CHARACTERS_A_TOKEN = 4
_OPENAI = ("openai", "azure_openai")

Count = Callable[[str], int]
"""Returns the tokens of a text."""


def count_tokens(text: str) -> int:
    """Estimate tokens: one for a Chinese character or emoji, one for four characters of anything else.

    Counting four characters a token throughout, as is usual, makes Chinese look four times as cheap as
    it is and overfills the window.
    """
    wide = 0 if text.isascii() else sum(map(len, _WIDE.findall(text)))
    return wide + math.ceil((len(text) - wide) / _CHARACTERS_A_TOKEN)


@cache
def counter_for(model: str) -> Count:
    """Return what counts exactly for a chat model, "provider:model"; `count_tokens` where that is not known.

    Known are OpenAI's models, if the extra `tokens` is installed: the package brings their encodings, where
    `tiktoken` fetches them from the network and only tells which model has which.
    """
    provider, _, name = model.partition(":")
    if provider not in _OPENAI:
        return count_tokens
    try:
        import bpe_openai
        import tiktoken

        encoding = bpe_openai.get_encoding(tiktoken.encoding_name_for_model(name))
    except (ImportError, KeyError, ValueError):
        # Not installed; a model of another maker behind the same protocol; an encoding that is not brought.
        return count_tokens
    return lambda text: len(encoding.encode(text, disallowed_special=()))
