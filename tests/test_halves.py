"""Two questions in one message, each complete in itself."""

import pytest

from memory.judge.reading.halves import halves


@pytest.mark.parametrize(
    ("question", "parts"),
    [
        ("what's my name and where do I live?", ("what's my name", "where do I live")),
        ("what's my aunt called and where's she from?", ("what's my aunt called", "where is my aunt from")),
        ("who is Denny and what does he do?", ("who is Denny", "what does Denny do")),
        ("what does my brother do and where?", ("what does my brother do", "where is my brother")),
        ("我老婆叫啥，干啥的？", ("我老婆叫啥", "我老婆干啥的")),
        ("我叫什么，哪里人？", ("我叫什么", "我哪里人")),
        ("我爷爷住哪，多大年纪了？", ("我爷爷住哪", "我爷爷多大年纪了")),
    ],
)
def test_each_half_names_whom_it_asks_about(question: str, parts: tuple[str, ...]) -> None:
    assert halves(question) == parts


@pytest.mark.parametrize(
    "question",
    [
        "do I like tea and coffee?",
        "what do my mum and dad do?",
        "When and where is the wedding?",
        "who is my sister engaged to and what does he do?",
        "I live in Bath and work in Bristol",
        "好的，我喜欢什么？",
        "我养了什么宠物，叫什么？",
        "我住在常州，在苏州上班",
    ],
)
def test_one_question_stays_whole(question: str) -> None:
    assert halves(question) == (question,)


@pytest.mark.parametrize("text", ["？？？？", "???", "?", "🎂?", "，，？", "and?"])
def test_marks_alone_are_one_question(text: str) -> None:
    assert halves(text) == (text,)
