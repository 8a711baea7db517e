import json
import os

import pytest
from rich.console import Console

from evals.longrun import run_longrun
from evals.longrun_script import ScriptedUser


def test_four_conversations_are_played_and_the_last_line_holds_the_figures(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run_longrun(Console(quiet=True), turns=14)
    figures = json.loads(capsys.readouterr().out.strip().split("\n")[-1])
    asked_for = {
        "tokens_at_100",
        "tokens_at_end",
        "facts_answered",
        "vs_full_history",
        "model_calls_per_turn",
        "first_token_p95_ms",
        "db_mb",
    }
    assert asked_for <= set(figures)
    assert 0 <= figures["facts_answered"] <= 1
    assert figures["model_calls_per_turn"] >= 1
    assert "OPENAI_BASE_URL" not in os.environ


@pytest.mark.parametrize("language", ["zh", "en"])
def test_the_scripted_user_asks_only_for_what_was_planted_before(language: str) -> None:
    user = ScriptedUser(language, 400)  # type: ignore[arg-type]
    assert [line.text for line in user.lines] == [line.text for line in ScriptedUser(language, 400).lines]  # type: ignore[arg-type]
    asked = [at for at, line in enumerate(user.lines) if line.expected]
    assert len(asked) > 50
    for at in asked:
        line = user.lines[at]
        assert line.expected in user.lines[at - line.distance].text


def test_the_scripted_model_knows_only_what_its_prompt_says() -> None:
    user = ScriptedUser("en", 400)
    asked = next(line for line in user.lines if line.expected)
    assert asked.expected not in user.reply("nothing of the kind", asked.text)
    assert asked.expected in user.reply(f"they said {asked.expected}", asked.text)
