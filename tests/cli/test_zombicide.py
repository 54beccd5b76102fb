"""Zombicide is listed, played by typing, asked why, shown and simulated, in both languages."""

from pathlib import Path

import pytest

from horda.cli.files import open_record
from horda.cli.terminal.walk import walk
from horda.games.zombicide.box.counting import OLD_PART
from horda.texts import LOCALES, Texts
from tests.cli.running import refused, run
from tests.games.zombicide.test_counting import RECORDS
from tests.games.zombicide.test_switches import SWITCHES

GAME = "zombicide-2e"
FIRST = "1\n" * 3000  # more than any game needs: the first option, always
POSITION = """
game = "zombicide-2e"
title = "Amy at the door"

[position]
turn = "amy"
objectives = ["5 red"]
crates = [12]

[position.survivors.amy]
zone = 10
hands = ["crowbar"]
"""


@pytest.mark.parametrize(("lang", "name"), [("en", "Downtown"), ("pl", "Śródmieście")])
def test_the_games_are_listed_with_their_missions(lang: str, name: str) -> None:
    done = run("games", "--lang", lang)
    assert GAME in done.out
    assert name in done.out
    assert "⟦" not in done.out


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_whole_game_by_typing(lang: str, terminal: Path) -> None:
    words = ("play", GAME, "-s", "M00", "--option", "team=2", "--seed", 3, "--lang", lang)
    done = run(*words, stdin=FIRST)
    assert done.code == 0
    assert "⟦" not in done.out
    assert "z2-" not in done.out
    session = open_record(terminal / "last.json")
    assert session.state.result is not None
    assert run("replay", terminal / "last.json").code == 0


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Which Survivor acts next?", "go into a building", "to do: take all Objectives")),
        ("pl", ("Który Ocalały działa teraz?", "wejdź do budynku", "do zrobienia: zabrać")),
    ],
)
def test_a_newcomer_asks(lang: str, said: tuple[str, ...], terminal: Path) -> None:
    done = run("play", GAME, "--seed", 1, "--lang", lang, stdin="1\nwhy search\ns\n?\nq\n")
    assert done.code == 0
    for words in (*said, "Z2-SEARCH-01", "PAT0", "exit"):
        assert words in done.out


def test_two_people_and_a_bot_at_one_table(terminal: Path) -> None:
    words = ("--option", "players=3", "--seat", "player-1", "--seat", "player-2", "--bot", "random")
    done = run("play", GAME, *words, "--seed", 3, "--lang", "en", stdin="1\nend\n" * 5)
    assert done.code == 0
    assert "Player 1>" in done.out
    assert "Player 2>" in done.out
    assert "Player 3>" not in done.out


def test_a_position_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "door.toml"
    file.write_text(POSITION, encoding="utf-8")
    done = run("show", file, "--seat", "player-1", "--lang", "pl")
    assert done.code == 0
    assert "Otwórz drzwi 2 (Łom)  open-door:door2:crowbar" in done.out
    assert "ręce: Łom, –; plecak: –, –, –" in done.out


def test_many_games_are_counted(tmp_path: Path) -> None:
    done = run("simulate", GAME, "-n", 2, "-w", 1, "--bot", "random", "--lang", "pl")
    assert done.code == 0
    assert "Gracz 1" in done.out
    assert "⟦" not in done.out


def test_rules_of_both_games_are_found() -> None:
    assert "Z2-MOVE-01" in run("rules", GAME, "--id", "Z2-MOVE-01", "--lang", "en").out


def test_a_team_that_cannot_be_is_refused() -> None:
    said = refused("play", GAME, "--option", "survivors=nobody", "--lang", "en")
    assert "nobody" in said


@pytest.mark.parametrize(("columns", "widest"), [(80, 73), (100, 73), (118, 118), (200, 118)])
def test_the_map_fits_the_terminal(
    columns: int, widest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for words in (("mission", "show", "m1"), ("play", "zombicide-2e", "-s", "M1", "--seed", "1")):
        lines = run(*words).out.splitlines()
        assert max(len(line) for line in lines if line[:1] in "#|+") == widest


@pytest.mark.parametrize("lang", LOCALES)
def test_all_options_are_listed_and_explained(lang: str) -> None:
    (listed,) = run("games", GAME, "--json", "--lang", lang).json
    options = {one["name"]: one for one in listed["options"]}
    assert options.keys() >= SWITCHES.keys()
    for name, (rule, default) in SWITCHES.items():
        assert options[name]["rules"] == [rule]
        assert options[name]["default"] == default
    notes = {name: Texts(lang).say(f"z2-setup-{name}") for name in options}
    assert {name: one["note"] for name, one in options.items()} == notes


def test_the_log_of_an_old_record_counts_from_one() -> None:
    session = open_record(RECORDS / "M06-won.json")
    parts = [part for step in walk(session) if step.said for part in step.said.key.split(":")]
    assert "car1" in parts
    assert not any(OLD_PART.fullmatch(part) for part in parts)
