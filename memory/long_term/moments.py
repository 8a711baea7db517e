"""Times as the tables hold them: microseconds since 1970 in UTC, which sort and compare anywhere."""

from datetime import UTC, datetime, timedelta

MINUTE = 60_000_000
"""In microseconds."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def microseconds(moment: datetime) -> int:
    """Return a timezone-aware moment as microseconds since 1970."""
    return (moment - _EPOCH) // timedelta(microseconds=1)


def moment(microseconds: int) -> datetime:
    """Undo `microseconds`; exact until the year 2255, since a float holds every integer up to 2**53."""
    return datetime.fromtimestamp(microseconds / 1e6, UTC)
