from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from memory.condense import condense, sentences
from memory.counting import count_tokens
from memory.long_term.embeddings import load_encoder

LINES = [
    "The trip to Norway starts in June.",
    "In Norway we take the night train to Bodø.",
    "My shoelace broke.",
    "The Norway trip ends with a ferry.",
]


class Topics:
    """Encodes a text by its topic, so that what is central is known beforehand."""

    def documents(self, texts: Sequence[str]) -> NDArray[np.float32]:
        rows = [[1.0, 0.0] if "Norway" in text else [0.0, 1.0] for text in texts]
        return np.asarray(rows, dtype=np.float32)


def test_all_lines_come_back_when_all_fit() -> None:
    assert condense(LINES, 1000, Topics()) == LINES


def test_the_central_lines_stay_word_for_word_and_in_order() -> None:
    budget = sum(count_tokens(line) for line in LINES) - 1
    assert condense(LINES, budget, Topics()) == [LINES[0], LINES[1], LINES[3]]


def test_a_weight_lifts_a_line_over_more_central_ones() -> None:
    budget = count_tokens(LINES[2]) + 1
    assert condense(LINES, budget, Topics(), [1, 1, 9, 1]) == [LINES[2]]


def test_the_budget_holds_with_the_real_encoder_in_both_languages() -> None:
    lines = [f"第{n}次会议讨论了预算和人手的问题。" for n in range(40)] + LINES
    kept = condense(lines, 100, load_encoder())
    assert kept
    assert sum(map(count_tokens, kept)) <= 100
    assert [line for line in lines if line in kept] == kept


def test_a_line_that_alone_exceeds_the_budget_is_left_out() -> None:
    assert condense(["很" * 500, "短句。"], 50, load_encoder()) == ["短句。"]


def test_sentences_are_cut_in_both_languages_but_not_inside_numbers() -> None:
    assert sentences("我住杭州。你呢？好！") == ["我住杭州。", "你呢？", "好！"]
    assert sentences("I paid 3.50 there. It was fine. OK?") == ["I paid 3.50 there", "It was fine", "OK?"]
