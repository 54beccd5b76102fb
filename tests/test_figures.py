"""The figures of the README are those of the files, and the files are made by their commands."""

import re

import pytest

from tools.figures import COMMANDS, FOLDER, PAGE, load, share, written


def test_the_page_says_what_was_measured() -> None:
    page = PAGE.read_text("utf-8")
    assert written(page) == page, "run: python -m tools.figures"
    assert page.count("<!-- figures: ") == 2


@pytest.mark.parametrize("name", [path.stem for path in sorted(FOLDER.iterdir())])
def test_a_file_is_made_by_its_command(name: str) -> None:
    command = load(name).command
    assert re.sub(r"-n \d+", "-n", command) == re.sub(r"-n \d+", "-n", f"horda {COMMANDS[name]}")
    games = re.search(r"-n (\d+)", command)
    result = load(name).result
    assert games is None or int(games[1]) == result["summary"]["games"]


def test_there_are_no_other_files() -> None:
    assert {path.stem for path in FOLDER.iterdir()} <= set(COMMANDS)


def test_shares_are_short() -> None:
    assert share({"rate": 0.76, "low": 0.6962, "high": 0.8139}) == "76.0 % (69.6–81.4)"
