"""The worked examples of CONTRIBUTING.md: each is a handful of files, and they are played."""

import subprocess
import sys
from pathlib import Path

import pytest

from horda.texts import LOCALES

FOLDER = Path(__file__).with_name("examples")
ROOT = Path(__file__).resolve().parents[3]
EXAMPLES = ("active_skill", "mission_action", "decision")
MOST_FILES = 4


@pytest.mark.parametrize("example", EXAMPLES)
def test_it_takes_at_most_four_files_two_of_them_texts(example: str) -> None:
    files = [one.name for one in (FOLDER / example).iterdir() if one.is_file()]
    assert len(files) <= MOST_FILES
    assert {f"{locale}.ftl" for locale in LOCALES} <= set(files)
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert [name for name in files if f"{example}/{name}" not in guide] == []


def test_they_are_played() -> None:
    command = [sys.executable, "-m", "tests.games.zombicide.examples.play"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.stdout == "played\n", done.stderr
