"""What no row can take apart is kept in the user's own words, with what belongs to it in its sentence."""

from datetime import UTC, datetime

import pytest

from memory.judge.small_model.verbatim import as_said
from memory.judge.utterance import Utterance

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("message", "clauses", "lasting", "kept"),
    [
        ("they asked me to sing, every Friday, I said yes", [1], [0, 1, 2], ["they asked me to sing, every Friday, I said yes"]),
        ("they asked me to sing, every Friday, I said yes", [0, 1], [0, 1], ["they asked me to sing, every Friday"]),
        ("the bus is late. they asked me to sing on Fridays", [1], [0, 1], ["they asked me to sing on Fridays"]),
        ("社区请我教书法，每周二下午，我答应了", [1], [0, 1, 2], ["社区请我教书法，每周二下午，我答应了"]),
        ("挺好的，我教书法", [0], [0], []),
    ],
)  # fmt: skip
def test_a_clause_is_kept_with_those_beside_it_that_last(
    message: str, clauses: list[int], lasting: list[int], kept: list[str]
) -> None:
    found = as_said(Utterance.of(message, now=NOW), clauses, lasting)
    assert [fact.value for fact in found] == kept
    assert {fact.attribute for fact in found} <= {"other"}


def test_no_more_is_kept_than_can_be_read_at_a_glance() -> None:
    message = ", ".join(f"we went to the {n}th village of the valley" for n in range(12))
    (found,) = as_said(Utterance.of(message, now=NOW), [0], list(range(12)))
    assert 80 < len(found.value) <= 160
