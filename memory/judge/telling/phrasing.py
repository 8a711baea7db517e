"""The sentence a reader sees for a fact, built around the user's own words."""

import re

from memory.judge.telling.shaping import is_state
from memory.judge.telling.third_person import chinese_sentence, english_sentence, of_the_user
from memory.language import detect_language
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
    "birthday": "用户的生日是{value}",
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
    "birthday": "The user's birthday is {value}",
    "other": "The user says: {value}",
}
# Their value is a thing or a wish, whatever it begins with.
_NO_SENTENCE = frozenset(
    {"name", "reply_style", "like", "dislike", "location", "employer", "hometown", "contact"}
)
# "likes walks with my husband" would be the assistant's husband.
_MAY_NAME_SELF = frozenset({"like", "dislike"})
_BEGINS_OWN = re.compile(r"(?:my|our|i|i'm|we)\b|[我俺咱]", re.IGNORECASE)
# "Live in Lisbon" is what somebody dreams of, not what he does.
_SAYS_AIM = re.compile(
    r"(?:i|i'm|i’m|i'd|i've|im|my|we|we're|our|want|wanna|plan|hope|aim|intend|wish|[a-z]+ing)\b|[我俺咱]",
    re.IGNORECASE,
)
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
    sentence = chinese_sentence(value) if detect_language(value) == "zh" else english_sentence(value)
    if attribute == "goal" and not _SAYS_AIM.match(value):
        sentence = None
    if subject != "user" and sentence is not None and _BEGINS_OWN.match(value):
        return sentence
    if subject != "user":
        return _OTHERS[(subject, language)].format_map({"value": value})
    if sentence is not None and attribute not in _NO_SENTENCE and language == detect_language(value):
        return sentence
    if attribute == "age" and value.isdigit():
        return f"用户{value}岁" if language == "zh" else f"The user is {value} years old"
    if attribute == "allergy" and is_state(value):
        return _state(value, language)
    template = (_ZH if language == "zh" else _EN).get(attribute)
    if template is not None:
        return template.format_map(
            {"value": of_the_user(value, language) if attribute in _MAY_NAME_SELF else value}
        )
    word = label(attribute, language)
    return f"用户的{word}：{value}" if language == "zh" else f"The user's {word}: {value}"


def _state(value: str, language: Language) -> str:
    """Return the sentence about a condition: "is lactose intolerant", "has hay fever"."""
    if language == "zh":
        return f"用户{value}"
    verb = "is" if value.lower().endswith("intolerant") else "has"
    return f"The user {verb} {value}"
