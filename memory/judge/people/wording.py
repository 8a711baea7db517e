"""The words of a statement that takes the place of another, with what only the old one said."""

import re
from collections.abc import Sequence

from memory.judge.people.aspect_words import SINGLE
from memory.judge.people.statements import Statement, statements
from memory.judge.reading.folding import fold
from memory.lazy_pattern import LazyPattern

_GRADE = LazyPattern(
    r"[一二三四五六七八九\d]年级|[初高大][一二三四]|研[一二三]|\byear \d+|\b\d+(?:st|nd|rd|th)[- ]grade\b|\bgrade \d+"
)


def in_its_grade(old: Statement, new: Statement) -> str | None:
    """Return the old sentence with a new grade, where it says more than that: "在清华读大三", "大四了"."""
    before, now = _GRADE.search(old.predicate), _GRADE.search(new.predicate)
    if before is None or now is None or old.aspects <= new.aspects:
        return None
    folded = fold(old.value)
    at = folded.text.rfind(before.group())
    return folded.cut(0, at) + now.group() + folded.cut(at + len(before.group()), len(folded.text))


_PLACE_EN = re.compile(
    r",? (?:who is )?(?:based|living|lives|working|works) (?:in|at|near) [\w'&-]+(?: [A-Z][\w'&-]+)*(?! as )(?![\w'&-])| (?:at|for) [A-Z][\w'&-]*(?: [A-Z][\w'&-]+)*(?= as )"
)


def left_of(old: Statement, new: Statement) -> str:
    """Return the old sentence without the place of which there is a new one, if it said more: "a pilot based in Dubai"."""
    shared = old.aspects & new.aspects & frozenset({"home", "employer"})
    if not shared or old.language == "zh":
        return ""
    rest = _PLACE_EN.sub("", old.value)
    said = statements(rest)
    more = bool(said) and bool(said[0].aspects & SINGLE) and not said[0].aspects & new.aspects
    return rest if more and rest != old.value else ""


def with_name(one: Statement, old: Statement, others: Sequence[str]) -> str:
    """Return the new sentence with the name that only the old one told, not the `others` on file."""
    name = old.name
    if (
        not name
        or name in one.value
        or one.called
        or "name" in one.aspects
        or not one.value.startswith(one.who)
    ):
        return one.value
    if any(name in value for value in others):
        return one.value
    gap = "" if one.language == "zh" else " "
    return f"{one.who}{gap}{name}{one.value[len(one.who) :]}"


def without_origin(value: str, one: Statement) -> str:
    """Return a sentence about a move without the place that was left: it is on file no more."""
    if "home" not in one.aspects:
        return value
    return re.sub(r" from [\w' -]+?(?= to )|从[^,，到去搬]{1,8}?(?=搬|到|去)", "", value)
