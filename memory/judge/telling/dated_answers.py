"""A date in answer to "when is your viva?": an event that only the question names."""

from memory.judge.reading.folding import fold
from memory.judge.telling.events import coming
from memory.judge.telling.extract import Finding
from memory.judge.telling.facts import make_fact
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact

_LONGEST = {"zh": 30, "en": 70}  # characters
_ASKED = {
    "zh": LazyPattern(
        r"(?:您|你)(?:们)?(?:的|那个?|这次)?(?P<v>(?!什么|哪|几|打算|想|要|一般|平时|通常)[\u3400-\u9fff]{2,8}?)(?:的?(?:日子|时间|日期))?(?:定|安排|约|订|是|排)?(?:在|了|下来|好)*(?:没有?|吗|什么时候|哪[天日]|几[号月]|何时)"
    ),
    "en": LazyPattern(
        r"\b(?:date|day|time|when|scheduled|booked in)\b[^?]*?\b(?:for )?your (?P<v>(?!birthday|day|time|usual)[\w' -]{3,30}?)(?: yet| then| be| is| going| happening| scheduled| booked| set| fixed)*\?|"
        r"\byour (?P<v2>(?!birthday|day|usual)[\w' -]{3,30}?)(?: is| been)? (?:scheduled|booked|set|fixed|planned)\b[^?]*\?"
    ),
}


def dated_answer(utterance: Utterance) -> Fact | None:
    """Return the event whose date the assistant has just asked for, if a short message gives one to come."""
    language, text = utterance.language, utterance.folded.text
    if not utterance.context or utterance.context[-1].role != "assistant" or len(text) > _LONGEST[language]:
        return None
    asked = fold(utterance.context[-1].content)
    match = _ASKED[language].search(asked.text)
    when = coming(text, utterance) if match is not None and "?" not in text else None
    if match is None or when is None:
        return None
    name = "v2" if match.groupdict().get("v2") else "v"
    noun = asked.cut(*match.span(name)).strip()
    value = (
        f"{noun} {utterance.folded.cut(*when.span)}"
        if language == "en"
        else noun + utterance.folded.cut(*when.span)
    )
    shell = Finding("event", 0, 0, "event", 0)
    return make_fact(utterance, "event", value, shell, when)
