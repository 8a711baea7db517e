"""The weights of the small model, and what they say of a message. NumPy only.

Two linear heads over the same features: LONG or SHORT (logistic, calibrated by Platt's method on sentences
that it was not trained on: Platt, "Probabilistic outputs for support vector machines", 1999), and the
attribute (softmax). `python -m evals train-judge` makes the file.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.judge.small_model.features import Seen

WEIGHTS = Path(__file__).with_name("weights.npz")

Vector = NDArray[np.float32]


class Head(NamedTuple):
    """Weights over the meaning, the signs by name and the hashed runs; `slope` and `shift` calibrate."""

    dense: Vector
    signs: dict[str, float]
    hashed: Vector
    bias: float
    slope: float
    shift: float
    attributes: tuple[str, ...]
    attribute_dense: Vector
    attribute_signs: dict[str, Vector]
    attribute_bias: Vector

    def long(self, seen: Seen) -> float:
        """Return the probability that a message is worth keeping, 0..1."""
        logit = self.bias + float(self.dense @ seen.dense)
        logit += sum(self.signs.get(name, 0.0) * value for name, value in seen.signs.items())
        logit += seen.weight * float(self.hashed[seen.places].sum())
        return float(1 / (1 + np.exp(-(self.slope * logit + self.shift))))

    def attribute(self, seen: Seen) -> tuple[str, float]:
        """Return the likeliest attribute of what a message states, and its probability."""
        chances = self.attributes_of(seen)
        best = max(chances, key=lambda one: chances[one])
        return best, chances[best]

    def attributes_of(self, seen: Seen) -> dict[str, float]:
        """Return for each attribute how likely a message states it, 0..1."""
        scores = self.attribute_dense @ seen.dense + self.attribute_bias
        for name, value in seen.signs.items():
            if name in self.attribute_signs:
                scores = scores + self.attribute_signs[name] * value
        weights = np.exp(scores - scores.max())
        return dict(zip(self.attributes, (weights / weights.sum()).tolist(), strict=True))


@cache
def load_head() -> Head:
    """Read the weights, once."""
    with np.load(WEIGHTS, allow_pickle=False) as stored:
        parts = {name: stored[name] for name in stored.files}
    numbers = {name: part.astype(np.float32) for name, part in parts.items() if part.dtype.kind == "f"}
    names = parts["names"].tolist()
    bias, slope, shift = (float(number) for number in numbers["scale"])
    return Head(
        dense=numbers["dense"],
        signs=dict(zip(names, numbers["signs"].tolist(), strict=True)),
        hashed=numbers["hashed"],
        bias=bias,
        slope=slope,
        shift=shift,
        attributes=tuple(parts["attributes"].tolist()),
        attribute_dense=numbers["attribute_dense"],
        attribute_signs=dict(zip(names, numbers["attribute_signs"].T, strict=True)),
        attribute_bias=numbers["attribute_bias"],
    )
