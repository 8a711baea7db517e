"""What took the place of what, where a message names both."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge, Known
from memory.judge.changing.succession import succeeded
from memory.judge.utterance import Utterance
from memory.records import Subject, Turn

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def place(text: str, attribute: str, old: str, *said: str, subject: Subject = "user") -> str | None:
    known = Known(attribute, old, None, subject)
    context = [Turn(role="user", content=one) for one in said]
    utterance = Utterance.of(text, now=NOW, context=context, on_file=lambda: [known])
    found = succeeded(utterance, [True] * len(utterance.clauses))
    return None if found is None else found.value


@pytest.mark.parametrize(
    ("text", "attribute", "old", "new"),
    [
        ("moved from Cork to Limerick", "location", "Cork", "Limerick"),
        ("I traded the scooter for a moped", "possession", "scooter", "moped"),
        ("sold the caravan and bought a canoe", "possession", "caravan", "canoe"),
        ("not doing pottery any more, doing glassblowing instead", "habit", "pottery", "glassblowing"),
        ("it's Siobhan, you keep writing Shevaun", "name", "Shevaun", "Siobhan"),
        ("I teach year 5 now, not year 3", "occupation", "teaches year 3", "teaches year 5"),
        ("not a roofer anymore, joiner now", "occupation", "roofer", "joiner"),
        ("不在韵达了，去了德邦", "employer", "韵达", "德邦"),
        ("不在韵达了，去年就转到德邦去了", "employer", "韵达", "德邦"),
        ("跆拳道不练了，改柔道", "goal", "跆拳道", "柔道"),
        ("我从商丘搬到开封了", "location", "商丘", "开封"),
        ("帐篷卖掉了，换了个天幕", "possession", "帐篷", "天幕"),
        ("我56不是65", "age", "65", "56"),
        ("不是骊山，是黎山", "hometown", "骊山", "黎山"),
    ],
)
def test_the_new_value_stands_where_the_old_one_stood(text: str, attribute: str, old: str, new: str) -> None:
    assert place(text, attribute, old) == new


@pytest.mark.parametrize(
    ("text", "old", "new"),
    [
        (
            "my aunt isn't in Derry any more, she's in Omagh",
            "My aunt lives in Derry",
            "My aunt lives in Omagh",
        ),
        ("我侄子不学围棋了，学象棋", "我侄子学围棋", "我侄子学象棋"),
    ],
)
def test_of_a_relative_only_the_word_changes(text: str, old: str, new: str) -> None:
    assert place(text, "family", old, subject="family") == new


@pytest.mark.parametrize(
    ("text", "attribute", "old"),
    [
        ("my friend moved from Cork to Limerick", "location", "Cork"),
        ("he moved from Cork to Limerick", "location", "Cork"),
        ("not a roofer any more, started at the school", "occupation", "roofer"),
        ("I went from Cork to Limerick by bus", "location", "Cork"),
        ("I might switch from judo to karate", "habit", "judo"),
        ("I'll have cider instead of lager", "like", "lager"),
        ("the town in the story is Cork, not Limerick", "location", "Limerick"),
        ("swap cumin for paprika in the recipe", "like", "cumin"),
        ("今天不练瑜伽了，改普拉提", "habit", "瑜伽"),
        ("我朋友从商丘搬到了开封", "location", "商丘"),
        ("我从商丘到了开封出差", "location", "商丘"),
        ("把标题里的商丘改成开封", "location", "商丘"),
        ("moved from Cork to Limerick", "location", "Galway"),
    ],
)
def test_what_is_said_of_others_of_texts_or_of_today_replaces_nothing(
    text: str, attribute: str, old: str
) -> None:
    assert place(text, attribute, old) is None


def test_an_order_to_exchange_a_word_means_what_was_just_said() -> None:
    assert place("swap rye for spelt", "like", "rye and oats", "I like rye and oats") == "spelt and oats"
    assert place("swap rye for spelt", "like", "rye and oats") is None


def test_a_firm_known_by_name_needs_no_record() -> None:
    decision = Judge().decide("不在美团了，去了顺丰", now=NOW)
    assert [(fact.attribute, fact.value, fact.op) for fact in decision.facts] == [
        ("employer", "顺丰", "update")
    ]


@pytest.mark.parametrize(
    "text",
    [
        "they moved the interview, not 22 but 29 january",
        "im 17 not 7 but whatever",
        "it's at 6 now not 7 the nurse said",
    ],
)
def test_a_number_with_more_words_behind_it_than_before_the_other_raises_nothing(text: str) -> None:
    assert Judge().decide(text, now=NOW).verdict in ("LONG", "SHORT")
