"""Questions of the same kinds in Chinese and in English, over the same made-up life: `evals/checks`."""

from pathlib import Path

import pytest

from evals.recall_data import load_conversations
from evals.recall_engines import Ours
from memory.language import detect_language
from memory.long_term.embeddings import load_encoder

CHECKS = Path(__file__).parents[1] / "evals" / "checks"


def share_found(language: str, folder: Path) -> float:
    (conversation,) = load_conversations(CHECKS / language)
    memory = Ours(load_encoder(), folder)
    memory.file(conversation.user, conversation.turns)
    shares = []
    for question in conversation.questions:
        found = set(memory.ask(conversation.user, question.text, 10).ids)
        shares.append(len(found.intersection(question.evidence)) / len(question.evidence))
    return sum(shares) / len(shares)


@pytest.mark.parametrize("language", ["zh", "en"])
def test_each_language_has_sixty_memories_and_forty_questions(language: str) -> None:
    (conversation,) = load_conversations(CHECKS / language)
    assert (len(conversation.turns), len(conversation.questions)) == (60, 40)
    assert all(detect_language(question.text) == language for question in conversation.questions)


def test_recall_finds_as_much_in_chinese_as_in_english(tmp_path: Path) -> None:
    found = {}
    for language in ("zh", "en"):
        (tmp_path / language).mkdir()
        found[language] = share_found(language, tmp_path / language)
    assert min(found.values()) >= 0.8, found
    assert abs(found["zh"] - found["en"]) <= 0.0501, found
