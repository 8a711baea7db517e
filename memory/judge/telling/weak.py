"""Weak signals: one complaint about an answer is no wish for all answers, but two in two conversations are.

A row: what the user may want of every answer (in both languages, with the topic it is the opposite of) and how
people complain of the lack of it. What is found waits as pending, see `memory/long_term/pending.py`.
"""

from typing import NamedTuple

from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact


class Weak(NamedTuple):
    """One row. `topic` is the same in both languages, so that complaints in both add up."""

    topic: str
    opposite: str
    wish_zh: str
    wish_en: str
    zh: str
    en: str


WEAK: tuple[Weak, ...] = (
    Weak(
        "shorter",
        "longer",
        "回答简短一些",
        "shorter answers",
        r"太长|太啰?嗦|啰里?啰?嗦|好长|这么长|废话|长篇大论|话多|说重点|讲重点|看不完|一大[堆段篇]|简短[点些]|短一?点|精简[点些]",
        r"\b(?:too (?:long|wordy|verbose|much text)|(?:so|very|way too|that'?s) (?:long|wordy|verbose)|long-?winded|wall of text|tl;?dr|get to the point|"
        r"cut the waffle|rambl\w+|waffl\w+|shorter please|essay again|novel again)\b",
    ),
    Weak(
        "longer",
        "shorter",
        "回答详细一些",
        "more detailed answers",
        r"太短|太简略|太简单了|太笼统|不够详细|说详细|讲详细|详细[点些]|太敷衍|一句话就|展开[说讲]",
        r"\b(?:too (?:short|brief|vague|thin|general)|not (?:detailed|enough detail)|more detail(?:s)? please|that'?s it\?|superficial)\b",
    ),
    Weak(
        "plainer",
        "",
        "回答通俗一些",
        "plainer answers",
        r"看不懂|听不懂|太专业|太深奥|太难懂|术语太多|说人话|讲人话|太复杂|绕晕",
        r"\b(?:too (?:technical|complicated|complex|academic)|jargon|plain english|over my head|lost me there|speak human|don'?t understand a word)\b",
    ),
    Weak(
        "less formal",
        "",
        "语气随和一些",
        "a less formal tone",
        r"太(?:官方|正式|客套|生硬|死板|机械)|官腔|像客服|像机器人|打官腔",
        r"\b(?:too (?:formal|stiff|polite|robotic)|so (?:formal|stiff|robotic)|sound(?:s)? like a (?:robot|lawyer|brochure)|corporate speak)\b",
    ),
    Weak(
        "fewer emoji",
        "",
        "少用表情符号",
        "fewer emoji",
        r"(?:表情|emoji|符号)(?:太多|好多|多了|泛滥|真多)",
        r"\b(?:too many|so many|enough (?:with|of) the) (?:emojis?|smileys|exclamation marks)\b",
    ),
    Weak(
        "fewer lists",
        "",
        "少用列表",
        "fewer lists",
        r"(?:列表|分点|条目|编号)(?:太多|好多|看着烦)|又是(?:列表|一二三)|一二三四五?的",
        r"\b(?:too many (?:bullets|bullet points|lists|headings)|so many bullets|bullets again|another list)\b",
    ),
)
_LONGEST = {"zh": 24, "en": 80}
# What else a short message of this sort may have been taken for, without being a question or a quote.
_REMARKS = frozenset({"one complaint", "doubt", "passing", "now", "praise"})
# What may stand before the complaint: the answer as its subject, or nothing. A film may be too long, too.
_OF_ANSWER = {
    "zh": LazyPattern(
        r"(?:你|您|的|这|那|刚才?|上|一|每|个|次|段|条|篇|回答|回复|答案|解释|说明|内容|文字|也|又|还|是|都|就|真|实在|有点|有些|得|说|写|讲|回|了|"
        r"啊|哎|唉|呃|喂|拜托|天[呐哪]|怎么|老|总|[,。!\s])*$"
    ),
    "en": LazyPattern(
        r"(?:(?:ugh|ok|okay|well|man|hey|sorry|no|whoa|god|this|that|it|these|those|your|you|the|last|first|answers?|repl(?:y|ies)|responses?|"
        r"explanations?|texts?|again|is|was|are|were|[’']?s|[’']?re|still|just|way|really|a|bit|kind|of|far|all|much|also|so|too|oh|another|one)"
        r"[\s,.!…-]*)*$"
    ),
}
_PATTERNS = {
    "zh": tuple((row, LazyPattern(row.zh)) for row in WEAK),
    "en": tuple((row, LazyPattern(row.en)) for row in WEAK),
}


def weak_signals(utterance: Utterance, rule: str) -> tuple[Fact, ...]:
    """Return what a short remark on an answer hints at; `rule` is the row that made it SHORT."""
    text, language = utterance.folded.text, utterance.language
    if rule not in _REMARKS or len(text) > _LONGEST[language]:
        return ()
    found = ((row, pattern.search(text)) for row, pattern in _PATTERNS[language])
    return tuple(
        _fact(row, utterance)
        for row, match in found
        if match is not None and _OF_ANSWER[language].match(text[: match.start()])
    )


def _fact(row: Weak, utterance: Utterance) -> Fact:
    zh = utterance.language == "zh"
    wish = row.wish_zh if zh else row.wish_en
    text = f"用户希望{wish}" if zh else f"The user wants {wish}"
    return Fact(
        attribute="reply_style", value=wish, text=text, topic=row.topic, opposite=row.opposite, confidence=0.6
    )
