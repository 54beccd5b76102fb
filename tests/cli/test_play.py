"""A game is played by typing, taken back, saved, loaded and left."""

import re
import sys
from pathlib import Path

import pytest

from horda.cli import files
from horda.cli.files import open_record
from horda.cli.terminal.typed import read_line
from horda.cli.trouble import Trouble
from horda.core import record
from tests.cli.running import GAME, refused, run

FIRST = "1\n" * 3000  # more than any game needs: the first option, always


def entries(path: Path) -> list[record.Entry]:
    return record.loads(path.read_bytes()).log


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_whole_game_by_typing(lang: str, terminal: Path) -> None:
    done = run("play", GAME, "-s", "barricades", "--seed", 5, "--lang", lang, stdin=FIRST)
    assert done.code == 0
    assert "⟦" not in done.out
    path = terminal / "last.json"
    assert str(path) in done.out.splitlines()[-1]
    session = open_record(path)
    assert session.state.result is not None
    assert session.record.seats == ["human player", "greedy"]
    assert run("replay", path).code == 0


def test_the_end_of_input_leaves_and_keeps_the_game(terminal: Path) -> None:
    done = run("play", "--seed", 1, stdin="1\n1\n")
    assert done.code == 0
    assert len(entries(terminal / "last.json")) == 2
    assert "--load" in done.out


def test_leaving_at_once_writes_nothing(terminal: Path) -> None:
    for typed in ("", "q\n"):
        assert run("play", stdin=typed).code == 0
    assert not terminal.exists()


def test_answers_by_key_and_by_part_of_a_key(terminal: Path) -> None:
    done = run("play", "--seed", 1, stdin="place:child:0,3\nmechanic:0,4\n0,1\n,1\n")
    assert done.code == 0
    keys = [entry.key for entry in record.loads((terminal / "last.json").read_bytes()).answers()]
    # 0,1 is not 0,10 or 0,11; but ,1 may be either of these.
    assert keys == ["place:child:0,3", "place:mechanic:0,4", "place:nurse:0,1"]
    assert "may mean several" in done.out


def test_taking_back_and_bringing_back(terminal: Path) -> None:
    run("play", "--seed", 1, stdin="1\n2\nu\nr\nu\nu\nu\nr\nq\n\n")
    log = entries(terminal / "last.json")
    kinds = [type(entry).__name__ for entry in log]
    assert kinds == ["Said", "Said", "Undone", "Redone", "Undone", "Undone", "Redone"]
    session = open_record(terminal / "last.json")
    assert len(session.line.standing) == 1


def test_what_a_bot_did_since_is_taken_back_only_by_force(terminal: Path) -> None:
    common = ("play", "-s", "barricades", "--seed", 5)
    typed = "1\nend-turn\n"
    assert "cannot take back" in run(*common, stdin=typed + "u\n").out
    before = open_record(terminal / "last.json")
    run(*common, stdin=typed + "u!\n")
    after = open_record(terminal / "last.json")
    assert [said.key for said in after.line.standing] == [before.line.standing[0].key]
    run(*common, stdin=typed + "u!\nr\n")
    again = open_record(terminal / "last.json")
    assert again.state.digest() == before.state.digest()


def test_nothing_to_take_back_is_said() -> None:
    done = run("play", stdin="u\nr\n")
    assert done.code == 0
    assert "nothing to take back" in done.out
    assert "nothing to repeat" in done.out


def test_commands_explain(terminal: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    typed = f"?\ns\nk\nb\nlog\nrule R4.1\nrule R99\nwhy place:child:9,9\nw\n1\nw {copy}\nw {copy}\n"
    done = run("play", "--seed", 1, stdin=typed)
    assert done.code == 0
    for said in ("take back", "R4.1: ", "no rule “R99”", "not one of the options", "Name a file"):
        assert said in done.out
    assert len(entries(copy)) == 1
    assert "there already" in done.out
    assert "⟦" not in done.out


def test_quitting_offers_a_copy(tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    assert run("play", "--seed", 1, stdin=f"1\nq\n{copy}\n").code == 0
    assert len(entries(copy)) == 1


def test_a_saved_game_goes_on_with_the_same_players(tmp_path: Path, terminal: Path) -> None:
    path = tmp_path / "mine.json"
    common = ("play", "--seat", "zombie", "--bot", "random", "--seed", 3)
    assert run(*common, "--save", path, stdin="1\n").code == 0
    assert not terminal.exists()
    count = len(entries(path))
    assert run("play", "--load", path, "--save", path, stdin="1\n").code == 0
    played = record.loads(path.read_bytes())
    assert len(played.log) > count
    assert played.seats == ["random", "human player"]
    assert "there already" in refused("play", "--save", path)


def test_the_game_before_is_kept_once(terminal: Path) -> None:
    run("play", "--seed", 1, stdin="1\n")
    run("play", "--seed", 2, stdin="1\n1\n")
    assert len(entries(terminal / "previous.json")) == 1
    run("play", "--load", terminal / "last.json", stdin="1\n")
    assert len(entries(terminal / "last.json")) == 3
    assert len(entries(terminal / "previous.json")) == 1


def test_two_people_at_one_keyboard(terminal: Path) -> None:
    done = run("play", "-s", "barricades", "--seat", "all", "--seed", 5, stdin="1\nend-turn\n1\n")
    assert done.code == 0
    assert "Zombies> " in done.out
    seats = {said.seat for said in record.loads((terminal / "last.json").read_bytes()).answers()}
    assert seats == {0, 1}


def test_a_seat_never_sees_the_other_hand() -> None:
    done = run("play", "-s", "barricades", "--seed", 5, stdin="end-turn\n")
    assert "Your cards: Adrenaline, Silence, Decoy, First-aid kit · The zombies hold 4" in done.out


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_game_begins_with_its_aim_and_the_way_to_help(lang: str) -> None:
    out = run("play", "-s", "barricades", "--lang", lang, stdin="?\n").out
    lines = out.splitlines()
    head = " ".join(lines[:3])  # the aim is folded to the terminal
    assert ("escape car" if lang == "en" else "auta ucieczkowego") in head
    assert "?" in head
    assert out.count(lines[0]) == 2  # at the beginning and in the help


def log_of(out: str) -> list[str]:
    """Returns the last log that was printed."""
    return [line for line in out.split("> ")[-2].splitlines() if line.startswith("· ")]


def test_the_log_tells_the_whole_game_after_taking_back_and_after_loading(terminal: Path) -> None:
    common = ("play", "-s", "barricades", "--seed", 5)
    typed = "move:mechanic:13,4\nmove:mechanic:13,3\nu\n"
    told = log_of(run(*common, stdin=f"{typed}log\n").out)
    assert len(told) == 2
    assert "(13,4)" in told[1]
    loaded = run("play", "--load", terminal / "last.json", stdin="log\n").out
    assert log_of(loaded) == told
    assert loaded.count(told[1]) == 1  # it was told before: only `log` tells it again


def test_rules_are_found_in_small_letters() -> None:
    out = run("play", stdin="rule r4.4\nrule R2.LUMBERJACK\n").out
    assert "R4.4: " in out
    assert "R2.lumberjack: " in out


def test_the_barrier_says_how_to_pass_it() -> None:
    typed = "1\nend-turn\nu\n"
    assert "u!" in run("play", "-s", "barricades", "--seed", 5, stdin=typed).out


def test_a_disk_that_goes_away_does_not_end_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise Trouble("cli-cannot-write", file=str(path), why="disk full")

    monkeypatch.setattr(files, "write", full)
    typed = "1\nend-turn\n1\nu!\n1\n"
    done = run("play", "-s", "barricades", "--save", tmp_path / "a.json", stdin=typed)
    assert done.code == 0
    assert "disk full" in done.out
    assert "Round 2" in done.out or "round 2" in done.out


def test_a_closed_input_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert read_line("> ") is None


def test_own_cards_are_discarded_while_somebody_else_is_asked(terminal: Path) -> None:
    common = ("play", "zombicide-2e", "-s", "M00", "-o", "players=2", "--seed", 3, "--seat", "all")
    listed = run(*common, stdin="d\nq\n\n")
    assert listed.code == 0
    keys = re.findall(r"discard-from:\w+:\d", listed.out)
    assert len(keys) == 6
    done = run(*common, stdin=f"d {keys[0]}\nd {keys[-1]}\nd {keys[0]}\nd discard\nq\n\n")
    log = entries(terminal / "last.json")
    assert [type(entry).__name__ for entry in log] == ["Requested", "Requested"]
    assert "This slot is empty" in done.out
    assert "may mean several" in done.out
    assert run("replay", terminal / "last.json").code == 0
    assert "nothing that could be done" in run("play", "--seed", 1, stdin="d\nq\n").out
