"""The running summary of what has left the window, as lines with a speaker, oldest first."""

from collections.abc import Sequence

from memory.condense import EncodesDocuments, condense, sentences
from memory.guard.redact import redact_secrets
from memory.records import Language, Turn

_SPEAKERS = {"zh": {"user": "用户", "assistant": "助手"}, "en": {"user": "User", "assistant": "Assistant"}}
_USER_WEIGHT = 1.5  # what the user said matters more than what was answered


def extend_summary(
    summary: str, turns: Sequence[Turn], *, language: Language, budget: int, encoder: EncodesDocuments
) -> str:
    """Add turns to a summary and condense it to `budget` tokens without a model.

    Every line is a sentence that somebody said; secrets are replaced before anything else sees them.
    """
    lines = [line for line in summary.split("\n") if line]
    for turn in turns:
        who = _SPEAKERS[language][turn.role]
        lines += [f"{who}: {sentence}" for sentence in sentences(redact_secrets(turn.content))]
    users = tuple(f"{names['user']}: " for names in _SPEAKERS.values())
    weights = [_USER_WEIGHT if line.startswith(users) else 1.0 for line in lines]
    return "\n".join(condense(lines, budget, encoder, weights))
