"""Of which kinds the facts in a turn are that was kept word for word, and nothing filed of it.

An imported turn is an episode: it has no attribute of its own that could be what is asked for. The rows of
the judge say which it would have had if it had been said here (1.5 ms a turn, remembered).
"""

from datetime import datetime
from functools import lru_cache

from memory.judge.reading.whose import answers
from memory.judge.rule_layer import RuleLayer
from memory.judge.utterance import Utterance
from memory.long_term.wanted import Wanted
from memory.records import Record

_REMEMBERED = 4096
_LONGEST = 400
"""Characters of a turn from which on it is not read: it is about more than one thing."""


def told_likely(record: Record, wanted: Wanted) -> float:
    """Return how much the kind of what a turn tells speaks for it, 0..1; nothing if the agent said it."""
    if record.origin == "agent" or len(record.value) > _LONGEST:
        return 0.0
    likely = (
        wanted.speaks_for(attribute)
        for attribute, subject in _kinds(record.value, record.recorded_at)
        if answers(attribute, subject, record.value, wanted.about)
    )
    return max(likely, default=0.0)


@lru_cache(_REMEMBERED)
def _kinds(text: str, now: datetime) -> frozenset[tuple[str, str]]:
    decision = RuleLayer().judge(Utterance.of(text, now=now))
    return frozenset((fact.attribute, fact.subject) for fact in decision.facts) if decision else frozenset()
