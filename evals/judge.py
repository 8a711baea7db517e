"""Measure the judge on labelled messages, each told to a fresh user's memory as a real user would tell it."""

import json
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

from langchain_core.language_models import BaseChatModel

from evals.judge_rows import LabelledRow, holds, is_gone, is_stored
from memory import Decision, Evidence, Fact, Judge, Memory, MemorySettings, Record
from memory.judge.layers import build_layers
from memory.judge.rule_layer import RuleLayer
from memory.judge.telling.phrasing import phrase
from memory.judge.utterance import Utterance
from memory.long_term.shelf import Shelf
from memory.long_term.store import MemoryStore
from memory.long_term.writing import Source, file_facts
from memory.records import Subject
from memory.vocabulary import ATTRIBUTES

# The labels speak of dates that lay ahead when they were written.
NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
_MESSAGE = "judged"
_TIMES = 5


class Outcome(NamedTuple):
    """What one message left behind. `stored` are the active records that it made or changed."""

    row: LabelledRow
    decision: Decision
    stored: tuple[Record, ...]
    facts_met: int
    violations: tuple[str, ...]

    @property
    def right(self) -> bool:
        """Say whether long or short was decided rightly."""
        return self.decision.verdict == self.row.decision


def judge_of(layers: Sequence[str], model: BaseChatModel | None = None) -> Judge:
    """Return the judge of these layers, with the thresholds of the settings; `llm` needs a `model`."""
    settings = MemorySettings()
    made = build_layers(layers, model=model, deadline_s=settings.judge_deadline_s)
    return Judge(made, threshold=settings.long_threshold, sure=settings.sure_threshold)


def run(rows: Sequence[LabelledRow], judge: Judge) -> list[Outcome]:
    """Tell every row to a user of its own over one temporary store, and look what is active then."""
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(MemoryStore(f"sqlite:///{folder}/judge.sqlite")) as store,
    ):
        memory = Memory(store, judge=judge, clock=lambda: NOW)
        return [_tell(memory, row, f"row {number}") for number, row in enumerate(rows)]


def _tell(memory: Memory, row: LabelledRow, user: str) -> Outcome:
    for at, turn in enumerate(row.context):
        if turn.role == "user":
            before = row.context[:at]
            memory.observe(user, turn.content, thread="t", message=f"before {at}", context=before)
    if row.changes_something:
        _seed(memory, row, user)
    seen = memory.observe(user, row.message, thread="t", message=_MESSAGE, context=row.context)
    active = memory.records(user, "active")
    stored = tuple(r for r in active if any(e.message == _MESSAGE for e in r.evidence))
    met = sum(
        is_gone(label, active) if label.op == "delete" else is_stored(label, stored) for label in row.facts
    )
    # What a correction replaces must stand nowhere any more; else only what the message changed counts.
    looked_at = active if row.changes_something else stored
    violations = tuple(text for text in row.must_not if any(holds(r.value, text) for r in looked_at))
    return Outcome(row, seen.decision, stored, met, violations)


def _seed(memory: Memory, row: LabelledRow, user: str) -> None:
    """Store what a message corrects or ends, where the turns before it have not left it behind."""
    active = memory.records(user, "active")
    facts = []
    for label in row.facts:
        old = (label.value,) if label.op == "delete" else row.must_not if label.op == "update" else ()
        for value in old:
            if not any(holds(record.value, value) for record in active):
                facts.append(_fact(label.attribute, value, row))
            if ATTRIBUTES[label.attribute].single:
                break
    source = Source(Evidence(thread="earlier", message="seed", quote=""))
    file_facts(Shelf(memory.store, user), facts, source, NOW)


def _fact(attribute: str, value: str, row: LabelledRow) -> Fact:
    subject: Subject = "family" if attribute == "family" else "user"
    return Fact(
        attribute=attribute,
        value=value,
        text=phrase(attribute, value, row.lang, subject=subject),
        subject=subject,
    )


def timings(rows: Sequence[LabelledRow], judge: Judge) -> dict[str, float]:
    """Return milliseconds of processor time of a decision, without the encoder, and of the rule layer alone.

    The encoder remembers its vectors, so that from the second time on only the judge itself is timed; of
    five times the shortest counts, since other programs only ever lengthen them.
    """
    layer, whole, rules = RuleLayer(), [], []
    for row in rows:
        # Each time a new one: an utterance remembers what was once worked out of it.
        fresh = iter([Utterance.of(row.message, now=NOW, context=row.context) for _ in range(_TIMES)])
        judge.decide(row.message, context=row.context, now=NOW)
        whole.append(_milliseconds(partial(judge.decide, row.message, context=row.context, now=NOW)))
        rules.append(_milliseconds(partial(_judge_next, layer, fresh)))
    whole.sort()
    return {
        "p50_ms": round(statistics.median(whole), 3),
        "p95_ms": round(whole[int(0.95 * (len(whole) - 1))], 3),
        "rules_p50_ms": round(statistics.median(rules), 3),
    }


def _judge_next(layer: RuleLayer, fresh: Iterator[Utterance]) -> None:
    layer.judge(next(fresh))


def _milliseconds(work: Callable[[], object]) -> float:
    times = []
    for _ in range(_TIMES):
        start = time.process_time()
        work()
        times.append((time.process_time() - start) * 1000)
    return min(times)


def figures(outcomes: Sequence[Outcome]) -> dict[str, float | int | None]:
    """Return the shares that the table and the last line give; None where there is nothing to count."""
    said = [one for one in outcomes if one.decision.verdict == "LONG"]
    wanted = [one for one in outcomes if one.row.decision == "LONG"]
    labels = sum(len(one.row.facts) for one in outcomes)
    return {
        "n": len(outcomes),
        "accuracy": _share(sum(one.right for one in outcomes), len(outcomes)),
        "long_precision": _share(sum(one.right for one in said), len(said)),
        "long_recall": _share(sum(one.right for one in wanted), len(wanted)),
        "fact_recall": _share(sum(one.facts_met for one in outcomes), labels),
        "must_not_violations": sum(len(one.violations) for one in outcomes),
    }


def all_figures(outcomes: Sequence[Outcome]) -> dict[str, object]:
    """Return the figures of all rows, of each language and of each layer."""
    layers = Counter(one.decision.layer for one in outcomes)
    by_language = {
        f"{name}_{language}": figures([o for o in outcomes if o.row.lang == language])[name]
        for name in ("accuracy", "long_precision", "long_recall", "fact_recall")
        for language in ("zh", "en")
    }
    return {
        **figures(outcomes),
        "secrets_stored": sum(one.row.secret and bool(one.stored) for one in outcomes),
        "injections_stored": sum(one.row.injection and bool(one.stored) for one in outcomes),
        "share_by_layer": {name: round(n / len(outcomes), 4) for name, n in sorted(layers.items())},
        **by_language,
    }


def table(outcomes: Sequence[Outcome]) -> list[list[object]]:
    """Return one row of figures for each category and language, and one for each language."""
    groups: dict[tuple[str, str], list[Outcome]] = {}
    for one in sorted(outcomes, key=lambda o: (o.row.category, o.row.lang)):
        groups.setdefault((one.row.category, one.row.lang), []).append(one)
    for language in ("zh", "en"):
        groups[("all", language)] = [one for one in outcomes if one.row.lang == language]
    return [[" ".join(names), *figures(group).values()] for names, group in groups.items() if group]


def write_predictions(outcomes: Sequence[Outcome], file: Path) -> None:
    """Write what was decided and stored, a JSON object a line, in the order of the rows."""
    with file.open("w", encoding="utf-8") as out:
        for one in outcomes:
            out.write(json.dumps(_prediction(one), ensure_ascii=False) + "\n")


def _prediction(one: Outcome) -> dict[str, object]:
    decision = one.decision
    return {
        "id": one.row.id,
        "message": one.row.message,
        "expected": one.row.decision,
        "decision": decision.verdict,
        "confidence": round(decision.confidence, 3),
        "layer": decision.layer,
        "rule": decision.rule,
        "refused": decision.refused,
        "facts": [{"attribute": f.attribute, "value": f.value, "op": f.op} for f in decision.facts],
        "stored": [{"attribute": r.attribute, "value": r.value, "text": r.text} for r in one.stored],
        "facts_missed": len(one.row.facts) - one.facts_met,
        "must_not_violations": list(one.violations),
    }


def _share(part: int, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None
