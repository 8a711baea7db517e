"""Which of the two languages a text is in, and choosing words by it."""

from memory.lazy_pattern import LazyPattern
from memory.records import Language

_HAN = LazyPattern(r"[\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_LATIN_WORD = LazyPattern(r"[A-Za-z]+(?:['’-][A-Za-z]+)*")


def detect_language(text: str, default: Language = "en") -> Language:
    """Return "zh" or "en" for a text; `default` for one that has no letters of either.

    A Chinese character weighs like an English word, and Chinese wins a tie: in mixed sentences the
    grammar is nearly always Chinese with English nouns ("我用 Python 写 backend").
    """
    han, words = 0 if text.isascii() else len(_HAN.findall(text)), len(_LATIN_WORD.findall(text))
    if not han and not words:
        return default
    return "zh" if han >= words else "en"
