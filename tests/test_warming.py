"""The first reply of a process pays for what later messages would wait for."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SCRIPT = f"""
import gc, sys
sys.path.insert(0, {str(ROOT)!r})
import graph.agent
from graph.warming import warm_up
from memory import lazy_pattern

assert lazy_pattern._made
loaded = len(gc.get_objects())
warm_up()
assert not lazy_pattern._made
frozen = gc.get_freeze_count()
assert frozen > loaded / 2, (frozen, loaded)
later = lazy_pattern.LazyPattern("a")
warm_up()
assert lazy_pattern._made == [later]
assert gc.get_freeze_count() == frozen
"""


def test_patterns_are_compiled_and_what_is_loaded_is_set_aside_once_in_a_process() -> None:
    subprocess.run([sys.executable, "-c", SCRIPT], check=True)


def test_a_wrong_pattern_is_told_when_all_are_compiled_too() -> None:
    script = f"""
import re, sys
sys.path.insert(0, {str(ROOT)!r})
from memory.lazy_pattern import LazyPattern, compile_all
LazyPattern("(")
try:
    compile_all()
except re.error:
    sys.exit(7)
"""
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 7
