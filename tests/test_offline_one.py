"""A question about one person, animal or thing is answered by that one alone, and what has ended is told."""

from typing import Any

import pytest

from graph.agent import Agent
from graph.context import Context
from graph.offline_one import about_one, one_asked
from memory.long_term.asked_thing import asked_thing, known_by_name

_TOLD = {
    "en": (
        "I'm Edith, 61, and I live in Whitby",
        "My husband Walter has gout",
        "My daughter Greta is 24 and works as a vet",
        "My friend Hugo lives in Bergen, works as a diver",
        "I have a cat called Pepper",
        "I have asthma",
        "I'm allergic to crab",
        "I don't drink tea",
        "I sing in the harbour choir",
        "I left the choir",
        "Pepper died last week",
    ),
    "zh": (
        "我叫苏晨，今年四十一，住在泉州",
        "我老公叫何川，是船长",
        "我女儿叫果果，7岁，对牛奶过敏",
        "我二姐在威海种苹果",
        "我家有只猫叫豆沙",
        "我有哮喘",
        "我不吃香菜",
        "我在学法语",
        "豆沙上周死了",
    ),
}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Tell both stories once; returns a function that asks a question in a thread of its own."""
    from graph.agent import build_graph
    from graph.checkpoints import SqliteCheckpointer
    from memory.long_term.store import MemoryStore

    folder = tmp_path_factory.mktemp("one")
    with MemoryStore(f"sqlite:///{folder / 'memories.db'}", fields=("text",)) as store:
        saver = SqliteCheckpointer.open(str(folder / "checkpoints.db"))
        agent = build_graph(checkpointer=saver, store=store)
        for language, lines in _TOLD.items():
            for line in lines:
                _reply(agent, language, "first", line)
        yield lambda language, question: _reply(agent, language, question, question)
        saver.close()


def _reply(agent: Agent, user: str, thread: str, text: str) -> str:
    given: Any = {"messages": [("user", text)]}
    config: Any = {"configurable": {"thread_id": f"{user}/{thread}"}}
    state = agent.invoke(given, config, context=Context(user_id=user, chat_model="offline"))
    return str(state["messages"][-1].text)


@pytest.mark.parametrize(
    ("language", "question", "answer", "never"),
    [
        ("en", "how old is Greta?", "24", "61"),
        ("en", "what does Hugo do", "diver", "Walter"),
        ("en", "where's Hugo living", "Bergen", "Whitby"),
        ("en", "what did I say about Hugo", "Bergen", "crab"),
        ("en", "do I have asthma?", "asthma", "crab"),
        ("en", "do I drink tea?", "tea", "crab"),
        ("en", "do I live in Leeds?", "Whitby", "crab"),
        ("en", "am I married?", "Walter", "Greta"),
        ("zh", "果果几岁了", "7岁", "四十一"),
        ("zh", "何川是做什么的", "船长", "法语"),
        ("zh", "果果对什么过敏", "牛奶", "香菜"),
        ("zh", "我二姐怎么了", "威海", "果果"),
        ("zh", "我有哮喘吗", "哮喘", "香菜"),
        ("zh", "我还在学法语吗", "法语", "香菜"),
        ("zh", "我住北京吗", "泉州", "果果"),
    ],
)
def test_what_is_known_of_the_one_is_told_and_nothing_of_another(
    told: Any, language: str, question: str, answer: str, never: str
) -> None:
    reply = told(language, question)
    assert answer in reply
    assert never not in reply
    assert "offline" not in reply and "离线" not in reply


@pytest.mark.parametrize(
    ("language", "question", "ended", "said"),
    [
        ("en", "what happened to my cat?", "Pepper", "died"),
        ("en", "do I have a cat?", "That is over", "died"),
        ("en", "do I still sing in the choir?", "harbour choir", "I left"),
        ("zh", "我家猫怎么样了", "豆沙", "死了"),
        ("zh", "我还养猫吗", "不再是这样", "死了"),
    ],
)
def test_what_has_ended_is_told_as_over_with_the_words_that_ended_it(
    told: Any, language: str, question: str, ended: str, said: str
) -> None:
    reply = told(language, question)
    assert ended in reply
    assert said in reply


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "what does my brother do?"),
        ("en", "is my dad alive?"),
        ("en", "how old is Boris?"),
        ("en", "do I have a dog?"),
        ("en", "do I have diabetes?"),
        ("en", "do I drink coffee?"),
        ("en", "who is Boris?"),
        ("zh", "我前夫叫什么"),
        ("zh", "我男朋友是谁"),
        ("zh", "李明多大了"),
        ("zh", "李明对什么过敏"),
        ("zh", "我有糖尿病吗"),
        ("zh", "我喝咖啡吗"),
        ("zh", "我养狗吗"),
        ("zh", "我跟谁一起住"),
    ],
)
def test_where_nothing_is_on_file_about_the_one_nothing_else_is_told(
    told: Any, language: str, question: str
) -> None:
    assert told(language, question) in ("I have no memory of that.", "我没有关于这件事的记忆。")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("在吗", "你好"),
        ("are you there?", "Hello"),
        ("How wonderful, I'm thrilled", "All right"),
        ("太好了，我好开心", "好的"),
        ('My colleague wrote: "You must remember that I like golf."', "All right"),
    ],
)
def test_who_asks_for_nothing_is_not_told_that_it_cannot_be_answered(told: Any, text: str, word: str) -> None:
    assert word in told("somebody", text)


@pytest.mark.parametrize(
    ("question", "beings", "name", "thing"),
    [
        ("Is Lena still allergic to cats?", set(), "lena", ""),
        ("我儿媳妇叫什么", {"child-in-law"}, "", ""),
        ("what is my shop called?", set(), "", "shop"),
        ("我书店叫什么名字", set(), "", "书店"),
        ("do I have any pets?", set(), "", ""),
        ("what am I allergic to?", set(), "", ""),
        ("我对什么过敏？", set(), "", ""),
        ("我今年多大", set(), "", ""),
        ("My daughter is called Lena.", set(), "", ""),
    ],
)
def test_which_one_a_question_is_about(question: str, beings: set[str], name: str, thing: str) -> None:
    found = asked_thing(question)
    assert (set(found.beings), found.name, found.thing) == (beings, name, thing)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "should I buy a tractor?"),
        ("en", "do I need an umbrella?"),
        ("en", "can you help me plan a trip"),
        ("zh", "我该买帐篷吗"),
        ("zh", "我要不要带伞"),
    ],
)
def test_who_asks_for_advice_is_told_that_this_needs_a_model(told: Any, language: str, question: str) -> None:
    reply = told(language, question)
    assert "offline" in reply or "离线" in reply, reply


def test_what_shares_the_words_of_the_question_comes_first_and_the_bearer_before_others() -> None:
    def line(text: str) -> dict[str, Any]:
        return {"attribute": "family", "value": text, "text": text, "about": "family"}

    filed = [line("女儿喜欢画画"), line("女儿九月上小学")]
    one = about_one(asked_thing("我女儿上哪个小学"), "我女儿上哪个小学", filed)
    assert one is not None and one.held[0]["value"] == "女儿九月上小学"
    pair = [line("my sister's partner is called Ivo"), line("my partner is a baker")]
    one = about_one(asked_thing("what does my partner do"), "what does my partner do", pair)
    assert one is not None and one.held[0]["value"] == "my partner is a baker"


def test_what_is_filed_of_a_relative_answers_for_the_name_unless_there_are_two() -> None:
    told = ["用户的女儿叫果果", "用户的女儿7岁", "用户的儿子叫小虎", "用户有个儿子叫小豹"]
    daughter = known_by_name(asked_thing("果果几岁了"), told)
    assert daughter.held_by("用户的女儿7岁")
    assert not daughter.held_by("用户的儿子叫小虎")
    assert not known_by_name(asked_thing("小虎几岁了"), told).held_by("用户的儿子喜欢画画")


def test_she_is_who_was_spoken_of_last_and_nobody_where_nobody_was() -> None:
    assert one_asked(["我女儿叫果果", "她对什么过敏？"]).beings == {"daughter"}
    assert one_asked(["my sister Nina is a vet", "where does she live?"]).beings == {"sister"}
    assert not one_asked(["今天下雨", "她对什么过敏？"])


def test_what_was_once_said_of_the_one_answers_where_no_fact_does() -> None:
    episode = {"attribute": "episode", "text": "我前夫叫吴刚 / 我养了两只乌龟"}
    one = about_one(asked_thing("我前夫叫什么"), "我前夫叫什么", [episode])
    assert one is not None
    assert [line["value"] for line in one.told] == ["我前夫叫吴刚"]
