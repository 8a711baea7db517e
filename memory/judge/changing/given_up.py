"""Smoking, drinking and the like given up: "dad quit smoking" leaves his asthma on file, "我戒酒了" that one does not smoke.

Of a record that says more only the part that ends is taken out, and what was given up is kept as a fact; so it is
where nothing was told of it before ("I quit smoking last year").
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.changing.affair_words import PASSING, UNREAL
from memory.judge.people.beside import on_file_of
from memory.judge.people.spoken_of import sentence_about
from memory.judge.people.statements import Statement, statements
from memory.judge.reading.blocking import Marks
from memory.judge.reading.folding import fold
from memory.judge.telling.extract import bare
from memory.judge.telling.facts import make_fact, tidy
from memory.judge.telling.finding import Finding
from memory.judge.utterance import Known, Utterance, nothing_on_file
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Language

_END_EN = r"(?=[ !.]*$| (?:for|last|this|in|since|after|completely|altogether|entirely|now|cold|\d|(?:a|two|three|four|five|six) (?:week|month|year|few)|(?:week|month|year)s? ago|too|finally))"
_VERB_EN = r"(?:quit|stopped|gave up|given up|kicked|packed in|jacked in|is off|'s off)(?: the)?"
_GIVES_UP: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        rf"\b{_VERB_EN} (?:(?P<smoke>smoking|cigarettes|fags|vaping|tobacco|the habit of smoking)|(?P<drink>drinking(?: alcohol)?|alcohol|booze|drink)){_END_EN}"
    ),
    "zh": LazyPattern(
        r"(?:把)?(?P<both>烟酒|酒烟|烟和酒)(?:也|都|全|就|给|彻底|已经)*戒(?:掉)?了|戒(?:掉)?了?(?:(?P<smoke>烟)|(?P<drink>酒))(?:了|啦|$|[\d一二两三四五半]+个?[天月年])|(?:把)?(?:(?P<smoke2>烟)|(?P<drink2>酒))(?:也|都|就|给|彻底|已经)*戒(?:掉)?了"
    ),
}
_OWN: dict[Language, LazyPattern] = {
    "en": LazyPattern(r"^(?:(?:and|so|well|oh|also|guess what) )*(?:i(?:'ve| have)?\b|(?:finally |just )*(?:quit|stopped|gave up|given up))"),
    "zh": LazyPattern(r"^(?:[唉对了其实,]|我|俺|也|已经|早就?|终于|总算|上个?[月周]|去年|今年|年初|昨天|从[^,]{1,5}起|现在|刚刚?|都|[\d一二两三几半]+个?[月年]前)*(?:把)?(?:烟|酒|戒)"),
}  # fmt: skip
_VICE: dict[str, LazyPattern] = {
    "smoke": LazyPattern(r"[抽吸][^,，、也还]{0,3}烟|烟民|\b(?:chain[- ])?(?:smok(?:es?|er|ing)|vap(?:es?|ing)|cigarettes?)\b"),
    "drink": LazyPattern(r"喝[^,，、也还茶]{0,4}酒|饮酒|小酒|\b(?:drinks?|drinking|alcohol|booze)\b(?! (?:coffee|tea|milk|water|juice))"),
}  # fmt: skip
_NEGATED = LazyPattern(r"不|没|从不|戒|\b(?:don'?t|doesn'?t|never|not|quit|gave up|stopped|non)\b|\bnon-")
_PARTS: dict[Language, LazyPattern] = {
    "en": LazyPattern(r"\s*,\s*(?:and |but )?(?:also )?|\s+(?:and|but)\s+(?:also )?"),
    "zh": LazyPattern(r"[,，、;；]|(?<=.)(?=[也还])"),
}
_HEAD = LazyPattern(
    r"^(?:(?:my|our) [a-z-]+(?: [A-Z][\w'-]+)?|I|we|我[\u3400-\u9fff]?[爸妈爷奶公婆哥姐弟妹叔姨]{0,2})\s?"
)
_HABITS = frozenset({"habit", "diet", "like", "other", "event"})


class GivenUp(NamedTuple):
    """A record and what is left of it ("" for nothing)."""

    known: Known
    left: str


class Abstinence(NamedTuple):
    """What is left of the records of one who gave something up, and the new fact, "" where it is not the user's."""

    changed: tuple[GivenUp, ...]
    kept: str
    told: tuple[int, ...]


def part_given_up(utterance: Utterance, usable: Sequence[bool]) -> Abstinence | None:
    """Return what is left of a record of which smoking or drinking was a part and is given up; else None."""
    language = utterance.language
    if "?" in utterance.folded.text:
        return None
    for index, (clause, ok) in enumerate(zip(utterance.clauses, usable, strict=True)):
        match = _GIVES_UP[language].search(clause.text) if ok else None
        if match is None or UNREAL[language].search(clause.text) or PASSING.search(clause.text):
            continue
        vices = _vices(match.groupdict())
        if _OWN[language].search(clause.text):
            return _of_user(vices, utterance, index)
        about = statements(sentence_about(utterance, index))
        return _of_another(about[0], vices, utterance, index) if about else None
    return None


def _vices(groups: dict[str, str | None]) -> tuple[str, ...]:
    if groups.get("both"):
        return ("smoke", "drink")
    return tuple(sorted({name.rstrip("2") for name, part in groups.items() if part}))


def _of_another(one: Statement, vices: Sequence[str], utterance: Utterance, index: int) -> Abstinence | None:
    told = {each.known.value: each.known for each in on_file_of(one, utterance)}
    changed = _without(list(told.values()), vices, utterance.language)
    return Abstinence(changed, "", (index,)) if any(one.left for one in changed) else None


def _of_user(vices: tuple[str, ...], utterance: Utterance, index: int) -> Abstinence | None:
    """Return what is left of the user's own; None where nothing is: then the whole ends, which other rules say."""
    known = [one for one in utterance.on_file() if one.subject == "user" and one.attribute in _HABITS]
    changed = _without(known, vices, utterance.language)
    if not any(one.left for one in changed):
        return None
    return Abstinence(changed, _said(vices, utterance.language), (index, *_none_at_all(utterance)))


def _said(vices: Sequence[str], language: Language) -> str:
    if language == "zh":
        return "、".join({"smoke": "已戒烟", "drink": "已戒酒"}[vice] for vice in vices)
    return " and ".join({"smoke": "non-smoker", "drink": "teetotal"}[vice] for vice in vices)


def _without(known: Sequence[Known], vices: Sequence[str], language: Language) -> tuple[GivenUp, ...]:
    changed = []
    for one in known:
        left = _left(one.value, vices, language)
        if left is not None:
            changed.append(GivenUp(one, left))
    return tuple(changed)


def _left(value: str, vices: Sequence[str], language: Language) -> str | None:
    """Return a value without the parts that say one smokes or drinks; None where it says no such thing."""
    head = _HEAD.match(value)
    lead = head.group() if head is not None else ""
    parts = [part for part in re.split(_PARTS[language].pattern, value[len(lead) :]) if part]
    ends = [
        any(_VICE[vice].search(fold(part).text) for vice in vices) and not _NEGATED.search(fold(part).text)
        for part in parts
    ]
    if not any(ends):
        return None
    kept = [part for part, over in zip(parts, ends, strict=True) if not over]
    if not kept:
        return ""
    if language == "zh":
        return lead + re.sub(r"^[也还]", "", "，".join(kept))
    return lead + " and ".join(kept)


_NONE_AT_ALL = LazyPattern(r"滴.{0,2}不[沾碰喝]|不[沾碰][了]?$|\b(?:not a drop|not one|cold turkey)\b")


def _none_at_all(utterance: Utterance) -> tuple[int, ...]:
    """Return the clauses that only say how thoroughly: "一滴不沾", "not a drop"."""
    return tuple(i for i, one in enumerate(utterance.clauses) if _NONE_AT_ALL.search(one.text))


# What one may say to have given up though nothing is on file: worth knowing by itself.
_DONE_WITH = {
    "zh": LazyPattern(
        r"(?:戒|不再?抽|不再?喝)(?:掉)?了?(?:烟|酒|糖|咖啡|奶茶|肉|赌|网游|游戏)|(?:烟|酒|糖|咖啡|肉|赌)(?:我)?(?:已经|都|早就?)?戒"
    ),
    "en": LazyPattern(
        r"\b(?:quit|gave up|given up|stopped|kicked|off the|been off|came off|done with)\b (?:the )?(?:smok\w+|vap\w+|drink\w+|booze|alcohol|fags|cigs|cigarettes|gambl\w+|sugar|meat|caffeine|coffee|weed|drugs)\b"
    ),
}
_NOT_YET = LazyPattern(
    r"想|要|打算|准备|没能|不了|失败|\b(?:want|trying|try|going to|gonna|should|could|can't|if|wish|until|almost)\b"
)


def given_up(utterance: Utterance, marks: Marks) -> Fact | None:
    """Return the habit of doing without what a message says was given up; None where that is on file or not said."""
    if utterance.on_file is nothing_on_file:
        return None  # without a store nobody knows what was told before
    for clause, rule in zip(utterance.clauses, marks.blocked, strict=True):
        if rule is not None and rule.name not in ("past", "now"):
            continue
        match = _DONE_WITH[utterance.language].search(clause.text)
        if match is None or _NOT_YET.search(clause.text) or "?" in clause.mark:
            continue
        start, _ = bare(clause, utterance.language)
        said = tidy(utterance.folded.cut(start, clause.end))
        known = (fold(one.value).text for one in utterance.on_file())
        if any(word in value for value in known for word in _known_by(match.group(), utterance.language)):
            return None
        return make_fact(utterance, "habit", said, Finding("habit", start, clause.end, "given up", 0))
    return None


def _known_by(text: str, language: str) -> list[str]:
    """Return by what the thing given up is known on file: the stem of the word, the sign."""
    if language == "zh":
        return [sign for sign in ("烟", "酒", "糖", "咖啡", "奶茶", "肉", "赌", "游戏") if sign in text]
    return [text.split()[-1][:5]]
