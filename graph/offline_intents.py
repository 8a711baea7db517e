"""What a message plainly asks the offline model to do. Anything less than plain is left alone."""

import re
from typing import Literal, NamedTuple

from memory.judge.changing.forget_words import asks_to_forget_all, forgets_all_but, thing_to_forget
from memory.judge.reading.folding import fold
from memory.judge.reading.long_message import is_read_in_part
from memory.judge.reading.questions import (
    asked_attributes,
    asks_for_everything,
    is_question,
    names_asked_noun,
)
from memory.judge.telling.wishes import asks_for_reminder
from memory.lazy_pattern import LazyPattern

IntentName = Literal[
    "empty",
    "greeting",
    "goodbye",
    "thanks",
    "remember",
    "forget",
    "forget_all",
    "forget_but",
    "search",
    "list",
    "time",
    "said",
    "reminder",
    "never_kept",
    "who_are_you",
    "about_user",
    "request",
    "question",
    "statement",
]


class Intent(NamedTuple):
    """An intent and what it is about: the text to remember, to forget or to search for."""

    name: IntentName
    about: str = ""


# Matched on folded text (simplified characters, lower case, half width); the group is what it is about.
_PLEASE = r"^(?:请|麻烦|你|(?:please|pls|plz|hey|ok|okay|also|and)[,\s]+|can (?:you|u)\s+|could (?:you|u)\s+)*(?:帮我|给我)?"
_PATTERNS: tuple[tuple[IntentName, str], ...] = (
    ("remember", _PLEASE + r"(?:记住|记下|记一下|别忘了)[:,\s]*(.+)$"),
    ("remember", _PLEASE + r"(?:remember|note down|note|keep in mind|don't forget)(?:\s+that|:|,)?\s+(.+)$"),
    ("search", _PLEASE + r"(?:在|从)?(?:你的)?记忆(?:里|中)?(?:搜索|查找|查一下|找一下|查|找)[:,\s]*(.+)$"),
    ("search", _PLEASE + r"(?:搜索|查找|查一下|查查)(?:你的)?记忆[:,\s]*(.+)$"),
    ("search", _PLEASE + r"(?:recall|search your memory for|look up in (?:your )?memory)[:,]?\s+(.+)$"),
    ("said", r"^我(?:刚才|刚刚|上一?句话?)(?:说|讲)?(?:了|的)?(?:是)?(?:什么|啥)[?\s]*$"),
    ("said", r"^what did i (?:just )?(?:say|tell you)(?: just now)?[?\s]*$"),
    (
        "time",
        r"^(?:请问)?(?:现在|今天)*(?:是)?(?:几点|几号|什么时间|星期几|周几|几月几号)(?:了|钟)*[啊呀呢?\s]*$",
    ),
    ("time", r"^现在的?时间(?:是)?(?:多少|几点)?[?\s]*$"),
    ("time", r"^what(?:'s| is)? (?:the )?(?:current )?(?:time|date|day)(?: is it)?(?: now| today)?[?\s]*$"),
    ("who_are_you", r"^(?:你是谁|你是什么|你叫什么(?:名字)?|你能做什么|你会(?:做|干)?什么)[啊呀呢?\s]*$"),
    ("who_are_you", r"^(?:who|what) are you[?\s]*$|^what can you do(?: for me)?[?\s]*$"),
    (
        "who_are_you",
        r"^(?:(?:do|can|could) (?:you|u) (?:also )?(?:do|be|know) (?:anything|something|things|much|more) (?:else|other than|besides|apart from|but|except)\b|what (?:sorts?|kinds?) of (?:things|stuff) (?:can|do) you (?:do|know)|what else (?:can|do) you (?:do|know))",
    ),
    ("who_are_you", r"^你?除了?(?:聊天|说话|记事|陪聊|记东西).{0,8}(?:会|能|还|干|做)"),
    ("goodbye", r"^.{0,8}(?:再见|拜拜|回头见|晚安)[!。~\s]*$"),
    ("goodbye", r"^.{0,24}\b(?:bye|goodbye|see you|good night)\b.{0,8}$"),
    ("thanks", r"^(?:好的?[,\s]*)?(?:谢谢|多谢).{0,12}$"),
    ("thanks", r"^(?:ok,? )?(?:thanks|thank you|thx)\b.{0,12}$"),
    ("greeting", r"^(?:你好|您好|嗨|哈喽|早上好|晚上好|下午好|早).{0,2}$"),
    ("greeting", r"^(?:你|您)?(?:还)?在(?:吗|不在|么|线吗)[?啊呀\s]*$|^(?:喂|hello|hi)?[,\s]*在吗[?\s]*$"),
    ("greeting", r"^(?:hi|hello|hey)?[,\s]*(?:are )?(?:you|u) (?:still )?there[?\s]*$"),
    ("greeting", r"^(?:hi|hello|hey|good (?:morning|evening|afternoon))\b.{0,8}$"),
)
_PLAIN = tuple((name, LazyPattern(pattern, re.S)) for name, pattern in _PATTERNS)
_REQUEST = LazyPattern(
    r"^(?:请|麻烦|劳驾)|^(?:你|能不能|可以)?(?:帮我|帮忙|给我|替我|写|画|翻译|推荐|介绍|解释|总结|讲)"
    r"|^(?:please|can you|could you|would you|help me|write|translate|recommend|explain|summari[sz]e|tell me|"
    r"give me|make|show me|plan|roll|find|draw|calculate|book|order)\b"
)
# What the guard never lets in.
_NEVER_KEPT = LazyPattern(
    r"(?:门锁|门禁|保险[柜箱]|开机)(?:密码|口令|代码)|\b(?:alarm|door|gate|safe|entry|access|security) (?:code|combination)\b"
    r"|身份证|护照号|银行卡|信用卡|卡号|社保号|驾照号|驾驶证号|密码|口令|验证码"
    r"|\b(?:passport|id card|identity card|social security|national insurance|credit card|debit card|"
    r"bank card|card|account|licen[cs]e) (?:number|no\.?)|\b(?:ssn|passwords?|passcode|pin(?: code)?|cvv)\b"
)
_SELF = LazyPattern(r"[我俺咱]|\b(?:i|me|my|mine|i'm)\b")
_MINE = LazyPattern(r"[我俺咱]|\bmy\b")
_ERRAND = LazyPattern(r"\bhelp me (?!remember|recall)|帮我(?!记|想|回忆|查|找|看)")
_QUOTED = LazyPattern(r'"[^"]*"?')
_EXCLAIMS = LazyPattern(
    r"^(?:oh,? |wow,? |aw+,? )?(?:how (?:wonderful|lovely|nice|great|exciting|kind|sweet|amazing|awful|sad|terrible|funny|strange|odd|cool|thoughtful|annoying|fantastic)"
    r"|what an? (?:\w+ ){1,2}?(?:day|week|relief|surprise|shame|pity|mess|joy|thing|news|night|time))\b(?!.*\?)(?! (?:is|was|are|do|did)\b)"
    r"|^(?:真是?)?(?:太好了|太棒了|好开心|真开心|多好啊|太可惜了)"
)
_BRIEF = 60  # characters
_ENDS = 300  # characters
_ABOUT_USER = LazyPattern(
    r"(?:记得|知道|了解).{0,6}我|我.{0,8}(?:说过|告诉过|提过|讲过)|^我(?:刚才|之前|上次).{0,4}说(?:过|了)?(?:的)?(?:什么|啥|哪|谁|几|多)|提醒我.{0,4}(?:什么|啥|哪|谁|几|多)|^提醒我(?:一下)?(?:那|这|关于|上次)"
    r"|\b(?:remember|recall|know)\b.{0,20}\b(?:my|me|i)\b"
    r"|\b(?:did|have) i (?:say|said|tell|told|mention)|\bremind me (?:again )?(?:what|who|when|where|which|how|why|if|whether|(?:of|about) (?:my|that|the|this))\b"
)
# "I got it wrong, it's May": "which", "where", "who" in such a message ask nothing.
_TELLS = LazyPattern(
    r"(?:我|之前|刚才|上次)?(?:记错|说错|搞错|弄错|说岔|写错)了?(?!.{0,4}[吗么?])|谁.{1,6}谁|(?:你说)?谁(?:能|会)?(?:想到|料到|知道).{0,12}(?:了|呢)|哪(?:有|来|能|敢|顾得)(?:的|得)?(?:空|时间|钱|功夫|工夫|心思|好意思|力气|精力|闲)"
    r"|\b(?:i was wrong|i got (?:it|that) wrong|my mistake|i misremembered|i mixed (?:it|that|them) up)\b"
)
_LATER_REMINDER = LazyPattern(
    r"[,.;\s](?:so |and |pls |please )*remind me(?: will you| would you| please| pls| ok(?:ay)?)?\W*$|[,，。].{0,4}(?:别忘了|记得|到时候?)?提醒我(?:一下)?(?:哦|啊|哈|吧|呀)?\W*$"
)


def is_request(text: str) -> bool:
    """Tell whether a message asks for something to be done."""
    return bool(_REQUEST.search(fold(text.strip()).text))


def _tells_at_length(text: str) -> bool:
    """Tell whether a long text ends and begins with no question mark: a "who" in a story asks nothing."""
    return is_read_in_part(text) and "?" not in fold(text[:_ENDS] + text[-_ENDS:]).text


def intent_of(text: str) -> Intent:
    """Return what a message asks for."""
    folded = fold(text.strip())
    if not folded.text:
        return Intent("empty")
    if asks_to_forget_all(text):
        return Intent("forget_all")
    if forgets_all_but(text):
        return Intent("forget_but", text)
    if thing := thing_to_forget(text):
        return Intent("forget", thing)
    question = (is_question(text) and not _tells_at_length(text)) or names_asked_noun(text)
    question = question and not ("?" not in folded.text and _TELLS.search(folded.text))
    if asks_for_reminder(text) or (not question and _LATER_REMINDER.search(folded.text)):
        return Intent("reminder", text)
    if (
        question
        and _NEVER_KEPT.search(folded.text)
        and _MINE.search(folded.text)
        and len(folded.text) <= _BRIEF
    ):
        return Intent("never_kept", text)
    for name, pattern in _PLAIN:
        match = pattern.match(folded.text)
        if match and not (question and name == "remember"):
            return Intent(name, folded.cut(*match.span(1)).strip() if pattern.groups else "")
    if asks_for_everything(text):
        return Intent("list")
    if _EXCLAIMS.search(folded.text):
        return Intent("statement", text)
    if _ERRAND.search(folded.text) and is_request(text):
        return Intent("request", text)
    about_self = names_asked_noun(text) or (question and _SELF.search(folded.text) and asked_attributes(text))
    if about_self or _ABOUT_USER.search(_QUOTED.sub("", folded.text)):
        return Intent("about_user", text)
    if is_request(text):
        return Intent("request", text)
    return Intent("question" if question else "statement", text)
