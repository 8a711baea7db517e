"""The layers by name, in the order of `MemorySettings.layers`.

A fork adds one in a file of its own: a class with a `name` and `judge(utterance) -> Decision | None` (None
abstains), named in the settings by its place:

    MemorySettings(layers=("rules", "my_layers.pets:PetLayer", "small"))
"""

import importlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from langchain_core.language_models import BaseChatModel

from memory.errors import SettingsError
from memory.judge.llm import LlmLayer
from memory.judge.rule_layer import RuleLayer
from memory.judge.small_model import SmallModelLayer
from memory.judge.small_model.features import EncodesQueries
from memory.judge.utterance import Layer
from memory.long_term.embeddings import Encoder, load_encoder


class Parts(NamedTuple):
    """What layers are made of. `encoder` must be the bundled one: the weights know no other."""

    encoder: EncodesQueries
    model: BaseChatModel | None
    deadline_s: float


def _llm(parts: Parts) -> Layer:
    if parts.model is None:
        raise SettingsError(
            "The layer 'llm' needs a chat model: pass Memory(…, judge_model=…), or leave it out."
        )
    return LlmLayer(parts.model, deadline_s=parts.deadline_s)


_MAKERS: dict[str, Callable[[Parts], Layer]] = {
    "rules": lambda parts: RuleLayer(),
    "small": lambda parts: SmallModelLayer(parts.encoder),
    "llm": _llm,
}


def build_layers(
    names: Sequence[str],
    *,
    encoder: object = None,
    model: BaseChatModel | None = None,
    deadline_s: float = 20.0,
) -> tuple[Layer, ...]:
    """Return new layers of these names, in this order. Raises `SettingsError` for one that is not there.

    `encoder` is the store's: where it is the bundled one, its vectors of the same message are used. With a
    `model`, "llm" comes last if it is not named.
    """
    if model is not None and "llm" not in names:
        names = (*names, "llm")
    own = encoder if isinstance(encoder, Encoder) and encoder.name == "bundled" else _bundled()
    parts = Parts(own, model, deadline_s)
    return tuple(_MAKERS[name](parts) if name in _MAKERS else _imported(name) for name in names)


@cache
def _bundled() -> Encoder:
    return load_encoder()


def _imported(name: str) -> Layer:
    module, _, attribute = name.partition(":")
    if not attribute:
        raise SettingsError(
            f"There is no layer {name!r}: known are {', '.join(_MAKERS)} and 'package.module:Class'."
        )
    try:
        made: Layer = getattr(importlib.import_module(module), attribute)()
    except (ImportError, AttributeError) as error:
        raise SettingsError(f"The layer {name!r} cannot be loaded: {error}.") from error
    return made
