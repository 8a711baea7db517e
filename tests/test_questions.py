"""Questions: told from statements with and without a mark, and what they ask for."""

import pytest

from memory.judge.reading.questions import (
    asked_attributes,
    asks_for_everything,
    is_question,
    names_asked_noun,
)


@pytest.mark.parametrize(
    "text",
    [
        "你喜欢喝茶吗", "这趟车几点开", "能不能便宜点", "護照去哪裡辦", "鱼油伤胃不", "快递到了没", "你猜我多大", "好看？",
        "我是干嘛的", "我结婚几年了来着", "我弟弟学什么的", "你爸是干什么的", "我儿子几岁了来着", "我微信号呢", "那我老婆的生日呢", "我血型来着",
        "what time is it", "can you remember what I take", "since when does he sing", "阑尾炎一般住院几天", "大概要几次才好", "do you like tea", "any idea where to eat", "is it open", "tell me who won", "nice?",
    ],
)  # fmt: skip
def test_a_question_is_told_without_a_mark(text: str) -> None:
    assert is_question(text)


@pytest.mark.parametrize(
    "text",
    [
        "我没什么忌口", "我什么都吃", "周末打打球、看看书什么的", "我女儿十几岁了", "今天没干嘛", "在这儿住了几年了", "我在吃饭呢",
        "我对花生过敏呢", "谁动我的吉他我跟谁翻脸", "昨天我还在爬山来着", "我喜欢喝茶", "多少有点累", "住了十几年", "我去过好几个国家",
        "can you remember I take iron at night", "I like tea", "whenever you answer, be brief", "can't sleep without a fan", "don't forget the keys",
        "have been a nurse for years",
    ],
)  # fmt: skip
def test_a_statement_with_a_questioning_word_is_none(text: str) -> None:
    assert not is_question(text)


@pytest.mark.parametrize(
    ("text", "attribute"),
    [
        ("我叫什么", "name"), ("我對什麼過敏", "allergy"), ("我是做什么工作的", "occupation"), ("我住在哪儿", "location"),
        ("我的老家是哪", "hometown"), ("我是哪儿人来着", "hometown"), ("我生日是几号", "birthday"), ("我喜欢什么茶", "like"), ("我不喜欢什么", "dislike"),
        ("我养的猫叫啥", "pet"), ("我女儿几岁", "family"), ("下周我有什么安排", "event"), ("请问怎么称呼您", "name"),
        ("what's my name", "name"), ("what am I allergic to", "allergy"), ("what's my job", "occupation"),
        ("where do I live", "location"), ("where am I from", "hometown"), ("when is my birthday", "birthday"),
        ("what tea do I like", "like"), ("what don't I like", "dislike"), ("what's my cat called", "pet"),
        ("how old is my daughter", "family"), ("when is my interview", "event"), ("how old are you", "age"),
    ],
)  # fmt: skip
def test_a_question_about_the_user_names_what_it_asks_for(text: str, attribute: str) -> None:
    assert attribute in asked_attributes(text)


@pytest.mark.parametrize(
    "text", ["今天会下雨吗", "这个怎么卖", "how do I boil rice", "what's the capital of Peru"]
)
def test_a_question_about_the_world_asks_for_nothing_of_the_user(text: str) -> None:
    assert asked_attributes(text) == frozenset()


def test_asking_what_is_disliked_does_not_ask_what_is_liked() -> None:
    assert "like" not in asked_attributes("我不喜欢什么")
    assert "like" not in asked_attributes("what don't I like")


@pytest.mark.parametrize(
    "text",
    [
        "你还记得多少关于我的信息",
        "你都知道我的哪些事",
        "關於我你記得什麼",
        "what do you know about me",
        "show me my memories",
    ],
)
def test_asking_for_everything_is_told_from_asking_for_one_thing(text: str) -> None:
    assert asks_for_everything(text)


@pytest.mark.parametrize(
    "text", ["我叫什么", "你知道故宫吗", "what do you know about cats", "what's my name"]
)
def test_asking_for_one_thing_is_not_asking_for_everything(text: str) -> None:
    assert not asks_for_everything(text)


@pytest.mark.parametrize(
    "text", ["我的地址", "我女儿的生日", "my address", "my phone number", "My wife's birthday"]
)
def test_a_bare_noun_of_a_profile_asks_a_memory_and_is_no_question_by_itself(text: str) -> None:
    assert names_asked_noun(text)
    assert not is_question(text)


@pytest.mark.parametrize("text", ["我的天", "我的地址变了", "my address changed", "my dog", "address"])
def test_other_words_do_not(text: str) -> None:
    assert not names_asked_noun(text)


@pytest.mark.parametrize(
    "text",
    [
        "what did my boss say about me?",
        "what does Tom think about me?",
        "who told you about me",
        "我老板怎么说关于我的事",
    ],
)
def test_what_others_say_about_the_user_is_not_all_that_is_known(text: str) -> None:
    assert not asks_for_everything(text)
    assert asks_for_everything("what do you know about me?")
    assert asks_for_everything("anything about me?")
    assert asks_for_everything("关于我你都知道什么")
