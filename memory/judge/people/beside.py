"""What a message changes of what is on file about one relative, friend or pet, and what it leaves.

"My daughter isn't allergic to dairy any more" ends her allergy and nothing else of hers; "my brother moved to Bath"
takes the place of his home. A record that an older version filed as one sentence is taken apart here.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from memory.judge.people.aspect_words import (
    GRADUATES,
    IDLE_EN,
    IDLE_ZH,
    LEAVES_WORK,
    MAY_NOW,
    OVER,
    SINGLE,
    STUDIES,
    WORK,
)
from memory.judge.people.spoken_of import BEINGS, spelled_name
from memory.judge.people.statements import Statement, statements
from memory.judge.people.wording import in_its_grade, left_of, with_name, without_origin
from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.reading.whose import beings_in
from memory.judge.telling.facts import make_fact
from memory.judge.telling.finding import Finding
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Operation, Subject

_STEM = 4  # letters by which "teaching" and "teacher" are the same
_QUALIFIER = LazyPattern(
    r"\b(?P<elder>older|elder|eldest|oldest|big)\b|\b(?P<younger>younger|youngest|little|baby)\b|\b(?P<best>best)\b|(?P<great>大)(?=女儿|儿子|闺女|娃|的)|(?P<small>小)(?=女儿|儿子|闺女|娃|的)"
    r"|(?P<two>二)(?=女儿|儿子|哥|姐|姨|叔|舅|姑)|(?P<old>老大)|(?P<young>老二)|(?P<brother>哥)|(?P<kid>弟)|(?P<sister>姐)|(?P<girl>妹)|(?P<cousin>表|堂)"
)
# What is over of one of these is no taste that shares its words.
_PLAIN_ASPECTS = frozenset({"allergy", "illness", "home", "grade", "school"})
# Of whom one has one at a time, and what says that a name is another name of the same one.
_IS_ONE = LazyPattern(
    r"wife|husband|partner|mum|mom|dad|mother|father|boss|老婆|老公|妻子|丈夫|妈|爸|媳妇|对象|男朋友|女朋友|老板"
)
_RENAMES = LazyPattern(
    r"改名|其实|不是|不叫|应该|现在叫|[写记打说搞弄]错|不对|\b(?:actually|now|not|changed|wrong|renamed|goes by|sorry|no)\b|^(?:his|her|its|[他她它])"
)
_WORKS_ALONE = frozenset({"retired", "退休"})


class Told(NamedTuple):
    """A statement on file with the memory it stands in."""

    known: Known
    statement: Statement


def on_file_of(one: Statement, utterance: Utterance) -> list[Told]:
    """Return what is on file about the one a statement is about; nothing where that may be one of several."""
    told = [
        Told(known, said)
        for known in utterance.on_file()
        if known.attribute in BEINGS
        for said in statements(known.value)
        if is_same_sort(one, said)
    ]
    names = {each.statement.called for each in told} - {""}
    if one.called and "name" not in one.aspects:
        return (
            [each for each in told if each.statement.called in ("", one.called)]
            if one.called in names or not names
            else []
        )
    return told if len(names) < 2 else []


# Who is sent to work in another town lives there.
_TRANSFERRED = LazyPattern(spell_out(r"调(?:到|去|往){place_zh}"))


def is_same_sort(one: Statement, other: Statement) -> bool:
    """Tell whether two statements are about a relative of one sort: an older sister is no younger one."""
    here, there = fold(one.who).text, fold(other.who).text
    if ("'s " in here) != ("'s " in there) or ("的" in here.strip("我的")) != ("的" in there.strip("我的")):
        return False
    marks, others = _marks(here), _marks(there)
    if marks and others and marks != others:
        return False
    sorts, wanted = beings_in(here), beings_in(there)
    return sorts == wanted if sorts or wanted else here.split()[-1] == there.split()[-1]


def _marks(who: str) -> frozenset[str]:
    return frozenset(match.lastgroup or "" for match in _QUALIFIER.finditer(who))


def over(one: Statement) -> str | None:
    """Return what a statement says is over, "" for no word of it; None where it says no such thing."""
    match = OVER[one.language].match(one.predicate)
    return next((part for part in match.groups() if part), "") if match is not None else None


def changed(one: Statement, utterance: Utterance) -> list[Fact] | None:
    """Return the facts with which a statement ends or replaces others of the same being; None where it does neither."""
    ended = over(one)
    graduates = GRADUATES.search(one.predicate) is not None
    told = on_file_of(one, utterance) if ended is not None or graduates or one.aspects & SINGLE else []
    if not told or any(_plain(each.statement) == _plain(one) for each in told):
        return None
    if ended is not None and not graduates and not _leaves_for_good(one):
        gone = _meant(ended, one, told, utterance)
        return [fact for each in gone for fact in end_of(each, told, utterance)] or None
    shared = one.aspects & SINGLE
    if _leaves_for_good(one):
        shared |= WORK
    if graduates:
        shared |= STUDIES
    if _TRANSFERRED.search(one.predicate):
        shared |= {"home"}
    if "name" in shared:
        return _renamed(one, told, utterance)
    olds = [each for each in told if each.statement.aspects & shared and each.statement.value != one.value]
    return _replace(olds, one, told, utterance) if olds else None


def _renamed(one: Statement, told: Sequence[Told], utterance: Utterance) -> list[Fact] | None:
    """Return the facts that give one another name; None where it is one more of the same sort who is named."""
    old = next((each for each in told if each.statement.called not in ("", one.called)), None)
    if old is None or not (_IS_ONE.search(fold(one.who).text) or _RENAMES.search(utterance.folded.text)):
        return None
    if (
        not _RENAMES.search(utterance.folded.text)
        and one.value in utterance.text
        and one.value.startswith(("I ", "We "))
    ):
        return None
    if "name" in old.statement.aspects:
        return _replace([old], one, told, utterance)
    return renamed(old, one.called, told, utterance, set()) or None


def _plain(one: Statement) -> str:
    return re.sub(
        r"[今现]年|现在|已经|目前|最近|一直|了$|\b(?:is|are|now|these days|nowadays|at the moment|currently|still)\b|^'s|\s",
        "",
        one.predicate,
    )


def says_the_same(one: Statement, other: Statement) -> bool:
    """Tell whether two statements about one being say the same but for "now", "these days" and the like."""
    return _plain(one) == _plain(other)


def _leaves_for_good(one: Statement) -> bool:
    return any(word in one.predicate for word in _WORKS_ALONE) and "from" not in one.predicate


def _meant(ended: str, one: Statement, told: Sequence[Told], utterance: Utterance) -> list[Told]:
    """Return what of a being on file is over: what the words name, else all of that aspect."""
    rest = [each for each in told if each.statement.value != one.value and over(each.statement) is None]
    if LEAVES_WORK.search(ended) or LEAVES_WORK.search(one.predicate):
        return [each for each in rest if each.statement.aspects & WORK]
    named = [each for each in rest if _words(ended, one) & _words(each.statement.predicate, each.statement)]
    words = _words(ended, one)
    if may_now := MAY_NOW.search(one.predicate):
        named = [each for each in named if each.statement.aspects & {"allergy", "diet"}]
    if named:
        alike = [each for each in named if each.statement.aspects & one.aspects]
        return alike or ([] if one.aspects & _PLAIN_ASPECTS and not may_now else named)
    if words - _aspect_words(one):
        return []
    alike = [each for each in rest if each.statement.aspects & one.aspects]
    # "She isn't allergic any more" of one with two allergies: which of them is not plain.
    said = _words(utterance.folded.text, one)
    return (
        alike
        if len(alike) < 2
        else [each for each in alike if _words(each.statement.predicate, each.statement) & said]
    )


def _words(text: str, one: Statement) -> set[str]:
    """Return by what one may know a thing again: the stems of English words, the pairs of Chinese signs."""
    if one.language == "en":
        words = [word for word in re.findall(r"[a-z]+", text) if word not in IDLE_EN]
        return {word[:_STEM] if len(word) > _STEM else word.rstrip("s") for word in words} - {"alle"}
    signs = re.sub(r"过敏|不耐受", "", text)
    signs = "".join(" " if sign in IDLE_ZH else sign for sign in signs)
    return {run[at : at + 2] for run in signs.split() for at in range(max(1, len(run) - 1))} | {
        run[-1] for run in signs.split()
    }


def _aspect_words(one: Statement) -> set[str]:
    return _words("allergic vegetarian vegan home here there job 过敏 家 这里 那里", one) | {"it", "that"}


def end_of(gone: Told, told: Sequence[Told], utterance: Utterance) -> list[Fact]:
    """Return the facts that end one statement, with the others of its record and the name told beside it."""
    value = gone.known.value
    facts = [fact_about(utterance, gone.known, value, "delete")]
    facts += [
        fact_about(utterance, gone.known, other.value)
        for other in statements(value)
        if other.predicate != gone.statement.predicate
    ]
    return facts + _named_still(gone, told, facts[1:], utterance)


def _named_still(gone: Told, told: Sequence[Told], kept: Sequence[Fact], utterance: Utterance) -> list[Fact]:
    name = gone.statement.name or spelled_name(gone.statement)
    held = [*(fact.value for fact in kept), *(each.known.value for each in told if each.known != gone.known)]
    if not name or any(name in value for value in held):
        return []
    who = gone.statement.who
    value = f"{who}叫{name}" if gone.statement.language == "zh" else f"{who} is called {name}"
    return [fact_about(utterance, gone.known, value)]


def _replace(olds: Sequence[Told], one: Statement, told: Sequence[Told], utterance: Utterance) -> list[Fact]:
    """Return the facts that put a statement in the place of others: the first is replaced, the others end."""
    first, *others = olds
    held = [each.known.value for each in told if each.known != first.known]
    value = without_origin(in_its_grade(first.statement, one) or with_name(one, first.statement, held), one)
    facts = [fact_about(utterance, first.known, value, "update", first.known.value)]
    facts += [
        fact_about(utterance, first.known, each.value)
        for each in statements(first.known.value)
        if each.predicate != first.statement.predicate
    ]
    left = left_of(first.statement, one)
    facts += [fact_about(utterance, first.known, left)] if left else []
    facts += [
        fact_about(utterance, each.known, each.known.value, "delete")
        for each in others
        if each.known != first.known
    ]
    if "name" in one.aspects or one.called:
        facts += renamed(
            first, one.called, told, utterance, {first.known.value, *(each.known.value for each in others)}
        )
    return facts


def renamed(old: Told, new: str, told: Iterable[Told], utterance: Utterance, done: set[str]) -> list[Fact]:
    """Return the facts that put another name, or none, in all else that is on file about a being."""
    name = old.statement.called
    if not name or name == new:
        return []
    facts: list[Fact] = []
    for each in told:
        at = fold(each.known.value).text.find(name)
        if each.known.value in done or at < 0 or fold(each.statement.name).text != name:
            continue
        done.add(each.known.value)
        spelled = new.capitalize() if each.statement.language == "en" else new
        value = re.sub(
            rf"\s*{re.escape(each.statement.name)}",
            f" {spelled}".rstrip() if each.statement.language == "en" else spelled,
            each.known.value,
            count=1,
        )
        facts.append(fact_about(utterance, each.known, value, "update", each.known.value))
    return facts


def fact_about(
    utterance: Utterance, known: Known, value: str, op: Operation = "add", old: str | None = None
) -> Fact:
    """Return a fact about somebody on file."""
    subject: Subject = "family" if known.attribute == "family" else known.subject
    return make_fact(
        utterance, known.attribute, value, Finding(known.attribute, 0, 0, "relative", 0, op, subject, old)
    )
