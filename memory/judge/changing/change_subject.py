"""What a clause says has changed: the rent in "the rent went up to 900", nothing in "make it 900".

A change with a subject of its own means something on file only where that is about the subject.
"""

import re
from collections.abc import Sequence

from memory.judge.changing.affair_words import UNREAL
from memory.judge.changing.counterpart import exchange
from memory.judge.changing.kindred import names
from memory.judge.reading.folding import fold
from memory.judge.reading.whose import beings_in
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_ROUTINES = frozenset({"habit", "event", "other", "goal", "project"})
_BY_SORT = frozenset({"habit", "event"})
_BY_WORD = 2
"""What `names` says of a thing named by its own words, not only by its sort."""
_AHEAD_ZH = (
    r"(?:哎呀?|呃|额|哦|噢|啊|嗯|对了|那个|不对|不是|错了|其实|我说|更正|顺便|另外|还有|然后|而且|但是?|不过|因为|所以|"
    r"[我咱俺您你](?:们)?(?:家|这边|那边)?的?|[他她它]们?的?|这[个次回只条]?|那[个次回只条]?|的|刚才|刚刚|现在|如今|已经|最近|今天|昨天|今年|去年|"
    r"(?:这|上|下|本)个?(?:月|周|星期)(?:开始|起)?|早就?|都|也|又|还|就|才|刚|可能|终于|说|把|被|给|将|让|要|得|该|从|自|由)"
)
_CHANGES_ZH = (
    r"(?:从[^,]{1,10}?)?(?:(?:下|上|这|本)个?月|明天|明年|今天|今年|下周|现在|已经|又|都|也|要|会|刚|可能|被|给[我咱]们?|再|全|统一|临时|开始|起)*"
    r"(?:改[成为到在去期]|改(?=[周星下明后\d])|换[成到]|换(?=[周星])|[涨降升跌减加增调变挪移推提延][价薪]?(?:了)?[成到至为]|(?:推迟|提前|顺延|延期|调整|上涨|下降|增加|减少|升级)[成到至为])"
)
_SUBJECT_ZH = LazyPattern(
    rf"(?:^|(?<=[,;。!]))(?:{_AHEAD_ZH})*+(?P<s>(?:(?![从改换涨降升])[^,;。!]){{2,12}}?|[^,;。!])(?:{_CHANGES_ZH})"
)
_IS_ZH = LazyPattern(
    rf"(?:^|(?<=[,;。!]))(?:{_AHEAD_ZH})*+(?P<s>(?:(?![改换挪移推调变搬到说写记打是在有读上住做])[\u3400-\u9fffa-z]){{1,8}}?)(?:现在|如今|已经|应该|其实|都)*[是在]"
    r"[\d零一二两三四五六七八九十百千万]+[^\d,;。!]{0,3}(?=[,;。!]|$)"
)
_NO_SUBJECT_ZH = LazyPattern(
    rf"(?:{_AHEAD_ZH}|应该|应当|是|叫|姓|在|住|搬|错|写|打|说|记|一|正确|准确|全部?|再|来|不|没|早|上|下|快|满|虚岁|周岁|今年|明年|年|周|星期|月|日|号)*"
)
_AUX_EN = r"(?: (?:is|are|was|were|has|have|had|got|gets|will|to|be|been|being|just|now|actually|really|already|also|only|since|then|finally)|'s|'re|'ve|'ll)*"
_CHANGED_EN = (
    r" (?:moved|moving|moves|changed|changing|changes|switched|rescheduled|postponed|pushed|shifted|bumped|brought|put (?:back|off)|raised|upped|cut|"
    r"rose|fell|dropped|increased|(?:went|gone|go|goes|going|up|down)(?= (?:up |down )?to)|swapped|replaced|delayed|up to|down to)\b"
)
_SUBJECT_EN = LazyPattern(
    rf"(?:^|(?<=[,;.!] ))(?:(?:oh|so|and|but|well|actually|no|nope|sorry|wait|btw|also|ok|okay|now|then|turns out|by the way)[, ]+)*"
    rf"(?:(?:the|my|our|his|her|their|your|this|that|a|an) )?(?P<s>[a-z][\w'-]*?(?: [a-z][\w'-]*?){{0,3}}?)(?:{_AUX_EN}{_CHANGED_EN}|(?: is| are| was|'s|'re)(?: (?:now|actually|really|only|just))* (?=\W?\w))"
)
_NO_SUBJECT_EN = LazyPattern(
    r"(?:.* )?(?:i|we|you|it|that|this|those|these|they|he|she|there|here|what|who|which|where|i'm|it's|we're|im|its|thats|everything|all|mine|ours|hers|theirs|make|meant|mean|not|so|"
    r"right|correct|wrong|real|proper|answer|one|word|spelling|thing|truth|fact|figure|number|update|correction|typo|and|or|but|with|from|to|at|in|on|now|because|since)"
)
_OWN: dict[Language, dict[str, LazyPattern]] = {
    "zh": {
        "location": LazyPattern(r"住址|地址|住处|住的|家$|城市|位置|住$|小区|房子|公寓|区|门牌|街"),
        "hometown": LazyPattern(r"老家|家乡|籍贯|祖籍|故乡"),
        "employer": LazyPattern(r"公司|单位|东家|学校|工作|医院|厂|机构|部门|地方|老板|集团"),
        "occupation": LazyPattern(r"职业|工作|岗|职位|职务|职称|工种|行当|活|专业|行|级"),
        "name": LazyPattern(r"名|姓|字|称呼|昵称|叫法"),
        "age": LazyPattern(r"年龄|岁数|年纪|虚岁|周岁|实岁"),
        "birthday": LazyPattern(r"生日|出生|生辰"),
        "contact": LazyPattern(r"电话|手机|号|邮箱|微信|联系|qq"),
        "diet": LazyPattern(r"饮食|吃|口味|忌口"),
        "allergy": LazyPattern(r"过敏"),
        "language": LazyPattern(r"语言|话|语"),
        "reply_style": LazyPattern(r"回答|回复|语气|风格|答案"),
        "goal": LazyPattern(r"目标|计划|打算|目的|心愿"),
        "project": LazyPattern(r"项目|课题|论文|题目|方向"),
        "skill": LazyPattern(r"级|水平|段|技能"),
        "habit": LazyPattern(r"习惯|作息|时间"),
        "possession": LazyPattern(r"颜色|型号|牌子"),
        "event": LazyPattern(r"时间|日期|日子|行程|安排|航班|[机车船门]票|婚期|预约|考期"),
        "family": LazyPattern(r"名字|年龄|岁数|生日|学校|年级|班|工作|单位|岗"),
        "pet": LazyPattern(r"名字|年龄|岁数|品种"),
        "other": LazyPattern(r"时间|日期|号码?$|地址|名字"),
    },
    "en": {
        "location": LazyPattern(r"\b(?:home|address|place|city|town|house|flat|apartment|village|street|postcode|location|area)\b"),
        "hometown": LazyPattern(r"\b(?:home ?town|birthplace|home|town|city)\b"),
        "employer": LazyPattern(r"\b(?:job|work|workplace|company|employer|firm|office|school|boss|place)\b"),
        "occupation": LazyPattern(r"\b(?:job|work|role|position|title|career|profession|occupation|trade|subject|department)\b"),
        "name": LazyPattern(r"\b(?:name|surname|nickname|spelling|handle|pronouns?)\b"),
        "age": LazyPattern(r"\bage\b"),
        "birthday": LazyPattern(r"\b(?:birthday|bday|dob|birth|date)\b"),
        "contact": LazyPattern(r"\b(?:phone|number|e-?mail|mobile|cell|address|handle)\b"),
        "diet": LazyPattern(r"\b(?:diet|food|meals?)\b"),
        "allergy": LazyPattern(r"\b(?:allerg\w+)\b"),
        "language": LazyPattern(r"\b(?:language|tongue)\b"),
        "reply_style": LazyPattern(r"\b(?:repl\w+|answers?|responses?|tone|style)\b"),
        "goal": LazyPattern(r"\b(?:goal|target|aim|plan|dream|deadline)\b"),
        "project": LazyPattern(r"\b(?:project|thesis|topic|title|paper|book|deadline)\b"),
        "skill": LazyPattern(r"\b(?:level|grade|skill)\b"),
        "habit": LazyPattern(r"\b(?:habit|routine|time)\b"),
        "possession": LazyPattern(r"\b(?:model|make|colou?r|brand)\b"),
        "event": LazyPattern(r"\b(?:date|time|day|flights?|trip|plan|plans|venue|booking|appointment|slot|doctor|dentist|hospital|surgery|clinic)\b"),
        "family": LazyPattern(r"\b(?:names?|ages?|birthdays?|job|school|class|grade)\b"),
        "pet": LazyPattern(r"\b(?:names?|ages?|breed|birthday)\b"),
        "other": LazyPattern(r"\b(?:date|time|number|spot|address|name)\b"),
    },
}  # fmt: skip


def subject_of(clause: str, language: Language) -> str:
    """Return what a folded clause says has changed or is something else, "" where it is a pronoun or nothing."""
    patterns = (_SUBJECT_ZH, _IS_ZH) if language == "zh" else (_SUBJECT_EN,)
    for pattern in patterns:
        match = pattern.search(clause)
        subject = match["s"].strip() if match is not None else ""
        if subject and not (_NO_SUBJECT_ZH if language == "zh" else _NO_SUBJECT_EN).fullmatch(subject):
            return subject
    return ""


def is_about(subject: str, attribute: str, value: str, language: Language) -> bool:
    """Tell whether a subject is what a folded value of an attribute is about, by its own words or its kind."""
    own = _OWN[language].get(attribute)
    named = beings_in(subject)
    if named:
        return bool(named & beings_in(value)) or (not beings_in(value) and attribute in ("family", "pet"))
    if own is not None and own.search(subject):
        return True
    return names(subject, value, language) > 0 or _shares(subject, value, language)


def _shares(subject: str, value: str, language: Language) -> bool:
    if language == "zh":
        return any(subject[i : i + 2] in value for i in range(max(len(subject) - 1, 1)))
    return any(stem in value for stem in (word[:5] for word in re.findall(r"[a-z]{3,}", subject)))


def changed_on_file(utterance: Utterance, usable: Sequence[bool]) -> tuple[Known, str] | None:
    """Return the one thing on file that a message names as changed, with its new value; else None.

    "Pottery moved to Thursdays" means the record that names pottery, however long ago it was said.
    """
    language = utterance.language
    for clause, ok in zip(utterance.clauses, usable, strict=True):
        subject = subject_of(clause.text, language) if ok and "?" not in clause.mark else ""
        if not subject or UNREAL[language].search(clause.text):
            continue
        named = [
            (one, names(subject, fold(one.value).text, language))
            for one in utterance.on_file()
            if one.attribute in _ROUTINES
        ]
        surely = [one for one, how in named if how == _BY_WORD]
        # "Ball games" are badminton where nothing else on file is one.
        known = surely or [one for one, how in named if how and one.attribute in _BY_SORT]
        found = exchange(known[0].value, utterance, usable, named=True) if len(known) == 1 else None
        if found is not None:
            return known[0], found.value
    return None
