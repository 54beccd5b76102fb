"""The program as it is installed: the package alone, far from its tests."""

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.outside import SOURCE, call


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Returns a folder with a copy of the package, as a wheel would put it there."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(
        SOURCE / "horda", folder / "horda", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    return str(folder)


def test_rules_are_enforced_though_the_tests_are_away(
    site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(site)
    found = json.loads(call("rules", "--json", PYTHONPATH=site).stdout)
    for game in found:
        assert game["tests"] is False
        assert game["counts"]["open"] == 0
        assert game["counts"]["enforced"] > 100
    said = call("rules", "zombicide-2e", "--open", PYTHONPATH=site, HORDA_LANG="en").stdout.decode()
    assert "The tests are not part of the installed package" in said
    assert "Z2-" in said, "the one rule about cardboard"


def test_a_bot_in_this_folder_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(Path(__file__).parents[1] / "bots" / "own.py", tmp_path / "mine.py")
    monkeypatch.chdir(tmp_path)
    words = ("simulate", "zombie-terror", "-n", "4", "-b", "human=mine:Last:from_end=2", "--json")
    one = json.loads(call(*words).stdout)
    assert one["job"]["bots"] == ["mine:Last:from_end=2", "random"]
    assert json.loads(call(*words, "-w", "2").stdout) == one
