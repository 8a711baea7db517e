"""What turns out to do no harm, by its name, and what does it instead: "海鱼没事 是花椒", "gluten's fine, it's lactose".

`lifted.py` is for what is cleared without being named.
"""

from typing import NamedTuple

from memory.judge.reading.folding import fold
from memory.judge.telling.fitting import plausible
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern

_HARMLESS = {
    "zh": LazyPattern(
        r"(?:我)?(?:根本|其实|原来|完全|现在|已经|都|倒|也|压根|并)*(?:没(?:啥|什么|有)?(?:事|问题|反应|关系)|不过敏|能吃|可以吃|随便吃|吃了?没事|是误诊|误诊|被冤枉|清白)"
    ),
    "en": LazyPattern(
        r"(?:'s| is| are| was| were|'re)?(?: actually| totally| completely| perfectly| all| turned out| to be)* (?:fine|ok|okay|safe|harmless|not (?:it|the (?:problem|culprit|cause))|(?:isn'?t|wasn'?t|aren'?t|weren'?t) (?:it|the (?:problem|culprit|cause)))\b"
    ),
}
_CULPRIT = {
    "zh": LazyPattern(
        r"^(?:其实|原来|结果|而|真正|才|查出来|说|反而|反倒)*(?:(?:真凶|元凶|凶手|罪魁祸首|过敏的|过敏源|过敏原|问题)?(?:其实|原来|才)?是|对)(?P<v>[^,不没我]{1,10}?)(?:(?:才|先至?|会)*(?:过敏|敏感))?$"
    ),
    "en": LazyPattern(
        r"^(?:turns out |and |but |so |actually )*(?:it(?:'s| is| was)|the (?:real |actual )?(?:culprit|problem|cause)(?:'s| is| was)|i(?:'m| am) allergic to)(?: actually| really| the| just)* (?P<v>[\w' -]{3,30}?)(?: instead| that (?:does it|gets me|i react to|i'?m allergic to))?$"
    ),
}
_UNSURE = LazyPattern(
    r"^(?:sorry|oops|no|wait|i meant?)\b|[吗?？]|如果|要是|可能|也许|希望|今天|这次|少量|一点点?没|煮熟|熟的|只要|对(?!我(?:自己)?(?:来说)?(?:没|不|能|可|也|都|其实))[\u3400-\u9fff]{1,5}(?:来说)?没"
    r"|\b(?:if|when|unless|as long as|maybe|might|hope|today|this time|except|small amounts?|(?:baked|cooked|boiled|roasted) (?:is|are|ones?)|for (?!me\b)(?:my|our|him|her|them|the|others?|[a-z]+one)\b)\b"
)
_DENIED = LazyPattern(r"[不没非]|\b(?:not|never|no)\b|n't")
_BEFORE = {"zh": 4, "en": 14}
"""Characters that may stand between what is cleared and the words that clear it."""
_WORDS = 24


class Cleared(NamedTuple):
    """What is on file and does no harm, and what does it instead, "" where nothing is said to."""

    known: Known
    instead: str


def cleared(utterance: Utterance) -> Cleared | None:
    """Return the allergy on file that a message clears by its name; None where it clears none, or is not sure."""
    text, language = utterance.folded.text, utterance.language
    if _HARMLESS[language].search(text) is None or _UNSURE.search(text):
        return None
    for known in utterance.on_file():
        name = fold(known.value).text.strip()
        at = text.find(name) if known.attribute == "allergy" and known.subject == "user" and name else -1
        if at < 0:
            continue
        end = at + len(name)
        found = _HARMLESS[language].search(text, end, end + _BEFORE[language] + _WORDS)
        near = found is not None and found.start() <= end + _BEFORE[language]
        if found is not None and near and not _DENIED.search(text, end, found.start()):
            return Cleared(known, _culprit(utterance, name))
    return None


def _culprit(utterance: Utterance, name: str) -> str:
    for clause in utterance.clauses:
        found = _CULPRIT[utterance.language].search(clause.text)
        if found is not None and name not in found["v"]:
            value = utterance.folded.cut(clause.start + found.start("v"), clause.start + found.end("v"))
            if plausible("allergy", value, utterance.language):
                return value
    return ""
