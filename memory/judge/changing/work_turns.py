"""Work that changes in a word or two: "resigned from Wipro today", "they fired me", "got hired at Boots as a cashier".

The employer on file ends, with the work that names it; a trade stays until there is another.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.changing.affair_words import UNREAL
from memory.judge.changing.done_with import OF_ANOTHER
from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.long_term.time_phrases import find_times
from memory.records import Language

_LEAD = r"^(?:(?:and|so|well|but|ok|update|good news|bad news|great news|guess what|finally|just|today|yesterday) )*(?:i(?:'ve| have)? )?(?:(?:finally|just|officially|also) )*"
_WHEN_EN = r"(?: (?:today|yesterday|last \w+|this \w+|on \w+|officially|finally|\w+ (?:days|weeks) ago))*"
_LEFT: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        _LEAD
        + rf"(?:resigned|quit my job|handed in my (?:notice|resignation)|put in my (?:two weeks'? )?notice|gave (?:in )?my notice|put my papers(?: in)?)(?: (?:from|at|to) (?P<x>[\w&'. -]+?))?{_WHEN_EN}[ !]*$"
        r"|^(?:(?:and|so|well|but|sadly|ugh) )*(?:they|work|my (?:boss|manager)|the (?:boss|company))(?:'ve| have| has| just)* (?:fired|sacked|laid off|axed|canned|dismissed) me\b|^(?:(?:and|so|well|but) )*(?:they|work|my boss)(?: just)* let me go\b"
    ),
    "zh": LazyPattern(
        r"^(?:唉|今天|昨天|上周|上个?月|刚刚?|已经|我|终于|正式|也|就)*(?:从(?P<x>[^,]{2,10}?))?(?:辞职|离职|裸辞|辞了(?:工作|职)|被(?:公司|老板)?(?:炒|开|裁|辞退|开除)(?:了|掉)?(?:鱿鱼)?|提了离职)(?:了|啦)?$"
    ),
}
_FIRM_EN = r"(?P<x>[A-Z][\w&'.-]*(?: (?:of |and |& )?[A-Z][\w&'.-]*| (?:dental|clinic|hospital|school|foods|supermarket|group|bank))*)"
_HIRED: dict[Language, re.Pattern[str]] = {
    "en": re.compile(
        r"(?:^|[,.;!] ?|\b(?:and|but|then|I) )(?:(?:[Ii]|[Ii]'ve|just|finally|already|also) )*(?:[Gg]ot hired|[Gg]ot a (?:new |\w+ )?job|[Gg]ot taken on|[Ww]as hired|[Ss]tarted(?: working)?|[Ll]anded a (?:new )?job|[Gg]ot the job) (?:at|by|with|for) "
        + _FIRM_EN
        + r"(?:,? (?:as|doing) (?:an? |the )?(?P<z>[a-z][a-z -]{2,30}?))?(?=$|[,.;!]| (?:last|this|today|yesterday|on|in|starting|from)\b)"
    ),
    "zh": re.compile(
        spell_out(
            r"(?:^|[,，。；;])(?:我|现在|后来|已经|就|又|转头|跳槽)*(?:(?:被)?(?P<x>[\u3400-\u9fffA-Za-z]{2,10}?)(?:录用|录取|招)了?我?了?|(?:去|到|进|入职)了?(?P<x2>[\u3400-\u9fffA-Za-z]{2,10}?))(?:了?[,，]?(?:做|当|干)(?P<z>{job_zh}|(?![\u3400-\u9fff]{0,3}[饭菜事客题梦操检了])[\u3400-\u9fff]{2,4}))(?:了|的|去了)?(?=$|[,，。！!])"
        )
    ),
}  # fmt: skip
_JOINS_ZH = re.compile(
    r"(?:^|[,，。])(?:我|下个?[周月]|下个?(?:星期|礼拜)|明天|后天|[\d一二三四五六七八九十]+[月号日]|已经|就|要|准备|马上|刚刚?|也)*(?:入职|加入)了?(?P<x>[\u3400-\u9fffA-Za-z]{2,8}?)(?:了|啦)?(?=$|[,，。！!])"
)
_JOINING = re.compile(
    r"\b(?P<all>(?:[Jj]oining|[Ss]tarting at|[Ss]tart at)(?: "
    + _FIRM_EN
    + r")? (?:on |from |in )?(?P<d>(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? [A-Z][a-z]+|[A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th)?|next (?:week|month|\w+day)|[A-Z][a-z]+))"
)
_OFFER = re.compile(r"\b(?:[Oo]ffer|[Aa]ccepted|[Ss]igned)\b.*?\b(?:from|at|with) " + _FIRM_EN)
_WORK = frozenset({"employer", "occupation"})


class NewWork(NamedTuple):
    """The work on file that is over, and the new: where, as what, and what is only to begin (a text with its date)."""

    over: tuple[Known, ...]
    employer: str = ""
    occupation: str = ""
    begins: str = ""
    told: tuple[int, ...] = ()


def work_turned(utterance: Utterance, usable: Sequence[bool]) -> NewWork | None:
    """Return what a message says of the user's own work that ended or began; else None."""
    language = utterance.language
    if "?" in utterance.folded.text or not any(usable):
        return None
    left = hired = None
    told: tuple[int, ...] = ()
    for index, (clause, ok) in enumerate(zip(utterance.clauses, usable, strict=True)):
        if ok and left is None and not UNREAL[language].search(clause.text):
            left = _LEFT[language].search(clause.text)
            told = (index,) if left is not None else ()
    if all(usable) and not UNREAL[language].search(utterance.folded.text):
        hired = _HIRED[language].search(utterance.text)
        hired = hired or (_JOINS_ZH.search(utterance.text) if language == "zh" else None)
    if hired is not None and OF_ANOTHER.search(fold(utterance.text[: hired.start() + 1]).text):
        hired = None
    begins = _joining(utterance) if language == "en" and all(usable) else ""
    if left is None and hired is None:
        return NewWork((), begins=begins, told=told) if begins else None
    work = [one for one in utterance.on_file() if one.attribute in _WORK and one.subject == "user"]
    over = _over(left.groupdict().get("x") or "", work) if left is not None else ()
    if hired is None:
        found = NewWork(over, begins=begins, told=told)
        return found if over or begins else None
    groups = hired.groupdict()
    firm, job = groups.get("x") or groups.get("x2") or "", groups.get("z") or ""
    if re.search(r"[家学买吃玩看我他她你外]", firm) or not (work or language == "en" or _lately(utterance)):
        return None
    gone = tuple(one for one in work if one.attribute == "employer" or job)
    return NewWork(gone, firm, job, begins, tuple(range(len(utterance.clauses))))


_WORK_WORDS = LazyPattern(r"辞|开除|裁|离职|跳槽|面试|录用|找工作|失业|offer")


def _lately(utterance: Utterance) -> bool:
    return any(_WORK_WORDS.search(turn.content) for turn in utterance.context[-4:] if turn.role == "user")


def _over(firm: str, work: Sequence[Known]) -> tuple[Known, ...]:
    employers = [one for one in work if one.attribute == "employer"]
    names = [fold(one.value).text for one in employers]
    said = fold(firm).text.strip()
    if said and not any(said in fold(one.value).text or fold(one.value).text in said for one in work):
        return ()
    jobs = [
        one
        for one in work
        if one.attribute == "occupation" and (not employers or any(n in fold(one.value).text for n in names))
    ]
    return (*employers, *jobs)


def _joining(utterance: Utterance) -> str:
    match = _JOINING.search(utterance.text)
    if match is None or not find_times(match.group(), utterance.now, "en"):
        return ""
    firm = match["x"] or next((m["x"] for m in [_OFFER.search(utterance.text)] if m), "")
    if not firm or re.search(
        r"\b(?:she|he|they|my \w+|our \w+)\b(?:'s| is| are)? joining", utterance.folded.text
    ):
        return ""
    return f"joining {firm} {match['d']}"
