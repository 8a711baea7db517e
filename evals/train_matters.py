"""Make the weights that say which matter a text is about, from `evals/questions/matters_*.tsv`.

Needs scikit-learn (extra `evals`), which only this command uses. A statement is learnt as it was said and as
the judge files it, since memories are compared in that form. What asks for nothing (`train_asked`) and what
is said in passing is about nothing. What only has an attribute (the other questions, the judge's sentences)
is learnt with the likeliest of the matters filed under it (`matters_of.tsv`), as weights made without it say.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from evals.train_asked import LANGUAGES, QUESTIONS, read_questions
from evals.train_judge import SENTENCES
from memory.judge import Judge
from memory.judge.layers import build_layers
from memory.long_term.asked_for import LONGEST
from memory.long_term.embeddings import Encoder, load_encoder
from memory.long_term.matters import NOTHING
from memory.settings import MemorySettings
from memory.vocabulary import ATTRIBUTES

Vectors = NDArray[np.float32]

_FOLDS = 4
_STRENGTH, _PATIENCE = 30.0, 200
_NOTHING_COUNTS = 0.6
"""How much a text counts that is about nothing: there are many of them."""

_EVERY = 3
"""Of so many sentences said in passing one is learnt from: all would take ten minutes."""

_BY_FAR = 0.5
"""Share of what is possible from which on a matter is taken for that of a text with an attribute."""

_WIDE_COUNTS = 0.4
"""How much such a text counts."""

_NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
_BATCH = 256


class Text(NamedTuple):
    """A text, its matter, whether it asks, the line it comes from, and how much it counts in training."""

    matter: str
    asks: bool
    text: str
    line: int
    counts: float = 1.0


class Wide(NamedTuple):
    """A text, and the matters it can be about by its attribute."""

    text: str
    matters: set[str]


def read_matters() -> list[Text]:
    """Return the questions and statements of both languages, as they were written."""
    lines = [line for one in LANGUAGES for line in _lines(QUESTIONS / f"matters_{one}.tsv")]
    rows = (line.split("\t") for line in lines)
    return [Text(matter, kind == "asks", text, at) for at, (matter, kind, text) in enumerate(rows)]


def train(file: Path) -> dict[str, object]:
    """Train on everything, write the weights to `file` and return what cross-validation says of them."""
    encoder = load_encoder()
    written = read_matters()
    texts = [*written, *_filed(written, encoder), *_about_nothing()]
    vectors = _vectors([one.text for one in texts], encoder)
    wide = _of_attributes()
    wide_vectors = _vectors([one.text for one in wide], encoder)
    figures = _held_out(vectors, texts, wide, wide_vectors)
    model = _fit_wide(vectors, texts, wide, wide_vectors)
    arrays = {"meaning": model.coef_.astype(np.float16), "bias": model.intercept_.astype(np.float16)}
    filed = dict(_filed_under())
    arrays["filed"] = np.asarray([filed.get(name, "") for name in model.classes_])
    np.savez_compressed(file, allow_pickle=False, names=np.asarray(model.classes_), **arrays)
    return {"n": len(written), "matters": len(model.classes_) - 1, **figures}


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def _filed_under() -> list[tuple[str, str]]:
    """Return each matter with the attributes that it can be filed under."""
    rows = (line.split("\t") for line in _lines(QUESTIONS / "matters_of.tsv"))
    return [(matter, attributes) for matter, attributes in rows]


def _filed(written: list[Text], encoder: Encoder) -> list[Text]:
    settings = MemorySettings()
    judge = Judge(build_layers(settings.layers, encoder=encoder), threshold=settings.long_threshold)
    filed = []
    for one in written:
        if not one.asks:
            facts = judge.decide(one.text, now=_NOW).facts[:1]
            filed += [one._replace(text=fact.text) for fact in facts if fact.op != "delete"]
    return filed


def _about_nothing() -> list[Text]:
    asked = [one.text for one in read_questions() if one.attribute == "none"]
    rows = [line.split("\t") for one in LANGUAGES for line in _lines(SENTENCES / f"{one}.tsv")]
    passing = [row[-1] for row in rows if row[0] == "SHORT" and len(row[-1]) <= LONGEST]
    told = [(text, True) for text in asked] + [(text, False) for text in passing[::_EVERY]]
    return [Text(NOTHING, asks, text, -1 - at, _NOTHING_COUNTS) for at, (text, asks) in enumerate(told)]


def _of_attributes() -> list[Wide]:
    """Return what has an attribute and no matter yet, with the matters it can be about."""
    rows = _filed_under()
    filed = {name: {matter for matter, names in rows if name in names.split()} for name in ATTRIBUTES}
    asked = [(one.attribute, one.text) for one in read_questions() if one.attribute != NOTHING]
    said = [line.split("\t") for one in LANGUAGES for line in _lines(SENTENCES / f"{one}.tsv")]
    told = [(row[2], row[-1]) for row in said if row[0] == "LONG" and len(row[-1]) <= LONGEST]
    return [Wide(text, filed[name]) for name, text in (*asked, *told) if filed.get(name)]


def _fit_wide(vectors: Vectors, texts: list[Text], wide: list[Wide], wide_vectors: Vectors) -> Any:
    """Fit, give each text with an attribute the matter that is likeliest by far, and fit once more."""
    model = _fit(vectors, texts)
    names = model.classes_.tolist()
    shares = model.predict_proba(wide_vectors)
    learnt: list[Text] = []
    kept: list[int] = []
    for at, one in enumerate(wide):
        places = [place for place, name in enumerate(names) if name in one.matters]
        best = max(places, key=lambda place: shares[at, place])
        if shares[at, best] >= _BY_FAR * shares[at, places].sum():
            learnt.append(Text(names[best], False, one.text, 0, _WIDE_COUNTS))
            kept.append(at)
    return _fit(np.concatenate([vectors, wide_vectors[kept]]), [*texts, *learnt])


def _vectors(texts: Sequence[str], encoder: Encoder) -> Vectors:
    said = list(texts)
    return np.concatenate([encoder.documents(said[at : at + _BATCH]) for at in range(0, len(said), _BATCH)])


def _fit(vectors: Vectors, texts: list[Text]) -> Any:
    from sklearn.linear_model import LogisticRegression

    model = LogisticRegression(C=_STRENGTH, max_iter=_PATIENCE)
    return model.fit(vectors, [one.matter for one in texts], sample_weight=[one.counts for one in texts])


def _held_out(
    vectors: Vectors, texts: list[Text], wide: list[Wide], wide_vectors: Vectors
) -> dict[str, float]:
    """Say how often the matter of a text is known that the weights were not made with."""
    from sklearn.model_selection import StratifiedGroupKFold

    matters = np.asarray([one.matter for one in texts])
    guessed = np.full(len(texts), NOTHING, dtype=object)
    folds = StratifiedGroupKFold(_FOLDS, shuffle=True, random_state=0)
    for known, unknown in folds.split(vectors, matters, [one.line for one in texts]):
        model = _fit_wide(vectors[known], [texts[at] for at in known], wide, wide_vectors)
        guessed[unknown] = model.predict(vectors[unknown])
    right, asks = guessed == matters, np.asarray([one.asks for one in texts])
    something = matters != NOTHING
    return {
        "asked_known": round(float(right[asks & something].mean()), 4),
        "told_known": round(float(right[~asks & something].mean()), 4),
        "nothing_known": round(float(right[~something].mean()), 4),
    }
