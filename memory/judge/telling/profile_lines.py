"""Age and gender as bare words at the head of a message, as in a form: "52, male, …", "女 34 …"."""

from collections.abc import Sequence

from memory.judge.reading.clauses import Clause
from memory.judge.telling.extract import Finding
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_AGE = r"(?P<age>[1-9]\d)(?: ?(?:yo|y/o|years? old|yrs?|岁))?"
_LINES = {
    "zh": (
        LazyPattern(rf"^(?:我|本人)?[,\s]*(?P<gender>男|女)(?:生|性)?[,/\s]+{_AGE}(?=[,/\s]|$)"),
        LazyPattern(rf"^(?:我|本人)?[,\s]*{_AGE}[,/\s]*(?P<gender>男|女)(?:生|性)?(?=[,/\s]|$)"),
    ),
    "en": (
        LazyPattern(
            rf"^(?:me:? |hi,? |i'?m )?{_AGE}(?:, ?|/| )(?P<gender>male|female|man|woman|m|f|guy|bloke|lass|nonbinary)(?=[,./]|$| with)"
        ),
        LazyPattern(rf"^(?:me:? |hi,? |i'?m )?(?P<gender>male|female|m|f)(?:, ?|/| ){_AGE}(?=[,./]|$| with)"),
    ),
}


def profile_line(text: str, clauses: Sequence[Clause], language: Language) -> list[Finding]:
    """Return the age and the gender with which a folded message begins, if it begins with both."""
    for pattern in _LINES[language]:
        match = pattern.match(text)
        if match is not None:
            return [_found(name, match.span(name), clauses) for name in ("age", "gender")]
    return []


def _found(name: str, span: tuple[int, int], clauses: Sequence[Clause]) -> Finding:
    index = next((i for i, one in enumerate(clauses) if one.start <= span[0] < one.end), 0)
    return Finding(name, *span, name, index)
