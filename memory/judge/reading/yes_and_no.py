"""What a bare yes or no states: "yep" after "Are you left-handed?", "不吃" after "你吃香菜吗？".

The question is turned into the statement that the user makes with it, which is then judged like any other. Offers
("shall I …", "do you want …") and questions about the moment's work are none.
"""

import re

from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern

_YES = {
    "zh": LazyPattern(r"(?:嗯+|对|是|没错|有|会)[的啊呀呢啦哦]*[,，。!！~ ]*$"),
    "en": LazyPattern(
        r"(?:yes|yep|yeah|yup|aye|correct|exactly|i (?:am|do|have)|sure (?:am|do)|that'?s right)(?: please| indeed)?[.!, ]*$"
    ),
}
_NO = {
    "zh": LazyPattern(
        r"(?:不(?:是|会|对)?|没有?)[的啊呀呢啦哦]*[,，。!！~ ]*$|不(?P<verb>[\u3400-\u9fff]{1,2}?)[的啊呀呢啦哦]*[。!！~ ]*$"
    ),
    "en": LazyPattern(r"(?:no|nope|nah|not really|i (?:don'?t|do not|haven'?t|have not)|i'?m not)[.!, ]*$"),
}
_ASKED_ZH = re.compile(
    r"(?:^|[,，。!！ ])(?:那|所以|请问|对了)*[你您](?P<rest>[^?？,，。我]{1,20}?)(?:吗|么)[?？]$"
)
_ASKED_EN = re.compile(
    r"(?:^|[.!,] )(?:(?:so|and|ok|okay|oh|great|lovely|right|by the way),? )*(?P<aux>are|do|have) you (?P<rest>[^?.!]{2,60})\?$",
    re.IGNORECASE,
)
_FOR_GOOD = re.compile(
    r"\b(?:would you like|do you want|shall i|should i)(?: me to)? (?P<rest>[^?.!]{4,70}\b(?:in general|always|from now on|every time|by default))\?$",
    re.IGNORECASE,
)
# What is asked of the moment, of the task or as an offer.
_OF_NOW = {
    "zh": re.compile(
        r"要|想|需要|确定|觉得|看|能|可以|是说|是指|准备|方便|介意|知道|记得|听|在(?!.*(?:工作|上班|住|学))|打算|今天|现在|刚|明白|试|同意|满意"
    ),
    "en": re.compile(
        r"\b(?:want|need|mean|like me|think|know|see|ready|sure|ok|okay|there|free|mind|remember|happy|asking|looking|referring|talking|today|tonight|"
        r"right now|at the moment|yet|already|time|the|this|that|these|those|going to)\b",
        re.IGNORECASE,
    ),
}
_ADVERB = re.compile(r"^(?:还|平时|一般|经常|也|都|现在|自己|本人)+")
_ANY = re.compile(r"\bany\b", re.IGNORECASE)
_MY = {"my": "your", "your": "my", "me": "you"}


def stated_by(utterance: Utterance) -> str:
    """Return what a bare yes or no to the assistant's question states in the user's words, "" where it states nothing."""
    if not utterance.context or utterance.context[-1].role != "assistant":
        return ""
    text, language = utterance.folded.text.strip(), utterance.language
    yes, no = _YES[language].match(text), _NO[language].match(text)
    if yes is None and no is None:
        return ""
    question = utterance.context[-1].content.strip()
    if language == "zh":
        return _in_chinese(question, yes is not None, no["verb"] if no is not None else None)
    return _in_english(question, yes is not None)


def _in_chinese(question: str, yes: bool, verb: str | None) -> str:
    asked = _ASKED_ZH.search(question)
    if asked is None or _OF_NOW["zh"].search(asked["rest"]):
        return ""
    rest = asked["rest"]
    if yes:
        return f"我{rest}"
    rest = _ADVERB.sub("", rest)
    if verb and not rest.startswith(verb):
        return ""
    return f"我没有{rest[1:]}" if rest.startswith("有") else f"我不{rest}"


def _in_english(question: str, yes: bool) -> str:
    always = _FOR_GOOD.search(question)
    if always is not None:
        return f"From now on {_turned(always['rest'])}" if yes else ""
    asked = _ASKED_EN.search(question)
    if asked is None or _OF_NOW["en"].search(asked["rest"]):
        return ""
    aux, rest = asked["aux"].lower(), _turned(asked["rest"])
    if aux == "do":
        if yes:
            return "" if _ANY.search(rest) else f"I {rest}"
        return f"I don't {rest}"
    if yes and _ANY.search(rest):
        return ""
    verb = "am" if aux == "are" else "have"
    return f"I {verb} {rest}" if yes else f"I {verb} not {rest}"


def _turned(words: str) -> str:
    """Return words of the assistant as the user would say them: "keep my answers short" of yours."""
    return re.sub(r"\b(?:my|your|me)\b", lambda match: _MY[match.group().lower()], words, flags=re.IGNORECASE)
