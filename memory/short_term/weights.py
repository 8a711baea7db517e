"""What kind of message each one is, and how much it weighs when the window is too full.

The kinds are the judge's own verdicts, kept from when it judged the message: nothing is classified twice.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

from memory.records import Decision
from memory.vocabulary import ATTRIBUTES, PROFILE

MessageKind = Literal[
    "system", "identity", "preference", "fact", "task", "told", "question", "moment", "chat", "refused"
]
KINDS: tuple[str, ...] = get_args(MessageKind)

WEIGHTS: Mapping[str, float] = MappingProxyType(
    {
        "system": 2.0,
        "identity": 1.8,
        "preference": 1.5,
        "fact": 1.4,
        "task": 1.2,
        "told": 1.0,  # a statement from which nothing lasting was taken
        "question": 0.9,
        "moment": 0.8,  # of now or of this once
        "chat": 0.7,
        "refused": 0.5,  # a secret or an order to the system: the sooner it leaves, the better
    }
)
"""The default weights; `MemorySettings.message_weights` overrides them."""

_BY_RULE: dict[str, MessageKind] = {
    "question": "question",
    "task": "task",
    "text to work on": "task",
    "text to write": "task",
    "step of a task": "task",
    "now": "moment",
    "passing": "moment",
    "just this once": "moment",
    "no need to save": "moment",
    "one complaint": "chat",
    "chitchat": "chat",
    "praise": "chat",
    "sarcasm": "chat",
    "idiom": "chat",
}


def kind_of(decision: Decision) -> MessageKind:
    """Return the kind of a message from what the judge said of it."""
    if decision.refused:
        return "refused"
    attributes = {fact.attribute for fact in decision.facts}
    if attributes & PROFILE:
        return "identity"
    if any(ATTRIBUTES[name].kind == "preference" for name in attributes):
        return "preference"
    return "fact" if attributes else _BY_RULE.get(decision.rule, "told")


def weight_of(kind: str | None, weights: Mapping[str, float] = WEIGHTS) -> float:
    """Return the weight of a kind; a message that was never judged counts as told."""
    return weights.get(kind or "told", weights.get("told", 1.0))
