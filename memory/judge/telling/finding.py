"""A span that states something lasting, and what the clause after it may make of it."""

from dataclasses import dataclass, replace

from memory.judge.reading.clauses import Clause
from memory.lazy_pattern import LazyPattern
from memory.records import Language, Operation, Subject

# "I'm 41, not 40": the value that is taken back stands behind the new one.
_TAKEN_BACK = {
    "zh": LazyPattern(r"[,\s]*(?:而不是|不叫|并不是|不是)(?P<old>[^,是]{1,12})$"),
    "en": LazyPattern(r",? (?:and )?not (?:a |an |in |at )?(?P<old>[\w' -]{1,24})$"),
}
# The same in a clause of its own: "my cat is Pickle, you wrote Tickle".
_WRITTEN = {
    "zh": LazyPattern(
        r"^(?:你|您|我)?(?:上回|误|不小心|之前|上次|那边|怎么|给|老|总|一直|又|还|却|倒)*(?:写|记|存|叫|打|填|登记)(?:的是?|成了?|作|着)(?P<old>[^,]{1,12}?)了?$"
    ),
    "en": LazyPattern(
        r"^(?:but |and )?you(?:'ve| have)?(?: just| always| keep)? (?:wrote|written|put(?: down)?|said|saved|noted|stored|had|got|spelt|spelled|writing|saying|typed|"
        r"called (?:it|him|her|me))(?: it as| me as| it| down)? (?P<old>[\w' -]{1,24})$"
    ),
}
LEAST_HABIT = 10
# What says of the clause before that it is always so, and nothing else.
_SO_IT_IS = {
    "zh": LazyPattern(
        r"^(?:我|一|就|都|反正|多年|[十几好\d]+[来多]?年)*(?:一直|向来|从来|历来|都|就|也)?(?:这样|如此|这么[过来干办])(?:的|了)?$|^(?:我的?)?(?:老|铁)?规矩$|"
        r"^(?:我|俺)?(?:从来|从|一向|向来|绝对|压根|一直|真的?|是)*(?:都)?(?:不|没)(?:碰|吃|喝|沾|看|听|穿|用)(?:的|过)?$|"
        r"^(?:雷打不动|风雨无阻)(?:[十几好多两三四五六七八九\d]+[来多]?年)?了?$|^(?:改不了|戒不掉|少不了|天天如此|多年了|坚持.{1,4}年了?|[十几好两三四五六七八九\d]+[来多]?年了)$|"
        r"^每个?(?:天|周|星期|礼拜|月|年|晚|早)(?:上)?(?:就)?[一二两三四五六七八九十半几\d]+[瓶杯碗包根次顿片粒场节盒斤]$|"
        r"^(?:顿顿|天天|每天|餐餐|一天|一顿)(?:都|也)?(?:离不得|离不了|离不开|少不得|少不了|不能少|得有|必须有|要有|不能断)(?:它)?$|"
        r"^(?:都)?(?:做|干|吃|喝|练|跑|走|游|唱|写|这么过|这样过)了?(?:都)?(?:快|有|小)?[一二两三四五六七八九十几好\d]+[来多]?(?:年|辈子)了?$|"
        r"^(?:不然|要不然?|否则|没它|没有它)(?:我|人)?(?:就)?(?:坐不住|睡不着|睡不好|不踏实|不舒服|难受|浑身[^,]{1,4}|心慌|咽不下去?|没精神|起不来|干不动|没胃口|没劲|头疼|静不下心|写不出来?)$"
    ),
    "en": LazyPattern(
        r"^(?:and )?(?:that'?s|it'?s|this is|been) (?:just )?(?:my|our|the|a)? ?(?:house |family |personal |golden |strict )?(?:rule|law|policy|habit|ritual|tradition|routine|way)\b.*|"
        r"^(?:house|family|my|our) (?:rule|law|policy|tradition|ritual)\b.*|^(?:always|every (?:single )?(?:day|time|night|morning|week|year)|without fail|no exceptions|"
        r"rain or shine|like clockwork|most (?:nights|days|mornings|evenings|weekends|weeks)|\w+ years (?:now|running)|as always|daily|nightly|weekly|religiously)(?: have| has)?$|"
        r"^(?:i )?(?:could|can) (?:happily |easily |honestly )?(?:eat|drink|have|watch|listen to|live on|wear|read) (?:(?:it|them|that|those) )?(?:every (?:single )?(?:day|night|meal)|all day|for (?:every meal|breakfast|the rest of my life|days)|"
        r"by the (?:bucket|bowl|tub|pint|gallon|jar|kilo|ton|box|packet))\b[\w ]{0,20}$"
    ),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """A span `start:end` of the folded text that states something lasting."""

    attribute: str
    start: int
    end: int
    rule: str
    clause: int
    op: Operation = "add"
    subject: Subject = "user"
    old: str | None = None


def is_so(clause: Clause, language: Language) -> bool:
    """Say whether a clause only says of the one before it that it is always so ("that's my rule")."""
    match = _SO_IT_IS[language].search(clause.text)
    return match is not None and len(clause.text) - len(match.group()) <= LEAST_HABIT


def says_always(clause: Clause, language: Language) -> bool:
    """Say whether a clause says that something is always so, among other things."""
    return _SO_IT_IS[language].search(clause.text) is not None


def taken_back(finding: Finding, clause: Clause, language: Language) -> Finding | None:
    """Return a finding as the correction of what the clause after it says was written, if it says so."""
    match = _WRITTEN[language].match(clause.text) if finding.op == "add" else None
    return replace(finding, op="update", old=match.group("old")) if match is not None else None


def without_taken_back(finding: Finding, clause: Clause, language: Language) -> Finding:
    """Cut "not 40" off a finding and mark it as the correction it is."""
    if finding.op != "add":
        return finding
    match = _TAKEN_BACK[language].search(clause.text, max(0, finding.start - clause.start))
    if match is None or clause.start + match.start() <= finding.start:
        return finding
    end = min(finding.end, clause.start + match.start())
    return replace(finding, end=end, op="update", old=match.group("old"))
