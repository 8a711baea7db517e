import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAY_IMPORT = {
    "prompts": set[str](),
    "memory": {"prompts"},
    "tools": {"memory"},
    "graph": {"tools", "memory", "prompts"},
    "app": {"graph", "tools", "memory", "prompts"},
    "evals": {"graph", "tools", "memory", "prompts"},
}
VAGUE_NAMES = {"utils", "util", "core", "base", "manager", "helpers", "helper", "common", "misc"}
MODULES = sorted(path for package in MAY_IMPORT for path in (ROOT / package).rglob("*.py"))
LONGEST_FILE = 300


def each_module() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))


def imported(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute: the dev server loads the graph under another name"
            yield str(node.module).split(".")[0]


def catches_everything(source: str) -> bool:
    handlers = [node.type for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ExceptHandler)]
    caught = [name for kind in handlers for name in ([None] if kind is None else ast.walk(kind))]
    return any(
        name is None or (isinstance(name, ast.Name) and name.id in {"Exception", "BaseException"})
        for name in caught
    )


@each_module()
def test_a_package_imports_only_what_lies_below_it(path: Path) -> None:
    package = path.relative_to(ROOT).parts[0]
    ours = {name for name in imported(path.read_text(encoding="utf-8")) if name in MAY_IMPORT}
    assert ours - {package} <= MAY_IMPORT[package]


@each_module()
def test_a_file_is_short_enough_to_be_read_at_once(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


@each_module()
def test_a_file_is_named_after_what_it_holds(path: Path) -> None:
    assert not {path.stem, path.parent.name} & VAGUE_NAMES


@each_module()
def test_only_named_exceptions_are_caught(path: Path) -> None:
    assert not catches_everything(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("clause", ["except:", "except Exception:", "except (OSError, BaseException) as e:"])
def test_a_catch_all_is_noticed(clause: str) -> None:
    assert catches_everything(f"try:\n    f()\n{clause}\n    pass\n")
    assert not catches_everything("try:\n    f()\nexcept (OSError, ValueError):\n    pass\n")


def test_an_import_inside_a_function_is_noticed() -> None:
    assert set(imported("def f():\n    from graph.state import State\n    import app.cli as c\n")) == {
        "graph",
        "app",
    }


def test_the_graph_loads_no_database_and_no_index_before_one_is_opened() -> None:
    heavy = {"chromadb", "faiss", "openai", "sqlalchemy", "sklearn"}
    program = f"import sys, graph.agent; sys.exit(', '.join({heavy} & sys.modules.keys()) or 0)"
    subprocess.run([sys.executable, "-W", "error", "-c", program], cwd=ROOT, check=True, timeout=60)
