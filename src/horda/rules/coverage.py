"""Measure which rules of a rulebook are carried out by code and named by tests."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from horda.core.rulebook import Rule, Rulebook, citations, reasons

State: TypeAlias = Literal["done", "untested", "enforced", "example", "open", "not enforced"]
"""Without the tests nobody can tell done from untested (enforced), nor judge worked examples."""
WITH_TESTS: tuple[State, ...] = ("done", "untested", "open", "not enforced")
WITHOUT_TESTS: tuple[State, ...] = ("enforced", "example", "open", "not enforced")
EXAMPLE = re.compile(r"-X\d+$")
"""Ids of worked examples: no code carries them out, the test that plays them does."""
Places: TypeAlias = Mapping[str, tuple[str, ...]]
Found: TypeAlias = Iterator[tuple[str, str]]


class RuleStatus(msgspec.Struct, frozen=True):
    """How far one rule is: where it is enforced, where it is tested, or why it is not."""

    id: str
    group: str
    enforced: tuple[str, ...]
    tested: tuple[str, ...]
    reason: str | None
    state: State


class Coverage(msgspec.Struct, frozen=True):
    """The status of every rule of one game, in the order of its rulebook.

    `unknown` maps ids that no rulebook has to the places that name them.
    """

    game: str
    tests: bool
    """Whether the tests were there; a package is installed without them."""
    rules: tuple[RuleStatus, ...]
    counts: dict[State, int]
    unknown: dict[str, tuple[str, ...]]

    @property
    def total(self) -> int:
        """Count the rules of the game."""
        return len(self.rules)


def measure(book: Rulebook, books: Sequence[Rulebook], tests: Path | None) -> Coverage:
    """Measure one game; `books` are the rulebooks of all games that share the tests folder."""
    return _measure(book, books, scan_tests(tests) if tests else None)


def measure_all(books: Sequence[Rulebook], tests: Path | None) -> list[Coverage]:
    """Measure every game, reading the tests folder once."""
    tested = scan_tests(tests) if tests else None
    return [_measure(book, books, tested) for book in books]


def _measure(book: Rulebook, books: Iterable[Rulebook], tested: Places | None) -> Coverage:
    enforced, why = citations(), reasons()
    rules = tuple(_status(rule, enforced, tested, why) for rule in book)
    times = Counter(rule.state for rule in rules)
    return Coverage(
        game=book.game,
        tests=tested is not None,
        rules=rules,
        counts={state: times[state] for state in _states(tested)},
        unknown=_unknown([book, *books], enforced, tested or {}, why),
    )


def _states(tested: Places | None) -> tuple[State, ...]:
    return WITHOUT_TESTS if tested is None else WITH_TESTS


def _status(
    rule: Rule, enforced: Places, tested: Places | None, why: Mapping[str, str]
) -> RuleStatus:
    ids = (rule.id, *rule.twins)  # what is done for the rule it is the same as is done for it
    code, checks = _all(enforced, ids), _all(tested or {}, ids)
    reason = next((why[one] for one in ids if one in why), None)
    example = EXAMPLE.search(rule.id) is not None
    if tested is None and reason is None and (code or example):
        state: State = "enforced" if code else "example"
    else:
        state = _state(code or (checks if example else ()), checks, reason)
    return RuleStatus(rule.id, rule.group, code, checks, reason, state)


def _all(places: Places, ids: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(place for one in ids for place in places.get(one, ())))


def _state(code: tuple[str, ...], checks: tuple[str, ...], reason: str | None) -> State:
    """Sum up one rule; an admitted gap outweighs a citation, so that it cannot be hidden."""
    if reason is not None:
        return "not enforced"
    if not code:
        return "open"
    return "done" if checks else "untested"


def _unknown(
    books: Iterable[Rulebook], enforced: Places, tested: Places, why: Mapping[str, str]
) -> dict[str, tuple[str, ...]]:
    """Collect ids that are named somewhere but stand in no rulebook."""
    known = {rule.id for book in books for rule in book}
    named = sorted({*enforced, *tested, *why} - known)
    gaps = {rule_id: (f"not enforced: {reason}",) for rule_id, reason in why.items()}
    return {i: enforced.get(i, ()) + tested.get(i, ()) + gaps.get(i, ()) for i in named}


def find_tests(start: Path | None = None) -> Path | None:
    """Look upward from `start` for the tests of a horda checkout.

    Without a start: from the working folder, then from this file, as `.venv` runs it in place.
    """
    if start is None:
        return find_tests(Path.cwd()) or find_tests(Path(__file__).parent)
    here = start.resolve()
    for folder in (here, *here.parents):
        if (folder / "tests").is_dir() and _is_horda(folder / "pyproject.toml"):
            return folder / "tests"
    return None


def _is_horda(project: Path) -> bool:
    table = _toml(project).get("project")
    return isinstance(table, dict) and table.get("name") == "horda"


def _toml(path: Path) -> dict[str, Any]:
    """Read a TOML file, or nothing where it is missing or broken.

    A broken file is no error here: tests keep broken samples on purpose, and the test that
    loads a position complains by itself.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def scan_tests(folder: Path) -> dict[str, tuple[str, ...]]:
    """Find the rule ids that tests and position files name, each with its places.

    A place looks as pytest prints it: `tests/core/test_move.py::TestDoors::test_closed`.
    """
    # Dicts as ordered sets: two marks on one test are one place.
    found: dict[str, dict[str, None]] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder.parent).as_posix()
        for rule_id, place in _named_in(path, name):
            found.setdefault(rule_id, {})[place] = None
    return {rule_id: tuple(places) for rule_id, places in found.items()}


def _named_in(path: Path, name: str) -> Found:
    """Find the rule ids named in one file, with their places."""
    if path.suffix == ".toml" and "positions" in path.parts:
        listed = _toml(path).get("rules")
        ids = listed if isinstance(listed, list) else []
        return ((rule_id, name) for rule_id in ids if isinstance(rule_id, str))
    if path.suffix == ".py":
        return _marked(ast.parse(path.read_text(encoding="utf-8"), filename=str(path)), name)
    return iter(())


def _marked(node: ast.AST, place: str) -> Found:
    """Find rule marks at and below a node; a function's decorators belong to the function."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        place = f"{place}::{node.name}"
    if isinstance(node, ast.Call) and _is_mark(node.func):
        yield from ((rule_id, place) for rule_id in _ids(node, place))
    for child in ast.iter_child_nodes(node):
        yield from _marked(child, place)


def _is_mark(func: ast.expr) -> bool:
    """Recognise `pytest.mark.rule`, and `mark.rule` after `from pytest import mark`."""
    # Writing code back as text is slow, so do it for the few calls of something named `rule`.
    named = isinstance(func, ast.Attribute) and func.attr == "rule"
    return named and ast.unparse(func) in ("pytest.mark.rule", "mark.rule")


def _ids(call: ast.Call, place: str) -> Iterator[str]:
    """Read the ids of one mark; a computed id would be missed in silence, so refuse it."""
    for arg in call.args:
        if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str)):
            raise ValueError(
                f"{place}, line {arg.lineno}: write rule ids as plain strings, "
                f"not {ast.unparse(arg)}"
            )
        yield arg.value
