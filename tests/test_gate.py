"""The no-match gate, in both languages, on the set of `evals/gate_data.py`."""

import math
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from evals.gate_data import ANSWERED, TOLD, UNANSWERED
from memory import Memory, PastTurn
from memory.long_term.asking import read_question
from memory.long_term.gate import _bar, by_chance, is_small_talk
from memory.long_term.store import MemoryStore
from memory.settings import MemorySettings

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def memory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Memory]:
    folder: Path = tmp_path_factory.mktemp("gate")
    with MemoryStore(f"sqlite:///{folder / 'm.db'}", fields=("text",)) as store:
        memory = Memory(store, clock=lambda: NOW)
        memory.import_turns("ada", [PastTurn(f"t{at}", "m", "", text, NOW) for at, text in enumerate(TOLD)])
        yield memory


def test_of_a_hundred_questions_without_an_answer_hardly_any_finds_something(memory: Memory) -> None:
    assert len(UNANSWERED) == 100
    found = [question for question in UNANSWERED if memory.recall("ada", question).hits]
    assert len(found) <= 6, found


def test_most_paraphrases_find_what_they_ask_for_without_a_word_in_common(memory: Memory) -> None:
    right = 0
    for question, told in zip(ANSWERED, TOLD, strict=True):
        right += any(hit.record.value == told for hit in memory.recall("ada", question).hits[:3])
    assert right >= 23


def test_among_many_memories_more_is_needed(tmp_path: Path) -> None:
    question, answer = "What boat did I buy?", "I bought a second-hand kayak last summer"
    words = [f"The {colour} {thing} is {state}" for colour in ("red", "grey", "old", "new", "tall")
             for thing in ("gate", "lorry", "jar", "fence", "lamp", "stove", "ladder", "drum", "rope", "tent")
             for state in ("broken", "clean", "sold out", "in the shed", "ready", "too loud", "wet", "painted")]  # fmt: skip
    bars = {}
    with MemoryStore(f"sqlite:///{tmp_path / 'm.db'}", fields=("text",)) as store:
        memory = Memory(store, clock=lambda: NOW)
        for user, others in (("few", words[:20]), ("many", words)):
            turns = [PastTurn(f"t{at}", "m", "", text, NOW) for at, text in enumerate([answer, *others])]
            memory.import_turns(user, turns)
            recall = memory.recall(user, question)
            hits = sorted([*recall.hits, *recall.dropped], key=lambda hit: -hit.score)
            assert hits[0].record.value == answer
            bars[user] = by_chance(hits, MemorySettings())
            assert {hit.explain["among"] for hit in hits} == {1.0 + len(others)}
    assert bars["few"] == 0
    assert bars["many"] == pytest.approx(2 * (math.sqrt(2 * math.log(401)) - math.sqrt(2 * math.log(60))))


@pytest.mark.parametrize(
    "text", ["你好", "早上好呀", "谢谢你！", "哈哈哈", "hello", "hi there, how are you?", "Thanks a lot!"]
)
def test_a_greeting_calls_for_no_memory(text: str) -> None:
    assert is_small_talk(text)


@pytest.mark.parametrize(
    "text",
    ["你好，我住在哪里？", "hi, where do I live?", "谢谢你上次推荐的书叫什么", "How do I make good tea?"],
)
def test_a_question_behind_a_greeting_is_no_small_talk(text: str) -> None:
    assert not is_small_talk(text)


def test_what_was_held_back_is_told_with_its_terms(memory: Memory) -> None:
    recall = memory.recall("ada", "What does inflation mean?")
    assert recall.hits == ()
    assert recall.dropped
    assert {"match", "nearby", "conversation", "speaker", "date"} <= set(recall.dropped[0].explain)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("what did I pay for the violin strings?", "My neighbour's boiler broke on Sunday night."),
        ("小提琴的弦我花了多少钱？", "邻居家的锅炉周日晚上坏了。"),
    ],
)
def test_a_turn_that_has_nothing_to_do_with_the_question_follows_nothing(
    tmp_path: Path, asked: str, told: str
) -> None:
    found = {"en": "I paid forty pounds for new violin strings.", "zh": "小提琴换弦花了我三百块。"}
    with MemoryStore(f"sqlite:///{tmp_path / 'm.db'}", fields=("text",)) as store:
        memory = Memory(store, clock=lambda: NOW)
        turns = [*found.values(), told]
        memory.import_turns("ada", [PastTurn(f"t{at}", "m", "", text, NOW) for at, text in enumerate(turns)])
        shown = [hit.record.value for hit in memory.recall("ada", asked).hits]
    assert set(shown) & set(found.values())
    assert told not in shown


def test_a_statement_needs_more_than_a_question() -> None:
    settings, nothing = MemorySettings(), read_question("", NOW)
    asks = _bar("where does my sister teach these days?", nothing, settings)
    tells = _bar("my colleague teaches somewhere these days", nothing, settings)
    assert tells - asks == pytest.approx(settings.gate_statement)
