"""Make the weights of the judge's head for framed words from the messages in `evals/sentences/`.

Those of a role play, a quotation, a text to work on or a joke are told apart from those that last. Needs
scikit-learn (extra `evals`). The same messages give the same weights.
"""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from evals.held_out import held_out
from evals.train_judge import SENTENCES
from memory.judge.small_model.framed import HASHED, Sight, see
from memory.judge.utterance import Utterance
from memory.long_term.embeddings import load_encoder

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
_FRAMED = frozenset({"hypothetical_quote_roleplay", "hypothetical", "process_content", "quote", "joke"})
_STRENGTH = 0.3
_FOLDS = 8
_LINES_A_GROUP = 100
_BAR = 0.5


def train(file: Path) -> dict[str, object]:
    """Train on all messages of several clauses, write the weights, return what cross-validation says."""
    encoder = load_encoder()
    sights: list[Sight] = []
    framed: list[bool] = []
    groups: list[str] = []
    for language in ("zh", "en"):
        lines = (SENTENCES / f"messages_{language}.tsv").read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            label, category, _, _, text = line.replace("\\n", "\n").split("\t")
            is_framed = label == "SHORT" and category in _FRAMED
            utterance = Utterance.of(text, now=NOW)
            if len(utterance.clauses) < 2 or not (is_framed or label == "LONG"):
                continue
            sights.append(see(utterance, encoder))
            framed.append(is_framed)
            groups.append(f"{language} {number // _LINES_A_GROUP}")
    matrix, truth = _matrix(sights), np.asarray(framed)
    found = held_out(_fit, matrix, truth, groups, _FOLDS) >= _BAR
    model = _fit(matrix, truth)
    meaning, runs = model.coef_[0, :-HASHED], model.coef_[0, -HASHED:]
    np.savez_compressed(
        file,
        meaning=meaning.astype(np.float16),
        runs=runs.astype(np.float16),
        bias=np.float32(model.intercept_[0]),
    )
    return {
        "n": len(truth),
        "framed": int(truth.sum()),
        "of_these_found": round(float(found[truth].mean()), 4),
        "of_what_lasts_found": round(float(found[~truth].mean()), 4),
    }


def _matrix(sights: list[Sight]) -> Any:
    from scipy.sparse import csr_matrix, hstack

    rows = np.concatenate([np.full(len(one.places), row) for row, one in enumerate(sights)])
    places = np.concatenate([one.places for one in sights])
    weights = np.concatenate([one.weights for one in sights])
    runs = csr_matrix((weights, (rows, places)), shape=(len(sights), HASHED))
    return hstack([csr_matrix(np.stack([one.meaning for one in sights])), runs]).tocsr()


def _fit(matrix: Any, truth: NDArray[np.bool_]) -> Any:
    from sklearn.linear_model import LogisticRegression

    return LogisticRegression(C=_STRENGTH, solver="liblinear").fit(matrix, truth)
