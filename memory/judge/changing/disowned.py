"""The word on file that a message disowns while it states the right one: "my twins are 9, you've still got 8".

And what the assistant has just said from memory, where the message states another value of the same kind: "Derby these days"
after "since you live in Leicester". Either way what is stated takes the place of what is on file, and does not stand beside it.
"""

import re
from collections.abc import Iterator

from memory.judge.changing.old_words import clauses_in, names_value, sentence
from memory.judge.reading.folding import fold
from memory.judge.telling.fitting import plausible
from memory.judge.telling.phrasing import phrase
from memory.judge.telling.shaping import shaped
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact, Language
from memory.vocabulary import ATTRIBUTES, neighbours

_OLD_ZH, _OLD_EN = (
    r"(?P<old>[^,，。;；\s的了]{1,10}?)",
    r"(?P<old>[\w'-]+(?:\.\w+)*(?: [\w'-]+(?:\.\w+)*){0,3}?)",
)
_DISOWNS: dict[Language, tuple[LazyPattern, ...]] = {
    "zh": (
        LazyPattern(rf"谁(?:告诉|跟|和)[你您](?:说|讲)?(?:我|是|的)*{_OLD_ZH}的?(?:啊|呀|呢|了)*$"),
        LazyPattern(
            rf"(?:可|又|并|也|从来?|根本)*没(?:有)?(?:说|讲)(?:过|是|要|在)*{_OLD_ZH}(?:了|啦|啊|呢|吧|呀)*$"
        ),
        LazyPattern(
            rf"[你您](?:老是?|总是?|一直|还|又)+(?:讲|说|写|记)(?:的?是)?{_OLD_ZH}(?:了|啦|啊|呢|吧|呀)*$"
        ),
        LazyPattern(
            r"[你您](?:们)?(?:那[边儿]?)?(?:老是?|总是?|一直|还|又|都|上次|刚才?|怎么)*(?:把[^,，。;\s]{1,6})?(?:给)?(?:写|讲|说|记|叫|喊|念|打|当|存|填)(?:成|作|的(?:还)?是|着)"
            rf"{_OLD_ZH}(?:了|啦|啊|呢|吧)*(?=$|[,，。;\s])"
        ),
        LazyPattern(
            rf"{_OLD_ZH}(?:才)?是(?:隔壁|别人|邻居|对门|楼[上下]|同事|人家|朋友|我?同学)[^,，。;\s]{{0,4}}的$"
        ),
        LazyPattern(
            rf"(?:上回|上次|刚才?|之前|先前|早上|昨天)我?(?:说|写|打|讲)(?:的是|成|了)?[^,，。;\s]{{0,8}}?{_OLD_ZH}[,，。;\s]+(?:是)?(?:我)?(?:打|说|写|记|嘴|手)(?:快|错|岔|漏|滑|瓢|反|误)"
        ),
    ),
    "en": (
        LazyPattern(
            r"\byou(?:'ve| have| keep| kept| are|'re)*(?: still| always| just| only)*(?: got| have| had| put| written| wrote| say(?:ing)?| said| call(?:ed|ing)?(?: (?:me|him|her|it|them))?| spell(?:ed|ing)?(?: (?:it|me))?(?: as)?| listed)(?: down)?(?: as| it as| him as| her as| them as| (?:my|our) [\w' ]{2,16} as)?"
            rf"(?: an?| the| in| at)? {_OLD_EN}(?= by mistake| there| here|$|[,.;!])"
        ),
        LazyPattern(
            rf"\bi (?:said|wrote|typed|put|told you|mistyped(?: it| that)?(?: as)?|misspoke and said)(?: in| at| an?)? {_OLD_EN} (?:by (?:mistake|accident)|in error|wrongly|but (?:that'?s|it'?s) wrong)"
        ),
        LazyPattern(rf"\bmistyped (?:it|that|her|him|the name)? ?(?:as )?{_OLD_EN}(?=$|[,.;!])"),
        LazyPattern(rf"\b(?:i'?m|i am|(?:he|she|it)(?:'s| is)) (?:no|not an?|not) {_OLD_EN}(?=$|[,.;!])"),
    ),
}
_SINGLE = frozenset({"location", "hometown", "birthday", "employer", "occupation", "name", "age"})
_OWN = LazyPattern(r"[我俺咱]|\b(?:i|i'm|my)\b", re.IGNORECASE)
_SURE = 0.9  # what is denied and said anew in one breath is no guess
_IT_IS = LazyPattern(
    r"^(?:(?:it|that|he|she|name)(?:'s| is)|should be|是|叫)\s*(?P<v>[\w'-]+(?: [\w'-]+)?)$", re.IGNORECASE
)
_ASKS = LazyPattern(r"[?？]")


def in_its_place(decision: Decision, utterance: Utterance) -> Decision:
    """Return a decision whose fact takes the place of what the message disowns, or of what was just said back.

    The words that disown are left out of what is kept.
    """
    facts = tuple(_without_disowning(fact, utterance) for fact in decision.facts)
    plain = decision if facts == decision.facts else decision.model_copy(update={"facts": facts})
    return _placed(plain, utterance)


def _placed(decision: Decision, utterance: Utterance) -> Decision:
    adds = [fact for fact in decision.facts if fact.op == "add"]
    if not adds or len(adds) < len(decision.facts) or _ASKS.search(utterance.text):
        return decision
    olds = list(_old_words(utterance))
    reply = _reply(utterance) if any(one.attribute in _SINGLE for one in adds) else ""
    for known in utterance.on_file() if olds or reply else ():
        fact = next((one for one in adds if _is_disowned(known, one, olds)), None)
        if fact is None:
            fact = next((one for one in adds if _is_said_back(known, one, reply)), None)
        if fact is not None:
            put = _instead(fact, known, utterance)
            kept = tuple(
                put if one is fact else one
                for one in decision.facts
                if one is fact or fact.value not in one.value  # the same with the words that disown
            )
            return decision.model_copy(update={"facts": kept})
    return decision


def _is_disowned(known: Known, fact: Fact, olds: list[str]) -> bool:
    """Tell whether a word of what is on file is disowned that a fact of the same kind is without."""
    bare = fact.attribute in ("other", "name") and _IT_IS.match(fact.value) is not None
    if not bare and (fact.attribute not in neighbours(known.attribute) or fact.subject != known.subject):
        return False
    stands, value = fold(known.value).text, fold(fact.value).text
    return any(names_value(stands, old) and not names_value(value, old) for old in olds)


def _old_words(utterance: Utterance) -> Iterator[str]:
    for pattern in _DISOWNS[utterance.language]:
        for match in pattern.finditer(utterance.folded.text):
            yield match["old"].strip()


def _is_said_back(known: Known, fact: Fact, reply: str) -> bool:
    """Tell whether the assistant has just named what is on file of the one kind that a fact gives another value of."""
    if fact.attribute != known.attribute or fact.attribute not in _SINGLE:
        return False
    if not fact.subject == known.subject == "user":
        return False
    old = fold(known.value).text.strip()
    return names_value(reply, old) and not names_value(fold(fact.value).text, old)


def _reply(utterance: Utterance) -> str:
    """Return what the assistant has just said, folded."""
    last = utterance.context[-1] if utterance.context else None
    return fold(last.content).text if last is not None and last.role == "assistant" else ""


def _without_disowning(fact: Fact, utterance: Utterance) -> Fact:
    """Return a fact without the clauses that only say what was wrong: "空军" of "空军 我可没说海军"."""
    if fact.op == "delete":
        return fact
    clauses = list(clauses_in(fact.value, utterance))
    patterns = _DISOWNS[utterance.language]
    kept = [one for one in clauses if not any(pattern.search(fold(one).text) for pattern in patterns)]
    if not kept or len(kept) == len(clauses):
        return fact
    value = ("，" if utterance.language == "zh" else ", ").join(kept)
    return fact.model_copy(update={"value": value, "text": sentence(fact, value, utterance.language)})


def answers_memory(utterance: Utterance) -> bool:
    """Tell whether the assistant has just named something on file, so that the message may be about that."""
    reply = _reply(utterance)
    return bool(reply) and any(
        names_value(reply, fold(known.value).text.strip()) for known in utterance.on_file()
    )


def _instead(fact: Fact, known: Known, utterance: Utterance) -> Fact:
    """Return a fact as the new state of what is on file, worded as its kind is where it is a plain value."""
    bare = _IT_IS.match(fact.value)
    old = next((one for one in _old_words(utterance) if names_value(fold(known.value).text, one)), "")
    if bare is not None and old:
        value = re.sub(
            rf"(?<!\w){re.escape(old)}(?!\w)", bare["v"], known.value, count=1, flags=re.IGNORECASE
        )
        told = fact.model_copy(update={"attribute": known.attribute, "subject": known.subject})
        update = {"op": "update", "value": value, "replaces": known.value, "confidence": _SURE}
        text = phrase(known.attribute, value, utterance.language, subject=known.subject)
        return told.model_copy(update={**update, "text": text})
    attribute, value = shaped(known.attribute, fact.value)
    plain = attribute == known.attribute and ATTRIBUTES[attribute].single and not _OWN.search(value)
    if plain and plausible(attribute, value, utterance.language):
        text = phrase(attribute, value, utterance.language, subject=known.subject)
        fact = fact.model_copy(update={"attribute": attribute, "value": value, "text": text})
    sure = max(fact.confidence, _SURE)
    return fact.model_copy(update={"op": "update", "replaces": known.value, "confidence": sure})
