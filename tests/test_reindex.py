"""`make reindex`: with a progress bar, interrupted by force, and taken up where it stopped."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from app.reindex import run_reindex
from memory.errors import EncoderMismatchError
from memory.long_term import reindex as module
from memory.long_term.store import MemoryStore
from store_contract import ADA, WordEmbeddings

ROOT = Path(__file__).parent.parent
COUNT = 700

_SLOWLY = """
import sys
sys.path[:0] = {path!r}
from memory.long_term.reindex import reindex
from word_embeddings import WordEmbeddings

def stop_here(done, total):
    print(done, total, flush=True)
    if done < total:
        sys.stdin.readline()

reindex({url!r}, WordEmbeddings(dims=32, salt="other"), progress=stop_here)
"""


@pytest.fixture
def url(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'memories.db'}"
    with MemoryStore(url, encoder=WordEmbeddings(), fields=("text",)) as store:
        store.put_many((ADA, str(number), {"text": f"tea {number}"}) for number in range(COUNT))
    return url


def started(url: str) -> subprocess.Popen[str]:
    script = _SLOWLY.format(path=[str(ROOT), str(ROOT / "tests")], url=url)
    return subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def test_killed_in_the_middle_it_goes_on_where_it_stopped(url: str) -> None:
    with started(url) as first:
        assert first.stdout
        done, total = map(int, first.stdout.readline().split())
        os.kill(first.pid, signal.SIGKILL)
    assert 0 < done < total == COUNT
    with MemoryStore(url, encoder=WordEmbeddings(), fields=("text",)) as old:
        assert old.search(ADA, query="tea 7")[0].key == "7"
        old.delete(ADA, "7")
    steps: list[tuple[int, int]] = []
    other = WordEmbeddings(dims=32, salt="other")
    encoded = module.reindex(url, other, progress=lambda *step: steps.append(step))
    assert encoded <= COUNT - done
    assert steps[-1] == (COUNT - 1, COUNT - 1)
    with MemoryStore(url, encoder=other, fields=("text",)) as new:
        assert len(new.search(ADA, query="tea", limit=COUNT)) == COUNT - 1
        with new._database.reading() as connection:
            counts = connection.exec_driver_sql("SELECT count(*) FROM store_vectors").scalar()
            assert counts == COUNT - 1


def test_what_is_deleted_while_it_is_encoded_leaves_no_vector(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    encode = module._encode
    with MemoryStore(url, encoder=WordEmbeddings(), fields=("text",)) as old:

        def encode_and_delete(rows: list[object], encoder: object) -> list[bytes]:
            old.delete(ADA, "3")
            return encode(rows, encoder)  # type: ignore[arg-type]

        monkeypatch.setattr(module, "_encode", encode_and_delete)
        module.reindex(url, WordEmbeddings(dims=32, salt="other"))
        with old._database.reading() as connection:
            counts = connection.exec_driver_sql("SELECT count(*) FROM store_vectors").scalar()
            assert counts == COUNT - 1


def test_the_command_encodes_with_the_encoder_of_the_environment(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AGENT_STORE_URL", url)
    written = io.StringIO()
    console = Console(file=written, width=120)
    with pytest.raises(EncoderMismatchError, match=r"make reindex.*python -m app reindex") as caught:
        MemoryStore(url, fields=("text",))
    assert "memories.db" in str(caught.value)
    assert run_reindex(console) == COUNT
    assert f"{COUNT}/{COUNT}" in written.getvalue() and "bundled" in written.getvalue()
    assert run_reindex(console) == 0
    assert "Nothing to do" in written.getvalue()
    with MemoryStore(url, fields=("text",)) as store:
        assert store.search(ADA, query="tea 7")[0].key == "7"
