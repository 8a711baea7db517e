"""What a question says of its answer."""

from datetime import datetime, timedelta

import pytest

from memory.long_term.asking import read_question
from memory.records import Record


def record(now: datetime, **fields: object) -> Record:
    given = {"id": "r", "user": "ada", "kind": "episode", "attribute": "episode", "text": "x", "value": "x"}
    return Record.model_validate({**given, "recorded_at": now, **fields})


@pytest.mark.parametrize(
    "question",
    [
        "你给我推荐过哪些书？",
        "你上次怎么安慰我的",
        "What did you recommend to me?",
        "What was your advice on tea?",
    ],
)
def test_a_question_about_what_the_assistant_said_prefers_its_side(question: str, now: datetime) -> None:
    asking = read_question(question, now)
    assert asking.side(record(now, origin="agent")) > asking.side(record(now, origin="user"))


@pytest.mark.parametrize(
    "question", ["我跟你说过我喜欢什么书吗？", "What did I tell you about tea?", "Which books do I like?"]
)
def test_a_question_about_what_the_user_said_prefers_the_users(question: str, now: datetime) -> None:
    asking = read_question(question, now)
    assert asking.side(record(now, origin="user")) > asking.side(record(now, origin="agent"))


@pytest.mark.parametrize(
    "question", ["What did Nora buy?", "what did nora buy", "Nora's watch?", "Nora 买了什么？"]
)
def test_a_named_speaker_counts_for_her_own_turns_and_against_the_others(
    question: str, now: datetime
) -> None:
    said = [record(now, speaker=who) for who in ("Nora", "Theo", "")]
    assert read_question(question, now).speakers(said) == {"Nora": 1, "Theo": -1, "": 0}
    assert set(read_question("what was bought?", now).speakers(said).values()) == {0}


@pytest.mark.parametrize("question", ["11月20号我说了什么？", "What did I say on November 20?"])
def test_a_day_that_is_named_counts_and_the_days_after_it_count_less(question: str, now: datetime) -> None:
    asking = read_question(question, now)
    day, after, long_after = (asking.date(record(now - timedelta(days=n))) for n in (9, 7, 1))
    assert (day, long_after) == (1, 0)
    assert 0 < after < 1


def test_a_question_for_a_time_prefers_what_holds_one(now: datetime) -> None:
    for question, told in (("when did I move?", "I moved last spring"), ("我什么时候搬的家", "我去年搬的家")):
        asking = read_question(question, now)
        assert asking.kind(record(now, value=told)) > asking.kind(record(now, value="hm"))
    assert read_question("why did I move?", now).kind(record(now, value="I moved last spring")) == 0


@pytest.mark.parametrize("question", ["我以前住在哪里？", "Where did I use to live?", "where I used to live"])
def test_a_question_for_what_was_is_known(question: str, now: datetime) -> None:
    assert read_question(question, now).former
    assert not read_question("我住在哪里？", now).former
