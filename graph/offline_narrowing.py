"""Questions that only some memories of a kind answer: an illness, one day, what was before, one sister.

What the recall has found is the right kind, or close; of that is kept what holds what the question names.
Where nothing does, the answer is that nothing is known, and not the next best thing.
"""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any

from memory.judge.reading.asked_kinds import NEXT_DAY, THAT_DAY, Kind, kind_asked
from memory.judge.reading.folding import fold
from memory.judge.reading.questions import asked_attributes, is_question
from memory.judge.reading.whose import asked_about
from memory.lazy_pattern import LazyPattern
from memory.long_term.asking import read_question
from memory.long_term.time_phrases import find_times
from memory.vocabulary import ATTRIBUTES

Memory = dict[str, Any]

_ONE_OF = ("姐", "妹", "哥", "弟", "elder", "older", "younger", "little", "big")
_BEFORE = {
    "location": LazyPattern(r"\bused to live|\blived\b|(?:以前|从前|曾经|过去).{0,6}住|住过"),
    "occupation": LazyPattern(r"\bused to (?:be|work)\b|(?:以前|从前|曾经|过去).{0,6}[是做当干]"),
}


def narrowed(spoken: Sequence[str], memories: Sequence[Memory], now: str) -> list[Memory] | None:
    """Return the memories that hold what the last message names, [] where none does.

    None where it names nothing of the kind. `spoken` are the user's messages, `now` is the block's.
    """
    text = fold(spoken[-1]).text
    if not is_question(spoken[-1]):
        return None
    kind = kind_asked(text)
    if kind is not None:
        fitting = [m for m in memories if m["attribute"] in kind.attributes and _holds(kind, m)]
        return [m for m in fitting if not is_over(m)] or fitting
    for look in (_of_day(spoken, memories, now), _of_old(spoken[-1], memories, now), _of_one(text, memories)):
        if look is not None:
            return look
    return None


def is_over(memory: Memory) -> bool:
    """Tell whether a memory is of what no longer holds."""
    return memory.get("status") in ("superseded", "expired")


def _holds(kind: Kind, memory: Memory) -> bool:
    if memory.get("about") and not kind.others:
        return False
    return memory["attribute"] == "allergy" or kind.held.search(_told(memory)) is not None


def _told(memory: Memory) -> str:
    return fold(f"{memory.get('value', '')} {memory.get('text', '')}").text


def _of_one(text: str, memories: Sequence[Memory]) -> list[Memory] | None:
    """Return the one sister or brother that a question names, if a word tells them apart."""
    named = [word for word in _ONE_OF if word in text.replace("姐妹", "").replace("兄弟", "")]
    family = [m for m in memories if m["attribute"] == "family"]
    if len(named) != 1 or len(family) < 2 or not asked_about(text) & {"brother", "sister", "sibling"}:
        return None
    return [m for m in family if named[0] in _told(m)] or None


def _of_old(question: str, memories: Sequence[Memory], now: str) -> list[Memory] | None:
    """Return what held before, where a question asks for that and of a kind that has one value at a time."""
    asked = {name for name in asked_attributes(question) if ATTRIBUTES[name].single}
    if not asked or not read_question(question, datetime.fromisoformat(now)).former:
        return None
    old = [m for m in memories if m["attribute"] in asked and m.get("status") == "superseded"]
    told = [_BEFORE[name] for name in asked if name in _BEFORE]
    return old or [m for m in memories if not m.get("about") and any(one.search(_told(m)) for one in told)]


def _of_day(spoken: Sequence[str], memories: Sequence[Memory], now: str) -> list[Memory] | None:
    """Return the appointments of the day that a question names, or of the one after the last named."""
    text, clock = fold(spoken[-1]).text, datetime.fromisoformat(now)
    next_day = NEXT_DAY.search(text) is not None
    goes_on = next_day or THAT_DAY.search(text) is not None
    before = next((one for one in reversed(spoken[:-1]) if "event" in asked_attributes(one)), None)
    if not ("event" in asked_attributes(text) or (goes_on and before is not None)):
        return None
    times = find_times((before or "") if next_day else text, clock)
    if not times or times[0].end - times[0].start > timedelta(days=1):
        return None
    start = times[0].start.replace(hour=0, minute=0) + timedelta(days=int(next_day))
    on_it = _reaches(start, start + timedelta(days=1), clock)
    return [m for m in memories if m["attribute"] == "event" and on_it(m)]


def _reaches(start: datetime, end: datetime, clock: datetime) -> Callable[[Memory], bool]:
    def on_it(memory: Memory) -> bool:
        told = datetime.fromisoformat(memory["date"]).replace(hour=12, tzinfo=clock.tzinfo)
        times = find_times(str(memory.get("value", "")), told)
        if times:
            return any(one.start < end and start < one.end for one in times)
        return "until" in memory and start < datetime.fromisoformat(memory["until"]) <= end

    return on_it
