"""What is filed when messages leave the window: missed facts, and an episode of what is worth keeping.

Questions, greetings, weather and everything else the judge calls passing are dropped; statements are
kept word for word. No model takes part, so an episode holds nothing that nobody said.
"""

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import NamedTuple, Protocol, runtime_checkable

from memory.condense import EncodesDocuments, condense
from memory.domains import domains_of
from memory.guard.clean import clean
from memory.guard.keepable import keepable
from memory.guard.redact import redact_contacts
from memory.judge import Judge, Known
from memory.judge.changing.forget_words import wants_forgotten
from memory.language import detect_language
from memory.long_term.episodes import Place, gave_way
from memory.long_term.forget_requests import taken_back
from memory.long_term.shelf import Shelf, record_id
from memory.long_term.tokens import tokenize
from memory.long_term.writing import Change, Source, file_facts
from memory.records import Decision, Evidence, Fact, Record, Turn
from memory.settings import MemorySettings
from memory.short_term.weights import kind_of, weight_of
from memory.vocabulary import ATTRIBUTES

_CONTEXT_TURNS = 6
_FULL_WORDS = 4
_IMPERSONAL = 0.6
_LAST_EPISODES = 50
_SELF = re.compile(r"[我俺咱]|\b(?:i|i'm|i've|i'd|i'll|me|my|mine|we|our|us)\b", re.I)
# Rules of the judge whose SHORT means "no lasting fact" and not "of no use later": something was told.
_TOLD = frozenset({"doubt", "past", "second look"})
# Confidence from which on "passing" means of no use later either.
_SURE = 0.65


@runtime_checkable
class JudgesAcross(Protocol):
    """A judge that also finds what only several turns together say ("too long", three times)."""

    def across(self, turns: Sequence[Turn], *, now: datetime) -> Sequence[Fact]:
        """Return the facts; they are filed as said in the last of the turns."""


class Leaving(NamedTuple):
    """A message on its way out of the window. `at` is when it was said, if that is known."""

    id: str
    turn: Turn
    at: datetime | None = None


class Consolidation(NamedTuple):
    """What was filed. `episode` is None when nothing was worth an episode or it was filed before."""

    episode: Record | None
    changes: tuple[Change, ...]


class Consolidator(NamedTuple):
    """The parts that consolidation works with."""

    shelf: Shelf
    judge: Judge
    encoder: EncodesDocuments
    settings: MemorySettings

    def consolidate(self, leaving: Sequence[Leaving], thread: str, now: datetime) -> Consolidation:
        """File what the leaving messages hold and return it. Doing it again stores nothing twice.

        Writes facts that capture missed and one episode record; raises the store's own errors, and then
        the messages must stay in the window.
        """
        kept: list[Leaving] = []
        changes: list[Change] = []
        forgotten = self._forgotten_messages(thread)
        captured = self._captured(thread)
        allowed = keepable([message.turn for message in leaving])
        forgotten |= _taken_back(leaving)
        for index, message in enumerate(leaving):
            if message.turn.role != "user" or message.id in forgotten or not allowed[index]:
                continue
            context = [m.turn for m in leaving[max(0, index - _CONTEXT_TURNS) : index]]
            decision = self.judge.decide(
                message.turn.content, context=context, now=message.at or now, on_file=cache(self._on_file)
            )
            later = [one.id for one in leaving[index + 1 :]]
            newer = frozenset(record.id for one in later for record in captured.get(one, ()))
            filed = (
                _as_heard(decision, captured[message.id])
                if message.id in captured
                else file_facts(self.shelf, decision.facts, self.heard_in(message, thread, newer), now)
            )
            changes += [change for change in filed if change.action != "unchanged"]
            if not wants_forgotten(message.turn.content) and self._worth_keeping(
                decision, message, filed, (thread, message.id)
            ):
                kept.append(message)
        changes += self._across(leaving, thread, now)
        kept = self._not_yet_filed(kept, thread)
        rid = record_id(self.shelf.user, "episode", thread, *(message.id for message in kept))
        return Consolidation(self._episode(rid, kept, thread, now), tuple(changes))

    def _on_file(self) -> Sequence[Known]:
        return [Known.of(record) for record in reversed(self.shelf.facts_at_hand())]

    def _across(self, leaving: Sequence[Leaving], thread: str, now: datetime) -> list[Change]:
        spoken = [message for message in leaving if message.turn.role == "user"]
        if not spoken or not isinstance(self.judge, JudgesAcross):
            return []
        allowed = keepable([message.turn for message in spoken])
        turns = [message.turn for message, keep in zip(spoken, allowed, strict=True) if keep]
        evidence = Evidence(thread=thread, message=spoken[-1].id, quote="")
        facts = self.judge.across(turns, now=spoken[-1].at or now)
        filed = file_facts(self.shelf, facts, Source(evidence, "consolidation"), now)
        return [change for change in filed if change.action != "unchanged"]

    def heard_in(self, message: Leaving, thread: str, newer: frozenset[str]) -> Source:
        """Return a message as the source of facts; `newer` are the records of what was said after it."""
        quote = redact_contacts(clean(message.turn.content))
        evidence = Evidence(thread=thread, message=message.id, quote=quote)
        return Source(evidence, "consolidation", newer=newer)

    def _captured(self, thread: str) -> Mapping[str, list[Record]]:
        """Return by message what the talk itself has filed or ended: of that nothing is left to find.

        Judged again beside what the message made of the memories, "the doctor is away on the 3rd" would take
        back the very change that it explains.
        """
        captured: dict[str, list[Record]] = {}
        for record in self.shelf.records():
            for evidence in record.evidence:
                if evidence.thread == thread and record.kind != "episode":
                    captured.setdefault(evidence.message, []).append(record)
        return captured

    def _episode(self, rid: str, kept: Sequence[Leaving], thread: str, now: datetime) -> Record | None:
        if not kept or self.shelf.get(rid):
            return None
        quotes = [redact_contacts(clean(m.turn.content)).strip() for m in kept]
        said = condense(quotes, self.settings.episode_tokens, self.encoder)
        if not said:
            return None
        episode = Record(
            id=rid,
            user=self.shelf.user,
            kind="episode",
            attribute="episode",
            text=_text(said, kept[0].at or now),
            value=" / ".join(said),
            recorded_at=now,
            domains=domains_of(" ".join(said)),
            importance=ATTRIBUTES["episode"].importance,
            evidence=tuple(
                Evidence(thread=thread, message=m.id, quote=q) for m, q in zip(kept, quotes, strict=True)
            ),
            origin="consolidation",
        )
        self.shelf.put([episode])
        return episode

    def _worth_keeping(
        self, decision: Decision, message: Leaving, filed: Sequence[Change], place: Place
    ) -> bool:
        if any(gave_way(change.record, place) for change in filed if change.action == "unchanged"):
            return False
        if decision.facts:
            return not filed or any(c.action != "unchanged" or c.record.status == "active" for c in filed)
        worth = importance(decision, message.turn.content, self.settings.message_weights)
        told = decision.rule in _TOLD or (decision.rule == "passing" and decision.confidence < _SURE)
        return told and worth >= self.settings.episode_importance

    def _not_yet_filed(self, kept: Sequence[Leaving], thread: str) -> list[Leaving]:
        """Leave out messages that an episode quotes already: a run that was killed may offer them again."""
        if not kept:
            return []
        episodes = self.shelf.records(section="episodes", limit=_LAST_EPISODES)
        quoted = {e.message for episode in episodes for e in episode.evidence if e.thread == thread}
        return [message for message in kept if message.id not in quoted]

    def _forgotten_messages(self, thread: str) -> set[str]:
        stones = self.shelf.records(status="forgotten")
        return {e.message for stone in stones for e in stone.evidence if e.thread == thread}


def _as_heard(decision: Decision, records: Sequence[Record]) -> tuple[Change, ...]:
    """Return what a message that was judged in the talk finds on file of itself; an end leaves nothing."""
    if all(fact.op == "delete" for fact in decision.facts):
        return ()
    return tuple(Change("unchanged", record) for record in records)


def _taken_back(leaving: Sequence[Leaving]) -> set[str]:
    """Return the messages that a later one of the user's wants forgotten, filed or not."""
    spoken = [message for message in leaving if message.turn.role == "user"]
    gone = taken_back([message.turn.content for message in spoken])
    return {spoken[index].id for index in gone}


def importance(decision: Decision, text: str, weights: Mapping[str, float]) -> float:
    """Say in 0..1 what a message is worth beyond its conversation.

    Half the weight of its kind (see `memory.short_term.weights`); where it holds no fact, less for a word
    or two, and less where the user does not speak of themselves.
    """
    worth = weight_of(kind_of(decision), weights) / 2
    if decision.facts:
        return worth
    worth *= min(1.0, len(set(tokenize(text))) / _FULL_WORDS)
    return worth if _SELF.search(text) else worth * _IMPERSONAL


def _text(said: Sequence[str], now: datetime) -> str:
    joined = "；".join(said) if detect_language(said[0]) == "zh" else "; ".join(said)
    if detect_language(joined) == "zh":
        return f"{now:%Y-%m-%d} 的对话中用户说：{joined}"
    return f"In a conversation on {now:%Y-%m-%d} the user said: {joined}"
