"""An option is found by number, key or part of a key; many options stand in columns."""

from pathlib import Path

import pytest

from horda.cli import files
from horda.cli.setup import assign_bots, check_bots, config_values
from horda.cli.terminal.screen import columns, common_words
from horda.cli.terminal.typed import pick
from horda.cli.terminal.voice import Voice, one_line
from horda.cli.trouble import Trouble

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
        check_bots(["nobody"])


def test_settings_are_words_with_an_equals_sign() -> None:
    assert config_values("base", ["a=1", "b=x=y"]) == {"scenario": "base", "a": "1", "b": "x=y"}
    for word in ("a", "=1"):
        with pytest.raises(Trouble):
            config_values(None, [word])


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
