"""Which memories a user means who asks for something to be forgotten: "my job", "我对青霉素过敏这件事".

Forgetting cannot be undone, so all the words must fit, and what is another person's is left alone unless that
person is named. Past states are meant too: a request may have ended a state before it is carried out.
"""

import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

from langgraph.store.base import BaseStore

from memory.judge import Judge
from memory.judge.changing.forget_words import (
    bare_thing,
    declines_keeping,
    excepts_something,
    thing_to_forget,
)
from memory.judge.changing.kindred import names
from memory.judge.reading.folding import fold
from memory.judge.reading.questions import asked_attributes
from memory.judge.reading.topics import CHINESE, ENGLISH
from memory.judge.reading.whose import ANIMALS, PEOPLE, RELATIVES, beings_in, may_mean
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.long_term.agent_words import in_first_person
from memory.long_term.shelf import same
from memory.long_term.tokens import tokenize
from memory.long_term.translated import said_in_other_language
from memory.records import Fact, Record
from memory.vocabulary import ATTRIBUTES, neighbours

_VERB = re.compile(
    r"^(?:[吃喝看听玩养打住去]在?|(?:eat|drink|watch|play|liv|work|listen)ing (?:in |at |to |for )?)(?=..)"
)
# Says nothing of what is meant, beside the name of an attribute.
_EMPTY = LazyPattern(
    r"\b(?:i'm|i|my|our|me|is|am|was|that|the|a|an|all|about|of|on|for|to|at|in|and|data|info(?:rmation)?|details?|facts?|"
    r"records?|memor(?:y|ies)|notes?|everything|anything|do|what|where|who|said|told|you|know|have|had|current|old|own|called|"
    r"type|names?|number)\b|'s\b|[我俺咱]们?|关于|有关|家的?|的|是|叫|所有|全部|信息|资料|数据|记录|记忆|内容|情况|什么|这|那|件|事情?|[在和与对了]"
)
_FIRST_PERSON = LazyPattern(r"[我俺咱]|\b(?:i|i'm|i've|my|me|we|our)\b")
_POSSESSED = LazyPattern(r"^(?:my |our |the |我们?的?)")
_SAYS_LITTLE = frozenset(["里", "儿", "地方", "住", "做", "当", "有"])
# What may stand for "money" and "钱".
_SUM = re.compile(
    r"\d+ ?(?:pounds?|dollars?|euros?|bucks|quid|grand|k)\b|[$£€]\s?\d|"
    r"[\d一二两三四五六七八九十百千万几][块元蚊万千百]"
)
_MONEY = frozenset({"money", "cash"})
_SPACE = re.compile(r"[\s,.;:!?，。；：！？'’\"“”]+")


class Asked(NamedTuple):
    """What is asked to be forgotten, and what it can be found in."""

    words: str
    records: tuple[Record, ...]
    store: BaseStore


def meant(
    words: str, records: Iterable[Record], judge: Judge, store: BaseStore, now: datetime
) -> list[Record]:
    """Return the records that `words`, what a user wants forgotten, speak of; [] where none surely fits.

    They are read as a statement ("I live in Leeds") first, then as the name of an attribute ("my job"), then
    word by word. The same thing said in the other language fits too.
    """
    if excepts_something(words):
        return []
    words = bare_thing(words)
    held = [r for r in records if r.status != "forgotten" and not r.speaker and may_mean(r, words)]
    asked = Asked(words, tuple(held), store)
    facts = [fact for fact in judge.decide(in_first_person(words), now=now).facts if fact.op != "delete"]
    # "小军住在成都" may be read as the user's own home: only "I" makes it that.
    own = facts if _FIRST_PERSON.search(fold(words).text) else []
    found = [r for fact in own for r in _saying(fact, asked)] or _of_attribute(asked)
    return _own_first(found or _in_words(asked, by_sort=not facts), words)


def may_end(record: Record, words: str) -> bool:
    """Tell whether what a user wants forgotten can be a record that shares a value with it.

    "小军住在成都" names the user's own home too; without "I" all the words must be the record's.
    """
    if not may_mean(record, words):
        return False
    first_person = _FIRST_PERSON.search(fold(words).text) is not None
    return first_person or _holds(record, _rest(words, frozenset(), beings=False))


def _saying(fact: Fact, asked: Asked) -> list[Record]:
    """Return the records that say a fact, in the same words or in the other language."""
    facts = [r for r in asked.records if r.kind != "episode" and r.subject == fact.subject]
    near = neighbours(fact.attribute) | {"other"}
    said = [r for r in facts if r.attribute in near and _alike(fact.value, r.value)]
    exactly = [r for r in said if same(r.value) == same(fact.value)]
    return exactly or said or _translated(fact, facts, asked.store)


def _of_attribute(asked: Asked) -> list[Record]:
    """Return the records of the attribute that is named, narrowed by the other words if there are any."""
    labelled = _labelled(asked.words)
    # "My phone" is one of many belongings, and its number none: those are found by their own words.
    attributes = labelled or asked_attributes(asked.words) - {"possession"}
    beings = beings_in(asked.words)
    if not attributes and not beings:
        return []
    rest = "" if labelled else _rest(asked.words, attributes)
    if attributes:
        fitting = [r for r in asked.records if attributes & ({r.attribute} | asked_attributes(r.text))]
    else:
        fitting = [r for r in asked.records if beings & beings_in(r.text)]
    fitting = [r for r in fitting if r.kind != "episode"]
    if not rest:
        return fitting
    said = [r for r in fitting if _holds(r, rest)]
    return said or [
        r
        for attribute in sorted(attributes)
        for r in _translated(Fact(attribute=attribute, value=rest, text=rest), fitting, asked.store)
    ]


def _labelled(words: str) -> frozenset[str]:
    """Return the attribute that the words name as listings do ("my home", "我的工作单位")."""
    bare = _POSSESSED.sub("", fold(words).text.strip())
    return frozenset(row.name for row in ATTRIBUTES.values() if bare in (row.zh, row.en, f"{row.en}s"))


def _in_words(asked: Asked, *, by_sort: bool) -> list[Record]:
    """Return the records that hold all the words; failing that, those of the thing's sort ("the trip")."""
    rest = _rest(asked.words, frozenset(), beings=False)
    if not rest:
        return []
    facts = [r for r in asked.records if r.kind != "episode"]
    language = detect_language(rest)
    return (
        [r for r in facts if _holds(r, rest)]
        or [r for r in facts if by_sort and names(rest, fold(r.value).text, language)]
        or [r for r in asked.records if r.kind == "episode" and _holds(r, rest)]
    )


def _own_first(found: Sequence[Record], words: str) -> list[Record]:
    """Leave out what is another's where the user's own fits and nobody else is named."""
    unique = list({record.id: record for record in found}.values())
    own = [record for record in unique if record.subject == "user"]
    return own if own and not beings_in(words) else unique


def _rest(words: str, attributes: frozenset[str], *, beings: bool = True) -> str:
    """Return the words that name neither an attribute that is asked for nor a relative or an animal."""
    left: str = fold(words).text
    for topic in (*CHINESE, *ENGLISH):
        if topic.attribute in attributes:
            left = topic.pattern.sub(" ", left)
    if beings:
        for being in (*RELATIVES, *ANIMALS, *PEOPLE):
            left = re.sub(rf"{being.zh}|\b(?:{being.en})\b", " ", left)
    return " ".join(word for word in _SPACE.split(_EMPTY.sub(" ", left)) if word not in _SAYS_LITTLE).strip()


def _holds(record: Record, rest: str) -> bool:
    text = fold(record.text).text
    return holds_words(text, rest)


def holds_words(text: str, rest: str) -> bool:
    """Tell whether a folded text holds all of some words, a verb also without its object ("摔跤": "摔了")."""
    if detect_language(rest) == "zh":
        return all(part in text or _loosely(part, text) for part in rest.split())
    wanted = set(tokenize(rest))
    if _SUM.search(text):
        wanted -= _MONEY
    return bool(wanted) and wanted <= set(tokenize(text))


def touches(record: Record, words: str) -> bool:
    """Tell whether a record shares a word with what a user wants forgotten, and may be what is meant."""
    wanted = {token for token in tokenize(_rest(words, frozenset(), beings=False)) if len(token) > 1}
    held = fold(f"{record.text} {' '.join(e.quote for e in record.evidence)}").text
    return record.status != "forgotten" and bool(wanted & set(tokenize(held)))


def taken_back(texts: Sequence[str]) -> set[int]:
    """Return which of a user's messages, in their order, a later one asks to have forgotten in its words.

    Half of the words are enough for what shall not be kept at all ("don't keep the bike sale").
    """
    gone: set[int] = set()
    for index, text in enumerate(texts):
        words = _rest(thing_to_forget(text), frozenset(), beings=False)
        if words:
            fits = _holds_half if declines_keeping(text) else holds_words
            gone.update(i for i in range(index) if fits(fold(texts[i]).text, words))
    return gone


def _holds_half(text: str, words: str) -> bool:
    wanted = {token for token in tokenize(words) if detect_language(words) == "en" or len(token) > 1}
    return holds_words(text, words) or 2 * len(wanted & set(tokenize(text))) >= max(len(wanted), 1)


def _loosely(part: str, text: str) -> bool:
    """Tell whether a text holds every character of some Chinese words, or what stands for it."""
    missing = [(before, char) for before, char in zip(" " + part, part, strict=False) if char not in text]
    return len(part) > 1 and all(
        (char == "钱" and _SUM.search(text)) or re.search(rf"{re.escape(before)}(?:[了过着]|[断伤坏])", text)
        for before, char in missing
    )


def _alike(one: str, other: str) -> bool:
    """Tell whether one value is the other, or the other with more words ("tea", "drinking green tea")."""
    one, other = (_VERB.sub("", fold(value).text.strip()) for value in (one, other))
    if "zh" in (detect_language(one), detect_language(other)):
        return one in other or (len(other) > 1 and other in one)
    first, second = set(tokenize(one)), set(tokenize(other))
    return bool(first and second) and (first <= second or second <= first)


def _translated(fact: Fact, records: Iterable[Record], store: BaseStore) -> list[Record]:
    found = said_in_other_language(fact, records, store)
    return [found] if found else []
