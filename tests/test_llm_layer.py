import json
from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from memory.judge import Judge
from memory.judge.llm import LlmLayer
from memory.judge.llm_reply import read_reply
from memory.records import Decision, Turn
from scripted_chat import Scripted

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
FACT = '{"attribute": "like", "value": "brass bands", "op": "add", "about": "user"}'
GOOD = f'{{"long": true, "facts": [{FACT}]}}'
MESSAGE = 'brass bands {do} it for me, "always"'


def judged(model: Scripted, message: str = MESSAGE, context: Sequence[Turn] = ()) -> Decision:
    judge = Judge([LlmLayer(model, deadline_s=5)])
    return judge.decide(message, context=context, now=NOW)


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        f"```json\n{GOOD}\n```",
        f"Here is my verdict: {GOOD} Hope that helps!",
        f"<think>maybe {{not}} </think>{GOOD}",
        f'{{"note": 1}} and then {GOOD}',
        GOOD.replace('"op": "add", ', ""),
    ],
)
def test_a_verdict_is_found_however_it_is_wrapped(text: str) -> None:
    decision = judged(Scripted(text=text))
    assert decision.verdict == "LONG"
    assert decision.layer == "llm"
    assert [fact.value for fact in decision.facts] == ["brass bands"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "I'm sorry, I can't help with that.",
        GOOD[:-3],
        '{"long": "maybe", "facts": []}',
        '{"long": true, "facts": "none"}',
        '{"long": true, "facts": [{"attribute": 3, "value": "brass bands"}]}',
        '{"long": true, "facts": []}',
        "[1, 2]",
        "{" * 500,
        "null",
    ],
)
def test_what_cannot_be_read_is_an_abstention(text: str) -> None:
    decision = judged(Scripted(text=text))
    assert (decision.verdict, decision.rule) == ("SHORT", "doubt")


@pytest.mark.parametrize(
    "fact",
    [
        {"attribute": "like", "value": "jazz"},
        {"attribute": "mood", "value": "brass bands"},
        {"attribute": "like", "value": " "},
        {"attribute": "episode", "value": "brass bands"},
    ],
)
def test_what_the_user_did_not_say_is_not_kept(fact: dict[str, str]) -> None:
    assert judged(Scripted(text=json.dumps({"long": True, "facts": [fact]}))).verdict == "SHORT"


def test_a_deletion_may_name_what_an_earlier_turn_said() -> None:
    ended = {"long": True, "facts": [{"attribute": "habit", "value": "night shifts", "op": "delete"}]}
    turns = [Turn(role="user", content="I do night shifts")]
    decision = judged(Scripted(text=json.dumps(ended)), "that's behind me, thank goodness", turns)
    assert [(fact.op, fact.value) for fact in decision.facts] == [("delete", "night shifts")]
    assert judged(Scripted(text=json.dumps(ended)), "that's behind me").verdict == "SHORT"


def test_a_model_that_fails_is_an_abstention() -> None:
    assert judged(Scripted(error=ConnectionError("down"))).rule == "doubt"


def test_a_model_that_does_not_answer_in_time_is_left_behind() -> None:
    judge = Judge([LlmLayer(Scripted(hangs=True), deadline_s=0.05)])
    assert judge.decide(MESSAGE, now=NOW).rule == "doubt"


def test_the_message_goes_to_the_model_as_data_and_secrets_of_earlier_turns_do_not() -> None:
    model = Scripted(text=GOOD, asked=[])
    judged(model, MESSAGE, [Turn(role="user", content="my password is Tulip-99x")])
    assert json.dumps(MESSAGE) in model.asked[0]
    assert "Tulip-99x" not in model.asked[0]


def test_a_layer_that_is_sure_saves_the_call() -> None:
    from memory.judge.layers import build_layers

    model = Scripted(text=GOOD, asked=[])
    judge = Judge(build_layers(("rules",), model=model))
    assert judge.decide("what's the capital of Peru?", now=NOW).layer == "rules"
    assert model.asked == []
    assert judge.decide(MESSAGE, now=NOW).layer == "llm"


def test_the_first_object_that_is_a_verdict_counts() -> None:
    reply = read_reply('{"a": {"long": 1}} {"long": false}')
    assert reply is not None
    assert not reply.long
