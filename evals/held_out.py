"""What a linear head says of examples that it was not trained on."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Fit = Callable[[Any, NDArray[np.bool_]], Any]


def held_out(
    fit: Fit, matrix: Any, truth: NDArray[np.bool_], groups: Sequence[int] | Sequence[str], folds: int
) -> NDArray[np.float64]:
    """Return the probability of each row of `matrix` by a model that saw no row of its group."""
    from sklearn.model_selection import GroupKFold

    chance = np.zeros(len(truth))
    for known, unknown in GroupKFold(folds).split(matrix, truth, groups):
        chance[unknown] = fit(matrix[known], truth[known]).predict_proba(matrix[unknown])[:, 1]
    return chance
