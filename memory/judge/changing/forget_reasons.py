"""Requests to forget that give a reason as well, and the thing named before the request.

"忘了我挂科那件事吧，补考过了" and "forget the cast, it's off now" ask as plainly as without the reason; what follows
only says why, or asks once more.
"""

from memory.judge.reading.folding import Folded, fold
from memory.lazy_pattern import LazyPattern

_CLAUSE = LazyPattern(r"[,;.!:。!?…~]+\s*")
_LIST_GOES_ON = LazyPattern(
    r"^(?:和|跟|以及|还有|与|及|或|除|但|只|留|保留|别忘|and\b|or\b|except\b|but\b|keep\b|plus\b)"
)
_WHY_ZH = LazyPattern(
    r"了|过|已|现在|因为|不想|怕|免得|省得|不然|会|不再|[他她它]|别|不要|谢|拜托|麻烦|没用|不用|都|没必要|没关系|没事|^我(?!的)"
)
_WHY_EN = LazyPattern(
    r"^(?:and |but |so )?(?:(?:i|i'm|i've|i'd|i'll|we|we're|we've|he|he's|she|she's|it|it's|its|they|they're|that|that's|this|there|there's|"
    r"my|our|his|her|their|the|already|because|since|cause|cos|'cause|as|no longer|not|all|done|over|passed|paid|healed|fixed|sorted|"
    r"resolved|cured|finished|got|turns|delete|erase|remove|forget|wipe|don'?t|do not|never|please|pls|thanks|thank|sorry|ok|okay|nobody|someone)\b)"
)
# "失业那件事别记了": the thing stands first.
_THING_FIRST = (
    LazyPattern(
        r"^(?:请|麻烦|那|就|对了|还有)*(?P<v>[^,。]{1,30}?)(?:[这那]件事情?|的事情?|[这那][个条回样][事人]?|[这那]档子?事)(?:就|都|也|你)*"
        r"(?:别|不要|不用|不必|甭)(?:再|继续)?(?:记|存|记着|留|记住|保存|提)(?:了|着|下)*(?:吧|啦|哈)*$"
    ),
    LazyPattern(
        r"^(?:请|麻烦|那|就|对了|还有)*(?!我(?:都|把|又|差点|已经))(?P<v>[^,。]{1,30}?)(?:[这那]件事情?|的事情?|[这那][个条回样][事人]?|[这那]档子?事)"
        r"(?:就|都|也|你|可以|帮我|给我)*(?:忘了|忘掉|忘记|删了|删掉|删除|抹掉|去掉)(?:吧|啦|就好|好了|好吗|行吗)+$"
    ),
)  # fmt: skip

# "忘了我欠钱的事，被骂了" says what slipped the speaker's mind; that it is over asks.
_OVER_NOW = LazyPattern(
    r"^(?:请|麻烦|那|就|你|帮我)*忘[了记](?P<v>我[^,。]{1,20}?)的事情?[,。!\s]+[^,。]{0,10}?(?:已经|还清|好了|过了|没事了|解决|不想|不用|不存在|结束)"
)


def without_reason(folded: Folded) -> Folded | None:
    """Return a request less what only says why it is made; None where nothing of the kind follows."""
    for found in _CLAUSE.finditer(folded.text):
        rest = folded.text[found.end() :].strip()
        if not rest or found.start() < 2:
            continue
        if _LIST_GOES_ON.search(rest) or not (_WHY_EN if rest.isascii() else _WHY_ZH).search(rest):
            return None
        return fold(folded.cut(0, found.start()))
    return None


def thing_named_first(folded: Folded) -> str:
    """Return the thing of a request that names it first, or that says of it that it is over; "" where none does."""
    match = next((found for one in (_OVER_NOW, *_THING_FIRST) if (found := one.match(folded.text))), None)
    return folded.cut(*match.span("v")).strip() if match else ""
