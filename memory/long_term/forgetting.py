"""Taking a memory out for good."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from memory import metrics
from memory.long_term.asked_thing import AskedThing
from memory.long_term.episodes import cites, place_of, without_lines, without_quotes
from memory.long_term.person_meant import said_of
from memory.long_term.shelf import Shelf
from memory.records import Record

_SHORTEST_ID = 6


class Receipt(NamedTuple):
    """Proof of what was forgotten: ids only, since the text is gone."""

    user: str
    forgotten: tuple[str, ...]


def forget(shelf: Shelf, records: Iterable[Record], person: AskedThing | None = None) -> Receipt:
    """Replace records by tombstones that hold no text, and return which.

    With a `person` also what was said of that person, and the lines of episodes that name them.

    The message that said it may also be quoted as evidence of other facts and stand in an episode: those
    quotes are blanked, and an episode loses the lines of that message; it goes where no other is
    left. A tombstone keeps the id and the places (thread,
    message) that had said it, so that consolidating an old thread does not bring it back; saying it anew
    does.
    """
    chosen = {record.id: record for record in records if record.status != "forgotten"}
    named: set[tuple[str, str]] = set()
    if person is not None:
        held = [record for record in shelf.records() if record.status != "forgotten"]
        named = {place_of(e) for r in held for e in r.evidence if e.quote and person.held_by(e.quote)}
        chosen = {r.id: r for r in chosen.values() if r.kind != "episode"}
        chosen |= {r.id: r for r in held if said_of(r, person)}
    places = named | {place_of(e) for record in chosen.values() for e in record.evidence}

    def draft() -> tuple[list[Record], list[str]]:
        touched: list[Record] = []
        for record in shelf.records():
            if record.id in chosen:
                touched.append(_tombstone(record))
            elif record.kind == "episode" and cites(record, places):
                touched.append(without_lines(record, places) or _tombstone(record))
            elif cites(record, places):
                touched.append(without_quotes(record, places))
        return touched, [record.id for record in touched if record.status == "forgotten"]

    gone = shelf.revise(draft)
    for _ in gone:
        metrics.count_change("forgotten")
    shelf.flush()
    return Receipt(shelf.user, tuple(sorted(gone, key=lambda rid: rid not in chosen)))


def _tombstone(record: Record) -> Record:
    places = tuple(e.model_copy(update={"quote": ""}) for e in record.evidence)
    return record.model_copy(
        update={
            "status": "forgotten",
            "text": "",
            "value": "",
            "speaker": "",
            "domains": (),
            "task": None,
            "evidence": places,
        }
    )


def only(records: Sequence[Record], wanted: str) -> list[Record]:
    """Return the one record whose id begins with `wanted`, six characters or more; else []."""
    if len(wanted) < _SHORTEST_ID:
        return []
    fitting = [record for record in records if record.id.startswith(wanted)]
    return fitting if len(fitting) == 1 else []
