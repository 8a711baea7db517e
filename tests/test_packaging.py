import ast
import importlib.metadata
import json
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import uv_build
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES: list[str] = PROJECT["tool"]["uv"]["build-backend"]["module-name"]
DISTRIBUTIONS = importlib.metadata.packages_distributions()
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
MACHINE_PATH = re.compile(rb"(?<![\w.}:/])/(work|root)/")


def kept_files() -> list[Path]:
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("not a git checkout")
    return [path for name in done.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def required(requirements: list[str]) -> set[str]:
    return {normal(Requirement(line).name) for line in requirements}


def foreign_imports(package: str) -> Iterator[tuple[Path, str]]:
    for path in (ROOT / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [str(node.module)]
            for name in names:
                if name.split(".")[0] not in {*PACKAGES, *sys.stdlib_module_names}:
                    yield path, name


@cache
def owners(module: str) -> set[str]:
    """Return the distributions that hold a module; of a namespace package, those that hold this part."""
    first, *rest = module.split(".")
    candidates = {normal(name) for name in DISTRIBUTIONS.get(first, [])}
    if len(candidates) < 2 or not rest:
        return candidates
    return {name for name in candidates if _holds(name, f"{first}/{rest[0]}")}


def _holds(distribution: str, part: str) -> bool:
    files = importlib.metadata.files(distribution) or []
    return any(str(file).startswith((f"{part}/", f"{part}.py")) for file in files)


@pytest.mark.parametrize("package", PACKAGES)
def test_our_packages_are_not_shadowed_by_others_of_the_same_name(package: str, tmp_path: Path) -> None:
    program = f"import {package}; print({package}.__path__[0])"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()) == ROOT / package


@pytest.mark.parametrize("package", PACKAGES)
def test_what_a_package_imports_is_installed_without_the_development_extras(package: str) -> None:
    declared = required(PROJECT["project"]["dependencies"])
    optional = required(list(chain(*PROJECT["project"]["optional-dependencies"].values())))
    undeclared, too_early = set(), set()
    for path, module in foreign_imports(package):
        found = owners(module)
        at_once = re.compile(rf"^(from|import) {re.escape(module)}\b", re.MULTILINE)
        if found & declared:
            continue
        if not found & optional:
            undeclared.add(f"{path.name}: {module}")
        # A command of `evals` loads its own module only, so that it may say at the top what it needs.
        elif package != "evals" and at_once.search(path.read_text(encoding="utf-8")):
            too_early.add(f"{path.name}: {module}")
    assert not undeclared, "name the package of each under [project] dependencies or an extra"
    assert not too_early, "each belongs to an extra: import it inside the function that needs it"


def test_the_wheel_holds_the_packages_with_their_data_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    # uv_build looks for its program on PATH, where an environment that was not activated does not stand.
    monkeypatch.setenv("PATH", f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ['PATH']}")
    wheel = tmp_path / uv_build.build_wheel(str(tmp_path))
    names = set(zipfile.ZipFile(wheel).namelist())
    tops = {name.split("/")[0] for name in names if ".dist-info" not in name}
    prompts = {str(path.relative_to(ROOT)) for path in (ROOT / "prompts").rglob("*.md")}
    assert tops == set(PACKAGES)
    assert prompts
    assert prompts <= names


def test_the_project_refuses_to_be_uploaded() -> None:
    assert "Private :: Do Not Upload" in PROJECT["project"]["classifiers"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_has_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    blocks = re.split(r"\n(?=\S)", text.strip())
    assert "://" not in text
    assert not [line for line in text.splitlines() if line.startswith(("-", "#"))]
    assert all("==" in block and "--hash=sha256:" in block for block in blocks)


def test_every_lock_names_the_same_versions() -> None:
    every = {lock.stem: lock.read_text(encoding="utf-8") for lock in LOCKS}
    pins = {name: set(re.findall(r"^\S+==\S+", text, re.MULTILINE)) for name, text in every.items()}
    assert pins["runtime"] <= pins["all"]
    assert pins["runtime"] <= pins["server"] <= pins["all"]


def test_no_file_names_a_folder_of_the_machine_it_was_written_on() -> None:
    assert not [path for path in kept_files() if MACHINE_PATH.search(path.read_bytes())]
    assert MACHINE_PATH.search(b"see /" + b"work/notes")
    assert not MACHINE_PATH.search(b"https://example.org/" + b"work/notes")


def make_targets() -> list[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return re.findall(r"^([a-z-]+):.* ## ", makefile, re.MULTILINE)


@pytest.mark.parametrize("readme", ["README.md", "README.zh.md"])
def test_the_readme_mentions_every_target_and_no_other(readme: str) -> None:
    mentioned = re.findall(r"\bmake ([a-z][a-z-]*)", (ROOT / readme).read_text(encoding="utf-8"))
    assert set(make_targets()) <= set(mentioned)


def test_make_help_lists_every_target() -> None:
    done = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert re.findall(r"^  make (\S+)", done.stdout, re.MULTILINE) == make_targets()


def test_every_documented_target_is_phony() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = " ".join(re.findall(r"^\.PHONY:(.*)$", makefile, re.MULTILINE)).split()
    assert set(make_targets()) <= set(phony)


def test_the_graph_configuration_names_things_that_exist() -> None:
    settings = json.loads((ROOT / "langgraph.json").read_text(encoding="utf-8"))
    file, _ = settings["graphs"]["agent"].split(":")
    assert (ROOT / file).is_file()
    for part in ("store", "checkpointer"):
        module, _ = settings[part]["path"].rsplit(".", 1)
        assert (ROOT / (module.replace(".", "/") + ".py")).is_file()
