"""The front of the filing cabinet: everything the graph and the tools do with long-term memory."""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple

from langchain_core.language_models import BaseChatModel
from langgraph.store.base import BaseStore

from memory import metrics
from memory.clock import utc_now
from memory.errors import UsageError
from memory.guard.access import Role, role_of
from memory.guard.audit import Trail
from memory.guard.clean import clean
from memory.guard.redact import redact_contacts
from memory.judge import Judge, Known
from memory.judge.layers import build_layers
from memory.judge.reading.long_message import asked_of, read_of
from memory.judge.reading.questions import is_question
from memory.long_term.agent_words import corrected, in_first_person, not_said, said_in, stated
from memory.long_term.consolidation import Consolidation, Consolidator, Leaving
from memory.long_term.core_block import CoreBlock, CoreShelf
from memory.long_term.embeddings import Encoder, load_encoder
from memory.long_term.forgetting import Receipt, forget, only
from memory.long_term.pending import file_weak
from memory.long_term.person_meant import person_meant
from memory.long_term.prediction import Forecast, foresee
from memory.long_term.recall import Recall, recall
from memory.long_term.reranking import Reranker, reranking_of
from memory.long_term.shelf import Shelf
from memory.long_term.task_notes import file_notes
from memory.long_term.turnstile import turnstile
from memory.long_term.verbatim import Imported, PastTurn, file_turns
from memory.long_term.writing import Change, Source, file_facts
from memory.records import Decision, Evidence, Origin, Record, Status, Turn
from memory.settings import MemorySettings, settings_from_environment


class Observation(NamedTuple):
    """What became of one message: the judge's decision and what it changed."""

    decision: Decision
    changes: tuple[Change, ...]


class Memory:
    """Long-term memory over a LangGraph store. Cheap to make; holds no state of its own.

    Every method takes the user first and raises `MissingUserError` for a blank one; the store's errors pass
    through. Nothing here waits for a chat model.
    """

    def __init__(
        self,
        store: BaseStore | None,
        *,
        settings: MemorySettings | None = None,
        judge: Judge | None = None,
        judge_model: BaseChatModel | None = None,
        reranker: Reranker | None = None,
        clock: Callable[[], datetime] = utc_now,
    ) -> None:
        """Work over `store`; raises `UsageError` when there is none.

        Without `settings` those of AGENT_MEMORY_SETTINGS hold (`settings_from_environment`).
        `judge_model` is asked where rules and small model are not sure of a message; without it nobody is.
        `reranker` may put what was found into another order (see `memory.long_term.reranking`).
        """
        if store is None:
            raise UsageError("The graph has no store: use build_graph(store=open_store()).")
        self.store = store
        self.settings = settings or settings_from_environment()
        self.judge = judge or Judge(
            build_layers(
                self.settings.layers,
                encoder=getattr(store, "encoder", None),
                model=judge_model,
                deadline_s=self.settings.judge_deadline_s,
            ),
            threshold=self.settings.long_threshold,
            sure=self.settings.sure_threshold,
        )
        self.clock = clock
        self._rerank = reranking_of(reranker, self.settings)

    def observe(
        self,
        user: str,
        text: str,
        *,
        thread: str,
        message: str,
        context: Sequence[Turn] = (),
        domains: Sequence[str] = (),
        origin: Origin = "user",
        understood: str | None = None,
    ) -> Observation:
        """Judge a message of the user and file what is lasting in it.

        `understood` is the message with what it refers to put in: it is what is judged, the quote stays what
        the user said. `thread` and `message` identify the message: observing it twice changes nothing.
        `context` are the turns before it, `domains` those of the task in hand.
        """
        now, shelf = self.clock(), self._shelf(user)
        decision = self.judge.decide(
            clean(understood or text),
            context=context,
            now=now,
            on_file=cache(lambda: [Known.of(record) for record in reversed(shelf.facts_at_hand())]),
        )
        metrics.count_judged(decision.verdict, decision.layer, decision.refused)
        if not decision.facts and not decision.weak:
            return Observation(decision, ())
        quote = redact_contacts(read_of(clean(text)))
        source = Source(Evidence(thread=thread, message=message, quote=quote), origin, tuple(domains))
        with turnstile(user):
            weak = file_weak(shelf, decision.weak, source, now)
            return Observation(decision, (*file_facts(shelf, decision.facts, source, now), *weak))

    def remember(
        self,
        user: str,
        content: str,
        *,
        request: str,
        thread: str,
        message: str,
        context: Sequence[Turn] = (),
        domains: Sequence[str] = (),
    ) -> Observation:
        """File what a chat model wants remembered, as far as the user asked for it or said it.

        The user's own message `request` is observed first and filed in the user's words. What `content` holds
        beyond that must have been stated earlier in this conversation (`context`), as the judge reads those
        turns; where the user asks to remember, it is enough that it stands in a statement.
        """
        asked = self.observe(user, request, thread=thread, message=message, context=context, domains=domains)
        if asked.decision.refused:
            return asked
        now = self.clock()
        decision = self.judge.decide(in_first_person(clean(content)), context=(), now=now)
        filed = [fact.value for fact in asked.decision.facts]
        beyond = [fact for fact in decision.facts if not said_in(fact.value, filed)]
        facts = [fact for fact in beyond if stated(fact, self.judge, request, context, now)]
        if not facts:
            return asked if asked.decision.facts else Observation(not_said(decision), ())
        evidence = Evidence(thread=thread, message=message, quote=redact_contacts(clean(content)))
        source = Source(evidence, "agent", tuple(domains))
        with turnstile(user):
            changes = file_facts(self._shelf(user), facts, source, now)
            return Observation(decision, (*asked.changes, *changes))

    def update(
        self,
        user: str,
        record_id: str,
        content: str,
        *,
        request: str,
        thread: str,
        message: str,
        context: Sequence[Turn] = (),
    ) -> Observation:
        """Correct one record, as far as the user's message `request` says so.

        The message is observed first: most corrections need no more. What it did not change is changed to
        `content` where half of its words stand in the message, it is no question and the id fits one record.
        """
        asked = self.observe(user, request, thread=thread, message=message, context=context)
        if asked.decision.refused or asked.changes:
            return asked
        now = self.clock()
        decision = self.judge.decide(in_first_person(clean(content)), now=now)
        old = only(self.records(user, "active"), record_id)
        quote = redact_contacts(clean(content))
        fact = corrected(old[0], decision, quote, request) if old and not decision.refused else None
        if not fact:
            return Observation(decision if decision.refused else not_said(decision), ())
        source = Source(Evidence(thread=thread, message=message, quote=quote), "agent")
        with turnstile(user):
            return Observation(decision, file_facts(self._shelf(user), [fact], source, now))

    def import_turns(self, user: str, turns: Iterable[PastTurn]) -> Imported:
        """File old conversations word for word (see `memory.long_term.verbatim`), as one batch.

        Importing them again changes nothing. For long ones pass parts of a few hundred turns.
        """
        return file_turns(self._shelf(user), turns)

    def recall(
        self,
        user: str,
        query: str,
        *,
        limit: int = 10,
        domains: Sequence[str] = (),
        task: str | None = None,
        role: str | Role = "admin",
        hops: int | None = None,
    ) -> Recall:
        """Find what is known that bears on a query, for a reader in a task (see `memory.long_term.recall`).

        `hops`: how far to follow links, at most 2; None: as set. Raises `SettingsError` for an unknown role.
        """
        began, shelf, now = time.perf_counter(), self._shelf(user), self.clock()
        within: Any = {"limit": limit, "domains": domains, "task": task, "role": role_of(role), "hops": hops}
        within |= {"settings": self.settings, "rerank": self._rerank}
        found = recall(shelf, asked_of(clean(query)), now=now, **within)
        found = found._replace(degraded=getattr(self.store, "degraded", None))
        took = time.perf_counter() - began
        metrics.count_recall(took, found=bool(found.hits), degraded=bool(found.degraded))
        return found

    def foresee(self, user: str, *, most: int = 40) -> Forecast:
        """Load a user's memories before the first message and guess what it is about (see `prediction`)."""
        return foresee(self._shelf(user), self.clock(), most)

    def core(self, user: str) -> CoreBlock:
        """Return the user's core memory (see `memory.long_term.core_block`)."""
        return self._core(user).read()

    def edit_core(
        self, user: str, line: str, *, replacing: str | None = None, spoken: Sequence[str] = ()
    ) -> CoreBlock:
        """Add a line to the core memory, or put it in the place of the one that holds `replacing`.

        Half of a line's words must stand in `spoken`, the user's messages that are no questions, or in a
        memory. Raises `UsageError` that says what is wrong.
        """
        now = self.clock()
        with turnstile(user):
            told = [text for text in spoken if not is_question(text)]
            known = [record.text for record in self._shelf(user).facts()] if line else []
            if line and not said_in(in_first_person(clean(line)), [*told, *known]):
                raise UsageError("The user has not said so: only what the user said is kept.")
            core = self._core(user)
            return core.append(line, now) if replacing is None else core.replace(replacing, line, now)

    def file_notes(
        self,
        user: str,
        task: str,
        notes: Mapping[str, str],
        *,
        domains: Sequence[str],
        thread: str,
        message: str,
    ) -> tuple[Record, ...]:
        """File notes of a finished task, each as a record in the task's domains."""
        evidence, now = Evidence(thread=thread, message=message, quote=""), self.clock()
        with turnstile(user):
            return file_notes(self._shelf(user), task, notes, domains=domains, evidence=evidence, now=now)

    def records(self, user: str, status: Status | None = None) -> list[Record]:
        """Return all records of a user, oldest first; only those of one status if given."""
        shelf = self._shelf(user)
        return shelf.records(status=status) if status else shelf.records()

    def trail(self, user: str) -> Trail:
        """Return the audit trail of what was written about a user: ids and states, no text."""
        return self._shelf(user).trail()

    def forget(self, user: str, record_ids: Sequence[str] | None, about: str = "") -> Receipt:
        """Remove the text of records, of the quotes of their messages and of episodes about them.

        Where `about`, the user's words, names a person: all that was said of that person.

        None forgets everything, core memory and past states included. Six characters are enough of an id.
        """
        shelf = self._shelf(user)
        with turnstile(user):
            everything = [r for r in shelf.records() if r.status != "forgotten"]
            if record_ids is None:
                self._core(user).clear(self.clock())
                return forget(shelf, everything)
            chosen = [r for wanted in record_ids for r in only(everything, wanted)]
            self._core(user).forget([r.value for r in chosen], self.clock())
            return forget(shelf, chosen, person_meant(about, everything))

    def consolidate(self, user: str, leaving: Sequence[Leaving], *, thread: str) -> Consolidation:
        """File what leaves the window (see `memory.long_term.consolidation`)."""
        with turnstile(user):
            parts = Consolidator(self._shelf(user), self.judge, self.encoder, self.settings)
            return parts.consolidate(leaving, thread, self.clock())

    @property
    def encoder(self) -> Encoder:
        """The store's encoder, or the bundled one over a store that has none."""
        own: Encoder | None = getattr(self.store, "encoder", None)
        return own or load_encoder()

    def _core(self, user: str) -> CoreShelf:
        return CoreShelf(self.store, user, budget=self.settings.core_tokens)

    def _shelf(self, user: str) -> Shelf:
        return Shelf(self.store, user, episode_days=self.settings.episode_days)
