"""What on file a message makes out of date, and what it leaves alone."""

from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest

from evals.train_outdated import moments, read_people
from memory import Memory, Turn
from memory.judge import Judge, Known
from memory.judge.layers import build_layers
from memory.judge.small_model.outdated import Outdated
from memory.judge.utterance import Utterance
from memory.long_term.embeddings import load_encoder
from memory.long_term.store import MemoryStore

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
CABINET_EN = (
    Known("location", "Leeds", None, "user", "The user lives in Leeds"),
    Known("family", "my partner Callum's a roofer", None, "family", "The user's partner Callum's a roofer"),
    Known(
        "pet", "a tortoiseshell cat, Biscuit", None, "user", "The user's pet: a tortoiseshell cat, Biscuit"
    ),
    Known("event", "dentist on the 14th at 9", None, "user", "The user's event: dentist on the 14th at 9"),
    Known(
        "habit", "play bass in a wedding band", None, "user", "The user's habit: play bass in a wedding band"
    ),
    Known("goal", "learn Welsh", None, "user", "The user's goal: learn Welsh"),
)
CABINET_ZH = (
    Known("location", "株洲", None, "user", "用户住在株洲"),
    Known("family", "男朋友在修车铺上班", None, "family", "用户的家人：男朋友在修车铺上班"),
    Known("pet", "一只布偶叫年糕", None, "user", "用户的宠物：一只布偶叫年糕"),
    Known("event", "14号上午去拔牙", None, "user", "用户的日程：14号上午去拔牙"),
    Known("habit", "每周二打羽毛球", None, "user", "用户的习惯：每周二打羽毛球"),
    Known("goal", "考教师资格证", None, "user", "用户的目标：考教师资格证"),
)


def ended(message: str, *context: Turn) -> set[str]:
    """Return the attributes of what a message ends."""
    known = CABINET_ZH if message[0] > "\u3400" else CABINET_EN
    judge = Judge(build_layers(("rules", "small"), encoder=load_encoder()))
    decision = judge.decide(message, now=NOW, context=context, on_file=lambda: known)
    gone = [
        fact.replaces if fact.op == "update" else fact.value for fact in decision.facts if fact.op != "add"
    ]
    return {
        one.attribute for one in known if any(value and value in f"{one.text} {one.value}" for value in gone)
    }


@pytest.mark.parametrize(
    ("message", "attribute"),
    [
        ("Biscuit got run over last night, we're all in bits", "pet"),
        ("me and Callum have split up, he's moved out", "family"),
        ("dentist rang, they pushed me to the 21st", "event"),
        ("I've left the band, no time for it", "habit"),
        ("年糕上周走了，埋在后院了", "pet"),
        ("跟男朋友分了", "family"),
        ("拔牙改到21号了", "event"),
        ("教资我放弃了，不考了", "goal"),
    ],
)
def test_what_a_message_makes_out_of_date_ends_alone(message: str, attribute: str) -> None:
    assert ended(message) == {attribute}


@pytest.mark.parametrize(
    "message",
    [
        "Biscuit has been sick on the rug again",
        "my neighbour's cat got run over last night",
        "should I leave the band?",
        "what if Callum and I split up one day",
        "年糕又吐了一地",
        "我同事跟男朋友分了",
        "要是教资考不上怎么办",
        "帮我写一段拔牙后的注意事项",
    ],
)
def test_what_only_speaks_of_it_ends_nothing(message: str) -> None:
    assert ended(message) == set()


def test_one_record_ends_with_the_message_as_its_evidence_and_another_of_the_same_word_stays(
    tmp_path: Path,
) -> None:
    memory = Memory(MemoryStore(f"sqlite:///{tmp_path}/memory.db", fields=("text",)), clock=lambda: NOW)
    for number, told in enumerate(
        ("我养了一只布偶叫年糕", "我妈做的年糕我最喜欢吃", "年糕上周走了，埋在后院了")
    ):
        memory.observe("ada", told, thread="t", message=str(number))
    over = {record.attribute: record for record in memory.records("ada", "expired")}
    assert set(over) == {"pet"}
    assert over["pet"].evidence[-1].quote == "年糕上周走了，埋在后院了"


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("sold the Corsa, drive a Kia Niro now", "Kia Niro"),
        ("不在顺丰干了，去了京东做调度", "京东做调度"),
    ],
)
def test_what_is_told_besides_an_ending_is_kept(message: str, words: str) -> None:
    judge = Judge(build_layers(("rules", "small"), encoder=load_encoder()))
    facts = judge.decide(message, now=NOW).facts
    assert any(words in fact.value and fact.op == "add" for fact in facts)


def test_an_ending_with_nothing_besides_keeps_nothing() -> None:
    judge = Judge(build_layers(("rules", "small"), encoder=load_encoder()))
    assert all(fact.op == "delete" for fact in judge.decide("咖啡戒了", now=NOW).facts)


def test_what_is_weighed_in_parts_is_what_is_weighed_in_one() -> None:
    outdated = Outdated(load_encoder())
    utterance = Utterance.of("Biscuit died, and the band's on friday now", now=NOW)
    seen = outdated.see(utterance, CABINET_EN)
    assert np.allclose(outdated.chances(utterance, CABINET_EN), [one.chance() for one in seen], atol=1e-4)


def test_an_empty_cabinet_and_an_empty_message_ask_for_nothing() -> None:
    outdated = Outdated(load_encoder())
    assert outdated.chances(Utterance.of("I sold the car", now=NOW), ()) == []
    assert outdated.chances(Utterance.of("!!!", now=NOW), CABINET_EN[:2]) == [0.0, 0.0]


def test_the_people_to_learn_from_are_of_both_languages_and_mark_only_what_stood() -> None:
    people = read_people()
    assert len(people) > 400
    for person in people:
        for said, _, standing in moments(person):
            assert set(said.over) <= set(standing) | set(said.doubt)
