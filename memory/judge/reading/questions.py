"""Is it a question? And what a question about the user asks for (the table of that is `topics.py`)."""

import re

from memory.judge.reading.asked_kinds import kind_asked
from memory.judge.reading.folding import fold
from memory.judge.reading.topics import CHINESE, CHINESE_EVERYTHING, ENGLISH, ENGLISH_EVERYTHING
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_ZH_INDEFINITE = LazyPattern(
    r"没(?:什么|啥)|怎么不(?:直接|干脆)?(?:去抢|上天)|[抢骗坑宰烧赚省要]钱呢|(?:什么|啥|谁|哪[里儿]?|怎么|几乎)(?:的)?都|随便什么|多少有?[点些]|不管(?:什么|怎么|"
    r"谁)?|无论(?:什么|怎么|谁)?|不怎么|没怎么|不多|没几|几[年本次天个块](?:前|的|了(?!来着))|几岁(?:前|的)"
    r"|(?:[哥姐兄弟妹爷娘俩伙友伴]|我们|咱们?|他们|她们|同学|老乡)们?几个(?!人)|几个(?:老|哥们|朋友|同学|同事|人一[起块])"
    r"|有多少[吃喝买看做][多少]+|[跟和同与约找带请这那前后]几[个位口只台本家]|(?<!第)[十好]几|几[十百千万]|好几[年天次岁]|多(?:年|半|肉|种|次|亏)|(?<![学做干属搞卖教是管修画写弄责究事])什么的(?=$|[,。\s])|怎么着|说不上什么|任何|"
    r"不知道(?:怎么|为什么)就|谁知道|哪怕|哪知|说什么也|怎么也"
    # "Whoever smokes near me gets it": who it is is not asked.
    r"|谁[^,?]{1,12}我?[跟和]谁(?:急|翻脸|拼命|没完|绝交|红脸|玩命)"
)
_ZH_QUESTION = LazyPattern(
    r"吗$|吗[,。\s呀啊]|么$|吧\?|(?:还|能|会|可以|来得及)[^,]{0,8}嘛$|什么|啥|怎么|咋|你(?:那[儿边]?)?(?:有|还)?(?:存|记)(?:着|了|住|下)*(?:吧|没)|[要得满够](?:干|学|等)?几年|(?<!没)[干做][嘛吗](?:[的去呢呀啊]|$)|哪[个里儿些位种家款年天吃个]?|谁(?!都)|为何|如何|"
    r"几年级|几[个点号岁月级层楼台只条口位周茬季锅斤亩头匹顿样圈届期站度块]|(?:[周月]|星期|礼拜)几(?=[啊呀呢的]|$)|(?:星期|礼拜|周)几(?=[上去打做有休不开考下来练学])|几\S{1,3}来着$|第几(?!次了)|多少|多[大高远久长重快贵厚]|是不是|能不能|会不会|要不要|该不该|"
    r"有没有|有无|好不好|行不行|对不对|(?:[讲说提聊]过|记得|知道)(?:你)?我\S{1,10}没有?[啊呀呢]?$"
    r"|可不可以|用不用|值不值|贵不贵|难不难|知不知道|记不记得|得不得|(?<![现不没])([\u4e00-\u9fff])[不没]\1|"
    r"(?:一般|通常|大概|正常|平均|最少|最多|至少)[^,我]{0,6}几[天个次年月周小分回斤片粒杯块]|"
    r"没有?[啊呀呢]?$(?<=[来了完到过好停]没)|了没(?:有)?[啊呀呢]?$|[来了完到过好停]没有?[啊呀呢]?$|"
    r"^(?:你)?猜猜?|^(?:请问|想问|问一?下|求问)|呢$(?<=[你那他她它咱们天钱者样]呢)|凭什么|何时|几时|何地"
    r"|(?:[能会行可要道得用好吃喝有]\S{0,8}|\S{3,}(?<![也都从绝可要岂并偏就才决说]))不$|^(?:你|请)?把我的?(?:全部|所有)?(?:信息|资料|档案|记录|情况|记忆|个人信息)[都全]{0,2}(?:列|调|说|报|讲|念|发|给我看|展示|汇总|整理)|^把?你(?:还)?(?:知道|记得|记住|了解|存|掌握).*(?:列|告诉|说|"
    r"报|讲|念)|^你?(?:说说?|讲讲|告诉我|提醒我|复述|报一?下|念一?下|列一?下|列出|展示|"
    r"查查?)(?:一下)?(?:我|关于我|你(?:知道|记得|记住|了解|存))|还记得我|还记不记得"
)
# What a profile holds, asked for with no verb: "我微信号呢", "我老婆的生日来着", "my address".
_ZH_NOUN = (
    r"(?:名字|姓名|大名|英文名|网名|生日|年龄|岁数|性别|地址|住址|家庭住址|电话|手机|(?:电话|手机|身份证|护照|车牌|学|工)号码?|微信号?|QQ号?|qq号?|"
    r"邮箱|联系方式|职业|工作|单位|公司|学校|专业|学历|老家|家乡|籍贯|血型|星座|属相|生肖|身高|体重|鞋码|尺码|过敏[原源史]|忌口|口味|爱好|"
    r"目标|计划|行程|日程|安排|密码)"
)
_ZH_ASKED_NOUN = LazyPattern(
    rf"^(?:那|那么|还有|然后|对了)?我(?:们|家)?的?(?:[\u3400-\u9fff]{{1,4}}的?)??{_ZH_NOUN}(?:呢|来着|是)$"
    r"|^(?:那|那么|还有)我(?:们|家)?的?[\u3400-\u9fff]{1,3}呢$"
)
_BARE_NOUN = LazyPattern(
    rf"^(?:那|还有)?我的?(?:[\u3400-\u9fff]{{1,4}}的)?{_ZH_NOUN}$"
    r"|^(?:and )?my (?:\w+'s )?(?:(?:first|last|full|home|work|e-?mail|phone|mobile|postal|current) )*"
    r"(?:name|birthday|age|address|(?:phone|mobile|passport) number|number|e-?mail|job|employer|home ?town|blood type|"
    r"height|weight|shoe size|allerg(?:y|ies)|star sign|hobbies|goals?|plans?|schedule)$"
)
_LOOKED_AT = 300
_ZH_TAG = LazyPattern(r"^(?:对吧|是吧|对不对|是不是|对吗|是吗|没错吧|行吗|好吗)[?呀啊]*$")
_EN_WH = r"(?:what|who|whom|whose|where|when|why|how|which)(?:'s|'d|'re|'ll|s)?"
_EN_QUESTION = LazyPattern(
    rf"^(?:(?:so|and|but|ok|okay|hey|hi|well|um|uh|also|now|wait|oh|btw|by the way|please|quick question|"
    rf"question)[\s,:]+)*(?:since when (?:do|does|did|am|are|is|have) |(?:would|could|should|can|do|does|is|are) (?:someone|somebody|anyone|anybody|everyone) |(?:as|being|for|with|at) (?:an? |my )?[\w' -]{{2,30}}?,? (?:would|do|should|can|could|am|will|must) (?:i|we)\b|{_EN_WH}\b(?!ever)(?! (?:i|we) (?:was|were|wake|get|start|go|finish|come)\b)"
    r"|(?:do|does|did|is|are|was|were|can|could|will|would|should|shall|may|might|has|have|am) (?:i|you|u|ya|"
    r"we|they|he|she|it|there|this|that|these|those|my|your|an?|any|people|some)\b|(?:does|did|is|are|was|"
    r"were|could(?! (?:happily |easily |honestly )?(?:eat|drink|live on|watch|listen|sleep|murder|kill|cry|do with|go for)\b)|will|would|should(?! (?:have|be|read|say)\b)) \w+|(?:do|can) \w+s\b|(?:can|can'?t|do|has) (?:the|someone|anyone|"
    r"one) |(?:don'?t|doesn'?t|didn'?t|isn'?t|aren'?t|wasn'?t|can'?t|couldn'?t|won'?t|hasn'?t|"
    r"haven'?t) (?:i|you|we|they|he|she|it|there|this|that)\b"
    r"|any (?:idea|tips|advice|thoughts|chance|suggestions|recommendations)|i(?:'m| am)? wonder|i(?:'m|"
    r" am) curious|got any|know any|wanna know|guess (?:what|how|who|where|my)|remind me (?:what|who|when|"
    r"where|which|how|of)|tell me (?:what|who|when|where|which|how|if|about|everything|my)|(?:list|"
    r"show me|recite|repeat)\b.*\b(?:you know|you remember|about me|my )|can'?t remember (?:if|what|"
    r"whether)|(?:not sure|no idea|wondering) (?:if|what|whether|how|why|which|who))"
)
_EN_HAVE = LazyPattern(
    r"^(?:can|could|will|would) you (?:please |just )?(?:remember|note|save|keep|make a note|jot|store|"
    r"write down|add)\b.* (?:is|are|i'm|i am|that|was|has|have)\b(?! again)(?!.*\b(?:what|when|where|"
    r"who|how|if)\b)|^(?:can|could|will|would) you (?:please |just )?(?:remember|note|save) (?:that )?(?:i|we) (?!(?:was|were|said|told|asked|had|did)\b)"
    r"|^(?:have|am|do|does|is|are|has|may|will|might|can) (?:to|been|had|a|an|never|not|"
    r"always|two|three|no)\b"
)
_EN_WHEN = LazyPattern(
    r"^(?:when|where|how|which|what|who)(?:ever)? (?:you|we|i|it) .*\b(?:please|always|never|use|keep|"
    r"put|give|skip|include|start|end|i)\b|^(?:what|who) i\b"
)
_EN_TAG = LazyPattern(
    r"^(?:right|yes|no|correct|isn'?t it|huh|is that so|don'?t i|aren'?t i|didn'?t i|yeah|eh)\?+$"
)


# "What did my boss say about me?" asks for what he said.
_SAID_BY_OTHERS = LazyPattern(
    r"\b(?:did|does|do|has|have|had|is|was|are|were|will|would) (?!you\b|u\b|i\b|we\b|there\b)(?:\w+ ){1,3}?"
    r"(?:say|said|saying|think|thinking|thought|feel|write|wrote|written|tell|told|talk\w*|complain\w*|mention\w*|know|like|hate|gossip\w*)\b"
    r"|\bwho (?:said|says|thinks|told|wrote|complained|talked|knows)\b"
    r"|(?:他|她|谁|大家|别人|人家|[老小阿][\u3400-\u9fff]|老板|领导|同事|朋友|老师|邻居|客户|[爸妈哥姐弟妹公婆友])们?(?:都|又|今天|昨天|上次|那天|是|到底)*"
    r"(?:说|讲|觉得|认为|评价|怎么看|议论|提)(?!过的?话)"
)
_TAIL = LazyPattern(r"来着[啊呀呢]?(?=\W*$)")
_MARKS = "?!. 。"


def is_question(clause: str, language: Language | None = None) -> bool:
    """Say whether a clause asks something, with or without a question mark, in either language."""
    folded = _ends(clause)
    return asks(folded.rstrip(_MARKS), "?" in folded, language or detect_language(folded))


def asks(clause: str, marked: bool, language: Language) -> bool:
    """Say the same of a clause that is folded already; `marked` says that a question mark follows it."""
    if marked:
        return True
    if language == "zh":
        if _ZH_ASKED_NOUN.search(clause):
            return True
        found = _ZH_QUESTION.search(clause)
        return found is not None and _ZH_QUESTION.search(_ZH_INDEFINITE.sub("_", clause)) is not None
    if _EN_HAVE.search(clause) or _EN_WHEN.search(clause):
        return False
    return _EN_QUESTION.search(clause) is not None


def _ends(text: str) -> str:
    """Return the folded beginning and end of a text: whoever pastes pages asks before or after them."""
    if len(text) > 2 * _LOOKED_AT:
        text = f"{text[:_LOOKED_AT]}\n{text[-_LOOKED_AT:]}"
    return fold(text).text.strip()


def names_asked_noun(text: str) -> bool:
    """Say whether a text is nothing but a thing of the user's that a profile holds ("我的地址", "my address").

    Said to a memory it asks; in answer to a question it would not, so it is no question by itself.
    """
    return _BARE_NOUN.match(_ends(text).rstrip(_MARKS)) is not None


def is_tag(clause: str, language: Language) -> bool:
    """Say whether a clause only turns the one before it into a question ("right?", "对吧")."""
    return (_ZH_TAG if language == "zh" else _EN_TAG).match(clause) is not None


def asked_attributes(text: str) -> frozenset[str]:
    """Return the attributes a question about the user (or, from the assistant, to the user) asks for.

    Works on Chinese and English, traditional characters too. Empty when the text asks for none.
    """
    folded = _TAIL.sub("", _ends(text))
    language = detect_language(folded)
    topics = CHINESE if language == "zh" else ENGLISH
    found = {topic.attribute for topic in topics if topic.pattern.search(folded)}
    if "dislike" in found and re.search(
        (r"不喜欢|不爱|n't (?:i |you )?(?:like|enjoy)|not (?:like|enjoy)"), folded
    ):
        found.discard("like")
    kind = kind_asked(folded)
    return frozenset(found) | (kind.attributes if kind is not None else frozenset())


def asks_for_everything(text: str) -> bool:
    """Say whether a text asks for all that is known about the user ("what do you know about me")."""
    folded = _ends(text)
    if _SAID_BY_OTHERS.search(folded):
        return False
    if detect_language(folded) == "zh":
        return CHINESE_EVERYTHING.search(folded) is not None
    return ENGLISH_EVERYTHING.search(folded) is not None


def last_question(text: str) -> str:
    """Return the last sentence that asks; what the assistant says before it is no question."""
    sentences = re.findall(r"[^.!?。！？\n]+[.!?。！？\n]*", text[-400:])
    return next((one for one in reversed(sentences) if re.search(r"[?？吗呢]", one)), text[-200:])


def in_first_person(text: str, language: Language) -> str:
    """Return what the assistant says to the user with the user's "my" for its "your"."""
    if language == "zh":
        return re.sub(r"[你您]", "我", text)
    return re.sub(r"\b[Yy]our\b", "my", text)
