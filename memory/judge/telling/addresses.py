"""The town of an address: "my address is 12 High Street, Bath" says where the user lives.

Only the town is kept: the street and the number are of no use in a talk and tell a stranger where the door is.
"""

from collections.abc import Sequence

from memory.judge.reading.clauses import Clause
from memory.judge.reading.folding import Folded
from memory.judge.reading.lexicon import spell_out
from memory.judge.telling.finding import Finding
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_STREET = (
    r"(?:street|st|road|rd|lane|ln|avenue|ave|drive|close|court|crescent|terrace|place|way|row|hill|grove|gardens|square|mews|walk|park|"
    r"boulevard|blvd|rise|view|green|quay|wharf|parade)\.?"
)
_TOWN = {
    "zh": LazyPattern(
        spell_out(
            r"(?:^|我|俺|咱|家|[,。])(?:们)?(?:家)?(?:的)?(?:家庭|现在的?|新)?(?:地址|住址)(?:现在)?(?:改成|换成|是|在|:|为)+\s*"
            r"(?:(?P<v>(?:{place_zh}|[\u3400-\u9fff]{2,4}?[省市])(?:省)?(?:[\u3400-\u9fff]{2,4}?[市区县])*)(?=[^,]*\d|[^,]*[路街道巷号])|[^,。]{2,14}?[路街道巷弄][^,。]{0,8}?号?[^,。]{0,8}[,\s]+(?P<v2>{place_zh}|[\u3400-\u9fff]{2,4}[市县区])(?=$|[,。]))"
        )
    ),
    "en": LazyPattern(
        r"(?:\b(?:my|our)(?: new| home| current| postal| full)? address(?: now)?(?: is|'s|:)|\b(?:i|we) (?:now |currently )?live at|\b(?:i|we)(?:'m|'re| am| are)? (?:now )?living at) "
        rf"(?:(?:flat|apt|apartment|unit) \w+,? )?\d+\w?,? (?:[\w'.-]+ ){{0,3}}?{_STREET}, (?:in )?(?P<v>[a-z][\w'-]+(?: [a-z][\w'-]+){{0,2}}?)(?=$|[,.!;]| (?:and|but|so)\b| [a-z]{{1,2}}\d)"
    ),
}


def town_of_address(folded: Folded, clauses: Sequence[Clause], language: Language) -> Finding | None:
    """Return the home in the town of an address that a message gives as the user's, else None."""
    match = _TOWN[language].search(folded.text)
    if match is None:
        return None
    name = "v" if match.group("v") else "v2"
    start, end = match.span(name)
    if language == "en" and not folded.cut(start, end)[:1].isupper():
        return None
    index = next((i for i, one in enumerate(clauses) if one.start <= start < one.end), 0)
    return Finding("location", start, end, "location", index)


def clauses_of(folded: Folded, clauses: Sequence[Clause], language: Language) -> set[int]:
    """Return the numbers of the clauses over which the address of a message reaches."""
    match = _TOWN[language].search(folded.text)
    if match is None:
        return set()
    return {i for i, one in enumerate(clauses) if one.start < match.end() and match.start() < one.end}
