"""One record a statement about relatives, friends and pets, and the changes that a message brings to them.

`told_apart` goes over what any layer found. `kin_changed` finds what only makes sense with what is on file:
"she isn't allergic any more", "Mia is six now", "he quit football".
"""

from collections.abc import Iterator, Sequence

from memory.judge.changing.ways_to_end import is_parting
from memory.judge.people.asked_aspect import aspect_forgotten
from memory.judge.people.aspect_words import GONE, SINGLE
from memory.judge.people.beside import changed, fact_about, on_file_of, over
from memory.judge.people.named_later import named_later
from memory.judge.people.spoken_of import BEINGS, in_full, names_on_file, sentence_about, spoken_of_last
from memory.judge.people.statements import Statement, statements
from memory.judge.telling.facts import distinct
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
    facts = tuple(part for fact in decision.facts for part in _parts(fact, utterance))
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
    said = statements(value)
    if fact.op == "update" or not said:
        yield fact
        return
    for one in said:
        whole = fact if one.value == fact.value else _as(fact, one, utterance)
        yield from changed(one, utterance) or [whole]


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
    asked = aspect_forgotten(utterance) or named_later(utterance)
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
        facts = [fact for one in said for fact in _told(one, resolved, utterance)]
        if facts:
            found += facts
            told.append(index)
    return (found, told) if found else None


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
    known = on_file_of(one, utterance) if resolved and not ended and one.aspects & _KEPT else []
    if not known or any(each.statement.value == one.value for each in known):
        return []
    return [fact_about(utterance, known[0].known, one.value)]
