"""The nouns of the project: what is judged, what is stored, what is found.

All are frozen: a change is a new object, so nothing that was handed out can change under its reader.
Times are timezone-aware UTC. Scores and confidences are in 0..1.
"""

from datetime import datetime
from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict

Kind = Literal["fact", "preference", "event", "episode", "summary", "note"]
Status = Literal["active", "pending", "superseded", "expired", "forgotten"]
Origin = Literal["user", "agent", "tool", "consolidation"]
Operation = Literal["add", "update", "delete"]
Subject = Literal["user", "family", "other"]
Verdict = Literal["LONG", "SHORT"]
Language = Literal["zh", "en"]


PLAIN = 0.75
"""Confidence from which on a fact was read off what was said; below it, it was guessed what is meant."""


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Turn(_Frozen):
    """One message of a conversation, as far as the judge needs it."""

    role: Literal["user", "assistant"]
    content: str


class Evidence(_Frozen):
    """Where a memory comes from: the message in which the user said it, word for word."""

    thread: str
    message: str
    quote: str


class Fact(_Frozen):
    """One lasting thing found in a message, not yet stored.

    `attribute` is a name of `memory.vocabulary.ATTRIBUTES`; `value` holds the user's own words;
    `text` is the sentence a reader sees, in the user's language. `replaces` is the old value that a
    correction names ("不叫浩宇" → 浩宇), where it names one. `valid_from` and `valid_until` bound the
    time in which it is true. `topic` names what a weak signal is about, however it is worded, and
    `opposite` the topic that it contradicts. `record` is the id of the one record that it ends, where
    that is known.
    """

    attribute: str
    value: str
    text: str
    op: Operation = "add"
    subject: Subject = "user"
    replaces: str | None = None
    valid_from: datetime | None = None
    valid_until: datetime | None = None
    domains: tuple[str, ...] = ()
    confidence: float = 0.9
    topic: str = ""
    opposite: str = ""
    record: str = ""


class Decision(_Frozen):
    """What the judge says of one message: keep it beyond this conversation or not, and why.

    `layer` is the layer that decided, `rule` the row of its table (or ""), `reason` a sentence in the
    language of the message. LONG always carries at least one fact; SHORT never carries any.
    `weak` are hints that are too little to be kept on their own and wait for a second sighting.
    `refused` is "secret" or "injection" when the message must not be kept anywhere, else None.
    """

    verdict: Verdict
    confidence: float
    reason: str
    layer: str
    rule: str = ""
    facts: tuple[Fact, ...] = ()
    weak: tuple[Fact, ...] = ()
    refused: Literal["secret", "injection"] | None = None


class Record(_Frozen):
    """One long-term memory of one user.

    `text` is what is shown and searched; `value` the bare content in the user's words. `valid_from` /
    `valid_until` say when it is true, `recorded_at` when we learned it. `seen` counts the different
    messages that said it. `superseded_by` names the record that took its place. `speaker` is who said it,
    where that is somebody by name: a turn of an old conversation; "" is the user.
    """

    id: str
    user: str
    kind: Kind
    attribute: str
    text: str
    value: str
    recorded_at: datetime
    subject: Subject = "user"
    speaker: str = ""
    domains: tuple[str, ...] = ()
    task: str | None = None
    status: Status = "active"
    confidence: float = 0.9
    importance: float = 0.5
    valid_from: datetime | None = None
    valid_until: datetime | None = None
    superseded_by: str | None = None
    evidence: tuple[Evidence, ...] = ()
    seen: int = 1
    origin: Origin = "user"
    uses: int = 0
    last_used_at: datetime | None = None

    @property
    def is_guess(self) -> bool:
        """Whether it was guessed of which kind it is, and not read off what was said."""
        return self.confidence < PLAIN

    def in_force(self, now: datetime) -> bool:
        """Tell whether it holds at a moment: it is active and, for an event, not over."""
        return self.status == "active" and (self.valid_until is None or self.valid_until > now)


class Hit(NamedTuple):
    """One memory found for a query. `explain` holds every named term of the score.

    `linked_to` is "" for what was found directly, else the id of the memory that led to it. Not validated:
    it is made only here, many times for every message.
    """

    record: Record
    score: float
    explain: dict[str, float]
    linked_to: str = ""
