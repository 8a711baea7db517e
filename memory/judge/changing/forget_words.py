"""When a user wants something forgotten, or everything, and says yes to that.

Everything takes two messages, since it cannot be undone: what asks for it, and right after it what confirms it.
"""

import re
from collections.abc import Sequence

from memory.judge.changing.forget_reasons import thing_named_first, without_reason
from memory.judge.reading.folding import Folded, fold
from memory.judge.reading.lexicon import is_surnamed
from memory.judge.reading.questions import is_question
from memory.judge.reading.whose import PEOPLE, RELATIVES, beings_in
from memory.lazy_pattern import LazyPattern

# Cheap look, before spelling and script are made one.
HINT = LazyPattern(
    r"忘|删|刪|清|抹|forget|delete|erase|remove|wipe|clear|purge|drop|get rid|reset|empty|scrap|\bbin\b", re.I
)
_KEPT = LazyPattern(
    r"记|存|記|再.{0,4}(?:提|[说说讲聊]起)|\b(?:keep|remember|stor|sav|unlearn|bring|mention|talk)", re.I
)
_GO = r"(?:忘|删|清空|清除|清掉|抹)"
_ALL = r"(?:所有|全部|一切|全|都|每一?[条件]|统统|通通|彻底|整个)"
_MINE = (
    r"(?:关于我|有关我|我[一-鿿]{0,6}(?:信息|资料|数据|记忆|事|东西|内容|记录|一切|全部|所有)|记忆|"
    r"(?:记住|记得|记下|知道|存|保存|掌握)(?:了|下|过)?的)"
)
_FORGET_ALL = LazyPattern(
    rf"^(?=.{{0,30}}{_GO})(?=.{{0,30}}{_ALL})(?=.{{0,30}}{_MINE})(?!.*(?:[段篇句]|文[字件章]|代码|表格|邮件|照片|空格)).{{0,40}}$"
    rf"|^请?(?:全都?|都)?(?:忘掉|忘记|删除|删掉|清除|清空)(?:所有|全部|一切)的?(?:事情?|东西|内容|信息|话)?(?:吧|了)?$"
    r"|^(?:please )?(?:forget|delete|erase|wipe) (?:it )?(?:all|everything)[.! ]*$"
    rf"|清空.{{0,6}}记忆|记忆.{{0,4}}清空|(?:^|[请要你把])(?:彻底|完全)?忘(?:了|掉|记)我(?:吧|好了|这个人)?$|^请?把我(?:彻底|完全|全)?忘(?:了|掉)"
    r"|\b(?:forget|delete|erase|remove|wipe|clear|purge|drop|get rid of)\b.{0,20}\b(?:everything|all|anything|every (?:thing|fact|memory))\b.{0,24}"
    r"\b(?:about me|on me|of me|(?:you|u)(?:'ve| have)? (?:know|knew|remember|saved|stored|kept|learn\w*|have)|i(?:'ve| have)? (?:ever )?(?:told|said)|memor(?:y|ies)|my (?:data|info\w*|details|records|facts|personal \w+))\b"
    r"|\b(?:wipe|clear|erase|delete|reset|empty)\b (?:out )?(?:all )?(?:of )?(?:my|your|the) (?:whole |entire |long-term )?(?:memor(?:y|ies)|profile|data|information|info)\b(?! card| stick| leak)"
    r"|\bforget (?:about )?me(?: completely| entirely| altogether)?[.! ]*$|\bforget (?:that )?(?:i|you) (?:ever )?(?:existed|knew me|met me)\b",
    re.I,
)
# Words that name nothing: where any other is left, only what it names is meant ("everything about Leeds").
_NAMES_NOTHING_ZH = LazyPattern(
    r"请问?|麻烦|劳驾|[你您我俺咱]们?|本人|自己|这个人|[的了吧吗呢啊呀哦嘛把将给帮替让叫也就再着过好从里中内掉光库对]|"
    r"能不能|可不可以|可以|可否|能否|能|想要?|要|希望|需要|现在|马上|立刻|立即|赶紧|全部|全数|全|所有|一切|都|任何|每一?[条件个]|"
    r"统统|通通|彻底|完全|整个|永久|永远|一[条个件]不留|脑[子海]|系统|数据|记忆|信息|资料|个人|隐私|档案|记录|记载|内容|东西|"
    r"事情|事儿?|历史|关于|有关|相关|跟|和|与|记[住得下]?|知道|存储?|保存|掌握|了解|收集|"
    r"忘[掉记光]?|删[除掉光去]?|清[空除掉理]?|抹[掉去除]?|去掉|干净|一下|谢谢|说|告诉|讲|提|聊|以前|之前|至今|迄今|到目前为止|这些|那些|的?话"
)
_WORDS_EN = (
    "please pls kindly can could would will you u your you've youve i i'd i'll i've ive want need like to just "
    "ok okay hey so and now actually forget delete erase remove wipe clear purge drop get rid of reset empty out it all everything "
    "anything every single thing things stuff fact facts memory memories about on me myself that which what "
    "whatever know knew known remember remembered save saved store stored keep kept learn learned learnt have "
    "has had recorded noted told said ever mentioned shared my mine the whole entire complete completely entirely "
    "long-term long term data info information details record records profile personal from in at system up far until "
    "till forever for good permanently altogether right away thanks thank we talked existed met here is been "
    "start over fresh again immediately once don't wanna"
)
_NAMES_NOTHING_EN = frozenset(_WORDS_EN.split())
_NARROWS = LazyPattern(
    r"除|只|不过|但|留|保留|以外|别的|\b(?:except|but|only|apart|other than|besides|unless|keep|just|about)\b"
)
_CLAUSE_END = re.compile(r"[,.;:!?，。；：！？\n]+")
_WORD = re.compile(r"[\u3400-\u9fff]|[a-z0-9][\w'-]*")
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
_FORGETTING = LazyPattern(r"忘|删|清空|\b(?:forget|delete|erase|wipe)\b")

# What asks for one thing to be forgotten; the group is the thing. "忘了告诉你…" tells something.
_ASKING_ZH = (
    r"^(?:请问?|麻烦|劳驾|你|您|我(?:想要?|要|希望)(?:你|您|请你)|帮我|给我|替我|那|就|能不能|可不可以|可以|能|可否|以后|"
    r"把?你?记忆(?:里|中)?的?|[,，\s])*"
)
_NOT_TOLD = r"(?!告诉|跟你|和你|说|讲|提|问|带|拿|关(?!于)|做|买|吃|去|了|过|$)"
_SOMEBODY = "|".join(being.zh for being in (*RELATIVES, *PEOPLE))
_ONE_THING = (
    LazyPattern(
        rf"{_ASKING_ZH}(?:忘掉|删掉|删除|删了|清除|抹掉|抹去|去掉|(?:清空|清掉)(?=.*(?:关于|有关|相关|记忆))){_NOT_TOLD}(?P<v>.+)$",
        re.S,
    ),
    # "忘了自我介绍", "忘了关灯" say what the speaker forgot.
    LazyPattern(
        rf"(?:(?=[^我俺忘,，]|我(?:想|要|希望)){_ASKING_ZH}(?:忘记|忘了){_NOT_TOLD}|忘[记了](?=(?:我|咱|俺)?(?:们|家)*的?(?:前[任夫妻]|前?(?:{_SOMEBODY})|(?<=了)[小老阿][\u3400-\u9fff])[哥姐弟妹子]?(?:吧|好吗|好了|行吗)?\W*$|我们?的(?!密)|关于|有关|[这那][件个条些]|我.+(?:吧|啦|咯|好吗|好了|行吗|[这那][件个回]事)\W*$))(?P<v>.+)$",
        re.S,
    ),
    LazyPattern(
        rf"{_ASKING_ZH}(?:不要|别|不用|不必|不许)(?:再|继续)?(?:记着|记住|记得|记下|记录|记|保存|存着?){_NOT_TOLD}(?P<v>.+?)了?$",
        re.S,
    ),
    LazyPattern(
        rf"{_ASKING_ZH}[把将](?P<v>.+?)(?:都|给|从.{{0,4}}记忆[里中]?|全|彻底)*(?:忘掉|忘记|忘了|删掉|删除|删了|删去|清除|清空|抹掉|抹去|去掉)[它他]?"
        r"(?:吧|吗|啦|好吗|好了|可以吗|行吗|[。.!！?？\s])*$",
        re.S,
    ),
    LazyPattern(
        r"^(?:please|pls|kindly|now|ok(?:ay)?|hey|so|and|actually|just|[,\s]|(?:can|could|would|will) you|you (?:can|may|should|must)|"
        r"i(?:'d| would)? (?:want|like|need) you to)*\s*"
        r"(?:forget|delete|erase|remove|wipe|unlearn|(?:clear|drop|purge|scrap|bin|get rid of)(?= (?:all|everything|anything|every|what|(?:the|my) (?:data|info\w*|memor\w+|records?))\b)|(?:don'?t|do not|stop|no longer) (?:keep(?:ing)?|remember(?:ing)?|stor(?:e|ing)|sav(?:e|ing)))"
        r"(?:\s+(?:what|everything|anything|all)(?= ))?(?:\s+(?:i (?:said|told you)|you (?:know|saved|remember|have stored|have)))?"
        r"(?:\s+(?:about|that|the (?:fact|memory|note|record|entry|part|bit|thing)s?(?: (?:that|about|of))?))*\s+(?P<v>.+)$",
        re.S,
    ),
)
# Who shall not be spoken of again; of a matter ("别再提工作了") it is only a wish for the answers.
_NOT_AGAIN = (
    LazyPattern(
        rf"{_ASKING_ZH}(?:不要|别|不许|不准|千万别|不想让你)(?:再|继续)+(?:跟我|对我|和我)?(?:提起?到?|[说讲聊]起)(?P<v>.+?)(?:的事情?|这个人)?(?:了|啦|吧|[。!\s])*$"
    ),
    LazyPattern(
        r"^(?:please |pls |ok,? |and |so )*(?:don'?t|do not|never|stop)(?: you)?(?: ever)? (?:bring(?:ing)? up|mention(?:ing)?|talk(?:ing)? about)\s+"
        r"(?P<v>[\w' -]{2,30}?)(?: to me)?(?: ever)? (?:again|any ?more)\W*$"
    ),
)
_MATTERS = frozenset(
    [
        "work",
        "job",
        "school",
        "politics",
        "money",
        "food",
        "price",
        "prices",
        "weather",
        "religion",
        "sport",
        "sports",
        "diet",
        "age",
        "health",
        "cancer",
        "war",
        "news",
        "home",
        "allergy",
        "allergies",
        "covid",
        "death",
        "exams",
        "college",
        "university",
    ]
)
_EXCEPT = LazyPattern(
    r"除了?.+(?:以外|之外|都|全|外)|只(?:留|保留|记)|留下|保留|\b(?:except|all but|everything but|but not|apart from|other than|besides|but keep|aside from)\b"
)
_ASKS_ALL_BUT = LazyPattern(
    rf"^除.*{_GO}|^(?:请|你|您|帮我|把|麻烦)*.{{0,20}}{_GO}.*(?:除|只留|保留|留下)"
    r"|^(?:please |can you |could you )*(?:forget|delete|erase|remove|wipe|clear) (?:everything|all|anything|it all)\b"
)
_DECLINES = LazyPattern(
    r"(?:不要|别|不用|不必|不许|甭)(?:再|帮我|给我)*(?:记|存|保存)(?!错)"
    r"|\b(?:don'?t|do not|no need to|never|please not) (?:remember|keep|store|save|note|record|write down)\b"
)
_AFTER = LazyPattern(
    r"(?:这件事|这个事|这事儿?|那件事|[这那](?:[个条样](?:人|事)?|回事|档子?事|事儿?)|啦|咯|的事儿?|这一?[条点项]|这个?(?:信息|记忆|记录)|的(?:信息|资料|记忆|记录|内容)|(?<=.)(?:信息|资料|记录)|"
    r"(?:有关|相关|无关)?的(?:所有|一切|全部|任何|那些)+的?(?:事情?|事儿|东西|内容|话)?|(?:有关|相关)的?(?:事情?|东西|内容|话)?|"
    r"的(?:事情|东西|话|那[条个件])|吧|好吗|了吧|可以吗|行吗|谢谢|,? ?(?:please|thanks|thank you|for good|for ever|forever|completely|entirely|altogether|now|ok)|"
    r" (?:from|in) (?:your |the |my )?(?:memory|memories|notes?|records?|profile|files?)|(?<=\w) (?:things?|stuff|business|bits?|part)|[\s,，。.!！?？~])+$"
)
# What stands around the thing: "all that stuff I told you about …", "所有关于…", "跟…有关".
_BEFORE = LazyPattern(
    r"^(?:(?:[我你您](?:之前|以前|刚才|今天|昨天)?(?:[跟和对]你)?(?:说|讲|提|聊|告诉|知道|记得|记住|保存|存)(?:过|了|下)?你?的?|所有|全部|一切|那些|这些|任何)*"
    r"(?:关于|有关|[跟和与同](?=.+(?:有关|相关)))(?=.)|(?:所有|全部|一切|那些|这些)的?(?=.{2}))"
    r"|^(?:(?:all|everything|anything|whatever|what|every (?:single )?(?:thing|memory|fact)|the|of|those|these|that|"
    r"my|your|stuff|things?|facts?|memor(?:y|ies)|info(?:rmation)?|data|records?|details?|notes?|entr(?:y|ies)|bits?|parts?|"
    r"(?:that |which )?(?:i|we|you|u)(?:'ve| have)?(?: ever| just)? (?:said|told you|talked|mentioned|shared|know|knew|"
    r"remember(?:ed)?|saved?|stored?|kept|learn(?:ed|t)|have|got|noted|recorded|discussed)(?: to you| so far)?)\s+)+"
    r"(?:about|on|of|regarding|concerning|related to|relating to|(?:that has |having )?to do with|involving|"
    r"connected (?:to|with))\s+(?=\S)"
    r"|^(?:on|about|of|regarding|concerning|related to|relating to|to do with)\s+(?=\S)"
    r"|^我(?:之前|以前|刚才|今天|昨天)?(?:说|讲|提|聊)(?:过|到)的(?=.)"
    r"|^(?:this|that|it|这个?|这句话?|下面这?[句条个])\s*[:,，：]\s*(?=\S)"
)
_NO_THING = LazyPattern(r"^(?:(?:of |about )?(?:it|that|this|them)|这个?|那个?|它|吧)$")


def thing_to_forget(request: str) -> str:
    """Return the words for what a user asks to forget ("my job", "我喜欢喝茶"); "" where nothing is asked.

    "I forgot my keys", "忘了告诉你…" and "don't forget…" ask for nothing, nor does a bare "forget it".
    """
    if HINT.search(request) is None and _KEPT.search(request) is None:
        return ""
    folded = fold(request.strip())
    if somebody := _not_again(folded):
        return somebody
    head = without_reason(folded)
    found = _thing_of(head) if head is not None and not excepts_something(request) else ""
    return found or _thing_of(folded)


def _thing_of(folded: Folded) -> str:
    if first := thing_named_first(folded):
        return bare_thing(first)
    for pattern in _ONE_THING:
        match = pattern.match(folded.text)
        if match is None:
            continue
        thing = bare_thing(folded.cut(*match.span("v")))
        return "" if _NO_THING.match(thing.lower()) or excepts_something(thing) else thing
    return ""


def _not_again(folded: Folded) -> str:
    """Return who is not to be spoken of again: a relative, or one or two words that are no matter."""
    match = next((found for pattern in _NOT_AGAIN if (found := pattern.match(folded.text))), None)
    if match is None:
        return ""
    words = match["v"].strip()
    if beings_in(words):
        return folded.cut(*match.span("v")).strip()
    one = len(words.split()) == 1 and words not in _MATTERS and not words.startswith(("it", "that", "this"))
    named = is_surnamed(words) if words[0] >= "\u3400" else one
    return folded.cut(*match.span("v")).strip() if named else ""


def forgets_all_but(request: str) -> bool:
    """Tell whether a user asks for everything to be forgotten but something, which no tool can do."""
    text = fold(request.strip()).text
    asks = HINT.search(text) is not None and _EXCEPT.search(text) is not None
    return asks and _ASKS_ALL_BUT.search(text) is not None and _NOT_ASKED.search(text) is None


def excepts_something(words: str) -> bool:
    """Tell whether words for what to forget name what shall stay ("everything except my name")."""
    return _EXCEPT.search(fold(words).text) is not None


def bare_thing(words: str) -> str:
    """Return the words for a thing without those around it ("all you know about Leeds", "跟狗有关的事")."""
    folded = fold(words.strip())
    head = _BEFORE.match(folded.text)
    low = head.end() if head else 0
    tail = _AFTER.search(folded.text, low)
    return folded.cut(low, tail.start() if tail else len(folded.text)).strip()


def declines_keeping(message: str) -> bool:
    """Tell whether a message asks that something is not kept in the first place ("don't store this: …")."""
    return _DECLINES.search(fold(message.strip()).text) is not None


def wants_forgotten(message: str) -> bool:
    """Tell whether a message asks for something, or everything, to be forgotten."""
    return asks_to_forget_all(message) or bool(thing_to_forget(message))


def asks_to_forget_all(request: str) -> bool:
    """Tell whether the user asks for everything about them to be forgotten ("把关于我的都删了")."""
    if HINT.search(request) is None:
        return False
    text = fold(request.strip()).text
    if _NOT_ASKED.search(text) or not _means_all(text):
        return False
    return not is_question(request) or _POLITE.search(text) is not None


def _means_all(text: str) -> bool:
    """Tell whether nothing is named that would be less than everything, by the same clause or another."""
    if _FORGET_ALL.search(text) is None:
        return False
    clauses = [part for part in _CLAUSE_END.split(text) if part.strip()]
    rest = [part for part in clauses if _names_something(part)]
    if not rest:
        return True
    whole = [part for part in clauses if part not in rest and _FORGET_ALL.search(part.strip())]
    return bool(whole) and not any(_NARROWS.search(part) for part in rest)


def _names_something(clause: str) -> bool:
    words = _WORD.findall(_NAMES_NOTHING_ZH.sub(" ", clause))
    return any(word not in _NAMES_NOTHING_EN for word in words)


def confirms_forgetting(spoken: Sequence[str], *, was_asked: bool) -> bool:
    """Tell whether the last of the user's messages says yes to forgetting everything, asked for just before.

    `was_asked` tells whether the assistant has put the question in between: without it "ok" may answer anything
    and only a yes that says what it is to ("yes, forget everything") counts.
    """
    asked = spoken[-2:-1]
    if not asked or not asks_to_forget_all(asked[0]):
        return False
    text = fold(spoken[-1].strip()).text
    if asks_to_forget_all(spoken[-1]):
        return True
    return _YES.search(text) is not None and (was_asked or _FORGETTING.search(text) is not None)
