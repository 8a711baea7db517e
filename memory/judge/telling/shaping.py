"""A value without what is said around it: "青霉素过敏" is an allergy to 青霉素, "Leeds two weeks ago" is a home in Leeds.

A condition is no allergen: who "is coeliac" follows a diet, and nobody is "allergic to lactose intolerant".
"""

import re

from memory.lazy_pattern import LazyPattern

_ALLERGY = LazyPattern(r"(?<=[\u3400-\u9fff])(?:也|又|还|都)*(?:过敏|過敏)(?:体质|體質|史|者|症)?$")
_ALSO = LazyPattern(r"(?<=[\u3400-\u9fff])(?:也|又|还|都)$")
# "我挺喜欢跑步的" is about 跑步; "喜欢吃辣的" is about what is hot.
_IS_SO = LazyPattern(
    r"(?<=[跑打游爬看听唱跳写画做养种钓骑逛喝读弹下拍][\u3400-\u9fff])(?<![辣甜酸咸苦鲜冷热冰脆软硬新旧大小红黑白绿蓝])的$"
)
_MY_ALLERGY = LazyPattern(
    r"^(?:my |an? )?(?P<v>(?!food|drug|skin)[\w'-]+(?: [\w'-]+)?) allerg(?:y|ies)$", re.I
)
_DIETED = LazyPattern(
    r"^(?:a )?(?:coeliac|celiac)(?: disease)?$|^(?:乳糜泻|乳糜瀉|麸质不耐|麸质不耐受)$", re.I
)
_STATE = LazyPattern(
    r"\bintoleran(?:t|ce)$|^hay ?fever$|^anaphylaxis$|不耐受?$|^(?:coeliac|celiac)(?: disease)?$", re.I
)
_SPAN = r"(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|a few|a couple of|several|some|many)"
_AFTER_PLACE = LazyPattern(
    rf"(?:,? (?:actually|really|now|nowadays|these days|currently|again|instead|though|at the moment|right now|for good|"
    rf"{_SPAN} (?:day|week|month|year|decade)s? (?:ago|back|now)|(?:years|months|weeks|ages) (?:ago|back)|"
    r"(?:last|this) (?:week|month|year|spring|summer|autumn|fall|winter|\w+day|january|february|march|april|may|june|july|august|september|october|november|december)|"
    r"(?:back )?in (?:19|20)\d\d))+$",
    re.I,
)
# "We have reached Boston", "new address is 12 Elm St Boston": the town.
_ARRIVED = LazyPattern(
    r"^(?:(?:finally|just|and|so|we|i|we've|i've|have|has|had|safely|all|now)\s+)*(?:reached|arrived (?:in|at)|got to|made it to|landed in|moved (?:to|into)|settled (?:in|down in)|shifted to|living in|live in|based in)\s+(?=\w)",
    re.I,
)
_ADDRESS = LazyPattern(
    r"^(?:.*\baddress is (?:now )?)?\d+[a-z]? (?:[\w'.]+ ){1,3}?(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|ct|court|way|pl|place|terrace|cres|crescent|close)\b\.?,?\s+(?:(?:apt|unit|flat|#) ?\w+,?\s+)?(?P<town>[a-z][\w' .-]+)$",
    re.I,
)
_DWELLING = LazyPattern(
    r"^(?:(?:an?|the|our|my) )?(?:\w+ ){0,2}?(?:flat|house|apartment|bungalow|cottage|condo|studio) (?:in|near|outside) (?=\w)",
    re.I,
)
_STRENGTH = r"(?:really |just |absolutely )*"
_TASTE = {
    "dislike": LazyPattern(
        rf"^(?:i )?{_STRENGTH}(?:hates?|can'?t stand|cannot stand|detests?|dislikes?|loathes?)\s+(?=\w)|^(?:我)?(?:很|最|特别|非常|超|真的)*(?:讨厌|不喜欢|憎)(?=[\u3400-\u9fff])",
        re.I,
    ),
    "like": LazyPattern(
        rf"^(?:i )?{_STRENGTH}(?:loves?|likes?|enjoys?|adores?)\s+(?=\w)|^(?:我)?(?:很|最|特别|非常|超|真的)*(?:喜欢|钟意|鍾意)(?=[\u3400-\u9fff])",
        re.I,
    ),
}
# "女字旁的婧怡才对" is 婧怡.
_SPELLED = LazyPattern(
    r"^[\u3400-\u9fff]{1,2}字?(?:旁|头|底|字边)的(?=[\u3400-\u9fff]{1,4})|(?<=[\u3400-\u9fff])才(?:对|是|没错)$"
)
# "酒一滴不碰" is about 酒.
_NOT_A_BIT = LazyPattern(r"(?<=[\u3400-\u9fff])(?:一[滴口点丁筷支根]|半[滴口点]|从来?|绝对|根本|都|也)+$")
# What a Cantonese verb leaves of its ending: "做紧护士".
_ASPECT = LazyPattern(r"^[紧緊着著](?=[\u3400-\u9fff]{2})")
# "爱吃辣了" is about what is hot, "喜欢上跑步了" about running.
_BEGUN = LazyPattern(r"^上(?!海|班|学|网|课|山|街|火|等|色|镜|台|古|世|午)(?=[\u3400-\u9fff]{2,}[了啦]$)")
_NOW_SO = LazyPattern(r"(?<=[\u3400-\u9fff])(?<![不得])[了啦咯嘞哟]+$")
# "I hate mushrooms sm" is about mushrooms.
_SLANG = LazyPattern(
    r"(?:,? (?:sm|so much|so so much|tbh|ngl|lol|lmao|fr|frfr|rn|btw|haha+|ugh|af|like crazy|to bits|with a passion|honestly|if (?:i'm|im) honest|(?:more )?than anything))+$",
    re.I,
)
_CANTONESE_END = LazyPattern(r"(?<=[\u3400-\u9fff])[㗎喇嘅咯啫]+$")
_BEFORE_PLACE = LazyPattern(
    r"^[^,，。;；]{0,12}?(?:搬|迁)(?:家)?(?:到|来|去|回|进|至)(?:了)?(?=.{2})|^(?:最[后终]|结果|还是|终于)*(?:留在|定居在?|落户在?|安家在?)(?:了)?(?=.{2})|^(?:回|到|在)(?=[\u3400-\u9fff]{2})(?!回龙观|到滘)"
)
_AFTER_JOB = LazyPattern(r" (?:now|nowadays|these days|at the moment|right now|currently)$", re.I)
# Where the work is stands under the employer: "在三甲医院当护士" is the work of a nurse.
_BEFORE_JOB = LazyPattern(
    r"^(?:在)?[^,，]{1,14}?(?:医院|公司|集团|大学|中学|小学|学校|幼儿园|银行|工厂|厂里?|车间|研究所|事务所|派出所|超市|酒店|餐厅|饭店|店里?)(?:里)?(?:当|做|任|担任|干)(?!过)(?=[\u3400-\u9fff]{2})"
)
# "唔食烟" is no diet, though Cantonese eats its smoke.
_SMOKES = LazyPattern(r"(?:我)?(?:唔|不|戒|冇|无)?(?:再)?[食吃抽](?:烟|煙)(?:酒)?")
_QUOTED = "\"'`“”‘’「」"


def shaped(attribute: str, value: str) -> tuple[str, str]:
    """Return the attribute and the value that a fact is filed under; both as they came where nothing is amiss."""
    if attribute == "allergy":
        if _DIETED.match(value):
            return "diet", value
        named = _MY_ALLERGY.match(value)
        return attribute, _ALSO.sub("", _ALLERGY.sub("", named.group("v") if named else value)) or value
    if attribute in ("like", "dislike"):
        value = _CANTONESE_END.sub("", _TASTE[attribute].sub("", value))
        value = _NOT_A_BIT.sub("", value) if attribute == "dislike" else value
        value = _SLANG.sub("", value) or value
        value = _NOW_SO.sub("", _BEGUN.sub("", value)) or value
        return attribute, _IS_SO.sub("", value) or value
    if attribute == "name":
        return attribute, _SPELLED.sub("", value) or value
    if attribute in ("location", "hometown"):
        street = _ADDRESS.match(value)
        value = street.group("town") if street else _ARRIVED.sub("", value)
        value = _DWELLING.sub("", value)
        place = _AFTER_PLACE.sub("", _BEFORE_PLACE.sub("", value)).strip(_QUOTED)
        return attribute, place or value
    if attribute == "diet" and _SMOKES.fullmatch(value):
        return "habit", value
    if attribute == "occupation":
        return attribute, _BEFORE_JOB.sub("", _AFTER_JOB.sub("", _ASPECT.sub("", value))) or value
    return attribute, value


def is_state(value: str) -> bool:
    """Tell whether what is filed as an allergy is the name of a condition and not of what brings it on."""
    return _STATE.search(value) is not None
