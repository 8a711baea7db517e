"""Several things named in one breath are one list, not the first of them."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)


def values(message: str) -> list[str]:
    return [fact.value for fact in Judge().decide(message, now=NOW).facts]


@pytest.mark.parametrize(
    ("message", "value"),
    [
        ("I'm allergic to bees, wasps and penicillin", "bees, wasps and penicillin"),
        ("I'm allergic to bees, wasps, and penicillin", "bees, wasps, and penicillin"),
        ("I like hiking, swimming and old films", "hiking, swimming and old films"),
        ("我对花生、虾和芒果过敏", "花生、虾和芒果"),
    ],
)
def test_a_list_is_kept_to_its_end(message: str, value: str) -> None:
    assert value in values(message)


@pytest.mark.parametrize(
    ("message", "value"),
    [
        ("I like tea, please", "tea"),
        ("I hate olives, sorry", "olives"),
        ("I like tea, what about you", "tea"),
    ],
)
def test_what_is_no_thing_ends_the_list(message: str, value: str) -> None:
    assert values(message) == [value]
