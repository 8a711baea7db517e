"""One record a statement about relatives, friends and pets, and the changes that a message brings to them.

`told_apart` goes over what any layer found. `kin_changed` finds what only makes sense with what is on file:
"she isn't allergic any more", "Mia is six now", "he quit football".
"""

import re
from collections.abc import Iterator, Sequence

from memory.judge.changing.ways_to_end import is_parting
from memory.judge.people.asked_aspect import aspect_forgotten
from memory.judge.people.aspect_words import GONE, SINGLE
from memory.judge.people.beside import changed, fact_about, on_file_of, over, says_the_same
from memory.judge.people.spoken_of import BEINGS, in_full, names_on_file, sentence_about, spoken_of_last
from memory.judge.people.statements import Statement, statements
from memory.judge.reading.folding import fold
from memory.judge.telling.facts import distinct
from memory.judge.telling.itemised import each_allergy
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact

# The message may speak of a change in somebody's life, or say what they are.
_HINT = {
    "zh": LazyPattern(
        r"了|不再|现在|有|学|会|怕|搬|换|戒|退|辞|毕业|改|叫|岁|在|当|做|是|过敏|吃|生日|名字|病"
    ),
    "en": LazyPattern(
        r"\b(?:any ?more|any longer|no longer|now|quit|stopped|gave|given|moved|relocated|emigrated|graduated|retired|left|turned|dropped|used to|outgr\w+|grew|lives?|works?|is|isn't|are|these days|resigned|lost|fired|laid|"
        r"can't|goes|teaches|studies|attends|has|died|passed|put)\b|'s\b"
    ),
}
_DIED = LazyPattern(r"走了$|去世|过世|死了|离世|病逝|[喵汪]星|彩虹桥|\b(?:died|passed away|passed on)\b")
_UNSURE = LazyPattern(
    r"\b(?:if|when|wish(?:es)?|hopes?|hoping|maybe|perhaps|might|may|could|would|should|thinks?|thinking|imagine|pretend|wants?|planning|considering|about to|tonight|today|yesterday|just|right now)\b"
    r"|如果|要是|假如|希望|可能|也许|打算|想|考虑|差点|快要|今[天晚早]|昨[天晚]|明天|刚|以为|好像|吗|呢$"
)
_SLIP = re.compile(
    r"(?P<old>\d+)岁?[^\w\d]{0,6}(?:[啊哦噢呃额嗯诶哎][,，\s]*)*(?:不对不?对?|[说记打]错了?|错了|不是)[,，啊哦\s]*(?:应该)?是?(?P<new>\d+)"
    r"|(?P<old_en>\d+)\W{1,4}(?:no,? wait|no,? sorry|wait,? no|wait|sorry|i mean|make that|scratch that)[,\s]+(?:(?:he|she)(?:'s| is) )?(?P<new_en>\d+)"
)
# "Given up ballet for climbing" tells something new though no ballet is on file.
_TAKES_UP = LazyPattern(
    r"\bfor (?:the )?[a-z]+(?:ing|ball|ics|o|a)\b|\binstead\b|\b(?:took|taken) up\b|改(?:学|练|去|做)|转(?:学|练|去|做)|换成"
)
# What is told of somebody on file by a pronoun or the name alone is kept where it is one of these.
_KEPT = frozenset(
    {
        "name",
        "age",
        "birthday",
        "allergy",
        "diet",
        "home",
        "employer",
        "school",
        "grade",
        "job",
        "illness",
        "language",
        "bond",
        "pursuit",
        "like",
        "dislike",
    }
)


def told_apart(decision: Decision, utterance: Utterance) -> Decision:
    """Return a decision with one fact a statement about somebody close, each in the place of what it changes."""
    if decision.verdict != "LONG" or not any(_is_of_being(fact) for fact in decision.facts):
        return decision
    facts = _told_once([part for fact in decision.facts for part in _parts(fact, utterance)])
    return decision.model_copy(update={"facts": distinct(facts)}) if facts else decision


def _is_of_being(fact: Fact) -> bool:
    return fact.attribute in BEINGS and (fact.attribute == "pet" or fact.subject != "user")


def _parts(fact: Fact, utterance: Utterance) -> Iterator[Fact]:
    if not _is_of_being(fact):
        yield fact
        return
    if fact.op == "delete":
        yield fact
        yield from _all_of(fact, statements(fact.value), utterance)
        return
    value = in_full(fact.value, utterance) if fact.op == "add" else fact.value
    value = _mended(value, utterance)
    said = [part for one in statements(value) for part in _each_allergy(one)]
    if fact.op == "update" or not said:
        yield fact
        return
    for one in said:
        said_before = _on_file_already(one, utterance)
        if said_before is not None:
            yield _as(fact, said_before, utterance)
            continue
        whole = fact if one.value == fact.value else _as(fact, one, utterance)
        yield from changed(one, utterance) or [whole]


def _mended(value: str, utterance: Utterance) -> str:
    """Return a value with the number that its own message puts right: "she's 23, no wait, 21"."""
    slip = _SLIP.search(utterance.folded.text)
    if slip is None:
        return value
    old, new = (slip["old"], slip["new"]) if slip["old"] else (slip["old_en"], slip["new_en"])
    return re.sub(rf"(?<!\d){old}(?!\d)", new, value, count=1)


def _on_file_already(one: Statement, utterance: Utterance) -> Statement | None:
    """Return what is on file of one that a statement says once more in other words: "these days", with the name."""
    if one.called or "name" in one.aspects:
        return None
    told = (each.statement for each in on_file_of(one, utterance) if len(statements(each.known.value)) == 1)
    return next((each for each in told if each.value != one.value and says_the_same(each, one)), None)


def _told_once(facts: Sequence[Fact]) -> list[Fact]:
    """Leave out what is told of a relative where another fact says the same with the name: 女儿上高一, 女儿思思上高一."""
    said = [
        one for fact in facts if _is_of_being(fact) and fact.op == "add" for one in statements(fact.value)
    ]
    names = {one.called for one in said} - {""}
    with_names = {fold(fact.value).text for fact in facts if _is_of_being(fact)}

    def again(fact: Fact) -> bool:
        parts = statements(fact.value) if _is_of_being(fact) and fact.op == "add" else ()
        if len(parts) != 1 or parts[0].name:
            return False
        who, said = fold(parts[0].who).text, parts[0].predicate
        return any(f"{who}{gap}{name}{gap}{said}" in with_names for name in names for gap in ("", " "))

    return [fact for fact in facts if not again(fact)]


def _as(fact: Fact, one: Statement, utterance: Utterance) -> Fact:
    made = fact_about(utterance, Known(fact.attribute, "", subject=fact.subject), one.value)
    return made.model_copy(update={"confidence": fact.confidence})


def _all_of(fact: Fact, said: Sequence[Statement], utterance: Utterance) -> Iterator[Fact]:
    """Yield the end of all else that is on file about one who died, left or was parted from."""
    text = utterance.folded.text
    if not said or not (GONE.search(text) or is_parting(text)):
        return
    for each in on_file_of(said[0], utterance):
        if each.known.value != fact.value:
            yield fact_about(utterance, each.known, each.known.value, "delete")


def kin_changed(utterance: Utterance, usable: Sequence[bool]) -> tuple[list[Fact], list[int]] | None:
    """Return what a message tells of somebody on file, and the clauses that say so; None where it tells nothing new.

    An end or another value counts always; what comes beside the rest counts where only a pronoun or the name
    says whose it is, for elsewhere the rows find it.
    """
    language, text = utterance.language, utterance.folded.text
    if not any(usable):
        return None
    asked = aspect_forgotten(utterance)
    if asked:
        return asked, list(range(len(utterance.clauses)))
    if not _HINT[language].search(text):
        return None
    found: list[Fact] = []
    told: list[int] = []
    before = ""
    for index, clause in enumerate(utterance.clauses):
        sentence = (
            sentence_about(utterance, index, before) if usable[index] and "?" not in clause.mark else ""
        )
        said = statements(sentence, names_on_file(utterance)) if sentence else ()
        before = spoken_of_last(utterance, index, said) if said and not GONE.search(clause.text) else ""
        if _UNSURE.search(clause.text):
            continue
        resolved = bool(sentence) and sentence not in utterance.text
        facts = [
            fact for one in said for part in _each_allergy(one) for fact in _told(part, resolved, utterance)
        ]
        if facts:
            found += facts
            told.append(index)
    return (found, told) if found else None


def _each_allergy(one: Statement) -> list[Statement]:
    """Return a statement once for each thing somebody is allergic to, so that one can be outgrown."""
    if one.aspects != {"allergy"}:
        return [one]
    values, predicates = (each_allergy(text, one.language) for text in (one.value, one.predicate))
    if len(values) != len(predicates):
        return [one]
    return [one._replace(value=v, predicate=p) for v, p in zip(values, predicates, strict=True)]


def _told(one: Statement, resolved: bool, utterance: Utterance) -> list[Fact]:
    if _DIED.search(one.predicate):
        gone = on_file_of(one, utterance)
        values = {each.known.value: each.known for each in gone}
        return (
            [fact_about(utterance, known, value, "delete") for value, known in values.items()]
            if len(values) > 1
            else []
        )
    ended = over(one) is not None
    if ended or one.aspects & SINGLE:
        facts = changed(one, utterance)
        if facts:
            return facts
    takes_up = ended and _TAKES_UP.search(one.predicate) is not None
    kept = resolved and (takes_up or (not ended and bool(one.aspects & _KEPT)))
    known = on_file_of(one, utterance) if kept else []
    if not known or any(says_the_same(each.statement, one) for each in known):
        return []
    return [fact_about(utterance, known[0].known, one.value)]
