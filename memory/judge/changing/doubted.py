"""What sounds like an end or a claim and is none: "the form says I'm not allergic, which is wrong", "我妈以为…".

An allergy that ends by mistake may cost a life, and one that stays costs a meal: so it ends for no report that is doubted.
"""

from memory.judge.reading.folding import fold
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact
from memory.vocabulary import PROFILE

_DOUBTED = LazyPattern(
    r"\b(?:(?:it|form|file|chart|record|profile|letter|label|note|system|app) says|wrote|written|don'?t write|claims?|claimed|assumes?|you(?:'ve)?(?: always| keep| still| just)? (?:say|said|saying|told)|"
    r"(?:which|that|this|it)(?:'s| is| was)(?: all| just)? (?:wrong|a mistake|a lie|nonsense)|by mistake|(?:isn'?t|not) true|doubt|not that i|said no one|because of (?:my|the|an) allerg\w+|telling people|"
    r"but i (?:still|do)|still (?:get|react|swell|come out)|no matter)\b"
    r"|别[写记填]|[写记填当](?:成|作)|(?<![你您])[写记填]错|(?:并|又)?不是说我|才怪|不信|是错的|瞎说|胡说|(?:妈|爸|[他她]们?|大家|人家|别人|同事|朋友|家里?人?|老师)[^,，。]{0,3}以为"
    r"|(?:[你您他她]们?|人家|病历|表|单子|档案|系统)[上里]?(?:总是?|老是?|一直|还|都)*[说写记](?:着|了)?我|[可但](?:是)?我(?:还|一)|还是(?:起|会|有反应|过敏)"
)
_BELIEVED = LazyPattern(
    r"^(?:everyone|everybody|people|they(?: all)?|my [\w' ]{2,16}?) (?:thinks?|assumes?|reckons?|believes?|supposes?) (?:that )?(?:i|we)\b|\byou (?:keep|always) say(?:ing)? (?:that )?(?:i|we)\b"
    r"|^(?:大家|人家|别人|他们|同事们?|邻居|朋友们?|我[妈爸])(?:都|老|总)*(?:以为|觉得|认为)我|^[你您](?:总|老)是?说我"
)
# What sounds like an end and says the opposite, or of something else: "not a nurse for nothing", "不是程序员才怪".
_NO_END = LazyPattern(
    r"\bfor nothing\b|\bfor the (?:weather|money|fun|view|food|sake|love|glory|pay|company|nightlife|commute)\b|\b(?:no longer|not) (?:the|my|our) only\b|\bany ?more than\b|\bif i (?:wasn'?t|weren'?t|didn'?t|stopped|quit|left)\b"
    r"|才怪|(?:该|那)(?:有)?多好|就好了|难道|还能是|要不是|谁信"
)
# "不是花生，是杏仁，帮我改下购物清单" puts a list right, and "是蟹好吃" says what tastes better.
_OF_A_LIST = LazyPattern(
    r"[清菜名订]单|食谱|菜谱|配料|口味|更?好吃|更?便宜|太贵|[两三几半\d]+[份个斤包]|\b(?:list|menu|order|recipe|basket|cart|tastes?|tastier|cheaper)\b"
)
_OF_ALLERGIES = LazyPattern(r"过敏|忌|不能[吃碰]|\ballerg|\bintoleran|\breact")


def without_doubted(decision: Decision, utterance: Utterance) -> Decision:
    """Return a decision that ends no allergy for a doubted report, and makes nobody what others take them for."""
    facts = tuple(fact for fact in decision.facts if not _is_doubted(fact, utterance))
    if len(facts) == len(decision.facts):
        return decision
    verdict = decision.verdict if facts else "SHORT"
    return decision.model_copy(update={"facts": facts, "verdict": verdict})


def _is_doubted(fact: Fact, utterance: Utterance) -> bool:
    text = utterance.folded.text
    ends = fact.op == "delete" or fact.replaces is not None
    if ends and _NO_END.search(text) is not None:
        return True
    if ends and _OF_A_LIST.search(text) and not _OF_ALLERGIES.search(text):
        return _of_an_allergy(fact, utterance)
    believed = _BELIEVED.search(text) is not None
    if ends and (believed or _DOUBTED.search(text) is not None):
        return believed or _of_an_allergy(fact, utterance)
    return believed and fact.attribute in PROFILE


def _of_an_allergy(fact: Fact, utterance: Utterance) -> bool:
    """Tell whether what a fact ends is an allergy, by its kind or by a name that is on file as one."""
    old = fold(fact.replaces or fact.value).text
    known = (fold(one.value).text.strip() for one in utterance.on_file() if one.attribute == "allergy")
    return fact.attribute == "allergy" or any(name and name in old for name in known)
