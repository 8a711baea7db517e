"""What a message changes of what is known: what took its place, what became of it, the right word for a wrong one.

Here what other modules find is made into facts; each of them looks for one kind of change.
"""

from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.changing.affairs import Outcome, turned_out
from memory.judge.changing.amends import amended
from memory.judge.changing.change_subject import changed_on_file
from memory.judge.changing.cleared import cleared
from memory.judge.changing.let_go import let_go
from memory.judge.changing.medicines import prescribed
from memory.judge.changing.misnamed import reworded
from memory.judge.changing.new_place import new_place
from memory.judge.changing.other_subject import other_subject
from memory.judge.changing.renamed import renamed
from memory.judge.changing.replies_to_memory import other_contact, other_work
from memory.judge.changing.said_before import Reply, at_home
from memory.judge.changing.slips import slip
from memory.judge.changing.succession import succeeded
from memory.judge.people.roll_call import one_left_out
from memory.judge.reading.blocking import Marks
from memory.judge.reading.folding import fold
from memory.judge.telling.events import coming
from memory.judge.telling.extract import Finding
from memory.judge.telling.facts import make_fact, tidy
from memory.judge.telling.stated import stated_facts
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.long_term.time_phrases import find_times
from memory.records import Fact, Operation, Subject


class Revision(NamedTuple):
    """The facts a message changes; without any it corrects something that is not plain. `over`: they end."""

    rule: str
    facts: list[Fact]
    over: bool = False


def revised(utterance: Utterance, marks: Marks, statements: Sequence[bool]) -> Revision | None:
    """Return what a message changes of what is on file, naming it or following on it; else None."""
    replied = _replied(utterance, marks, statements)
    if replied is not None:
        return replied
    harmless = cleared(utterance)
    if harmless is not None:
        return _taken_place_of("cleared", harmless.known, harmless.instead, utterance)
    elsewhere_now = new_place(utterance)
    if elsewhere_now is not None:
        return Revision("new place", [_updated(utterance, *elsewhere_now)])
    better = reworded(utterance) or other_subject(utterance) or renamed(utterance)
    if better is not None:
        return Revision("misnamed", [_updated(utterance, *better)])
    medicine = prescribed(utterance, statements)
    if medicine is not None:
        return _taken_place_of("medicine", *medicine, utterance)
    placed = succeeded(utterance, statements)
    if placed is not None:
        facts = [_updated(utterance, placed.known, placed.value)]
        return Revision("succession", [*facts, *elsewhere(placed.clauses, utterance, marks)])
    found = turned_out(utterance, statements)
    if found is None:
        changed = changed_on_file(utterance, statements)
        return None if changed is None else Revision("correction", [_updated(utterance, *changed)])
    (first, *others), text = found.known, utterance.folded.text
    left = one_left_out(first.value, text) if found.value is None and first.attribute in _NAMED else None
    if left is not None and not others:
        return Revision("turned out", [_updated(utterance, first, left)])
    instead = _instead(utterance) if found.value is None and len(found.known) == 1 else None
    if instead is not None:
        return Revision("turned out", [_updated(utterance, found.known[0], instead)])
    op: Operation = "delete" if found.value is None else "update"
    facts = [
        fact_of_reply(
            utterance, Reply(one.attribute, None, found.value or one.value, op, one.value), one.subject
        )
        for one in found.known
    ]
    beside = _no_reason(elsewhere(range(found.clause, found.clause + 1), utterance, marks), found, utterance)
    return Revision("turned out", [*facts, *beside], over=found.value is None)


def _taken_place_of(rule: str, known: Known, value: str | None, utterance: Utterance) -> Revision:
    """Return the end of what is known, or `value` in its place where there is one."""
    op: Operation = "update" if value else "delete"
    reply = Reply(known.attribute, None, value or known.value, op, known.value)
    return Revision(rule, [fact_of_reply(utterance, reply)], over=not value)


def _no_reason(facts: Sequence[Fact], moved: Outcome, utterance: Utterance) -> list[Fact]:
    """Leave out what only says why something is put off: the doctor is away on the day that it was to be."""
    if moved.value is None:
        return list(facts)
    olds = [fold(one.value).text for one in moved.known]
    return [
        fact
        for fact in facts
        if fact.attribute != "event"
        or not any(
            _DAY_ONLY.sub("", when.phrase.lower()) in old
            for old in olds
            for when in find_times(fact.value, utterance.now, utterance.language)
        )
    ]


_DAY_ONLY = LazyPattern(r"^(?:on |the |at )+")
_NAMED = frozenset({"pet", "family", "other"})
_INSTEAD = {
    "zh": LazyPattern(
        r"(?:现在|如今|眼下)(?:是|换成了?|开的?是?|骑的?是?|用的?是?|养的?是?|改成了?)(?:一?[辆台部只条个把])?(?P<v>[^,。;我你]{1,10}?)(?:了|啦)?(?=$|[,。;\s])"
    ),
    "en": LazyPattern(
        r"\b(?:it'?s|we'?ve got|i'?ve got|i have|we have|i drive|i ride|got) (?:a|an|the) (?:new )?(?P<v>[\w-]+(?: [\w-]+){0,2}?) now\b"
    ),
}


def _instead(utterance: Utterance) -> str | None:
    """Return what a message says there is now, where it says that something on file is gone."""
    match = _INSTEAD[utterance.language].search(utterance.folded.text)
    return utterance.folded.cut(*match.span("v")) if match is not None else None


def _replied(utterance: Utterance, marks: Marks, statements: Sequence[bool]) -> Revision | None:
    """Return what a message makes of what the assistant has just said from memory, or of a number on file."""
    own = stated_facts(utterance, marks)
    told = other_contact(utterance, own) or other_work(utterance, own)
    if told is not None:
        return Revision("correction", told)
    over = let_go(utterance, statements)
    if over is not None and not any(fact.attribute == over.attribute and fact.op != "delete" for fact in own):
        return Revision("let go", [fact_of_reply(utterance, over)], over=True)
    return None


def put_right(utterance: Utterance, marks: Marks, statements: Sequence[bool]) -> Revision | None:
    """Return what a message corrects by a right word alone: of the last turns, or of its own first words."""
    found = amended(utterance, statements)
    if found is not None:
        return Revision("amends", [_updated(utterance, found.known, found.value)])
    facts = slip(utterance, statements)
    return None if facts is None else Revision("slip", facts)


_I_SAID = LazyPattern(r"^我?(?:想|要)?[说指讲]的(?:就)?是(?=[\u3400-\u9fff]{2})")


def fact_of_reply(utterance: Utterance, reply: Reply, about: Subject = "user") -> Fact:
    """Return the fact that a message leaning on something known states."""
    reply = at_home(reply, utterance.folded.text)
    value = tidy(utterance.folded.cut(*reply.span)) if reply.span else reply.value
    value = _I_SAID.sub("", value)
    subject: Subject = "family" if reply.attribute == "family" else about
    start, end = reply.span or (0, 0)
    when = (
        coming(fold(value).text, utterance) if reply.attribute == "event" and reply.op == "update" else None
    )
    shell = Finding(reply.attribute, start, end, "reply", 0, reply.op, subject, reply.replaces)
    return make_fact(utterance, reply.attribute, value, shell, when)


def _updated(utterance: Utterance, known: Known, value: str) -> Fact:
    reply = Reply(known.attribute, None, value, "update", known.value)
    return fact_of_reply(utterance, reply, known.subject)


def elsewhere(told: Sequence[int], utterance: Utterance, marks: Marks) -> list[Fact]:
    """Return what a message states in other clauses than those that tell what became of something."""
    texts = [fold(utterance.clauses[index].text).text for index in told]
    return [
        fact
        for fact in stated_facts(utterance, marks)
        if fact.op != "delete"
        and not any(fold(fact.value).text in text or text in fold(fact.value).text for text in texts)
    ]


def replacing(own: list[Fact], reply: Reply) -> list[Fact]:
    """Return the facts of a message with the one the reply is about marked as the correction it is."""
    if reply.op != "update":
        return own
    return [
        fact.model_copy(update={"op": "update", "replaces": fact.replaces or reply.replaces})
        if fact.attribute == reply.attribute and fact.op == "add"
        else fact
        for fact in own
    ]
