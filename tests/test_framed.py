"""Words of a role, a quotation or a text to work on, beside the user's own that begin or end alike."""

from datetime import UTC, datetime

import pytest

from memory.judge.small_model.framed import is_framed
from memory.judge.utterance import Utterance
from memory.long_term.embeddings import load_encoder

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def _framed(text: str) -> bool:
    return is_framed(Utterance.of(text, now=NOW), load_encoder())


@pytest.mark.parametrize(
    "text",
    [
        "pretend this is a play. I'm a baker in Cadiz, you're my landlord",
        "put this into Spanish - I am a baker and I have three dogs",
        "这句话英文怎么写：我姐姐是护士，我们住在苏州",
        "来演一段 我是掌柜 姓钱 你是来讨债的",
    ],
)
def test_words_in_a_frame_are_not_the_users(text: str) -> None:
    assert _framed(text)


@pytest.mark.parametrize(
    "text",
    [
        "I'm a baker in Cadiz and I have three dogs",
        "married, two kids, we live above the shop",
        "我在苏州当护士，有个姐姐",
        "put this into Spanish. by the way I'm a baker, so keep the bread words",
        "先把这段翻成英文。另外我是护士，用词专业点",
        "I'm a baker",
    ],
)
def test_what_people_say_of_themselves_is_theirs(text: str) -> None:
    assert not _framed(text)
