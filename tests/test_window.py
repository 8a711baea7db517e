from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage

from memory.counting import count_tokens
from memory.short_term.window import fit_window, message_tokens, oldest_half, turns_of


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


def test_the_oldest_turns_leave_first_and_the_order_stays() -> None:
    messages = conversation(5)
    budget = sum(map(message_tokens, messages)) - 1
    assert fit_window(messages, budget) == messages[2:]


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
    assert oldest_half(conversation(1)) == []
    assert oldest_half(conversation(6)) == conversation(3)
    assert oldest_half(conversation(7)) == conversation(3)


def test_messages_before_the_first_user_message_form_a_turn() -> None:
    greeting = AIMessage("Welcome")
    assert turns_of([greeting, *turn(1)]) == [[greeting], turn(1)]


def test_chinese_costs_a_token_a_character_and_english_a_quarter() -> None:
    assert count_tokens("今天天气很好") == 6
    assert count_tokens("abcdefgh") == 2
    assert count_tokens("") == 0
