"""What a user asks to have forgotten is forgotten for good, and nothing of anybody else's."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from app.chat import Chat
from graph.agent import Agent
from graph.context import Context
from graph.summarise import summarise
from memory import Leaving, Memory, Turn
from memory.judge.changing.forget_words import thing_to_forget
from memory.long_term.store import MemoryStore
from memory.short_term.summary import Said, Summaries


def say(agent: Agent, *texts: str, role: str = "admin") -> str:
    config: Any = {"configurable": {"thread_id": f"as {role}"}}
    context = Context(user_id="ada", chat_model="offline", role=role)
    given: list[Any] = [{"messages": [("user", text)]} for text in texts]
    *_, last = [agent.invoke(one, config, context=context)["messages"][-1].text for one in given]
    return str(last)


def left(agent: Agent) -> list[str]:
    """Return the texts in which anything stands of what was said, with the state each is in."""
    records = Memory(agent.store).records("ada")
    return [f"{r.status}: {r.text} {[e.quote for e in r.evidence]}" for r in records if r.text]


@pytest.mark.parametrize(
    ("told", "request_text", "gone", "kept"),
    [
        (
            ["I live in Norwich and I'm a plumber", "My brother Tom lives in Norwich"],
            "Forget that I live in Norwich",
            "I live in Norwich",
            ["Tom", "plumber"],
        ),
        (
            ["I work at Bosch", "My brother works at Bosch"],
            "Forget that I work at Bosch",
            "I work",
            ["brother"],
        ),
        (["我喜欢喝咖啡", "我妈妈喜欢喝咖啡"], "忘掉我喜欢喝咖啡", "用户喜欢", ["妈妈"]),
        (["我对虾过敏", "我儿子对芒果过敏"], "删除我的过敏信息", "虾", ["芒果"]),
        (
            ["I'm allergic to walnuts", "My son is allergic to eggs"],
            "please forget my allergies",
            "walnut",
            ["eggs"],
        ),
        (
            ["I live in York", "My sister lives in Derby"],
            "Forget that my sister lives in Derby",
            "Derby",
            ["York"],
        ),
        (["我住在苏州", "我姐姐住在苏州"], "请忘掉我姐姐住在苏州", "姐", ["苏州"]),
        (["我的职业是会计"], "请忘掉我的职业", "会计", []),
        (["I'm a plumber", "My name is Edith"], "Please forget my job", "plumber", ["Edith"]),
        (["My name is Edith", "I'm a plumber"], "forget my name", "Edith", ["plumber"]),
        (["我叫王小丽", "我女儿叫果果"], "别再记得我的名字", "王小丽", ["果果"]),
        (["I'm allergic to penicillin", "I like jazz"], "忘掉我对青霉素过敏这件事", "penicillin", ["jazz"]),
        (["我对青霉素过敏"], "Forget that I'm allergic to penicillin", "青霉素", []),
        (["我住在苏州", "我弟弟小军住在苏州"], "忘掉小军住在苏州", "小军", ["用户住在苏州"]),
        (["我住在苏州", "我弟弟小军住在苏州"], "忘掉我住在哪里", "用户住在苏州", ["小军"]),
        (["我在比亚迪上班"], "忘掉我的工作单位", "比亚迪", []),
        (["I like tea", "I like green tea"], "Forget that I like tea", "likes tea", ["green tea"]),
        (["My cat is called Olive", "My dog is called Rex"], "can you forget my cat", "Olive", ["Rex"]),
    ],
)
def test_what_is_asked_for_is_gone_and_the_rest_stays(
    agent: Agent, told: list[str], request_text: str, gone: str, kept: list[str]
) -> None:
    say(agent, *told)
    assert gone.split()[-1] in str(left(agent))
    say(agent, request_text)
    assert not [text for text in left(agent) if gone in text], left(agent)
    for word in kept:
        assert [text for text in left(agent) if text.startswith("active") and word in text], left(agent)


@pytest.mark.parametrize(
    ("told", "request_text"),
    [
        (["My sister lives in Derby", "I live in York"], "Forget that I live in Bristol"),
        (["My son is allergic to eggs"], "please forget my nut allergy"),
        (["我妈妈喜欢喝茶"], "忘掉我喜欢喝茶"),
        (["我住在苏州"], "忘掉小军住在苏州"),
        (["我爸爸是医生"], "请忘掉我的职业"),
        (["My father is a pilot"], "Forget my mother's job"),
        (["I like green tea"], "Forget that I like black coffee"),
    ],
)
def test_what_fits_nothing_changes_nothing_and_is_said(
    agent: Agent, told: list[str], request_text: str
) -> None:
    say(agent, *told)
    before = left(agent)
    answer = say(agent, request_text)
    assert any(words in answer for words in ("no memory", "not sure", "没有找到", "不确定"))
    assert left(agent) == before


def test_where_only_a_quote_surely_fits_nothing_goes_and_the_fact_is_shown(agent: Agent) -> None:
    say(agent, "女儿读大班 养了只狗叫麻团", "麻团走丢了，狗窝还在阳台上")
    before = left(agent)
    answer = say(agent, "忘掉关于狗的事")
    assert "不确定" in answer
    assert "麻团" in answer
    assert left(agent) == before


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("Forget that I live in Norwich", "I live in Norwich"),
        ("please delete my phone number from your memory", "my phone number"),
        ("don't remember my birthday", "my birthday"),
        ("把我的生日删掉吧", "我的生日"),
        ("別再記得我的名字", "我的名字"),
        ("忘掉我对青霉素过敏这件事", "我对青霉素过敏"),
        ("forget it", ""),
        ("don't forget that I like tea", ""),
        ("I forgot my keys", ""),
        ("别忘了我喜欢茶", ""),
        ("忘了告诉你我住在苏州", ""),
        ("我忘了带伞", ""),
        ("忘了自我介绍，我叫沈听澜", ""),
        ("忘记介绍自己了，我是老郭", ""),
        ("忘了交电费", ""),
        ("忘了我的生肖", "我的生肖"),
        ("忘了我舅舅的名字吧", "我舅舅的名字"),
        ("忘了我舅舅的生日，真糟糕", ""),
        ("那就忘了我养鹦鹉的事吧", "我养鹦鹉"),
        ("请忘了关于我房租的事", "我房租"),
        ("forget all that stuff about my ex", "my ex"),
        ("delete everything you've got on my brother", "my brother"),
        ("Please erase all the data to do with the Leeds trip", "the Leeds trip"),
        ("删除跟我女儿有关的所有信息", "我女儿"),
        ("忘掉我跟你说过的关于小王的事", "小王"),
        ("忘了我老公", "我老公"),
        ("忘了我妈吧", "我妈"),
        ("忘了我妈生日了", ""),
        ("don't remember this: I live in Cork", "I live in Cork"),
    ],
)
def test_what_a_message_asks_to_forget(text: str, thing: str) -> None:
    assert thing_to_forget(text) == thing


@pytest.mark.parametrize("request_text", ["Forget that I like oolong tea", "忘掉我喜欢喝乌龙茶"])
def test_a_request_to_forget_becomes_no_episode(store: MemoryStore, request_text: str) -> None:
    memory = Memory(store)
    lines = [request_text, "my sister Nora is a vet in Cork"]
    leaving = [Leaving(f"m{n}", Turn(role="user", content=text)) for n, text in enumerate(lines)]
    memory.consolidate("ada", leaving, thread="t")
    kept = str(memory.records("ada"))
    assert "Nora" in kept
    assert "oolong" not in kept and "乌龙" not in kept


def test_a_role_forgets_and_counts_only_what_it_may_read(agent: Agent) -> None:
    say(agent, "My name is Edith", "I'm allergic to walnuts", "Please always answer briefly")
    held = len(left(agent))
    asked = say(agent, "forget everything about me", role="basic")
    assert str(held) not in asked and "1" in asked
    assert "1" in say(agent, "yes, forget everything", role="basic")
    assert "Edith" in str(left(agent)) and "walnuts" in str(left(agent))
    assert "briefly" not in str(left(agent))
    say(agent, "forget my name", role="analyst")
    assert [text for text in left(agent) if "Edith" in text]


@pytest.mark.parametrize("request_text", ["Forget that I like oolong tea", "忘掉我喜欢喝乌龙茶"])
def test_a_request_to_forget_stands_in_no_summary(store: MemoryStore, request_text: str) -> None:
    texts = [request_text, "we carried the old sofa up five floors"]
    said = [Said(Turn(role="user", content=text)) for text in texts]
    made = summarise(Summaries("", ""), said, Context(chat_model="offline"), "en", Memory(store))
    assert "sofa" in made.recent + made.session
    assert "oolong" not in str(made) and "乌龙" not in str(made)


def test_a_chat_lists_and_forgets_what_its_role_may_read(agent: Agent) -> None:
    say(agent, "My name is Edith", "Please always answer briefly")
    (name,) = [r for r in Memory(agent.store).records("ada") if r.attribute == "name"]
    lines = iter(["/memories", f"/forget {name.id}", "/forget all yes", "/quit"])
    console = Console(file=StringIO(), width=160)
    Chat(agent, Context(user_id="ada", role="basic", chat_model="offline"), "t", console).run(
        lambda _: next(lines)
    )
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert "briefly" in shown and "Edith" not in shown
    assert ["Edith" in text for text in left(agent)] == [True]


@pytest.mark.parametrize(
    ("lines", "gone", "kept"),
    [
        (["my sister Siobhan lives in Cork", "I play the cello every evening"], "Siobhan", "cello"),
        (["我妹妹小芸住在南京", "我每天早上给阳台上的二十盆兰花浇水"], "小芸", "兰花"),
    ],
)
def test_an_episode_loses_only_the_lines_of_what_is_forgotten(
    store: MemoryStore, lines: list[str], gone: str, kept: str
) -> None:
    memory = Memory(store)
    memory.consolidate(
        "ada", [Leaving(f"m{n}", Turn(role="user", content=text)) for n, text in enumerate(lines)], thread="t"
    )
    (fact,) = [r for r in memory.records("ada") if r.kind != "episode" and gone in r.text]
    memory.forget("ada", [fact.id])
    held = [r for r in memory.records("ada", "active") if r.kind == "episode"]
    assert len(held) == 1 and kept in held[0].text and kept in held[0].value
    assert gone not in str(memory.records("ada"))


@pytest.mark.parametrize("text", ["don't remember this: I live in Cork", "不要记这个：我住在苏州"])
def test_what_shall_not_be_kept_is_not_and_that_is_said(agent: Agent, text: str) -> None:
    answer = say(agent, text)
    assert "keep no memory" in answer or "没有记" in answer
    assert left(agent) == []


def test_a_phone_number_that_is_not_kept_takes_no_belongings_with_it(agent: Agent) -> None:
    say(agent, "My car is a Skoda Octavia")
    say(agent, "Don't remember my phone number, delete it would you")
    assert any("Skoda" in text for text in left(agent))
