"""What an elliptical follow-up means: "明天呢？" after "杭州天气如何" asks for Hangzhou's weather tomorrow.

Only what a rule can be sure of is resolved; everything else stays as the user said it.
"""

import re
from datetime import datetime

from memory.judge.questions import asked_attributes, is_question
from memory.language import detect_language
from memory.long_term.time_phrases import find_times

_FOLLOW_UP = {
    "zh": re.compile(r"^(?:那么?|那麼|还有|還有)?\s*(?P<what>[^呢?？。，,!！]{1,10})呢\s*[?？。!！~～]*$"),
    "en": re.compile(
        r"^(?:(?:and )?(?:what|how) about|(?P<bare>and))\s+(?P<what>[\w'-]+(?: [\w'-]+){0,3})\s*[?!.]*$", re.I
    ),
}
_NOT_A_TOPIC = re.compile(
    r"^(?:你|您|我|他|她|人|谁|誰|什么|什麼|怎么|怎麼|为什么|you|me|i|he|she|who|why|how|now what)$", re.I
)


def resolve_follow_up(message: str, topic: str, now: datetime) -> str | None:
    """Return the full question that a follow-up stands for, or None where it is not one or not certain.

    `topic` is the last question of the thread, itself already resolved. A time in the follow-up takes
    the place of the time in the topic; anything else is named as what the topic is now about.
    """
    language = detect_language(message, default=detect_language(topic))
    match = _FOLLOW_UP[language].match(message.strip())
    what = match["what"].strip() if match else ""
    if not topic or not match or not what or _stands_alone(what):
        return None
    if any(span.phrase == what for span in find_times(what, now, language)):
        return _at_another_time(topic, what, now)
    if match.groupdict().get("bare") and "?" not in message:
        return None
    bare = topic.rstrip("?？。. ")
    return f"{what}：{bare}" if language == "zh" else f"{what}: {bare}"


def _stands_alone(what: str) -> bool:
    """Tell whether the words ask for something by themselves: "and what is my job", "那我的名字呢"."""
    return bool(_NOT_A_TOPIC.match(what) or is_question(what) or asked_attributes(what))


def _at_another_time(topic: str, when: str, now: datetime) -> str:
    times = find_times(topic, now, None)
    if times:
        start, end = times[0].span
        return topic[:start] + when + topic[end:]
    if detect_language(topic) == "zh":
        return when + topic
    return f"{topic.rstrip('?. ')} {when}?"
