"""Whether a value can be what it is taken for: nobody is called "No wait", and no one lives in "tomorrow".

`plausible` is asked of every fact of the user; `corrects` also of a value that is to take the place of one said
before, since a remark about the weather ("it's pouring") has the form of a correction ("it's York").
"""

import re

from memory.judge.reading.lexicon import spell_out
from memory.judge.telling.quantities import is_quantity
from memory.judge.telling.well_formed import well_formed
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_NAMED = frozenset({"name", "employer", "location", "hometown"})
_NO_NUMBERS = frozenset({"employer", "location", "hometown", "occupation"})
_STRONG = {
    "zh": LazyPattern(
        r"改[成为到]|换[成到]|应该[是为]|应[是为]|而是|说的是|其实[是叫在]|现在[是叫在]|搬|调|写错|打错|说错|记错|说岔|不是|不叫"
    ),
    "en": LazyPattern(
        r"\b(?:meant|make (?:it|that)|should (?:be|read|say)|changed to|switched to|moved to|not|instead|correction|traded|swapped|replaced|upgraded)\b"
    ),
}
_IMPOSSIBLE = {
    "zh": LazyPattern(
        r"^(?:不对|不是|是的?|对的?|没有|错了?|好的?|其实|而是|嗯+|哦+|谢谢|再见)|[吗呢吧?？]|[是说问](?:我|你|说|问)|"
        r"(?:规定|要求我|通知说|开玩笑|很累|好累|困了|饿了|今天|明天|后天|昨天|天气|刚才|叫我|帮我)"
    ),
    "en": LazyPattern(
        r"^(?:no|not|nope|nah|wait|yes|yeah|sorry|oh|ok|okay|well|actually|just|so|too|very|really|that|this|it|my|your|"
        r"an?|the|what|why|how|when|who)\b|\b(?:today|tonight|tomorrow|yesterday|again|outside$|this (?:week|month|morning|"
        r"evening|weekend)|right now|lol|haha)\b",
        re.IGNORECASE,
    ),
}
# What somebody is doing is no name ("I'm running late"), and no place or firm: but Beijing and Boeing are.
_DOING = LazyPattern(
    r"(?:go|work|do|be|hav|mak|try|liv|gett|look|wait|mov|meet|think|jok|kidd|runn|rain|pour|stay|feel|com|leav|talk|tell|ask|say|us|start|plan)ing\b",
    re.IGNORECASE,
)
_DAY = LazyPattern(
    r"\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|may|june|july|august|september|"
    r"october|november|december)\b|[\d零一二三四五六七八九十正腊冬闰]+[月日号点]|初[一二三四五六七八九十]|除夕|元旦|元宵|中秋|端午|清明|重阳|周[一二三四五六日天]|星期|礼拜|生日",
    re.IGNORECASE,
)
_ONLY_A_DAY = LazyPattern(rf"(?:\d{{1,2}}(?:st|nd|rd|th)? )?(?:{_DAY.pattern})(?: \d{{1,4}})?", re.IGNORECASE)
_CORRECTION = LazyPattern(r"^不是.{1,8}[,，]?是|^(?:not|no) [\w ]{1,20}, ", re.IGNORECASE)
# How long somebody stays, or a grade ("P6"): no place, firm or name.
_A_STAY = LazyPattern(
    r"[一二两三四五六七八九十几半\d]+个?(?:晚上?|天|夜|周|礼拜|星期|月|年|宿)|[A-Za-z]?\d+[A-Za-z]?"
)
# What is denied or only doubted is no allergy, and a whole clause is no name of one.
_NO_ALLERGEN = LazyPattern(
    r"^(?:我|俺|[不没无](?!锈)|对(?!虾)|是|(?:刚|又|再|去|来|要|想|得)*(?:查|测|检|验|化验)|可能|好像|似乎|也许|大概|应该)|[不没](?:会|是|再|有)?过敏|并不|不确定|是否|没有|任何|可能|好像|似乎|"
    r"^(?:no|not|never|neither|none|nothing|any|ny|anything|everything|something)\b|n't\b|\bnot\b(?! )|\bany allerg|"
    r"\b(?:maybe|perhaps|possibly|whether)\b",
    re.IGNORECASE,
)
# Whom one sees or what one waits for is no work.
_NO_WORK = LazyPattern(
    r"[给帮替][我你]|.*[当做干]那$|(?:seeing|dating|visiting|meeting|waiting|having|getting|being|feeling|going through)\b",
    re.IGNORECASE,
)
_WITH_SOMEBODY = LazyPattern(r"[跟和与我咱俺你您他她它]|(?:with|us|me|them|him|her)\b", re.IGNORECASE)
_NAMES_OF_MONTHS = frozenset({"May", "June", "April", "August", "Summer", "Autumn", "Friday"})
_DATED = frozenset({"birthday", "event", "goal", "project", "other", "contact"})
_DIGITS = LazyPattern(
    r"\d|[一二三四五六七八九十]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty)\b"
)
# "A climbing gym" is where somebody works, if not what it is called.
_WORKPLACE = LazyPattern(
    r"^(?:an?|the) (?:[\w'-]+ ){0,3}(?:gym|school|nursery|hospital|clinic|surgery|practice|shop|store|bakery|cafe|restaurant|pub|bar|"
    r"hotel|garage|factory|mill|plant|farm|vineyard|brewery|distillery|warehouse|depot|lab|laboratory|bank|firm|company|agency|charity|"
    r"council|library|museum|gallery|theatre|theater|university|college|studio|salon|zoo|airport|port|shipyard|hospice|care home|"
    r"housing association|start-?up|bookshop|butcher'?s|dealership|orchard|quarry|station|publisher|newspaper|call cent(?:re|er)|garden cent(?:re|er))\b",
    re.IGNORECASE,
)
_JOB_ZH = LazyPattern(
    r"[师员生工手家者商官警医农人长理计板司厨匠管助导教编演士兵贩客主爷姐哥授]$|老板|自由职业|退休|审计|出纳|人事|行政|销售|运营|设计|开发|程序|客服|财务|学生"
)
_JOB_EN = LazyPattern(spell_out(r"\b(?:{job_en})\b"))
_ARTICLE = LazyPattern(r"\b(?:an?|as)\s+(?:\w+\s+){0,2}$")


def plausible(attribute: str, value: str, language: Language) -> bool:
    """Tell whether the user may have a name, home, job, age or birthday of this value."""
    value = value.strip()
    if attribute == "name" and value in _NAMES_OF_MONTHS:
        return True
    if attribute not in _DATED and (_ONLY_A_DAY.fullmatch(value) or _CORRECTION.search(value)):
        return False
    if not well_formed(attribute, value):
        return False
    if attribute == "allergy" and _NO_ALLERGEN.search(value):
        return False
    if attribute in _NO_NUMBERS and is_quantity(value.lower()):
        return False
    if attribute in _NAMED and _A_STAY.fullmatch(value):
        return False
    if attribute in ("location", "hometown") and _WITH_SOMEBODY.match(value):
        return False
    if attribute == "employer" and _WORKPLACE.match(value):
        return True
    if attribute == "occupation" and _NO_WORK.match(value):
        return False
    if attribute in _NAMED or attribute == "occupation":
        if _IMPOSSIBLE["zh" if re.search(r"[\u3400-\u9fff]", value) else "en"].search(value):
            return False
        if attribute != "occupation" and _is_doing(attribute, value):
            return False
        return attribute == "occupation" or _DAY.fullmatch(value) is None
    if attribute == "birthday":
        return _DAY.search(value) is not None or _DIGITS.search(value.lower()) is not None
    return attribute != "age" or _DIGITS.search(value.lower()) is not None


def is_job(value: str, language: Language) -> bool:
    """Tell whether a value holds the word for a job."""
    return (_JOB_ZH if language == "zh" else _JOB_EN).search(value.lower()) is not None


def _is_doing(attribute: str, value: str) -> bool:
    small = attribute == "name" and re.match(r"[a-z]\w*ing\b", value) is not None
    return small or _DOING.match(value) is not None


def corrects(attribute: str, value: str, text: str, before: str, old: str, language: Language) -> bool:
    """Tell whether a value may take the place of one said before.

    `value` is spelled as the user did, `text` is the whole message and `before` what stands before the value
    in its clause, both folded; `old` is the value of before.
    """
    if not plausible(attribute, value, language) or (language == "en" and _is_doing("name", value)):
        return False
    strong = _STRONG[language].search(text) is not None
    if attribute in ("age", "birthday"):
        return True
    if attribute == "occupation":
        return (language == "en" and _ARTICLE.search(before) is not None) or is_job(value, language)
    if attribute == "event":
        return _DAY.search(value) is not None or _DIGITS.search(value) is not None
    if attribute in _NAMED:
        if _DAY.search(value):
            return False
        return (
            language == "zh"
            or not value[:1].islower()
            or strong
            or re.match(r"(?:no|nope|wrong)\b", text) is not None
        )
    return strong or (bool(old) and old.lower() in text)
