"""Every position file below tests/positions plays out as it says."""

from pathlib import Path

import pytest

from horda.core import checks
from horda.games import registry

FOLDER = Path(__file__).resolve().parents[2] / "positions"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_position(path: Path) -> None:
    file = checks.read(path.read_text(encoding="utf-8"), path.name)
    differs = checks.check(registry.engine(file.game), file)
    assert differs == []
