"""Make the weights of the judge's clause reader from `evals/rows` and the clauses of `evals/sentences`.

Needs scikit-learn (extra `evals`); ten minutes on two cores. The same data give the same weights.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from evals.judge_rows import related
from evals.labelled_messages import read_messages
from evals.train_judge import SENTENCES, turns_of
from memory.guard.injection import find_injection
from memory.guard.redact import find_secrets
from memory.judge.reading.folding import fold
from memory.judge.small_model.clause_reader import HASHED, NOTHING, Sight, see
from memory.judge.small_model.features import EncodesQueries
from memory.judge.utterance import Utterance
from memory.long_term.embeddings import load_encoder

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
_STRENGTH = 1.0
# A sentence of which only the main attribute is known counts less than a message with all that it tells.
_OF_SENTENCES = 0.5
_LINES_A_GROUP = 100
_FOLDS = 4


class Example(NamedTuple):
    """One clause: what the head sees, what it tells, how much it counts, and whose neighbour it is."""

    sight: Sight
    tells: str
    counts: float
    group: str


def read_examples(encoder: EncodesQueries) -> list[Example]:
    """Return the clauses of all messages that the guard does not keep from every layer."""
    return [*_of_messages(encoder), *_of_sentences(encoder)]


def _of_messages(encoder: EncodesQueries) -> Iterator[Example]:
    for language in ("zh", "en"):
        for number, one in enumerate(read_messages(language)):
            if one.refused or find_secrets(one.message) or find_injection(one.message):
                continue
            utterance = Utterance.of(one.message, now=NOW, context=one.context)
            tells = [NOTHING] * len(utterance.clauses)
            for told in one.told:
                at = utterance.folded.text.find(fold(told.value).text.strip())
                place = next((i for i, c in enumerate(utterance.clauses) if c.start <= at < c.end), None)
                if told.op != "delete" and place is not None and tells[place] == NOTHING:
                    tells[place] = told.attribute
            group = f"{language} {number // _LINES_A_GROUP}"
            for sight, what in zip(see(utterance, encoder), tells, strict=False):
                yield Example(sight, what, 1.0, group)


def _of_sentences(encoder: EncodesQueries) -> Iterator[Example]:
    """Yield the clauses of sentences that tell nothing, and sentences of one clause."""
    for language, kind in product(("zh", "en"), ("", "messages_")):
        lines = (SENTENCES / f"{kind}{language}.tsv").read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            label, _, attribute, before, text = line.replace("\\n", "\n").split("\t")
            if find_secrets(text) or find_injection(text):
                continue
            utterance = Utterance.of(text, now=NOW, context=turns_of(before))
            if label == "LONG" and len(utterance.clauses) > 1:
                continue
            tells = attribute if label == "LONG" else NOTHING
            group = f"{kind}{language} {number // _LINES_A_GROUP}"
            yield from (Example(s, tells, _OF_SENTENCES, group) for s in see(utterance, encoder))


def train(file: Path) -> dict[str, object]:
    """Train on all clauses, write the weights to `file` and return what cross-validation says of them."""
    from sklearn.model_selection import GroupKFold

    examples = read_examples(load_encoder())
    names = sorted({name for one in examples for name in one.sight.signs})
    matrix = _matrix([one.sight for one in examples], names)
    tells = np.asarray([one.tells for one in examples])
    counts = np.asarray([one.counts for one in examples])
    classes = np.unique(tells)
    weights, bias = _fit(matrix, tells, counts, classes)
    dims = len(examples[0].sight.dense)
    np.savez_compressed(
        file,
        classes=classes,
        names=np.asarray(names),
        dense=weights[:, :dims].astype(np.float16),
        signs=weights[:, dims:-HASHED].astype(np.float16),
        runs=weights[:, -HASHED:].astype(np.float16),
        bias=bias.astype(np.float32),
    )
    # One fold of the data is enough to see how the head does on others: a fit takes four minutes.
    split = GroupKFold(_FOLDS).split(matrix, tells, [one.group for one in examples])
    known, unknown = next(iter(split))
    unknown = unknown[counts[unknown] == 1.0]
    shares = _shares(_fit(matrix[known], tells[known], counts[known], classes), matrix[unknown])
    return _report(tells[unknown], shares, classes.tolist())


def _matrix(sights: Sequence[Sight], names: Sequence[str]) -> Any:
    from scipy.sparse import csr_matrix, hstack

    column = {name: at for at, name in enumerate(names)}
    signs = [(row, column[name], 1.0) for row, one in enumerate(sights) for name in one.signs]
    runs = [
        (row, place, weight)
        for row, one in enumerate(sights)
        for place, weight in zip(one.places, one.weights, strict=True)
    ]
    parts = [csr_matrix(np.stack([one.dense for one in sights]))]
    for cells, width in ((signs, len(names)), (runs, HASHED)):
        rows, columns, values = zip(*cells, strict=True)
        parts.append(csr_matrix((values, (rows, columns)), shape=(len(sights), width)))
    return hstack(parts).tocsr()


def _fit(
    matrix: Any, tells: NDArray[np.str_], counts: NDArray[np.float64], classes: NDArray[np.str_]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Fit one against the rest; liblinear is four times as fast as all classes in one."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.utils.parallel import Parallel, delayed

    def one(name: str) -> Any:
        return LogisticRegression(C=_STRENGTH, solver="liblinear").fit(matrix, tells == name, counts)

    models = Parallel(n_jobs=-1)(delayed(one)(name) for name in classes)
    return np.stack([m.coef_[0] for m in models]), np.asarray([m.intercept_[0] for m in models])


def _shares(model: tuple[NDArray[np.float64], NDArray[np.float64]], matrix: Any) -> NDArray[np.float64]:
    weights, bias = model
    chances: NDArray[np.float64] = 1 / (1 + np.exp(-(matrix @ weights.T + bias)))
    shares: NDArray[np.float64] = chances / chances.sum(axis=1, keepdims=True)
    return shares


def _report(
    tells: NDArray[np.str_], shares: NDArray[np.float64], classes: Sequence[str]
) -> dict[str, object]:
    """Say of clauses that the head was not trained on how many are found, and of the right attribute."""
    nothing = classes.index(NOTHING)
    lasts, likely = tells != NOTHING, 1 - shares[:, nothing]
    best = shares.copy()
    best[:, nothing] = 0
    named = [classes[at] for at in best.argmax(axis=1)]
    right = np.asarray([what in related(told) for what, told in zip(named, tells, strict=True)])
    figures: dict[str, object] = {
        "clauses": len(tells),
        "that_tell": int(lasts.sum()),
        "attribute_right": round(float(right[lasts].mean()), 4),
    }
    for bar in (0.3, 0.5, 0.7):
        said = likely >= bar
        figures[f"at_{bar}"] = {
            "precision": round(float(lasts[said].mean()), 4),
            "recall": round(float(said[lasts].mean()), 4),
        }
    return figures
