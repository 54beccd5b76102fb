"""Every position file of the game plays out as it says."""

from pathlib import Path

import pytest

from horda.core import checks
from tests.games.dead_of_winter.playing import ENGINE

FILES = sorted(Path(__file__).with_name("positions").rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_position(path: Path) -> None:
    file = checks.read(path.read_text(encoding="utf-8"), path.name)
    assert checks.check(ENGINE, file) == []
