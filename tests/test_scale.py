"""The measurement of the store runs through, and what it compares with finds the same."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from evals import rivals
from evals.scale import TARGETS, Size, run_scale
from evals.synthetic import DIMS, HashedEmbeddings, Population, entry, user_name
from memory.namespaces import namespace_of


def test_every_figure_is_printed_and_the_results_are_those_of_exact_search(
    capfd: pytest.CaptureFixture[str],
) -> None:
    size = Size(large=101, chroma=3, rounds=8, texts=250, imports=1)
    figures = run_scale(Console(stderr=True), size)
    assert json.loads(capfd.readouterr().out.splitlines()[-1]) == figures
    assert figures.keys() == TARGETS.keys()
    assert figures["exact_share"] == 1 and figures["chromadb_imported"] is False
    assert all(figures[name] > 0 for name, wanted in TARGETS.items() if wanted.startswith(("<", ">")))


def test_made_up_memories_are_the_same_each_time_and_differ_from_each_other() -> None:
    population = Population(3, 5)
    entries = list(population.entries())
    assert entries == list(population.entries())
    assert len({(namespace, key) for namespace, key, _ in entries}) == population.size
    assert {namespace for namespace, _, _ in entries} == {namespace_of(user_name(n)) for n in range(3)}


def test_rivals_find_what_comparing_everything_finds(tmp_path: Path) -> None:
    embeddings = HashedEmbeddings()
    entries = [entry("ada", number) for number in range(50)] + [entry("ben", number) for number in range(50)]
    own, query = entries[:50], "a question about tea"
    nearest = rivals.exact(own, embeddings.matrix([query])[0], embeddings, 5)
    search = rivals.chroma_collection(entries, embeddings, tmp_path / "chroma", 5)
    assert search("/".join(namespace_of("ada")), query) == nearest
    store = rivals.in_memory_store(entries, embeddings)
    assert [item.key for item in store.search(namespace_of("ada"), query=query, limit=5)] == nearest


def test_each_seed_is_another_encoder() -> None:
    one, same, other = (HashedEmbeddings(seed).matrix(["tea"]) for seed in (0, 0, 1))
    assert one.shape == (1, DIMS)
    assert (one == same).all() and not (one == other).all()
