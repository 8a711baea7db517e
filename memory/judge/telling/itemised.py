"""One fact a thing: who is allergic to prawns and mangoes may outgrow one of them and must keep the other."""

import re
from collections.abc import Sequence

from memory.domains import domains_of
from memory.judge.reading.folding import fold
from memory.judge.telling.phrasing import phrase
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Language

_ITEMISED = frozenset({"allergy", "like", "dislike"})
_SPLIT = {
    "zh": LazyPattern(r"\s*(?:、|，|,|以及|还有|(?<=[\u3400-\u9fff\w])(?:和|跟|与)(?=[\u3400-\u9fff\w]))\s*"),
    "en": LazyPattern(r"\s*(?:,\s*(?:and|or|plus)\b|,|\band\b|&|\bplus\b|\bor\b)\s*", re.IGNORECASE),
}
_LONGEST = {"zh": 5, "en": 3}  # characters, words of one thing
# What belongs together though "and" stands in it.
_ONE_THING = LazyPattern(
    r"\b(?:rock (?:and|n|&) roll|mac (?:and|n|&) cheese|salt (?:and|&) (?:vinegar|pepper)|fish (?:and|n|&) chips|gin (?:and|&) tonics?|r ?& ?b|b ?& ?bs?|"
    r"drum (?:and|n|&) bass|country (?:and|&) western|bed (?:and|&) breakfasts?|peanut butter (?:and|&)|black (?:and|&) white|ham (?:and|&) cheese|bacon (?:and|&) eggs|cut (?:and|&) dry|"
    r"arts? (?:and|&) crafts?|peace (?:and|&) quiet|dungeons (?:and|&) dragons|d ?& ?d|tom (?:and|&) jerry|cream (?:and|&)|bits (?:and|&)|trial (?:and|&)|back (?:and|&) forth|odds (?:and|&)|pins (?:and|&))"
    r"|猫和老鼠|爱与|战争与和平|冰与火|罪与罚|傲慢与|老人与海|动物与|龙与地下城|红与黑|美女与"
)
_NO_THING = LazyPattern(
    r"^(?:i|you|he|she|it|we|they|my|your|this|that|then|also|not|no|so|but|maybe|anything|everything|things?|such|etc|more|all|both|other|others|the like)\b|\b(?:her|him|it|them|me|us|is|are|makes?|upsets?)$|[我你他她它不没都很太]|什么|之类|等等?$|一切",
    re.IGNORECASE,
)


def itemised(facts: Sequence[Fact], language: Language) -> tuple[Fact, ...]:
    """Return facts with each list of things among them taken apart into one fact a thing."""
    apart: list[Fact] = []
    for fact in facts:
        apart += [_alone(fact, item, language) for item in _items(fact, language)] or [fact]
    return tuple(apart)


_ALLERGIES = {
    "zh": LazyPattern(r"对(?P<things>[^,，]{3,20}?)(?:都|也|全)*(?=过敏|不耐受)"),
    "en": LazyPattern(r"\ballergic to (?P<things>[\w' ,&-]+?)(?=$|[.;!])", re.IGNORECASE),
}


def each_allergy(sentence: str, language: Language) -> list[str]:
    """Return a sentence about somebody's allergies once for each thing, alone where it names one or none."""
    match = _ALLERGIES[language].search(sentence)
    if match is None or _ONE_THING.search(fold(match["things"]).text):
        return [sentence]
    items = [item for item in _SPLIT[language].split(match["things"]) if item.strip()]
    if len(items) < 2 or any(
        _NO_THING.search(item) or _size(item, language) > _LONGEST[language] for item in items
    ):
        return [sentence]
    rest = (
        sentence[match.end() :]
        if language == "en"
        else re.sub("^(?:都|也|全)+", "", sentence[match.end("things") :])
    )
    return [f"{sentence[: match.start('things')]}{item.strip()}{rest}" for item in items]


def _items(fact: Fact, language: Language) -> list[str]:
    if fact.attribute not in _ITEMISED or fact.op != "add" or fact.replaces or fact.subject != "user":
        return []
    if _ONE_THING.search(fold(fact.value).text):
        return []
    items = [item for item in _SPLIT[language].split(fact.value) if item.strip()]
    if len(items) < 2 or any(
        _NO_THING.search(item) or _size(item, language) > _LONGEST[language] for item in items
    ):
        return []
    return items if fact.attribute == "allergy" or _are_things(items, language) else []


def _size(item: str, language: Language) -> int:
    return len(item) if language == "zh" else len(item.split())


def _are_things(items: Sequence[str], language: Language) -> bool:
    """Say whether these are several things, and not one with two words before it: "crime and mystery novels"."""
    return language == "zh" or len(items) > 2 or all(" " not in item for item in items)


def _alone(fact: Fact, item: str, language: Language) -> Fact:
    text = phrase(fact.attribute, item, language, op=fact.op, subject=fact.subject)
    return fact.model_copy(update={"value": item, "text": text, "domains": tuple(domains_of(item))})
