"""Of whom a fact speaks, so that a sister's allergy is never filed as the user's.

What a relative, a friend or an animal bears is kept as a fact about them, in all the words about them; what a stranger
does, not at all. `threads.py` says of whom each part of a message speaks.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from memory.judge.people.behind import behind
from memory.judge.people.named_subject import is_opinion, is_stranger, is_told, read_subject, subject_length
from memory.judge.people.names_close import close_by_name
from memory.judge.people.roll_call import Called
from memory.judge.people.thread_before import spoken_of
from memory.judge.people.threads import ELSE, Part, Subject, Who
from memory.judge.reading.folding import fold
from memory.judge.telling.extract import Finding, to_the_assistant
from memory.judge.telling.facts import fact_of, make_fact
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact
from memory.records import Subject as Whom

Bearer = Literal["user", "relative", "other", "open"]
"""`other` is a person, animal or thing that is neither the user nor a relative; `open`: nobody is named."""

_ABOUT_OTHERS = frozenset({"family", "other", "pet"})
_OF_ANIMALS = frozenset(
    {
        "age",
        "gender",
        "name",
        "other",
        "like",
        "dislike",
        "diet",
        "allergy",
        "habit",
        "birthday",
        "hometown",
        "skill",
    }
)
_OF_FRIENDS = frozenset(
    {
        "age",
        "birthday",
        "gender",
        "occupation",
        "employer",
        "location",
        "hometown",
        "allergy",
        "diet",
        "language",
        "skill",
    }
)
_SHARED = frozenset({"event", "possession", "contact", "reply_style"})
"""What may be over for the user though somebody else is its subject: "the hotel cancelled our booking"."""
_KEPT_AS: dict[str, tuple[str, Whom]] = {
    "relative": ("family", "family"),
    "pet": ("pet", "user"),
    "friend": ("other", "other"),
}
_OF_PLACES = frozenset({"like", "dislike", "location", "hometown"})
_OF_THE_ONE_BROUGHT = frozenset({"occupation", "name", "age", "gender", "family", "other"})
_KEEPS = LazyPattern(
    r"^[^,。家]{0,8}(?:养|有|收养|领养|捡|买|抱|接|救)|^(?:and |but |so |also )*(?:i|we|i've|we've|have|got|adopted|rescued|bought)\b"
)
_DEFINITE = LazyPattern(r"^(?:我|俺|咱)们?家(?!里|有|还|也|又|养)|^(?:my|our)\b")
# What a doctor orders is the user's to keep to.
_PRESCRIBES = LazyPattern(
    r"^(?:and |but |so )?(?:my |the )?(?:doctor|doc|gp|dietitian|dietician|nutritionist|cardiologist|consultant|nurse|specialist|hospital)\b"
)
_GOES_WITH = frozenset({"other", "possession", "project"})
"""What is another's where a part goes on about that one, though it may be the user's where it names somebody."""
# An appointment that is the relative's own, beside whom the user may go.
_OWN_DATE = LazyPattern(
    r"手术|住院|出院|开刀|化疗|复查|复诊|体检|拆线|高考|中考|考研|考试|比赛|演出|毕业|生日|预产期|结婚|婚礼|退休|入学|开学|入职|[过满]\d+岁|\b(?:surgery|operation|op|scan|chemo|check-?up|exams?|finals|recital|"
    r"graduat\w+|birthday|due|wedding|marr\w+|retir\w+|starts?|turns?|competition|match)\b"
)


def bearers(utterance: Utterance) -> list[Bearer]:
    """Return of whom each clause speaks, in the order of the clauses."""
    first = {part.clause: part for part in reversed(_parts(utterance))}
    return [_bearer(first[index]) if index in first else "open" for index in range(len(utterance.clauses))]


def _bearer(part: Part) -> Bearer:
    return "other" if part.who in ("friend", "pet") else part.who  # type: ignore[return-value]


def _parts(utterance: Utterance) -> list[Part]:
    """Return the parts of a message, those that begin with the name of somebody close read as about a relative."""
    if "spoken of" not in utterance.found:
        names: list[dict[str, Who]] = []

        def read(text: str, spelled: str, language: str, goes_on: bool) -> Subject:
            subject = read_subject(text, spelled, language, goes_on)
            if subject.who not in ("open", "other"):
                return subject
            names.append(close_by_name(utterance)) if not names else None
            name = next((name for name in names[0] if text.startswith(name)), "")
            return Subject(names[0][name], at=len(name)) if name else subject

        utterance.found["spoken of"] = spoken_of(utterance, read)
    return list(utterance.found["spoken of"])


def of_the_user(decision: Decision, utterance: Utterance) -> Decision | None:
    """Return a decision without what it takes for the user's though somebody else bears it; None if nothing is left.

    What a relative, a friend or an animal bears is kept as a fact about them, in all the words about them.
    """
    if not any(_may_be_anothers(fact) for fact in decision.facts):
        return decision
    parts = _parts(utterance)
    if all(part.who in ("user", "open") for part in parts):
        return decision
    pets = any(fact.attribute == "pet" and fact.op == "add" for fact in decision.facts)
    told = _Told(
        utterance,
        parts,
        pets,
        decision.rule == "remember",
        decision.rule == "answer",
        decision.layer == "small",
    )
    kept = [one for fact in decision.facts if (one := _borne(fact, told)) is not None]
    return (
        decision.model_copy(update={"facts": _without_pieces(kept, decision.facts, utterance)})
        if kept
        else None
    )


def without_anothers_end(decision: Decision, utterance: Utterance) -> Decision:
    """Return a decision without the end of what is the user's where the whole message speaks of somebody else."""
    ends = [fact for fact in decision.facts if fact.op == "delete" and fact.subject == "user"]
    if not any(fact.attribute not in _ABOUT_OTHERS for fact in ends) or any(
        part.who in ("user", "open") or part.brought is not None for part in _parts(utterance)
    ):
        return decision
    kept = [fact for fact in decision.facts if fact not in ends or fact.attribute in _ABOUT_OTHERS | _SHARED]
    return decision.model_copy(
        update={"facts": tuple(kept), "verdict": decision.verdict if kept else "SHORT"}
    )


def _may_be_anothers(fact: Fact) -> bool:
    return fact.op != "delete" and fact.attribute not in ("reply_style", "contact")


def _without_pieces(facts: list[Fact], found: Sequence[Fact], utterance: Utterance) -> tuple[Fact, ...]:
    """Leave out what is told of somebody where another fact tells the same and more."""
    once = list(dict.fromkeys(facts))
    told = [fact for fact in once if fact.attribute in _ABOUT_OTHERS and fact.op != "delete"]
    called: list[Called] = utterance.found.get("roll call", [])
    for whole in [fact for fact in told if fact not in found]:
        named = [one for one in called if one.attribute == whole.attribute and one.name in whole.value]
        pieces = [fact for fact in told if any(fact.value.startswith(one.value) for one in named)]
        if len(named) == 1 and pieces:
            once = [fact for fact in once if fact not in pieces]
        elif pieces and whole not in pieces:
            once = [fact for fact in once if fact is not whole]  # one record for each
    return tuple(
        fact
        for fact in once
        if fact not in told or not any(_tells_more(other, fact) for other in once if other not in found)
    )


def _tells_more(whole: Fact, piece: Fact) -> bool:
    return whole is not piece and whole.attribute == piece.attribute and piece.value in whole.value


class _Told(NamedTuple):
    """What `_borne` needs: the message and its parts, and whether it asks for something to be kept or answers."""

    utterance: Utterance
    parts: list[Part]
    pets: bool
    asked: bool
    answers: bool
    guessed: bool


def _borne(fact: Fact, told: _Told) -> Fact | None:
    """Return a fact as what it is of the one who bears it, None where that is nobody to be remembered."""
    if not _may_be_anothers(fact) or (fact.attribute == "name" and fact.replaces):
        return fact  # "Siobhan with an H, not Sioban" names nobody else
    folded = told.utterance.folded.text
    at, length = folded.find(fold(fact.value).text), len(fold(fact.value).text)
    part = next((one for one in told.parts if one.start <= at < one.end), None) if at >= 0 else None
    if part is None or part.who not in ELSE:
        brought = part is not None and part.brought is not None and at + length >= part.brought
        return None if brought and fact.attribute in _OF_THE_ONE_BROUGHT else fact
    if fact.attribute in ("family", "pet") or fact.subject != "user":
        return _of_those_told(fact, part, told)
    if fact.attribute == "event":
        return _dated(fact, part, told)
    if fact.attribute in _GOES_WITH and (part.named or not part.firm or told.asked):
        strange = told.guessed and part.firm and is_stranger(part.text, told.utterance.language)
        return None if strange and part.who == "other" else fact
    if part.who == "other" and fact.attribute == "diet" and _PRESCRIBES.match(part.text):
        return fact
    if part.who == "other":
        return _of_a_stranger(fact, part, told, at)
    if part.who == "friend" and fact.attribute not in _OF_FRIENDS:
        return None
    if part.who == "pet" and fact.attribute not in _OF_ANIMALS and _is_kept(part, told):
        return fact  # "we have a cat, live in Leeds"
    if part.who == "pet" and told.pets and not part.before and _is_definite(part, told):
        return None  # `goes_on.py` tells it of the animal by its name
    return _of_those_close(part, told)


def _of_those_told(fact: Fact, part: Part, told: _Told) -> Fact | None:
    """Return a fact that is taken for one about somebody close as far as it is."""
    language = told.utterance.language
    if part.who != "other" or not part.firm or told.asked:
        return fact
    strange = is_stranger(part.text, language)
    if fact.subject == "other":
        return None if strange and told.guessed else fact
    return None if strange or not part.named or fact.attribute == "pet" else fact


def _is_kept(part: Part, told: _Told) -> bool:
    """Tell whether an animal is brought in by what the user has, so that he may be the subject of what follows."""
    return _KEEPS.match(told.utterance.folded.text[part.first : part.end]) is not None


def _is_definite(part: Part, told: _Told) -> bool:
    return _DEFINITE.match(told.utterance.folded.text[part.first : part.end]) is not None


def _of_a_stranger(fact: Fact, part: Part, told: _Told, at: int) -> Fact | None:
    subject = subject_length(part.text, told.utterance.language)
    reported = is_told(part.text)
    if reported or (fact.attribute == "name" and told.answers):
        return None if reported else fact
    if at >= part.start + subject:
        return None
    if part.firm and (not part.named or fact.attribute == "name"):
        return None
    if at + len(fold(fact.value).text) <= part.start + subject:
        return fact  # "mint chocolate is disgusting"
    if part.firm or (fact.attribute in _OF_PLACES and is_opinion(part.text)):
        return None
    finding = Finding("other", at, at, "bearer", part.clause, subject="other")
    return make_fact(told.utterance, "other", fact.value, finding)


def _of_those_close(part: Part, told: _Told) -> Fact | None:
    """Return all that is said of a relative, a friend or an animal as one fact about them."""
    utterance = told.utterance
    attribute, subject = _KEPT_AS[part.who]
    end = _last(part, told).end
    shell = Finding(attribute, part.first, end, "bearer", part.clause, subject=subject)
    if not part.before:
        named = any(one.named and one.start == part.first for one in told.parts)
        return fact_of(utterance, shell) if named else None
    said = behind(part.before, utterance.folded.cut(part.first, end), utterance.language)
    return make_fact(utterance, attribute, said, shell)


def _last(part: Part, told: _Told) -> Part:
    """Return the last part that goes on about the one of a part, in the same sentence."""
    utterance, last = told.utterance, part
    for after in told.parts[told.parts.index(part) + 1 :]:
        apart = utterance.clauses[last.clause].strong and after.clause != last.clause
        if apart or after.first != part.first or to_the_assistant(after.text, utterance.language):
            break
        last = after
    return last


def _dated(fact: Fact, part: Part, told: _Told) -> Fact | None:
    """Return an appointment as the relative's where a part that goes on about one tells of it."""
    if part.who != "relative" or part.named or _OWN_DATE.search(fold(fact.value).text) is None:
        return fact
    whole = _of_those_close(part, told)
    if whole is None:
        return None
    return fact.model_copy(update={"value": whole.value, "text": whole.text, "subject": "family"})
