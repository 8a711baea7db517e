"""Texts are cut into what both languages can be found by."""

import pytest

from memory.long_term.tokens import tokenize


def test_chinese_is_cut_into_characters_and_pairs() -> None:
    assert tokenize("咖啡豆") == ["咖", "啡", "豆", "咖啡", "啡豆"]


def test_traditional_and_simplified_are_the_same() -> None:
    assert tokenize("喜歡聽音樂") == tokenize("喜欢听音乐")


def test_full_width_case_and_accents_make_no_difference() -> None:
    assert tokenize("Ｃａｆé PYTHON") == tokenize("cafe python") == ["cafe", "python"]


@pytest.mark.parametrize(("one", "other"), [("running", "runs"), ("allergies", "allergy"), ("dog's", "dogs")])
def test_forms_of_an_english_word_are_the_same(one: str, other: str) -> None:
    assert tokenize(one) == tokenize(other)


def test_words_that_differ_stay_apart() -> None:
    assert not set(tokenize("peanut")) & set(tokenize("pea"))
    assert not set(tokenize("上海")) & set(tokenize("青岛"))


@pytest.mark.parametrize(
    "text", ["What is it that you are?", "你是什么", "的了吗", "", " \n", "?!。，", "🍵"]
)
def test_function_words_and_signs_leave_nothing(text: str) -> None:
    assert tokenize(text) == []


def test_languages_mix_without_a_space() -> None:
    assert tokenize("我用Python写backend") == tokenize("我用 Python 写 backend")
    assert {"python", "backend", "写"} <= set(tokenize("我用Python写backend"))


def test_addresses_and_numbers_are_kept_whole_and_in_parts() -> None:
    tokens = tokenize("mail ada.byron@example.com before 15:30 on 2026-11-29, it costs 3.50")
    assert {"ada.byron@example.com", "byron", "15:30", "2026-11-29", "2026", "3.50"} <= set(tokens)


@pytest.mark.parametrize("text", ["\ud83d 茶", "茶\0", "{茶} {{x}} %s", "a" * 5000 + " 茶"])
def test_no_text_is_too_odd(text: str) -> None:
    assert "茶" in tokenize(text)


def test_no_token_contains_white_space() -> None:
    assert all(
        not any(char.isspace() for char in token)
        for token in tokenize("a\u3000b 茶\u00a0水 e\u2028f tea\tpot")
    )
