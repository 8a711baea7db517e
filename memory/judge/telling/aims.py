"""What somebody only wishes for: "my dream is to live in Lisbon" is no home, "我梦想是当演员" no job.

Such a fact is kept as a goal, in the wording of one.
"""

import re

from memory.judge.reading.folding import fold
from memory.judge.telling.facts import make_fact, tidy
from memory.judge.telling.finding import Finding
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact

_STATES = frozenset(
    {"occupation", "employer", "location", "hometown", "habit", "skill", "possession", "pet", "project"}
)
_WISHES = {
    "zh": LazyPattern(
        r"(?:梦想|理想|愿望|心愿|夙愿|志向|志愿|憧憬|向往|幻想|巴不得|恨不得|盼着|盼望|渴望|期望|期待着?(?:有一?天|能|将来|以后)|希望(?:能|可以|有一?天|以后|将来|自己)|但愿|做梦都想|好想|真想|很想|超想|一直想|从小就?想|"
        r"将来(?:想|要|能)|以后(?:想|要当|要做|要去|要住|要开)|长大(?:后|了|以后)?(?:想|要|当)|有朝一日|总有一天|有一天(?:能|想|我)|想(?:当(?!年|初|时|然)|做(?!的)|去(?!年)|住|在|搬|成为|养|有[一个只套辆间]|买|开|学|换|考|回|进)|打算(?:当|做|搬|住|去|养|开|换|考)|考虑(?:当|做|搬|养|换|去)|"
        r"要是(?:能|有|可以)|如果(?:能|有|可以))"
    ),
    "en": LazyPattern(
        r"\b(?:(?:my|our|the|a|lifelong|secret|big|biggest|ultimate) (?:\w+ )?(?:dream|wish|ambition|fantasy|aspiration)\b|dream (?:job|home|house|career|place|life|gig)\b|dream(?:ing|t|ed)? (?:of|about)|(?:i|we)(?:'d| would) (?:\w+ )?(?:love|like|rather|prefer|kill|give anything) (?:to|if)|"
        r"(?:i|we)(?:'ve)?(?: \w+)? (?:wish(?:es|ed)?|want(?:ed)? to|wanna|hope to|long to|aspire to|fancy (?:being|living|working|moving|becoming)|yearn to)|wish(?:ing)? (?:i|we)|hoping to|hope to|thinking (?:of|about) (?:becoming|moving|living|getting|being)|"
        r"(?:it )?would be (?:nice|great|lovely|amazing|a dream) to|if only|(?:one day|someday|some day),? (?:i|we)(?:'ll| will|'d| want)|considering (?:becoming|moving|getting)|love to (?:be|live|become|work)(?= ))\b|^(?:wanna|want to|would love to|hope to|'?d love to)\b"
    ),
}
_TO_BE = LazyPattern(
    r"^(?:我|俺)?(?:从小就?|一直|很|真的?|特别)*(?:想当(?!年|初)|想成为|梦想)|^(?:i|i've|we)(?: have)?(?: always| really| just)* (?:wanted?|wish(?:ed)?|hoped?|dream(?:ed|t)?) (?:to|of) (?:be|become|being|becoming|live|living|work|working|move|own)\b"
)
# What follows such words and is so today.
_IS_SO = LazyPattern(
    r"成真|实现了|如愿|圆了|圆梦|已经|现在(?:就)?是|\b(?:came true|come true|living the dream|finally|made it|now i(?:'m| am| live| work)|already|i am now)\b"
)
_SOON = LazyPattern(
    r"^(?:我|俺)?(?:想|要)(?:去|在)[^,。]{0,6}(?:吃|玩|逛|看|买)|今[天晚]|明天|周末|下午|待会|\b(?:today|tonight|tomorrow|this (?:week|evening|weekend)|for (?:lunch|dinner))\b"
)


def as_aim(fact: Fact, utterance: Utterance) -> Fact | None:
    """Return a state that is only wished for as a goal; None where it is one of the hour; other facts as they are."""
    if fact.attribute == "like" and _TO_BE.match(fold(fact.value).text):
        return make_fact(utterance, "goal", fact.value)
    if fact.attribute not in _STATES or fact.subject != "user" or fact.op == "delete":
        return fact
    at = utterance.folded.text.find(fold(fact.value).text)
    index = (
        next((i for i, one in enumerate(utterance.clauses) if one.start <= at < one.end), None)
        if at >= 0
        else None
    )
    if index is None:
        return fact
    start = utterance.clauses[index].start
    if (
        index
        and not utterance.clauses[index - 1].strong
        and len(utterance.clauses[index - 1].text) <= _A_LEAD
    ):
        start = utterance.clauses[index - 1].start  # "我有个梦想，当演员"
    wish = _WISHES[utterance.language].search(utterance.folded.text[start : utterance.clauses[index].end])
    if wish is None or start + wish.start() > at or _IS_SO.search(utterance.folded.text):
        return fact
    if _SOON.search(utterance.clauses[index].text):
        return None
    low, high = start + wish.start(), utterance.clauses[index].end
    words = _LEAD.sub("", utterance.folded.cut(low, high))
    return make_fact(utterance, "goal", tidy(words) or fact.value, Finding("goal", low, high, "aim", index))


# What says only that a wish follows.
_LEAD = LazyPattern(
    r"^(?:梦想|理想|愿望|心愿|夙愿|志向)(?:就)?(?:是|[,，:：])\s*|^(?:my|our|the|a) (?:\w+ )?(?:dream|wish|ambition|goal)(?: in life| for \w+)?(?:(?: is| was|'s)(?: always)?(?: to)?|:|,) (?:to )?",
    re.IGNORECASE,
)
_A_LEAD = 24
"""Characters of a clause that only says that a wish follows."""
