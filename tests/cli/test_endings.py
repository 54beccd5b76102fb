"""A game that ends for each seat in its own way says so: at the table, replayed, in numbers."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.demo.registered import registered


@pytest.fixture(autouse=True)
def colony() -> Iterator[None]:
    """The demonstration is among the games."""
    with registered():
        yield


def test_a_simulation_counts_the_ends_of_every_seat(tmp_path: Path) -> None:
    words = ("simulate", "colony", "-n", 30, "--seed", 3)
    told = run(*words)
    assert "how it went" in told.out
    assert "Ann   Won" in told.out
    counted = run(*words, "--json", "--out", tmp_path, "--format", "csv").json["summary"]
    for seat in ("Ann", "Ben", "Cleo"):
        ends = counted["endings"][seat]
        assert sum(end["count"] for end in ends.values()) == 30
        won = sum(end["count"] for word, end in ends.items() if word.startswith("won:demo-end-"))
        assert won == counted["wins"][seat]["count"]
    head = (tmp_path / "rows.csv").read_text("utf-8").splitlines()[0].split(",")
    assert {"fate_0", "fate_1", "fate_2", "reason_0", "reason_1", "reason_2"} <= {*head}


def test_a_game_that_ends_together_says_it_once() -> None:
    assert "how it went" not in run("simulate", "zombie-terror", "-n", 2).out


def test_the_end_of_a_game_names_every_seat(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    played = run("play", "colony", "--seed", 4, "--save", saved, stdin="1\n" * 200)
    assert played.code == 0, played
    ends = run("replay", saved, "--json").json["endings"]
    assert {*ends} == {"Ann", "Ben", "Cleo"}
    words = {"won": "Won.", "lost": "Lost.", "out": "Out of the game."}
    for seat, end in ends.items():
        assert f"  {seat}: {words[end['fate']]}" in played.out
        assert end["reason"]
        assert end["rules"]
