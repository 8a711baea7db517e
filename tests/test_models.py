import pytest
from langchain_core.messages import HumanMessage

from evals.scripted_openai import Call, Cut, Refuse, Reply, ScriptedOpenAI, calls, scripted_openai
from graph.models import (
    ChatModelError,
    ConnectionCutError,
    EmptyReplyError,
    ask,
    load_chat_model,
    resolve_chat_model,
)
from graph.offline import OfflineChatModel
from memory.errors import SettingsError
from tools import TOOLS


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    def use(server: ScriptedOpenAI) -> None:
        monkeypatch.setenv("OPENAI_BASE_URL", server.url)
        monkeypatch.setenv("OPENAI_API_KEY", "test")

    return use


def test_without_a_key_the_model_is_offline() -> None:
    assert resolve_chat_model("auto") == "offline"
    assert isinstance(load_chat_model("auto"), OfflineChatModel)


def test_a_key_or_a_named_model_changes_what_auto_means(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "test")
    assert resolve_chat_model("auto").startswith("openai:")
    monkeypatch.setenv("AGENT_CHAT_MODEL", "openai:qwen3")
    assert resolve_chat_model("auto") == "openai:qwen3"
    assert resolve_chat_model("offline") == "offline"


@pytest.mark.parametrize("name", ["gpt", "nope:x", "openai:x", ""])
def test_a_model_that_cannot_be_loaded_says_what_to_do(name: str) -> None:
    with pytest.raises(SettingsError, match=r"offline|_API_KEY") as caught:
        load_chat_model(name)
    assert "\n" not in str(caught.value)


def test_tool_calls_that_come_in_pieces_are_put_together(serve) -> None:  # type: ignore[no-untyped-def]
    with scripted_openai([calls(Call("remember", {"content": "我喜欢“{茶}”"}))]) as server:
        serve(server)
        reply = ask("openai:scripted", [HumanMessage("记住")], TOOLS)
    assert [(c["name"], c["args"]) for c in reply.tool_calls] == [("remember", {"content": "我喜欢“{茶}”"})]
    assert {t["function"]["name"] for t in server.requests[0]["tools"]} == {t.name for t in TOOLS}


def test_a_busy_server_is_asked_again(serve) -> None:  # type: ignore[no-untyped-def]
    with scripted_openai([Refuse(429), Refuse(500), "done"]) as server:
        serve(server)
        assert ask("openai:scripted", [HumanMessage("hi")], TOOLS).text == "done"


def test_a_server_that_keeps_failing_is_one_clear_error(serve) -> None:  # type: ignore[no-untyped-def]
    with scripted_openai(lambda body: Refuse(500, "boom {x}")) as server:
        serve(server)
        with pytest.raises(ChatModelError, match="could not answer") as caught:
            ask("openai:scripted", [HumanMessage("hi")], TOOLS)
    assert "\n" not in str(caught.value)


def test_a_cut_connection_is_told_apart_so_that_it_can_be_repeated(serve) -> None:  # type: ignore[no-untyped-def]
    with scripted_openai(lambda body: Cut("half an ans")) as server:
        serve(server)
        with pytest.raises(ConnectionCutError):
            ask("openai:scripted", [HumanMessage("hi")], TOOLS)


def test_an_empty_reply_is_an_error_and_not_an_answer(serve) -> None:  # type: ignore[no-untyped-def]
    with scripted_openai([Reply(""), Reply(" \n")]) as server:
        serve(server)
        with pytest.raises(EmptyReplyError, match="answered with nothing"):
            ask("openai:scripted", [HumanMessage("hi")], TOOLS)


@pytest.mark.parametrize("nothing", ["", '{"name": "forget", "arguments": {"query": "tea"}}'])
def test_an_unfit_reply_is_asked_for_once_more_without_tools(serve, nothing: str) -> None:  # type: ignore[no-untyped-def]
    with scripted_openai([Reply(nothing), "here"]) as server:
        serve(server)
        assert ask("openai:scripted", [HumanMessage("hi")], TOOLS).text == "here"
    assert ["tools" in body for body in server.requests] == [True, False]
