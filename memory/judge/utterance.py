"""One message as the layers see it, and what a layer is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from memory.judge.reading.clauses import Clause, cut
from memory.judge.reading.folding import Folded, fold
from memory.judge.reading.handed_over import own_words
from memory.judge.reading.long_message import read_of
from memory.language import detect_language
from memory.records import Decision, Language, Record, Subject, Turn


class Known(NamedTuple):
    """One thing that is remembered, as far as the judge needs it.

    `until` is when it is past; `subject` is whom it is about, `text` the sentence that a reader sees, `id` its record's.
    """

    attribute: str
    value: str
    until: datetime | None = None
    subject: Subject = "user"
    text: str = ""
    id: str = ""

    @classmethod
    def of(cls, record: Record) -> "Known":
        """Return what the judge needs of a record."""
        return cls(record.attribute, record.value, record.valid_until, record.subject, record.text, record.id)


def nothing_on_file() -> Sequence[Known]:
    """Stand for a store that nobody has asked."""
    return ()


@dataclass(frozen=True, slots=True)
class Utterance:
    """A message without the texts of others that it hands over, its folded spelling, its clauses and the turns before it (oldest first).

    `leaning` is what the layer before decided without being sure of it. `on_file` reads what is remembered;
    it is called only where the message may take something back.
    """

    text: str
    folded: Folded
    language: Language
    clauses: tuple[Clause, ...]
    context: tuple[Turn, ...]
    now: datetime
    leaning: Decision | None = None
    on_file: Callable[[], Sequence[Known]] = nothing_on_file
    found: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """What was worked out of it once and is asked for several times, by name."""

    @classmethod
    def of(
        cls,
        text: str,
        *,
        now: datetime,
        context: Sequence[Turn] = (),
        language: Language | None = None,
        on_file: Callable[[], Sequence[Known]] = nothing_on_file,
    ) -> "Utterance":
        """Fold and cut the user's own words in a message; `language` is detected where it is not given."""
        text = read_of(own_words(text))
        folded = fold(text)
        spoken = language or detect_language(folded.text)
        clauses = cut(folded.text, spoken)
        return cls(text, folded, spoken, clauses, tuple(context), now, on_file=on_file)

    def with_the_one_before(self, index: int) -> str:
        """Return the text of a clause behind that of the one before it in the same sentence."""
        before = self.clauses[index - 1] if index else None
        return f"{before.text if before and not before.strong else ''} {self.clauses[index].text}"


class Layer(Protocol):
    """One way to judge. Layers are asked in order; the first that does not abstain decides."""

    name: str

    def judge(self, utterance: Utterance) -> Decision | None:
        """Return a decision with its reason, or None to abstain."""


@runtime_checkable
class Guards(Protocol):
    """What a layer can do besides: see what must not be kept anywhere and what the guard's tables do not know."""

    def refuses(self, text: str) -> Literal["injection", "secret"] | None:
        """Return what a whole message is likely to be, or None where it may be judged."""


@runtime_checkable
class LooksAgain(Protocol):
    """What a layer can do besides: look again at the facts that any layer took out of a message."""

    def checked(self, decision: Decision, utterance: "Utterance") -> Decision:
        """Return the decision, with what is likely wrong in it put otherwise or left out."""
