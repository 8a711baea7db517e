"""Words and patterns that open something: "I draw a Z to unlock it", "type 'sesame' to join", "解锁画个L".

They look like nothing secret and bear no name; only what is done with them tells. A locked thing or the act of
opening has to stand beside them. Matched on an unmasked text in simplified characters.
"""

import re
from collections.abc import Iterator

from memory.guard.secret_shapes import Secret
from memory.guard.secret_values import EN_PLAIN
from memory.lazy_pattern import LazyPattern

_OPEN = (
    r"(?:unlock(?:s|ing|ed)?|log(?:s|ging)? ?(?:in|on)(?:to)?|sign(?:s|ing)? ?(?:in|on)(?:to)?|get(?:s|ting)? (?:in|on)(?:to)?\b|"
    r"open(?:s|ing)? (?:my|the|our|his|her)|access(?:es|ing)?|join(?:s|ing)?|connect(?:s|ing)?|disarm(?:s|ing)?)"
)
_THING = (
    r"(?:(?:my|our|the|his|her|their|your) (?:[\w'-]+ ){0,2}?(?:phone|laptop|tablet|computer|pc|mac|macbook|ipad|iphone|screen|safe|locker|gate|"
    r"door|garage|alarm|wi-?fi|network|account|e-?mail|router|vault|padlock|watch|bank|app|portal|server)\b)"
)
_TYPE = r"(?:typ(?:e|es|ing)|enter(?:s|ing)?|key(?:s|ing)? in|punch(?:es|ing)? in|put(?:s|ting)? in|input(?:s|ting)?)"
_WORD = r"(?:(?:secret|magic|code|pass|same|old|single) ?)?(?:words?|phrases?|names?|letters?|terms?)"
_QUOTED = r"[\"'“‘](?P<q>[^\"'”’\n]{2,40})[\"'”’]"
_NO_SHAPE = r"(?!lot\b|bit\b|picture|line under|card|bath|salary|blank\b|pattern\b)"
_ZH_OPEN = r"(?:解锁|开锁|开机|开门|登录|登进|进门|进系统|进后台|开屏|解开)"
_ZH_WIFI = r"(?:wi-?fi|wlan|无线网?络?|热点|路由器?)"
_ZH_TYPE = r"(?:输入|输|键入|敲|填|打上|打入|填上)(?:的是|了|个|一下|进去)?"
_ZH_VALUE = r"(?:[\"“「'](?P<q>[^\"”」'\n]{1,20})[\"”」']|(?P<v>(?!(?:id|vpn|pin|url|usb|app|email|wifi|sms|ip|code)(?![a-z]))[a-z][\w!@#$%^&*.-]{3,40}))"
_ZH_NO_SHAPE = r"(?!图案|图形|手势|密码|什么|啥|几|不|了|得|错|半天|一下|很|好|完|过|着|面|质|素|风)"
_ZH_SHAPE = rf"{_ZH_NO_SHAPE}(?P<v>[a-z0-9一-鿿][^,。!?\n的]{{0,9}})"
_ZH_DRAWN = rf"{_ZH_NO_SHAPE}(?P<v>[a-z0-9一-鿿][^,。!?\n的]{{0,9}}?)"

_FORMS = (
    rf"\buse[sd]? (?:the |an? |my )?(?:{_WORD} (?:of |is )?)?{_QUOTED} (?:to|for|when(?:ever)? i) (?:\w+ )?{_OPEN}",
    rf"\buse[sd]? (?:the |an? )?{_WORD} (?P<v>(?!processor|from|of|for|to)[a-z]\w{{2,30}}) (?:to|when(?:ever)? i) {_OPEN}",
    rf"\b{_OPEN}[^.!?\n]{{0,40}}?\b(?:with|using|by saying) the {_WORD} (?:{_QUOTED}|(?P<v>[a-z]\w{{2,30}}))",
    rf"\b(?:to|when i|before i) {_OPEN}[^.!?\n]{{0,30}}?\b{_TYPE} (?:the {_WORD} )?(?:{_QUOTED}|(?P<v>(?!my\b|your|his|her|in\b|password|pass\b|pin\b|code|digits|slow|fast|quick|with|one\b|some){EN_PLAIN}))(?=\s*(?:$|[.,;!?]|and\b|then\b))",
    rf"\b{_TYPE} (?:in )?(?:the {_WORD} )?(?:{_QUOTED}|(?P<v>(?!my\b|your|his|her|password|pin\b|code|slow|fast|quick){EN_PLAIN})) (?:to|and (?:you|it|i)(?:'re| are)?) (?:\w+ )?{_OPEN}",
    rf"\bdraw(?:s|ing)? (?:an?|the|my) (?P<v>{_NO_SHAPE}(?:\w+ ){{0,3}}?\w+) (?:to|and (?:it|that)|which|when i) (?:\w+ )?{_OPEN}",
    rf"\b(?:{_THING}[^.!?\n]{{0,16}}?{_OPEN}|{_OPEN}(?: {_THING})?)[^.!?\n]{{0,16}}?(?:by|when i|if i|i just|i) (?:just )?(?:draw|swip|trac)(?:e|es|ing|s)? (?P<v>(?:an?|the|my)? ?{_NO_SHAPE}[^.!?\n]{{1,40}})",
    r"\b(?:unlock|lock ?screen|screen|phone|tablet|swipe)(?: ?lock)?(?: screen)? (?:pattern|gesture|swipe)(?:'s| is| =|:) (?:just |still )?(?P<v>(?!too|so|very|not|hard|easy|broken|wrong|safe|secure|stupid|weird|annoying|better|slow|off|on\b)[^.!?\n]{1,40})",
    rf"\b(?:log-?in|unlock|entry|access|wi-?fi|sign-?in|safe|opening)[ -](?:word|phrase)(?:'s| is| =|:) (?P<v>(?!my\b){EN_PLAIN}(?: \w+){{0,5}})",
    rf"{_ZH_WIFI}[^。!?\n]{{0,20}}?(?:连|登录|接入|上网)[^。!?\n]{{0,8}}?{_ZH_TYPE}\s*{_ZH_VALUE}",
    rf"(?:连接?上?|接入|登录?)[^。!?,\n]{{0,8}}?{_ZH_WIFI}[^。!?\n]{{0,10}}?{_ZH_TYPE}\s*{_ZH_VALUE}",
    rf"{_ZH_OPEN}[^。!?\n]{{0,10}}?(?:{_ZH_TYPE}|说|喊|念)\s*{_ZH_VALUE}",
    rf"(?:解锁|开锁|锁屏|图案|手势|屏幕锁)[^。!?\n画划]{{0,10}}?(?:画|划|滑)(?:一?[个条道]|成|的是|出)?\s*{_ZH_SHAPE}",
    rf"(?:画|划|滑)(?:一?[个条道]|成|出)?\s*{_ZH_DRAWN}(?:就能|就可以|才能|来|能|可以|就)*(?:解锁|开锁|解开|打开手机)",
    r"用(?:的是)?\s*[\"“「']?(?P<v>(?!什么|哪)[^\"”」'\n,。]{1,20}?)[\"”」']?(?:这|那)(?:个|两个|几个|三个|句)?(?:英文)?(?:单?词|字|短语|暗语|话|拼音)(?:来|去|就能|可以|给)*(?:我的)?(?:解锁|开锁|登录|登|开门|开机|连|打开)",
    r"(?:解锁|开锁|开门|登录|开机|连网|进门)(?:用的)?的?(?:单?词|口令|暗语|口诀|字)(?:还|就)?(?:是|:|为)\s*[\"“「']?(?P<v>(?!什么|啥|哪|不)[^\"”」'\n,。]{1,16})",
)  # fmt: skip
_COMPILED = tuple(LazyPattern(form, re.IGNORECASE) for form in _FORMS)
_HINT = LazyPattern(
    r"unlock|log ?in|log ?on|sign ?in|get in|get on|access|join|connect|disarm|pattern|gesture|draw|word|phrase|type|解|锁|登|开|连|接入|图案|手势",
    re.IGNORECASE,
)
# Nothing is given away where it is asked for, lost or only described.
_ONLY_TALK = LazyPattern(
    r"\b(?:how (?:do|can|to)|what(?:'s| is)|should (?:i|we)|forgot|reset|can'?t|cannot|doesn'?t|won'?t)\b|忘了|忘记|重置|怎么|什么|哪里|如何|打不开|解不开",
    re.IGNORECASE,
)


def worded_secrets(text: str) -> Iterator[Secret]:
    """Yield words and patterns that open something; `text` must be unmasked and in simplified characters."""
    if not _HINT.search(text):
        return
    for form in _COMPILED:
        for match in form.finditer(text):
            if not _ONLY_TALK.search(match.group()):
                name = next(n for n in ("v", "q") if match.groupdict().get(n))
                yield Secret("password", *match.span(name))
