"""Make the weights of the judge's second guard from the messages in `evals/rows`.

Needs scikit-learn (extra `evals`). The same messages give the same weights.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from evals.held_out import held_out
from evals.labelled_messages import LabelledMessage, read_messages
from memory.guard.injection import find_injection
from memory.guard.redact import find_secrets
from memory.judge.small_model.second_guard import HASHED, KINDS, Sight, see
from memory.long_term.embeddings import load_encoder

_STRENGTH = 2.0
_FOLDS = 8
_LINES_A_GROUP = 100
_BAR = 0.5


def train(file: Path) -> dict[str, object]:
    """Train on all messages, write the weights to `file` and return what cross-validation says of them."""
    encoder = load_encoder()
    messages = {language: read_messages(language) for language in ("zh", "en")}
    groups = [f"{name} {at // _LINES_A_GROUP}" for name, all_ in messages.items() for at in range(len(all_))]
    everything = [*messages["zh"], *messages["en"]]
    matrix = _matrix([see(one.message, encoder) for one in everything])
    parts: dict[str, list[Any]] = {"meaning": [], "runs": [], "bias": []}
    figures: dict[str, object] = {"n": len(everything)}
    for kind in KINDS:
        truth = np.asarray([one.refused == kind for one in everything])
        figures[kind] = _report(everything, truth, held_out(_fit, matrix, truth, groups, _FOLDS))
        model = _fit(matrix, truth)
        parts["meaning"].append(model.coef_[0, :-HASHED].astype(np.float16))
        parts["runs"].append(model.coef_[0, -HASHED:].astype(np.float16))
        parts["bias"].append(np.float32(model.intercept_[0]))
    meaning, runs, bias = (np.stack(parts[name]) for name in ("meaning", "runs", "bias"))
    np.savez_compressed(file, meaning=meaning, runs=runs, bias=bias)
    return figures


def _matrix(sights: Sequence[Sight]) -> Any:
    from scipy.sparse import csr_matrix, hstack

    cells = [(row, place, one.weight) for row, one in enumerate(sights) for place in one.places]
    rows, places, weights = zip(*cells, strict=True)
    runs = csr_matrix((weights, (rows, places)), shape=(len(sights), HASHED))
    return hstack([csr_matrix(np.stack([one.meaning for one in sights])), runs]).tocsr()


def _fit(matrix: Any, truth: NDArray[np.bool_]) -> Any:
    from sklearn.linear_model import LogisticRegression

    return LogisticRegression(C=_STRENGTH, solver="liblinear").fit(matrix, truth)


def _report(
    messages: Sequence[LabelledMessage], truth: NDArray[np.bool_], chance: NDArray[np.float64]
) -> dict[str, object]:
    """Say of messages that the head was not trained on what the tables miss and the head finds."""
    ruled = np.asarray([bool(find_injection(m.message) or find_secrets(m.message)) for m in messages])
    harmless = np.asarray([one.refused is None for one in messages])
    found = chance >= _BAR
    return {
        "there": int(truth.sum()),
        "missed_by_tables": int((truth & ~ruled).sum()),
        "of_these_found": int((truth & ~ruled & found).sum()),
        "found_of_all": round(float(found[truth].mean()), 4),
        "harmless": int(harmless.sum()),
        "harmless_refused": int((harmless & found).sum()),
        "harmless_refused_by_tables": int((harmless & ruled).sum()),
    }
