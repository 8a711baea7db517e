"""The clock as an argument: what "tomorrow" means depends on where the user is."""

from collections.abc import Callable
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

Clock = Callable[[], datetime]


def clock_in(timezone: str = "local") -> Clock:
    """Return a clock for an IANA zone name, or for the machine's own zone with `local`."""
    if timezone == "local":
        return lambda: datetime.now().astimezone()
    zone = ZoneInfo(timezone)
    return lambda: datetime.now(zone)


def utc_now() -> datetime:
    """Return the present moment in UTC."""
    return datetime.now(UTC)
