"""What the user said once and now puts right, both in one message: "I told you Kyle was 19, he turned 20 last week".

What he told is read as if it had been said in an earlier turn; the new word takes its place in it.
"""

import re

from memory.judge.changing.counterpart import exchange
from memory.judge.reading.blocking import mark
from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.telling.extract import Finding
from memory.judge.telling.facts import make_fact
from memory.judge.telling.stated import stated_facts
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Language, Subject

_RETOLD: dict[Language, LazyPattern] = {
    "zh": LazyPattern(
        r"^(?:对了|那个|不好意思|抱歉|更正一?下|[,。!\s])*(?:我)?(?:之前|上次|上回|刚才|刚刚|前面|以前|那天|前几天|昨天|早先)(?:我)?(?:跟你|和你|给你|对你)?(?:说|讲|提|聊|告诉你|写)(?:起|过|的是|的|了)*[,\s:]*"
        r"(?P<said>[^,。!;?\s]{2,24})[,。!;\s]+(?P<now>[^?吗]+)$"
    ),
    "en": LazyPattern(
        r"^(?:(?:so|hey|sorry|ok|oh|btw|correction)[ ,]+)*(?:i|we) (?:told you|said|mentioned|wrote|put)(?: (?:earlier|before|last time|once|that|you|yesterday|the other day))* (?P<said>[^,.;!?]{4,80}?)[,.;!]+ (?:but |and |well |actually |that )*(?P<now>[^?]+)$"
    ),
}
_PUTS_RIGHT: dict[Language, LazyPattern] = {
    "zh": LazyPattern(
        r"[记说弄搞写]错|[记说弄搞]岔|其实|应该|虚岁|周岁|实岁|才对|现在|如今|已经|刚|满|改|不对|不是|是"
    ),
    "en": LazyPattern(
        r"\b(?:turned|turns|now|actually|wrong|meant|mistake|should|changed|really|moved|just|no longer|old news|got that|is|'s|it's)\b"
    ),
}
_SOMEBODY = LazyPattern(
    spell_out(r"{kin_bare_zh}|\b{kin_en}\b|岁|^[\u3400-\u9fff]{2,3}[生上属读]|^[a-z]+ (?:was|is)\b")
)
_WAS = LazyPattern(r"\b(?:was|were)\b")


def retold(utterance: Utterance) -> list[Fact] | None:
    """Return what holds of something that a message says it told before and puts right; None where it puts nothing right."""
    language = utterance.language
    match = _RETOLD[language].search(utterance.folded.text)
    if match is None or not _PUTS_RIGHT[language].search(match["now"]):
        return None
    said = _WAS.sub(
        lambda one: "is" if one.group() == "was" else "are", utterance.folded.cut(*match.span("said"))
    )
    now = _alone(utterance.folded.cut(*match.span("now")), utterance)
    first = _alone(said, utterance)
    for fact in stated_facts(first, mark(first)):
        found = exchange(fact.value, now, [True] * len(now.clauses), named=True)
        if found is not None and fact.op == "add":
            return [_updated(fact.attribute, found.value, fact.value, fact.subject, utterance)]
    found = exchange(said, now, [True] * len(now.clauses), named=True)
    if found is None:
        return None
    old = _on_file(said, found.old, utterance)
    attribute = old.attribute if old else "family" if _SOMEBODY.search(fold(said).text) else "other"
    subject: Subject = old.subject if old else "family" if attribute == "family" else "user"
    whole = exchange(old.value, now, [True] * len(now.clauses), named=True) if old else None
    value = whole.value if whole else found.value
    return [_updated(attribute, value, old.value if old else said, subject, utterance)]


def _alone(text: str, utterance: Utterance) -> Utterance:
    return Utterance.of(text, now=utterance.now, language=utterance.language)


def _on_file(said: str, old: str, utterance: Utterance) -> Known | None:
    """Return the record that says what was told: all of it, or no more than the old word."""
    text = fold(said).text
    words = set(re.findall(r"[a-z]{3,}|\d+", text)) if text.isascii() else {text}
    for known in utterance.on_file():
        value = fold(known.value).text.strip()
        if all(word in value for word in words) or (old in value and value in text):
            return known
    return None


def _updated(attribute: str, value: str, old: str, subject: Subject, utterance: Utterance) -> Fact:
    return make_fact(
        utterance, attribute, value, Finding(attribute, 0, 0, "retold", 0, "update", subject, old)
    )
