"""A change whose new value comes from a clause that tells nothing is an end, and what gives the new value stays."""

from datetime import UTC, datetime

from memory.judge.small_model.clause_check import without_misread_values, without_what_only_ends
from memory.judge.small_model.clause_reader import Reading
from memory.judge.telling.facts import GUESSED, make_fact
from memory.judge.utterance import Utterance
from memory.records import Fact

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def _readings(*tells: float) -> list[Reading]:
    return [Reading(one, {"other": 1.0}) for one in tells]


def test_a_clinic_is_no_allergy() -> None:
    utterance = Utterance.of("drop the walnut thing, retested at the clinic", now=NOW)
    change = make_fact(utterance, "allergy", "clinic").model_copy(
        update={"op": "update", "replaces": "walnut"}
    )
    [kept] = without_misread_values([change], "on file", utterance, _readings(0.9, 0.01))
    assert (kept.op, kept.value, kept.replaces) == ("delete", "walnut", None)
    assert without_misread_values([change], "on file", utterance, _readings(0.9, 0.5)) == (change,)
    assert without_misread_values([change], "succession", utterance, _readings(0.9, 0.01)) == (change,)


def _said(utterance: Utterance, value: str) -> Fact:
    return make_fact(utterance, "other", value).model_copy(update={"confidence": GUESSED})


def _over(utterance: Utterance, attribute: str, value: str) -> Fact:
    return make_fact(utterance, attribute, value).model_copy(update={"op": "delete", "record": "r1"})


def test_what_is_said_beside_an_end_takes_its_place_without_the_old_value() -> None:
    utterance = Utterance.of("the target is 90 laps not 60", now=NOW)
    [kept] = without_what_only_ends(
        [_said(utterance, utterance.text), _over(utterance, "goal", "60")], utterance, _readings(0.05)
    )
    assert (kept.attribute, kept.op, kept.value) == ("goal", "update", "the target is 90 laps")
    assert (kept.replaces, kept.record) == ("60", "r1")


def test_who_the_user_is_gets_no_long_value() -> None:
    utterance = Utterance.of("Tromsø -> Bodø, the boxes are unpacked and the keys are ours", now=NOW)
    kept = without_what_only_ends(
        [_said(utterance, utterance.text), _over(utterance, "location", "Tromsø")],
        utterance,
        _readings(0.05, 0.0),
    )
    assert [(fact.attribute, fact.op) for fact in kept] == [("other", "add"), ("location", "delete")]


def test_a_clause_that_only_ends_something_is_left_out() -> None:
    utterance = Utterance.of("sold the tandem to my cousin", now=NOW)
    over = _over(utterance, "possession", "tandem")
    assert without_what_only_ends([_said(utterance, utterance.text), over], utterance, _readings(0.05)) == (
        over,
    )
