import pytest
from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage

from memory.counting import count_tokens
from memory.short_term.leaving import Strategy, leaving
from memory.short_term.window import fit_window, message_tokens, turns_of


def turn(number: int, *, tools: int = 0) -> list[AnyMessage]:
    calls = [{"name": "recall", "args": {"query": "x"}, "id": f"{number}-{i}"} for i in range(tools)]
    messages: list[AnyMessage] = [HumanMessage(f"question {number}")]
    if calls:
        messages.append(AIMessage("", tool_calls=calls))
        messages += [ToolMessage("found", tool_call_id=str(call["id"])) for call in calls]
    return [*messages, AIMessage(f"answer {number}")]


def conversation(turns: int, **kind: int) -> list[AnyMessage]:
    return [message for number in range(turns) for message in turn(number, **kind)]


def test_everything_stays_while_it_fits() -> None:
    messages = conversation(3)
    assert fit_window(messages, 10_000) == messages


def test_over_budget_the_oldest_turns_leave_down_to_seventy_percent_and_the_order_stays() -> None:
    messages = conversation(10)
    budget = sum(map(message_tokens, messages)) - 1
    window = fit_window(messages, budget)
    assert window == messages[-len(window) :]
    assert budget * 0.5 < sum(map(message_tokens, window)) <= budget * 0.7


def test_what_weighs_least_leaves_first_however_old_it_is() -> None:
    messages = [HumanMessage(f"line {n}", id=str(n)) for n in range(10)]
    kinds = {"0": "identity", "1": "chat", "2": "preference", "3": "chat", "8": "chat"}
    window = fit_window(messages, sum(map(message_tokens, messages)) - 1, kinds)
    assert [m.id for m in window] == ["0", "2", "5", "6", "7", "9"]


def test_another_table_of_weights_gives_another_window() -> None:
    messages = [HumanMessage(f"line {n}", id=str(n)) for n in range(4)]
    budget = sum(map(message_tokens, messages)) - 1
    kinds = {"0": "chat", "1": "identity"}
    heavy_chat = {"chat": 2.0, "identity": 0.1, "told": 1.0}
    assert fit_window(messages, budget, kinds, heavy_chat)[0].id == "0"


def test_the_open_question_and_pinned_messages_stay() -> None:
    pinned = HumanMessage("the house rules", id="p", additional_kwargs={"pinned": True})
    chat = [HumanMessage(f"blah {n}", id=str(n)) for n in range(6)]
    asked: list[AnyMessage] = [HumanMessage("book a table", id="q"), AIMessage("For which day?")]
    messages: list[AnyMessage] = [pinned, *chat, *asked, HumanMessage("Friday", id="now")]
    window = fit_window(messages, 30, {m.id or "": "chat" for m in messages})
    assert [m.id for m in window if isinstance(m, HumanMessage)] == ["p", "q", "now"]


def test_a_question_whose_answer_never_came_stays() -> None:
    messages: list[AnyMessage] = [
        HumanMessage("how far is it to Oslo?", id="cut"),
        *conversation(6),
        HumanMessage("hello?", id="now"),
    ]
    assert fit_window(messages, 30)[0].id == "cut"


def test_a_tool_call_and_its_results_stay_or_leave_together() -> None:
    messages = conversation(4, tools=2)
    for budget in range(0, sum(map(message_tokens, messages)) + 10, 3):
        window = fit_window(messages, budget)
        called = {call["id"] for m in window if isinstance(m, AIMessage) for call in m.tool_calls}
        answered = {m.tool_call_id for m in window if isinstance(m, ToolMessage)}
        assert called == answered
        assert isinstance(window[0], HumanMessage)


def test_the_current_message_is_kept_whatever_its_size() -> None:
    huge = HumanMessage("字" * 60_000)
    assert fit_window([*conversation(2), huge], 200) == [huge]


def test_the_oldest_half_never_holds_the_current_turn() -> None:
    assert leaving(conversation(1), "oldest_half") == []
    assert leaving(conversation(6), "oldest_half") == conversation(3)
    assert leaving(conversation(7), "oldest_half") == conversation(3)


def test_all_but_the_window_leaves_the_last_three_turns() -> None:
    assert leaving(conversation(8), "all_but_window") == conversation(5)
    assert leaving(conversation(3), "all_but_window") == []


def test_the_importance_queue_lets_small_talk_go_before_what_stands_out() -> None:
    lines = [
        "hello hello",
        "the boiler valve leaks",
        "hello",
        "my sister marries in Cork",
        "hello there",
        "now",
    ]
    messages = [HumanMessage(text, id=str(n)) for n, text in enumerate(lines)]
    kinds = {"0": "chat", "2": "chat", "3": "fact", "4": "chat"}
    assert [m.id for m in leaving(messages, "importance_queue", kinds)] == ["0", "2", "4"]


@pytest.mark.parametrize("strategy", ["oldest_half", "all_but_window", "importance_queue"])
def test_no_strategy_tears_tool_calls_apart_or_takes_pinned_messages(strategy: Strategy) -> None:
    pinned = HumanMessage("the house rules", additional_kwargs={"pinned": True})
    gone = leaving([pinned, *conversation(8, tools=2)], strategy)
    assert gone and pinned not in gone
    called = {call["id"] for m in gone if isinstance(m, AIMessage) for call in m.tool_calls}
    assert called == {m.tool_call_id for m in gone if isinstance(m, ToolMessage)}


def test_messages_before_the_first_user_message_form_a_turn() -> None:
    greeting = AIMessage("Welcome")
    assert turns_of([greeting, *turn(1)]) == [[greeting], turn(1)]


def test_chinese_costs_a_token_a_character_and_english_a_quarter() -> None:
    assert count_tokens("今天天气很好") == 6
    assert count_tokens("abcdefgh") == 2
    assert count_tokens("") == 0
