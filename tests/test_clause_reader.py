"""What each clause of a message tells, and what is kept of it."""

from datetime import UTC, datetime

import pytest

from evals.labelled_messages import read_messages
from memory.judge import Judge
from memory.judge.layers import build_layers
from memory.judge.reading.folding import fold
from memory.judge.small_model.clause_check import without_passing, without_what_only_ends
from memory.judge.small_model.clause_reader import MOST, NOTHING, WEIGHTS, Reading, load_weights, read_clauses
from memory.judge.utterance import Utterance
from memory.long_term.embeddings import load_encoder
from memory.records import Fact, Language
from memory.vocabulary import ATTRIBUTES

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
JUDGE = Judge(build_layers(("rules", "small")))


def kept(message: str) -> set[tuple[str, str]]:
    return {(fact.attribute, fact.value) for fact in JUDGE.decide(message, now=NOW).facts}


def readings(message: str) -> list[Reading]:
    return read_clauses(Utterance.of(message, now=NOW), load_encoder())


@pytest.mark.parametrize(
    ("message", "attributes"),
    [
        ("one wasp sting and my throat closes", {0: "allergy"}),
        ("Galway reared me, though Bristol is home now", {0: "hometown", 1: "location"}),
        ("芹菜一沾嘴就满脸包，车厘子能吃一筐", {0: "allergy", 1: "like"}),
        ("阿婆八十七了，耳背", {0: "family"}),
    ],
)
def test_each_clause_has_a_matter_of_its_own(message: str, attributes: dict[int, str]) -> None:
    told = readings(message)
    assert {at: told[at].attribute for at in attributes} == attributes


@pytest.mark.parametrize(
    "message", ["what a day, rain and no bus", "堵了一路，腿都麻了", "translate this: hello"]
)
def test_a_passing_clause_tells_nothing(message: str) -> None:
    assert all(one.tells < 0.3 for one in readings(message))


def test_what_is_likely_sums_up_and_a_long_message_is_read_in_part() -> None:
    told = readings(", ".join(f"we have {n} hens" for n in range(2 * MOST)))
    assert len(told) == MOST
    assert all(sum(one.attributes.values()) == pytest.approx(1) for one in told)
    assert all(0 <= one.tells <= 1 for one in told)


@pytest.mark.parametrize(
    ("message", "attribute", "words"),
    [
        ("one hornet sting and I swell up like a balloon", "allergy", "one hornet sting"),
        ("type 1 diabetic, on insulin four times a day", "other", "type 1 diabetic"),
        ("night shifts at the bakery, have done since school", "occupation", "bakery"),
        ("一到柳絮天就喷嚏不停 眼睛肿成核桃", "allergy", "柳絮"),
    ],
)
def test_what_no_row_knows_is_kept_as_it_was_said(message: str, attribute: str, words: str) -> None:
    assert any(words in value for _, value in kept(message)), kept(message)
    assert attribute in {name for name, _ in kept(message)}


def test_a_denial_is_no_job_and_a_bystander_no_memory() -> None:
    assert "occupation" not in {name for name, _ in kept("I'm not a doctor")}
    assert kept("邻居家猫3岁了") == set()


def test_beside_others_what_tells_nothing_is_left_out() -> None:
    message = "no screens after nine, thats my rule"
    utterance = Utterance.of(message, now=NOW)
    facts = [
        Fact(attribute="habit", value=value, text=value)
        for value in ("no screens after nine", "thats my rule")
    ]
    told = [Reading(0.9, {"habit": 1.0}), Reading(0.01, {"habit": 1.0})]
    assert without_passing(facts, utterance, told) == (facts[0],)
    assert without_passing(facts[1:], utterance, told[:1]) == (facts[1],)
    nothing = [Reading(0.01, {"habit": 1.0})] * 2
    assert without_passing(facts, utterance, nothing) == tuple(facts)


def test_what_only_ends_something_is_not_kept_besides() -> None:
    utterance = Utterance.of("sold the bike to my cousin", now=NOW)
    ends = Fact(attribute="possession", value="bike", text="No longer true: bike", op="delete")
    said = Fact(attribute="possession", value="sold the bike to my cousin", text="…", confidence=0.7)
    little, much = [Reading(0.1, {"possession": 1.0})], [Reading(0.9, {"possession": 1.0})]
    assert without_what_only_ends([ends, said], utterance, little) == (ends,)
    assert without_what_only_ends([ends, said], utterance, much) == (ends, said)
    assert without_what_only_ends([said], utterance, little) == (said,)


def test_the_weights_are_small_and_know_the_vocabulary() -> None:
    assert WEIGHTS.stat().st_size < 1_500_000
    assert set(load_weights().classes) <= {NOTHING, *ATTRIBUTES}


@pytest.mark.parametrize("language", ["zh", "en"])
def test_what_a_labelled_message_tells_mostly_stands_in_it(language: Language) -> None:
    messages = read_messages(language)
    assert len(messages) > 4_000
    assert not any(one.refused and one.told for one in messages)
    told = [(one, fact) for one in messages for fact in one.told if fact.op == "add"]
    assert {fact.attribute for _, fact in told} <= set(ATTRIBUTES)
    # A few were put together: "my son Eskil is five" of "Eskil, our son, turned five".
    verbatim = [fold(fact.value).text.strip() in fold(one.message).text for one, fact in told]
    assert sum(verbatim) > 0.97 * len(verbatim)


@pytest.mark.parametrize(
    ("message", "town"),
    [
        ("你好，我叫阿燕，住在柳州，在米粉店帮工🍜", "柳州"),
        ("I'm Oona, I live in Skye, type 1 diabetic since ten", "Skye"),
    ],
)
def test_a_home_stands_in_one_record_only_so_that_it_can_be_forgotten(message: str, town: str) -> None:
    holding = [(name, value) for name, value in kept(message) if town in value]
    assert holding == [("location", town)]


def test_a_part_is_not_kept_beside_the_whole() -> None:
    values = [value for _, value in kept("type 2 diabetic, on metformin twice a day")]
    assert values == ["type 2 diabetic, on metformin twice a day"]
