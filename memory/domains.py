"""The areas of life a memory can belong to: their names, and which of them a text speaks of.

The words stand in `memory/domain_words.py`. Twenty domains at most: with more, a record fits half of them
and scoping a search by domain means nothing.
"""

import re
from collections.abc import Iterator
from functools import cache

from memory.domain_words import DOMAIN_ROWS, NOTHING_ZH, Domain
from memory.guard.clean import simplified, unmask
from memory.records import Language
from memory.stemming import stem

DOMAINS: dict[str, Domain] = {row.name: row for row in DOMAIN_ROWS}

_WORD = re.compile(r"[a-z0-9]+(?:[-'’&+][a-z0-9+]*)*")
_LONGEST_PHRASE = 4


def domains_of(text: str) -> tuple[str, ...]:
    """Return the names of the domains a text speaks of, most evidence first; () when there is none.

    Evidence is the number of different words that speak for a domain; of equals, the one named first.
    """
    plain = simplified(unmask(text)[0]).lower()
    evidence: dict[str, set[str]] = {}
    first: dict[str, int] = {}
    for position, word, names in sorted([*_chinese(plain), *_english(plain)], key=lambda found: found[0]):
        for name in names:
            evidence.setdefault(name, set()).add(word)
            first.setdefault(name, position)
    return tuple(sorted(evidence, key=lambda name: (-len(evidence[name]), first[name])))


def canonical_domain(name: str) -> str | None:
    """Return the name of the domain that a Chinese or English label or alias means, or None."""
    return _labels().get(simplified(name).strip().lower().replace(" ", "_"))


def domain_label(name: str, language: Language) -> str:
    """Return the word a reader sees for a domain; KeyError for an unknown name."""
    return DOMAINS[name].zh if language == "zh" else DOMAINS[name].en


@cache
def _labels() -> dict[str, str]:
    rows = [
        (row.name, f"{row.name} {row.zh} {row.en.replace(' ', '_')} {row.aliases}") for row in DOMAIN_ROWS
    ]
    found: dict[str, str] = {}
    for name, labels in rows:
        for label in labels.lower().split():
            found.setdefault(label, name)
    return found


@cache
def _chinese_words() -> tuple[dict[str, tuple[str, ...]], dict[str, int]]:
    """Return the domains of each word, and the length of the longest word that begins with a character."""
    words: dict[str, tuple[str, ...]] = dict.fromkeys(NOTHING_ZH.split(), ())
    for row in DOMAIN_ROWS:
        for word in row.zh_words.lower().split():
            if not word.isascii():
                words[word] = (*words.get(word, ()), row.name)
    longest: dict[str, int] = {}
    for word in words:
        longest[word[0]] = max(longest.get(word[0], 0), len(word))
    return words, longest


@cache
def _english_words() -> dict[str, tuple[str, ...]]:
    """Return the domains of each stemmed word or phrase, Latin words of the Chinese rows included."""
    words: dict[str, tuple[str, ...]] = {}
    for row in DOMAIN_ROWS:
        latin = [word for word in row.zh_words.lower().split() if word.isascii()]
        for word in dict.fromkeys([*row.en_words.split(), *latin]):
            key = " ".join(stem(part) for part in word.split("_"))
            if row.name not in words.get(key, ()):
                words[key] = (*words.get(key, ()), row.name)
    return words


def _chinese(text: str) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """Yield (position, word, domains) by longest match from left to right."""
    if text.isascii():
        return
    words, longest = _chinese_words()
    position = 0
    while position < len(text):
        step = 1
        for length in range(longest.get(text[position], 0), 0, -1):
            word = text[position : position + length]
            if len(word) == length and word in words:
                yield position, word, words[word]
                step = length
                break
        position += step


def _english(text: str) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """Yield (position, phrase, domains) for words and phrases of up to four words, the longest first."""
    words = _english_words()
    found = [(match.start(), stem(match.group().replace("’", "'"))) for match in _WORD.finditer(text)]
    index = 0
    while index < len(found):
        step = 1
        for length in range(min(_LONGEST_PHRASE, len(found) - index), 0, -1):
            phrase = " ".join(stem for _, stem in found[index : index + length])
            if phrase in words:
                yield found[index][0], phrase, words[phrase]
                step = length
                break
        index += step
