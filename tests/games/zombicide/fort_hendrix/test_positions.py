"""The worked examples and other positions of Fort Hendrix: each is a file of its own."""

from pathlib import Path

import pytest

from horda.core import checks
from tests.games.zombicide.fort_hendrix.fort import ENGINE

FOLDER = Path(__file__).resolve().parents[3] / "positions" / "fort-hendrix"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_position_plays_as_its_file_says(path: Path) -> None:
    file = checks.read(path.read_text(encoding="utf-8"), path.name)
    assert checks.check(ENGINE, file) == []
    assert set(file.rules) <= {rule.id for rule in ENGINE.game.rulebook.rules}
