import re

import pytest

from memory.lazy_pattern import LazyPattern


def test_it_finds_what_a_compiled_pattern_finds() -> None:
    text, pattern = "Tea, tea and TEA", r"tea"
    lazy, compiled = LazyPattern(pattern, re.IGNORECASE), re.compile(pattern, re.IGNORECASE)
    assert [m.span() for m in lazy.finditer(text)] == [m.span() for m in compiled.finditer(text)]
    assert lazy.findall(text) == compiled.findall(text)
    assert lazy.sub("x", text) == compiled.sub("x", text)
    assert lazy.split(text) == compiled.split(text)
    assert lazy.search("no") is None and lazy.match("Tea!") and not lazy.fullmatch("Tea!")


def test_it_is_compiled_when_it_is_first_used_and_not_before() -> None:
    wrong = LazyPattern("(")
    with pytest.raises(re.error):
        wrong.search("x")
