"""What a user will probably speak of next: a first-order Markov chain over what their threads were about.

Nothing is stored for it: the records say in which thread they were learned, in which order, and what they are
about. No turn calls it by itself, since what it guesses is hardly better than what is usual
(docs/decisions.md, `python -m evals prediction`); what it loads on the way saves the first message some time.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import pairwise
from typing import NamedTuple

from memory.domains import domains_of
from memory.long_term.shelf import Shelf
from memory.records import Record

Topics = frozenset[str]

_PRIOR = 2.0
"""How many transitions the overall frequency of a topic counts for, against those seen."""

_TOPICS = 3


class Forecast(NamedTuple):
    """Domains and attributes that a user will probably speak of, and memories about them, newest first."""

    topics: tuple[str, ...]
    records: tuple[Record, ...]


def foresee(shelf: Shelf, now: datetime, most: int) -> Forecast:
    """Load what is searched of a user into memory, and guess what the next session will be about.

    Reads the active records once, from the database where they are not in memory yet. At most `most`
    records are returned. Raises the store's own errors.
    """
    records = [record for record in shelf.findable() if record.in_force(now)]
    topics = likely_topics(sequence_of(records), _TOPICS)
    fitting = [record for record in records if topics_of(record).intersection(topics)]
    newest = sorted(fitting, key=lambda one: (one.recorded_at, one.id), reverse=True)
    return Forecast(tuple(topics), tuple(newest[:most]))


def sequence_of(records: Iterable[Record]) -> list[Topics]:
    """Return what each thread was about, domains and attributes, in the order in which threads began."""
    threads: dict[str, set[str]] = {}
    for record in sorted(records, key=lambda one: (one.recorded_at, one.id)):
        for evidence in record.evidence:
            threads.setdefault(evidence.thread, set()).update(topics_of(record))
    return [frozenset(topics) for topics in threads.values() if topics]


def topics_of(record: Record) -> Topics:
    """Return the domains a record speaks of, the first only of a turn, and its attribute."""
    domains = record.domains or domains_of(record.text)[:1]
    return frozenset({*domains, record.attribute} - {"other", "episode"})


def likely_topics(threads: Sequence[Topics], most: int) -> list[str]:
    """Return up to `most` topics of the next thread, the likeliest first.

    P(b | last thread) is the mean over its topics a of (n(a, b) + 2 · f(b)) / (n(a) + 2), with n the
    transitions seen between one thread and the next and f the share of threads that touched b.
    """
    if not threads:
        return []
    share = Counter(topic for topics in threads for topic in topics)
    moves: dict[str, Counter[str]] = defaultdict(Counter)
    begun = Counter[str]()
    for before, after in pairwise(threads):
        begun.update(before)
        for topic in before:
            moves[topic].update(after)
    chances = {
        b: sum((moves[a][b] + _PRIOR * n / len(threads)) / (begun[a] + _PRIOR) for a in threads[-1])
        for b, n in share.items()
    }
    return sorted(chances, key=lambda topic: (-chances[topic], topic))[:most]
