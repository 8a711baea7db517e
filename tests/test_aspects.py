"""What a question wants to hear, and the words by which it is told."""

import pytest

from memory.judge.reading.aspects import aspect_asked, tells


@pytest.mark.parametrize(
    ("question", "told", "beside"),
    [
        ("what car have I got?", "got an old green Volvo with 200k on it", "got an old green coat"),
        ("where am I originally from?", "from Malmö originally", "moved house in May"),
        ("which football club do I support?", "Benfica till I die", "rock music"),
        ("what meds am I on?", "on sertraline since spring", "on holiday since Monday"),
        ("what did I do for work?", "I was a postman for 30 years", "I like long walks"),
        ("what do I like to drink?", "a cider by the fire", "a book by the fire"),
        ("我现在开什么车？", "换了台二手的丰田", "换了台二手的冰箱"),
        ("我退休前是干啥的？", "教了一辈子数学", "年轻时候爱热闹"),
        ("我腰怎么了？", "拍片说是椎间盘突出", "周末去爬山"),
        ("我是哪里人？", "其实我是扬州人", "我一个人在家"),
    ],
)
def test_the_answer_is_known_by_its_words_and_nothing_else_is(question: str, told: str, beside: str) -> None:
    aspect = aspect_asked(question)
    assert aspect is not None
    assert tells(aspect, told)
    assert not tells(aspect, beside)


@pytest.mark.parametrize("question", ["do I like rye bread?", "tell me a joke", "我喜欢香菜吗？"])
def test_of_most_questions_nothing_is_known(question: str) -> None:
    assert aspect_asked(question) is None
