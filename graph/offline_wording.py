"""What the offline model says, in the two languages."""

from memory.records import Language

_BY_THE_WAY = 60  # characters
_TEXTS = {
    "greeting": (
        "Hello{name}! I am offline: no language model is set up. I can remember what you tell me and "
        "answer from it.",
        "你好{name}！我处于离线模式（没有配置语言模型），可以记住你告诉我的事，并据此回答。",
    ),
    "goodbye": ("Goodbye{name}!", "再见{name}！"),
    "thanks": ("You're welcome{name}.", "不客气{name}。"),
    "heard": ("All right.", "好的。"),
    "known": ("I remember:\n{lines}", "我记得：\n{lines}"),
    "over": ("That is over:\n{lines}", "这已经不再是这样了：\n{lines}"),
    "over_line": (
        "- {label}: {value} (until {date}{said})",
        "- {label}：{value}（到 {date} 为止{said}）",
    ),
    "over_said": ('; you said: "{text}"', "；你说过：“{text}”"),
    "redacted": (
        "You told me on {date}, but phone numbers and e-mail addresses themselves are not kept, so I cannot "
        "repeat it.",
        "你在 {date} 告诉过我，但电话号码和邮箱地址本身不会保存，所以我说不出来。",
    ),
    "unknown": ("I have no memory of that.", "我没有关于这件事的记忆。"),
    "no_reminders": (
        "I cannot remind you: I speak only when you write. Name the day, and I can tell you when you ask.",
        "我没法到点提醒你：你不发消息，我就不会说话。告诉我是哪一天，之后你问起时我可以告诉你。",
    ),
    "forget_named": (
        "Nothing is forgotten yet: offline I can forget what you name or all of it, not all but something. "
        "Name what shall go.",
        "还没有忘掉任何内容：离线模式只能忘掉你点名的，或者全部忘掉，不能“除了什么都忘掉”。请说出要忘掉什么。",
    ),
    "never_kept": (
        "I have no memory of that: passwords and the numbers of documents and cards are never kept.",
        "我没有关于这件事的记忆：密码、证件号和卡号从不存。",
    ),
    "not_among": (
        "I have no memory about {thing}. Of allergies I remember:\n{lines}",
        "关于{thing}我没有记忆。记得的过敏有：\n{lines}",
    ),
    "said": ('You said: "{text}"', "你说的是：“{text}”"),
    "nothing_said": ("You have not said anything before that.", "在这之前你还没有说过什么。"),
    "empty": ("Your message is empty.", "你的消息是空的。"),
    "offline": (
        "I am offline and cannot answer that{understood}. Set OPENAI_API_KEY, or OPENAI_BASE_URL and "
        "AGENT_CHAT_MODEL for a server of your own, to use a language model.",
        "我处于离线模式，回答不了这个问题{understood}。要使用语言模型，请设置 OPENAI_API_KEY；"
        "自建服务请设置 OPENAI_BASE_URL 和 AGENT_CHAT_MODEL。",
    ),
    "offline_again": ("I cannot answer that offline{understood}.", "离线模式回答不了这个问题{understood}。"),
    "understood": (' (understood as: "{text}")', "（理解为：{text}）"),
    "related": ("\nWhat I remember about it:\n{lines}", "\n与此有关的记忆：\n{lines}"),
    "line": ("- {label}: {value} ({date})", "- {label}：{value}（{date}）"),
    "name": (", {name}", "，{name}"),
}


def shorten(text: str) -> str:
    """Cut what is only shown by the way: the conversation pays for it as long as it stays in the window."""
    return text if len(text) <= _BY_THE_WAY else f"{text[:_BY_THE_WAY].rstrip()}…"


def says_how_to_go_online(text: str) -> bool:
    """Tell whether a reply only says how to set up a model: there is no answer in it to refer to."""
    return "OPENAI_API_KEY" in text and "AGENT_CHAT_MODEL" in text


def say(phrase: str, language: Language, **values: str) -> str:
    """Return a sentence. Values are put in last and as they are, so braces in them mean nothing."""
    text = _TEXTS[phrase][language == "zh"]
    pieces = [text]
    for key, value in values.items():
        pieces = [part for piece in pieces for part in _around(piece, "{" + key + "}", value)]
    return "".join(pieces)


def _around(piece: str, slot: str, value: str) -> list[str]:
    before, found, after = piece.partition(slot)
    return [before, value, after] if found else [piece]
