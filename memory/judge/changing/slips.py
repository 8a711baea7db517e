"""A slip that somebody mends in the same breath: "I live in Malmo, actually Lund now", "我姓张，哦不，姓章".

What the words before the slip state is read as if it had been said a turn before.
"""

from collections.abc import Sequence

from memory.judge.changing.amends import amended
from memory.judge.reading.blocking import mark
from memory.judge.reading.clauses import Clause
from memory.judge.reading.folding import fold
from memory.judge.telling.extract import Finding
from memory.judge.telling.facts import make_fact
from memory.judge.telling.stated import stated_facts
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Turn
from memory.vocabulary import ATTRIBUTES

_SLIP = {
    "zh": LazyPattern(
        r"[,，。;!\s…]+(?=(?:哎呀?|呃+|额|哦|噢|啊|嗯|诶|[,\s])*(?:不对|不是(?=[,，\s啊呀])|错了|等等|等一?下|抱歉|口误|[说打写记]错|更正|我是说|应该[是说叫]|其实(?:是|叫)|准确[地来]?说))"
    ),
    "en": LazyPattern(
        r"[,.;!…\s-]+(?=(?:(?:oh|uh|um|no(?= wait|,|\.|!)|nope|wait|hang on|hold on|sorry|oops|whoops|well|actually|scratch that|i mean|i meant|make that|or rather|correction)\b[,.!\s]+)+[\w'])"
    ),
}
_ONLY_WAVERS = LazyPattern(
    r"(?:(?:oh|uh|um|no|nope|wait|hang on|hold on|sorry|oops|whoops|actually|scratch that|correction|my bad|不对|不是|哦|啊|等等|等一下|抱歉|口误|[说打写]错了)\W*)+"
)


def slip(utterance: Utterance, usable: Sequence[bool]) -> list[Fact] | None:
    """Return the facts of a message that mends one of them itself; None where it mends none."""
    language, text = utterance.language, utterance.folded.text
    if not all(usable):
        return None
    for match in _SLIP[language].finditer(text):
        if match.start() == 0:
            continue
        before = utterance.folded.cut(0, match.start())
        first = _alone(before, utterance)
        own = stated_facts(first, mark(first)) if first.clauses else []
        if not own:
            continue
        rest = next((one.end for one in utterance.clauses if _mends(one, match.end() + 1)), len(text))
        mended = _mended(before, utterance.folded.cut(match.end(), rest), own, utterance)
        if mended is not None:
            after = _alone(utterance.folded.cut(rest, len(text)), utterance)
            return [*mended, *(stated_facts(after, mark(after)) if after.clauses else [])]
    return None


def _mends(clause: Clause, after: int) -> bool:
    """Say whether a sentence ends with a clause behind a place, other than one that only says "no wait"."""
    return clause.strong and clause.end > after and not _ONLY_WAVERS.fullmatch(clause.text)


def _alone(text: str, utterance: Utterance) -> Utterance:
    return Utterance.of(text, now=utterance.now, language=utterance.language)


def _mended(before: str, after: str, own: Sequence[Fact], utterance: Utterance) -> list[Fact] | None:
    known = [Known(fact.attribute, fact.value, None, fact.subject) for fact in own if fact.op != "delete"]
    said = Utterance.of(
        after,
        now=utterance.now,
        language=utterance.language,
        context=(Turn(role="user", content=before),),
        on_file=lambda: known,
    )
    found = amended(said, [True] * len(said.clauses))
    if found is None:
        return _restated(own, stated_facts(said, mark(said)))
    return [_with(fact, found.value, utterance) if _is(fact, found.known) else fact for fact in own]


def _restated(own: Sequence[Fact], anew: Sequence[Fact]) -> list[Fact] | None:
    """Return what holds where what follows the slip states the same kind of fact as a whole sentence."""
    placed = {(fact.attribute, fact.subject) for fact in anew if ATTRIBUTES[fact.attribute].single}
    kept = [fact for fact in own if (fact.attribute, fact.subject) not in placed]
    return [*kept, *anew] if len(kept) < len(own) else None


def _is(fact: Fact, known: Known) -> bool:
    return (fact.attribute, fold(fact.value).text) == (known.attribute, fold(known.value).text)


def _with(fact: Fact, value: str, utterance: Utterance) -> Fact:
    shell = Finding(fact.attribute, 0, 0, "slip", 0, fact.op, fact.subject, fact.replaces)
    return make_fact(utterance, fact.attribute, value, shell)
