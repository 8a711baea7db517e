import random

import pytest

from memory.guard.clean import clean, simplified, unmask


@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("a\x00b", "ab"),
        ("a\x07\x1b[31mb\x7f\x85", "a[31mb"),
        ("line\r\nline\rline\n\ttab", "line\nline\nline\n\ttab"),
        ("\ud83d\ude00", "😀"),
        ("lone \ud83d end", "lone \ufffd end"),
        ("\ude00\ud83d", "\ufffd\ufffd"),
        ("pay \u202e001\u202c now", "pay 001 now"),
        ("\u2067\u05e9\u05dc\u05d5\u05dd\u2069 \u202aabc\u202c", "\u05e9\u05dc\u05d5\u05dd abc"),
        ("", ""),
    ],
)
def test_what_cannot_be_stored_is_removed_or_replaced(text: str, stored: str) -> None:
    assert clean(text) == stored


@pytest.mark.parametrize(
    "text",
    [
        "👨‍👩‍👧 👍🏽 ❤️",
        "ＡＢＣ１２３，。",
        '{name} {{x}} {"k": 1} %s $HOME',
        "é e\u0301 ﬁ",
        "  spaces \u3000 kept  ",
        "zero\u200bwidth",
        "\u05e9\u05dc\u05d5\u05dd\u200f! \u0645\u0631\u062d\u0628\u0627\u061c 3\u200e",
    ],
)
def test_all_else_stays_as_the_user_wrote_it(text: str) -> None:
    assert clean(text) == text


def _random_texts(pieces: list[str]) -> list[str]:
    chance = random.Random(11)
    return ["".join(chance.choices(pieces, k=chance.randrange(12))) for _ in range(500)]


def test_cleaned_text_can_always_be_encoded_and_is_clean() -> None:
    for text in _random_texts([*"a中😀\ud83d\ude00\udfff\x00\x1b\x85\r\n\t\u200d"]):
        cleaned = clean(text)
        assert cleaned.encode("utf-8").decode("utf-8") == clean(cleaned)


def test_every_position_of_an_unmasked_text_leads_back_to_the_original() -> None:
    for text in _random_texts([*"a1中：，①ｆ\u200b\ufeff\u00ad😀👍🏽е\u0301\ufe0f"]):
        plain, positions = unmask(text)
        assert len(positions) == len(plain) + 1
        assert list(positions) == sorted(set(positions)) and positions[-1] == len(text)
        assert all(unmask(text[positions[i]])[0] == char for i, char in enumerate(plain))


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("ｐａｓｓ：１２", "pass:12"),
        ("p\u200ba\u00adss", "pass"),
        ("раss", "pass"),
        ("①２³", "123"),
        ("密\ufeff码", "密码"),
    ],
)
def test_disguised_letters_and_digits_are_unmasked(text: str, plain: str) -> None:
    assert unmask(text)[0] == plain


def test_simplified_keeps_positions() -> None:
    assert simplified("下週五後天電話") == "下周五后天电话"
    assert simplified("plain ascii") == "plain ascii"
