"""Which turns of a conversation may enter a summary or an episode."""

from collections.abc import Sequence
from itertools import pairwise

from memory.guard.injection import find_injection
from memory.guard.redact import find_secrets, is_secret_answer
from memory.records import Turn

ASKED_BEFORE = 2
"""In how many turns before a message what it gives may have been asked for."""


def keepable(turns: Sequence[Turn]) -> list[bool]:
    """Say for each turn whether it may be kept beyond its window.

    Not what holds a secret, nor what gives orders to the system, nor what gives the password or code that
    one of the two turns before speaks of; and neither of two successive messages of the user that hold a
    secret together ("my password is", "hunter2 …").
    """
    kept = [not find_secrets(turn.content) for turn in turns]
    spoken = [index for index, turn in enumerate(turns) if turn.role == "user"]
    for index in spoken:
        said = turns[index].content
        kept[index] = kept[index] and not find_injection(said)
        before = turns[max(0, index - ASKED_BEFORE) : index]
        kept[index] = kept[index] and not any(is_secret_answer(turn.content, said) for turn in before)
    for first, second in pairwise(spoken):
        if find_secrets(f"{turns[first].content} {turns[second].content}"):
            kept[first] = kept[second] = False
    return kept
