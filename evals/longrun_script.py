"""The scripted user: facts planted at known turns, questions for them later, small talk in between."""

import random
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from memory.records import Language

_FOLDER = Path(__file__).parent / "longrun_lines"
_PLANTED_WITHIN = 100  # turns, so that most of the run asks for what was said long ago
_SENTENCES = 3  # of a reply; chat models say more than one
_ASKED_AFTER = (2, 30, 150, 400, 800)


class Line(NamedTuple):
    """One message of the user. `expected` is what the answer must hold, where it asks for a planted fact."""

    text: str
    expected: str = ""
    distance: int = 0


class ScriptedUser:
    """All that is said in one conversation of `turns` turns; the same for the same arguments."""

    def __init__(self, language: Language, turns: int) -> None:
        path = _FOLDER / f"{language}.toml"
        self._data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        self._chance = random.Random(f"{language}{turns}")
        planted = self._scheduled(turns)
        self.lines = [
            planted.get(turn) or Line(self._fill(self._data["talk"]["lines"])) for turn in range(turns)
        ]
        self._expected = {line.text: line.expected for line in self.lines if line.expected}

    def reply(self, prompt: str, message: str) -> str:
        """Answer like a model that can read: what is asked for only if the rest of the prompt says it."""
        expected = self._expected.get(message)
        lines = self._chance.sample(self._data["reply"]["lines"], _SENTENCES)
        filler = " ".join(self._fill([line]) for line in lines)
        if expected is None:
            return filler
        answer = expected if expected in prompt else str(self._data["reply"]["unknown"])
        return f"{answer} {filler}"

    def _scheduled(self, turns: int) -> dict[int, Line]:
        facts = self._data["facts"][: max(1, turns // 12)]
        step = min(0.8 * turns, _PLANTED_WITHIN) / len(facts)
        at = [round(index * step) for index in range(len(facts))]
        over = {fact["again"]: at[index] for index, fact in enumerate(facts) if "again" in fact}
        planted = {turn: Line(fact["say"]) for turn, fact in zip(at, facts, strict=True)}
        for turn, fact in zip(at, facts, strict=True):
            for after in _ASKED_AFTER:
                asked = _free(planted, turn + after)
                if asked < min(turns, over.get(fact.get("name"), turns)):
                    planted[asked] = Line(fact["ask"], fact["value"], asked - turn)
        return planted

    def _fill(self, lines: Sequence[str]) -> str:
        text = self._chance.choice(list(lines))
        for slot in ("when", "weather", "thing", "topic"):
            while "{" + slot + "}" in text:
                text = text.replace("{" + slot + "}", self._chance.choice(self._data["talk"][slot]), 1)
        return text.replace("{number}", str(self._chance.randint(11, 99)))


def _free(taken: dict[int, Line], turn: int) -> int:
    while turn in taken:
        turn += 1
    return turn
