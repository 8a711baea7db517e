"""Make the weights of the judge's second look from the facts in `evals/taken/`, each marked right or wrong.

The judge took them out of talks of invented people; readers marked them who saw only the message and the text
of the fact. Needs scikit-learn (extra `evals`). The same facts give the same weights.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict

from evals.held_out import held_out
from memory import Turn
from memory.judge.small_model.second_look import HASHED, SecondLook, Sight
from memory.judge.utterance import Utterance
from memory.long_term.embeddings import load_encoder
from memory.records import Decision, Fact, Operation, Subject

TAKEN = Path(__file__).with_name("taken")
NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
_STRENGTH = 0.1
_FOLDS = 8
# Neighbouring lines are of the same talk: they stand in the same fold.
_LINES_A_GROUP = 25
_SHARES = (0.1, 0.2, 0.3)


class TakenFact(BaseModel):
    """A fact as the judge took it, and whether that was right."""

    model_config = ConfigDict(frozen=True)

    attribute: str
    value: str
    text: str
    op: Operation
    subject: Subject
    replaces: str | None
    right: bool


class Taken(BaseModel):
    """A message, what was said before it, and what was taken out of it by which layer and row."""

    model_config = ConfigDict(frozen=True)

    before: str
    message: str
    layer: str
    rule: str
    facts: tuple[TakenFact, ...]


class Example(NamedTuple):
    """What the head sees of a fact, whether it is right, and the fold it stands in."""

    sight: Sight
    right: bool
    group: str


def read_taken(look: SecondLook) -> list[Example]:
    """Return the marked facts of both languages."""
    examples = []
    for language in ("zh", "en"):
        lines = (TAKEN / f"{language}.jsonl").read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            taken = Taken.model_validate_json(line)
            before = (Turn(role="user", content=taken.before),) if taken.before else ()
            utterance = Utterance.of(taken.message, now=NOW, context=before)
            facts = tuple(Fact.model_validate(one.model_dump(exclude={"right"})) for one in taken.facts)
            decision = Decision(
                verdict="LONG", confidence=1.0, reason="", layer=taken.layer, rule=taken.rule, facts=facts
            )
            for one, fact in zip(taken.facts, facts, strict=True):
                sight = look.see(fact, decision, utterance)
                examples.append(Example(sight, one.right, f"{language} {number // _LINES_A_GROUP}"))
    return examples


def train(file: Path) -> dict[str, object]:
    """Train on all facts, write the weights to `file` and return what cross-validation says of them."""
    examples = read_taken(SecondLook(load_encoder()))
    matrix = _matrix([one.sight for one in examples])
    right = np.asarray([one.right for one in examples])
    chance = held_out(_fit, matrix, right, [one.group for one in examples], _FOLDS)
    model = _fit(matrix, right)
    np.savez_compressed(
        file,
        dense=model.coef_[0, :-HASHED].astype(np.float16),
        hashed=model.coef_[0, -HASHED:].astype(np.float16),
        bias=np.float32(model.intercept_[0]),
    )
    return _report(right, chance)


def _matrix(sights: Sequence[Sight]) -> Any:
    from scipy.sparse import csr_matrix, hstack

    cells = [(row, place) for row, one in enumerate(sights) for place in one.places]
    rows, places = zip(*cells, strict=True)
    hashed = csr_matrix((np.ones(len(cells)), (rows, places)), shape=(len(sights), HASHED))
    return hstack([csr_matrix(np.stack([one.dense for one in sights])), hashed]).tocsr()


def _fit(matrix: Any, right: NDArray[np.bool_]) -> Any:
    from sklearn.linear_model import LogisticRegression

    return LogisticRegression(C=_STRENGTH, max_iter=500, solver="liblinear").fit(matrix, right)


def _report(right: NDArray[np.bool_], chance: NDArray[np.float64]) -> dict[str, object]:
    """Say of held-out facts how many are wrong among the least trusted, and among the rest."""
    from sklearn.metrics import roc_auc_score

    order = np.argsort(chance)
    figures: dict[str, object] = {
        "n": len(right),
        "right": round(float(right.mean()), 4),
        "auc": round(float(roc_auc_score(right, chance)), 4),
    }
    for share in _SHARES:
        least, rest = np.split(right[order], [int(share * len(right))])
        figures[f"least_{share}"] = {
            "chance": round(float(chance[order][int(share * len(right))]), 3),
            "wrong": round(float(1 - least.mean()), 4),
            "right_of_the_rest": round(float(rest.mean()), 4),
        }
    return figures
