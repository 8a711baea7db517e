"""`python -m app reindex`: the memories encoded anew, with a progress bar."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from graph.persistence import deployment, open_store, store_url
from memory.long_term.reindex import reindex


def run_reindex(console: Console, url: str = "") -> int:
    """Encode the memories at `url` (default: this process's store) with AGENT_ENCODER; returns how many.

    What an interrupted run has encoded is kept, and the old vectors serve until all are new.
    """
    encoder = deployment().encoder
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(f"Encoding with {encoder}", total=None)
        encoded = reindex(
            url or store_url(),
            encoder,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
        if not encoded:
            bar.update(task, visible=False)
    if encoded:
        with open_store(url or store_url()) as store:
            store.drop_old_vectors()
        console.print(f"{encoded} memories encoded with {encoder}. Restart what has the store open.")
    else:
        console.print(f"Nothing to do: the memories are encoded with {encoder} already.")
    return encoded
