"""The two summaries of a thread, as lines with a speaker, oldest first.

`recent` (L1) holds what left the window lately, `session` (L2) the gist of the whole conversation. Both are
bounded, and both grow from themselves and what leaves now: the cost does not depend on the thread's length.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from memory.condense import EncodesDocuments, condense, sentences
from memory.counting import count_tokens
from memory.guard.redact import redact_secrets
from memory.judge.reading.questions import is_question
from memory.records import Language, Turn
from memory.short_term.weights import WEIGHTS, weight_of

_SPEAKERS = {"zh": {"user": "用户", "assistant": "助手"}, "en": {"user": "User", "assistant": "Assistant"}}
_ASSISTANT_WEIGHT = 0.5  # what the user said matters more than what was answered
_SHORTEST = 5  # tokens of a reply worth a line: "All right." says nothing
_OLDEST = 0.4  # of its weight, for the oldest line of the recent summary
_GIST = 1.0  # weight from which on a message may enter the session's summary


class Summaries(NamedTuple):
    """What a thread's summaries say; "" where there is none yet."""

    recent: str = ""
    session: str = ""


class Said(NamedTuple):
    """A turn that leaves, with the kind the judge gave the message (see `weights`)."""

    turn: Turn
    kind: str | None = None


def extend_summary(
    summary: str,
    said: Sequence[Said],
    *,
    language: Language,
    budget: int,
    encoder: EncodesDocuments,
    weights: Mapping[str, float] = WEIGHTS,
) -> str:
    """Add what leaves to the recent summary and condense it to `budget` tokens without a model.

    Every line is a sentence that somebody said: small talk is left out, secrets are replaced before anything
    else sees them. A line weighs what its message weighs; one that is in the summary already what its speaker
    does, and less the older it is, so that what was central once does not stay for ever.
    """
    old = _aged([line for line in summary.split("\n") if line])
    new = [pair for one in said for pair in _lines(one, language, weights)]
    return _condensed([*old, *new], budget, encoder)


def extend_session(
    session: str,
    said: Sequence[Said],
    *,
    language: Language,
    budget: int,
    encoder: EncodesDocuments,
    weights: Mapping[str, float] = WEIGHTS,
) -> str:
    """Add what the user told to the gist of the session; questions, small talk and replies stay out of it."""
    old = [(line, _weight_of_line(line)) for line in session.split("\n") if line]
    told = [
        one
        for one in said
        if one.turn.role == "user" and weight_of(one.kind, weights) >= _GIST and one.kind != "task"
    ]
    new = [pair for one in told for pair in _lines(one, language, weights)]
    return _condensed([*old, *new], budget, encoder)


def _condensed(weighed: Sequence[tuple[str, float]], budget: int, encoder: EncodesDocuments) -> str:
    lines, weights = [line for line, _ in weighed], [weight for _, weight in weighed]
    return "\n".join(condense(lines, budget, encoder, weights))


def _lines(one: Said, language: Language, weights: Mapping[str, float]) -> list[tuple[str, float]]:
    if one.kind in ("chat", "refused"):
        return []
    who = _SPEAKERS[language][one.turn.role]
    user = one.turn.role == "user"
    weight = weight_of(one.kind, weights) if user else _ASSISTANT_WEIGHT
    said = sentences(redact_secrets(one.turn.content))
    return [(f"{who}: {text}", weight) for text in said if user or count_tokens(text) >= _SHORTEST]


def _aged(lines: Sequence[str]) -> list[tuple[str, float]]:
    """Weigh the lines of a summary, oldest first: the newest in full, the oldest at `_OLDEST` of that."""
    step = (1 - _OLDEST) / max(1, len(lines) - 1)
    return [(line, _weight_of_line(line) * (_OLDEST + step * at)) for at, line in enumerate(lines)]


def _weight_of_line(line: str) -> float:
    users = tuple(f"{names['user']}: " for names in _SPEAKERS.values())
    if not line.startswith(users):
        return _ASSISTANT_WEIGHT
    # A question has been answered since; what it was about stands in the lines around it.
    return WEIGHTS["told"] if not is_question(line.partition(": ")[2]) else _ASSISTANT_WEIGHT
