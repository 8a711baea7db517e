"""Which facts a question asks for: of which attributes, and whose."""

from collections.abc import Mapping, Set
from types import MappingProxyType
from typing import NamedTuple

from memory.judge.reading.aspects import Aspect, aspect_asked
from memory.judge.reading.questions import asked_attributes, is_question
from memory.judge.reading.whose import ANIMAL_NAMES, asked_about, may_answer
from memory.long_term.asked_for import likely_asked
from memory.long_term.asked_thing import AskedThing, asked_thing
from memory.long_term.centring import Encodes
from memory.long_term.matters import Matter, matter_of
from memory.records import Record

_ANSWERED_BY = {"diet": ("allergy", "dislike"), "allergy": ("diet",), "employer": ("occupation",)}
"""What answers the same question: who asks what not to eat wants the allergies too."""

_ALSO_SAFETY = {"diet": ("allergy",), "allergy": ("diet",)}
"""The same where it is only likely what is asked for: no more than what does harm if it is missing."""

_OF_OTHERS = frozenset({"family", "pet"})


KIND_IS_ANSWER = frozenset(
    {"name", "age", "birthday", "gender", "occupation", "employer", "location", "hometown", "language"}
    | {"family", "pet", "diet", "allergy", "contact", "goal", "project", "reply_style"}
)
"""Attributes of which a user has few memories, so that asking for the kind asks for what is on file."""

_MANY = frozenset({"family"})
_OF_MANY = 0.5

SURE = 0.5
"""Likelihood from which on an attribute is asked for though no row of the table says so."""

_KINDRED = (
    ("occupation", "employer"), ("diet", "allergy"), ("location", "hometown"), ("goal", "project"),
    ("age", "birthday"), ("family", "pet"),
)  # fmt: skip
"""What the same words ask for: both, where the two together are sure and neither is out of the question."""

_POSSIBLE = 0.1
"""Likelihood below which it is no evidence at all."""


class Wanted(NamedTuple):
    """The attributes asked for, and the relatives and animals they are asked of; none: the user.

    `likely` says of others how likely they are asked for, 0..1: not enough to answer with whatever is on
    file of that kind, but more than nothing. `thing` is the one that is asked about, if one is named.
    """

    attributes: frozenset[str]
    about: frozenset[str]
    likely: Mapping[str, float] = MappingProxyType({})
    thing: AskedThing = AskedThing()
    aspect: Aspect | None = None
    """What the question wants to hear, by whatever words it is told."""

    def fits(self, record: Record) -> bool:
        """Tell whether a record is what the question asks for."""
        if self.names(record):
            return True
        asked = record.attribute in self.attributes and not self.thing.sure
        return asked and may_answer(record, self.about)

    def names(self, record: Record) -> bool:
        """Tell whether a fact speaks of the one that the question is about."""
        return bool(self.thing) and record.kind != "episode" and self.thing.held_by(record.text)

    def speaks_for(self, attribute: str) -> float:
        """Return how much being of this kind speaks for a memory, 0..1: as much as it is likely asked for.

        Half as much for kinds of which there are many: one taste or relative is not the one asked for.
        """
        likely = 1.0 if attribute in self.attributes else self.likely.get(attribute, 0.0)
        if likely < _POSSIBLE:
            return 0.0
        return likely if attribute in KIND_IS_ANSWER - _MANY else _OF_MANY * likely

    def leans(self, record: Record) -> float:
        """Return how much the kind of a record speaks for it, 0..1; nothing where it is another's."""
        likely = self.speaks_for(record.attribute) if record.attribute in self.likely else 0.0
        return likely if likely and may_answer(record, self.about) else 0.0

    def agrees(self, record: Record, agreement: float) -> float:
        """Return how far a record is about the matter asked of (`matters`), 0..1.

        Nothing if it is another's, or the agent's words: those are about whatever was talked of.
        """
        return agreement if record.origin != "agent" and may_answer(record, self.about) else 0.0


def wanted_by(question: str, encoder: Encodes | None = None) -> Wanted:
    """Read off a question what it asks for. A question about a relative asks for family, whatever else.

    With the bundled encoder also where the wording is in no row of the table (`asked_for`).
    """
    asked: Set[str] = asked_attributes(question)
    likely = {} if asked & KIND_IS_ANSWER else likely_asked(question, encoder)
    sure = _surely_asked(likely)
    close = [_ANSWERED_BY.get(name, ()) for name in asked] + [_ALSO_SAFETY.get(name, ()) for name in sure]
    matter = matter_of(question, encoder) if encoder and (asked or sure) else None
    if matter:
        asked, sure = ({name for name in names if not _foreign(name, matter)} for names in (asked, sure))
    # Forty patterns are looked for: only where it is possible that anything is asked for.
    possible = asked or any(share >= _POSSIBLE for share in likely.values())
    thing = asked_thing(question)
    about = thing.beings or (asked_about(question) if possible else frozenset())
    owned = asked or sure or thing.beings
    others = {"pet" if name in ANIMAL_NAMES else "family" for name in about} if owned else set()
    aspect = aspect_asked(question) if is_question(question) else None
    return Wanted(frozenset(asked | sure).union(*close, others), about, likely, thing, aspect)


def _foreign(attribute: str, matter: Matter) -> bool:
    # Of a relative or an animal anything can be asked.
    return attribute not in _OF_OTHERS and matter.rules_out(attribute)


def _surely_asked(likely: Mapping[str, float]) -> Set[str]:
    sure = {name for name, share in likely.items() if share >= SURE and name in KIND_IS_ANSWER}
    for pair in _KINDRED:
        shares = [likely.get(name, 0.0) for name in pair]
        if min(shares) >= _POSSIBLE and sum(shares) >= SURE:
            sure.update(pair)
    return sure
