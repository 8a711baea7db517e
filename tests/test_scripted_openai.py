import json
import urllib.request
from typing import Any, cast

import openai
import pytest
from langchain_core.messages.ai import AIMessageChunk, add_ai_message_chunks
from langchain_core.tools import tool
from langchain_openai import ChatOpenAI

from evals.scripted_openai import Call, Cut, Refuse, Reply, ScriptedOpenAI, Slow, calls, scripted_openai


@tool
def remember(text: str) -> str:
    """Keep a text."""
    return text


def model(server: ScriptedOpenAI, **options: Any) -> ChatOpenAI:
    return ChatOpenAI(base_url=server.url, api_key="x", model="scripted", **({"max_retries": 0} | options))


def streamed(server: ScriptedOpenAI, **options: Any) -> AIMessageChunk:
    first, *rest = model(server, **options).bind_tools([remember]).stream("hi")
    return add_ai_message_chunks(
        cast(AIMessageChunk, first), *(cast(AIMessageChunk, chunk) for chunk in rest)
    )


def test_a_plain_reply_arrives_whole_and_the_request_is_recorded() -> None:
    with scripted_openai(["你好，张三！"]) as server:
        answer = model(server).invoke("hi")
    assert answer.content == "你好，张三！"
    assert answer.response_metadata["finish_reason"] == "stop"
    assert [message["content"] for message in server.requests[0]["messages"]] == ["hi"]
    assert server.remaining == 0


def test_a_plain_reply_is_streamed_in_pieces() -> None:
    with scripted_openai(["one two three four"]) as server:
        pieces = [chunk.content for chunk in model(server).stream("hi") if chunk.content]
    assert "".join(map(str, pieces)) == "one two three four"
    assert len(pieces) > 1


def test_usage_is_streamed_only_when_it_was_asked_for() -> None:
    with scripted_openai(["yes", "no"]) as server:
        assert streamed(server, stream_usage=True).usage_metadata is not None
        assert streamed(server, stream_usage=False).usage_metadata is None


def test_tool_calls_arrive_with_their_arguments_and_different_ids() -> None:
    both = calls(Call("remember", {"text": "靠窗的座位"}), Call("remember", {"text": "tea"}))
    with scripted_openai([both]) as server:
        answer = model(server).bind_tools([remember]).invoke("hi")
    assert [call["args"] for call in answer.tool_calls] == [{"text": "靠窗的座位"}, {"text": "tea"}]
    assert len({call["id"] for call in answer.tool_calls}) == 2


def test_streamed_tool_calls_are_put_together_from_pieces() -> None:
    both = calls(
        Call("remember", {"text": "靠窗的座位"}), Call("remember", {"text": "tea"}), text="One moment"
    )
    with scripted_openai([both]) as server:
        answer = streamed(server)
    assert answer.content == "One moment"
    assert [call["args"] for call in answer.tool_calls] == [{"text": "靠窗的座位"}, {"text": "tea"}]


@pytest.mark.parametrize("ask", ["invoke", "stream"])
def test_invalid_json_arguments_reach_the_client_as_invalid(ask: str) -> None:
    with scripted_openai([calls(Call("remember", "text: tea"))]) as server:
        bound = model(server).bind_tools([remember])
        answer = bound.invoke("hi") if ask == "invoke" else streamed(server)
    [bad] = answer.invalid_tool_calls
    assert (bad["name"], bad["args"]) == ("remember", "text: tea")
    assert answer.tool_calls == []


def test_arguments_that_break_off_are_invalid_in_one_piece_but_mended_by_a_streaming_client() -> None:
    broken = calls(Call("remember", '{"text": "tea, but no'))
    with scripted_openai([broken, broken]) as server:
        whole = model(server).bind_tools([remember]).invoke("hi")
        mended = streamed(server)
    assert whole.tool_calls == []
    assert [call["args"] for call in mended.tool_calls] == [{"text": "tea, but no"}]


@pytest.mark.parametrize("ask", ["invoke", "stream"])
def test_an_empty_reply_has_neither_text_nor_calls(ask: str) -> None:
    with scripted_openai([Reply()]) as server:
        answer = model(server).invoke("hi") if ask == "invoke" else streamed(server)
    assert answer.content == ""
    assert answer.tool_calls == []


def test_a_refusal_is_repeated_by_a_client_that_may_repeat() -> None:
    with scripted_openai([Refuse(429), Refuse(500), "at last"]) as server:
        assert model(server, max_retries=2).invoke("hi").content == "at last"
        assert len(server.requests) == 3


@pytest.mark.parametrize(
    ("status", "error"), [(429, openai.RateLimitError), (500, openai.InternalServerError)]
)
def test_a_refusal_is_an_error_for_a_client_that_may_not(status: int, error: type[Exception]) -> None:
    with scripted_openai([Refuse(status)]) as server, pytest.raises(error):
        model(server).invoke("hi")


def test_a_stream_cut_in_the_middle_breaks_after_its_first_pieces() -> None:
    received: list[str] = []
    with scripted_openai([Cut("half of an answer")]) as server, pytest.raises(openai.APIConnectionError):
        for chunk in model(server).stream("hi"):
            received.append(str(chunk.content))
    assert "".join(received) == "half of an answer"


def test_an_answer_cut_in_the_middle_is_a_connection_error() -> None:
    with scripted_openai([Cut("half of an answer")]) as server, pytest.raises(openai.APIConnectionError):
        model(server).invoke("hi")


def test_a_slow_answer_runs_into_the_timeout_of_the_client() -> None:
    with scripted_openai([Slow(Reply("late"))]) as server, pytest.raises(openai.APITimeoutError):
        model(server, timeout=0.05).invoke("hi")


def test_a_step_may_be_computed_from_the_request() -> None:
    with scripted_openai(lambda body: body["messages"][-1]["content"].upper()) as server:
        assert model(server).invoke("tea").content == "TEA"
        assert model(server).invoke("milk").content == "MILK"


def test_a_request_beyond_the_script_fails_the_test() -> None:
    script_ended = pytest.raises(AssertionError, match="after the end of the script")
    with script_ended, scripted_openai([]) as server, pytest.raises(openai.BadRequestError):
        model(server).invoke("hi")


def test_the_models_are_listed() -> None:
    with scripted_openai([]) as server, urllib.request.urlopen(f"{server.url}/models") as answer:
        assert json.load(answer)["data"][0]["id"] == "scripted"
