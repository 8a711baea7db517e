"""What time it is, for a model that cannot know."""

from typing import Annotated
from zoneinfo import ZoneInfoNotFoundError

from langchain_core.tools import ToolException

from memory.clock import clock_in
from tools.declaring import Run, agent_tool


@agent_tool
def current_time(
    runtime: Run,
    timezone: Annotated[str, "IANA name: 'Asia/Shanghai', 'Europe/Berlin'; empty for the user's own"] = "",
) -> str:
    """Return the current date, weekday and time."""
    try:
        now = clock_in(timezone or getattr(runtime.context, "timezone", "local"))()
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise ToolException(
            f"No time zone is called {timezone!r}: use an IANA name such as Asia/Shanghai."
        ) from error
    return f"{now:%Y-%m-%d %H:%M %Z}, {now:%A}"
