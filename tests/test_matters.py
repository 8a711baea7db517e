"""A question and a memory are compared by what they are about, in either language and however worded."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from evals.train_asked import QUESTIONS
from memory import Memory
from memory.long_term.embeddings import Encoder, load_encoder
from memory.long_term.matters import WEIGHTS, Matter, matter_of
from memory.long_term.store import MemoryStore
from memory.vocabulary import ATTRIBUTES


@pytest.fixture(scope="module")
def encoder() -> Encoder:
    return load_encoder()


@pytest.fixture(scope="module")
def memory(tmp_path_factory: pytest.TempPathFactory, encoder: Encoder) -> Iterator[Memory]:
    folder = tmp_path_factory.mktemp("matters")
    store = MemoryStore(f"sqlite:///{folder / 'm.sqlite'}", encoder=encoder, fields=("text",))
    yield Memory(store)
    store.close()


def asked(question: str, encoder: Encoder) -> Matter:
    matter = matter_of(question, encoder)
    assert matter is not None
    return matter


PAIRS = [
    ("Which song do I never tire of?", "The user likes folk music", "The user likes dumplings"),
    ("What hurts when I walk far?", "The user broke their ankle twice", "The user's name is Orla"),
    ("我听什么歌最多？", "用户喜欢听摇滚", "用户喜欢吃饺子"),
    ("我床边放着哪类读物？", "用户睡前爱读推理小说", "用户每天骑车上班"),
    ("What do I drive?", "用户开一辆旧卡车", "用户每天喝绿茶"),
]


@pytest.mark.parametrize(("question", "same", "other"), PAIRS)
def test_what_is_about_the_same_agrees_more_than_what_is_not(
    encoder: Encoder, question: str, same: str, other: str
) -> None:
    agreement, _ = asked(question, encoder).compare(encoder.documents([same, other]))
    assert agreement[0] > 2 * agreement[1]


def test_two_tastes_for_different_things_are_apart_and_two_for_the_same_are_not(encoder: Encoder) -> None:
    told = encoder.documents(["The user likes jazz", "The user supports Aston Villa"])
    _, apart = asked("Which football team do I support?", encoder).compare(told)
    assert apart.tolist() == [1, 0]


def test_a_question_rules_out_an_attribute_under_which_its_matter_is_never_filed(encoder: Encoder) -> None:
    assert asked("我的鞋穿多大的？", encoder).rules_out("age")
    assert not asked("我今年多大？", encoder).rules_out("age")


@pytest.mark.parametrize(
    ("told", "question"),
    [
        ("I love brass bands", "Which football team do I support?"),
        ("我特别爱吃凉皮", "我最喜欢的电影是哪部？"),
    ],
)
def test_one_taste_is_no_answer_to_a_question_for_another(memory: Memory, told: str, question: str) -> None:
    memory.observe(told, told, thread="t", message="m")
    assert not memory.recall(told, question).hits


def test_a_fact_is_found_by_its_matter_without_a_word_in_common(memory: Memory) -> None:
    memory.observe("ida", "I ride an old motorbike at weekends", thread="t", message="m")
    assert memory.recall("ida", "What two-wheeler do I own?").hits
    memory.observe("abo", "我每周日去花鸟市场", thread="t", message="m")
    assert memory.recall("abo", "礼拜天我一般在哪儿待着？").hits


def test_another_encoder_and_a_long_message_have_no_matter(encoder: Encoder) -> None:
    class Other:
        name = "other"

        def queries(self, texts: tuple[str, ...]) -> np.typing.NDArray[np.float32]:
            raise AssertionError

        documents = queries

    assert matter_of("What do I drive?", Other()) is None
    assert matter_of("What do I drive? " * 20, encoder) is None


def test_the_weights_are_small_hold_no_objects_and_file_matters_under_attributes() -> None:
    assert Path(WEIGHTS).stat().st_size < 300_000
    with np.load(WEIGHTS, allow_pickle=False) as stored:
        assert {name for names in stored["filed"].tolist() for name in names.split()} <= set(ATTRIBUTES)


def test_both_languages_have_as_many_texts() -> None:
    zh, en = (
        len((QUESTIONS / f"matters_{one}.tsv").read_text(encoding="utf-8").splitlines())
        for one in ("zh", "en")
    )
    assert abs(zh - en) < 0.1 * zh
