"""How a message mentions what is on file."""

import pytest

from memory.judge.reading.folding import fold
from memory.judge.small_model.mentions import around, mention, told


@pytest.mark.parametrize(
    ("sentence", "core"),
    [
        ("The user's pet: whippet", "whippet"),
        ("The user's name is Odile", "odile"),
        ("The user lives in Didcot", "didcot"),
        ("The user is allergic to kiwi", "kiwi"),
        ("用户的物品：格力空调", "格力空调"),
        ("用户住在宜春", "宜春"),
        ("用户对猫毛过敏", "猫毛过敏"),
    ],
)
def test_the_frame_of_a_sentence_is_no_part_of_it(sentence: str, core: str) -> None:
    assert told(fold(sentence).text) == core


def test_all_of_a_sentence_is_found_where_the_message_says_it() -> None:
    text = fold("my dog's a lurcher, you've got her down as a whippet").text
    found = mention(text, fold("The user's pet: whippet").text, "en")
    assert found is not None
    assert text[found.start : found.end] == "whippet"
    assert found.share == 1
    assert "mention behind down as a" in set(around(text, found))


def test_parts_of_words_and_single_letters_are_no_mention() -> None:
    assert mention("carpets are dusty", "the user's pet: carp", "en") is None
    assert mention("他去年走了", "用户的职业：教师", "zh") is None


def test_a_number_is_a_mention_however_short() -> None:
    found = mention("it's 7 not 9", "the user's event: 9", "en")
    assert found is not None
    assert found.start == 11
