"""From findings to facts: the user's own words, the sentence for a reader, domains, nothing raw that is a contact."""

import re
from collections.abc import Sequence

from memory.domains import domains_of
from memory.guard.redact import redact_contacts
from memory.judge.reading.lexicon import spell_out
from memory.judge.telling.extract import Finding
from memory.judge.telling.phrasing import phrase
from memory.judge.telling.shaping import shaped
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.long_term.time_phrases import TimeSpan
from memory.records import Fact

_EDGES = ' \t\n,，.。!！;；:：~～、"“”「」'
_PARTICLES = LazyPattern(
    (
        r"(?:(?<=[\u3400-\u9fff])[啊吧呢哈呀哦啦嘛噢喔咯嘞喇㗎囉喎啩]+|\s+(?:lol|haha+|please|thanks|tho|though|btw|"
        r"fyi|tbh|ngl|imo))$"
    ),
    re.IGNORECASE,
)
# "I like durian now" is about durian.
_NOWADAYS = re.compile(r"\s+(?:now|nowadays|these days|after all|any ?more)$", re.IGNORECASE)
_APART = re.compile(r"(?<=\w) (?=['’]s\b)")
_SOMEBODY = LazyPattern(spell_out(r"(?:my|our) (?:\w+ )?{kin_en}"), re.IGNORECASE)
_MAX_VALUE = 300
_MOST_FACTS = 12
_READ = 0.9
"""Confidence of what a row took out of a message."""
GUESSED = 0.7
"""Confidence of what only seems to be about this attribute: it takes the place of nothing said plainly."""


def tidy(value: str) -> str:
    """Return a value without the punctuation and particles around it."""
    value = _APART.sub("", value.strip(_EDGES))
    value = _PARTICLES.sub("", value).strip(_EDGES)[:_MAX_VALUE]
    # A name in quotation marks at the end keeps both of them: "店名叫“半夏”".
    closing = next((close for start, close in ("“”", "「」") if value.count(start) > value.count(close)), "")
    return value + closing


def fact_of(utterance: Utterance, finding: Finding, when: TimeSpan | None = None) -> Fact | None:
    """Return the fact that a finding states, or None when no value is left of it."""
    value = tidy(utterance.folded.cut(finding.start, finding.end))
    if finding.subject == "family" and _SOMEBODY.fullmatch(value):
        return None  # "my brother (and I play it)" says nothing of him
    return make_fact(utterance, finding.attribute, value, finding, when) if value else None


def make_fact(
    utterance: Utterance,
    attribute: str,
    value: str,
    finding: Finding | None = None,
    when: TimeSpan | None = None,
) -> Fact:
    """Build a fact around a value; contacts in it are redacted before anything else sees them."""
    op = finding.op if finding else "add"
    subject = finding.subject if finding else "user"
    attribute, value = shaped(attribute, value) if subject == "user" else (attribute, value)
    if attribute in ("like", "dislike"):
        value = _NOWADAYS.sub("", value) or value
    raw, value = value, redact_contacts(value)
    if raw != value and attribute in ("other", "possession", "name"):
        attribute = "contact"
    return Fact(
        attribute=attribute,
        value=value,
        text=phrase(attribute, value, utterance.language, op=op, subject=subject),
        op=op,
        subject=subject,
        replaces=finding.old if finding else None,
        valid_from=when.start if when else None,
        valid_until=when.end if when else None,
        domains=tuple(domains_of(value)),
        confidence=GUESSED if finding and finding.rule == "guess" else _READ,
    )


def distinct(facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """Return facts without doubles, at most twelve: more is a pasted list, not somebody talking about himself."""
    seen: dict[tuple[str, str, str], Fact] = {}
    for fact in facts:
        seen.setdefault((fact.attribute, fact.value.lower(), fact.op), fact)
    return tuple(seen.values())[:_MOST_FACTS]
