"""Which facts a question asks for: of which attributes, and whose."""

from typing import NamedTuple

from memory.judge.questions import asked_attributes
from memory.judge.whose import ANIMALS, asked_about, may_answer
from memory.records import Record

_ANSWERED_BY = {"diet": ("allergy", "dislike"), "allergy": ("diet",), "employer": ("occupation",)}
"""What answers the same question: who asks what not to eat wants the allergies too."""

_ANIMALS = frozenset(animal.name for animal in ANIMALS)


class Wanted(NamedTuple):
    """The attributes asked for, and the relatives and animals they are asked of; none: the user."""

    attributes: frozenset[str]
    about: frozenset[str]

    def fits(self, record: Record) -> bool:
        """Tell whether a record is what the question asks for."""
        return record.attribute in self.attributes and may_answer(record, self.about)


def wanted_by(question: str) -> Wanted:
    """Read off a question what it asks for. A question about a relative asks for family, whatever else."""
    asked = asked_attributes(question)
    close = (_ANSWERED_BY.get(attribute, ()) for attribute in asked)
    about = asked_about(question) if asked else frozenset()
    others = {"pet" if name in _ANIMALS else "family" for name in about}
    return Wanted(asked.union(*close, others), about)
