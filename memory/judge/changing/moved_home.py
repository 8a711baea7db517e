"""A move: planned ("moving to Bath in May") and done ("we moved last week", "搬完家了", "new addy is …").

Who only says that the move is done lives where the plan on file, or of the last turns, was to go; the plan ends.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from memory.judge.changing.affair_words import UNREAL
from memory.judge.reading.folding import Folded, fold
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.long_term.time_phrases import find_times
from memory.records import Language

_LEAD = r"^(?:(?:and|so|well|but|ok|okay|yay|finally|hey|update) )*"
_MOVED: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        _LEAD
        + r"(?:we|i)(?:'ve| have)?(?: finally| just| all| now)* moved(?: in| house| home)?(?=[ !]*$| (?:last|yesterday|this (?:week|morning|month)|on \w+day|over the weekend|today|a (?:week|month|few)|\w+ (?:days|weeks) ago)\b)(?!.* to )"
        r"|"
        + _LEAD
        + r"(?:we're|i'm|we are|i am) (?:all |finally |now )*(?:moved in|settled in)\b|"
        + _LEAD
        + r"(?:the )?move (?:is |went |'s )(?:done|fine|well|ok|smoothly)"
    ),
    "zh": LazyPattern(
        r"^(?:我|我们|咱们?|一家人|全家|已经|终于|总算|都|也|上个?[周月]|上个?(?:星期|礼拜)|昨天|前天|前几天|周末|刚刚?|这周末?)*(?:搬(?:好|完)?(?:家|过来|过去|进来|进去|进新家|新家|完)?|家搬(?:完|好))(?:完|好)?(?:了|啦)$"
    ),
}
_ADDRESS: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        r"\b(?:my |our |the )?new (?:home )?(?:address|addy|addr|place|flat|house)(?: is|'s|:| =)? (?:at |on )?(?P<v>\d+[\w-]* [A-Z0-9][\w.'-]*(?:,? [A-Z0-9#][\w.'-]*)*)",
        re.IGNORECASE,
    ),
    "zh": LazyPattern(
        r"新(?:(?:家|房子?)?的?(?:地址|住址)(?:是|在|：|:)*|家(?:就)?在|房子在)(?P<v>(?=[^,，。]*(?:路|街|号|区|镇|村|苑|园|城|巷|弄|里|栋))[\u3400-\u9fff][\w\u3400-\u9fff-]{2,30})(?<!的)(?<!买)"
    ),
}
_PLACE_EN = r"(?P<v>[A-Z][\w'-]+(?:,? [A-Z][\w'-]+){0,2})"
_TO: dict[Language, re.Pattern[str]] = {
    "en": re.compile(
        r"\b(?:[Mm]ov(?:e|ing)|[Rr]elocat(?:e|ing)) (?:back |over |down |up |out |home )?to " + _PLACE_EN
    ),
    "zh": re.compile(
        r"(?:搬|移居|回|迁)(?:家)?(?:到|去|回|往|进)?(?P<v>[\u3400-\u9fff]{2,6}?)(?:去|住|了|定居|生活|[,，。！!]|$)"
    ),
}
_PLANS: dict[Language, re.Pattern[str]] = {
    "en": re.compile(
        r"(?P<all>(?:(?:[Ii]|[Ww]e)(?:'m|'re| am| are) )?(?:\b[Mm]oving|\b[Rr]elocating) (?:back |over |down |up )?to "
        + _PLACE_EN
        + r" (?:in|next|on|at the|by|after|this|come)\b[^,.!?;]*)"
    ),
    "zh": re.compile(r"$^"),
}
_IN_MAY = LazyPattern(r"\b(?:in|next|by|this) may\b")
_PLANNED = frozenset({"event", "goal", "project"})
_WHO = LazyPattern(r"^(?:i|we|i'm|we're|moving|relocating)\b")
_LAND = re.compile(
    r"(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Friday)$"
)


class Moved(NamedTuple):
    """Where the user lives now, and the plans that it ends; `plan` is a move still to come."""

    home: str
    old: Known | None
    plans: tuple[Known, ...]
    plan: str = ""
    told: tuple[int, ...] = ()


def moved_home(utterance: Utterance, usable: Sequence[bool]) -> Moved | None:
    """Return the move that a message tells of as the user's own; with no home and no plan it is not known where to."""
    language = utterance.language
    if "?" in utterance.folded.text:
        return None
    for index, (clause, ok) in enumerate(zip(utterance.clauses, usable, strict=True)):
        if not ok or UNREAL[language].search(_IN_MAY.sub("", clause.text)):
            continue
        said = utterance.folded.cut(clause.start, clause.end)
        if (
            (plan := _PLANS[language].search(said))
            and not _LAND.search(plan["v"])
            and _WHO.search(fold(plan["all"]).text)
            and _is_own(said, plan.start())
        ):
            found = Moved("", None, (), plan["all"].strip(), (index,))
            return found if find_times(said, utterance.now, language) else None
    done = tuple(
        i for i, one in enumerate(utterance.clauses) if usable[i] and _MOVED[language].search(one.text)
    )
    address = _address(utterance)
    moved = _done(address, utterance) if done or address else None
    new = tuple(i for i, one in enumerate(utterance.clauses) if address and _NEW_HOME.search(one.text))
    return moved._replace(told=(*done, *new)) if moved is not None else None


_NEW_HOME = LazyPattern(r"\bnew (?:\w+ )?(?:address|addy|addr|place|flat|house)|新")


def _is_own(said: str, at: int) -> bool:
    """Tell whether nobody stands before the words of moving: "my brother is moving to Bath in May" is not."""
    return (
        re.fullmatch(
            r"(?:(?:and|so|well|but|ok|anyway|news|big news|we've decided|it's decided)[ ,:]*)*",
            said[:at].lower(),
        )
        is not None
    )


def _address(utterance: Utterance) -> str:
    match = _ADDRESS[utterance.language].search(utterance.text)
    return match["v"].strip(" .!") if match is not None else ""


def _done(address: str, utterance: Utterance) -> Moved | None:
    plans = [
        (one, place)
        for one in utterance.on_file()
        if one.attribute in _PLANNED
        for place in _places(fold(one.value), utterance)
    ]
    turns = [fold(turn.content) for turn in reversed(utterance.context) if turn.role == "user"]
    places = [place for _, place in plans] or [place for turn in turns for place in _places(turn, utterance)]
    if not address and len(set(places)) != 1:
        return Moved("", None, ()) if utterance.on_file() else None
    town = places[0] if len(set(places)) == 1 else ""
    home = address or town
    if address and town and fold(town).text not in fold(address).text:
        home = f"{town}{address}" if utterance.language == "zh" else f"{address}, {town}"
    old = next(
        (one for one in utterance.on_file() if one.attribute == "location" and one.subject == "user"), None
    )
    return Moved(home, old, tuple(one for one, _ in plans))


def _places(said: Folded, utterance: Utterance) -> Iterator[str]:
    text = said.cut(0, len(said.text))
    for match in _TO[utterance.language].finditer(text):
        place = match["v"]
        if not _LAND.search(place) and not re.search(r"[我他她家完好了来]", place):
            yield place
