"""Where no rule is sure what a message refers to, a chat model is asked, and believed only as far as checked."""

import json
from collections.abc import Sequence

import pytest

from memory.asked_model import AskedModel
from memory.records import Turn
from memory.short_term.asked_reference import points_back, resolve_by_model
from memory.short_term.reference import Understood
from scripted_chat import Scripted

ROOMS = [
    Turn(role="user", content="any room left for Friday?"),
    Turn(role="assistant", content="Yes: the attic for 80 euros, quiet, or the blue room by the garden."),
]
STALLS = [
    Turn(role="user", content="夜市有什么好吃的"),
    Turn(role="assistant", content="东边那排卖烤生蚝，西边那排卖糖水。"),
]


def answer(text: str, of: str) -> str:
    return json.dumps({"text": text, "of": of}, ensure_ascii=False)


def resolved(said: str, message: str, before: Sequence[Turn], seconds: float = 5) -> Understood | None:
    return resolve_by_model(message, before=before, model=AskedModel(Scripted(text=said), seconds, "test"))


@pytest.mark.parametrize(
    ("message", "before", "text", "of"),
    [
        ("how much is that quiet one?", ROOMS, "how much is the attic?", "the attic"),
        ("does it have the garden?", ROOMS, "does the blue room have the garden?", "the blue room"),
        ("西边那个贵吗？", STALLS, "西边那排卖糖水的贵吗？", "糖水"),
        ("那个甜的呢？", STALLS, "糖水呢？", "糖水"),
    ],
)
def test_a_message_that_points_back_is_what_the_model_says(
    message: str, before: list[Turn], text: str, of: str
) -> None:
    assert resolved(answer(text, of), message, before) == Understood(text, of, "model")
    assert resolved(f"<think>{{}}</think>```json\n{answer(text, of)}\n```", message, before) is not None


@pytest.mark.parametrize(
    "said",
    [
        answer("how much is the castle?", "the castle"),
        answer("how much is the attic in winter?", "the attic"),
        answer("how much is it?", "the attic"),
        answer("", ""),
        answer("how much is that one?", "the attic"),
        '{"text": ["the attic"], "of": "the attic"}',
        '{"text": "how much is the attic?"',
        "I'm not sure which one you mean.",
        "",
    ],
)
def test_what_nobody_named_and_what_is_no_answer_resolve_nothing(said: str) -> None:
    assert resolved(said, "how much is that one?", ROOMS) is None


@pytest.mark.parametrize(
    "message",
    [
        "how much is that one?",
        "does he live near there?",
        "the blue one",
        "和刚才那家比呢？",
        "她喜欢什么颜色？",
        "还有别的吗",
    ],
)
def test_a_short_question_or_a_bare_phrase_may_point_back(message: str) -> None:
    assert points_back(message)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "I live in Leeds",
        "what's the capital of Peru?",
        "I think that's a wonderful idea and my brother agrees",
        "我住在苏州",
        "秘鲁的首都是哪里？",
        "what did it say? " * 20,
    ],
)
def test_what_is_complete_or_long_calls_no_model(message: str) -> None:
    model = Scripted(text=answer("x", "x"), asked=[])
    assert resolve_by_model(message, before=ROOMS, model=AskedModel(model, 5, "test")) is None
    assert model.asked == []


def test_with_nothing_said_before_no_model_is_called() -> None:
    model = Scripted(text=answer("x", "x"), asked=[])
    assert resolve_by_model("how much is that one?", before=[], model=AskedModel(model, 5, "test")) is None
    assert model.asked == []


def test_a_model_that_is_late_or_fails_resolves_nothing() -> None:
    for model in (Scripted(hangs=True), Scripted(error=ConnectionError("down"))):
        asked = AskedModel(model, 0.05, "test")
        assert resolve_by_model("how much is that one?", before=ROOMS, model=asked) is None


def test_secrets_said_before_are_not_shown_to_the_model() -> None:
    model = Scripted(text="", asked=[])
    before = [*ROOMS, Turn(role="user", content="my password is Tulip-99x")]
    resolve_by_model("how much is that one?", before=before, model=AskedModel(model, 5, "test"))
    assert len(model.asked) == 1
    assert "Tulip-99x" not in model.asked[0]
    assert "attic" in model.asked[0]
