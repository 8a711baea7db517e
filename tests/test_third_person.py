import pytest

from memory.judge.telling.phrasing import phrase


@pytest.mark.parametrize(
    ("attribute", "value", "text"),
    [
        ("habit", "I always carry my inhaler", "The user always carries their inhaler"),
        ("occupation", "teach maths", "The user teaches maths"),
        ("diet", "don't eat pork", "The user doesn't eat pork"),
        ("event", "I'm flying to Rome on Friday", "The user is flying to Rome on Friday"),
        ("goal", "learning Italian", "The user is learning Italian"),
        ("age", "34", "The user is 34 years old"),
        ("occupation", "nurse", "The user's occupation: nurse"),
        ("like", "I Love Lucy", "The user likes I Love Lucy"),
    ],
)
def test_english_words_of_the_user_become_a_sentence_about_the_user(
    attribute: str, value: str, text: str
) -> None:
    assert phrase(attribute, value, "en") == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("I went to sea at sixteen", "The user went to sea at sixteen"),
        ("I told my boss I quit", "The user told their boss the user quit"),
        ("I said no to the flat", "The user said no to the flat"),
        ("I gave up dairy", "The user gave up dairy"),
        ("I came here from Chile", "The user came here from Chile"),
        ("I taught maths for years", "The user taught maths for years"),
        ("I need a ramp", "The user needs a ramp"),
        ("I sing alto", "The user sings alto"),
        ("I find crowds hard", "The user finds crowds hard"),
    ],
)
def test_an_irregular_past_stays_and_a_present_turns(value: str, text: str) -> None:
    assert phrase("habit", value, "en") == text


@pytest.mark.parametrize(
    ("attribute", "value", "text"),
    [
        ("habit", "我每天早上跑步", "用户每天早上跑步"),
        ("event", "我下周三要去面试", "用户下周三要去面试"),
        ("age", "34", "用户34岁"),
        ("habit", "早睡", "用户的习惯：早睡"),
        ("name", "我是大侠", "用户叫我是大侠"),
    ],
)
def test_chinese_words_of_the_user_become_a_sentence_about_the_user(
    attribute: str, value: str, text: str
) -> None:
    assert phrase(attribute, value, "zh") == text


def test_a_relative_is_called_the_users() -> None:
    assert phrase("family", "My son is seven", "en", subject="family") == "The user's son is seven"
    assert phrase("family", "我爸妈住在乡下", "zh", subject="family") == "用户的爸妈住在乡下"
    assert phrase("family", "son is seven", "en", subject="family") == "The user's family: son is seven"
