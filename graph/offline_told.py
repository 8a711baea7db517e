"""Answers in the user's own words: what was filed as a remark, or only quoted, may be what is asked for.

"What car have I got?" is answered by "drives a battered yellow Fiat Panda", wherever that was filed. What the
plain records say comes first, as long as it tells what the question wants to hear.
"""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from graph.offline_narrowing import is_over
from graph.offline_scene import CLOSE, SHOWN
from memory.judge.reading.aspects import Aspect, aspect_asked, tells
from memory.judge.reading.folding import fold
from memory.judge.reading.questions import asked_attributes, is_question
from memory.judge.reading.whose import ANIMAL_NAMES, beings_in
from memory.lazy_pattern import LazyPattern
from memory.long_term.asked_thing import AskedThing
from memory.long_term.own_words import BETWEEN, CLAUSE, answers_in_words, speaks_of, words_asked
from memory.long_term.tokens import tokenize
from memory.long_term.wanted import KIND_IS_ANSWER
from memory.vocabulary import PROFILE

Memory = dict[str, Any]

_YES_NO = LazyPattern(r"^(?:do|did|am|is|are|was|can|have|has|does|will|should)\b|[吗么]$")
_NOW = LazyPattern(r"\b(?:now|these days|currently|at the moment|nowadays|still)\b|现在|最近|目前|如今|还")
_BEFORE = LazyPattern(
    r"\bdid i\b|\bused to\b|\bwas i\b|\bbefore\b|以前|从前|过去|原来|退休前|年轻|曾|过[工什]"
)
_CHANGED = LazyPattern(
    r"\b(?:now|new|moved|moving|starting|start|from|notice|promot\w+|got|changed|switched|"
    r"sold|gave up|quit|instead|anymore)\b"
    r"|换|搬|改|辞|不[干做开]了|卖了|新|找了个|以后|转|停"
)
_OVER = LazyPattern(
    r"\b(?:not|no longer|anymore|off|left|gave up|given up|quit|stopped|"
    r"cancel\w*|called off|never|sold|ended)\b|n't\b"
    r"|不|停|取消|没|卖了|退了|别|戒|改"
)
_PLURAL = LazyPattern(
    r"\b(?:are|were) (?:my|our|\w+'s) \w+ (?:called|named)|\bnames of\b|(?:孩子|娃|[猫狗])们?(?:都)?叫"
)
_CAPITAL = re.compile(r"\b[A-Z][a-z]{2,}\b")
_OF_ONE, _SHARED, _CLOSE, _OF_KIND, _OF_OTHERS = 2.0, 1.5, 0.25, 1.0, 1.0
_MOST_SIGMAS, _MOST_SHARED = 4.0, 3
_ABOUT_AS_GOOD, _IN_TIME = 0.75, 2.0
_SAME_WORDS = 2
_SHORT = 3  # letters
_MOST = 2


class _Line(NamedTuple):
    """One line of a memory and how well it answers."""

    memory: Memory
    text: str
    score: float

    @property
    def shown(self) -> Memory:
        return {**self.memory, "value": self.text}


def best_told(
    question: str, thing: AskedThing, memories: Sequence[Memory], shown: Sequence[Memory]
) -> list[Memory]:
    """Return the best answer: what the plain records show, where that tells it; [] for neither."""
    verbatim = {"episode", "other"} if _BEFORE.search(fold(question).text) else {"episode"}
    plain = [memory for memory in shown if memory["attribute"] not in verbatim]
    if not tells_it(question, thing, plain):
        return in_own_words(question, thing, memories) or (tidied(question, shown) if not plain else [])
    if since := told_since(question, thing, plain, memories):
        plain = without_former(question, plain)
    named = others_named(question, thing, plain, memories)
    told = [_in_full(memory, memories) for memory in tidied(question, [*since, *plain])]
    return told[: SHOWN - len(named)] + named


def _in_full(memory: Memory, memories: Sequence[Memory]) -> Memory:
    """Return the quote of which a remark is a part: that leaves out what came after."""
    if memory["attribute"] != "other":
        return memory
    lines = [(one, line) for one in memories if one["attribute"] == "episode" for line in _texts(one)]
    return next(({**one, "value": line} for one, line in lines if _text(memory) in line), memory)


def in_own_words(question: str, thing: AskedThing, memories: Sequence[Memory]) -> list[Memory]:
    """Return the lines that tell what a question asks for, the best first; [] where none does.

    Where it is not known what the question wants to hear, those that hold most of its words.
    """
    aspect, words = aspect_asked(question), words_asked(question)
    if not is_question(question):
        return []
    kinds = asked_attributes(question)
    asked = [m for m in memories if m["attribute"] not in PROFILE or m["attribute"] in kinds]
    lines = [(m, text) for m in asked if not is_over(m) and not m.get("linked_to") for text in _texts(m)]
    if aspect is None:
        found = [_Line(m, text, _shared(text, words)) for m, text in lines if _mostly(text, words, thing)]
    else:
        found = [
            _Line(m, text, _score(m, text, words, thing, m["attribute"] in kinds))
            for m, text in lines
            if _may_answer(m, text, words, aspect, thing)
        ]
    return _without_doubles(_best(found, latest=aspect is not None and aspect.latest))[:_MOST]


def tells_it(question: str, thing: AskedThing, shown: Sequence[Memory]) -> bool:
    """Tell whether what the plain records say is what a question wants to hear, as far as that is known."""
    aspect = aspect_asked(question)
    if aspect is None:
        return bool(shown)
    words, kinds = words_asked(question), asked_attributes(question) & KIND_IS_ANSWER - {"family", "pet"}
    before = _BEFORE.search(fold(question).text)
    for memory in shown:
        if memory["attribute"] in kinds and not before:
            return True
        text = _text(memory)
        close = float(memory.get("sigmas", 0.0)) >= CLOSE or memory.get("asked_for")
        near = aspect.narrow or close or _shared(text, words) or speaks_of(text, thing)
        if near and tells(aspect, text):
            return True
    return False


def told_since(
    question: str, thing: AskedThing, shown: Sequence[Memory], memories: Sequence[Memory]
) -> list[Memory]:
    """Return the quote of a change that was told after all that is shown, and that no record followed."""
    aspect = aspect_asked(question)
    if aspect is None or not aspect.latest or _BEFORE.search(fold(question).text) or not shown:
        return []
    last = max(map(_when, shown))
    newer = [m for m in memories if _when(m) > last and m["attribute"] == "episode"]
    found = [one for one in in_own_words(question, thing, newer) if _tells_change(_text(one), aspect, shown)]
    return found[:1]


def _tells_change(text: str, aspect: Aspect, shown: Sequence[Memory]) -> bool:
    """Tell whether a clause changes what is asked for, or a word of what is shown: "sold the Astra"."""
    clauses = [clause for clause in CLAUSE.split(text) if _CHANGED.search(fold(clause).text)]
    known = {word for memory in shown for word in tokenize(_text(memory)) if len(word) > _SHORT}
    return any(tells(aspect, clause) or known.intersection(tokenize(clause)) for clause in clauses)


def without_former(question: str, plain: Sequence[Memory]) -> list[Memory]:
    """Leave out the home that was left; a job is held until the new one begins."""
    return [m for m in plain if m["attribute"] not in asked_attributes(question) & {"location"}]


def tidied(question: str, shown: Sequence[Memory]) -> list[Memory]:
    """Return what is shown without the lines of quotes that are beside the question, and with the last first.

    Of two dates of one matter only the last told is left: whoever asks when the operation is wants that.
    """
    words, aspect = words_asked(question), aspect_asked(question)
    kept: list[Memory] = []
    for memory in shown:
        lines = _text(memory).split(BETWEEN) if memory["attribute"] == "episode" else []
        fitting = [
            line for line in lines if _shared(line, words) or (aspect is not None and tells(aspect, line))
        ]
        if not lines or len(lines) == 1:
            kept.append(memory)
        elif fitting:
            kept.append({**memory, "value": BETWEEN.join(fitting)})
    kept = _newest_of_same(question, aspect, words, kept)
    if _NOW.search(fold(question).text):
        kept.sort(key=_when, reverse=True)
    return kept or list(shown)


def others_named(
    question: str, thing: AskedThing, shown: Sequence[Memory], memories: Sequence[Memory]
) -> list[Memory]:
    """Return the lines that name more of those who are asked for: one child is not all the children."""
    if not _PLURAL.search(fold(question).text):
        return []
    named = {name for memory in shown for name in _CAPITAL.findall(_text(memory))}
    aspect = aspect_asked(question)
    lines = [(m, text) for m in memories if not is_over(m) for text in _texts(m)]
    found = [
        _Line(m, text, 0.0)
        for m, text in lines
        if aspect is not None and speaks_of(text, thing) and set(_CAPITAL.findall(text[1:])) - named
    ]
    return _without_doubles([line.shown for line in found])[:_MOST]


def _newest_of_same(
    question: str, aspect: Aspect | None, words: frozenset[str], shown: Sequence[Memory]
) -> list[Memory]:
    if _YES_NO.search(fold(question).text.strip(" ?")):
        return _last_word(words, shown)
    if aspect is None or aspect.narrow:
        return list(shown)
    same = [m for m in shown if _shared(_text(m), words) and tells(aspect, _text(m)) and not m.get("profile")]
    if len(same) < 2 or len({_when(m) for m in same}) < 2:
        return list(shown)
    last = max(same, key=_when)
    shared = words.intersection(tokenize(_text(last)))
    return [m for m in shown if m is last or m not in same or not shared.intersection(tokenize(_text(m)))]


def _last_word(words: frozenset[str], shown: Sequence[Memory]) -> list[Memory]:
    """Return the last told of a matter alone where it says that it is over, the last first otherwise."""
    same = sorted((m for m in shown if _shared(_text(m), words)), key=_when, reverse=True)
    if not same:
        return list(shown)
    if _OVER.search(fold(_text(same[0])).text):
        return same[:1]
    return [*same, *(m for m in shown if m not in same)]


def _when(memory: Memory) -> tuple[str, str]:
    return str(memory["date"]), str(memory.get("at", ""))


def _texts(memory: Memory) -> list[str]:
    return [part for part in _text(memory).split(BETWEEN) if part and not is_question(part)]


def _text(memory: Memory) -> str:
    return str(memory.get("value") or memory.get("text", ""))


def _shared(text: str, words: frozenset[str]) -> int:
    return len(words.intersection(tokenize(text)))


def _mostly(text: str, words: frozenset[str], thing: AskedThing) -> bool:
    """Tell whether a text holds most of the words of a question: at least two, and half of them."""
    shared = _shared(text, words)
    one = not (thing.beings or thing.name) or speaks_of(text, thing)
    return one and shared >= _SAME_WORDS and 2 * shared >= len(words)


def _may_answer(memory: Memory, text: str, words: frozenset[str], aspect: Aspect, thing: AskedThing) -> bool:
    one = bool(thing.beings or thing.name)
    if not one and aspect.narrow and (memory.get("about") or memory["attribute"] in ("family", "pet")):
        return False
    whole = text if memory["attribute"] == "episode" else f"{text} {memory.get('text', '')}"
    return answers_in_words(text, words, aspect, thing, of_one=one and thing.held_by(whole))


def _score(memory: Memory, text: str, words: frozenset[str], thing: AskedThing, of_kind: bool) -> float:
    one = bool(thing.beings or thing.name)
    score = _SHARED * min(_shared(text, words), _MOST_SHARED) + (_OF_KIND if of_kind else 0.0)
    score += _CLOSE * min(float(memory.get("sigmas", 0.0)), _MOST_SIGMAS)
    if one:
        return score + (_OF_ONE if speaks_of(f"{text} {memory.get('text', '')}", thing) else 0.0)
    return score - (_OF_OTHERS if beings_in(text) - ANIMAL_NAMES else 0.0)


def _best(found: Sequence[_Line], *, latest: bool) -> list[Memory]:
    """Return the best lines; where only the last holds also those that tell a change since, newest first."""
    if not found:
        return []
    top = max(found, key=lambda line: line.score)
    least = top.score - (_IN_TIME if latest else _ABOUT_AS_GOOD)

    def since(line: _Line) -> bool:
        return latest and _when(line.memory) > _when(top.memory) and _CHANGED.search(line.text) is not None

    good = sorted((one for one in found if one.score >= least or since(one)), key=lambda line: -line.score)
    if latest:
        good.sort(key=lambda line: _when(line.memory), reverse=True)
    return [line.shown for line in good]


def _without_doubles(found: Sequence[Memory]) -> list[Memory]:
    kept: list[Memory] = []
    for memory in found:
        text = _text(memory)
        same = [at for at, one in enumerate(kept) if text in _text(one) or _text(one) in text]
        if not same:
            kept.append(memory)
        elif len(text) > len(_text(kept[same[0]])):
            kept[same[0]] = memory
    return kept
