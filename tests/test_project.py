"""House rules that no linter checks for us."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MAX_FILE_LINES = 400
MAX_FUNCTION_LINES = 40
WRITTEN = {".py", ".ts", ".svelte", ".css", ".ftl"}
"""The endings of code and texts; data and records may be long."""

# Written in pieces, so that this file does not name what it looks for.
REGISTRY_HOSTS = tuple(
    ".".join(parts)
    for parts in [
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("python" + "hosted", "org"),
        ("npm" + "js", "org"),
        ("npm" + "js", "com"),
        ("yarn" + "pkg", "com"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
        ("crates", "io"),
    ]
)
SHARED_FOLDER = re.compile(r"""(\.\./|/work/)[s]hared\b | /\s*["'][s]hared["']""", re.VERBOSE)

IMPORT_ALL_OF_CORE = """
import importlib, pkgutil, sys
import msgspec  # may load typing_extensions, which is its own affair
before = set(sys.modules)
import horda.core
for module in pkgutil.walk_packages(horda.core.__path__, "horda.core."):
    importlib.import_module(module.name)
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(loaded - set(sys.stdlib_module_names)))
"""


def project_files() -> list[Path]:
    """Every file that is committed or could be: what git tracks or does not ignore."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listing.returncode:
        pytest.skip("not a git work tree")
    names = listing.stdout.decode().split("\0")
    return [path for name in names if name and (path := ROOT / name).is_file()]


def python_files() -> list[Path]:
    return [
        p for folder in ("src", "tests", "tools") for p in sorted((ROOT / folder).rglob("*.py"))
    ]


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def long_functions(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(text_of(path))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > MAX_FUNCTION_LINES:
                yield f"{path.relative_to(ROOT)}:{node.lineno} {node.name}: {lines} lines"


def test_no_file_names_a_package_registry() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {host}"
        for path in project_files()
        for text in [text_of(path)]
        for host in REGISTRY_HOSTS
        if host in text
    ]
    assert not found


def test_constraints_hold_versions_only() -> None:
    lines = text_of(ROOT / "constraints.txt").splitlines()
    pins = [line for line in lines if line.strip() and not line.lstrip().startswith("#")]
    assert pins
    assert not [line for line in lines if "://" in line]
    assert not [line for line in pins if "==" not in line]


def test_files_are_short() -> None:
    written = [path for path in project_files() if path.suffix in WRITTEN]
    lengths = {path.relative_to(ROOT): len(text_of(path).splitlines()) for path in written}
    assert not {str(path): lines for path, lines in lengths.items() if lines > MAX_FILE_LINES}


def test_functions_are_short() -> None:
    assert not [line for path in python_files() for line in long_functions(path)]


def test_core_needs_msgspec_only() -> None:
    """In an interpreter of its own, since this one has already loaded much else."""
    run = subprocess.run(
        [sys.executable, "-I", "-c", IMPORT_ALL_OF_CORE],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert set(run.stdout.split()) == {"horda"}


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_a_clone_alone_is_enough(folder: str) -> None:
    """The folder of notes beside the repository is not there for users."""
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in project_files()
        if path.is_relative_to(ROOT / folder)
        for match in SHARED_FOLDER.finditer(text_of(path))
    ]
    assert not found
