"""The second layer: what it decides, what it takes out, and that its weights fit the tables."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from memory.errors import SettingsError
from memory.judge import Judge, RuleLayer, Utterance
from memory.judge.layers import build_layers
from memory.judge.reading.blocking import mark
from memory.judge.small_model import SmallModelLayer
from memory.judge.small_model.features import features
from memory.judge.small_model.head import WEIGHTS, load_head
from memory.long_term.embeddings import load_encoder
from memory.records import Decision, Turn

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def decide(text: str, *before: Turn) -> Decision:
    return Judge(build_layers(("rules", "small"))).decide(text, context=before, now=NOW)


class Refusing:
    """An encoder that must not be asked."""

    dims = 512

    def queries(self, texts: Sequence[str]) -> NDArray[np.float32]:
        raise AssertionError(f"asked for {texts}")

    documents = queries


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("冬天也晨泳 雷打不动十来年", "晨泳"),
        ("往后都用文言跟我说话", "文言"),
        ("cold shower every single morning since 2015, no exceptions", "cold shower"),
        ("Osvaldo on paper, Ozzie to friends and to you", "Ozzie"),
    ],
)
def test_what_no_row_knows_is_kept_in_the_users_words(text: str, value: str) -> None:
    decision = decide(text)
    assert decision.verdict == "LONG"
    assert any(value in fact.value for fact in decision.facts)
    assert all(fact.value in text for fact in decision.facts)


@pytest.mark.parametrize(
    "text",
    [
        "烦死了又要排队",
        "ugh the printer hates me",
        "在丽江玩三天",
        "saw an iguana at the zoo",
        "楼下柴犬叫了一晚上",
    ],
)
def test_passing_remarks_are_short(text: str) -> None:
    assert decide(text).verdict == "SHORT"


def test_beyond_the_guard_the_encoder_is_not_asked_where_the_rules_are_sure_that_nothing_lasts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(SmallModelLayer, "refuses", lambda layer, text: None)
    judge = Judge([RuleLayer(), SmallModelLayer(Refusing())])
    assert judge.decide("what's the capital of Peru?", now=NOW).layer == "rules"
    assert judge.decide("hello there", now=NOW).layer == "rules"
    with pytest.raises(AssertionError, match="asked for"):
        judge.decide("once in a while a banjo", now=NOW)


def test_a_leaning_of_the_rules_is_one_of_its_signs() -> None:
    utterance = Utterance.of("please remember the boiler is serviced every March", now=NOW)
    lean = RuleLayer().judge(utterance)
    assert lean is not None
    assert lean.confidence < 0.9
    assert decide("please remember the boiler is serviced every March").facts == lean.facts


def test_the_weights_are_small_hold_no_objects_and_know_the_signs_of_today() -> None:
    assert WEIGHTS.stat().st_size < 1_000_000
    with np.load(WEIGHTS, allow_pickle=False) as stored:
        assert {part.dtype.kind for part in stored.values()} <= {"f", "U"}
    encoder = load_encoder()
    utterance = Utterance.of("每天早上喝茶，以后别放糖？", now=NOW)
    seen = features(utterance, mark(utterance), encoder)
    assert set(seen.signs) & set(load_head().signs)
    assert 0 <= load_head().long(seen) <= 1


def test_layers_are_settings_and_a_fork_adds_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (
        "from memory.records import Decision\n"
        "class PetLayer:\n"
        "    name = 'pets'\n"
        "    def judge(self, utterance):\n"
        "        if 'gecko' not in utterance.folded.text:\n"
        "            return None\n"
        "        return Decision(verdict='SHORT', confidence=1, reason='no geckos', layer='pets')\n"
    )
    (tmp_path / "pet_layer.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    judge = Judge(build_layers(("pet_layer:PetLayer", "rules")))
    assert judge.decide("I have a gecko called Max", now=NOW).layer == "pets"
    assert judge.decide("I have a cat called Max", now=NOW).layer == "rules"


@pytest.mark.parametrize("name", ["dice", "nowhere:Layer", "memory.judge:Nothing", "llm"])
def test_a_layer_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(SettingsError, match=name.split(":")[0]):
        build_layers((name,))


@pytest.mark.parametrize(
    "text",
    [
        "Lisbon is gorgeous in autumn",
        pytest.param(
            "Naples was so crowded in August",
            marks=pytest.mark.xfail(reason="at even chances, kept as said", strict=False),
        ),
    ],
)
def test_an_opinion_on_a_place_is_nothing_of_a_persons(text: str) -> None:
    assert decide(text).facts == ()


@pytest.mark.parametrize("text", ["Between us, my salary is 70k", "Just between us, my wage is 30k"])
def test_talk_of_pay_is_no_employer_and_begins_after_the_aside(text: str) -> None:
    facts = decide(text).facts
    assert all(one.attribute != "employer" and not one.value.lower().startswith("just") for one in facts)
    assert all(not one.value.startswith("Between") for one in facts)
