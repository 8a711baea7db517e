"""What was kept as the user said it: which of it tells what a question asks, and what of it no longer holds.

A fact that no row takes apart is filed under `other`, or stays in the quote of a conversation, in words that
need not be those of the question. So it is looked at line by line for what the question wants to hear.
"""

import re
from collections.abc import Iterable, Sequence

from memory.judge.reading.aspects import Aspect, tells
from memory.judge.reading.folding import fold
from memory.judge.reading.whose import ANIMAL_NAMES, beings_in
from memory.lazy_pattern import LazyPattern
from memory.long_term.asked_thing import AskedThing
from memory.long_term.thing_words import FRAME_EN
from memory.long_term.tokens import tokenize
from memory.records import Hit, Record
from memory.vocabulary import PROFILE

BETWEEN = " / "
"""What stands between the lines of an episode's value."""

_FRAME = FRAME_EN | frozenset(
    tokenize(
        "what when where who which how many much often old year day date time call name thing kind sort "
        "tell say originally wrong problem come new think give support follow did use instead "
        "before long cost start "
        "什么 时候 现在 哪里 哪儿 多少 哪天 叫什么 名字 怎么 是什么 还有 一次 哪年 以前 工作"
    )
)
CLAUSE = re.compile(r"(?<=[,，;；。.!！?？])\s*")
_USER_FIRST = LazyPattern(
    r"^(?:and |but |so |now |me |hey |oh )*(?:i\b|i'|we\b|me\b)"
    r"|^(?:其实|现在|然后|不过|哦|以前)*[我咱俺](?!们?[家的]?(?:爸|妈|老|媳|儿|闺|女|哥|姐|弟|妹|爷|奶|外|二|大|三))"
)
_TO_USER = LazyPattern(
    r"\b(?:put|got|switched|changed|gave|told|found) me\b|[给让叫带帮]我(?!们?[爸妈哥姐弟妹])"
)
_OTHER_FIRST = LazyPattern(r"^(?:and |but |so |now )*(?:he|she|they|his|her|their)\b|^[他她]")
_NAME_FIRST = LazyPattern(
    r"^[A-Z][a-z]{2,}(?:'s)? (?:is|was|has|had|got|broke|went|says|said|wants|\w{3,}ed)\b"
)
_CHILDREN = frozenset({"child", "son", "daughter"})
_YOUNG = LazyPattern(
    r"\b(?:the|my|our) (?:boys?|girls?|lads?|lass|little one|youngest|eldest|oldest)\b"
    r"|男孩|女孩|小子|丫头|老大|老二"
)
_EDGE = " ,，;；。.!！?？/"
_LEAST = 4  # characters


def lines_of(record: Record) -> list[str]:
    """Return what a memory says, an episode line by line."""
    return record.value.split(BETWEEN) if record.kind == "episode" else [record.text]


def words_asked(question: str) -> frozenset[str]:
    """Return the words of a question that name a thing, without those that any question has."""
    return frozenset(word for word in tokenize(question) if len(word) > 1) - _FRAME


def answers_in_words(
    line: str, words: frozenset[str], aspect: Aspect, thing: AskedThing, *, of_one: bool = False
) -> bool:
    """Tell whether a line tells what is asked for, and of the one of whom it is asked.

    `of_one` says that the whole memory is of that one. Where all that is asked for is a name, a date, a
    number or a place, a word of the question must stand in the line as well.
    """
    if not tells(aspect, line):
        return False
    shares = bool(words.intersection(tokenize(line)))
    if thing.beings or thing.name:
        return of_one or speaks_of(line, thing) or (shares and not aspect.narrow)
    return _of_user(line, aspect) if aspect.narrow else shares


def speaks_of(line: str, thing: AskedThing) -> bool:
    """Tell whether a line is of the one asked about; of a child also where it says "the boy"."""
    young = thing.beings and thing.beings <= _CHILDREN and _YOUNG.search(fold(line).text)
    return bool(thing) and (thing.held_by(line) or bool(young))


def _of_user(line: str, aspect: Aspect) -> bool:
    """Tell whether a clause that tells what is asked for is the user's: "my wife used to be a clerk" is not.

    A clause without a subject goes on with that of the clause before.
    """
    of_other = False
    for clause in CLAUSE.split(line):
        said = fold(clause).text.strip()
        if _USER_FIRST.search(said) or _TO_USER.search(said):
            of_other = False
        elif _OTHER_FIRST.search(said) or _NAME_FIRST.search(clause) or beings_in(said) - ANIMAL_NAMES:
            of_other = True
        if not of_other and tells(aspect, clause):
            return True
    return False


def telling(
    records: Iterable[Record], question: str, aspect: Aspect | None, thing: AskedThing
) -> list[Record]:
    """Return the memories that tell in the user's own words what a question asks for.

    Facts, and the quotes that consolidation kept; not old conversations that were brought along.
    """
    if aspect is None:
        return []
    words = words_asked(question)
    own = [r for r in records if r.kind != "episode" or r.origin == "consolidation"]
    if aspect.narrow and not (thing.beings or thing.name):
        own = [r for r in own if r.subject == "user" and r.attribute not in ("family", "pet")]
    if thing.beings or thing.name:
        own = [r for r in own if r.attribute not in PROFILE]
    return [r for r in own if any(answers_in_words(line, words, aspect, thing) for line in lines_of(r))]


def without_ended(hits: Sequence[Hit], ended: Sequence[Record]) -> tuple[Hit, ...]:
    """Leave out of quotes what has ended or was replaced since; the whole quote where nothing is left."""
    gone = [value for record in ended if len(value := _plain(record.value)) >= _LEAST]
    trimmed = (_trimmed(hit, gone) if _is_quote(hit.record) else hit for hit in hits)
    return tuple(hit for hit in trimmed if hit is not None)


def _is_quote(record: Record) -> bool:
    return record.kind == "episode" and record.origin == "consolidation"


def _trimmed(hit: Hit, gone: Sequence[str]) -> Hit | None:
    lines = lines_of(hit.record)
    kept = [one for line in lines if (one := _kept(line, gone))]
    if kept == lines:
        return hit
    if not kept:
        return None
    text = hit.record.text
    for line in lines:
        text = text.replace(line, _kept(line, gone))
    return hit._replace(record=hit.record.model_copy(update={"value": BETWEEN.join(kept), "text": text}))


def _kept(line: str, gone: Sequence[str]) -> str:
    clauses = CLAUSE.split(line)
    left = [clause for clause in clauses if not any(_says(clause, value) for value in gone)]
    return line if len(left) == len(clauses) else " ".join(left).strip(_EDGE)


def _says(clause: str, value: str) -> bool:
    said = _plain(clause)
    return len(said) >= _LEAST and (value in said or said in value)


def _plain(text: str) -> str:
    return fold(text).text.strip(_EDGE)
