"""What an episode quotes, and what is left of it once a message that it quotes holds no more.

"I work at a design institute" stands on file as a fact and, with the talk it was said in, in an episode. When
the fact gives way to another, so does the line: else both would be recalled side by side.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime

from memory.domains import domains_of
from memory.language import detect_language
from memory.records import Evidence, Record

Place = tuple[str, str]
"""The thread and the id of a message."""


def place_of(evidence: Evidence) -> Place:
    """Return where something was said."""
    return evidence.thread, evidence.message


def cites(record: Record, places: set[Place]) -> bool:
    """Tell whether a record quotes one of these messages."""
    return any(place_of(e) in places and e.quote for e in record.evidence)


def without_quotes(record: Record, places: set[Place]) -> Record:
    """Return a record with the quotes of these messages blanked; that they said it stays."""
    blanked = (e.model_copy(update={"quote": ""}) if place_of(e) in places else e for e in record.evidence)
    return record.model_copy(update={"evidence": tuple(blanked)})


def without_lines(episode: Record, places: set[Place]) -> Record | None:
    """Return an episode without what these messages said; None where no line of another message is left."""
    blanked = without_quotes(episode, places)
    lines = [e.quote for e in episode.evidence if e.quote and e.quote in episode.value]
    left = [e.quote for e in blanked.evidence if e.quote and e.quote in episode.value]
    # A quote that holds another one cannot be told from it: rather the whole episode than half of a matter.
    gone = [line for line in lines if line not in left]
    if not left or any(one in other for one in gone for other in left):
        return None
    head = episode.text[: min((at for at in map(episode.text.find, lines) if at >= 0), default=0)]
    joined = ("；" if detect_language(left[0]) == "zh" else "; ").join(left)
    return blanked.model_copy(
        update={"text": head + joined, "value": " / ".join(left), "domains": domains_of(joined)}
    )


def gave_way(record: Record, place: Place) -> bool:
    """Tell whether what a message told has been replaced or ended by a later one, not merely by its date."""
    if record.status == "superseded":
        return True
    return record.status == "expired" and place_of(record.evidence[-1]) != place


def outlived(
    closed: Sequence[Record], episodes: Iterable[Record], here: Place, now: datetime
) -> list[Record]:
    """Return the episodes as they are once facts have given way to what the message `here` says.

    Lines of the messages that told those facts go; an episode of nothing else is closed and stays as history.
    """
    places = {place_of(e) for record in closed for e in record.evidence} - {here}
    cited = [one for one in episodes if cites(one, places)]
    gone = {"status": "superseded", "valid_until": now}
    return [without_lines(one, places) or one.model_copy(update=gone) for one in cited]
