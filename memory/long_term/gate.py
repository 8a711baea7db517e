"""The no-match gate: whether there is evidence enough to show anything at all.

Decided on the best candidate and not at a gap between ranks: either the question is about something that is
known, and then what is known about it is shown, or it is not, and then nothing is.
"""

import re
from collections.abc import Sequence
from functools import cache
from math import log, sqrt

from memory.domains import domains_of
from memory.judge.reading.questions import is_question
from memory.judge.reading.rules import RULES
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.long_term.asking import Asking, refers_back
from memory.long_term.noise import Noise
from memory.long_term.tokens import tokenize
from memory.long_term.told_kinds import told_likely
from memory.long_term.wanted import Wanted
from memory.records import Hit
from memory.settings import MemorySettings

_TOKENS_A_WORD = {"zh": 3, "en": 1}
_SHORT, _LONG = 5, 15
"""Words: a usual question, and a message from which on it makes no difference."""

_SHARED = 0.15
"""Share of a question's words from which on a memory is about what it asks: a thing, a Chinese name."""

_TOUCHED = 0.05
"""The same share for a turn that only follows: more than the words that stand in every sentence."""

_TALKED = 0.4
"""How much more a turn must agree in its matter than a fact: whatever is talked of is about something."""

_TURNS_READ = 3
"""Turns that are read for the kind of fact they tell, where nothing stands out by itself."""

_CONVERSED = LazyPattern(
    r"[跟和与给向对告]诉?过?你(?:说|讲|聊|提|分享|推荐|介绍|过)|告诉过?你|我们.{0,10}(?:聊|谈|对话|讨论)"
    r"|\b(?:told|shared|mentioned|talked|recommended|described)\b.{0,30}\b(?:you|me|us)\b"
    r"|\bwe (?:talk|discuss)",
    re.IGNORECASE,
)
_SOMEBODY = LazyPattern(
    r"[我你您他她咱俺]|\b(?:i|me|my|mine|we|our|us|you|yours?|he|she|they|his|hers?|their|him|them)\b",
    re.IGNORECASE,
)
_NAME = LazyPattern(r"(?<!^)(?<![.!?] )\b[A-Z][a-z]+")
_GREETING = LazyPattern(
    r"(?:你(?:好|是谁|真\w{1,2})|早上?好|在吗|谢谢|辛苦|再见|晚安|明天见|没事|继续|哈|嗯|今天\w{0,2}[冷热]"
    r"|好的|明白|收到|[呀啊吧呢了你您哦]"
    r"|hi|hello|hey|there|how are you|good (?:morning|evening|night)|morning|thanks?|thank you|a lot|okay|ok"
    r"|got it|ha(?:ha)+|nice one|see you|tomorrow|who are you|hmm+|well done|bye|never ?mind|you are great"
    r"|go on|cool|what a (?:\w+ )?day|[\W_])+",
    re.IGNORECASE,
)


def is_small_talk(query: str) -> bool:
    """Tell whether a message is only a greeting, thanks or the like: it calls for no memory."""
    plain = query.strip()
    return _GREETING.fullmatch(plain) is not None or any(p.search(plain) for p in _chitchat())


def let_through(
    hits: Sequence[Hit],
    query: str,
    asking: Asking,
    wanted: Wanted,
    scope: frozenset[str],
    noise: Noise,
    settings: MemorySettings,
) -> list[Hit]:
    """Return the hits that may be shown, in their order; none unless one of them stands out.

    `scope` are the domains of the task in hand: memories of others then need much more evidence.
    """
    bar = _bar(query, asking, settings) + noise.spread * (settings.gate_spread + by_chance(hits, settings))
    in_domains = any(hit.record.domains for hit in hits)
    about = frozenset(domains_of(query)) if in_domains else frozenset()
    extra = settings.gate_impersonal if _is_impersonal(query) else 0.0
    lacking = [(bar + extra * _unshared(hit) - _evidence(hit, about, settings), hit) for hit in hits]
    found = {hit.record.id for lack, hit in lacking if lack <= 0 or hit.explain["attribute"]}
    # "Who are you?" is asked of the agent, however much it looks like asking for a name.
    if not found and not is_small_talk(query):
        found = _told_in_a_turn(lacking, wanted, settings)
    return [hit for hit in hits if found and _may_follow(hit, hit.record.id in found, scope, settings)]


def _told_in_a_turn(
    lacking: Sequence[tuple[float, Hit]], wanted: Wanted, settings: MemorySettings
) -> set[str]:
    """Return which of the nearest turns tell the kind of fact asked for, and so stand out after all."""
    most = settings.gate_likely * max((1.0 if wanted.attributes else 0.0, *wanted.likely.values()))
    turns = [(lack, hit) for lack, hit in lacking if hit.record.kind == "episode" and lack <= most]
    nearest = sorted(turns, key=lambda turn: turn[0])[:_TURNS_READ]
    return {
        hit.record.id
        for lack, hit in nearest
        if lack <= settings.gate_likely * told_likely(hit.record, wanted)
    }


def _bar(query: str, asking: Asking, settings: MemorySettings) -> float:
    words = len(set(tokenize(query))) / _TOKENS_A_WORD[detect_language(query)]
    bar = settings.gate_match - settings.gate_length * min(max(words - _SHORT, 0), _LONG - _SHORT)
    conversed = asking.of_assistant or _CONVERSED.search(query)
    if is_question(query):
        return bar - (settings.gate_refers if asking.spans or conversed else 0.0)
    if asking.spans or conversed or refers_back(query):
        return bar - settings.gate_refers
    return bar + settings.gate_statement


def by_chance(hits: Sequence[Hit], settings: MemorySettings) -> float:
    """Return how many deviations more the best of many unrelated memories has than the best of a few.

    The highest of n independent normal values lies about √(2 ln n) deviations above their mean.
    """
    many = max((hit.explain.get("among", 0.0) for hit in hits), default=0.0)
    few = settings.gate_few
    return settings.gate_many * (sqrt(2 * log(many)) - sqrt(2 * log(few))) if many > few else 0.0


def _is_impersonal(query: str) -> bool:
    return not _SOMEBODY.search(query) and not _NAME.search(query)


def _unshared(hit: Hit) -> float:
    """Return 1 for a memory without a word of the question, 0 for one that holds the usual share."""
    return 1 - min(hit.explain.get("coverage", 0.0) / _SHARED, 1.0)


def _evidence(hit: Hit, about: frozenset[str], settings: MemorySettings) -> float:
    terms = hit.explain
    words = settings.gate_words * terms.get("nearby", float(terms["bm25"] > 0))
    domain = settings.gate_domain if about.intersection(hit.record.domains) else 0.0
    named = settings.gate_refers if terms["speaker"] > 0 else 0.0
    likely = settings.gate_likely * terms["likely"]
    least = settings.gate_agrees + (_TALKED if hit.record.kind == "episode" else 0.0)
    agrees = settings.gate_matter * max(terms.get("matter", 0.0) - least, 0.0)
    return terms["match"] + words + domain + named + likely + agrees


def _may_follow(hit: Hit, found: bool, scope: frozenset[str], settings: MemorySettings) -> bool:
    """Tell whether a memory may be shown once something stands out; `found`: it does so itself."""
    terms = hit.explain
    if scope and hit.record.domains and not scope.intersection(hit.record.domains):
        return terms["match"] >= settings.other_domain_match
    if terms["attribute"]:
        return True
    if hit.record.kind == "episode":
        # A turn takes its sense from those around it: alone it may be alike to little, but not to nothing.
        return found or terms["coverage"] >= _TOUCHED or terms["sigmas"] >= settings.follow_sigmas
    return terms["match"] >= (settings.follow_match_shared if terms["bm25"] > 0 else settings.follow_match)


@cache
def _chitchat() -> tuple[LazyPattern, ...]:
    """Return what the judge knows as small talk in both languages."""
    return tuple(LazyPattern(rule.pattern, re.IGNORECASE) for rule in RULES if rule.name == "chitchat")
