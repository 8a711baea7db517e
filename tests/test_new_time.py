"""A thing with another time is kept with its name and without the old time; a date is put right as a date."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active, assert_stays


@pytest.mark.parametrize(
    ("message", "kept"),
    [
        (
            "the concert got bumped, July 12 instead of July 5th",
            ("event", "the concert got bumped to July 12"),
        ),
        ("the viva has been moved from 3 May to 10 May", ("event", "the viva has been moved to 10 May")),
        ("we don't sing Mondays now, choir moved to Fridays", ("habit", "choir moved to Fridays")),
        (
            "our yoga class switched from Mondays to Wednesdays",
            ("habit", "our yoga class switched to Wednesdays"),
        ),
        ("订婚宴改期了 从九月三号挪到十月七号", ("event", "订婚宴改到十月七号")),
        ("家长会推迟了，原定周三改到周五", ("event", "家长会改到周五")),
        ("我们周二不聚了，读书会改周四了", ("habit", "读书会改到周四")),
        ("合唱团从周六挪到了周日", ("habit", "合唱团改到周日")),
    ],
)
def test_what_has_another_time_is_named(store: MemoryStore, message: str, kept: tuple[str, str]) -> None:
    assert active(store, message) == {kept}


@pytest.mark.parametrize(
    "message",
    [
        "can the recital be moved to June 20 instead of June 6th?",
        "家长会能不能从周三改到周五",
    ],
)
def test_what_is_asked_or_only_may_be_is_no_new_time(store: MemoryStore, message: str) -> None:
    assert active(store, message) == set()


@pytest.mark.parametrize(
    ("before", "message", "kept"),
    [
        ("我生日是4月15", "打快了 四月十四才对", ("birthday", "四月十四")),
        ("我弟媳三月生", "说错了，是五月", ("family", "我弟媳五月生")),
        ("My birthday is May 3rd", "oops, it's May 9th", ("birthday", "May 9th")),
        ("My mum's birthday is May 3rd", "sorry, May 22nd", ("family", "My mum's birthday is May 22nd")),
        (
            "My scan is on January 14th",
            "it's the 28th of Jan now not the 14th",
            ("event", "My scan is on January 28th"),
        ),
        ("My physio is on the 3rd of June", "no, the 21st", ("event", "My physio is on the 21st of June")),
        ("I teach year 7", "it's year 9 I teach now, not year 7", ("occupation", "teach year 9")),
    ],
)
def test_a_number_takes_the_place_of_its_like(
    store: MemoryStore, before: str, message: str, kept: tuple[str, str]
) -> None:
    assert active(store, before, message) == {kept}


@pytest.mark.parametrize(
    ("before", "message"),
    [
        ("I've run for 6 years", "now it's 8 weeks in a boot"),
        ("I run 5 km every morning", "it's 20 minutes of yoga now"),
        ("My son is 8", "no, 3 kids"),
        ("我每天跑五公里", "现在是八周了"),
        ("My sister's due in March", "I may be late, sorry"),
    ],
)
def test_a_number_of_something_else_is_put_in_no_sentence(
    store: MemoryStore, before: str, message: str
) -> None:
    assert_stays(store, before, message)


@pytest.mark.parametrize(
    ("before", "message", "kept"),
    [
        ("我每天早晚各一片二甲双胍", "改打胰岛素，每天晚上打一针", "改打胰岛素，每天晚上打一针"),
        ("我每天早晚各一片二甲双胍", "医生给我换成了格列美脲", "我每天早晚各一片格列美脲"),
        (
            "I take metformin twice a day",
            "switched to insulin, one shot at night",
            "switched to insulin, one shot at night",
        ),
    ],
)
def test_the_dose_of_an_old_medicine_is_not_that_of_the_new_one(
    store: MemoryStore, before: str, message: str, kept: str
) -> None:
    assert {value for _, value in active(store, before, message)} == {kept}
