import random
from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from memory.long_term.time_phrases import find_times

# A Wednesday.
NOW = datetime(2026, 11, 11, 10, 0, tzinfo=timezone(timedelta(hours=8)))


def interval(text: str, prefer: str = "future", now: datetime = NOW) -> tuple[str, str]:
    found = find_times(text, now, prefer="past" if prefer == "past" else "future")
    assert len(found) == 1, found
    return found[0].start.strftime("%Y-%m-%d %H:%M"), found[0].end.strftime("%Y-%m-%d %H:%M")


def day(text: str, prefer: str = "future") -> str:
    start, end = interval(text, prefer)
    assert start.endswith("00:00") and end.endswith("00:00")
    assert datetime.fromisoformat(end) - datetime.fromisoformat(start) == timedelta(days=1)
    return start[:10]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("今天", "2026-11-11"), ("明天", "2026-11-12"), ("后天", "2026-11-13"), ("大后天", "2026-11-14"), ("昨天", "2026-11-10"),
        ("前天", "2026-11-09"), ("後天要搬家", "2026-11-13"), ("这周五", "2026-11-13"), ("周五", "2026-11-13"), ("下周五", "2026-11-20"),
        ("下下周五", "2026-11-27"), ("帮我记一下下周五看牙", "2026-11-20"), ("上周五", "2026-11-06"), ("下個禮拜二", "2026-11-17"), ("星期三", "2026-11-11"), ("上周日", "2026-11-08"),
        ("下个月9号", "2026-12-09"), ("上个月20号", "2026-10-20"), ("九号", "2026-12-09"), ("二十号", "2026-11-20"),
        ("五月二十二号", "2027-05-22"), ("3月5日", "2027-03-05"), ("12月1号", "2026-12-01"), ("2027年8月5日", "2027-08-05"),
        ("二零二七年八月五号", "2027-08-05"), ("2027-08-05", "2027-08-05"), ("明年三月八号", "2027-03-08"), ("三天后", "2026-11-14"),
        ("10天前", "2026-11-01"), ("两周后", "2026-11-25"), ("三个月后", "2027-02-11"), ("再过五天", "2026-11-16"),
        ("元旦", "2027-01-01"), ("圣诞节", "2026-12-25"), ("双十一", "2026-11-11"), ("中秋节", "2027-09-15"), ("端午", "2027-06-09"),
        ("除夕", "2027-02-05"), ("腊月二十三", "2027-01-30"), ("农历八月十五", "2027-09-15"), ("正月初二", "2027-02-07"),
        ("today", "2026-11-11"), ("tomorrow", "2026-11-12"), ("the day after tomorrow", "2026-11-13"), ("yesterday", "2026-11-10"),
        ("the day before yesterday", "2026-11-09"), ("on Friday", "2026-11-13"), ("this Friday", "2026-11-13"), ("next Friday", "2026-11-20"),
        ("last Friday", "2026-11-06"), ("last Wednesday", "2026-11-04"), ("Wednesday", "2026-11-11"), ("on the 12th of next month", "2026-12-12"),
        ("on the 20th", "2026-11-20"), ("on the 9th", "2026-12-09"), ("September 1", "2027-09-01"), ("Sep 1st, 2027", "2027-09-01"),
        ("1 September", "2027-09-01"), ("the first of May", "2027-05-01"), ("May 3", "2027-05-03"), ("Friday, November 13th", "2026-11-13"),
        ("2027-03-01", "2027-03-01"), ("12/25/2026", "2026-12-25"), ("25/12/2026", "2026-12-25"), ("in two days", "2026-11-13"),
        ("in a week", "2026-11-18"), ("in two months", "2027-01-11"), ("5 days ago", "2026-11-06"), ("three weeks from now", "2026-12-02"),
        ("Christmas", "2026-12-25"), ("last Christmas", "2025-12-25"), ("Thanksgiving", "2026-11-26"), ("Easter", "2027-03-28"),
        ("Mother's Day", "2027-05-09"), ("New Year’s Eve", "2026-12-31"), ("Saturday next week", "2026-11-21"),
    ],
)  # fmt: skip
def test_a_phrase_for_a_day_is_that_day(text: str, expected: str) -> None:
    assert day(text) == expected


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("周五下午3点", "2026-11-13 15:00", "2026-11-13 16:00"), ("下午三点半", "2026-11-11 15:30", "2026-11-11 16:30"),
        ("明天早上八点一刻", "2026-11-12 08:15", "2026-11-12 09:15"), ("明天下午", "2026-11-12 12:00", "2026-11-12 18:00"),
        ("星期天晚上", "2026-11-15 18:00", "2026-11-16 00:00"), ("今晚", "2026-11-11 18:00", "2026-11-12 00:00"),
        ("明早七点", "2026-11-12 07:00", "2026-11-12 08:00"), ("周四3点", "2026-11-12 15:00", "2026-11-12 16:00"),
        ("后天晚上12点", "2026-11-14 00:00", "2026-11-14 01:00"), ("上午8:30", "2026-11-12 08:30", "2026-11-12 09:30"),
        ("next Friday at 3pm", "2026-11-20 15:00", "2026-11-20 16:00"), ("tomorrow morning", "2026-11-12 05:00", "2026-11-12 12:00"),
        ("tonight", "2026-11-11 18:00", "2026-11-12 00:00"), ("last night", "2026-11-10 18:00", "2026-11-11 00:00"),
        ("Nov 20 at 14:30", "2026-11-20 14:30", "2026-11-20 15:30"), ("on Friday at 7", "2026-11-13 19:00", "2026-11-13 20:00"),
        ("at 9 a.m.", "2026-11-12 09:00", "2026-11-12 10:00"), ("in an hour", "2026-11-11 11:00", "2026-11-11 12:00"),
    ],
)  # fmt: skip
def test_an_hour_or_a_part_of_the_day_narrows_the_day(text: str, start: str, end: str) -> None:
    assert interval(text) == (start, end)


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("这周", "2026-11-09", "2026-11-16"), ("下周", "2026-11-16", "2026-11-23"), ("上个星期", "2026-11-02", "2026-11-09"),
        ("周末", "2026-11-14", "2026-11-16"), ("下周末", "2026-11-21", "2026-11-23"), ("上个月", "2026-10-01", "2026-11-01"),
        ("2027年1月", "2027-01-01", "2027-02-01"), ("十二月", "2026-12-01", "2027-01-01"), ("下个月底", "2026-12-21", "2027-01-01"),
        ("月底", "2026-11-21", "2026-12-01"), ("年底", "2026-11-01", "2027-01-01"), ("明年", "2027-01-01", "2028-01-01"),
        ("前年", "2024-01-01", "2025-01-01"), ("去年夏天", "2025-06-01", "2025-09-01"), ("今年冬天", "2026-12-01", "2027-03-01"),
        ("今年下半年", "2026-07-01", "2027-01-01"), ("去年十月", "2025-10-01", "2025-11-01"), ("国庆", "2027-10-01", "2027-10-08"),
        ("春节", "2027-02-06", "2027-02-13"), ("去年春节", "2025-01-29", "2025-02-05"), ("两周前", "2026-10-25", "2026-11-01"),
        ("两年前", "2024-01-01", "2025-01-01"), ("零八年", "2008-01-01", "2009-01-01"), ("最近", "2026-10-12", "2026-11-12"),
        ("this week", "2026-11-09", "2026-11-16"), ("next month", "2026-12-01", "2027-01-01"), ("last year", "2025-01-01", "2026-01-01"),
        ("last summer", "2026-06-01", "2026-09-01"), ("next spring", "2027-03-01", "2027-06-01"), ("by December", "2026-12-01", "2027-01-01"),
        ("in June 2027", "2027-06-01", "2027-07-01"), ("last March", "2026-03-01", "2026-04-01"), ("late March", "2027-03-21", "2027-04-01"),
        ("in 2019", "2019-01-01", "2020-01-01"), ("three weeks ago", "2026-10-18", "2026-10-25"), ("a year ago", "2025-01-01", "2026-01-01"),
        ("this weekend", "2026-11-14", "2026-11-16"), ("the end of next year", "2027-11-01", "2028-01-01"),
        ("recently", "2026-10-12", "2026-11-12"), ("Chinese New Year", "2027-02-06", "2027-02-13"), ("half a year ago", "2026-04-26", "2026-05-27"),
    ],
)  # fmt: skip
def test_a_period_is_its_interval(text: str, start: str, end: str) -> None:
    assert interval(text) == (f"{start} 00:00", f"{end} 00:00")


@pytest.mark.parametrize(
    ("text", "expected"),
    [("周五", "2026-11-06"), ("3月5日", "2026-03-05"), ("九号", "2026-11-09"), ("元旦", "2026-01-01"), ("on Friday", "2026-11-06"),
     ("September 1", "2026-09-01"), ("on the 20th", "2026-10-20"), ("Christmas", "2025-12-25")],
)  # fmt: skip
def test_without_direction_the_past_is_meant_when_the_caller_says_so(text: str, expected: str) -> None:
    assert day(text, "past") == expected


@pytest.mark.parametrize(
    "text",
    [
        "", "你好", "我住3号楼坐2号线", "有三点要说", "每周五打球", "每天早上八点跑步", "一天三次，一周两次", "第三天", "我今生无悔", "明白了", "后来呢",
        "前台在哪", "天天向上", "周杰伦的歌", "一点都不辣", "产品编号 20230001", "2月31日",
        "I may go", "we march on", "every Friday", "on Mondays", "every day at 7 pm", "I have 3 cats in 2 rooms", "the second one",
        "sun and moon", "a decent fall from the roof", "version 1.12.3", "she is 25", "the 3rd floor",
    ],
)  # fmt: skip
def test_habits_idioms_and_other_numbers_name_no_time(text: str) -> None:
    assert find_times(text, NOW) == ()


def test_phrases_come_by_position_without_overlap_and_as_written() -> None:
    text = "上週三去了醫院，下周五下午3點複診，or maybe next month"
    found = find_times(text, NOW)
    assert [time.phrase for time in found] == ["上週三", "下周五下午3點", "next month"]
    assert all(text[slice(*time.span)] == time.phrase for time in found)


def test_the_language_limits_the_grammars() -> None:
    assert len(find_times("明天 or tomorrow", NOW)) == 2
    assert [t.phrase for t in find_times("明天 or tomorrow", NOW, "zh")] == ["明天"]
    assert [t.phrase for t in find_times("明天 or tomorrow", NOW, "en")] == ["tomorrow"]


def test_full_width_digits_and_invisible_characters_are_read() -> None:
    assert day("１２月２５日") == "2026-12-25"
    assert day("明\u200b天") == "2026-11-12"


def test_months_and_leap_days_at_the_edge_of_the_calendar() -> None:
    last = datetime(2027, 12, 31, 23, 0, tzinfo=UTC)
    assert interval("明天", now=last)[0] == "2028-01-01 00:00"
    assert interval("下个月", now=last) == ("2028-01-01 00:00", "2028-02-01 00:00")
    assert interval("February 29", now=last)[0] == "2028-02-29 00:00"
    assert interval("一个月后", now=datetime(2027, 1, 31, tzinfo=UTC))[0] == "2027-02-28 00:00"


def test_days_are_local_to_the_clock_also_when_the_hour_changes() -> None:
    berlin = datetime(2026, 10, 24, 12, 0, tzinfo=ZoneInfo("Europe/Berlin"))
    start, end = find_times("tomorrow", berlin)[0][:2]
    assert (start.date().isoformat(), end.date().isoformat()) == ("2026-10-25", "2026-10-26")
    assert (end.astimezone(UTC) - start.astimezone(UTC)) == timedelta(hours=25)


def test_a_clock_without_a_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="time zone"):
        find_times("明天", datetime(2026, 11, 11))  # noqa: DTZ001 - the mistake itself


def test_no_text_makes_it_fail_and_every_interval_has_a_length() -> None:
    pieces = [
        *"今明后天上下周五月年号日点三十半前去两个农历初0123456789-/: ",
        "in ",
        "last ",
        "next ",
        "Friday ",
        "May ",
        "at ",
        "pm ",
        "ago ",
    ]
    chance = random.Random(7)
    for _ in range(400):
        for time in find_times("".join(chance.choices(pieces, k=25)), NOW):
            assert time.start < time.end and time.start.tzinfo is not None


@pytest.mark.parametrize("unit", ["三", "三天", "3 ", "in two ", "下", "last ", "2027年", "1/2/2027 "])
def test_very_long_texts_are_read_to_the_end(unit: str) -> None:
    text = unit * (20_000 // len(unit)) + "，明天"
    assert find_times(text, NOW, "zh")[-1].phrase == "明天"
