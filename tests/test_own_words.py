"""What is kept as the user said it: what of it tells what is asked, and what of it is over."""

from datetime import UTC, datetime

import pytest

from memory.judge.reading.aspects import aspect_asked
from memory.long_term.asked_thing import asked_thing
from memory.long_term.own_words import telling, without_ended
from memory.records import Evidence, Hit, Record

_NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def _record(attribute: str, value: str, **more: object) -> Record:
    kind = "episode" if attribute == "episode" else "fact"
    origin = "consolidation" if attribute == "episode" else "user"
    fields = {"id": value[:12], "user": "ada", "kind": kind, "attribute": attribute, "origin": origin}
    text = value.replace(" / ", "; ")
    evidence = (Evidence(thread="t", message="m", quote=value),)
    given = {**fields, "text": text, "value": value, "recorded_at": _NOW, "evidence": evidence, **more}
    return Record.model_validate(given)


_FILED = [
    _record("other", "drives a rusty blue Skoda"),
    _record("habit", "from Malmö originally, came over in 2011"),
    _record("episode", "the choir sang well / I was a postman for 30 years"),
    _record("family", "my husband used to be a baker", subject="family"),
    _record("episode", "my wife was a nurse for ten years, retired now"),
    _record("episode", "退休前我在纺织厂干了二十年 / 外面下雨"),
]


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("what car have I got?", ["drives a rusty blue Skoda"]),
        ("where am I originally from?", ["from Malmö originally, came over in 2011"]),
        (
            "what did I do for work?",
            ["the choir sang well / I was a postman for 30 years", "退休前我在纺织厂干了二十年 / 外面下雨"],
        ),
        ("what do I like to drink?", []),
    ],
)
def test_what_tells_it_is_found_under_whatever_attribute(question: str, found: list[str]) -> None:
    told = telling(_FILED, question, aspect_asked(question), asked_thing(question))
    assert [record.value for record in told] == found


def test_an_old_conversation_that_was_brought_along_is_left_to_the_search() -> None:
    brought = _record("episode", "drives a rusty blue Skoda", origin="user")
    question = "what car have I got?"
    assert telling([brought], question, aspect_asked(question), asked_thing(question)) == []


def test_a_quote_is_told_without_what_has_ended() -> None:
    quote = _record("episode", "I sing alto, on thursdays / I keep bees")
    gone = _record("habit", "sing alto", status="superseded")
    (hit,) = without_ended([Hit(quote, 1.0, {})], [gone])
    assert hit.record.value == "on thursdays / I keep bees"
    assert without_ended([Hit(quote, 1.0, {})], [])[0].record is quote


def test_a_quote_of_which_all_has_ended_is_left_out() -> None:
    quote = _record("episode", "房租两千三")
    gone = _record("other", "房租两千三", status="superseded")
    assert without_ended([Hit(quote, 1.0, {})], [gone]) == ()
