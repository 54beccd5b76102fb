"""An option is found by number, key or part of a key; many options stand in columns."""

from pathlib import Path

import pytest

from horda.cli import files
from horda.cli.setup import assign_bots, check_bots, config_values, find_engine, meant
from horda.cli.terminal.screen import columns, common_words
from horda.cli.terminal.typed import pick
from horda.cli.terminal.voice import Voice, one_line
from horda.cli.trouble import Trouble
from horda.games import registry

KEYS = ["move:child:c4", "move:child:c5", "move:nurse:c4", "end", "end-now", "7"]


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("end", [3]),
        ("END", [3]),
        ("1", [0]),
        ("6", [5]),
        ("7", [5]),  # an exact key comes before a number
        ("99", []),
        ("0", []),
        ("move:n", [2]),
        ("move", [0, 1, 2]),
        ("c5", [1]),
        ("c4", [0, 2]),
        ("child:c4", [0]),
        ("x", []),
    ],
)
def test_a_word_means_an_option(word: str, found: list[int]) -> None:
    assert pick(word, KEYS) == found


def test_a_field_is_not_the_beginning_of_another() -> None:
    keys = ["add:1,1", "add:1,10", "add:11,1", "add:1,11"]
    assert pick("1,1", keys) == [0]
    assert pick("11,1", keys) == [2]
    assert pick(",1", keys) == [0, 1, 2, 3]


def test_columns_are_read_downwards_and_fit() -> None:
    lines = columns([f"{n:2} żółw" for n in range(1, 8)], 30)
    assert lines == [" 1 żółw   4 żółw   7 żółw", " 2 żółw   5 żółw", " 3 żółw   6 żółw"]
    assert columns(["x" * 90, "y"], 80) == ["x" * 90, "y"]


def test_bots_are_given_to_seats() -> None:
    seats = ("human", "zombie")
    assert assign_bots(None, seats, "random") == ("random", "random")
    assert assign_bots(["greedy"], seats, "random") == ("greedy", "greedy")
    assert assign_bots(["greedy", "mcts:iterations=9"], seats, "random")[1] == "mcts:iterations=9"
    assert assign_bots(["zombie=mcts:depth=3"], seats, "greedy") == ("greedy", "mcts:depth=3")
    assert assign_bots(["zombie=random", "greedy"], seats, "x") == ("greedy", "random")
    with pytest.raises(Trouble):
        assign_bots(["random"] * 3, seats, "random")
    with pytest.raises(Trouble):
        assign_bots(["human=greedy", "human=random"], seats, "random")
    with pytest.raises(Trouble):
        check_bots(["nobody"])


def test_settings_are_words_with_an_equals_sign() -> None:
    game = registry.find("zombie-terror")
    values = config_values(game, "base", ["a=1", "b=x=y"])
    assert values == {"scenario": "base", "a": "1", "b": "x=y"}
    for words in (["a"], ["=1"], ["a=1", "a=1"]):
        with pytest.raises(Trouble):
            config_values(game, None, words)
    with pytest.raises(Trouble):
        config_values(game, "base", ["scenario=barricades"])


@pytest.mark.parametrize(
    ("said", "name"),
    [("m0", "M00"), ("M0", "M00"), ("M00", "M00"), ("m000", "M00"), ("M5", "M05"), ("m25", "M25")],
)
def test_names_of_scenarios_are_forgiving(said: str, name: str) -> None:
    game = registry.find("zombicide-2e")
    assert config_values(game, said, None) == {"scenario": name}
    assert config_values(game, None, [f"scenario={said}"]) == {"scenario": name}


@pytest.mark.parametrize("said", ["m", "M26", "0", "", "M0x", "M 0"])
def test_what_nobody_knows_stays_as_it_is(said: str) -> None:
    assert meant(said, registry.find("zombicide-2e").scenarios) == said


def test_names_of_games_are_forgiving() -> None:
    assert find_engine("Zombicide-2E").game.id == "zombicide-2e"
    assert meant("A", ["a", "A"]) == "A"
    assert meant("x1", ["X1", "x01"]) == "x1", "two are alike: which one is meant?"


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    files.write(path, b"one")
    files.write(path, b"two")
    assert path.read_bytes() == b"two"
    assert [p.name for p in tmp_path.iterdir()] == ["a.json"]
    with pytest.raises(Trouble):
        files.write(tmp_path / "no" / "a.json", b"x")
    with pytest.raises(Trouble):
        files.write(tmp_path, b"x")
    assert [p.name for p in tmp_path.iterdir()] == ["a.json"]


def test_errors_fold_into_one_line() -> None:
    assert one_line("a\nb\x1b[31m\tc") == "a b [31m c"
    said = Voice("pl").error(Trouble("cli-cannot-read", file="a\nb", why="x"))
    assert said == "Nie można odczytać a b: x. Sprawdź ścieżkę."


def test_what_many_options_share_is_said_once() -> None:
    assert common_words(["Put it on (1,1)", "Put it on (1,2)"]) == "Put it on "
    assert common_words(["Child: walk", "Nurse: walk"]) == ""
    assert common_words(["Child", "Children"]) == ""
