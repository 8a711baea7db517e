"""The user's own divorce ends the wife or the husband on file: "we're divorced since last week", "我离婚了"."""

from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.reading.folding import fold
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern

_DIVORCED = {
    "zh": LazyPattern(
        r"^(?:我|我们俩?|我俩|我[和跟][他她]|我[和跟](?:老婆|老公|妻子|丈夫|爱人|太太|先生|媳妇))?(?:上个?[月周]|前阵子|去年|今年|刚刚?|已经|终于|正式|就|都)*(?:离婚|离)了"
    ),
    "en": LazyPattern(
        r"^(?:so |and |well |fyi |btw )*(?:i|we|my (?:wife|husband|spouse) and i)(?:'m|'re| am| are|'ve| have)?(?: now| finally| officially| just| both| only)*(?: got(?:ten)?| been)?(?: now| finally| officially| just| both| only)* divorced\b|"
        r"^(?:my|our) divorce (?:is|came|went|got) (?:now )?(?:final|through)"
    ),
}
# "I am divorced" long since ends a wife all the same: nobody is both.
_SPOUSE = LazyPattern(
    r"^(?:my |our )?(?:wife|husband|hubby|missus|spouse|better half|other half)\b(?!'s)|^我?(?:的)?(?:老婆|老公|妻子|丈夫|爱人|太太|先生|媳妇)(?!的?[爸妈哥弟姐妹父母家])"
)


class Divorce(NamedTuple):
    """Who is on file as wife or husband, and the clause that tells of the divorce."""

    known: Sequence[Known]
    clause: int


def divorced(utterance: Utterance, usable: Sequence[bool]) -> Divorce | None:
    """Return what is on file of a wife or husband that a message says the user is divorced from; None without any."""
    pattern = _DIVORCED[utterance.language]
    for index, clause in enumerate(utterance.clauses):
        if usable[index] and "?" not in clause.mark and pattern.search(clause.text):
            known = [
                one
                for one in utterance.on_file()
                if one.subject == "family" and _SPOUSE.search(fold(one.value).text)
            ]
            return Divorce(known, index) if known else None
    return None
