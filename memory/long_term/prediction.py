"""What a user will probably speak of next: a first-order Markov chain over what their threads were about.

Nothing is stored for it: the records say in which thread they were learned, in which order, and what they are
about. Not part of a turn; `python -m evals prediction` measures what it is worth (docs/decisions.md).
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise

from memory.domains import domains_of
from memory.records import Record

Topics = frozenset[str]

_PRIOR = 2.0
"""How many transitions the overall frequency of a topic counts for, against those seen."""


def sequence_of(records: Iterable[Record]) -> list[Topics]:
    """Return what each thread was about, domains and attributes, in the order in which threads began."""
    threads: dict[str, set[str]] = {}
    for record in sorted(records, key=lambda one: (one.recorded_at, one.id)):
        topics = {*(record.domains or domains_of(record.text)), record.attribute} - {"other", "episode"}
        for evidence in record.evidence:
            threads.setdefault(evidence.thread, set()).update(topics)
    return [frozenset(topics) for topics in threads.values() if topics]


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
