from typing import Any

import pytest

from graph.agent import Agent
from graph.context import Context, context_of
from memory import SettingsError


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"userid": "ada"}, "no 'userid'"),
        ({"window_tokens": 3}, "'window_tokens' cannot be 3"),
        ({"strategy": "newest"}, "'strategy' cannot be 'newest'"),
        ({"timezone": "Mars/Olympus"}, "no time zone"),
    ],
)
def test_a_wrong_knob_is_one_line_that_names_it(agent: Agent, given: dict[str, Any], says: str) -> None:
    def run() -> None:
        messages: Any = {"messages": [("user", "hi")]}
        unchecked: Any = given
        agent.invoke(messages, {"configurable": {"thread_id": "t"}}, context=unchecked)

    for attempt in (run, lambda: Context(**given), lambda: context_of(given)):
        with pytest.raises(SettingsError, match=says) as error:
            attempt()
        assert "\n" not in str(error.value)


def test_numbers_given_as_text_are_understood() -> None:
    assert context_of({"user_id": "ada", "window_tokens": "900"}).window_tokens == 900
    assert context_of(None) == Context()
