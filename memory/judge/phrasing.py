"""The sentence a reader sees for a fact, built around the user's own words."""

from memory.records import Language, Operation, Subject
from memory.vocabulary import label

_ZH = {
    "name": "用户叫{value}",
    "employer": "用户在{value}工作",
    "location": "用户住在{value}",
    "hometown": "用户的家乡是{value}",
    "like": "用户喜欢{value}",
    "dislike": "用户不喜欢{value}",
    "allergy": "用户对{value}过敏",
    "other": "用户提到：{value}",
}
_EN = {
    "name": "The user's name is {value}",
    "employer": "The user works at {value}",
    "location": "The user lives in {value}",
    "hometown": "The user comes from {value}",
    "like": "The user likes {value}",
    "dislike": "The user dislikes {value}",
    "allergy": "The user is allergic to {value}",
    "other": "The user says: {value}",
}
_OVER = {"zh": "不再成立：{value}", "en": "No longer true: {value}"}
_OTHERS = {
    ("family", "zh"): "用户的家人：{value}",
    ("family", "en"): "The user's family: {value}",
    ("other", "zh"): "用户身边的人：{value}",
    ("other", "en"): "Somebody close to the user: {value}",
}


def phrase(
    attribute: str, value: str, language: Language, *, op: Operation = "add", subject: Subject = "user"
) -> str:
    """Return a standalone sentence for a fact in the user's language, with the value word for word."""
    if op == "delete":
        return _OVER[language].format_map({"value": value})
    if subject != "user":
        return _OTHERS[(subject, language)].format_map({"value": value})
    template = (_ZH if language == "zh" else _EN).get(attribute)
    if template is not None:
        return template.format_map({"value": value})
    word = label(attribute, language)
    return f"用户的{word}：{value}" if language == "zh" else f"The user's {word}: {value}"
