import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from evals.__main__ import cli
from evals.judge_rows import read_rows
from memory import UsageError

ROWS = (
    {
        "id": "1",
        "lang": "en",
        "category": "identity",
        "message": "I live in Ghent",
        "decision": "LONG",
        "facts": [{"attribute": "location", "value": "Ghent", "op": "add"}],
    },
    {
        "id": "2",
        "lang": "zh",
        "category": "update",
        "context": [{"role": "user", "content": "我住在宜昌"}],
        "message": "搬到襄阳了",
        "decision": "LONG",
        "facts": [{"attribute": "location", "value": "襄阳", "op": "update"}],
        "must_not": ["宜昌"],
    },
    {
        "id": "3",
        "lang": "en",
        "category": "delete",
        "message": "I sold the kayak",
        "decision": "LONG",
        "facts": [{"attribute": "possession", "value": "kayak", "op": "delete"}],
    },
    {
        "id": "4",
        "lang": "zh",
        "category": "secret",
        "message": "记住我的银行卡密码是 839201",
        "decision": "SHORT",
        "facts": [],
        "must_not": ["839201"],
        "secret": True,
    },
    {
        "id": "5",
        "lang": "en",
        "category": "chat",
        "message": "I live in Oslo",
        "decision": "SHORT",
        "must_not": ["Oslo"],
    },
)
FIGURES = {
    "n",
    "accuracy",
    "long_precision",
    "long_recall",
    "fact_recall",
    "must_not_violations",
    "secrets_stored",
    "injections_stored",
    "share_by_layer",
    "p50_ms",
    "p95_ms",
}


@pytest.fixture
def labelled(tmp_path: Path) -> Path:
    file = tmp_path / "rows.jsonl"
    file.write_text("\n".join(json.dumps(row, ensure_ascii=False) for row in ROWS), encoding="utf-8")
    return file


def test_rows_are_told_to_fresh_users_and_compared_with_what_is_stored(
    labelled: Path, tmp_path: Path
) -> None:
    out = tmp_path / "predictions.jsonl"
    result = CliRunner().invoke(cli, ["judge", str(labelled), "--layers", "rules", "--out", str(out)])
    assert result.exit_code == 0, result.output
    figures = json.loads(result.output.splitlines()[-1])
    assert figures.keys() >= FIGURES
    assert figures["n"] == 5
    assert figures["accuracy"] == 0.8  # the last label is wrong on purpose
    assert figures["long_recall"] == figures["fact_recall"] == 1
    assert figures["must_not_violations"] == 1
    assert figures["secrets_stored"] == 0
    predictions = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [one["id"] for one in predictions] == ["1", "2", "3", "4", "5"]
    assert predictions[1]["stored"][0]["value"] == "襄阳"
    assert predictions[4]["must_not_violations"] == ["Oslo"]


def test_a_line_that_is_no_row_is_named(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text(json.dumps(ROWS[0]) + '\n{"id": 1}\n', encoding="utf-8")
    with pytest.raises(UsageError, match="line 2"):
        read_rows(file)


def test_an_unknown_layer_is_a_mistake_of_the_caller(labelled: Path) -> None:
    result = CliRunner().invoke(cli, ["judge", str(labelled), "--layers", "rules,dice"])
    assert result.exit_code != 0
    assert "dice" in str(result.exception)
