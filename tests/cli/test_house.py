"""`horda house`: a file to correct the numbers of a box, and what is wrong with one."""

from pathlib import Path

from tests.cli.running import refused, run


def test_a_file_is_begun_and_checked(tmp_path: Path) -> None:
    file = str(tmp_path / "my-box.toml")
    assert run("house", "new", file, "--game", "invader").code == 0
    assert "base.lmg" in Path(file).read_text("utf-8")
    done = run("house", "check", file, "--game", "invader", "--lang", "en")
    assert done.code == 0
    assert "--option house=" in done.out
    assert "is there already" in refused("house", "new", file, "--lang", "en")


def test_what_is_wrong_is_said_in_both_languages(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text('[survivor.cole]\nhealth = "much"\n', "utf-8")
    done = run("house", "check", str(file), "--game", "invader", "--lang", "pl")
    assert done.code == 1
    assert "wiersz 2: survivor.cole.health" in done.out
    told = run("house", "check", str(file), "--game", "invader", "--json", "--lang", "en").json
    assert (told["ok"], told["flaws"][0]["line"]) == (False, 2)


def test_a_game_without_a_box_takes_none(tmp_path: Path) -> None:
    file = tmp_path / "any.toml"
    file.write_text("", "utf-8")
    told = refused("house", "check", str(file), "--game", "zombie-terror", "--lang", "en")
    assert "invader" in told


def test_a_game_is_played_by_it(tmp_path: Path) -> None:
    file = tmp_path / "strong.toml"
    file.write_text("[survivor.amy]\nhealth = 9\n", "utf-8")
    words = ("simulate", "zombicide-2e", "-n", "1", "--bot", "random")
    assert run(*words, "--option", f"house={file}", "--option", "team=1").code == 0
