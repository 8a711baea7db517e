"""A second look at what was taken out of a message: what is likely wrong is kept in the user's own words."""

from collections.abc import Sequence
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest

from evals.train_second_look import TAKEN, Taken
from memory.judge import Judge, RuleLayer
from memory.judge.layers import build_layers
from memory.judge.small_model import second_look
from memory.judge.small_model.second_look import SecondLook
from memory.judge.small_model.traits import traits
from memory.judge.utterance import Known, Utterance
from memory.long_term.embeddings import load_encoder
from memory.records import Decision, Fact

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def told(message: str, *known: Known) -> set[tuple[str, str, str]]:
    judge = Judge(build_layers(("rules", "small"), encoder=load_encoder()))
    decision = judge.decide(message, now=NOW, on_file=lambda: known)
    return {(fact.attribute, fact.value, fact.op) for fact in decision.facts}


def doubting(monkeypatch: pytest.MonkeyPatch, *values: str) -> None:
    """Let the head take the facts of these values for wrong and all others for right."""

    def chance(look: SecondLook, fact: Fact, decision: Decision, utterance: Utterance) -> float:
        return 0.0 if fact.value in values else 1.0

    monkeypatch.setattr(SecondLook, "chance", chance)


@pytest.mark.parametrize(
    ("message", "attribute", "words"),
    [
        pytest.param(
            "社区请我去教书法，每周二下午，我答应了，没工资",
            "habit",
            "教书法",
            marks=pytest.mark.xfail(
                reason="the habit is trusted, its first clause tells too little", strict=False
            ),
        ),
    ],
)
def test_what_was_cut_wrongly_is_kept_as_it_was_said(message: str, attribute: str, words: str) -> None:
    assert any(kind == attribute and words in value for kind, value, _ in told(message))
    assert not any(kind == "like" for kind, _, _ in told(message))


def test_what_is_trusted_stays_as_it_was_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    message = "I'm a welder, and I'm allergic to penicillin"
    before = told(message)
    doubting(monkeypatch)
    assert told(message) == before == {("occupation", "welder", "add"), ("allergy", "penicillin", "add")}


def test_a_doubted_fact_takes_the_place_of_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    doubting(monkeypatch, "Truro")
    assert told("I live in Truro with my two brothers") == {
        ("location", "I live in Truro with my two brothers", "add")
    }
    home = Known("location", "Bude", None, "user")
    assert not any(op != "add" for _, _, op in told("I live in Truro with my two brothers", home))


def test_what_another_fact_of_the_clause_says_is_not_said_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    message = "I'm a welder in Hull and I keep bees in the garden"
    values = {value for _, value, _ in told(message)}
    assert {"Hull", "welder"} <= values
    doubting(monkeypatch, "Hull")
    assert {value for _, value, _ in told(message)} == values - {"Hull"}


def test_a_change_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    doubting(monkeypatch, "Perth")
    leeds = Known("location", "Leeds", None, "user")
    assert ("location", "Perth", "update") in told("I don't live in Leeds any more, I live in Perth", leeds)


@pytest.mark.parametrize(("lasts", "kept"), [(0.0, set()), (1.0, {"I'm allergic to penicillin and latex"})])
def test_what_passes_leaves_nothing_of_what_is_doubted(
    lasts: float, kept: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    message = "I'm allergic to penicillin and latex"
    doubting(monkeypatch, *(value for _, value, _ in told(message)))
    monkeypatch.setattr(second_look, "load_head", lambda: SimpleNamespace(long=lambda seen: lasts))
    assert {value for _, value, _ in told(message)} == kept


@pytest.mark.parametrize("layer", ["llm", "pets"])
def test_what_another_layer_decided_stands(layer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    doubting(monkeypatch, "Truro")
    fact = Fact(attribute="location", value="Truro", text="The user lives in Truro")
    decision = Decision(verdict="LONG", confidence=1.0, reason="", layer=layer, facts=(fact,))
    utterance = Utterance.of("I live in Truro with my two brothers", now=NOW)
    assert SecondLook(load_encoder()).checked(decision, utterance) is decision


def test_a_layer_of_ones_own_may_look_again() -> None:
    class NoNames:
        name = "no names"

        def judge(self, utterance: Utterance) -> Decision | None:
            return None

        def checked(self, decision: Decision, utterance: Utterance) -> Decision:
            kept = tuple(fact for fact in decision.facts if fact.attribute != "name")
            return decision.model_copy(update={"facts": kept})

    decision = Judge([RuleLayer(), NoNames()]).decide("My name is Ada, I'm a welder", now=NOW)
    assert [fact.attribute for fact in decision.facts] == ["occupation"]


def shown(message: str, value: str, facts: Sequence[str] = ()) -> set[str]:
    fact = Fact(attribute="habit", value=value, text=value)
    decision = Decision(verdict="LONG", confidence=1.0, reason="", layer="rules", rule="habit", facts=(fact,))
    return traits(Utterance.of(message, now=NOW), fact, decision)


def test_traits_tell_a_whole_clause_from_a_cut_one() -> None:
    assert "begins, ends" in shown("I swim at dawn, then I work", "I swim at dawn")
    cut = shown("I swim at dawn, then I work", "swim at")
    assert {"goes on, stops short", "behind dawn", "before i", "habit: first swim"} <= cut
    assert "not verbatim" in shown("I swim at dawn", "swims at night")


def test_the_marked_facts_can_be_read_and_hold_both_kinds() -> None:
    lines = [line for file in TAKEN.glob("*.jsonl") for line in file.read_text(encoding="utf-8").splitlines()]
    right = [fact.right for line in lines for fact in Taken.model_validate_json(line).facts]
    assert len(right) > 5_000
    assert 0.7 < sum(right) / len(right) < 0.85
