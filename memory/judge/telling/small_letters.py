"""Who the user is, told as people type it in a chat: "yo im kai, 16". A name has no capital letter there.

Only the age beside it makes "kai" a name: "im tired, 16 pages to go" is none.
"""

from memory.judge.telling.extract import Finding
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern

_INTRODUCED = LazyPattern(
    r"^(?:(?:yo|hey|hi|hiya|sup|hello|ok|so|well|heya|greetings)[,! ]+)*(?:i'?m|i am|my name'?s|my name is|it'?s) (?P<name>(?!just|only|now|almost|nearly|turning|about|not|so|really|still|like|over|under|around|at|in|a|an|the|tired|late|done|back|here|single|married|female|male|old|f|m)[a-z][a-z'-]{1,14}),? "
    r"(?:and )?(?:i'?m |age |aged )?(?P<age>\d{1,2})(?= ?(?:yo|y/o|years? old|f|m)?(?:$|[,.!;]| and\b| from\b| in\b))"
)
_LEAST, _MOST = 10, 99


def introduced_in_small_letters(utterance: Utterance) -> list[Finding]:
    """Return the name and the age that a message begins with; [] where it does not."""
    match = _INTRODUCED.match(utterance.folded.text) if utterance.language == "en" else None
    if match is None or not _LEAST <= int(match["age"]) <= _MOST:
        return []
    return [
        Finding(kind, *match.span(kind), kind, _clause_of(match.start(kind), utterance))
        for kind in ("name", "age")
    ]


def _clause_of(at: int, utterance: Utterance) -> int:
    return max((i for i, one in enumerate(utterance.clauses) if one.start <= at), default=0)
