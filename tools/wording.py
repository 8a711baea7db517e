"""What the tools answer, in the two languages."""

from memory.records import Language

_TEXTS = {
    "stored": ("Stored:\n{what}", "已记住：\n{what}"),
    "not_stored": ("Not stored: {reason}", "没有存入长期记忆：{reason}"),
    "found": ("Memories:\n{what}", "记忆：\n{what}"),
    "none": ("No memory fits.", "没有相关的记忆。"),
    "forgotten": ("Forgotten: {ids}", "已忘掉：{ids}"),
    "not_asked_to_forget": (
        "Nothing was forgotten: the user's message does not ask for it.",
        "没有忘掉任何内容：用户的消息并没有要求忘掉。",
    ),
    "nothing_forgotten": (
        "Nothing was forgotten: no memory has the id {ids}. Look ids up with list_memories.",
        "没有忘掉任何内容：找不到编号 {ids}。请先用 list_memories 查编号。",
    ),
}


def say(name: str, language: Language, **values: str) -> str:
    """Return one of the tools' sentences. Values are put in as they are, braces and all."""
    text = _TEXTS[name][language == "zh"]
    for key, value in values.items():
        text = text.replace("{" + key + "}", value)
    return text
