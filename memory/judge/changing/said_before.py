"""What the turns before a message state about the user, and what a message that leans on them means.

It is found with the same rows: the assistant's "您住在绵阳" or "you live in Leeds" is turned to the first
person and read like a statement of the user.
"""

import re
from typing import NamedTuple

from memory.judge.reading.blocking import mark
from memory.judge.reading.clauses import Clause
from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.reading.questions import asks
from memory.judge.telling.extract import find
from memory.judge.telling.facts import tidy
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Operation, Turn

_TURNS_BACK = 4
_LEAST_NAMED = 2


_SWAP_EN = (
    (LazyPattern(r"\byou(?:'re| are)\b", re.IGNORECASE), "I'm"),
    (LazyPattern(r"\byou've\b", re.IGNORECASE), "I've"),
    (LazyPattern(r"\byours?\b", re.IGNORECASE), "my"),
    (LazyPattern(r"\byou\b", re.IGNORECASE), "I"),
)


_SWAP_ZH = str.maketrans({"您": "我", "你": "我"})


_NAMED_THING = {
    "zh": LazyPattern(
        spell_out(r"我(?:家)?(?:的)?(?P<v>[^,。\s的]{0,6}?{pet_zh}[^,。\s的是在要会]{0,4}|{kin_bare_zh})")
    ),
    "en": LazyPattern(spell_out(r"\bmy (?:\w+ )?(?P<v>(?:{pet_en}|{kin_en})(?: [A-Z]\w+)?)"), re.IGNORECASE),
}


class Said(NamedTuple):
    """Something the turns before state about the user."""

    attribute: str
    value: str


class Reply(NamedTuple):
    """What a message that leans on context states: folded span or verbatim value, and the old value."""

    attribute: str
    span: tuple[int, int] | None
    value: str
    op: Operation
    replaces: str | None = None


_LIVES = LazyPattern(r"\b(?:lives?|living|lived|mov(?:e|ed|ing)|based|settled|relocat\w+)\b|搬|住|定居|不在")


def at_home(reply: Reply, text: str) -> Reply:
    """Return a reply about where the user comes from as one about the home, if the message speaks of living.

    "I'm Sam from Leeds" and "I don't live in Leeds any more": where somebody comes from stays true.
    """
    if reply.attribute != "hometown" or reply.op == "add" or not _LIVES.search(text):
        return reply
    return reply._replace(attribute="location", replaces=None if reply.op == "update" else reply.replaces)


def said_before(utterance: Utterance) -> list[Said]:
    """Return what the last turns state about the user, the latest first.

    What is on file and named in them comes before all else: there is no doubt what it is.
    """
    if "said_before" not in utterance.found:
        said = _named_on_file(utterance)
        for turn in reversed(utterance.context[-_TURNS_BACK:]):
            said.extend(reversed(_stated(turn, utterance)))
        utterance.found["said_before"] = said
    found: list[Said] = utterance.found["said_before"]
    return found


def _named_on_file(utterance: Utterance) -> list[Said]:
    turns = [fold(turn.content).text for turn in reversed(utterance.context[-_TURNS_BACK:])]
    known = [(one, fold(one.value).text.strip()) for one in utterance.on_file()] if turns else []
    return [
        Said(one.attribute, one.value)
        for turn in turns
        for one, value in known
        if len(value) >= _LEAST_NAMED and value in turn
    ]


def _stated(turn: Turn, utterance: Utterance) -> list[Said]:
    text = turn.content[:1000]
    if turn.role == "assistant":
        text = text.translate(_SWAP_ZH)
        for pattern, mine in _SWAP_EN:
            text = pattern.sub(mine, text)
    past = Utterance.of(text, now=utterance.now, language=utterance.language)
    usable = [not asks(one.text, "?" in one.mark, past.language) for one in past.clauses]
    found = find(past.folded, past.clauses, usable, past.language)
    if found and turn.role == "user":
        # "Write me a leave note" states nothing that "make it three days" could correct.
        ruled_out = mark(past).blocked
        found = [one for one in found if ruled_out[one.clause] is None]
    said = [Said(one.attribute, tidy(past.folded.cut(one.start, one.end))) for one in found]
    thing = _NAMED_THING[past.language].search(past.folded.text)
    if thing is not None and not any(one.attribute in ("pet", "family") for one in said):
        value = tidy(past.folded.cut(*thing.span("v")))
        attribute = "pet" if re.search(spell_out("{pet_zh}|\\b{pet_en}\\b"), value.lower()) else "family"
        said.insert(0, Said(attribute, value))
    return said


def place(clause: Clause, low: int, high: int) -> tuple[int, int]:
    """Return a span of a clause as one of the message."""
    return clause.start + low, clause.start + high
