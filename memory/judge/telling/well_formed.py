"""The last look at a value: a sentence is no home, what happened is no goal, and "I'm Scottish" tells no name."""

from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.lazy_pattern import LazyPattern

_PEOPLES_EN = (
    r"(?:half[- ]|part[- ])?(?:scottish|scots|welsh|irish|english|british|american|canadian|australian|aussie|kiwi|french|german|austrian|swiss|dutch|belgian|danish|swedish|norwegian|finnish|icelandic|"
    r"polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|serbian|croatian|italian|spanish|portuguese|catalan|basque|mexican|brazilian|argentinian|colombian|chilean|peruvian|cuban|"
    r"indian|pakistani|bangladeshi|nepali|tamil|punjabi|bengali|gujarati|chinese|japanese|korean|taiwanese|thai|vietnamese|filipino|filipina|malaysian|indonesian|singaporean|iranian|persian|iraqi|syrian|lebanese|"
    r"egyptian|moroccan|algerian|nigerian|ghanaian|kenyan|ethiopian|somali|jamaican|israeli|jewish|muslim|hindu|sikh|catholic|buddhist|european|african|asian|latino|latina|hispanic|geordie|scouse|cockney|"
    r"aye|och|morning|evening|afternoon|cheers|nae|naw)(?: (?:born|too|as well|by birth))?"
)
_PEOPLES = LazyPattern(rf"{_PEOPLES_EN}(?:[- /]{_PEOPLES_EN})*")
_KIN_FIRST = LazyPattern(spell_out(r"(?:{kin_bare_zh})[\u3400-\u9fff]{2,}"))
_ROOM = LazyPattern(r"宿舍|寝室|[一二两三四五六七八九十\d]个$")
_PERSON = LazyPattern(r"^(?:i|i'm|i've|we|we've|we're|he|she|they|finally|just)\b(?! street)")
_OVER_ZH = LazyPattern(r"(?<![不为])了$")
_AHEAD_ZH = LazyPattern(r"把|想|要|打算|准备|希望|争取|计划|目标|能|快|就[行好]|为了|必须")
_WHOLE_TASTE = LazyPattern(r"^(?:i|we|i'm|i've|we've)\b|^我(?!的)")
_A_DROP = LazyPattern(r"一[滴点口根支杯瓶粒]|a (?:drop|bit|thing)")
_IS_FROM = LazyPattern(rf"^i(?:'m| am) {_PEOPLES_EN}(?:[- /]{_PEOPLES_EN})*$")
_REACHED_BY = LazyPattern(r"[\[\d@a-z]|联系人|联络人|紧急|电话是|号码")
_LONGEST_HOME = 7  # words


def well_formed(attribute: str, value: str) -> bool:
    """Tell whether a value of the user's is short and of the kind that its attribute holds."""
    text = fold(value).text.strip()
    if attribute == "name":
        return not (_PEOPLES.fullmatch(text) or _KIN_FIRST.fullmatch(text))
    if attribute in ("location", "hometown"):
        whole = _PERSON.match(text) or (attribute == "hometown" and _ROOM.search(text))
        return not whole and len(text.split()) <= _LONGEST_HOME
    if attribute == "language":
        return _IS_FROM.match(text) is None and text != "说话"
    if attribute == "contact":
        return _REACHED_BY.search(text) is not None
    if attribute == "goal":
        return _OVER_ZH.search(text) is None or _AHEAD_ZH.search(text) is not None
    return attribute not in ("like", "dislike") or not (_WHOLE_TASTE.match(text) or _A_DROP.fullmatch(text))
