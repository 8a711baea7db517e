"""What a question asks for in words that no row knows, in both languages, and what does not ask for it."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest

from evals.gate_data import ANSWERED, UNANSWERED, read_lives
from evals.train_asked import read_questions
from memory import Memory
from memory.long_term.asked_for import ENCODER, NONE, WEIGHTS, features, likely_asked
from memory.long_term.embeddings import BundledEmbeddings, Encoder, load_encoder
from memory.long_term.store import MemoryStore
from memory.long_term.wanted import SURE, wanted_by
from memory.vocabulary import ATTRIBUTES
from word_embeddings import WordEmbeddings

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
CHECKS = Path(__file__).parents[1] / "evals" / "checks"


@pytest.fixture(scope="module")
def memory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Memory]:
    folder: Path = tmp_path_factory.mktemp("asked")
    with MemoryStore(f"sqlite:///{folder / 'm.db'}", fields=("text",)) as store:
        memory = Memory(store, clock=lambda: NOW)
        for user, told in (
            ("zh", ("我是一名裁缝", "我养了一只乌龟", "我对花生过敏", "我爱看纪录片", "我姐姐是护士")),
            ("en", ("I work as a tailor", "I have a tortoise", "I'm allergic to peanuts", "I love documentaries",
                    "My sister is a nurse")),
        ):  # fmt: skip
            for at, text in enumerate(told):
                memory.observe(user, text, thread="t", message=f"m{at}")
        yield memory


def found(memory: Memory, user: str, question: str) -> set[str]:
    return {hit.record.attribute for hit in memory.recall(user, question).hits}


@pytest.mark.parametrize(
    ("user", "question", "attribute"),
    [
        ("zh", "我是靠什么挣钱过日子的", "occupation"),
        ("zh", "帮我填表 职业", "occupation"),
        ("zh", "有什么是我一吃就要命的", "allergy"),
        ("en", "How do I earn the rent?", "occupation"),
        ("en", "filling in a form, what's my line of work", "occupation"),
        ("en", "which food could kill me", "allergy"),
    ],
)
def test_what_is_on_file_is_found_by_a_question_that_shares_no_word_with_it(
    memory: Memory, user: str, question: str, attribute: str
) -> None:
    assert attribute in found(memory, user, question)


@pytest.mark.parametrize(
    ("user", "question"),
    [
        ("zh", "裁判靠什么挣钱"),
        ("zh", "我同事靠什么吃饭"),
        ("zh", "我的袜子放哪了"),
        ("zh", "帮我写一份房租收据"),
        ("en", "How do referees earn their rent?"),
        ("en", "how does my colleague pay his bills"),
        ("en", "Where did I leave my socks?"),
        ("en", "write a receipt for the rent"),
    ],
)
def test_nothing_is_found_by_what_asks_for_another_or_for_nothing(
    memory: Memory, user: str, question: str
) -> None:
    assert "occupation" not in found(memory, user, question)
    assert "allergy" not in found(memory, user, question)


def test_a_job_asked_of_a_relative_is_not_the_users() -> None:
    encoder = load_encoder()
    for question in ("how does my sister earn her living", "我姐姐靠什么吃饭"):
        wanted = wanted_by(question, encoder)
        assert wanted.about == {"sister"}
        assert "family" in wanted.attributes


def test_a_taste_is_never_what_is_asked_for_however_likely() -> None:
    wanted = wanted_by("What lights me up?", load_encoder())
    assert "like" not in wanted.attributes
    assert 0 < wanted.speaks_for("like") <= 0.5


def test_what_a_row_knows_is_not_asked_of_the_head() -> None:
    assert wanted_by("what's my job?", load_encoder()).likely == {}


def test_another_encoder_and_a_long_message_are_not_asked() -> None:
    question = "How do I earn the rent?"
    assert likely_asked(question, Encoder(BundledEmbeddings(), ENCODER))["occupation"] >= SURE
    assert likely_asked(question, Encoder(WordEmbeddings(), "words")) == {}
    assert likely_asked(question, Encoder(WordEmbeddings(), ENCODER)) == {}
    assert likely_asked(question * 9, load_encoder()) == {}
    assert likely_asked(question, None) == {}


def test_a_question_mark_or_quote_of_either_script_makes_no_difference() -> None:
    vector = np.zeros(512, dtype=np.float32)
    assert (
        features("我靠什么吃饭？", vector).places.tolist()
        == features("我靠什么吃饭?", vector).places.tolist()
    )
    assert features("What’s it", vector).places.tolist() == features("what's it", vector).places.tolist()


def test_the_weights_are_small_hold_no_objects_and_name_attributes() -> None:
    assert WEIGHTS.stat().st_size < 300_000
    with np.load(WEIGHTS, allow_pickle=False) as stored:
        assert {part.dtype.kind for part in stored.values()} <= {"f", "U"}
        assert set(stored["names"].tolist()) <= {*ATTRIBUTES, NONE}


def test_both_languages_have_as_many_questions_and_none_that_is_measured() -> None:
    questions = read_questions()
    chinese = Counter(re.search(r"[\u3400-\u9fff]", one.text) is not None for one in questions)
    assert min(chinese.values()) >= 1_700
    assert {one.attribute for one in questions} <= {*ATTRIBUTES, NONE}
    measured = {plain(text) for text in (*ANSWERED, *UNANSWERED)}
    for life in read_lives().values():
        measured |= {plain(text) for text in (*life.never, *(text for _, text in life.asks))}
    for file in CHECKS.glob("*/questions.jsonl"):
        lines = file.read_text(encoding="utf-8").splitlines()
        measured |= {plain(json.loads(line)["question"]) for line in lines}
    assert {plain(one.text) for one in questions}.isdisjoint(measured)
    assert len({plain(one.text) for one in questions}) == len(questions)


def plain(text: str) -> str:
    return re.sub(r"[\s\W]", "", text.casefold())
