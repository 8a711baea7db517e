"""Cantonese as it is typed is read as Mandarin; the user's own words are kept."""

from datetime import UTC, datetime

import pytest

from memory import Memory, Turn
from memory.judge import Judge
from memory.judge.reading.dialect import _BESIDE, _SCOTS, _WORDS, in_mandarin
from memory.judge.reading.folding import fold
from memory.long_term.store import MemoryStore

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)


@pytest.fixture
def memory(store: MemoryStore) -> Memory:
    return Memory(store)


def test_every_word_stands_for_one_of_its_own_length() -> None:
    assert all(len(word) == len(plain) for word, plain in _WORDS.items())
    assert all(len(plain) in (1, 2) for _, plain in _BESIDE)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("我唔食辣", "我不吃辣"),
        ("佢哋喺邊度", "他们在哪里"),
        ("我系做水电嘅", "我是做水电的"),
        ("我个仔对虾敏感嘅", "我儿子对虾过敏的"),
    ],
)
def test_cantonese_reads_as_mandarin(said: str, read: str) -> None:
    assert fold(said).text == read


@pytest.mark.parametrize(
    "text", ["中文系的关系", "零食和饮料", "价格敏感", "I live in Leeds", "呢称", "食堂饮食"]
)
def test_mandarin_is_left_as_it_is(text: str) -> None:
    assert in_mandarin(text) == text


@pytest.mark.parametrize(
    ("message", "attribute", "value"),
    [
        ("我叫阿強，喺旺角住，做電工嘅", "name", "阿強"),
        ("我唔食辣", "diet", "唔食辣"),
        ("我好鍾意食魚蛋", "like", "食魚蛋"),
        ("我搬咗去大埔啦", "location", "大埔"),
        ("我對蝦敏感㗎", "allergy", "蝦"),
    ],
)
def test_a_fact_keeps_the_words_it_was_told_in(message: str, attribute: str, value: str) -> None:
    assert (attribute, value) in [(f.attribute, f.value) for f in Judge().decide(message, now=NOW).facts]


@pytest.mark.parametrize("message", ["對蝦過敏會出現咩症狀", "你知唔知我住邊度", "今日好凍呀"])
def test_questions_and_remarks_state_nothing(message: str) -> None:
    assert Judge().decide(message, now=NOW).facts == ()


def test_a_correction_finds_what_it_corrects(memory: Memory) -> None:
    memory.observe("u", "我對芒果過敏", thread="t", message="1")
    before = [Turn(role="user", content="我對芒果過敏"), Turn(role="assistant", content="好的。")]
    memory.observe("u", "我食芒果冇事 係菠蘿先至敏感 你記錯咗", thread="t", message="2", context=before)
    assert [one.value for one in memory.records("u", "active")] == ["菠蘿"]


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("I cannae drive any mair", "i cannot drive any more"),
        ("retired joiner frae Dundee", "retired joiner from dundee"),
        ("ma wee dug", "my wee dog"),
    ],
)
def test_scots_reads_as_english(said: str, read: str) -> None:
    assert fold(said).text == read


@pytest.mark.parametrize("text", ["my ma says hi", "noodles", "ma lives in Cork"])
def test_english_is_left_as_it_is(text: str) -> None:
    assert fold(text).text == text.lower()


def test_a_word_of_scots_is_as_long_as_the_english_one() -> None:
    assert all(len(word) == len(plain) for word, plain in _SCOTS.items())
