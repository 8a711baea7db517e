"""Who parts from whom: of "Zoe dumped me" and "我跟陈立分居了" only the partner on file may end.

"Susan is divorced" and "我跟公司掰了" are no parting of the user's.
"""

from memory.judge.changing.ways_to_end import is_parting, is_partner
from memory.judge.people.reported import is_reported
from memory.judge.reading.folding import fold
from memory.judge.reading.whose import beings_in
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact

_NAME_OF = {
    "zh": LazyPattern(
        r"(?:跟|和|与|同)(?P<v>[^,，。\s我你]{1,8}?)(?:已经|上个?月|刚|早就?|去年|正式|和平|也|前阵子|今年|昨天|终于|彻底|在|要)*"
        r"(?:分手|离婚|分开|离了|掰|分了|分居|吹了|断了?|散了|解除婚约|过不下去|不在一起)|^(?:我)?(?:被)(?P<v2>[^,，。\s我你]{1,6}?)甩|^(?P<v3>[^,，。\s我你]{1,6}?)(?:把我|甩了我|跟我|和我)(?:给)?(?:甩|分|离|掰|提)?"
    ),
    "en": LazyPattern(
        r"\b(?:me and (?P<v>[a-z]+)|(?P<v2>[a-z]+) and (?:i|me))\b|(?:broke up|split(?: up)?|breaking up|separated|done|over|through|finished|parted ways) (?:with|from) (?:my )?(?P<v3>[a-z]+)|"
        r"\bdivorc(?:ed|ing) (?:my )?(?P<v4>[a-z]+)|(?:^|\b(?:so|and|well|but) |\bmy )(?P<v5>[a-z]+)(?:'s| has| have| just| finally)* (?:dumped|left|walked out on|broke up with|split up with|divorced) me|\bdumped (?:my )?(?P<v6>[a-z]+)|\bleft (?:my )?(?P<v7>[a-z]+)$"
    ),
}
_PRONOUN = LazyPattern(
    r"(?:he|she|him|her|them|they|it|we|us|me|that|this|my|our|the|you|who|just|finally|他|她|它|那个?人|人家|那位|对方|我)$"
)
_NAMED = LazyPattern(
    r"叫[\u3400-\u9fffa-z]|(?<=公|婆|友|象|夫|妻|人)[\u3400-\u9fff]{2,3}$|\b(?:called|named|name is|name's)\b"
)
_US = {
    "zh": LazyPattern(r"[我俺咱]|^(?:已经|刚|正式|又|都|也)*(?:分手|离婚|分居|分了|离了|掰了|恢复单身|吹了)"),
    "en": LazyPattern(
        r"\b(?:i|i'm|i've|me|my|we|we're|we've|us|our)\b|^(?:just |finally |newly )*(?:single|divorced|separated|broke up|split)"
    ),
}

# Who parted long ago has somebody else now.
_LONG_AGO = LazyPattern(
    r"年前|以前|之前|从前|当年|那年|年轻的?时候|上一段|前[妻夫任]|[12]\d{3}年|\byears ago\b|\bin (?:19|20)\d\d\b|\bages ago\b|\bwhen i was\b|\bmy ex\b|\bmy first\b"
)


# The user as one of the two, not as somebody's son: "my parents divorced", "我爸妈离婚了".
_WE = {
    "zh": LazyPattern(r"(?:我们俩?|我俩|咱俩?)|[跟和与被][我俺]|我(?:[跟和与]|离婚|分手|离了|单身)"),
    "en": LazyPattern(r"\b(?:i|i'm|i've|we|we're|we've|me|us)\b"),
}
_NEARLY = LazyPattern(r"差[点一]|险些|几乎|\b(?:almost|nearly|about to|close to|came close|never)\b")
_ANOTHER_S = LazyPattern(
    r"(?:[他她]们?|同事|朋友|[姐哥弟妹叔姨姑舅]|老师|领导|老板|邻居)的?(?:老公|老婆|丈夫|妻子|太太|先生|爱人|对象|[男女]朋友)|\b(?:his|her|their|[a-z]+'s) (?:ex-|new |second |first )?(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?)\b"
)
_NAMES = LazyPattern(r"(?<=[\w,] )[A-Z][a-z]+")
_NAMES_ZH = LazyPattern(r"(?<=叫|是|名)[\u3400-\u9fff]{2,3}(?=$|[,，。在今])")


def may_part(utterance: Utterance, value: str) -> bool:
    """Tell whether a message that may tell of a parting can mean the partner of a value, not a firm or another."""
    text, name = utterance.folded.text, _parted_from(utterance)
    if not is_parting(text):
        return True
    return _is_parted(name, value) and (bool(name) or _LONG_AGO.search(text) is None)


def may_end(fact: Fact, utterance: Utterance) -> bool:
    """Tell whether a fact may stand: none that ends the user's couple because somebody else has parted."""
    if fact.op != "delete" or not is_partner(fact.attribute, fact.replaces or fact.value):
        return True
    told = [one.text for one in utterance.clauses if is_parting(one.text)]
    if told and all(_NEARLY.search(text) for text in told):
        return False
    return not told or any(_is_ours(text, fact.replaces or fact.value, utterance.language) for text in told)


def _is_ours(text: str, value: str, language: str) -> bool:
    """Tell whether a folded clause says of the user, or of the partner of a value by name, that they part."""
    if is_reported(text):
        return False
    theirs, partner = beings_in(text), beings_in(fold(value).text)
    if _ANOTHER_S.search(text) or (theirs and not theirs & partner):
        return _WE[language].search(text) is not None
    named = [name for name in (*_NAMES.findall(value), *_NAMES_ZH.findall(value)) if fold(name).text in text]
    return bool(theirs & partner or named) or _US[language].search(text) is not None


def _parted_from(utterance: Utterance) -> str:
    """Return whom a message that tells of a parting names, folded; "" where it names nobody."""
    match = _NAME_OF[utterance.language].search(utterance.folded.text)
    found = next((part for part in match.groups() if part), "") if match is not None else ""
    return "" if _PRONOUN.match(found) else found


def _is_parted(name: str, value: str) -> bool:
    """Tell whether somebody a parting names ("" for nobody) can be the partner that a memory's value tells of."""
    folded = fold(value).text
    if not name or name in folded or beings_in(name) & beings_in(folded):
        return True
    return not beings_in(name) and _NAMED.search(folded) is None and not _is_named_en(value)


def _is_named_en(value: str) -> bool:
    return any(word[:1].isupper() and word.isalpha() and word != "I" for word in value.split()[1:4])
