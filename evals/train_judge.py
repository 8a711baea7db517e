"""Make the weights of the judge's small model from the sentences in `evals/sentences/`.

Needs scikit-learn (extra `evals`), which only this command uses. The same sentences give the same weights.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory import MemorySettings, Turn
from memory.guard.injection import find_injection
from memory.guard.redact import find_secrets
from memory.judge.reading.blocking import mark
from memory.judge.rule_layer import RuleLayer
from memory.judge.small_model.features import HASHED, EncodesQueries, Seen, features
from memory.judge.utterance import Utterance
from memory.long_term.embeddings import load_encoder
from memory.records import Decision

Matrix = Any  # a sparse matrix of SciPy, which ships no types
SENTENCES = Path(__file__).with_name("sentences")
NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
# How much a line counts: `messages_*` are whole messages of many people as a day brings them, the rest short
# sentences around what is hard to tell apart.
_FILES = {"": 1.0, "messages_": 3.0}
# Neighbouring lines are variants of each other: they stand in the same fold.
_LINES_A_GROUP = 25
_FOLDS = 5
_ELSEWHERE = 1009
_ANSWERS = {
    "zh": (
        "好的。",
        "好的，记下了。",
        "明白了，还有什么可以帮你的吗？",
        "听起来不错！",
        "我知道了。",
        "早点休息。",
    ),
    "en": (
        "All right.",
        "Got it, noted.",
        "Sure! What else can I do?",
        "That sounds great!",
        "I see.",
        "Oh no.",
    ),
}
_STRENGTH, _ATTRIBUTE_STRENGTH = 0.6, 1.0


class Example(NamedTuple):
    """One sentence, what the rules say of it, what the small model sees and how much it counts."""

    long: bool
    attribute: str
    group: str
    ruled: Decision | None
    seen: Seen
    counts: float


def read_examples(encoder: EncodesQueries) -> list[Example]:
    """Return the sentences of both languages, without those that the guard keeps from every layer."""
    examples = []
    for language, (kind, counts) in product(("zh", "en"), _FILES.items()):
        lines = (SENTENCES / f"{kind}{language}.tsv").read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            label, _, attribute, before, text = line.replace("\\n", "\n").split("\t")
            if find_secrets(text) or find_injection(text):
                continue
            group = f"{kind}{language} {number // _LINES_A_GROUP}"
            for context in (turns_of(before), *_chance(before, number, lines, language)):
                utterance = Utterance.of(text, now=NOW, context=context)
                ruled = RuleLayer().judge(utterance)
                seen = features(replace(utterance, leaning=ruled), mark(utterance), encoder)
                examples.append(Example(label == "LONG", attribute, group, ruled, seen, counts))
    return examples


def _chance(before: str, number: int, lines: Sequence[str], language: str) -> list[tuple[Turn, ...]]:
    """Return a turn that happens to stand before a sentence that needs none: it must change nothing.

    In turns an answer that says nothing, and what a user said of something else.
    """
    if before != "-":
        return []
    if number % 2:
        said = lines[(number + _ELSEWHERE) % len(lines)].split("\t")[-1]
        return [(Turn(role="user", content=said),)]
    answers = _ANSWERS[language]
    return [(Turn(role="assistant", content=answers[number // 2 % len(answers)]),)]


def turns_of(before: str) -> tuple[Turn, ...]:
    """Return the turn before, of the assistant ("A:…") or of the user; none where a line has "-"."""
    if before == "-":
        return ()
    return (Turn(role="assistant" if before.startswith("A:") else "user", content=before[2:].strip()),)


def train(file: Path) -> dict[str, object]:
    """Train on all sentences, write the weights to `file` and return what cross-validation says of them."""
    from scipy.sparse import csr_matrix, hstack
    from sklearn.linear_model import LogisticRegression

    examples = read_examples(load_encoder())
    names = sorted({name for one in examples for name in one.seen.signs})
    dense, matrix = np.stack([one.seen.dense for one in examples]), _matrix(examples, names)
    long = np.asarray([one.long for one in examples])
    counts = np.asarray([one.counts for one in examples])
    logits = _held_out(matrix, long, counts, [one.group for one in examples])
    asked = np.asarray(
        [one.ruled is None or one.ruled.confidence < MemorySettings().sure_threshold for one in examples]
    )
    slope, shift = _platt(logits[asked], long[asked])
    model = _fit(matrix, long, counts)
    kept = [i for i, one in enumerate(examples) if one.long]
    attributes = np.asarray([examples[i].attribute for i in kept])
    plain = hstack([csr_matrix(dense), matrix[:, dense.shape[1] : -HASHED]]).tocsr()
    kinds = LogisticRegression(C=_ATTRIBUTE_STRENGTH, max_iter=400).fit(plain[kept], attributes)
    small = {
        "dense": model.coef_[0, : dense.shape[1]],
        "signs": model.coef_[0, dense.shape[1] : -HASHED],
        "hashed": model.coef_[0, -HASHED:],
        "attribute_dense": kinds.coef_[:, : dense.shape[1]],
        "attribute_signs": kinds.coef_[:, dense.shape[1] :],
        "attribute_bias": kinds.intercept_,
    }
    scale = np.asarray([model.intercept_[0], slope, shift], dtype=np.float32)
    arrays = {name: array.astype(np.float16) for name, array in small.items()}
    np.savez_compressed(
        file, names=np.asarray(names), attributes=np.asarray(kinds.classes_), scale=scale, **arrays
    )
    return _report(examples, 1 / (1 + np.exp(-(slope * logits + shift))), asked)


def _matrix(examples: Sequence[Example], names: Sequence[str]) -> Matrix:
    """Return all features side by side: meaning, signs by name, hashed runs."""
    from scipy.sparse import csr_matrix, hstack

    column = {name: at for at, name in enumerate(names)}
    signs = [(i, column[n], v) for i, one in enumerate(examples) for n, v in one.seen.signs.items()]
    runs = [(i, at, one.seen.weight) for i, one in enumerate(examples) for at in one.seen.places]
    parts = [csr_matrix(np.stack([one.seen.dense for one in examples]))]
    for cells, width in ((signs, len(names)), (runs, HASHED)):
        rows, columns, values = zip(*cells, strict=True)
        parts.append(csr_matrix((values, (rows, columns)), shape=(len(examples), width)))
    return hstack(parts).tocsr()


def _fit(matrix: Matrix, long: NDArray[np.bool_], counts: NDArray[np.float64]) -> Any:
    from sklearn.linear_model import LogisticRegression

    model = LogisticRegression(C=_STRENGTH, max_iter=400, solver="liblinear")
    return model.fit(matrix, long, sample_weight=counts)


def _held_out(
    matrix: Matrix, long: NDArray[np.bool_], counts: NDArray[np.float64], groups: Sequence[str]
) -> NDArray[np.float64]:
    from sklearn.model_selection import GroupKFold

    logits = np.zeros(len(long))
    for known, unknown in GroupKFold(_FOLDS).split(matrix, long, groups):
        model = _fit(matrix[known], long[known], counts[known])
        logits[unknown] = model.decision_function(matrix[unknown])
    return logits


def _platt(logits: NDArray[np.float64], long: NDArray[np.bool_]) -> tuple[float, float]:
    from sklearn.linear_model import LogisticRegression

    model = LogisticRegression(C=1e6).fit(logits[:, None], long)
    return float(model.coef_[0, 0]), float(model.intercept_[0])


def _report(
    examples: Sequence[Example], chance: NDArray[np.float64], asked: NDArray[np.bool_]
) -> dict[str, object]:
    """Say how rules and small model do together on sentences that the model was not trained on."""
    long = np.asarray([one.long for one in examples])
    ruled = np.asarray([one.ruled is not None and one.ruled.verdict == "LONG" for one in examples])
    figures: dict[str, object] = {"n": len(examples), "rules_sure": round(float(1 - asked.mean()), 4)}
    for threshold in (0.5, 0.6, 0.7, 0.8):
        said = np.where(asked, chance >= threshold, ruled)
        figures[f"at_{threshold}"] = {
            "accuracy": round(float((said == long).mean()), 4),
            "long_precision": round(float(long[said].mean()), 4),
            "long_recall": round(float(said[long].mean()), 4),
        }
    return figures
