"""Dialogues with questions, as files: what `python -m evals recall` reads.

A folder holds `memories.jsonl` with {conv, id, session, speaker, time, text} in the order said, and
`questions.jsonl` with {conv, qid, question, answer, category, evidence: [ids]} and optionally
`max_session`: memories of that session and later do not exist yet when the question is asked.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from dateutil import parser

from memory import PastTurn, UsageError
from memory.long_term.time_phrases import find_times

_ASSISTANTS = frozenset({"ai", "assistant", "bot", "model", "system", "助手", "助理", "机器人"})
_UNDATED = datetime(2000, 1, 1, tzinfo=UTC)


class Question(NamedTuple):
    """One question and the ids of the turns that answer it; none where nothing does."""

    qid: str
    text: str
    category: str
    evidence: tuple[str, ...]
    max_session: int | str | None


class Conversation(NamedTuple):
    """All turns of one user in order, the session of each, and the questions."""

    user: str
    turns: tuple[PastTurn, ...]
    sessions: tuple[int | str, ...]
    questions: tuple[Question, ...]

    def steps(self) -> Iterator[tuple[Sequence[PastTurn], Sequence[Question]]]:
        """Yield turns to be filed and the questions to ask then, so that every turn is filed once."""
        waiting: dict[int, list[Question]] = defaultdict(list)
        for question in self.questions:
            waiting[self._known_before(question.max_session)].append(question)
        filed = 0
        for upto in sorted(waiting):
            yield self.turns[filed:upto], waiting[upto]
            filed = upto

    def _known_before(self, session: int | str | None) -> int:
        if session is None:
            return len(self.turns)
        later = (at for at, one in enumerate(self.sessions) if not _earlier(one, session))
        return next(later, len(self.turns))


def load_conversations(folder: Path) -> list[Conversation]:
    """Read a folder. Raises `UsageError` that names the file and line which cannot be read."""
    rows: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    questions: dict[str, list[Question]] = defaultdict(list)
    for row in _rows(folder / "memories.jsonl", ("conv", "id", "speaker", "text")):
        rows[str(row["conv"])].append(row)
    for row in _rows(folder / "questions.jsonl", ("conv", "question", "evidence")):
        questions[str(row["conv"])].append(_question(row))
    return [_conversation(user, said, questions[user]) for user, said in rows.items()]


def _conversation(
    user: str, rows: Sequence[Mapping[str, Any]], questions: Sequence[Question]
) -> Conversation:
    turns: list[PastTurn] = []
    at = _UNDATED
    for row in rows:
        at = _moment(str(row.get("time") or ""), at)
        speaker = str(row["speaker"])
        turns.append(
            PastTurn(
                thread=str(row.get("session", "")),
                message=str(row["id"]),
                speaker=speaker,
                text=str(row["text"]),
                at=at,
                role="assistant" if speaker.casefold() in _ASSISTANTS else "user",
            )
        )
    sessions = tuple(row.get("session", "") for row in rows)
    return Conversation(user, tuple(turns), sessions, tuple(questions))


def _question(row: Mapping[str, Any]) -> Question:
    return Question(
        qid=str(row.get("qid", "")),
        text=str(row["question"]),
        category=str(row.get("category") or "all"),
        evidence=tuple(map(str, row["evidence"] or ())),
        max_session=row.get("max_session"),
    )


def _moment(written: str, before: datetime) -> datetime:
    """Read a time in any usual notation; what cannot be read is a second after the turn before it."""
    try:
        found = parser.parse(written, fuzzy=True, default=datetime(2000, 1, 1))  # noqa: DTZ001 - zone below
    except (ValueError, OverflowError):
        spans = find_times(written, before)
        return spans[0].start if spans else before + timedelta(seconds=1)
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def _earlier(session: int | str, limit: int | str) -> bool:
    try:
        return float(session) < float(limit)
    except ValueError:
        return str(session) < str(limit)


def _rows(path: Path, needed: Sequence[str]) -> Iterator[Mapping[str, Any]]:
    if not path.is_file():
        raise UsageError(f"{path} is missing: give a folder with memories.jsonl and questions.jsonl.")
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, start=1):
            if not line.strip():
                continue
            try:
                row = json.loads(line)
            except json.JSONDecodeError as error:
                raise UsageError(f"{path}, line {number} is no JSON: {error.msg}.") from error
            missing = [name for name in needed if name not in row]
            if missing:
                raise UsageError(f"{path}, line {number} lacks {', '.join(missing)}.")
            yield row
