"""Messages that lean on the turns before: answers to a question, corrections and endings of what was said.

What was said before is found with the same rows: the assistant's "您住在绵阳" or "you live in Leeds" is
turned to the first person and read like a statement of the user.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.clauses import Clause
from memory.judge.endings import find_endings
from memory.judge.extract import find
from memory.judge.facts import tidy
from memory.judge.lexicon import spell_out
from memory.judge.questions import asked_attributes, asks
from memory.judge.utterance import Utterance
from memory.records import Language, Turn

_TURNS_BACK = 4
_SWAP_EN = (
    (re.compile(r"\byou(?:'re| are)\b", re.IGNORECASE), "I'm"),
    (re.compile(r"\byou've\b", re.IGNORECASE), "I've"),
    (re.compile(r"\byours?\b", re.IGNORECASE), "my"),
    (re.compile(r"\byou\b", re.IGNORECASE), "I"),
)
_SWAP_ZH = str.maketrans({"您": "我", "你": "我"})
_NAMED_THING = {
    "zh": re.compile(
        spell_out(r"我(?:家)?(?:的)?(?P<v>[^,。\s的]{0,6}?{pet_zh}[^,。\s的是在要会]{0,4}|{kin_bare_zh})")
    ),
    "en": re.compile(spell_out(r"\bmy (?:\w+ )?(?P<v>(?:{pet_en}|{kin_en})(?: [A-Z]\w+)?)"), re.IGNORECASE),
}


class Said(NamedTuple):
    """Something the turns before state about the user."""

    attribute: str
    value: str


def said_before(utterance: Utterance) -> list[Said]:
    """Return what the last turns state about the user, the latest first."""
    said: list[Said] = []
    for turn in reversed(utterance.context[-_TURNS_BACK:]):
        said.extend(reversed(_stated(turn, utterance)))
    return said


def _stated(turn: Turn, utterance: Utterance) -> list[Said]:
    text = turn.content[:1000]
    if turn.role == "assistant":
        text = text.translate(_SWAP_ZH)
        for pattern, mine in _SWAP_EN:
            text = pattern.sub(mine, text)
    past = Utterance.of(text, now=utterance.now, language=utterance.language)
    usable = [not asks(one.text, "?" in one.mark, past.language) for one in past.clauses]
    found = find(past.folded, past.clauses, usable, past.language)
    said = [Said(one.attribute, tidy(past.folded.cut(one.start, one.end))) for one in found]
    thing = _NAMED_THING[past.language].search(past.folded.text)
    if thing is not None and not any(one.attribute in ("pet", "family") for one in said):
        value = tidy(past.folded.cut(*thing.span("v")))
        attribute = "pet" if re.search(spell_out("{pet_zh}|\\b{pet_en}\\b"), value.lower()) else "family"
        said.insert(0, Said(attribute, value))
    return said


# ---- answers ---------------------------------------------------------------------------------------
_FOR_A_TASK = re.compile(
    r"天气|查询|订|寄|送到|航班|酒店|推荐.{0,6}吗|搜索|哪[个家]?(?:餐厅|酒店|城市的)|出发|目的地|收件|"
    r"weather|forecast|book|order|deliver|ship|search|flight|hotel|travel(?:ing)? to|this (?:file|"
    r"recipe|letter|email)"
)
_ASKS_USER = re.compile(r"您|你|\byou(?:r|'re)?\b|\bu\b")
_NO_ANSWER = re.compile(
    r"^(?:没有?|无|不(?!吃|喝)|随便|都[行可好]|保密|秘密|你猜|算了|跳过|不告诉|再说|还没|忘了|为什么|干嘛|"
    r"问这|管|先|哪|嗯+$|好的?$|是的?$|对$|哈+|no\b|none|nothing|nope|nah|rather not|skip|i'?d rather|"
    r"prefer not|guess|why|not (?:sure|telling|really)|pass\b|don'?t|idk|dunno|the (?:former|latter|first|"
    r"second|last|other|one)|both|either|neither|that one|this one|第[一二三四]|前者|后者|这个|那个|"
    r"secret|private|depends|whatever|yes$|ok|sure$|haha|later|never ?mind|what|how|can|it'?s private|"
    r"mind your)"
)
_LEAD = re.compile(
    r"^(?:(?:我|俺|就|是|叫|在|住|姓|嗯|哦|喊我|喊|称呼我|做|干|那|呃|额|啊|其实|目前|现在|现居|主要|的话|"
    r"应该|大概|算是|一直|个|一名|一个)+(?=.{2})|(?:(?:oh|um|uh|well|so|yeah|hmm|sure)[, ]+)*(?:i'?m|i am|"
    r"it'?s|it is|that'?s|my name is|my name'?s|name'?s|call me|just call me|i live in|i work (?:as|at|"
    r"for|in)|we live in|i like|i love|mostly|just|probably|i'?d say|about|around|in|at|from|an?|the|"
    r"as an?)\s+)+"
)
_TRAIL = re.compile(
    r"(?:的|了|吧|就[行好成]|就可以|呢|啊|哈|呀)+$|\s+(?:lol|haha|please|though|actually|thanks|now|"
    r"here)$"
)
_SHAPES = {
    "age": re.compile(
        r"\d{1,3}(?!\d)|[一二三四五六七八九]?十[一二三四五六七八九]?|\b(?:\w+teen|(?:twen|thir|for|fif|"
        r"six|seven|eigh|nine)ty(?:[- ]\w+)?)\b"
    ),
    "birthday": re.compile(r".*(?:\d|[月日号]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*"),
    "gender": re.compile(
        r"男|女|\b(?:fe)?male\b|\b(?:wo)?man\b|nonbinary|non-binary|\bguy\b|\bgirl\b|she/her|he/him|"
        r"they/them"
    ),
}
_ORDER = (
    "name",
    "age",
    "birthday",
    "gender",
    "allergy",
    "occupation",
    "employer",
    "location",
    "hometown",
    ("pet"),
    ("language"),
    ("goal"),
    ("project"),
    ("skill"),
    ("possession"),
    ("diet"),
    ("dislike"),
    ("like"),
    ("habit"),
    ("family"),
    ("reply_style"),
    ("contact"),
)
_LONGEST_ANSWER = {"zh": 24, "en": 48}


class Reply(NamedTuple):
    """What a message that leans on context states: folded span or verbatim value, and the old value."""

    attribute: str
    span: tuple[int, int] | None
    value: str
    op: str
    replaces: str | None = None


def asked_for(context: Sequence[Turn]) -> str | None:
    """Return the attribute that the last turn of the assistant asks the user for, if one."""
    if not context or context[-1].role != "assistant":
        return None
    text = _last_question(context[-1].content)
    if not re.search((r"[?？吗呢]|什么|哪|tell me|let me know|告诉我|称呼"), text) or not _ASKS_USER.search(
        text.lower()
    ):
        return None
    if _FOR_A_TASK.search(text.lower()):
        return None
    asked = asked_attributes(text)
    return next((name for name in _ORDER if name in asked), None)


def _last_question(text: str) -> str:
    """Return the last sentence that asks; what the assistant says before it is no question."""
    sentences = re.findall(r"[^.!?。！？\n]+[.!?。！？\n]*", text[-400:])
    return next((one for one in reversed(sentences) if re.search(r"[?？吗呢]", one)), text[-200:])


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
        return None if match is None else Reply(attribute, _at(clause, *match.span()), "", "add")
    lead = _LEAD.match(clause.text)
    start = lead.end() if lead else 0
    trail = _TRAIL.search(clause.text, start)
    end = trail.start() if trail and trail.start() > start else len(clause.text)
    if start >= end or (attribute == "name" and end - start > 20):
        return None
    return Reply(attribute, _at(clause, start, end), "", "add")


def _at(clause: Clause, low: int, high: int) -> tuple[int, int]:
    return clause.start + low, clause.start + high


# ---- corrections and endings of what was said --------------------------------------------------------
_CORRECTS = {
    "zh": re.compile(
        r"不对|^不+[,\s!]|^非也|我说的是|不是|错了|说岔|[说打写记搞弄听读念看拼]错|[说记弄搞]混|口误|"
        r"更正|纠正|改成|改为|应该是|应为|其实是|准确|同音|手滑|别字|换成|变成|现在是|"
        r"早就?[不换搬调改转]|已经[不换搬调改转]|都?搬|更新一?下|不叫|写成|记成|听成|早[已]?不|不是.*是|"
        r"改[了到]|涨到|升[了到]|[是]?老黄历|过时"
    ),
    "en": re.compile(
        r"\b(?:no|nope|nah|actually|wait|sorry|oops|typo|wrong|mistyped|misspoke|misspelled|misspelt|"
        r"misheard|meant|mean|correction|anymore|any more|changed|moved|switched|make (?:that|it)|"
        r"scratch that|rather|outdated|old news|not|isn'?t|used to|update|should (?:be|read|say)|"
        r"that'?s (?:old|wrong)|now|nearly right|close|it'?s)\b"
    ),
}
_NEW_VALUE = {
    "zh": re.compile(
        r"(?:说的是|应该是|应为|应当是|改成|改为|改到|换成|换到|变成|其实是|其实叫|现在是|现在叫|是叫|"
        r"而是|搬到了?|搬去了?|调到了?|调去了?|去了|到了|升到|涨到|(?<![不不而])是|叫|在|换了|今年|"
        r"今年都?|我都?)(?P<v>[^,不]{1,12}?)(?:了|才对|吧|啊|哈|上班|工作|住|这边|那边|的)*$"
    ),
    "en": re.compile(
        r"(?:\bi meant?|\bi said|\bmake (?:that|it)|\bit'?s|\bit is|\bshould (?:be|read|say)|\bactually|"
        r"\bchanged (?:it )?to|\bmoved to|\bswitched to|\bnow|\bname(?:'s| is)|\bi'?m|\bwe'?re|\bis|"
        r"\bin fact|\brather|\bthat'?s|\bnow at|\btransferred to|\bsorry,?|^no,?|\boops,?|\bwait,?|"
        r"\bcorrection:?|\bi live in|\bwe live in|\bspelled|\bspelt)(?: (?:now|actually|really|at|in|"
        r"called|with|a|an|to|just|meant))* (?P<v>(?!not\b|no\b|wrong|old|sorry|i\b|it'?s|that|my\b|"
        r"the wrong|a typo|typo)[^.,!?]{1,40}?)(?: (?:now|actually|these days|instead|since \w+|"
        r"not [\w ]+|sorry))*$"
    ),
}
_SAID = re.compile(r"\bi said|我说的是")
_NOT_OLD = re.compile(r"(?<=.)[,\s]*(?:而不是|不是|不叫|,? (?:and )?not ).*$")
_NOT_VALUE = re.compile(
    r"错|同音|打|什么|你|这样|对的?$|问题|wrong|typo|mistake|not |right|fine|ok$|good|gone|over|sure|"
    r"thing|what i|true|close"
)
_ENDS = {
    "zh": re.compile(
        r"(?:早|已经|都|现在|也|就)*不[\u3400-\u9fff]{1,4}了|(?:那|这)(?:条|个|项).{0,4}(?:去掉|删|划掉|"
        r"取消|清掉|撤)|去掉吧|删了?吧|划掉|取消了|没了|走了|去世|过世|不在了|卖了|丢了|送人|分手|分了|"
        r"离了|离婚|黄了|停了|退了|死了|早没|吹了|掰了|散了"
    ),
    "en": re.compile(
        r"\b(?:lost (?:her|him|it|them)|passed away|died|is gone|(?:she|he|it)'s gone|sold (?:it|them|"
        r"that|him|her)|gave (?:it|them|him|her) (?:up|away)|quit(?: that| it)?|dropped (?:it|that|out)|"
        r"not any ?more|no longer|cancell?ed|called off|broke up|split up|divorced|got rid of|over now|"
        r"that'?s (?:over|off|done|history|finished)|take (?:it|that) off|remove (?:it|that)|"
        r"delete (?:it|that)|(?:don'?t|doesn'?t) (?:\w+ )*any ?more|fell through|ended|rehomed|"
        r"put (?:her|him) (?:down|to sleep)|stopped (?:that|going|doing|it))\b"
    ),
}


def correction(utterance: Utterance, usable: Sequence[bool]) -> Reply | None:
    """Return the new value that a message gives for something said before, with the old one."""
    text = utterance.folded.text
    if not utterance.context or not _CORRECTS[utterance.language].search(text):
        return None
    before = said_before(utterance)
    if not before:
        return None
    known = {one.value.lower() for one in before}
    for index, clause in enumerate(utterance.clauses):
        if not usable[index]:
            continue
        match = _NEW_VALUE[utterance.language].search(_NOT_OLD.sub("", clause.text))
        if (
            match is None
            or _NOT_VALUE.search(match.group("v"))
            or (match.group("v") in known and not _SAID.search(clause.text))
        ):
            continue
        old = _best(before, text)
        return Reply(old.attribute, _at(clause, *match.span("v")), "", "update", old.value)
    return None


def _best(before: Sequence[Said], text: str) -> Said:
    """Return the earlier statement a correction means: the one it names, else one that has one value."""
    named = [one for one in before if one.value and one.value.lower() in text]
    single = [
        one
        for one in before
        if one.attribute
        in ("name", "age", "birthday", "occupation", ("employer"), ("location"), ("hometown"))
    ]
    return (named or single or list(before))[0]


def ending(utterance: Utterance) -> Reply | None:
    """Return what a message ends that only the turns before name ("早不上了", "we lost her in spring")."""
    if not utterance.context or not _ENDS[utterance.language].search(utterance.folded.text):
        return None
    if any("?" in clause.mark for clause in utterance.clauses):
        return None
    before = said_before(utterance)
    if not before:
        return None
    old = before[0]
    return Reply(old.attribute, None, old.value, "delete", old.value)


def own_endings(clauses: Sequence[Clause], usable: Sequence[bool], language: Language) -> bool:
    """Say whether a message itself names what is over."""
    return bool(find_endings(clauses, usable, language))
