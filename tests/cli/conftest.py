"""The terminal of the tests speaks English, is wide, and saves into a folder of its own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns where games are saved by default."""
    home = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("HORDA_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("COLUMNS", "120")
    return home / "horda"
