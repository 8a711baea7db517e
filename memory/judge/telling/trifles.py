"""What is said of relatives and is no fact about them: a curse, what they tell one to do, half a sentence.

"我妈叫我多穿点" is nothing of hers; of "我不是素食者，我老婆是" the wife's half is completed from the other one, or left out.
"""

import re

from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.telling.extract import Finding
from memory.judge.telling.facts import make_fact
from memory.judge.telling.irony import is_ironic
from memory.judge.telling.well_formed import about_a_relative
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact

_CURSE = LazyPattern(
    r"^(?:我|你|他|去你|操你)(?:妈|娘|奶奶|大爷|爸|老子)(?:逼|比的|[bｂ](?![a-z])|个[鬼头屁巴逼]|卖[批麻]|的+$|[呀啊哎耶欸哟]*$|勒个)"
)
_TOLD_TO = LazyPattern(
    spell_out(
        r"^(?:我|俺|咱)(?:们)?(?:家)?(?:的)?(?:{kin_bare_zh}|[爸妈爹娘])(?:[^,。]{0,4}?)(?:(?:让|喊|催|劝|逼|求|要|嘱咐|叮嘱|提醒|要求|命令)(?:着)?[我咱俺](?!命)|"
        r"叫[我咱俺](?:们)?(?:多|少|快|早|别|不|去|回|穿|吃|喝|睡|起|打|带|给|把|好好|赶|相亲|结婚|帮|来|买|做|学|好|注意|小心|记得|先|再|也|今|明|晚|周|过))"
        r"|^(?:my|our) (?:\w+ ){0,2}?{kin_en} (?:just |always |keeps? |kept |is always )?(?:told|tells|telling|asked|asks|asking|wants|wanted|made|makes|nags?|nagged|nagging|begged|reminded|warned|wishes) (?:me|us)\b(?! (?:apart|happy|laugh))"
    )
)
_HALF = LazyPattern(
    spell_out(
        r"^(?P<who>(?:我|俺|咱)(?:们)?(?:家)?(?:的)?(?:{kin_bare_zh}|[爸妈爹娘]))(?:才|倒|却|就|反而|反倒|倒是|也)*(?P<verb>不?是|不?会|不?吃|不?喝|不?爱|不?喜欢|不?怕|不?敢|不?懂|不?能|有|没有?|不)(?:的|啊|呀|呢|哦|了)?$"
        r"|^(?P<who2>(?:my|our) (?:\w+ ){0,2}?{kin_en})(?P<verb2>'s| is| isn't| is not| are| aren't| does| doesn't| do| don't| has| hasn't| can| can't| was| though)(?: not)?(?: though| however| actually)?$"
    )
)
_FULL_ZH = LazyPattern(
    r"^(?:我|俺|咱)(?:自己|本人)?(?:并|也|可|又|倒)?(?P<verb>不?是|不?会|不?吃|不?喝|不?爱|不?喜欢|不?怕|不?敢|不?懂|不?能|没?有)(?P<rest>[^,。!?]{1,14}?)(?:的|啊|呀|哦|了)?$"
)
_FULL_EN = LazyPattern(
    r"^(?:no,? |well,? |actually,? )*(?:i'm|i am|im) (?:actually |really |also )?(?:not )?(?P<rest>[^,.!?]{2,40}?)(?: myself| though| personally)?$"
)


def without_trifles(facts: tuple[Fact, ...], utterance: Utterance) -> tuple[Fact, ...]:
    """Return the facts without curses and errands of relatives, each half sentence completed or left out."""
    meant = [about_a_relative(fact) for fact in facts if not _is_irony(fact, utterance)]
    kept = (_whole(fact, utterance) if fact.attribute == "family" else fact for fact in meant)
    return tuple(fact for fact in kept if fact is not None and not _is_trifle(fact))


def _is_irony(fact: Fact, utterance: Utterance) -> bool:
    told = fact.op == "add" and fact.attribute in ("other", "habit", "like", "event", "family")
    return told and is_ironic(utterance.folded.text)


def _is_trifle(fact: Fact) -> bool:
    text = fold(fact.value).text.strip()
    told = fact.attribute in ("family", "habit", "other") and _TOLD_TO.match(text)
    return fact.op != "delete" and bool(told or (fact.attribute == "family" and _CURSE.match(text)))


def _whole(fact: Fact, utterance: Utterance) -> Fact | None:
    text = fold(fact.value).text.strip()
    half = _HALF.match(text)
    if half is None or fact.op == "delete":
        return fact
    value = _completed(half, text, utterance)
    shell = Finding("family", 0, 0, "family", 0, fact.op, fact.subject, fact.replaces)
    return make_fact(utterance, "family", value, shell) if value else None


def _completed(half: re.Match[str], text: str, utterance: Utterance) -> str | None:
    """Return half a sentence with what the clause before it says, None where that does not fit."""
    at = next((i for i, c in enumerate(utterance.clauses) if text in c.text or c.text in text), 0)
    if not at:
        return None
    before = utterance.clauses[at - 1]
    zh = half["who"] is not None
    full = (_FULL_ZH if zh else _FULL_EN).match(before.text)
    if full is None or (zh and full["verb"].removeprefix("不").removeprefix("没") not in half["verb"]):
        return None
    if not zh and half["verb2"].strip() not in ("'s", "is", "isn't", "is not"):
        return None
    low, high = full.span("rest")
    rest = utterance.folded.cut(before.start + low, before.start + high)
    return f"{half['who']}{half['verb']}{rest}" if zh else f"{half['who2']}{half['verb2']} {rest}"
