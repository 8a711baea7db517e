from datetime import UTC, datetime
from typing import Any

import pytest
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage, ToolMessage

from graph.data_block import data_message
from graph.offline import OfflineChatModel
from tools import TOOLS

NOW = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)


def memory(attribute: str, value: str) -> dict[str, Any]:
    return {
        "id": value.encode().hex()[:6],
        "date": "2026-11-01",
        "source": "user",
        "sigmas": 5.0,
        "attribute": attribute,
        "value": value,
        "text": value,
    }


def reply(
    text: str, *memories: dict[str, Any], before: tuple[BaseMessage, ...] = (), understood: str = ""
) -> AIMessage:
    state: Any = {"recall": {"memories": list(memories), "understood": understood}}
    model = OfflineChatModel().bind_tools(TOOLS)
    return model.invoke([*before, data_message(state, NOW), HumanMessage(text)])


@pytest.mark.parametrize(
    "question",
    ["你记得我的网银密码吗", "你知道我的鞋码吗", "do you remember my bank pin?", "do you know my shoe size?"],
)
def test_what_nobody_told_is_not_answered_by_who_the_user_is(question: str) -> None:
    who = [
        {key: value for key, value in memory(attribute, value).items() if key != "sigmas"}
        for attribute, value in (("name", "小雨"), ("location", "苏州"), ("occupation", "护士"))
    ]
    answer = reply(question, *who).text
    assert any(words in answer for words in ("没有关于", "no memory"))
    assert "小雨" not in answer
    assert "苏州" in reply("我住在哪里？", *who).text


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("我叫什么名字？", "小雨"),
        ("你还记得我喜欢喝什么茶吗", "乌龙茶"),
        ("What's my name?", "小雨"),
        ("我刚才说喜欢喝什么？", "乌龙茶"),
    ],
)
def test_questions_about_the_user_are_answered_from_memory(question: str, answer: str) -> None:
    name, tea, seat = (
        memory("name", "小雨"),
        memory("like", "乌龙茶"),
        memory("like", "靠窗的座位"),
    )
    assert answer in reply(question, name, tea, seat).text


def test_only_what_shares_the_questions_words_is_shown_where_something_does() -> None:
    answer = reply("我喜欢喝什么茶？", memory("like", "乌龙茶"), memory("like", "靠窗的座位")).text
    assert "乌龙茶" in answer
    assert "靠窗" not in answer


@pytest.mark.parametrize("question", ["我叫什么名字？", "what's my favourite colour?", "我对什么过敏"])
def test_it_says_that_it_does_not_know_rather_than_invent(question: str) -> None:
    assert any(words in reply(question).text for words in ("没有关于", "no memory"))


@pytest.mark.parametrize("question", ["Do I like coffee?", "我喜欢 coffee 吗？"])
def test_a_dislike_answers_whether_something_is_liked(question: str) -> None:
    assert "coffee" in reply(question, memory("dislike", "coffee")).text


def test_somebody_elses_facts_are_no_answer_about_the_user() -> None:
    friend = {**memory("other", "我朋友小美住在巴黎"), "about": "other"}
    assert "没有关于" in reply("我住在哪里？", friend).text


def test_a_memory_of_the_right_kind_about_another_thing_is_no_answer() -> None:
    far = {**memory("like", "吃火锅"), "sigmas": 0.5}
    assert "没有关于" in reply("我喜欢的歌手是谁？", far).text


@pytest.mark.parametrize("text", ["帮我给张经理写一封邮件", "can you help me plan a trip", "roll a dice"])
def test_a_request_it_cannot_fulfil_is_not_nodded_through(text: str) -> None:
    assert any(word in reply(text).text for word in ("离线", "offline"))


@pytest.mark.parametrize(
    ("request_text", "tool", "arguments"),
    [
        ("记住我喜欢靠窗的座位", "remember", {"content": "我喜欢靠窗的座位"}),
        ("請幫我記住：我對花生過敏", "remember", {"content": "我對花生過敏"}),
        ("Please remember that I take the 7:40 train", "remember", {"content": "I take the 7:40 train"}),
        ("搜索你的记忆：座位", "recall", {"query": "座位"}),
        ("search your memory for train times", "recall", {"query": "train times"}),
        ("你还记得多少关于我的信息", "list_memories", {}),
        ("what do you know about me?", "list_memories", {}),
        ("现在几点了？", "current_time", {}),
        ("what time is it?", "current_time", {}),
    ],
)
def test_tools_are_called_when_plainly_asked(request_text: str, tool: str, arguments: dict[str, Any]) -> None:
    (call,) = reply(request_text).tool_calls
    assert (call["name"], call["args"]) == (tool, arguments)


@pytest.mark.parametrize(
    "text", ["今天天气真好", "I bought bread", "你记住我的名字了吗？", "how do I remember names?"]
)
def test_tools_are_not_called_unasked(text: str) -> None:
    assert not [c for c in reply(text).tool_calls if c["name"] in ("remember", "forget")]


def test_forgetting_hands_over_what_the_request_is_about() -> None:
    (call,) = reply("请忘掉我喜欢乌龙茶", memory("like", "乌龙茶")).tool_calls
    assert (call["name"], call["args"]) == ("forget", {"about": "我喜欢乌龙茶"})
    assert not reply("忘了告诉你我的车牌", memory("like", "乌龙茶")).tool_calls


@pytest.mark.parametrize(
    ("question", "known"),
    [
        ("我老公叫什么名字？", memory("name", "小雨")),
        ("我老板叫什么名字？", memory("name", "小雨")),
        ("我家猫叫什么名字？", memory("name", "小雨")),
        ("我女儿叫什么名字？", {**memory("family", "我老公叫阿强"), "about": "family"}),
        ("What's my father's name?", {**memory("family", "My daughter Nell is three"), "about": "family"}),
        ("What's my father's name?", {**memory("family", "My mother is called Joan"), "about": "family"}),
        ("where am I travelling?", memory("location", "Norwich")),
        ("我要去哪里旅游？", memory("location", "苏州")),
        ("我爸想养什么？", memory("pet", "没养宠物")),
    ],
)
def test_what_is_known_of_one_is_no_answer_about_another(question: str, known: dict[str, Any]) -> None:
    answer = reply(question, known).text
    assert known["value"] not in answer
    assert any(words in answer for words in ("没有关于", "no memory", "离线"))


@pytest.mark.parametrize(
    ("question", "known"),
    [
        ("我老公叫什么名字？", {**memory("family", "我老公叫阿强"), "about": "family"}),
        ("What's my father's name?", {**memory("family", "My dad is called Frank"), "about": "family"}),
        ("我老板叫什么名字？", {**memory("other", "我老板叫赵敏"), "about": "other"}),
        ("What is my cat called?", memory("pet", "a cat named Olive")),
        ("where am I travelling?", memory("event", "flying to Porto")),
    ],
)
def test_what_is_known_of_the_one_asked_about_is_the_answer(question: str, known: dict[str, Any]) -> None:
    assert known["value"] in reply(question, known).text


def test_the_result_of_a_tool_is_passed_on() -> None:
    call = reply("记住我喜欢靠窗的座位")
    result = ToolMessage("已记住：靠窗", tool_call_id=call.tool_calls[0]["id"] or "")
    assert OfflineChatModel().invoke([HumanMessage("记住…"), call, result]).text == "已记住：靠窗"


@pytest.mark.parametrize(
    ("text", "word"), [("量子力学是什么？", "离线"), ("What is dark matter?", "offline")]
)
def test_it_says_that_it_is_offline_when_asked_for_more(text: str, word: str) -> None:
    assert word in reply(text).text


def test_how_to_set_up_a_model_is_said_once_as_long_as_it_is_in_sight() -> None:
    first = reply("Write a poem about the sea")
    again = reply("Write a poem about the sea", before=(HumanMessage("hm"), first)).text
    assert "AGENT_CHAT_MODEL" in first.text
    assert "AGENT_CHAT_MODEL" not in again
    assert "offline" in again


def test_what_shares_the_words_of_the_question_answers_before_what_it_might_ask_for() -> None:
    rowing, job = memory("habit", "I go rowing every Thursday evening"), memory("occupation", "stonemason")
    asked = reply("What do I do every Thursday evening?", job, rowing).text
    assert "rowing" in asked
    assert "stonemason" not in asked
    assert "stonemason" in reply("What do I do for a living?", job, rowing).text


def test_a_resolved_follow_up_is_shown() -> None:
    assert "明天杭州天气如何" in reply("明天呢？", understood="明天杭州天气如何").text


def test_what_was_said_before_is_quoted_from_the_thread() -> None:
    assert (
        "我在学吉他"
        in reply("我刚才说了什么？", before=(HumanMessage("我在学吉他"), AIMessage("好的。"))).text
    )


def test_it_streams_the_same_reply_in_pieces() -> None:
    messages = [HumanMessage("What is dark matter?")]
    pieces = [chunk.text for chunk in OfflineChatModel().stream(messages)]
    assert len(pieces) > 5
    assert "".join(pieces) == OfflineChatModel().invoke(messages).text


def test_a_streamed_tool_call_arrives_whole() -> None:
    chunks = list(OfflineChatModel().bind_tools(TOOLS).stream([HumanMessage("记住我喜欢茶")]))
    total = chunks[0]
    for chunk in chunks[1:]:
        total = total + chunk  # type: ignore[assignment]
    assert [c["name"] for c in total.tool_calls] == ["remember"]


@pytest.mark.parametrize("text", ["", "   ", "{name} {{x}}", "👨‍👩‍👧", "x" * 60_000, "\ud800"])
def test_odd_messages_get_an_answer(text: str) -> None:
    assert OfflineChatModel().invoke([HumanMessage(text)]).text


def test_of_many_memories_of_the_kind_asked_for_the_best_are_named() -> None:
    goals = [{**memory("goal", text), "sigmas": 0.5} for text in ("row across", "learn Irish", "sew", "bake")]
    answer = reply("What's my goal for this year?", *goals).text
    assert "row across" in answer and "sew" in answer
    assert "bake" not in answer


def test_single_characters_in_common_do_not_beat_what_is_asked_for() -> None:
    home, rain = memory("hometown", "芜湖"), memory("habit", "外面一直下雨，只好在家里等着")
    assert "芜湖" in reply("我老家在哪里？", home, rain).text
    assert "下雨" not in reply("我老家在哪里？", home, rain).text
    locker = memory("other", "我的储物柜在三楼楼梯口")
    assert "楼梯口" in reply("我的储物柜在哪里？", memory("location", "芜湖"), locker).text


@pytest.mark.parametrize(
    "question", ["What do I like?", "what do I like to eat?", "我喜欢什么？", "我最爱吃什么"]
)
def test_who_asks_for_all_tastes_is_told_them_however_unlike_they_sound(question: str) -> None:
    bread = {**memory("like", "rye bread"), "sigmas": 1.0}
    assert "rye bread" in reply(question, bread).text
    assert "rye bread" not in reply("Do I like coffee?", bread).text


@pytest.mark.parametrize(
    "text",
    [
        "remind me to call mum at 5", "can you remind me in ten minutes", "set an alarm for 7", "wake me up at six",
        "记得提醒我五点打电话给妈妈", "十分钟后提醒我关火", "帮我定个闹钟", "七点叫我起床",
    ],
)  # fmt: skip
def test_a_reminder_is_said_to_be_out_of_reach(text: str) -> None:
    answer = reply(text)
    assert not answer.tool_calls
    assert "cannot remind" in answer.text or "没法到点提醒" in answer.text


@pytest.mark.parametrize("text", ["remind me what my name is", "提醒我一下我叫什么", "remind me of my name"])
def test_who_wants_to_be_told_again_asks_a_question(text: str) -> None:
    assert "小雨" in reply(text, memory("name", "小雨")).text


@pytest.mark.parametrize(
    "text", ["我身份证号多少来着？", "what's my passport number?", "我的银行卡密码是什么"]
)
def test_numbers_that_are_never_kept_are_answered_by_nothing_else(text: str) -> None:
    answer = reply(text, memory("age", "31"), memory("contact", "31 Elm Road")).text
    assert "31" not in answer
    assert "从不存" in answer or "never kept" in answer


@pytest.mark.parametrize(
    ("text", "attribute"),
    [
        ("我是做什么的", "occupation"),
        ("我的地址", "location"),
        ("我的爱好呢", "like"),
        ("my job", "occupation"),
    ],
)
def test_a_question_without_a_mark_is_answered(text: str, attribute: str) -> None:
    assert "小山" in reply(text, memory(attribute, "小山")).text


def test_what_somebody_says_about_the_user_lists_no_memories() -> None:
    assert not reply("what did my boss say about me?", memory("location", "Leeds")).tool_calls
    assert reply("what do you know about me?", memory("location", "Leeds")).tool_calls


@pytest.mark.parametrize(
    ("question", "value", "answer"),
    [
        ("what's my phone number?", "my phone's [phone]", "not kept"),
        ("what is my email?", "my email is [email]", "not kept"),
        ("我的手机号是多少？", "我手机号是[电话]", "不会保存"),
        ("what is my email?", "my phone's [phone]", "no memory"),
        ("我的手机号是多少？", "我的邮箱是[邮箱]", "没有关于"),
    ],
)
def test_a_withheld_contact_is_no_answer_but_is_said_to_be_withheld(
    question: str, value: str, answer: str
) -> None:
    text = reply(question, memory("contact", value)).text
    assert answer in text
    assert "[" not in text
