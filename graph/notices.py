"""What the graph itself tells the user, in the two languages."""

from langchain_core.messages import AIMessage, BaseMessage

from memory.records import Language

_TEXTS = {
    "too_many_calls": (
        "I stopped after {count} model calls in this turn without reaching an answer. Please put the "
        "question differently, or raise model_calls_per_turn.",
        "这一轮已经调用模型 {count} 次仍没有得到答案，我先停在这里。"
        "请换个说法再问，或调高 model_calls_per_turn。",
    ),
    "empty_reply": (
        "The language model gave no answer. Please put it differently, or try another model.",
        "语言模型没有给出回答。请换个说法再试，或更换模型。",
    ),
    "secret": (
        "By the way: your message holds a secret (password, key, card or ID number). It is not remembered.",
        "提醒：这条消息里有机密信息（密码、密钥、卡号或证件号），不会记入长期记忆。",
    ),
    "redacted": (
        "By the way: I remember that you gave me this, but phone numbers and e-mail addresses themselves are "
        "not kept.",
        "提醒：我记住了你提到过这件事，但电话号码和邮箱地址本身不会保存。",
    ),
    "in_part": (
        "By the way: your message is very long. For my long-term memory I read its beginning, its end and "
        "what it says about you in between. If something is missing, tell me again in a few words.",
        "提醒：这条消息很长。为长期记忆我读了开头、结尾，以及中间说到你自己的句子。"
        "如果漏了什么，请用几句话再告诉我一次。",
    ),
    "memory_failed": (
        "Note: my long-term memory had a problem in this turn, so something may not have been found or "
        "kept: {reason}",
        "提示：这一轮我的长期记忆出了问题，有些内容可能没有查到或没有保存：{reason}",
    ),
}


def notice(name: str, language: Language, **values: str) -> AIMessage:
    """Return a message of the graph to the user, marked as `notice` in its metadata.

    The model never sees it: a small one repeated "the model gave no answer" for the rest of the thread.
    """
    text = _TEXTS[name][language == "zh"]
    for key, value in values.items():
        text = text.replace("{" + key + "}", value)
    return AIMessage(text, response_metadata={"notice": name})


def is_notice(message: BaseMessage) -> bool:
    """Tell whether a message comes from the graph itself and not from the model."""
    return "notice" in message.response_metadata
