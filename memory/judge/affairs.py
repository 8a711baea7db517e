"""What became of something on file: "the appointment was cancelled", "婚礼推迟到明年了", "Olive ran away".

A message that says so in passing would be no fact by itself; it is one because what it names is on file. So
the thing it names must be there, and be only one; whose it is, and that it has really happened, is looked at.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from memory.judge.folding import fold
from memory.judge.kindred import names
from memory.judge.rescheduling import moved, put_in
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.long_term.time_phrases import TimeSpan, find_times
from memory.records import Language

_PLANS = frozenset({"event"})
_DATED = frozenset({"goal", "project", "family", "other"})
_HELD = frozenset({"pet", "possession"})
_DONE = frozenset({"habit", "skill", "like", "diet", "goal", "project"})
# What is wished, feared or asked has not happened.
UNREAL = {
    "zh": LazyPattern(
        r"如果|要是|万一|假如|假设|希望|但愿|(?<![恐可不哪])怕|担心|会不会|可能|也许|大概|说不定|或许|想(?:要|把|着)?|打算|要不|能不能|能否|可以|"
        r"(?<!特)别(?!人)|没(?:有|被)?(?:取消|改|推|黄|吹|走|丢|卖)|差点|险些|不会|不能|不要|吗|应该会|估计|听说|据说|梦见"
    ),
    "en": LazyPattern(
        r"\b(?:if|hop(?:e|es|ed|ing)|hopefully|might|may|could|should|shall|wish|afraid|fear|worr(?:y|ied)|wonder\w*|unless|in case|"
        r"probably|maybe|perhaps|thinking (?:of|about)|want(?:ed)? to|need to|can i|can we|can you|please|didn'?t (?:get|cancel|move|sell|lose|die|run)|"
        r"(?:wasn'?t|isn'?t|aren'?t|hasn'?t been|not been|not|never|almost|nearly|doesn'?t|don'?t) (?:be |get |been |being )?(?:cancell?ed|moved|postponed|rescheduled|sold|lost|off)|"
        r"almost|nearly|dreamt|dreamed|would (?:be|have)|pretend\w*)\b"
    ),
}
_OFF = {
    "zh": LazyPattern(
        r"取消(?:掉|了)*|黄了|吹了|泡汤了?|作废了?|没戏了|[去办开做成搞]不成了?|不(?:再)?(?P<verb>[办开去做拍搞飞考比演])(?P<o>[^,了]{0,8})了|不用(?:去|做|开|考)(?P<o2>[^,了]{0,8})了"
    ),
    "en": LazyPattern(
        r"\b(?:cancell?ed|cancell?ing|cancel|call(?:ed|ing)? off|pulled the plug on|backed out of|fell through|(?:is|are|was|'s|'re) off(?= *$| now| after all| again)|"
        r"(?:isn'?t|is not|aren'?t|won'?t be|not|no longer) (?:happening|going ahead|taking place)|(?:not|no longer) (?:going (?:to|on)|doing|having|running|flying to|attending)(?= .*(?:after all|any ?more))|"
        r"scrapped|ditched)\b(?: on (?:me|us))?"
    ),
}
_GONE = {
    "zh": LazyPattern(
        r"走丢了?|跑丢了?|丢了|不见了|走了|去世了?|过世了?|死了|没了|送(?:给)?(?:别?人|走|朋友|邻居|亲戚)了?|飞走了?|飞了$|跑了$|离家出走了?|被偷了?|偷了|卖(?:掉|出去)?了|"
        r"转手了?|报废了?|捐了|扔了|处理掉了?|弄丢了?|回喵星了?|去(?:了)?[喵汪]星了?|寿终正寝|老死了"
    ),
    "en": LazyPattern(
        r"\b(?:ran (?:away|off)|run away|passed(?: away| on)?|died|is gone|'s gone|disappeared|went missing|gone missing|put (?:down|to sleep)|stolen|sold|sell|rehomed|"
        r"fl(?:ew|own) (?:away|off|out)|escaped|crossed the rainbow(?: bridge)?|totall?ed|scrapped|gave|given away|got rid of|lost|donated|traded in|said goodbye to|buried|"
        r"parted with|no longer (?:have|own)|don'?t (?:have|own)(?=.*any ?more)|didn'?t make it|dead)\b"
    ),
}
_STOPPED = {
    "zh": LazyPattern(
        r"^(?:我|俺|我们)?(?:已经|早就?|现在|如今|再也|也|都|后来|从此|彻底)*(?:不(?:再)?|没(?:再|有再))(?P<o>[^,了不]{1,8})了$|(?:退出|告别|放弃|停掉)了?(?P<o2>[^,了]{2,8})了?$"
    ),
    "en": LazyPattern(
        r"\b(?:i|we)(?:'ve| have)?(?: just| finally| recently| since)* (?:(?:don'?t|do not|never) (?=.*\b(?:any ?more|any longer)\b)|no longer |stopped |quit |gave up |given up |left |dropped |packed in )"
        r"(?P<o>[^,.]+?)(?: any ?more| any longer| these days| now| altogether| completely| for good)*$"
    ),
}
_BACK = {
    "zh": LazyPattern(r"回来了|找到了|找回|又有了"),
    "en": LazyPattern(r"(?<!never )\b(?:came|come|is|'s|got (?:him|her|it|them)) back\b|(?<!never )\bfound (?:him|her|it|them)\b"),
}  # fmt: skip
_PASSING = LazyPattern(
    r"今[天晚早儿]|明[天早]|这[周次回]|本周|暂时|先不|\b(?:today|tonight|tomorrow|this (?:week|morning|evening|time|once)|for now|right now|yet)\b"
)
# Cheap look: without one of these nothing has become of anything.
_SOMETHING = {
    "zh": LazyPattern(
        r"取消|黄了|吹了|泡汤|作废|没戏|不|没|丢|走|去世|过世|死|送|飞|跑|偷|卖|转手|报废|捐|扔|处理|星|老|退出|告别|放弃|停掉|[推延改提挪移换调现寿]"
    ),
    "en": LazyPattern(
        r"cancel|call|plug|backed|fell|off|happening|ahead|place|longer|not|scrapp|ditch|ran|run|passed|died|gone|disappear|missing|put|stolen|sold|sell|"
        r"rehomed|fl[eo]w|escaped|crossed|totall?ed|gave|given|got rid|lost|donated|traded|goodbye|buried|parted|n't|dead|stopp|quit|left|dropp|packed|never|"
        r"mov|push|postpon|reschedul|shift|delay|bump|brought|chang|switch|deferr|set back|now|instead"
    ),
}
# Words around the thing that say nothing of it.
_ROUND = {
    "zh": LazyPattern(
        r"^(?:[,\s]|唉|哎|对了|刚(?:刚|才)?|昨天|前几天|上(?:周|个?月)|我们?|俺|咱们?|我家|家里|的|那|这|个|次|场|只|条|辆|台|部|原[定来]的?|说好的?|之前的?|本来的?|把|将|跟你说|已经|终于|养)+|"
        r"(?:[,\s]|那边|方面|临时|突然|忽然|又|被|已经|都|也|就|给|说|通知|全|只好|终于|上(?:周|个?月)|昨天|前几天|刚刚?|我|的事|不知道|自己|早就?|今年|去年|年初|前阵子|送)+$"
    ),
    "en": LazyPattern(
        r"^(?:and|but|so|sadly|ugh|oh|well|unfortunately|good news|bad news|turns out|apparently|looks like|guess what|my|our|the|that|this|both|all|of|poor|old|i|we|had to|have to|it|they|he|she|'ve|we've|i've|just|finally|recently|\s)+\b|"
        r"[\s,]*\b(?:has|have|had|been|is|are|was|were|got|gets|just|finally|sadly|recently|now|all|also|a|the|be|being|'s|'ve|to|i|we|away|on me|on us|after all|any ?more|for good|back|over|"
        r"last \w+|this \w+|yesterday|in \w+|\w+ (?:weeks?|months?|days?|years?) ago|to (?:a|my|our|some|the) [\w ]+|so|too|again|to|until|till|for|forward|on|at|in)$"
    ),
}
_PRONOUN = LazyPattern(
    r"^(?:it|that|this|them|him|her|me|us|everything|things?|stuff|work|on me|on us|它|他|她|这|那)?$"
)
# "Ran away from the vacuum cleaner": the words behind make another thing of it.
_ENDS_THERE = LazyPattern(
    r"^(?:[\s,]|(?:for good|last|this|in|on|yesterday|ago|week|month|year|years|spring|summer|autumn|winter|the other day|"
    r"during|when|while|after|and never|\w+day|night|morning|of old age|peacefully|sadly|a|two|three|few|weeks|months|days|"
    r"\d+|january|february|march|april|may|june|july|august|september|october|november|december|never came back|about|an hour|away|off|of the (?:window|cage|door|house|yard)|never returned)\b)*$"
)


class Outcome(NamedTuple):
    """What became of things on file: they are over, or one of them has `value` for its new value."""

    known: tuple[Known, ...]
    value: str | None
    clause: int


def turned_out(utterance: Utterance, usable: Sequence[bool]) -> Outcome | None:
    """Return what a message says became of something on file that it names, else None."""
    language = utterance.language
    if _SOMETHING[language].search(utterance.folded.text) is None:
        return None
    for index, clause in enumerate(utterance.clauses):
        if not usable[index] or "?" in clause.mark or UNREAL[language].search(clause.text):
            continue
        found = _moved(utterance, index) or _called_off(utterance, index) or _lost(utterance, index)
        found = found or _given_up(utterance, index)
        if found is not None:
            return found
    return None


def _moved(utterance: Utterance, index: int) -> Outcome | None:
    clause, language = utterance.clauses[index], utterance.language
    move = moved(clause, utterance.now, language)
    if move is None:
        return None
    for thing in _things(clause.text[: move.start], clause.text[move.end : move.when.span[0]], language):
        known = _meant(thing, utterance, _PLANS | _DATED)
        new = put_in(known.value, move, clause, utterance.folded, utterance.now, language) if known else None
        if known is not None and new is not None:
            return Outcome((known,), new, index)
    return None


def _called_off(utterance: Utterance, index: int) -> Outcome | None:
    clause, language = utterance.clauses[index], utterance.language
    match = _OFF[language].search(clause.text)
    if match is None:
        return None
    groups = match.groupdict()
    inner = groups.get("o") or groups.get("o2") or ""
    for thing in _things(clause.text[: match.start()], inner or clause.text[match.end() :], language):
        known = _meant(thing, utterance, _PLANS | _DATED)
        if known is not None:
            return Outcome((known,), None, index)
    return None


def _lost(utterance: Utterance, index: int) -> Outcome | None:
    clause, language = utterance.clauses[index], utterance.language
    match = _GONE[language].search(clause.text)
    if match is None or _BACK[language].search(utterance.folded.text) or _PASSING.search(clause.text):
        return None
    before, after = clause.text[: match.start()], clause.text[match.end() :]
    things = _things(before, after, language)
    if (
        language == "en"
        and _ENDS_THERE.match(after) is None
        and re.match(r"\s*(?:my|our|the|that|both)\b", after) is None
    ):
        return None
    for thing in things:
        known = _meant(thing, utterance, _HELD)
        if known is not None:
            return Outcome((known,), None, index)
    return None


def _given_up(utterance: Utterance, index: int) -> Outcome | None:
    clause, language = utterance.clauses[index], utterance.language
    match = _STOPPED[language].search(clause.text)
    if match is None or _PASSING.search(clause.text):
        return None
    groups = match.groupdict()
    thing = _trimmed(groups.get("o") or groups.get("o2") or "", language)
    if _PRONOUN.match(thing):
        return None
    known = tuple(one for one in _fitting(utterance, _DONE) if _says_all_of(thing, one.value, language))
    return Outcome(known, None, index) if known else None


def _says_all_of(thing: str, value: str, language: Language) -> bool:
    return names(thing, fold(value).text, language) == 2


def _things(before: str, after: str, language: Language) -> Iterator[str]:
    """Yield what may be the thing: the words behind the verb, then those before it."""
    for words in (after, before):
        thing = _trimmed(words, language)
        if not _PRONOUN.match(thing):
            yield thing


def _trimmed(words: str, language: Language) -> str:
    before = None
    while before != words:
        before, words = words, _ROUND[language].sub("", words.strip(" ,")).strip(" ,")
    return words


def _fitting(utterance: Utterance, attributes: frozenset[str]) -> list[Known]:
    return [one for one in utterance.on_file() if one.attribute in attributes]


def _meant(thing: str, utterance: Utterance, attributes: frozenset[str]) -> Known | None:
    """Return the one thing on file that words name; None where there is none, or more than one alike."""
    language, now = utterance.language, utterance.now
    times = find_times(thing, now, language)
    for when in reversed(times):
        thing = thing[: when.span[0]] + thing[when.span[1] :]
    thing = _trimmed(re.sub(r"'s\b\s*$|^'s\s+|^的", "", thing.strip()), language)
    best: dict[str, int] = {}
    known = {
        one.value: one for one in _fitting(utterance, attributes) if one.until is None or one.until > now
    }
    for one in known.values():
        value = fold(one.value).text
        dates = find_times(value, now, language)
        if (one.attribute in _DATED and not dates) or (times and dates and not _overlap(times, dates)):
            continue
        if score := names(thing, value, language):
            best[one.value] = score
    top = [value for value, score in best.items() if score == max(best.values())]
    return known[top[0]] if len(top) == 1 else None


def _overlap(some: Sequence[TimeSpan], others: Sequence[TimeSpan]) -> bool:
    return any(a.start < b.end and b.start < a.end for a in some for b in others)
