import json

import pytest
from rich.console import Console

from evals.turn import run_turn


def test_one_turn_is_compared_and_the_last_line_holds_the_figures(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run_turn(Console(quiet=True), turns=5)
    figures = json.loads(capsys.readouterr().out.strip().split("\n")[-1])
    assert set(figures) == {"ratio", "ours_ms", "bare_ms"}
    assert figures["ours_ms"] > 0
    assert figures["ratio"] == pytest.approx(figures["ours_ms"] / figures["bare_ms"], abs=0.1)
