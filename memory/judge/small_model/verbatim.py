"""What is kept in the user's own words where no row can take it apart rightly."""

import re
from collections.abc import Collection, Iterable

from memory.judge.reading.blocking import mark
from memory.judge.reading.folding import fold
from memory.judge.small_model.clause_reader import Reading
from memory.judge.telling.facts import GUESSED, make_fact
from memory.judge.telling.phrasing import phrase
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Subject
from memory.vocabulary import ATTRIBUTES, PROFILE

MOST = {"zh": 50, "en": 160}
"""Characters up to which neighbouring clauses are kept together."""
LEAST = {"zh": 7, "en": 20}
"""Characters of the user's own words below which nothing can be read out of them."""
FEW = {"zh": 4, "en": 10}
"""The same where a clause surely tells something: "type 2 diabetic"."""


# What keeps its attribute in the sentence for a reader, which says no more than "the user's goal: …".
OPEN = frozenset({"goal", "project", "event", "habit", "skill", "possession", "diet", "pet"})
# "Tyler switched majors, it's computer science now": what it is now belongs to it.
_GOES_ON = LazyPattern(
    r"(?:and |so |now |but )*(?:it'?s|that'?s|it is) (?:now |called )*\w+(?: \w+){0,2}(?: now| these days| instead)$|(?:现在|如今|改)+(?:是|成|叫|学|读|做|换成)+[^,，我你]{2,10}$"
)
# What a row finds to be of this hour is no part of what is kept beside it.
_OF_THE_MOMENT = frozenset({"now", "task", "question", "sarcasm"})
# Share of an attribute from which on what is told is filed under it. Who the user is stands in every prompt.
_LIKELY, _SURELY = 0.4, 0.5
_DENIES = LazyPattern(r"[不没别]|\bnot\b|n't\b|\bnever\b|\bno longer\b")
_OF_THE_USER = LazyPattern(
    r"^(?:我|俺|咱|本人|就?叫|大?名|姓|小名|网名|昵称|喊|称呼|英文名|中文名)|[叫喊称]我|\b(?:i|i'm|im|my|me|call)\b|^(?:it'?s|this is|the name'?s|name'?s?)\b",
    re.IGNORECASE,
)
_SOMEBODY_MOVES = LazyPattern(
    r"^(?!我|俺|咱|刚|已经?|又|也|都|就|要|想|打算|决定|准备|去年|今年|年|上|下|全家|一家|举家|现|终于|最|后来)[\u3400-\u9fff]{2,3}(?:已经|刚|又|也|上个?月|去年)*(?:搬|迁|调|定居)(?:到|去|回|在)"
)
_OF_NEITHER = LazyPattern(
    r"^(?:我们?|咱们?)?(?:的)?(?:医生|大夫|护士|律师|老师|教练|师傅|中介|房东|客服|银行|公司|单位|办公室|店|厂|学校|医院)|^(?:the |my |our )?(?:doctor|doc|gp|nurse|lawyer|teacher|coach|landlord|landlady|bank|company|office|shop|firm|school|hospital)\b",
    re.IGNORECASE,
)


def filed_under(said: Fact, reading: Reading, utterance: Utterance) -> Fact:
    """Return the user's own words under the attribute that they are likely about.

    The sentence for a reader names the attribute only where that says little more than the words do.
    """
    attribute = reading.attribute
    likely = reading.attributes[attribute]
    if said.attribute != "other" or likely < (_SURELY if attribute in PROFILE else _LIKELY):
        return said
    if ATTRIBUTES[attribute].single and _DENIES.search(said.value.lower()):
        return said  # "I'm not a doctor" is no job
    if attribute == "name" and not _OF_THE_USER.search(said.value):
        return said  # "the teacher's name is Ma"
    if attribute == "location" and _SOMEBODY_MOVES.match(said.value):
        return said
    if attribute in ("family", "location") and _OF_NEITHER.match(said.value):
        return said  # a doctor is none of the family, and a firm that moves is no home
    subject: Subject = "family" if attribute == "family" else said.subject
    worded = attribute if attribute in OPEN or subject == "family" else "other"
    text = phrase(worded, said.value, utterance.language, subject=subject)
    return said.model_copy(update={"attribute": attribute, "subject": subject, "text": text})


def as_said(
    utterance: Utterance, clauses: Iterable[int], lasting: Collection[int], *, least: int | None = None
) -> list[Fact]:
    """Return each of these clauses with those beside it in its sentence that last, once, as something said.

    What is shorter than `least` characters, by default `LEAST`, is left out.
    """
    marks = mark(utterance)
    kinds = _OF_THE_MOMENT - {"task"} if any((*marks.lasting, *marks.remember)) else _OF_THE_MOMENT
    passing = {at for at, rule in enumerate(marks.blocked) if rule is not None and rule.name in kinds}
    lasting = [at for at in lasting if at not in passing]
    spans: list[tuple[int, int]] = []
    for own in clauses:
        span = _around(own, lasting, utterance)
        if not any(low < span[1] and span[0] < high for low, high in spans):
            spans.append(span)
    said = (utterance.folded.cut(*span).strip() for span in spans)
    return [
        make_fact(utterance, "other", text).model_copy(update={"confidence": GUESSED})
        for text in said
        if len(text) >= (LEAST[utterance.language] if least is None else least)
    ]


def _around(own: int, lasting: Collection[int], utterance: Utterance) -> tuple[int, int]:
    clauses, most = utterance.clauses, MOST[utterance.language]
    low = high = own
    while (
        low - 1 in lasting
        and not clauses[low - 1].strong
        and clauses[high].end - clauses[low - 1].start <= most
    ):
        low -= 1
    while (
        high + 1 < len(clauses)
        and (high + 1 in lasting or _GOES_ON.match(clauses[high + 1].text) is not None)
        and not clauses[high].strong
        and clauses[high + 1].end - clauses[low].start <= most
    ):
        high += 1
    return clauses[low].start, clauses[high].end


def is_as_said(fact: Fact, utterance: Utterance) -> bool:
    """Tell whether a fact is whole clauses in the user's own words, of which nothing was cut off."""
    at = utterance.folded.text.find(fold(fact.value).text.strip())
    end = at + len(fold(fact.value).text.strip())
    starts, ends = ({one.start for one in utterance.clauses}, {one.end for one in utterance.clauses})
    return fact.confidence == GUESSED and at in starts and end in ends


def clause_of(fact: Fact, utterance: Utterance) -> int | None:
    """Return the number of the clause in which a fact begins; None where its words are not the message's."""
    at = utterance.folded.text.find(fold(fact.value).text.strip())
    return next((i for i, one in enumerate(utterance.clauses) if one.start <= at < one.end), None)
