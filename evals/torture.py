"""`python -m evals torture`: processes killed at random moments, and many writers at once.

Exits with 1 if a single acknowledged thing is lost, doubled or half done.
"""

import multiprocessing
import random
import shutil
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from rich.console import Console
from rich.progress import Progress

from evals.report import show_figures, show_table
from evals.torture_jobs import (
    JOBS,
    PLACE,
    USER,
    integrity,
    move_house,
    opened,
    superseded_losses,
    written_losses,
)
from memory.long_term.shelf import Shelf

_MOST_ACKNOWLEDGED = 30
_LONGEST_PAUSE_S = 0.02
_CHECK_EVERY = 5
_PATIENCE_S = 60
THREADS, PROCESSES, EACH = 8, 3, 200


def run_torture(console: Console, *, rounds: int, seed: int = 0, each: int = EACH) -> bool:
    """Kill `rounds` processes and let many write at once; prints the losses, returns whether there are none.

    `seed` decides the moments of the kills, `each` is how much every one of the many writes.
    """
    folder = Path(mkdtemp(prefix="torture-"))
    try:
        lost = {name: _killed(console, folder, name, rounds // len(JOBS), seed) for name in JOBS}
        crowd = _crowd(folder, each)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    written = (THREADS + 2 * PROCESSES) * each
    rows: list[list[object]] = [
        [name, rounds // len(JOBS), acknowledged, len(losses)]
        for name, (acknowledged, losses) in lost.items()
    ]
    rows.append([f"{THREADS} threads, {PROCESSES} processes", None, written, len(crowd)])
    show_table(console, "Torture", ["what", "kills", "acknowledged", "lost"], rows)
    every = [f"{name}: {loss}" for name, (_, losses) in lost.items() for loss in losses] + crowd
    for loss in every[:50]:
        console.print(loss, markup=False)
    acknowledged = written + sum(count for count, _ in lost.values())
    show_figures({"rounds": rounds, "acknowledged": acknowledged, "lost": len(every)})
    return not every


def _context() -> Any:
    # A server process that has imported everything and forks: a round takes 0.1 s instead of 2.
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["evals.torture_jobs"])
    return context


def _killed(console: Console, folder: Path, name: str, rounds: int, seed: int) -> tuple[int, list[str]]:
    job, url, chance = JOBS[name], f"sqlite:///{folder / name}.sqlite", random.Random(f"{name} {seed}")
    acknowledged: list[str] = []
    losses: list[str] = []
    with Progress(console=console, transient=True) as bar:
        for number in bar.track(range(1, rounds + 1), description=name):
            acknowledged += _one_life(name, url, number, chance)
            if number % _CHECK_EVERY == 0 or number == rounds:
                losses += integrity(url) + job.losses(url, acknowledged, number)
    return len(acknowledged), list(dict.fromkeys(losses))


def _one_life(name: str, url: str, seed: int, chance: random.Random) -> list[str]:
    """Let a process work and kill it; returns what it acknowledged."""
    context = _context()
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(name, url, seed, there))
    process.start()
    there.close()
    heard = [
        here.recv_bytes() for _ in range(chance.randint(0, _MOST_ACKNOWLEDGED)) if here.poll(_PATIENCE_S)
    ]
    time.sleep(chance.uniform(0, _LONGEST_PAUSE_S))
    process.kill()
    process.join()
    heard += _rest(here)
    return [one.decode() for one in heard]


def _rest(connection: Connection) -> list[bytes]:
    heard = []
    try:
        while connection.poll():
            heard.append(connection.recv_bytes())
    except (EOFError, OSError):
        pass  # the process died: there is no more, or half a message that nobody was told of
    connection.close()
    return heard


def _work(name: str, url: str, seed: int, connection: Connection) -> None:
    JOBS[name].work(url, seed, lambda what: connection.send_bytes(what.encode()))


def _crowd(folder: Path, each: int) -> list[str]:
    """Let threads and processes write to one file while others read; returns what was lost."""
    url = f"sqlite:///{folder / 'crowd.sqlite'}"
    context = _context()
    processes = [context.Process(target=_write_both, args=(url, 100 + at, each)) for at in range(PROCESSES)]
    for process in processes:
        process.start()
    with opened(url) as store, ThreadPoolExecutor(THREADS + 2) as pool:
        writers = [pool.submit(_put, store, thread, each) for thread in range(THREADS)]
        readers = [pool.submit(_read, store, each) for _ in range(2)]
        failures = [error for job in (*writers, *readers) if (error := job.exception()) is not None]
    for process in processes:
        process.join()
    failed = [f"crowd: {error}" for error in failures]
    failed += [f"crowd: a process ended with {process.exitcode}" for process in processes if process.exitcode]
    keys = [f"{at}-{n}" for at in (*range(THREADS), *range(100, 100 + PROCESSES)) for n in range(each)]
    homes = [f"Town {100 + at} {n}" for at in range(PROCESSES) for n in range(each)]
    return failed + integrity(url) + written_losses(url, keys, 0) + superseded_losses(url, homes, 0)


def _put(store: Any, writer: int, each: int) -> None:
    for number in range(each):
        store.put(PLACE, f"{writer}-{number}", {"text": f"walnut {writer}-{number}"})


def _write_both(url: str, writer: int, each: int) -> None:
    with opened(url) as store:
        shelf = Shelf(store, USER)
        for number in range(each):
            store.put(PLACE, f"{writer}-{number}", {"text": f"walnut {writer}-{number}"})
            move_house(shelf, writer, number)


def _read(store: Any, each: int) -> None:
    for _ in range(each):
        found: Sequence[Any] = store.search(PLACE, query="walnut", limit=50)
        if any(not item.value["text"] for item in found):
            raise ValueError("an item without its text was found")
