"""Those the user lives with, told by name: "we have two dogs, Max and Bo", "两只猫，一只叫豆包，一只叫年糕".

Each gets a record of its own, so that the death of one is not the end of the other and no count grows stale. What
is kept is a sentence in the user's words: "I have a dog called Max".
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from memory.judge.people.roll_call_words import (
    BESIDE,
    GROUP,
    HAVE,
    NO_NAME,
    ONE_EACH,
    PLURALS,
    SPLIT,
    TOLD_OF_NAME,
)
from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.telling.facts import make_fact
from memory.judge.telling.finding import Finding
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Language, Subject

_IS_AGED = re.compile(r"(?:'s| is) (?:only |just )?(?P<n>\w+)(?: years?(?: old)?)?")
_FAR = 1500  # characters into a message that are read
_LEAST_TOLD = 5  # characters
_TOLD_OF = frozenset({"pet", "family", "other", "like", "possession", "habit", "hometown"})
_COUNT = LazyPattern(
    r"一[猫狗][\u3400-\u9fff]?一[猫狗]$|[两二三四]只[猫狗]$|\b(?:two|three|four) (?:dogs|cats|pets)$"
)
_NAMING = LazyPattern(r"call|name|叫|名")
_PET = LazyPattern(spell_out(r"{pet_zh}|\b{pet_en}\b"))
_SHARES = LazyPattern(r"(?:flat|room|house)mates?\b|室友|舍友|合租")


class Called(NamedTuple):
    """One who was named: what is kept of them, and where the message says it (in folded text)."""

    attribute: str
    subject: Subject
    value: str
    name: str
    span: tuple[int, int]


def called_by_name(utterance: Utterance, usable: Sequence[bool]) -> list[Called]:
    """Return all whom the usable clauses of a message tell of as the user's own by name, in order."""
    found: list[Called] = []
    for match in GROUP[utterance.language].finditer(utterance.folded.text, 0, _FAR):
        if _is_own(utterance, usable, match, bool(found)):
            found += _named(utterance, match)
    return [*found, *_beside_the_user(utterance, usable)]


def _beside_the_user(utterance: Utterance, usable: Sequence[bool]) -> Iterator[Called]:
    """Yield a relative whom a clause about the user only names: "I live in Hull with my wife Jen"."""
    for match in BESIDE.finditer(utterance.folded.text, 0, _FAR):
        name = utterance.folded.cut(*match.span("name"))
        index = next(
            (i for i, one in enumerate(utterance.clauses) if one.start <= match.start() < one.end), None
        )
        if (
            index is not None
            and usable[index]
            and name[:1].isupper()
            and not NO_NAME["en"].search(name.lower())
        ):
            yield Called("family", "family", f"my {match['kin']} is called {name}", name, match.span())


def one_each(utterance: Utterance, usable: Sequence[bool], facts: Sequence[Fact]) -> list[Fact]:
    """Return the facts of a message with one for each who is told by name, where they held several or none."""
    called = called_by_name(utterance, usable)
    whole = [fold(fact.value).text for fact in facts if fact.attribute in _TOLD_OF]
    if not called or (len(called) == 1 and any(fold(called[0].name).text in value for value in whole)):
        return list(facts)
    utterance.found["roll call"] = called
    kept, tail = [], ""
    for fact in facts:
        if (
            fact.attribute == "pet"
            and fact.op == "add"
            and _COUNT.search(fact.value)
            and _is_unnamed(fact, called)
        ):
            continue  # a count grows stale
        low, high = _place(fact, utterance)
        if not any(low < one.span[1] and one.span[0] < high for one in called):
            kept.append(fact)
        elif high - called[-1].span[1] >= _LEAST_TOLD:
            # What is said of them all: with each pet, which may go alone, and once for the family.
            tail = utterance.folded.cut(called[-1].span[1], high) if fact.attribute == "pet" else ""
            kept += [fact] if fact.attribute == "family" else []
    for one in called:
        shell = Finding(one.attribute, *one.span, "roll call", 0, subject=one.subject)
        told = tail if one.attribute == "pet" else ""
        kept.append(make_fact(utterance, one.attribute, one.value + told, shell))
    return kept


def _is_unnamed(fact: Fact, called: Sequence[Called]) -> bool:
    pets = [one.name for one in called if one.attribute == "pet"]
    return bool(pets) and not any(name in fact.value for name in pets)


def _place(fact: Fact, utterance: Utterance) -> tuple[int, int]:
    """Return where a message states a fact that may tell of a named one, (-1, -1) for all others."""
    low = utterance.folded.text.find(fold(fact.value).text)
    if fact.attribute not in _TOLD_OF or fact.op != "add" or low < 0:
        return -1, -1
    return low, low + len(fact.value)


def _is_own(utterance: Utterance, usable: Sequence[bool], match: re.Match[str], goes_on: bool) -> bool:
    text, language = utterance.folded.text, utterance.language
    index = next(
        (i for i, one in enumerate(utterance.clauses) if one.start <= match.start("n") <= one.end), None
    )
    if index is None or not usable[index] or "?" in utterance.clauses[index].mark:
        return False
    before = re.split(r"[.!?。！？;\n]", text[: match.start()])[-1]
    return (
        bool(match["mine"])
        or HAVE[language].search(before + match["lead"]) is not None
        or (goes_on and re.fullmatch(r".*(?:and|,|还有|另外)\s*(?:有|还有)?", before) is not None)
    )


def _named(utterance: Utterance, match: re.Match[str]) -> Iterator[Called]:
    language, noun = utterance.language, _singular(match["n"].strip(), utterance.language)
    explicit = match["said"] is not None
    names = list(_names(utterance, match, _NAMING.search(match["said"] or "") is not None))
    if not names or (not explicit and not _counts(match, len(names), language)):
        return
    pet = _PET.search(noun) is not None
    share = _SHARES.search(noun) is not None
    attribute = "pet" if pet else "other" if share else "family"
    subject: Subject = "user" if pet else "other" if share else "family"
    for name, told in names:
        value = _sentence(noun, name, told, share, language)
        yield Called(attribute, subject, value, name, match.span())


def _names(utterance: Utterance, match: re.Match[str], naming: bool) -> Iterator[tuple[str, str]]:
    """Yield the names of a list and what is told beside each: "(4)", ", she's 3"."""
    language, (low, high) = utterance.language, match.span("names")
    parts, at = [], low
    text = utterance.folded.text
    for cut in [*SPLIT[language].finditer(text, low, high), None]:
        parts.append((at, cut.start() if cut else high))
        at = cut.end() if cut else high
    for start, end in parts:
        told = TOLD_OF_NAME[language].search(text, start, end)
        each = ONE_EACH[language].match(text, start, end)
        start = each.end() if each else start
        stop = told.start() if told else end
        name = utterance.folded.cut(start, stop).strip(" ,，、")
        if not name or NO_NAME[language].search(fold(name).text):
            continue
        if language == "en" and not (name[:1].isupper() or (naming and " " not in name)):
            continue
        beside = utterance.folded.cut(*told.span()) if told else ""
        age = _IS_AGED.fullmatch(beside)
        yield name, f" ({age['n']})" if age else beside


def _counts(match: re.Match[str], named: int, language: Language) -> bool:
    """Say whether a list that only follows a comma has as many names as were counted."""
    count = (match["count"] or "").strip()
    if count in PLURALS:
        return PLURALS[count] == named
    return named == 1 if language == "en" and count in ("a", "an", "one", "another") else named > 1


def _singular(noun: str, language: Language) -> str:
    if language == "zh" or re.search(r"(?:ss|fish|axolotl)$", noun):
        return noun
    for plural, one in (
        (r"children$", "child"),
        (r"(pupp|kitt|bunn|husk|pon|bab|tabb)ies$", r"\1y"),
        (r"s$", ""),
    ):
        if re.search(plural, noun):
            return re.sub(plural, one, noun)
    return noun


def _sentence(noun: str, name: str, told: str, share: bool, language: Language) -> str:
    if language == "zh":
        unit = "个" if _PET.search(noun) is None else "只"
        had = "我有个" if share or unit == "个" else "我家有只"
        return f"{had}{noun}叫{name}{told if told[:1] in '(（,，' else f'，{told}'}"
    article = "an" if noun[:1] in "aeiou" else "a"
    told = told if told.startswith((",", " ")) or not told else f" {told}"
    return f"I {'live with' if share else 'have'} {article} {noun} called {name}{told}"


_PAIRS = (
    re.compile(r"\b([A-Z][\w'-]*)(?=(?: and | & |, )(?:an? [\w ]+? (?:called|named) )?([A-Z][\w'-]*))"),
    re.compile(r"(?:叫|是)([\u3400-\u9fff]{1,4}?)(?:和|跟|与|、)([\u3400-\u9fff]{1,4})$"),
)


def one_left_out(value: str, text: str) -> str | None:
    """Return a value that names several without the one of them that a folded message names, None elsewhere."""
    named = _names_in(value)
    gone = [name for name in named if _says(text, fold(name).text)]
    return _without(value, gone[0]) if len(named) > 1 and len(gone) == 1 else None


def _says(text: str, name: str) -> bool:
    return name in text if name[0] >= "\u3400" else re.search(rf"\b{re.escape(name)}\b", text) is not None


def _without(value: str, name: str) -> str | None:
    escaped = re.escape(name)
    for pattern in (
        rf"\b{escaped}(?: and |, (?:and )?| & )(?=[A-Z])",
        rf"(?:,? and |, | & )(?:an? \w+ (?:called|named) )?{escaped}\b(?!'s)",
        rf"(?<=叫|是){escaped}(?:和|跟|与|、)",
        rf"(?:和|跟|与|、){escaped}$",
    ):
        rest, changed = re.subn(pattern, "", value, count=1)
        if changed:
            rest = re.sub(r"\b(?:two|both) |[两俩2](?=只|条|个)", "", rest).strip()
            return _SEVERAL.sub(r"\1\2", rest).replace(" are ", " is ") if len(_names_in(rest)) < 2 else rest
    return None


_SEVERAL = re.compile(r"\b([Mm]y|[Oo]ur|a)( \w+?)s\b")


def _names_in(value: str) -> set[str]:
    return {name for pair in _PAIRS for match in pair.finditer(value) for name in match.groups()}
