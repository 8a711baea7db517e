from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from memory.long_term.embeddings import load_encoder
from memory.short_term.topic import SWITCHED_AFTER, still_away


class Angles:
    """Encodes a text that is a number of degrees as that direction; all others have nothing in common."""

    def documents(self, texts: Sequence[str]) -> NDArray[np.float32]:
        rows = np.zeros((len(texts), 2 + len(texts)), dtype=np.float32)
        for at, text in enumerate(texts):
            if text.isdigit():
                rows[at, :2] = np.cos(np.radians(float(text))), np.sin(np.radians(float(text)))
            else:
                rows[at, 2 + at] = 1.0
        return rows


def test_one_remark_beside_the_topic_is_no_switch_and_coming_back_undoes_it() -> None:
    encoder = Angles()
    away = still_away(["0", "0", "0", "180"], 0, encoder)
    assert away == 1 < SWITCHED_AFTER
    assert still_away(["0", "0", "0", "180", "0"], away, encoder) == 0


def test_two_in_a_row_are_a_switch() -> None:
    encoder = Angles()
    away = still_away(["0", "0", "0", "180"], 0, encoder)
    assert still_away(["0", "0", "0", "180", "180"], away, encoder) == SWITCHED_AFTER


def test_with_too_little_before_there_is_no_topic_to_leave() -> None:
    assert still_away(["0", "180"], 0, Angles()) == 0
    assert still_away(["0"], 5, Angles()) == 0


@pytest.mark.parametrize(
    ("same", "other"),
    [
        (
            ["红烧肉要炖多久？", "炖肉放几勺酱油？", "排骨焯水要不要加姜？", "糖色怎么炒才不苦？"],
            ["护照过期了怎么换？", "签证照片有什么要求？"],
        ),
        (
            ["How long do I roast a chicken?", "Which herbs go with roast chicken?", "Do I rest the meat?"],
            ["How do I renew a passport?", "What photo does the visa need?"],
        ),
    ],
)
def test_the_bundled_encoder_tells_a_switch_from_staying(same: list[str], other: list[str]) -> None:
    encoder, away = load_encoder(), 0
    for at in range(1, len(same) + 1):
        away = still_away(same[:at], away, encoder)
    assert away < SWITCHED_AFTER
    for at in range(1, len(other) + 1):
        away = still_away([*same, *other[:at]], away, encoder)
    assert away >= SWITCHED_AFTER
