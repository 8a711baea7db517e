"""The torture finds nothing in the product, and would find something if there were something."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from evals import torture
from evals.torture_jobs import PLACE, USER, integrity, move_house, opened, superseded_losses, written_losses
from memory.long_term.shelf import Shelf


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'torture.sqlite'}"


def test_killed_processes_and_a_crowd_of_writers_lose_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    assert torture.run_torture(Console(stderr=True), rounds=12, seed=1, each=30)
    figures = json.loads(capfd.readouterr().out.splitlines()[-1])
    assert figures["lost"] == 0
    assert figures["acknowledged"] >= 14 * 30


def test_a_lost_write_is_noticed(url: str) -> None:
    with opened(url) as store:
        store.put(PLACE, "1-0", {"text": "walnut 1-0"})
    assert written_losses(url, ["1-0"], 0) == []
    assert written_losses(url, ["1-0", "1-1"], 0) == ["acknowledged and not there: 1-1"]
    assert written_losses(url, [], 0) != []


def test_two_homes_at_once_are_noticed(url: str) -> None:
    with opened(url) as store:
        shelf = Shelf(store, USER)
        homes = [move_house(shelf, 1, number) for number in range(2)]
        assert superseded_losses(url, homes, 0) == []
        first, _ = shelf.records()
        shelf.put([first.model_copy(update={"status": "active", "superseded_by": None})])
        assert superseded_losses(url, homes, 0) == [f"2 homes at once: {homes}"]
        shelf.put([first.model_copy(update={"superseded_by": "nobody"})])
        assert superseded_losses(url, homes, 0) == [f"half superseded: {homes[0]}"]


def test_a_damaged_file_is_noticed(url: str) -> None:
    with opened(url) as store:
        store.put_many((PLACE, str(number), {"text": "walnut" * 50}) for number in range(200))
    assert integrity(url) == []
    file = Path(url.removeprefix("sqlite:///"))
    content = bytearray(file.read_bytes())
    content[8192 * 6 : 8192 * 7] = b"x" * 8192
    file.write_bytes(content)
    assert integrity(url) != []
