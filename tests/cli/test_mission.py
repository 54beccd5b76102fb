"""`horda mission`, and playing what it made."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.running import refused, run

GAME = "zombicide-2e"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.toml"
    assert run("mission", "new", file).code == 0
    return file


def changed(own: Path, old: str, new: str) -> Path:
    text = own.read_text("utf-8")
    assert old in text
    own.write_text(text.replace(old, new), "utf-8")
    return own


def test_what_is_new_can_be_played(own: Path) -> None:
    done = run("mission", "check", own, "--lang", "en")
    assert done.code == 0
    assert "can be played" in done.out
    assert run("mission", "check", own, "--json").json == {
        "file": str(own),
        "ok": True,
        "flaws": [],
    }


def test_no_file_is_overwritten(own: Path) -> None:
    before = own.read_bytes()
    assert "is there already" in refused("mission", "new", own, "--lang", "en")
    assert own.read_bytes() == before


def test_what_is_wrong_is_said_by_line_and_field(own: Path) -> None:
    changed(own, "crates = 2", "crates = 7")
    done = run("mission", "check", own, "--lang", "en")
    assert done.code == 1
    assert done.out.startswith(f"{own}: line 23: crates: there must be 2 crates")
    (flaw,) = run("mission", "check", own, "--json", "--lang", "pl").json["flaws"]
    assert (flaw["line"], flaw["field"]) == (23, "crates")
    assert flaw["why"].startswith("Skrzyń musi być 2")


def test_a_mark_before_the_text_does_no_harm(own: Path) -> None:
    """Some editors of Windows begin every file so."""
    own.write_bytes(b"\xef\xbb\xbf" + own.read_bytes())
    assert run("mission", "check", own).code == 0


def test_no_sign_of_a_file_commands_the_terminal(own: Path) -> None:
    changed(own, '"all-crates"', '"\\u001b[31mred"')
    done = run("mission", "check", own, "--lang", "en")
    assert done.code == 1
    assert "[31mred" in done.out
    assert "\x1b" not in done.out


def test_what_cannot_be_read_is_told_in_the_language_of_the_reader(own: Path) -> None:
    changed(own, "crates = 2", "crates = = 2")
    said = run("mission", "check", own, "--lang", "pl").out
    assert said.startswith(f"{own}: wiersz 23: -: od kolumny 10 ")


def test_a_game_that_breaks_down_is_told(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(*_: object) -> None:
        raise RuntimeError("two rules at odds")

    monkeypatch.setattr("horda.cli.commands.mission.play_out", fall)
    done = run("mission", "check", own, "--lang", "en")
    assert done.code == 1
    assert "two rules at odds" in done.out


def test_a_file_that_is_not_there_or_no_text_is_bad_input(tmp_path: Path) -> None:
    refused("mission", "check", tmp_path / "none.toml")
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe")
    assert "UTF-8" in refused("mission", "check", tmp_path / "odd.toml")
    refused("mission", "new", tmp_path / "x.toml", "--game", "zombie-terror")


def test_a_mission_is_drawn_as_text_and_as_a_picture(own: Path) -> None:
    shown = run("mission", "show", own, "--lang", "en")
    assert shown.code == 0
    assert "exit" in shown.out
    out = own.with_suffix(".svg")
    assert run("mission", "show", own, "--svg", out).code == 0
    assert ElementTree.parse(out).getroot().tag.endswith("svg")
    assert run("mission", "show", "M05", "--svg", out).code == 0


def test_it_is_played_and_simulated_and_its_record_needs_no_file(own: Path) -> None:
    report = run("simulate", GAME, "-s", own, "-n", "2", "-b", "greedy", "--json")
    assert report.code == 0
    assert report.json["summary"]["games"] == 2
    saved = own.with_name("game.json")
    played = run("play", GAME, "-s", own, "--seed", "3", "--save", saved, stdin="1\n1\nq\n")
    assert played.code == 0
    own.unlink()
    assert run("replay", saved).code == 0
    assert "my-mission" in saved.read_text("utf-8")
    picture = own.with_suffix(".svg")
    assert run("show", saved, "--svg", picture).code == 0
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_a_mission_that_is_wrong_is_refused_before_a_game_begins(own: Path) -> None:
    changed(own, '"all-crates"', '"all-crats"')
    for command in (("simulate", GAME, "-s"), ("play", GAME, "-s"), ("mission", "show")):
        assert "all-crats" in refused(*command, own, "--lang", "en")


def test_a_game_without_such_missions_refuses_the_file(own: Path) -> None:
    said = refused("simulate", "zombie-terror", "-s", own, "--lang", "en")
    assert "base, barricades" in said
    assert len(said) < 500, "the file itself is not repeated"
