"""Position files of Invader: worked examples of its book, and cases that follow from it."""

import re
from pathlib import Path

import pytest

from horda.core import checks
from tests.games.zombicide.station import ENGINE, GAME

FOLDER = Path(__file__).resolve().parents[2] / "positions" / "invader"
FILES = sorted(FOLDER.rglob("*.toml"))
EXAMPLES = sorted(rule.id for rule in GAME.rulebook if re.match(r"INV-.*-X\d+$", rule.id))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_position_holds(path: Path) -> None:
    file = checks.read(path.read_text("utf-8"), path.name)
    assert checks.check(ENGINE, file) == []


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_a_position_file(example: str) -> None:
    """Letters behind the id tell the claims of an example apart."""
    named = re.compile(rf"{example.lower()}[a-z]?\.toml")
    files = [path for path in (FOLDER / "examples").iterdir() if named.fullmatch(path.name)]
    assert files
    for path in files:
        file = checks.read(path.read_text("utf-8"), path.name)
        assert example in file.rules
        assert file.expect != checks.Expect() or any(play.expect for play in file.play)
