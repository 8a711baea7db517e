"""Short answers to a question the assistant has just asked: "37" after "how old are you?"."""

import re
from collections.abc import Sequence

from memory.judge.changing.said_before import Reply, place
from memory.judge.reading.clauses import Clause
from memory.judge.reading.questions import asked_attributes, asks, last_question
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Turn

_FOR_A_TASK = LazyPattern(
    r"主角|人物|角色|故事|表格|话术|剧情|方案|今[天晚早]|午饭|晚饭|早饭|这[个次段句]|点歌|放点|病例|案例|"
    r"story|character|heroine|\bhero\b|word problem|case study|paragraph|today|right now|tonight|one more|this (?:scene|game|card)|"
    r"the (?:poem|card|novel|plot|scene)|with that\b|with (?:sources|sauce)|"
    r"天气|查询|订|寄|送到|航班|酒店|推荐.{0,6}吗|搜索|哪[个家]?(?:餐厅|酒店|城市的)|出发|目的地|收件|"
    r"weather|forecast|book|order|deliver|ship|search|flight|hotel|travel(?:ing)? to|this (?:file|"
    r"recipe|letter|email)"
)


_ASKS_USER = LazyPattern(r"您|你|\byou(?:r|'re)?\b|\bu\b")


# A short question without "you" is put to the user as well, unless it is about something else.
_SHORT_QUESTION = 40
_OF_OTHERS = LazyPattern(r"他|她|它|这|那|主角|角色|\b(?:the|this|that|he|she|they|his|her|their|it|its)\b")
# "How old is Jonah?", "豆豆几岁了？": the one who is asked about stands where "you" would.
_NAMES = LazyPattern(
    r"\b(?:is|are|was|does|did|has)\s+[A-Z][a-z]+|\b[A-Z][a-z]+'s\b|^(?!(?:那|请问|对了|[,， ]|今年|现在|芳龄|贵姓|怎么|如何|尊姓|大名|老家|家乡|在?哪|住|什么|做|干|职业|工作|生日|名字|"
    r"性别|多大|几岁|年龄|叫|来自|是))[\u3400-\u9fff]{2,6}(?:今年|现在)?(?:多大|几岁|叫什么|是哪|在哪|做什么|的?生日|喜欢)"
)
# A proposal is no question about the user, whatever words it has in it.
_OFFERS = LazyPattern(
    r"要不(?!要)|不如|要我|需要我|给您|帮您|替您|shall (?:i|we)|how about|want me to|should i(?! call| address| name)|what about (?:the|that|this)"
)
_NO_ANSWER = LazyPattern(
    r"^(?:(?:[您你]|是不是|可能|你们)*(?:记|搞|弄|听)(?:岔|错|混|串|反)|没有?|无|不(?!吃|喝)|随便|都[行可好]|保密|秘密|你猜|算了|跳过|不告诉|再说|还没|忘了|为什么|干嘛|"
    r"问这|别|不要|不想|少|烦|滚|关你|干你|要你管|你管|管|先|哪|嗯+$|好的?$|是的?$|对$|哈+|no\b|none|nothing|nope|nah|rather not|skip|i'?d rather|"
    r"prefer not|guess|why|not (?:sure|telling|really)|pass\b|don'?t|idk|dunno|the (?:former|latter|first|"
    r"second|last|other|one)|both|either|neither|that one|this one|第[一二三四]|前者|后者|这个|那个|"
    r"secret|private|depends|whatever|yes$|ok|sure$|haha|later|never ?mind|stop|leave me|none of your|quit|drop it|don'?t (?:ask|be|you)|just (?:to|kidding|because)|and |piss|get lost|what|how|can|it'?s private|"
    r"mind your|for (?:this|now)|yeah for|just for|the bit|in the (?:car|queue|bath|kitchen|office)|i was\b|used to|at one point|"
    r"还在|今[晚早天]|刚|正|等|有钱再|干嘛|我干嘛|改天|现在想|晚上再|换点)|.*(?:for the (?:afternoon|moment|day)|at one point|再说$)"
)


_LEAD = LazyPattern(
    r"^(?:(?:我|俺|就|是|叫|在|住|姓|嗯|哦|喊我|喊|称呼我|做|干|那|呃|额|啊|其实|目前|现在|现居|主要|的话|"
    r"应该|大概|算是|一直|个|一名|一个)+(?=.{2})|(?:(?:oh|um|uh|well|so|yeah|hmm|sure)[, ]+)*(?:i'?m|i am|"
    r"it'?s|it is|that'?s|my name is|my name'?s|name'?s|call me|just call me|i live in|i work (?:as|at|"
    r"for|in)|we live in|i like|i love|mostly|just|probably|i'?d say|about|around|in|at|from|an?|the|"
    r"as an?)\s+)+"
)


_TRAIL = LazyPattern(
    r"(?:的|了|吧|就[行好成]|就可以|呢|啊|哈|呀|呗|这边|那边|这头)+$|\s+(?:but|so|because|and (?:i|it|we|you))\b.*$|\s+(?:lol|haha|please|though|actually|thanks|now|"
    r"here)$"
)


_SHAPES = {
    "age": LazyPattern(
        r"\d{1,3}(?!\d)|[一二三四五六七八九]?十[一二三四五六七八九]?|\b(?:\w+teen|(?:twen|thir|for|fif|"
        r"six|seven|eigh|nine)ty(?:[- ]\w+)?)\b"
    ),
    "birthday": LazyPattern(r".*(?:\d|[月日号]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*"),
    "gender": LazyPattern(
        r"男|女|\b(?:fe)?male\b|\b(?:wo)?man\b|nonbinary|non-binary|\bguy\b|\bgirl\b|she/her|he/him|"
        r"they/them"
    ),
}


_ORDER = (
    "reply_style",
    "name",
    "age",
    "birthday",
    "gender",
    "allergy",
    "occupation",
    "employer",
    "location",
    "hometown",
    "pet",
    "language",
    "goal",
    "project",
    "skill",
    "possession",
    "diet",
    "dislike",
    "like",
    "habit",
    "family",
    "contact",
)


# "Once" says less than "once, around noon", and "the bathroom" than "the bathroom, tiles first".
_IN_PARTS = frozenset({"habit", "goal", "project", "pet", "skill", "family"})
_LONGEST_IN_PARTS = {"zh": 30, "en": 80}
_NOT_OF_THE_ANSWER = LazyPattern(
    r"今[天晚早]|刚|昨|明天|现在|正|^[你您]|但|不过|可是|就是(?=有点)|哈|呵|累|烦|死了|^(?:我|咱|俺)|[他她它]|[?？吗呢]|"
    r"\b(?:today|tonight|yesterday|tomorrow|right now|just|but|though|lol|haha|ugh|so|because|you|i|i'm|i've|can|could|how|what|he|she|they|it|it's|that)\b"
)
_LONGEST_ANSWER = {"zh": 24, "en": 48}


def answer(utterance: Utterance) -> Reply | None:
    """Return what a short message says in answer to the assistant's question."""
    attribute = asked_for(utterance.context)
    if attribute is None or not utterance.clauses:
        return None
    clause = utterance.clauses[0]
    if (
        len(clause.text) <= 4
        and re.fullmatch((r"(?:hi|hey|oh|sure|yes|yeah|嗯+|好的?|是的|哦|对)"), clause.text)
        and len(utterance.clauses) > 1
    ):
        clause = utterance.clauses[1]
    if asks(clause.text, "?" in clause.mark, utterance.language) or _NO_ANSWER.match(clause.text):
        return None
    if len(clause.text) > _LONGEST_ANSWER[utterance.language]:
        return None
    shape = _SHAPES.get(attribute)
    if shape is not None:
        match = shape.search(clause.text)
        return None if match is None else Reply(attribute, place(clause, *match.span()), "", "add")
    lead = _LEAD.match(clause.text)
    start = lead.end() if lead else 0
    trail = _TRAIL.search(clause.text, start)
    end = trail.start() if trail and trail.start() > start else len(clause.text)
    last = _last(clause, attribute, utterance)
    end = end if last is clause else last.end - clause.start
    if start >= end or (attribute == "name" and end - start > 20):
        return None
    return Reply(attribute, place(clause, start, end), "", "add")


def _last(clause: Clause, attribute: str, utterance: Utterance) -> Clause:
    """Return the last clause in the same sentence that only goes on with the answer."""
    last = clause
    for after in utterance.clauses[utterance.clauses.index(clause) + 1 :] if attribute in _IN_PARTS else ():
        too_long = after.end - clause.start > _LONGEST_IN_PARTS[utterance.language]
        if last.strong or too_long or _NOT_OF_THE_ANSWER.search(after.text):
            break
        last = after
    return last


# "How many pots would you want to sell?" asks for no goal.
_ASKS_A_NUMBER = LazyPattern(
    r"多少(?!岁)|几(?:个|件|条|张|只|份|块|次)|\b[Hh]ow (?:many|much|long|far|often)\b"
)
_COUNTED = frozenset({"age", "birthday", "habit", "pet", "family", "contact"})


def asked_for(context: Sequence[Turn]) -> str | None:
    """Return the attribute that the last turn of the assistant asks the user for, if one."""
    if not context or context[-1].role != "assistant":
        return None
    text = last_question(context[-1].content)
    if _OFFERS.search(text.lower()):
        return None
    if not re.search((r"[?？吗呢]|什么|哪|tell me|let me know|告诉我|称呼"), text) or not (
        _ASKS_USER.search(text.lower())
        or (len(text) <= _SHORT_QUESTION and not _OF_OTHERS.search(text.lower()) and not _NAMES.search(text))
    ):
        return None
    if _FOR_A_TASK.search(text.lower()):
        return None
    asked = asked_attributes(text) & (_COUNTED if _ASKS_A_NUMBER.search(text) else frozenset(_ORDER))
    return next((name for name in _ORDER if name in asked), None)
