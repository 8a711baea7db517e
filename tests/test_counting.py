"""Tokens are counted by the model's own tokenizer where it is at hand, else estimated."""

import sys

import pytest
from langchain_core.messages import AIMessage, HumanMessage

from graph.models import count_of
from memory.counting import count_tokens, counter_for
from memory.short_term.window import fit_window, message_tokens

TEXT = "Hello there, this sentence is counted. 这句话也要数。"


def test_a_known_model_is_counted_exactly() -> None:
    count = counter_for("openai:gpt-5-mini")
    assert count("hello world") == 2  # two entries of o200k_base
    assert count("你好") == 1
    assert count("") == 0
    assert counter_for("azure_openai:gpt-4o") is not count_tokens


def test_two_generations_of_models_count_differently() -> None:
    assert counter_for("openai:gpt-4")(TEXT) != counter_for("openai:gpt-5")(TEXT)


@pytest.mark.parametrize(
    "model", ["openai:qwen3", "openai:deepseek-chat", "anthropic:claude", "offline", "", "openai:gpt-oss-20b"]
)
def test_of_any_other_model_the_tokens_are_estimated(model: str) -> None:
    assert counter_for(model) is count_tokens


def test_without_the_extra_they_are_estimated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bpe_openai", None)
    counter_for.cache_clear()
    try:
        assert counter_for("openai:gpt-5") is count_tokens
    finally:
        counter_for.cache_clear()


def test_what_looks_like_a_special_token_and_a_lone_surrogate_are_counted_as_text() -> None:
    count = counter_for("openai:gpt-5")
    assert count("<|endoftext|>") > 1
    assert count("a\ud800b") > 0


def test_auto_is_the_model_that_it_stands_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGENT_CHAT_MODEL", "openai:gpt-5")
    assert count_of("auto") is counter_for("openai:gpt-5")
    assert count_of("offline") is count_tokens


def test_the_window_is_filled_by_the_count_that_it_is_given() -> None:
    messages = [
        turn
        for at in range(20)
        for turn in (HumanMessage(f"第{at}次我们聊聊天气和午饭", id=str(at)), AIMessage("好的，慢慢聊。"))
    ]
    exact = counter_for("openai:gpt-5")
    assert sum(message_tokens(m, exact) for m in messages) < sum(message_tokens(m) for m in messages)
    assert len(fit_window(messages, 300, count=exact)) > len(fit_window(messages, 300))
    assert sum(message_tokens(m, exact) for m in fit_window(messages, 300, count=exact)) <= 300
