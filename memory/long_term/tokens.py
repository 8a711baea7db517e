"""What the lexical half of the search compares: the words of a text, in Chinese and English.

Chinese is cut into single characters and pairs of neighbours, which found more than a dictionary
segmenter on every dialogue set measured; English words are stemmed. Traditional characters count as
simplified ones, full-width as half-width, upper as lower case. Function words are dropped.
"""

import unicodedata
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise

import opencc

from memory.lazy_pattern import LazyPattern
from memory.stemming import stem

VERSION = "1"
"""Changes whenever `tokenize` gives other tokens: a store then computes its tokens anew when opened."""

LONGEST = 100_000
"""Characters of a text that are looked at; what comes after can be found by meaning only."""

_HAN = r"\u3005\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_KANA = r"\u3040-\u30ff\u31f0-\u31ff"
_HAS_HAN = LazyPattern(f"[{_HAN}]")
_PIECE = LazyPattern(
    rf"(?P<mail>[a-z0-9_.+-]{{1,64}}@[a-z0-9-]+(?:\.[a-z0-9-]+)+)"
    rf"|(?P<number>\d+(?:[.,:/-]\d+)+)"
    rf"|(?P<run>[{_HAN}{_KANA}]+)"
    rf"|(?P<word>(?:(?![{_HAN}{_KANA}])[^\W_])+(?:'[a-z]+)?)"
)
_PART = LazyPattern(r"[a-z0-9]+")
_ACCENTED = LazyPattern(r"[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]")
_ACCENT = LazyPattern(r"[\u0300-\u036f]")

_ENGLISH = """
a about am an and any are as at be been being but by can could did do does doing don't for from had has
have having he her here hers him his how i i'd i'll i'm i've if in into is isn't it it's its just me my
mine no not of on or our ours out she so some such than that that's the their them then there these they
this those to too up us very was wasn't we were what what's when where which who whom whose why will with
won't would you you're your yours
"""
_CHINESE = """
什么 怎么 怎样 这个 那个 哪个 这些 那些 一个 一些 一下 我们 你们 他们 她们 它们 咱们 自己 可以 因为 所以
但是 如果 而且 或者 还是 就是 不是 已经 然后 知道 记得 告诉
"""
_STOP_WORDS = frozenset(_ENGLISH.split())
_STOP_PAIRS = frozenset(_CHINESE.split())
_STOP_CHARACTERS = frozenset(
    "的了吗呢吧啊呀哦嗯么嘛是在和与或就都也还又很太把被让给对跟从向到着过地得我你您他她它们咱这那哪此其个些请什怎"
)


def tokenize(text: str) -> list[str]:
    """Return the tokens of a text in order, with repetitions; [] when nothing in it can be looked for.

    E-mail addresses and compound numbers ("15:30", "2026-11-29") are kept whole and also in parts.
    Pure, and safe from any thread. No token contains white space.
    """
    tokens: list[str] = []
    for match in _PIECE.finditer(_fold(text[:LONGEST])):
        _CUTTERS[match.lastgroup or "word"](match.group(), tokens)
    return tokens


def _fold(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text).casefold().replace("’", "'")
    if not folded.isascii():
        # A lone surrogate cannot be encoded, which opencc does first thing.
        folded = folded.encode("utf-8", "replace").decode("utf-8")
    if _ACCENTED.search(folded):
        folded = unicodedata.normalize("NFC", _ACCENT.sub("", unicodedata.normalize("NFD", folded)))
    return _simplified().convert(folded) if _HAS_HAN.search(folded) else folded


def _cut_whole_and_parts(piece: str, tokens: list[str]) -> None:
    tokens.append(piece)
    tokens.extend(_PART.findall(piece))


def _cut_run(run: str, tokens: list[str]) -> None:
    tokens.extend(char for char in run if char not in _STOP_CHARACTERS)
    for first, second in pairwise(run):
        pair = first + second
        function_words = first in _STOP_CHARACTERS and second in _STOP_CHARACTERS
        if not function_words and pair not in _STOP_PAIRS:
            tokens.append(pair)


def _cut_word(word: str, tokens: list[str]) -> None:
    if word not in _STOP_WORDS:
        tokens.append(stem(word))


_CUTTERS: dict[str, Callable[[str, list[str]], None]] = {
    "mail": _cut_whole_and_parts,
    "number": _cut_whole_and_parts,
    "run": _cut_run,
    "word": _cut_word,
}


@lru_cache(maxsize=1)
def _simplified() -> opencc.OpenCC:
    return opencc.OpenCC("t2s")
