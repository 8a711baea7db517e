"""Who the user is, told as people type it in a chat: "yo im kai, 16". A name has no capital letter there.

Only the age beside it makes "kai" a name: "im tired, 16 pages to go" is none.
"""

from memory.judge.reading.lexicon import spell_out
from memory.judge.telling.extract import Finding
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern

_INTRODUCED = LazyPattern(
    r"^(?:(?:yo|hey|hi|hiya|sup|hello|ok|so|well|heya|greetings)[,! ]+)*(?:i'?m|i am|my name'?s|my name is|it'?s) (?P<name>(?!just|only|now|almost|nearly|turning|about|not|so|really|still|like|over|under|around|at|in|a|an|the|tired|late|done|back|here|single|married|female|male|old|f|m)[a-z][a-z'-]{1,14}),? "
    r"(?:and )?(?:i'?m |age |aged )?(?P<age>\d{1,2})(?= ?(?:yo|y/o|years? old|f|m)?(?:$|[,.!;]| and\b| from\b| in\b))"
)
_OF_A_TRADE = LazyPattern(
    spell_out(
        r"^(?:(?:yo|hey|hi|hiya|sup|hello|ok|so|well|heya|alright)[,! ]+)*(?:i'?m|i am|my name'?s|it'?s) (?P<name>(?!just|only|now|not|so|really|still|a|an|the|tired|late|done|back|here|single|married|female|male|in|at)[a-z][a-z'-]{1,14}), (?:an? )?(?P<occupation>(?:[a-z-]+ ){0,2}?{job_en})(?: (?:in|from|based in) (?P<location>[a-z][a-z'-]+(?: [a-z][a-z'-]+)?))?(?=$|[,.!;])"
    )
)
_LEAST, _MOST = 10, 99


def introduced_in_small_letters(utterance: Utterance) -> list[Finding]:
    """Return the name and the age that a message begins with; [] where it does not."""
    if utterance.language != "en":
        return []
    trade = _OF_A_TRADE.match(utterance.folded.text)
    if trade is not None and utterance.folded.cut(*trade.span("name")).islower():
        kinds = [kind for kind in ("name", "occupation", "location") if trade[kind]]
        return [
            Finding(kind, *trade.span(kind), kind, _clause_of(trade.start(kind), utterance)) for kind in kinds
        ]
    match = _INTRODUCED.match(utterance.folded.text)
    if match is None or not _LEAST <= int(match["age"]) <= _MOST:
        return []
    if not utterance.folded.cut(*match.span("name")).islower():
        return []  # rows find a name with a capital, and more beside it
    return [
        Finding(kind, *match.span(kind), kind, _clause_of(match.start(kind), utterance))
        for kind in ("name", "age")
    ]


def _clause_of(at: int, utterance: Utterance) -> int:
    return max((i for i, one in enumerate(utterance.clauses) if one.start <= at), default=0)
