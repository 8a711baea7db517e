"""What is measured in a process of its own: memory held, and how long importing takes."""

import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

_IMPORT = """
import json, sys, time
began = time.perf_counter()
import graph.agent
print(json.dumps({"import_s": time.perf_counter() - began, "chromadb_imported": "chromadb" in sys.modules}))
"""

# Everything that an agent's process holds: the graph, the encoder with its weights, the warm shards.
_RESIDENT = """
import json, sys
import psutil
import graph.agent
from evals.synthetic import HashedEmbeddings, questions, user_name
from memory.long_term.embeddings import load_encoder
from memory.long_term.store import MemoryStore
from memory.namespaces import namespace_of

load_encoder().documents(["Where do I live?"])
store = MemoryStore("sqlite:///" + sys.argv[1], encoder=HashedEmbeddings(), fields=("text",))
for number in range(int(sys.argv[2])):
    assert store.search(namespace_of(user_name(number)), query=questions(1)[0])
print(json.dumps({"rss_mb": psutil.Process().memory_info().rss / 2**20}))
"""


def import_cost(times: int) -> dict[str, Any]:
    """Return the median seconds of `import graph.agent` and whether it brings Chroma along."""
    runs = [_run(_IMPORT) for _ in range(times)]
    return {
        "import_s": statistics.median(run["import_s"] for run in runs),
        "chromadb_imported": any(run["chromadb_imported"] for run in runs),
    }


def resident_mb(database: Path, users: int) -> float:
    """Return the MiB that a process holds with the encoder loaded and the first `users` searched for."""
    return float(_run(_RESIDENT, str(database), str(users))["rss_mb"])


def _run(program: str, *arguments: str) -> dict[str, Any]:
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result
