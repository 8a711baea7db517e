import io

from rich.console import Console

from app.demo import run_demo
from app.play import play
from app.script import Conversation, conversations
from graph.agent import Agent
from graph.context import Context

OFFLINE = Context(chat_model="offline")


def script(**after: object) -> Conversation:
    sessions = [{"thread": "t", "turns": [{"say": "我叫小雨"}]}]
    return Conversation.model_validate({"title": "t", "user": "u", "sessions": sessions, "after": after})


def test_all_five_conversations_come_out_as_written() -> None:
    console = Console(file=io.StringIO(), width=160)
    passed = run_demo(console, "offline")
    output = console.file
    assert isinstance(output, io.StringIO)
    assert passed, output.getvalue()[-3000:]
    for shown in ("SHORT", "LONG", "移出窗口的轮数", "长期记忆", "understood as"):
        assert shown in output.getvalue()
    assert len(conversations()) == 5


def test_a_missing_memory_is_a_failure(agent: Agent) -> None:
    wanted = script(must_hold=[{"attribute": "name", "contains": "小雨"}, {"attribute": "age"}])
    assert play(agent, wanted, OFFLINE, lambda line, state: None) == ["u lacks age"]


def test_a_forbidden_memory_is_a_failure(agent: Agent) -> None:
    (failure,) = play(agent, script(must_not_hold=[{"contains": "小雨"}]), OFFLINE, lambda line, state: None)
    assert "must not hold “小雨”" in failure


def test_a_wrong_answer_is_a_failure_only_where_answers_count(agent: Agent) -> None:
    sessions = [{"thread": "t", "turns": [{"say": "我叫小雨", "answer": ["小风"]}]}]
    wrong = Conversation.model_validate({"title": "t", "user": "u", "sessions": sessions, "after": {}})
    assert play(agent, wrong, OFFLINE, lambda line, state: None)
    assert not play(agent, wrong, OFFLINE, lambda line, state: None, answers=False)
