"""When a user wants something forgotten, or everything, and says yes to that.

Everything takes two messages, since it cannot be undone: what asks for it, and right after it what confirms it.
"""

import re
from collections.abc import Sequence

from memory.judge.folding import fold
from memory.judge.questions import is_question
from memory.lazy_pattern import LazyPattern

# Cheap look, before spelling and script are made one.
_HINT = LazyPattern(
    r"忘|删|刪|清|抹|forget|delete|erase|remove|wipe|clear|purge|drop|get rid|reset|empty", re.I
)
_KEPT = LazyPattern(r"记|存|記|\b(?:keep|remember|stor|sav|unlearn)", re.I)
_GO = r"(?:忘|删|清空|清除|清掉|抹)"
_ALL = r"(?:所有|全部|一切|全|都|每一?[条件]|统统|通通|彻底|整个)"
_MINE = (
    r"(?:关于我|有关我|我[一-鿿]{0,6}(?:信息|资料|数据|记忆|事|东西|内容|记录|一切|全部|所有)|记忆|"
    r"(?:记住|记得|记下|知道|存|保存|掌握)(?:了|下|过)?的)"
)
_FORGET_ALL = LazyPattern(
    rf"^(?=.{{0,30}}{_GO})(?=.{{0,30}}{_ALL})(?=.{{0,30}}{_MINE})(?!.*(?:[段篇句]|文[字件章]|代码|表格|邮件|照片|空格)).{{0,40}}$"
    rf"|^请?(?:全都?|都)?(?:忘掉|忘记|删除|删掉|清除|清空)(?:所有|全部|一切)(?:吧|了)?$"
    r"|^(?:please )?(?:forget|delete|erase|wipe) (?:it )?(?:all|everything)[.! ]*$"
    rf"|清空.{{0,6}}记忆|记忆.{{0,4}}清空|(?:^|[请要你把])(?:彻底|完全)?忘(?:了|掉|记)我(?:吧|好了|这个人)?$|^请?把我(?:彻底|完全|全)?忘(?:了|掉)"
    r"|\b(?:forget|delete|erase|remove|wipe|clear|purge|drop|get rid of)\b.{0,20}\b(?:everything|all|anything|every (?:thing|fact|memory))\b.{0,24}"
    r"\b(?:about me|on me|of me|(?:you|u)(?:'ve| have)? (?:know|knew|remember|saved|stored|kept|learn\w*|have)|i(?:'ve| have)? (?:ever )?(?:told|said)|memor(?:y|ies)|my (?:data|info\w*|details|records|facts|personal \w+))\b"
    r"|\b(?:wipe|clear|erase|delete|reset|empty)\b (?:out )?(?:all )?(?:of )?(?:my|your|the) (?:whole |entire |long-term )?(?:memor(?:y|ies)|profile|data|information|info)\b(?! card| stick| leak)"
    r"|\bforget (?:about )?me(?: completely| entirely| altogether)?[.! ]*$|\bforget (?:that )?(?:i|you) (?:ever )?(?:existed|knew me|met me)\b",
    re.I,
)
_NOT_ASKED = LazyPattern(
    r"^(?:translate|rewrite|summari[sz]e|翻译|改写|把.{0,4}翻译)|^(?:我|俺)(?:们)?(?!的|(?:想|要|希望)(?:你|请|让))[^,，。]{0,6}(?:忘|删|清)|(?:别|不要|不用|没|(?<!能)不能|不会|不许|千万别|是不是|有没有|会不会|什么时候|为什么|怎么)[^,，。]{0,8}(?:忘|删|清|抹)|要是|如果|假如"
    r"|\b(?:don'?t|do not|never|didn'?t|won'?t|if|did you|why|when|how|what if|not)\b.{0,20}\b(?:forget|delete|erase|remove|wipe|clear|reset)"
    r"|^(?:i|we|he|she|they)(?:'ve|'m| have| had| just| always)* (?:forg[eo]t\w*|delet\w*|eras\w*|wip\w*|clear\w*)\b",
    re.I,
)
_POLITE = LazyPattern(
    r"^(?:请问)?(?:你)?(?:能|可以|可否|能否|麻烦)|^(?:can|could|would|will) you\b|\bplease\b", re.I
)
_YES = LazyPattern(
    r"^(?:是的?|对的?|嗯+|好的?|行|可以|确认|确定|没错|同意|我?确[认定]|全部?忘掉|都?忘掉?吧?|全?都?删(?:了|掉)?吧?|清空吧?)(?:[,，。!！\s]|是的?|确[认定]|全部|都|忘掉?|删掉?|清空|吧|了|的)*$"
    r"|^(?:yes|yeah|yep|yup|confirm(?:ed)?|sure|ok(?:ay)?|do it|go ahead|please do|absolutely|i'?m sure|i am sure|i confirm|correct)\b(?!.*\b(?:no|not|don'?t|but|wait|except|keep)\b).{0,40}$",
    re.I,
)

# What asks for one thing to be forgotten; the group is the thing. "忘了告诉你…" tells something.
_ASKING_ZH = (
    r"^(?:请问?|麻烦|劳驾|你|您|我(?:想要?|要|希望)(?:你|您|请你)|帮我|给我|替我|那|就|能不能|可不可以|可以|能|可否|以后|"
    r"把?你?记忆(?:里|中)?的?|[,，\s])*"
)
_NOT_TOLD = r"(?!告诉|跟你|和你|说|讲|提|问|带|拿|关(?!于)|做|买|吃|去|了|过|$)"
_ONE_THING = (
    LazyPattern(rf"{_ASKING_ZH}(?:忘掉|删掉|删除|删了|清除|抹掉|抹去|去掉){_NOT_TOLD}(?P<v>.+)$", re.S),
    # "忘了自我介绍", "忘了关灯" say what the speaker forgot.
    LazyPattern(
        rf"(?:(?=[^我俺忘,，]|我(?:想|要|希望)){_ASKING_ZH}(?:忘记|忘了){_NOT_TOLD}|忘[记了](?=我们?的(?!密)|关于|有关|[这那][件个条些]|我.+(?:吧|好吗|好了|行吗)\W*$))(?P<v>.+)$",
        re.S,
    ),
    LazyPattern(
        rf"{_ASKING_ZH}(?:不要|别|不用|不必|不许)(?:再|继续)?(?:记着|记住|记得|记下|记录|记|保存|存着?){_NOT_TOLD}(?P<v>.+)$",
        re.S,
    ),
    LazyPattern(
        rf"{_ASKING_ZH}[把将](?P<v>.+?)(?:都|给|从.{{0,4}}记忆[里中]?|全|彻底)*(?:忘掉|忘记|忘了|删掉|删除|删了|删去|清除|抹掉|抹去|去掉)"
        r"(?:吧|好吗|好了|可以吗|行吗|[。.!！?？\s])*$",
        re.S,
    ),
    LazyPattern(
        r"^(?:please|pls|kindly|now|ok(?:ay)?|hey|so|and|actually|just|[,\s]|(?:can|could|would|will) you|you (?:can|may|should|must)|"
        r"i(?:'d| would)? (?:want|like|need) you to)*\s*"
        r"(?:forget|delete|erase|remove|wipe|unlearn|(?:don'?t|do not|stop|no longer) (?:keep(?:ing)?|remember(?:ing)?|stor(?:e|ing)|sav(?:e|ing)))"
        r"(?:\s+(?:what|everything|anything|all)(?= ))?(?:\s+(?:i (?:said|told you)|you (?:know|saved|remember|have stored|have)))?"
        r"(?:\s+(?:about|that|the (?:fact|memory|note|record|entry|part|bit|thing)s?(?: (?:that|about|of))?))*\s+(?P<v>.+)$",
        re.S,
    ),
)
_AFTER = LazyPattern(
    r"(?:这件事|这个事|这事儿?|那件事|的事儿?|这一?[条点项]|这个?(?:信息|记忆|记录)|的(?:信息|资料|记忆|记录|内容)|(?<=.)(?:信息|资料|记录)|"
    r"吧|好吗|了吧|可以吗|行吗|谢谢|,? ?(?:please|thanks|thank you|for good|for ever|forever|completely|entirely|altogether|now|ok)|"
    r" (?:from|in) (?:your |the |my )?(?:memory|memories|notes|records?|profile|files?)|[\s,，。.!！?？~])+$"
)
_NO_THING = LazyPattern(r"^(?:it|that|this|about it|这个?|那个?|它|吧)$")


def thing_to_forget(request: str) -> str:
    """Return the words for what a user asks to forget ("my job", "我喜欢喝茶"); "" where nothing is asked.

    "I forgot my keys", "忘了告诉你…" and "don't forget…" ask for nothing, nor does a bare "forget it".
    """
    if _HINT.search(request) is None and _KEPT.search(request) is None:
        return ""
    folded = fold(request.strip())
    for pattern in _ONE_THING:
        match = pattern.match(folded.text)
        if match is None:
            continue
        low, high = match.span("v")
        tail = _AFTER.search(folded.text, low, high)
        thing = folded.cut(low, tail.start() if tail else high).strip()
        return "" if _NO_THING.match(thing.lower()) else thing
    return ""


def wants_forgotten(message: str) -> bool:
    """Tell whether a message asks for something, or everything, to be forgotten."""
    return asks_to_forget_all(message) or bool(thing_to_forget(message))


def asks_to_forget_all(request: str) -> bool:
    """Tell whether the user asks for everything about them to be forgotten ("把关于我的都删了")."""
    if _HINT.search(request) is None:
        return False
    text = fold(request.strip()).text
    if _NOT_ASKED.search(text) or _FORGET_ALL.search(text) is None:
        return False
    return not is_question(request) or _POLITE.search(text) is not None


def confirms_forgetting(spoken: Sequence[str]) -> bool:
    """Tell whether the last of the user's messages says yes to forgetting everything, asked for just before."""
    asked = spoken[-2:-1]
    if not asked or not asks_to_forget_all(asked[0]):
        return False
    return _YES.search(fold(spoken[-1].strip()).text) is not None or asks_to_forget_all(spoken[-1])
