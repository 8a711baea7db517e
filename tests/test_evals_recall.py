"""The recall benchmark: its data, its measures, and the engines it compares."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from evals.__main__ import cli
from evals.recall_data import load_conversations
from evals.recall_engines import ENGINES
from evals.recall_figures import Asked, figures
from memory import UsageError

TURNS = [
    (1, "Ines", "I adopted a tortoise called Biscuit."),
    (1, "Assistant", "How lovely. How old is Biscuit?"),
    (2, "Ines", "我在温哥华订了一间木屋"),
    (2, "Assistant", "祝你玩得开心！"),
    (3, "Ines", "My marathon training starts in October."),
]
QUESTIONS = [
    ("What is the tortoise of Ines called?", ["t0"], None),
    ("我在哪里订了木屋？", ["t2"], 3),
    ("我在哪里订了木屋？", ["t4"], 2),
    ("zxqv blorpt 7781", [], None),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    memories = [
        {
            "conv": "c",
            "id": f"t{at}",
            "session": s,
            "speaker": who,
            "time": f"1:0{at} pm on {s} May, 2023",
            "text": text,
        }
        for at, (s, who, text) in enumerate(TURNS)
    ]
    questions = [
        {"conv": "c", "qid": f"q{at}", "question": text, "category": "fact", "evidence": ids}
        | ({} if limit is None else {"max_session": limit})
        for at, (text, ids, limit) in enumerate(QUESTIONS)
    ]
    for name, rows in (("memories", memories), ("questions", questions)):
        lines = "\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
        (tmp_path / f"{name}.jsonl").write_text(lines, encoding="utf-8")
    return tmp_path


def run(folder: Path, *options: str) -> dict[str, float]:
    result = CliRunner().invoke(cli, ["recall", str(folder), *options])
    assert result.exit_code == 0, result.output
    return dict(json.loads(result.output.strip().splitlines()[-1]))


@pytest.mark.parametrize("engine", ENGINES)
def test_every_engine_answers_and_the_last_line_holds_the_figures(folder: Path, engine: str) -> None:
    found = run(folder, "--engine", engine, "--k", "1,3")
    assert found["n"] == 3
    assert {"recall@1", "recall@3", "all@10", "any@10", "mrr", "ndcg@10"} <= set(found)
    assert {"p50_ms", "p95_ms", "encoder_p50_ms", "tokens"} <= set(found)
    # What is said later cannot be found, by any engine.
    assert found["recall@3"] == pytest.approx(2 / 3, abs=0.001)


def test_ours_finds_nothing_for_what_was_never_said(folder: Path) -> None:
    assert run(folder)["silent"] == 1


def test_the_ranking_of_every_question_is_written(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "ranks.jsonl"
    run(folder, "--out", str(out))
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert {row["qid"] for row in rows} == {"q0", "q1", "q2", "q3"}
    assert next(row for row in rows if row["qid"] == "q0")["ranking"][0] == "t0"


def test_vectors_kept_between_runs_change_no_figure(folder: Path, tmp_path: Path) -> None:
    first, second = (run(folder, "--cache", str(tmp_path / "vectors")) for _ in range(2))
    assert first["mrr"] == second["mrr"]


def test_turns_are_filed_once_and_in_order(folder: Path) -> None:
    (conversation,) = load_conversations(folder)
    steps = [([t.message for t in turns], len(asked)) for turns, asked in conversation.steps()]
    assert steps == [(["t0", "t1"], 1), (["t2", "t3"], 1), (["t4"], 2)]
    assert [turn.role for turn in conversation.turns[:2]] == ["user", "assistant"]
    assert conversation.turns[0].at.isoformat() == "2023-05-01T13:00:00+00:00"


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"memories\.jsonl is missing"):
        load_conversations(tmp_path)
    (tmp_path / "memories.jsonl").write_text('{"conv": "c", "id": "1", "speaker": "A"}', encoding="utf-8")
    with pytest.raises(UsageError, match=r"line 1 lacks text"):
        load_conversations(tmp_path)


def test_an_unknown_engine_and_a_wrong_rank_are_named(folder: Path) -> None:
    for options in (["--engine", "magic"], ["--k", "ten"]):
        result = CliRunner().invoke(cli, ["recall", str(folder), *options])
        assert isinstance(result.exception, UsageError)


def test_the_measures_are_the_usual_ones() -> None:
    asked = [Asked("x", ("a", "b"), ("z", "a", "y"), 2.0, 1.0, 10), Asked("x", ("c",), (), 4.0, 1.0, 0)]
    found = figures(asked, (1, 5))
    assert (found["recall@1"], found["recall@5"], found["any@10"], found["all@10"]) == (0, 0.25, 0.5, 0)
    assert (found["mrr"], found["empty"], found["tokens"], found["p50_ms"]) == (0.25, 0.5, 5, 3)
    assert found["ndcg@10"] == pytest.approx(0.5 * 0.6309 / 1.6309, abs=0.001)


def test_the_gate_is_measured_on_made_up_memories_and_on_a_folder(folder: Path) -> None:
    result = CliRunner().invoke(cli, ["gate", str(folder)])
    assert result.exit_code == 0, result.output
    found = json.loads(result.output.strip().splitlines()[-1])
    assert found["n"] == 100
    assert found["silent: made up, imported"] >= 0.94
    assert found[f"empty: {folder.name}"] <= 0.5
