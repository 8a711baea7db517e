import pytest

from memory.long_term.agent_words import in_first_person, said_in


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("The user likes green tea", "I like green tea"),
        ("User's name is Ada", "my name is Ada"),
        ("the user is a nurse", "I am a nurse"),
        ("User doesn't eat pork", "I don't eat pork"),
        ("User has two cats", "I have two cats"),
        ("User watches films", "I watch films"),
        ("用户喜欢靠窗的座位", "我喜欢靠窗的座位"),
        ("该用户的名字是小雨", "我的名字是小雨"),
        ("记住：我喜欢喝茶", "我喜欢喝茶"),
        ("I like green tea", "I like green tea"),
        ("我有一个用户群", "我有一个用户群"),
    ],
)
def test_what_a_model_says_about_the_user_is_read_in_the_first_person(content: str, said: str) -> None:
    assert in_first_person(content) == said


def test_only_what_the_user_said_is_believed() -> None:
    spoken = ["我平时喜欢喝乌龙茶", "I work in a bakery"]
    assert said_in("乌龙茶", spoken)
    assert said_in("a bakery", spoken)
    assert not said_in("拿铁咖啡", spoken)
    assert not said_in("", spoken)
