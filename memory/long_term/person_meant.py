"""Who is meant by a user who wants all about somebody forgotten, and what was said of that person."""

import re
from collections.abc import Iterable

from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import is_surnamed
from memory.judge.reading.whose import ANIMAL_NAMES, PEOPLE, RELATIVES, beings_in
from memory.long_term.asked_thing import AskedThing
from memory.records import Evidence, Record
from memory.vocabulary import PROFILE

_POSSESSED = re.compile(r"^(?:my |our |the |[我咱俺](?:们)?(?:家)?的?)")
_ONE_WORD = re.compile(r"[a-z][a-z'-]+")
_CLAUSE = re.compile(r"[,，;；。.!！?？\n]+")
_SELF_FIRST = re.compile(r"^\s*(?:(?:and|but|so|然后|但是?|所以)\s*)?(?:[我咱俺]|i\b|i'|my\b|we\b)")
# "Her son is five" is the sister's matter, "my son is five" is not.
_THEIRS = re.compile(r"^\s*(?:(?:and|but|so|然后|但是?)\s*)?(?:his|her|their|[他她]们?的?)")
_LEAST = 3  # characters


def person_meant(words: str, records: Iterable[Record]) -> AskedThing | None:
    """Return the person that words such as "my ex", "Hannah" or "李明" name and nothing beside; else None.

    A word without a capital is a name where what is on file writes it with one, and never without.
    """
    text = _POSSESSED.sub("", fold(words).text.strip())
    if beings := beings_in(text) - ANIMAL_NAMES:
        rest = _without_kin(text)
        if not rest:
            return AskedThing(beings=beings)
        return AskedThing(name=rest, sure=True) if _ONE_WORD.fullmatch(rest) else None
    if not text:
        return None
    if text[0] >= "\u3400":
        return AskedThing(name=text, sure=True) if is_surnamed(text) else None
    told = " ".join(part for r in records for part in (r.text, *(e.quote for e in r.evidence)))
    is_name = _ONE_WORD.fullmatch(text) and re.search(rf"\b{text.capitalize()}\b", told)
    return AskedThing(name=text, sure=True) if is_name and not re.search(rf"\b{text}\b", told) else None


def said_of(record: Record, person: AskedThing) -> bool:
    """Tell whether a fact was said of a person: it names the person, or its clause goes on about the person.

    "My ex is a cop, pays 300 a month": where no clause in between begins with "I" or another relative, the
    money is his matter.
    """
    if record.kind == "episode" or record.attribute in PROFILE:
        return False
    return person.held_by(record.text) or any(_goes_on(e, record.value, person) for e in record.evidence)


def _goes_on(evidence: Evidence, value: str, person: AskedThing) -> bool:
    of_person, wanted = False, fold(value).text.strip()
    for clause in _CLAUSE.split(fold(evidence.quote).text):
        said = clause.strip()
        another = _SELF_FIRST.match(said) or (beings_in(said) and not _THEIRS.match(said))
        of_person = person.held_by(said) or (of_person and not another)
        if of_person and len(said) >= _LEAST and (wanted in said or said in wanted):
            return True
    return False


def _without_kin(text: str) -> str:
    for being in (*RELATIVES, *PEOPLE):
        text = re.sub(rf"[大二三四小老]?(?:{being.zh})[哥姐弟妹子]?|\b(?:ex-)?(?:{being.en})\b", " ", text)
    return text.strip(" -的")
