"""One message as the layers see it, and what a layer is."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from memory.judge.clauses import Clause, cut
from memory.judge.folding import Folded, fold
from memory.language import detect_language
from memory.records import Decision, Language, Turn

# Longer messages are pasted text; what a user says about himself stands at their beginning.
_MOST_CHARACTERS = 4000


@dataclass(frozen=True, slots=True)
class Utterance:
    """A message, its folded spelling, its clauses and the turns before it (oldest first).

    `leaning` is what the layer before decided without being sure of it.
    """

    text: str
    folded: Folded
    language: Language
    clauses: tuple[Clause, ...]
    context: tuple[Turn, ...]
    now: datetime
    leaning: Decision | None = None

    @classmethod
    def of(
        cls, text: str, *, now: datetime, context: Sequence[Turn] = (), language: Language | None = None
    ) -> "Utterance":
        """Fold and cut a message; `language` is detected where it is not given."""
        folded = fold(text[:_MOST_CHARACTERS])
        spoken = language or detect_language(folded.text)
        return cls(text, folded, spoken, cut(folded.text, spoken), tuple(context), now)


class Layer(Protocol):
    """One way to judge. Layers are asked in order; the first that does not abstain decides."""

    name: str

    def judge(self, utterance: Utterance) -> Decision | None:
        """Return a decision with its reason, or None to abstain."""
