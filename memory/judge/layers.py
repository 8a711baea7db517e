"""The layers by name, in the order of `MemorySettings.layers`.

A fork adds one in a file of its own: a class with a `name` and `judge(utterance) -> Decision | None` (None
abstains), named in the settings by its place:

    MemorySettings(layers=("rules", "my_layers.pets:PetLayer", "small"))
"""

import importlib
from collections.abc import Callable, Sequence

from memory.errors import SettingsError
from memory.judge.rule_layer import RuleLayer
from memory.judge.utterance import Layer

Maker = Callable[[], Layer]

_MAKERS: dict[str, Maker] = {"rules": RuleLayer}


def build_layers(names: Sequence[str]) -> tuple[Layer, ...]:
    """Return new layers of these names, in this order. Raises `SettingsError` for one that is not there."""
    return tuple(_maker(name)() for name in names)


def _maker(name: str) -> Maker:
    if name in _MAKERS:
        return _MAKERS[name]
    module, _, attribute = name.partition(":")
    if not attribute:
        raise SettingsError(
            f"There is no layer {name!r}: known are {', '.join(_MAKERS)} and 'package.module:Class'."
        )
    try:
        made: Maker = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise SettingsError(f"The layer {name!r} cannot be loaded: {error}.") from error
    return made
