"""What is kept of a change does not name what it replaces."""

from datetime import UTC, datetime

import pytest

from memory.judge.changing.old_words import without_old_words
from memory.judge.reading.folding import fold
from memory.judge.telling.facts import make_fact
from memory.judge.utterance import Utterance
from memory.records import Fact

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def _kept(message: str, old: str, said: str | None = None) -> str:
    utterance = Utterance.of(message, now=NOW)
    new = make_fact(utterance, "other", said or message)
    over = make_fact(utterance, "other", old).model_copy(update={"op": "delete"})
    kept = without_old_words((new, over), utterance)
    assert kept[1] == over
    if fold(old).text not in fold(kept[0].value).text:
        assert fold(old).text not in fold(kept[0].text).text
    return kept[0].value


@pytest.mark.parametrize(
    ("message", "old", "kept"),
    [
        ("书柜从白的换成胡桃木的了", "白的", "书柜换成胡桃木的了"),
        ("我闺女学的是琵琶 可不是古筝", "古筝", "我闺女学的是琵琶"),
        ("窗户朝西不朝南", "南", "窗户朝西不朝南"),  # one character alone says too little
        ("班次改了 早班换成晚班", "早班", "班次改了 换成晚班"),
        ("师傅叫褚连山，你那儿写的是朱师傅", "朱师傅", "师傅叫褚连山"),
        ("not flat 12, flat 21", "flat 12", "flat 21"),
        ("Tromsø -> Bodø, boxes unpacked", "Tromsø", "Bodø, boxes unpacked"),
        ("switched the team from Jenkins to Buildkite", "Jenkins", "switched the team to Buildkite"),
        ("my girl's called Maeve, not Mabel", "Mabel", "my girl's called Maeve"),
        (
            "it's a Hermann's, the tortoise, you have him down as a leopard",
            "leopard",
            "it's a Hermann's, the tortoise",
        ),
        ("160 laps not 60", "60", "160 laps"),
        ("we fly in March instead of May now", "May", "we fly in March now"),
    ],
)
def test_the_old_word_goes_and_a_sentence_is_left(message: str, old: str, kept: str) -> None:
    assert _kept(message, old) == kept


@pytest.mark.parametrize(
    ("message", "old"),
    [
        ("Jenkins is dead", "Jenkins"),
        ("the no-emoji rule can go, life's short", "emoji"),
        ("不练古筝了", "古筝"),
        ("left Leeds", "Leeds"),
    ],
)
def test_nothing_is_cut_where_too_little_would_be_left(message: str, old: str) -> None:
    assert _kept(message, old) == message


def test_what_nothing_ends_stays_as_it_is() -> None:
    utterance = Utterance.of("my girl's called Maeve, not Mabel", now=NOW)
    facts: tuple[Fact, ...] = (make_fact(utterance, "other", utterance.text),)
    assert without_old_words(facts, utterance) == facts
