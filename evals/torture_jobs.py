"""What a process does until it is killed, and how to tell afterwards that nothing was lost.

`work` acknowledges each thing once the product has returned from it, and goes on until the process ends.
`losses` looks at the database with everything acknowledged so far and returns one line for each loss.
"""

import itertools
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from evals.synthetic import HashedEmbeddings
from memory import Memory
from memory.errors import EncoderMismatchError
from memory.long_term.consolidation import Leaving
from memory.long_term.reindex import reindex
from memory.long_term.shelf import Shelf
from memory.long_term.store import MemoryStore
from memory.long_term.writing import Source, file_facts
from memory.records import Evidence, Fact, Turn

USER = "ada"
PLACE = ("torture", "writes")
_MANY = 1_000_000
_INDEXED = 1500
_START = datetime(2026, 1, 1, tzinfo=UTC)

Acknowledge = Callable[[str], None]


class Job(NamedTuple):
    """One kind of work. `rounds` is how often a process doing it was killed so far."""

    work: Callable[[str, int, Acknowledge], None]
    losses: Callable[[str, Sequence[str], int], list[str]]


def opened(url: str, seed: int = 0) -> MemoryStore:
    """Open the store as every process of the torture does."""
    return MemoryStore(url, encoder=HashedEmbeddings(seed), fields=("text",), busy_timeout_s=60)


def integrity(url: str) -> list[str]:
    """Return what SQLite itself finds wrong with the file."""
    connection = sqlite3.connect(url.removeprefix("sqlite:///"))
    try:
        found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    finally:
        connection.close()
    return [] if found == ["ok"] else found


def _write(url: str, seed: int, acknowledge: Acknowledge) -> None:
    store = opened(url)
    for number in itertools.count():
        key = f"{seed}-{number}"
        store.put(PLACE, key, {"text": f"walnut {key}"})
        acknowledge(key)


def written_losses(url: str, acknowledged: Sequence[str], rounds: int) -> list[str]:
    """Compare what is listed and what is found by a query with what was acknowledged."""
    with opened(url) as store:
        listed = Counter(item.key for item in store.search(PLACE, limit=_MANY))
        found = Counter(item.key for item in store.search(PLACE, query="walnut", limit=_MANY))
    lost = [f"acknowledged and not there: {key}" for key in acknowledged if listed[key] != 1]
    lost += [f"listed and not found: {key}" for key in listed if found[key] != 1]
    # One put of each killed process may be there without its acknowledgement, and no more than one.
    if len(listed) > len(acknowledged) + rounds:
        lost.append(f"{len(listed)} items, {len(acknowledged)} acknowledged, {rounds} rounds")
    return lost


def move_house(shelf: Shelf, seed: int, number: int) -> str:
    """File that the user lives somewhere else now; returns where."""
    value = f"Town {seed} {number}"
    fact = Fact(attribute="location", value=value, text=f"The user lives in {value}.")
    heard = Evidence(thread=str(seed), message=str(number), quote=value)
    file_facts(shelf, [fact], Source(heard), _START + timedelta(seconds=seed * 100_000 + number))
    return value


def _supersede(url: str, seed: int, acknowledge: Acknowledge) -> None:
    shelf = Shelf(opened(url), USER)
    for number in itertools.count():
        acknowledge(move_house(shelf, seed, number))


def superseded_losses(url: str, acknowledged: Sequence[str], rounds: int) -> list[str]:
    """Look for a lost home, two homes at once, and a home that gave way to nothing."""
    with opened(url) as store:
        records = Shelf(store, USER).records()
    values = Counter(record.value for record in records)
    ids = {record.id for record in records}
    lost = [f"acknowledged and not there: {value}" for value in acknowledged if values[value] != 1]
    active = [record.value for record in records if record.status == "active"]
    if acknowledged and len(active) != 1:
        lost.append(f"{len(active)} homes at once: {active}")
    return lost + [
        f"half superseded: {record.value}"
        for record in records
        if record.status == "superseded" and record.superseded_by not in ids
    ]


def _consolidate(url: str, seed: int, acknowledge: Acknowledge) -> None:
    memory = Memory(opened(url), clock=lambda: _START)
    for number in itertools.count():
        memory.consolidate(USER, _leaving(seed, number), thread=str(seed))
        acknowledge(f"{seed}-{number}")


def _consolidated_losses(url: str, acknowledged: Sequence[str], rounds: int) -> list[str]:
    with opened(url) as store:
        memory = Memory(store, clock=lambda: _START)
        for last in acknowledged[-1:]:
            # What the killed process was at is done again, as by a resumed graph, and what came before it.
            seed, number = map(int, last.split("-"))
            for again in (number, number + 1):
                memory.consolidate(USER, _leaving(seed, again), thread=str(seed))
        records = memory.records(USER)
    told = Counter(
        (one.thread, one.message)
        for record in records
        if record.kind == "episode" and record.status == "active"
        for one in record.evidence
    )
    lost = [f"told twice: {place}" for place, times in told.items() if times > 1]
    wanted = [tuple(name.split("-")) for name in acknowledged]
    return lost + [f"no episode: {one}" for one in wanted if not told[one[0], f"{one[1]}-told"]]


def _leaving(seed: int, number: int) -> list[Leaving]:
    told = f"I used to live near mill {seed} {number} and walked along the river there."
    return [
        Leaving(f"{number}-hello", Turn(role="user", content="Good morning!")),
        Leaving(
            f"{number}-told",
            Turn(role="user", content=told),
        ),
        Leaving(f"{number}-reply", Turn(role="assistant", content="That sounds lovely.")),
    ]


def _reindex(url: str, seed: int, acknowledge: Acknowledge) -> None:
    for turn in itertools.count():
        with opened_with_either(url) as (store, active):
            missing = _INDEXED - len(store.search(PLACE, limit=_MANY))
            store.put_many(
                (PLACE, f"{seed}-{turn}-{at}", {"text": f"walnut {seed} {at}"}) for at in range(missing)
            )
        reindex(url, HashedEmbeddings(1 - active), progress=lambda done, total: acknowledge(f"{done}"))


def _reindexed_losses(url: str, acknowledged: Sequence[str], rounds: int) -> list[str]:
    with opened_with_either(url) as (store, _):
        listed = {item.key for item in store.search(PLACE, limit=_MANY)}
        found = [item.key for item in store.search(PLACE, query="walnut", limit=_MANY)]
    lost = [] if sorted(found) == sorted(listed) else [f"{len(listed)} listed, {len(found)} found"]
    return lost + ([] if len(listed) == _INDEXED or not acknowledged else [f"{len(listed)} items left"])


@contextmanager
def opened_with_either(url: str) -> Iterator[tuple[MemoryStore, int]]:
    """Open a store of which it is not known with which of two encoders it was left."""
    for seed in (0, 1):
        try:
            store = opened(url, seed)
        except EncoderMismatchError:
            continue
        with store:
            yield store, seed
        return
    raise EncoderMismatchError("The store was left with neither encoder.")


JOBS = {
    "writes": Job(_write, written_losses),
    "supersessions": Job(_supersede, superseded_losses),
    "consolidation": Job(_consolidate, _consolidated_losses),
    "reindex": Job(_reindex, _reindexed_losses),
}
