"""What a question says of its answer besides the matter: who said it, when, and of what kind it is."""

import re
from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from memory.judge.reading.questions import is_question
from memory.lazy_pattern import LazyPattern
from memory.long_term.surroundings import Spans, dated
from memory.long_term.time_phrases import find_times
from memory.records import Record

_LOOKED_AT = 600
"""Characters of a question in which dates are looked for: who pastes a page asks before or after it."""

_ROLES = frozenset({"user", "assistant", "ai", "bot", "system", "用户", "助手", "助理"})
_LATIN_NAME = LazyPattern(r"[a-z][\w'’-]+")

_TOLD_ZH = r"推荐|建议|介绍|告诉|说|提|教|讲|给|安慰|鼓励|回答|解释"
_TOLD_EN = (
    r"recommend|suggest|tell|told|advise|mention|gave|give|say|said|propose|explain|describe|offer"
    r"|come up with|teach|taught|list"
)
_ASSISTANT = LazyPattern(
    # "你" and "you" as the one who speaks; not in "我跟你说过", "I told you".
    rf"(?<![跟和给向对诉与])你(?!好).{{0,8}}(?:{_TOLD_ZH})"
    rf"|\byou(?:['’](?:ve|d))?(?: \w+){{0,2}} (?:{_TOLD_EN})\w*"
    r"|\byour (?:\w+ )?(?:advice|suggestion|recommendation|opinion|tip|proposal|answer|list)s?\b",
    re.IGNORECASE,
)
_WHEN = LazyPattern(
    r"\bwhen\b|\bdates?\b|\bhow long\b|\bwh(?:at|ich) (?:year|month|day|time)\b"
    r"|什么时候|哪[一]?[天年]|几[号月]|多久|何时|日期|什么时间",
    re.IGNORECASE,
)
_NUMBER = LazyPattern(
    r"\bhow (?:many|much|long|old|often|far)\b|\bwhat (?:number|price|amount)\b"
    r"|多少|多久|多大|多远|几[个次年岁]",
    re.IGNORECASE,
)
_A_TIME = LazyPattern(
    r"\b(?:yesterday|last|ago|weeks?|months?|years?|today|tonight|tomorrow|next|since|(?:19|20)\d\d|mon|tues"
    r"|wednes|thurs|fri|satur|sun)(?:day)?\b"
    r"|[昨前今明后]天|[上下这本]个?[周月]|[去前今明]年|[年月日号]|星期|礼拜|周[一二三四五六日末]",
    re.IGNORECASE,
)
_A_NUMBER = LazyPattern(
    r"\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twice|dozen|hundred|thousand)\b"
    r"|[一二三四五六七八九十两百千万几]",
    re.IGNORECASE,
)
_REFERS = LazyPattern(
    r"上次|上回|之前|刚才|那[个些次件天]|还记得|我们(?:聊|说|讨论)过|接着"
    r"|\b(?:those|that|last time|earlier|previous(?:ly)?|again|back (?:to|on|at)|still|remember"
    r"|(?:we|you) (?:discussed|talked about|mentioned|agreed|planned|prepared|suggested|put together))\b",
    re.IGNORECASE,
)
_FORMER = LazyPattern(
    r"以前|从前|过去|曾经|之前|原来|原先|历史|当时"
    r"|\bused to\b|\bdid(?:n.t)? \w+ use to\b|\bformer(?:ly)?\b|\bprevious(?:ly)?\b|\bbefore\b"
    r"|\bin the past\b|\bhistory\b|\boriginally\b",
    re.IGNORECASE,
)


class Asking(NamedTuple):
    """What one question says of its answer.

    `spans` are the times it names (seconds since 1970), `former` says that it asks for what no longer holds
    as well, `continues` that it goes on with something instead of asking, or names what was said before.
    """

    words: str
    names: frozenset[str]
    spans: Spans
    of_assistant: bool
    wants_time: bool
    wants_number: bool
    former: bool
    continues: bool

    def date(self, record: Record) -> float:
        """Return 1 for a memory of a time that the question names, less for one of some days about it."""
        if not self.spans:
            return 0.0
        moments = [m.timestamp() for m in (record.valid_from, record.recorded_at) if m]
        return float(dated(np.array(moments), self.spans).max(initial=0.0))

    def side(self, record: Record) -> float:
        """Return 1 for what was said by the side that the question is about, else -1."""
        return 1.0 if (record.origin == "agent") == self.of_assistant else -1.0

    def kind(self, record: Record) -> float:
        """Return how far a memory holds the kind of thing asked for: a time (1), a number (0.7)."""
        if not self.wants_time and not self.wants_number:
            return 0.0
        time, number = _kinds(record.value)
        return float(self.wants_time and time) + 0.7 * float(self.wants_number and number)

    def speakers(self, records: Iterable[Record]) -> dict[str, float]:
        """Return for each speaker 1 if the question names them, -1 if it names another, else 0."""
        said = {record.speaker for record in records}
        named = {speaker for speaker in said if speaker and self._names(speaker)}
        return {one: 0.0 if not named or not one else 1.0 if one in named else -1.0 for one in said}

    def _names(self, speaker: str) -> bool:
        folded = speaker.casefold()
        if folded in _ROLES:
            return False
        return folded in self.words if not folded.isascii() else folded.split()[0] in self.names


def read_question(query: str, now: datetime) -> Asking:
    """Read a question; the clock decides what "last May" means."""
    folded = query.casefold()
    times = find_times(query[:_LOOKED_AT], now, prefer="past")
    return Asking(
        words=folded,
        names=frozenset(name.removesuffix("'s").removesuffix("’s") for name in _LATIN_NAME.findall(folded)),
        spans=tuple((time.start.timestamp(), time.end.timestamp()) for time in times),
        of_assistant=_ASSISTANT.search(query) is not None,
        wants_time=_WHEN.search(query) is not None,
        wants_number=_NUMBER.search(query) is not None,
        former=_FORMER.search(query) is not None,
        continues=refers_back(query) or not is_question(query),
    )


def refers_back(query: str) -> bool:
    """Tell whether a message names something that was said or done before."""
    return _REFERS.search(query) is not None


@lru_cache(maxsize=20_000)
def _kinds(text: str) -> tuple[bool, bool]:
    return _A_TIME.search(text) is not None, _A_NUMBER.search(text) is not None
