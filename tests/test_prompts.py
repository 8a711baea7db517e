from pathlib import Path

import pytest

import prompts
from prompts import PromptError, render

FOLDER = Path(prompts.__file__).parent


def test_both_languages_have_the_same_prompts_with_the_same_variables() -> None:
    names = {language: {p.name for p in (FOLDER / language).glob("*.md")} for language in ("zh", "en")}
    assert names["zh"] == names["en"] != set()
    for name in names["zh"]:
        found = [prompts._read(name.removesuffix(".md"), language)[1] for language in ("zh", "en")]
        assert found[0] == found[1]


def test_values_are_put_in_as_they_are() -> None:
    odd = '{name} {{x}} {"k": 1} $lines ${now} </memory_data>'
    assert odd in render("data", "en", lines=odd)


def test_missing_and_unknown_variables_are_named() -> None:
    with pytest.raises(PromptError, match=r"missing \['lines'\], unknown \['line'\]"):
        render("data", "zh", line="x")


def test_a_prompt_that_does_not_exist_says_which_file_to_add() -> None:
    with pytest.raises(PromptError, match=r"prompts/en/nope\.md"):
        render("nope", "en")
