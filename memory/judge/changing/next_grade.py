"""A new grade in what is on file of one's studies: "研三啦" leaves the town in "在长春读研二"."""

from memory.judge.reading.folding import fold
from memory.judge.telling.phrasing import phrase
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact

_GRADE = r"(?:[初高大研博][一二三四五]|[一二三四五六七八九]年级|(?:first|second|third|fourth|fifth|final)[- ]year|year \d+|\d+(?:st|nd|rd|th)[- ](?:grade|year)|sophomore|junior|freshman)"
_IN = LazyPattern(_GRADE)
_ONLY = LazyPattern(
    rf"(?:(?:在|读|上|升|念|now |a |in |my )*)(?P<v>{_GRADE})(?:的?学生|了|啦|生| student| now| at uni)*"
)


def with_the_next_grade(decision: Decision, utterance: Utterance) -> Decision:
    """Return a decision in which a bare grade takes the place of the old one within what is on file."""
    facts = tuple(_placed(fact, utterance) for fact in decision.facts)
    return decision if facts == decision.facts else decision.model_copy(update={"facts": facts})


def _placed(fact: Fact, utterance: Utterance) -> Fact:
    told = _ONLY.fullmatch(fold(fact.value).text.strip()) if fact.attribute == "occupation" else None
    if told is None or fact.op == "delete" or fact.subject != "user":
        return fact
    known = next((one for one in utterance.on_file() if _says_more(one, told["v"])), None)
    at = _IN.search(fold(known.value).text) if known is not None else None
    if known is None or at is None:
        return fact
    old = fold(known.value)
    value = old.cut(0, at.start()) + told["v"] + old.cut(at.end(), len(old.text))
    text = phrase("occupation", value, utterance.language)
    return fact.model_copy(update={"op": "update", "value": value, "text": text, "replaces": known.value})


def _says_more(known: Known, grade: str) -> bool:
    value = fold(known.value).text.strip()
    found = _IN.search(value)
    more = found is not None and found.group() != grade and len(value) > len(found.group())
    return more and known.attribute == "occupation" and known.subject == "user"
