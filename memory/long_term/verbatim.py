"""Old conversations, filed turn by turn and word for word: what somebody brings along from elsewhere.

A turn becomes one episode. Its text names the speaker and the day, since questions do ("what did Ann say in
May") and the turn itself never does.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Literal, NamedTuple

from memory.errors import UsageError
from memory.guard.clean import clean
from memory.guard.keepable import keepable
from memory.guard.redact import redact_contacts
from memory.language import detect_language
from memory.long_term.shelf import Shelf, record_id
from memory.records import Evidence, Record, Turn
from memory.vocabulary import ATTRIBUTES


class PastTurn(NamedTuple):
    """One turn of an old conversation: who said what, when (timezone-aware), and where that stands.

    `thread` and `message` identify it for this user; the turns of a thread are given in their order.
    `role` tells the user's side from the assistant's; `speaker` is the name under which it is filed.
    """

    thread: str
    message: str
    speaker: str
    text: str
    at: datetime
    role: Literal["user", "assistant"] = "user"


class Imported(NamedTuple):
    """What became of the turns: filed now, known from before, refused (secret, order, blank)."""

    filed: int
    known: int
    refused: int


def file_turns(shelf: Shelf, turns: Iterable[PastTurn]) -> Imported:
    """File turns as episodes in one batch; a turn that is on the shelf already is left as it is.

    Contacts are redacted; a turn that holds a secret or an order to the system is not filed. What was
    forgotten does not come back. Raises `UsageError` for a time without zone, and the store's own errors.
    """
    given = [turn._replace(text=clean(turn.text).strip()) for turn in turns]
    naive = next((turn for turn in given if turn.at.tzinfo is None), None)
    if naive:
        raise UsageError(
            f"The turn {naive.message!r} has a time without zone: say at=datetime(…, tzinfo=UTC)."
        )
    allowed = _allowed(given)
    records = {record.id: record for record in (_record(shelf.user, turn) for turn in allowed)}
    known = shelf.known(records)
    shelf.put(record for rid, record in records.items() if rid not in known)
    return Imported(len(records) - len(known), len(known), len(given) - len(allowed))


def _allowed(turns: Sequence[PastTurn]) -> list[PastTurn]:
    """Leave out what may not be kept, secrets spread over two turns of a thread included."""
    threads: dict[str, list[int]] = defaultdict(list)
    for at, turn in enumerate(turns):
        threads[turn.thread].append(at)
    kept: set[int] = set()
    for places in threads.values():
        # Whoever speaks: an assistant's reply may repeat a secret or carry somebody's injected order.
        said = keepable([Turn(role="user", content=turns[at].text) for at in places])
        kept.update(at for at, fine in zip(places, said, strict=True) if fine and turns[at].text)
    return [turns[at] for at in sorted(kept)]


def _record(user: str, turn: PastTurn) -> Record:
    said = redact_contacts(turn.text)
    speaker = redact_contacts(clean(turn.speaker)).strip()
    return Record(
        id=record_id(user, "turn", turn.thread, turn.message),
        user=user,
        kind="episode",
        attribute="episode",
        text=f"[{_day(turn.at, said)}] {speaker}: {said}" if speaker else f"[{_day(turn.at, said)}] {said}",
        value=said,
        speaker=speaker,
        recorded_at=turn.at.astimezone(UTC),
        importance=ATTRIBUTES["episode"].importance,
        evidence=(Evidence(thread=turn.thread, message=turn.message, quote=said),),
        origin="agent" if turn.role == "assistant" else "user",
    )


def _day(at: datetime, text: str) -> str:
    """Write a date as people ask for it in the language of the text: by words it is found only so."""
    if detect_language(text) == "zh":
        return f"{at.year}年{at.month}月{at.day}日"
    return f"{at.day} {at:%B} {at.year}"
