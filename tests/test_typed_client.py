"""The client trusts the types that are generated from the Python structs, and never evades them."""

import re
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[1] / "web" / "src"
FILES = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
EVASIONS = re.compile(r"\bas never\b|\bas any\b|\bdata\[")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(CLIENT)))
def test_options_and_events_are_read_by_their_types(path: Path) -> None:
    found = [line.strip() for line in path.read_text("utf-8").splitlines() if EVASIONS.search(line)]
    assert found == []


@pytest.mark.parametrize("game", ["zombicide", "zombie-terror"])
def test_nothing_of_a_game_is_unknown(game: str) -> None:
    text = (CLIENT / "games" / game / "protocol.ts").read_text("utf-8")
    assert "unknown" not in text
