"""Bad input gets one line with the thing and the remedy, and changes nothing on disk."""

from pathlib import Path

import msgspec
import pytest

from horda.core import record
from horda.core.record import Said
from tests.cli.running import GAME, files_in, played, refused, run, write_record


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("simulate", "chess"), "chess"),
        (("play", "chess"), "chess"),
        (("rules", "chess"), "chess"),
        (("simulate", GAME, "--scenario", "moon"), "moon"),
        (("simulate", GAME, "--option", "speed=9"), "speed"),
        (("simulate", GAME, "--option", "action_points=many"), "action_points"),
        (("simulate", GAME, "--option", "action_points=99"), "action_points"),
        (("simulate", GAME, "--option", "speed"), "speed"),
        (("simulate", GAME, "--bot", "nobody"), "nobody"),
        (("simulate", GAME, "--bot", "mcts:iterations=x"), "mcts"),
        (("simulate", GAME, *["--bot", "random"] * 3), "3"),
        (("simulate", GAME, "--format", "xml"), "xml"),
        (("play", GAME, "--seat", "ghost"), "ghost"),
        (("play", GAME, "--bot", "nobody"), "nobody"),
        (("play", "--load", "no.json"), "no.json"),
        (("replay", "no.json"), "no.json"),
        (("show", "no.toml"), "no.toml"),
        (("export", "no.json", "--at", "3"), "no.json"),
        (("rules", "--id", "R99.9"), "R99.9"),
        (("rules", "--tests", "nowhere"), "nowhere"),
        (("games", "--lang", "de"), "de"),
    ],
)
def test_unknown_names_are_refused(
    words: tuple[str, ...], named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert named in refused(*words)
    assert files_in(tmp_path) == {}


LONG = "x" * 300


@pytest.mark.parametrize(
    "words",
    [
        ("check", LONG),
        ("mission", "new", LONG),
        ("house", "new", LONG),
        ("play", GAME, "--save", LONG),
        ("simulate", GAME, "--games", "1", "--out", LONG),
        ("serve", "--data", LONG),
    ],
)
def test_a_name_that_no_file_can_have_is_refused(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert LONG in refused(*words)
    assert files_in(tmp_path) == {}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_refusals_speak_the_language(lang: str) -> None:
    line = refused("simulate", "chess", "--lang", lang)
    assert ("There is no game" if lang == "en" else "Nie ma gry") in line


@pytest.mark.parametrize("command", ["replay", "show", "export"])
@pytest.mark.parametrize(
    "data",
    [
        b"{",
        b"{}",
        b"{\xff}",
        b'{"game": 3}',
        played()[: len(played()) // 2],
        b"[" * 100_000,
        b'{"a":' + b"[" * 100_000,
    ],
    ids=["half", "empty", "bytes", "types", "cut", "deep", "deep record"],
)
def test_a_broken_record_is_refused(command: str, data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    assert "game.json" in refused(command, path)
    assert files_in(tmp_path) == {"game.json": data}


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"format": 0}, "format 0"),
        ({"version": "0", "seed": 8, "horda": "0.0.7"}, "version 0"),
        ({"version": "0", "seed": 8, "horda": "0.0.7"}, "it needs horda 0.0.7"),
        ({"game": "chess"}, "chess"),
        ({"config": {"scenario": "moon"}}, "moon"),
        ({"config": {"speed": 9}}, "speed"),
        ({"position": {"nonsense": 1}}, "game.json"),
        ({"position": {"engine": {"stack": [{"type": "X"}]}}}, "game.json"),
    ],
)
def test_an_older_or_foreign_record_is_refused(
    changes: dict[str, object], named: str, tmp_path: Path
) -> None:
    path = write_record(tmp_path, **changes)
    before = files_in(tmp_path)
    line = refused("replay", path)
    assert named in line
    assert str(path) in line
    assert files_in(tmp_path) == before


def tampered(place: int, **changes: object) -> list[record.Entry]:
    log = record.loads(played()).log
    entry = log[place]
    assert isinstance(entry, Said)
    log[place] = msgspec.structs.replace(entry, **changes)
    return log


@pytest.mark.parametrize(
    "changes",
    [
        {"log": tampered(5, key="no-such-thing")},
        {"log": tampered(5, seat=1)},
        {"log": tampered(5, seat=99)},
        {"log": tampered(5, check="00000000")},
        {"digest": "0" * 32},
        {"seed": 8},
    ],
    ids=["key", "seat", "no seat", "check", "digest", "seed"],
)
def test_a_tampered_record_differs(changes: dict[str, object], tmp_path: Path) -> None:
    path = write_record(tmp_path, **changes)
    assert str(path) in refused("replay", path, code=1)
    assert str(path) in refused("export", path, "--out", tmp_path / "p.toml", code=2)
    assert list(files_in(tmp_path)) == ["game.json"]


@pytest.mark.parametrize("at", [-1, 100_000])
@pytest.mark.parametrize("command", ["replay", "show", "export"])
def test_a_moment_that_is_not_there_is_refused(command: str, at: int, tmp_path: Path) -> None:
    assert str(at) in refused(command, write_record(tmp_path), "--at", at)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("title = ", "a.toml"),
        ('title = "x"', "game"),
        ('title = "x"\ngame = "chess"', "chess"),
        (f'title = "x"\ngame = "{GAME}"\nrules = ["R99.9"]', "R99.9"),
        (f'title = "x"\ngame = "{GAME}"\nwrong = 1', "wrong"),
        (f'title = "x"\ngame = "{GAME}"\n[setup]\nspeed = 1', "speed"),
        (f'title = "x"\ngame = "{GAME}"\n[setup]\nseed = "one"', "a.toml"),
        (f'title = "x"\ngame = "{GAME}"\n[position]\nhumans = 3', "a.toml"),
        (f'title = "x"\ngame = "{GAME}"\n[position]\nterror = 99', "terror must be from 0 to 6"),
        (f'title = "x"\ngame = "{GAME}"\n[position]\nbullets = -1', "bullets"),
        (f'title = "x"\ngame = "{GAME}"\n[position.next]\ndice = [9]', "dice"),
        pytest.param("a." * 100_000 + "a = 1", "more than 8 dots (at line 1)", id="dots"),
        pytest.param("x = " + "[" * 100_000, "brackets stand in each other too deep", id="deep"),
        pytest.param("x = " + "9" * 10_000, "a number is too long", id="long"),
    ],
)
def test_a_broken_position_is_refused(text: str, named: str, tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(text, "utf-8")
    assert named in refused("show", path)
    assert named in refused("check", path)
    done = run("check", path, "--json")
    assert done.code == 2
    assert named in done.json[0]["error"]


def test_a_position_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"\x80")
    for command in ("show", "check"):
        assert "not UTF-8" in refused(command, path)


def test_a_broken_position_does_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("x", "utf-8")
    (tmp_path / "b.toml").write_text(f'title = "start"\ngame = "{GAME}"', "utf-8")
    done = run("check", tmp_path)
    assert done.code == 2
    assert "start" in done.out
    assert "a.toml" in done.err


def test_folders_and_full_places_are_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert "empty" in refused("check", tmp_path / "empty")
    assert str(tmp_path) in refused("replay", tmp_path)
    path = write_record(tmp_path)
    assert str(path) in refused("simulate", GAME, "-n", 1, "--out", path)
    assert "there already" in refused("play", "--save", path)
    assert "seed" in refused("play", "--load", path, "--seed", 3)
    assert "--at" in refused("show", _position(tmp_path), "--at", 3)


def _position(folder: Path) -> Path:
    path = folder / "start.toml"
    path.write_text(f'title = "start"\ngame = "{GAME}"', "utf-8")
    return path


@pytest.mark.parametrize(
    "words",
    [("play", "--save", "no/such/game.json"), ("simulate", GAME, "-n", "1", "--out", "/proc/no")],
    ids=["play", "simulate"],
)
def test_a_place_that_cannot_be_written_is_refused_before_the_first_game(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert words[-1] in refused(*words)
    assert files_in(tmp_path) == {}


def test_a_position_in_which_nobody_is_asked_is_refused(tmp_path: Path) -> None:
    nowhere = {"engine": {"stack": [{"type": "HumanTurn"}], "at": [99]}}
    path = write_record(tmp_path, position=nowhere, log=[], digest="", result="")
    for command in ("replay", "show", "export"):
        assert "nobody is asked" in refused(command, path)
    assert "nobody is asked" in refused("play", "--load", path)


@pytest.mark.parametrize("skill", ["is_that_all", "zzz"])
def test_a_misspelt_skill_is_named_however_many_there_are(skill: str, tmp_path: Path) -> None:
    """The list of all skills is longer than a text may be: it was said as nothing at all."""
    file = tmp_path / "position.toml"
    file.write_text(
        'title = "x"\ngame = "zombicide-2e"\n[position.survivors]\n'
        f'amy = {{ zone = 0, skills = ["{skill}"] }}\n'
    )
    said = refused("check", str(file))
    assert skill in said
    assert "???" not in said
