"""Questions about one: a relative, an animal, somebody by name, one thing of which yes or no is asked.

What holds the one answers; else what has ended of it, and is said to have ended; else what was once said of it.
Nothing else does: what is known of others of the kind is no answer.
"""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from graph.offline_aspects import of_asked_aspect
from memory.judge.reading.folding import fold
from memory.judge.reading.questions import asked_attributes, is_question
from memory.judge.reading.whose import ANIMAL_NAMES, beings_in, with_wider
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.long_term.asked_thing import AskedThing, asked_thing, known_by_name
from memory.long_term.tokens import tokenize

Memory = dict[str, Any]

_HE_OR_SHE = LazyPattern(r"[他她]|\b(?:he|she|his|her|him)\b", re.IGNORECASE)
_OF_ONE_VALUE = (
    ("location", LazyPattern(r"^(?:do|am|are) (?:i|we) (?:still )?(?:live|living|based)\b|^我(?:们|现在|还|是不是)*住")),
    ("hometown", LazyPattern(r"^(?:am i (?:originally )?from|was i born|do i come from)\b|^我(?:是不是|是|老家在?).{1,5}人[吗么]$")),
    ("employer", LazyPattern(r"^(?:do|am) i (?:still )?work(?:ing)? (?:at|for)\b|^我(?:现在|还|是不是)*在.{2,10}(?:上班|工作)[吗么]")),
    ("occupation", LazyPattern(r"^do i (?:still )?work as\b|^我(?:现在|还)*是(?:一?[名个])?.{1,8}(?:师|员|生|工|医|家)[吗么]")),
)  # fmt: skip
_NAME = LazyPattern(r"叫|名|\b(?:called|named?|names)\b", re.IGNORECASE)
_ENDED = ("superseded", "expired")
_CHILDREN = frozenset({"child", "son", "daughter"})
_LOOKED_BACK = 3  # messages
_CLOSE = 3.0


class One(NamedTuple):
    """What there is to say of the one asked about: what holds, what is over, what was once said."""

    held: list[Memory]
    ended: list[Memory]
    told: list[Memory]


def one_asked(spoken: Sequence[str]) -> AskedThing:
    """Return whom or what the last message asks about; "she" is who was spoken of last."""
    found = asked_thing(spoken[-1]) if spoken else AskedThing()
    if found or not spoken or not is_question(spoken[-1]) or not _HE_OR_SHE.search(spoken[-1]):
        return found
    for before in reversed(spoken[-1 - _LOOKED_BACK : -1]):
        if beings := beings_in(before) - ANIMAL_NAMES:
            return AskedThing(beings=beings)
    return found


def about_one(thing: AskedThing, question: str, memories: Sequence[Memory]) -> One | None:
    """Return what is known of the one that a question asks about; None where others may answer as well."""
    facts = [m for m in memories if m["attribute"] != "episode"]
    thing = known_by_name(thing, [_told(m) for m in facts])
    if thing.thing and not thing.of_spouse:  # whether the user has asthma is not answered by who else has it
        facts = [m for m in facts if not m.get("about")]
    held = [m for m in facts if m.get("status") not in _ENDED]
    naming = [m for m in held if thing.held_by(_told(m)) or (_unnamed(thing, m) and _children(thing))]
    naming = _best_first(thing, question, naming) or [m for m in held if _unnamed(thing, m)]
    naming = naming or [m for m in held if thing.thing and m["attribute"] in _one_value(question)]
    ended = [m for m in facts if m.get("status") in _ENDED and thing.held_by(_told(m))]
    told = [one for m in memories if m["attribute"] == "episode" if (one := _lines(thing, m))]
    if naming or ended:
        return One(of_asked_aspect(question, naming), ended, [])
    if thing.thing and (others := _in_other_language(question, held)):
        return One(others, [], [])
    if thing.name and not thing.sure and not told and not asked_attributes(question):
        return None
    return One([], [], told)


def _one_value(question: str) -> frozenset[str]:
    """Return what a yes-or-no question asks of which there is one: "do I live in Leeds?" is told the home."""
    text = fold(question).text
    return frozenset(name for name, pattern in _OF_ONE_VALUE if pattern.search(text))


def _told(memory: Memory) -> str:
    return f"{memory.get('value', '')} {memory.get('text', '')}"


def _best_first(thing: AskedThing, question: str, naming: Sequence[Memory]) -> list[Memory]:
    """Return what is told of the one itself, if anything is, what shares the words of the question first.

    "在帮儿子带孙子" is a job and tells nothing of the son; "my sister's fiancé" is no partner of the user's.
    """
    kinds = ("pet",) if thing.beings and thing.beings <= ANIMAL_NAMES else ("family", "other")
    own = [m for m in naming if m["attribute"] in kinds or m.get("about")] if thing.beings else []
    words = set(tokenize(question)) - set(tokenize(thing.name))
    asks_name = _NAME.search(question) is not None

    def rank(memory: Memory) -> tuple[int, int]:
        told = _told(memory)
        others = len(beings_in(told) - with_wider(thing.beings) - ANIMAL_NAMES) if thing.beings else 0
        named = asks_name and _NAME.search(told) is not None
        return others, -len({w for w in words.intersection(tokenize(told)) if len(w) > 1}) - 2 * named

    return sorted(own or naming, key=rank)


def _children(thing: AskedThing) -> bool:
    return bool(thing.beings) and thing.beings <= _CHILDREN


def _unnamed(thing: AskedThing, memory: Memory) -> bool:
    """Tell whether a memory names neither relative nor animal, and may be of the children or of the pet."""
    if not thing.beings or beings_in(_told(memory)):
        return False
    if thing.beings <= ANIMAL_NAMES:
        return bool(memory["attribute"] == "pet")
    return bool(memory["attribute"] == "family" and _children(thing))


def _lines(thing: AskedThing, episode: Memory) -> Memory | None:
    """Return an episode with no more than what speaks of the one, None where nothing does."""
    said = str(episode.get("value") or episode.get("text", "")).split(" / ")
    kept = [line for line in said if thing.held_by(line) and not is_question(line)]
    if thing.thing and not thing.of_spouse:
        kept = [line for line in kept if not beings_in(line) - ANIMAL_NAMES]
    return {**episode, "value": " / ".join(kept)} if kept else None


def _in_other_language(question: str, held: Sequence[Memory]) -> list[Memory]:
    """Return what is close to the question and could not share its words."""
    language, asked = detect_language(question), asked_attributes(question)
    return [
        m
        for m in held
        if detect_language(_told(m)) != language
        and m.get("sigmas", 0.0) >= _CLOSE
        and (not asked or m["attribute"] in asked)
    ]
