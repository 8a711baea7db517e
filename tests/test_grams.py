"""What a pattern needs, and that a text which has nothing of it is never one that the pattern matches."""

import gc
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from memory.grams import DIGIT, EDGE, Hints, Text, required
from memory.judge import Judge
from memory.judge.reading.folding import fold
from memory.lazy_pattern import LazyPattern
from memory.records import Decision

NOW = datetime(2026, 11, 25, 10, tzinfo=UTC)
SENTENCES = [
    line.split("\t")[4]
    for language in ("en", "zh")
    for line in (Path("evals/sentences") / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
]


def decisions(messages: list[str]) -> list[Decision]:
    judge = Judge()
    return [judge.decide(message, now=NOW) for message in messages]


def test_the_judge_decides_the_same_where_every_pattern_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    messages = SENTENCES[::30]
    skipping = decisions(messages)
    monkeypatch.setattr(Text, "held", -1)
    assert decisions(messages) == skipping


def test_no_pattern_matches_a_text_that_lacks_what_it_needs() -> None:
    decisions(SENTENCES[::300])  # so that the tables are made
    gc.unfreeze()  # what an agent's first turn froze is not listed
    patterns = [one for one in gc.get_objects() if isinstance(one, LazyPattern) and one.bit]
    assert len(patterns) > 500
    entered = [(one.bit, re.compile(one.pattern, one.flags).search, one.pattern) for one in patterns]
    for text in (Text(fold(sentence).text) for sentence in SENTENCES[::30]):
        for bit, search, pattern in entered:
            assert text.held & bit or search(text) is None, (text, pattern)


@pytest.mark.parametrize(
    ("pattern", "needs"),
    [
        (r"(?:cat|dog)s?", [{"cat", "dog"}]),
        (r"\b(?:if|may)\b", [{f"{EDGE}if{EDGE}", f"{EDGE}may{EDGE}"}]),
        (r"不[吃喝]", [{"不吃", "不喝"}, {"不"}]),
        (r"\d+", [{DIGIT}]),
        (r"(?<=with )[a-z]", [{"with"}]),
        (r"\b我", [{"我"}]),
        (r"(?:cat|dog).*(?:park|wood)", [{"park", "wood"}, {"cat", "dog"}]),
        (r"(?i)Cat", [{"cat"}]),
    ],
)
def test_what_a_pattern_needs_is_derived_from_what_it_spells_out(pattern: str, needs: list[set[str]]) -> None:
    assert required(pattern) == tuple(map(frozenset, needs))


@pytest.mark.parametrize("pattern", [r"a*", r"(?:cat|\w+)", r"(?a)cat", r"(?a:cat)", r"[^a]", r"(?!cat)"])
def test_nothing_is_promised_of_a_pattern_that_may_match_anything(pattern: str) -> None:
    assert required(pattern) == ()


@pytest.mark.parametrize("written", ["KISS", "\u212a\u0130\u017fs", "k\u0131ss"])
def test_a_pattern_that_ignores_case_is_searched_in_all_that_it_takes_for_its_letters(written: str) -> None:
    kiss = LazyPattern("kiss", re.IGNORECASE)
    assert kiss.search(Text(written)) and kiss.match(Text(written)) and list(kiss.finditer(Text(written)))
    assert kiss.search(Text("KILN")) is None and LazyPattern("kiss").search(Text(written)) is None


def test_a_text_that_is_stripped_keeps_what_it_holds() -> None:
    text = Text(" tea. ")
    assert text.strip() == "tea." and type(text.strip(" .")) is Text
    assert LazyPattern("tea").search(text.strip(" ."))


def test_a_text_in_which_nothing_is_replaced_stays_one() -> None:
    text = Text("tea")
    assert LazyPattern("milk").sub("x", text) is text and LazyPattern("tea").sub("x", text) == "x"


def test_a_part_is_searched_though_the_whole_did_not_match() -> None:
    begins = LazyPattern(r"^i work")
    whole = Text("and i work")
    assert begins.search(whole) is None and begins.search(whole) is None
    part = whole.part(4, len(whole))
    assert part == "i work" and begins.search(part)


def test_a_part_that_begins_within_a_word_has_an_edge_of_its_own() -> None:
    works = LazyPattern(r"\bwork\b")
    assert works.search(Text("homework")) is None
    assert works.search(Text("homework").part(4, 8)) and works.search(Text("workshop").part(0, 4))


def test_a_pattern_that_is_made_after_a_text_was_read_still_finds_it() -> None:
    text = Text("tea for two")
    assert text.held
    late = LazyPattern("tea")
    assert late.search(text) and [match.group() for match in late.finditer(text)] == ["tea"]
    assert LazyPattern("milk").search(Text("tea")) is None


def test_hints_are_words_of_which_a_text_holds_one() -> None:
    hints = Hints(["rule ", "指令"])
    assert hints.within(Text("the rule is")) and hints.within(Text("新指令"))
    assert not hints.within(Text("rules")) and not hints.within(Text("")) and not Hints([]).within(Text("a"))
