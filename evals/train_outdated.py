"""Make the weights that say what on file a message makes out of date, from the people in `evals/outdated/`.

Some are whole talks, of which readers marked what no longer held after each message, among the sentences that
the judge had filed by then. The others are cabinets of sentences and messages said to them one by one.
Needs scikit-learn (extra `evals`). The same people give the same weights.
"""

import random
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict

from evals.held_out import held_out
from memory import Turn
from memory.judge.small_model.outdated import HASHED, MEANING, NAMED, Held, Outdated, place_of
from memory.judge.utterance import Known, Utterance
from memory.long_term.embeddings import load_encoder
from memory.records import Subject

PEOPLE = Path(__file__).with_name("outdated")
NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
_STRENGTH = 0.1
_STEPS = 150
_FOLDS = 3
# Share of the messages to a cabinet that are held against few of its sentences: many users have told little.
_FEW, _MOST_OF_FEW = 0.5, 4
_PRECISIONS = (0.95, 0.9, 0.8, 0.7, 0.5)


class Sentence(BaseModel):
    """A sentence on file, before the message of the number `since` is said."""

    model_config = ConfigDict(frozen=True)

    attribute: str
    subject: Subject
    text: str
    since: int


class Said(BaseModel):
    """A message, what user and assistant had said before it, and the numbers of the sentences that it ends.

    `doubt` are sentences of which the reader was not sure: nothing is learnt from them.
    """

    model_config = ConfigDict(frozen=True)

    text: str
    before: str = ""
    reply: str = ""
    over: tuple[int, ...]
    doubt: tuple[int, ...]


class Person(BaseModel):
    """What is on file of somebody and what is said: in a `talk`, or one by one to the same cabinet."""

    model_config = ConfigDict(frozen=True)

    talk: bool
    facts: tuple[Sentence, ...]
    messages: tuple[Said, ...]


class Example(NamedTuple):
    """What the head sees of a message beside a sentence, and whether the message ends it."""

    held: Held
    over: bool
    person: int
    talk: bool


def read_people() -> list[Person]:
    """Return the people of both languages."""
    lines = [
        line
        for language in ("zh", "en")
        for line in (PEOPLE / f"{language}.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    return [Person.model_validate_json(line) for line in lines]


def moments(person: Person) -> Iterator[tuple[Said, tuple[Turn, ...], list[int]]]:
    """Return each message with the turns before it and the numbers of the sentences that then stand."""
    gone: set[int] = set()
    for at, said in enumerate(person.messages):
        earlier = person.messages[at - 1].text if person.talk and at else said.before
        before = [Turn(role="user", content=earlier)] if earlier else []
        if said.reply:
            before.append(Turn(role="assistant", content=said.reply))
        standing = [i for i, one in enumerate(person.facts) if one.since <= at and i not in gone]
        yield said, tuple(before), standing
        if person.talk:
            gone |= {*said.over, *said.doubt}


def examples() -> Iterator[Example]:
    """Return every message held against every sentence that stood when it was said."""
    outdated, chosen = Outdated(load_encoder()), random.Random(0)
    for number, person in enumerate(read_people()):
        known = [Known(one.attribute, one.text, None, one.subject, one.text) for one in person.facts]
        for said, before, standing in moments(person):
            utterance = Utterance.of(said.text, now=NOW, context=before)
            clear = [i for i in standing if i not in said.doubt]
            if not person.talk and chosen.random() < _FEW:
                few = chosen.sample(clear, min(len(clear), chosen.randint(0, _MOST_OF_FEW)))
                clear = sorted({*few, *(said.over or chosen.sample(clear, 1))})
            if not utterance.clauses or not clear:
                continue
            for i, held in zip(clear, outdated.see(utterance, [known[i] for i in clear]), strict=True):
                yield Example(held, i in said.over, number, person.talk)


def train(file: Path) -> dict[str, object]:
    """Train on all people, write the weights to `file` and return what cross-validation says of them."""
    made = list(examples())
    matrix = _matrix([one.held for one in made])
    over = np.asarray([one.over for one in made])
    chance = held_out(_fit, matrix, over, [one.person for one in made], _FOLDS)
    model = _fit(matrix, over)
    weights = model.coef_[0].astype(np.float16)
    said, held = np.split(weights[HASHED:], 2)
    np.savez_compressed(
        file, hashed=weights[:HASHED], said=said, held=held, bias=np.float32(model.intercept_[0])
    )
    talk = np.asarray([one.talk for one in made])
    return {"talks": _report(over[talk], chance[talk]), "cabinets": _report(over[~talk], chance[~talk])}


def _matrix(seen: Sequence[Held]) -> Any:
    from scipy.sparse import csr_matrix, hstack

    rows = [[place_of(name) for name in one.names] for one in seen]
    ends = np.cumsum([0, *(len(row) for row in rows)])
    cells = np.full(ends[-1], NAMED, dtype=np.float32)
    hashed = csr_matrix((cells, np.concatenate(rows), ends), shape=(len(seen), HASHED))
    hashed.sum_duplicates()
    return hstack([hashed, csr_matrix(MEANING * np.stack([one.dense for one in seen]))]).tocsr()


def _fit(matrix: Any, over: NDArray[np.bool_]) -> Any:
    from sklearn.linear_model import LogisticRegression

    return LogisticRegression(C=_STRENGTH, max_iter=_STEPS, solver="lbfgs", tol=1e-6).fit(matrix, over)


def _report(over: NDArray[np.bool_], chance: NDArray[np.float64]) -> dict[str, object]:
    """Say of held-out pairs what share of the endings is found at which precision, from which chance on."""
    from sklearn.metrics import average_precision_score, precision_recall_curve

    precision, recall, chances = precision_recall_curve(over, chance)
    figures: dict[str, object] = {
        "pairs": len(over),
        "over": int(over.sum()),
        "average_precision": round(float(average_precision_score(over, chance)), 4),
    }
    for wanted in _PRECISIONS:
        at = int(np.argmax(precision[:-1] >= wanted))
        figures[f"precision_{wanted}"] = {
            "recall": round(float(recall[at]), 4),
            "chance": round(float(chances[at]), 3),
        }
    return figures
