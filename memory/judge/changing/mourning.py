"""What is told of one who died is nobody else's: "年糕上周走了，才六岁" gives the user no age.

A clause in which the user says "I" is still the user's own.
"""

from memory.judge.reading.folding import fold
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Language

_OF_OTHERS = frozenset({"event", "family", "pet", "other", "reply_style", "contact"})
_DIED = {
    "zh": LazyPattern(
        r"^(?!(?:我|俺|咱)(?!们?家|们?的|们?[爸妈爷奶外公婆叔姨姑舅哥弟姐妹老]|们?那)).*(?:走了|去世|过世|死了|没了|离世|病逝|离开了|安乐|[喵汪]星|彩虹桥)"
    ),
    "en": LazyPattern(
        r"\b(?:died|passed (?:away|on)|passed|put (?:him|her|it) (?:down|to sleep)|(?:was|been|be) put (?:down|to sleep)|run over|lost (?:him|her))\b|^(?:we|i) lost (?:my|our) "
    ),
}
_AGE = LazyPattern(
    r"[\d零一二两三四五六七八九十百]+(?:岁|个?多?月大|年)|\b(?:only |just |aged |was |at )?(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|\w+teen|\w+ty)(?:[- ]\w+)?(?: years?| months?)?(?: old)?\b"
)
_SELF = {
    "zh": LazyPattern(r"[我俺咱](?!们?家|们?的)"),
    "en": LazyPattern(r"\b(?:i|i'm|im|i've|i'll)\b"),
}


def is_of_the_dead(fact: Fact, utterance: Utterance) -> bool:
    """Tell whether a fact taken for the user's only says that somebody died, or how old they were."""
    language: Language = utterance.language
    if fact.op != "add" or fact.subject != "user" or fact.attribute in _OF_OTHERS:
        return False
    died = [one for one in utterance.clauses if _DIED[language].search(one.text)]
    if not died:
        return False
    value = fold(fact.value).text
    low = utterance.folded.text.find(value)
    said = " ".join(one.text for one in utterance.clauses if low < one.end and one.start < low + len(value))
    if low < 0 or _SELF[language].search(said):
        return False
    return _DIED[language].search(value) is not None or (
        low > died[0].start and _AGE.search(value) is not None and (fact.attribute == "age" or len(value) < 8)
    )
