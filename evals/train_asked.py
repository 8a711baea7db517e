"""Make the weights that say which attribute a question asks for, from `evals/questions/`.

Needs scikit-learn (extra `evals`), which only this command uses. The same questions give the same weights.
What the judge is trained on (`evals/sentences/`) asks for nothing here, its questions about the user left
out: whoever tells something is not to be told what is known.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from evals.train_judge import SENTENCES
from memory.long_term.asked_for import HASHED, LONGEST, NONE, features
from memory.long_term.embeddings import Encoder, load_encoder

QUESTIONS = Path(__file__).with_name("questions")
LANGUAGES = ("zh", "en")
_FOLDS = 4
_STRENGTH, _PATIENCE = 1.0, 200
_PASSING = 0.3
"""How much a sentence counts that only stands beside the questions."""

_ASKS = "self_question"
_BATCH = 256


class Question(NamedTuple):
    """A text, the attribute it asks for, and how much it counts in training."""

    attribute: str
    text: str
    counts: float = 1.0


def read_questions() -> list[Question]:
    """Return the questions of both languages."""
    lines = (line for one in LANGUAGES for line in _lines(QUESTIONS / f"{one}.tsv"))
    return [Question(attribute, text) for attribute, _, text in (line.partition("\t") for line in lines)]


def read_sentences() -> list[Question]:
    """Return what the judge is trained on, without the questions about the user: none asks for anything."""
    rows = [line.split("\t") for one in LANGUAGES for line in _lines(SENTENCES / f"{one}.tsv")]
    said = [row[-1].replace("\\n", "\n") for row in rows if row[1] != _ASKS]
    return [Question(NONE, text, _PASSING) for text in said if len(text) <= LONGEST]


def train(file: Path) -> dict[str, object]:
    """Train on everything, write the weights to `file` and return what cross-validation says of them."""
    questions, sentences = read_questions(), read_sentences()
    matrix = _matrix([*questions, *sentences], load_encoder())
    attributes = np.asarray([one.attribute for one in (*questions, *sentences)])
    counts = np.asarray([one.counts for one in (*questions, *sentences)])
    figures = _held_out(matrix, attributes, counts, len(questions))
    model = _fit(matrix, attributes, counts)
    dims = matrix.shape[1] - HASHED
    parts = {"meaning": model.coef_[:, :dims], "runs": model.coef_[:, dims:], "bias": model.intercept_}
    arrays = {name: part.astype(np.float16) for name, part in parts.items()}
    np.savez_compressed(file, allow_pickle=False, names=np.asarray(model.classes_), **arrays)
    return {"n": len(questions), "sentences": len(sentences), **figures}


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def _matrix(questions: Sequence[Question], encoder: Encoder) -> Any:
    from scipy.sparse import csr_matrix, hstack

    texts = [one.text for one in questions]
    vectors = [encoder.documents(texts[at : at + _BATCH]) for at in range(0, len(texts), _BATCH)]
    seen = [features(text, vector) for text, vector in zip(texts, np.concatenate(vectors), strict=True)]
    rows = np.repeat(np.arange(len(seen)), [len(one.places) for one in seen])
    values = np.repeat([one.weight for one in seen], [len(one.places) for one in seen])
    places = np.concatenate([one.places for one in seen])
    runs = csr_matrix((values, (rows, places)), shape=(len(seen), HASHED))
    return hstack([csr_matrix(np.stack([one.meaning for one in seen])), runs]).tocsr()


def _fit(matrix: Any, attributes: NDArray[np.str_], counts: NDArray[np.float64]) -> Any:
    from sklearn.linear_model import LogisticRegression

    model = LogisticRegression(C=_STRENGTH, max_iter=_PATIENCE)
    return model.fit(matrix, attributes, sample_weight=counts)


def _held_out(
    matrix: Any, attributes: NDArray[np.str_], counts: NDArray[np.float64], questions: int
) -> dict[str, float]:
    """Say how often a question is known that the weights were not made with, and how often one is made up."""
    from sklearn.model_selection import StratifiedKFold

    guessed, sure = np.full(questions, NONE, dtype=object), np.zeros(questions)
    folds = StratifiedKFold(_FOLDS, shuffle=True, random_state=0)
    for known, unknown in folds.split(np.zeros(questions), attributes[:questions]):
        rows = np.concatenate([known, np.arange(questions, len(attributes))])
        model = _fit(matrix[rows], attributes[rows], counts[rows])
        shares = model.predict_proba(matrix[unknown])
        guessed[unknown], sure[unknown] = model.classes_[shares.argmax(axis=1)], shares.max(axis=1)
    right, asks = guessed == attributes[:questions], attributes[:questions] != NONE
    figures = {}
    for least in (0.5, 0.7):
        said = (guessed != NONE) & (sure >= least)
        figures[f"known_at_{least}"] = round(float((said & right)[asks].mean()), 4)
        figures[f"wrong_at_{least}"] = round(float((said & ~right)[asks].mean()), 4)
        figures[f"made_up_at_{least}"] = round(float(said[~asks].mean()), 4)
    return figures
