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
        "title": "My Mission",
        "flaws": [],
        "warnings": [],
    }


def test_a_file_may_have_any_name(own: Path) -> None:
    """`check` took it, and `show` and `play` said that there is no such scenario."""
    other = own.rename(own.with_name("mission.txt"))
    assert run("mission", "show", other).code == 0
    words = ("simulate", GAME, "--scenario", other, "-b", "random", "-n", 1)
    assert run(*words).code == 0
    assert "M00" in refused("simulate", GAME, "--scenario", own.parent, "-b", "random", "-n", 1)


def test_no_file_is_overwritten(own: Path) -> None:
    before = own.read_bytes()
    assert "is there already" in refused("mission", "new", own, "--lang", "en")
    assert own.read_bytes() == before


def test_what_is_wrong_is_said_by_line_and_field(own: Path) -> None:
    changed(own, "crates = 2", "crates = 7")
    done = run("mission", "check", own, "--lang", "en")
    assert done.code == 1
    assert done.out.startswith(f"{own}: line 26: crates: there must be 2 crates")
    (flaw,) = run("mission", "check", own, "--json", "--lang", "pl").json["flaws"]
    assert (flaw["line"], flaw["field"]) == (26, "crates")
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
    assert said.startswith(f"{own}: wiersz 26: -: od kolumny 10 ")


def test_a_game_that_breaks_down_is_told(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(*_: object) -> None:
        raise RuntimeError("two rules at odds")

    monkeypatch.setattr("horda.cli.trials.play_out", fall)
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


def test_all_that_is_wrong_is_said_at_once(own: Path) -> None:
    changed(own, "minutes = 30", 'minutes = "long"')
    changed(own, "crates = 2", "crates = 7")
    changed(own, '"all-crates"', '"all-crats"')
    changed(own, "[[exit]]", "colour = 3\n[[exit]]")
    flaws = run("mission", "check", own, "--json", "--lang", "en").json["flaws"]
    assert [flaw["field"] for flaw in flaws] == ["minutes", "special", "crates", "spawn[2].colour"]
    assert len(run("mission", "check", own).out.splitlines()) == 4


@pytest.mark.parametrize(("lang", "said"), [("en", "warning: "), ("pl", "ostrzeżenie: ")])
def test_what_is_odd_is_told_and_changes_nothing(own: Path, lang: str, said: str) -> None:
    changed(own, 'id = "my-mission"', 'id = "m00"')
    done = run("mission", "check", own, "--lang", lang)
    assert done.code == 0
    assert said in done.out.splitlines()[0]
    assert "⟦" not in done.out
    found = run("mission", "check", own, "--json").json
    assert found["ok"]
    assert [one["field"] for one in found["warnings"]] == ["id"]


def test_a_mission_that_wins_itself_is_called_easy(own: Path) -> None:
    changed(own, '["all-objectives", "all-crates", "exit"]', '["exit"]')
    done = run("mission", "check", own, "--lang", "en")
    assert done.code == 0
    assert "the first Action wins" in done.out
    changed(own, "[[exit]]\ncell = [2, 0]", "[[exit]]\ncell = [2, 1]")
    done = run("mission", "check", own, "--lang", "en")
    assert "bots won all 5 games that were tried, the longest in one round" in done.out


@pytest.mark.parametrize("mission", ["M00", "M05", "M16", "m25"])
def test_one_begins_with_a_mission_of_the_box(mission: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert run("mission", "new", file, "--from", mission, "--lang", "pl").code == 0
    found = run("mission", "check", file, "--json").json
    assert found["flaws"] == []
    box = run("games", GAME, "--json", "--lang", "pl").json[0]["scenarios"]
    names = {one["id"]: one["name"] for one in box}
    assert found["title"] == names[mission.upper()]
    text = file.read_text("utf-8")
    assert not {"provenance", "sources", "rotation"} & set(text.split())
    shown = (run("mission", "show", one).out.splitlines()[1:] for one in (file, mission))
    assert next(shown)[:20] == next(shown)[:20]


def test_only_missions_of_the_box_are_begun_with(own: Path, tmp_path: Path) -> None:
    for source in ("M99", "a\nb", own):
        refused("mission", "new", tmp_path / "x.toml", "--from", source)
    assert not (tmp_path / "x.toml").exists()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_special_rules_are_explained(lang: str) -> None:
    found = run("mission", "rules", "--json", "--lang", lang).json
    assert len(found) == len({one["name"] for one in found}) > 60
    assert all("⟦" not in one["says"] and one["used"] for one in found)
    done = run("mission", "rules", "--lang", lang)
    assert "⟦" not in done.out
    assert all(f"\n{one['name']}\n" in f"\n{done.out}" for one in found)


def test_one_special_rule_is_explained() -> None:
    done = run("mission", "rules", "orange-opens", "--lang", "en")
    assert "Orange or Red" in done.out
    assert "in M17" in done.out
    assert "needs a Zone marked “building”" in done.out
    assert "orange-opens" in refused("mission", "rules", "orange-open", "--lang", "en")


def test_a_title_is_shown_everywhere(own: Path, tmp_path: Path) -> None:
    changed(own, 'title = "My Mission"', 'title = "Night shift"')
    changed(own, 'description = ""', 'description = "Find the keys."')
    assert run("mission", "show", own).out.startswith("Night shift. Find the keys.\n")
    played = run("play", GAME, "-s", own, "--seed", 3, stdin="q\n").out
    assert played.startswith("Night shift. Find the keys.\n")
    out = tmp_path / "run"
    run("simulate", GAME, "-s", own, "-n", 1, "--format", "csv", "--out", out)
    assert "Night shift" in (out / "rows.csv").read_text("utf-8")


def test_what_comes_next_names_the_game_of_the_file(tmp_path: Path) -> None:
    """The command that is named can be given as it stands, and holds."""
    own, other = tmp_path / "own.toml", tmp_path / "other.toml"
    assert "--game" not in run("mission", "new", own).out
    said = " ".join(run("mission", "new", other, "--game", "invader").out.split())
    assert said.endswith("--game invader")
    assert run("mission", "check", other, "--game", "invader").code == 0


def test_a_special_rule_that_no_mission_of_the_box_uses_lists_none() -> None:
    said = run("mission", "rules", "--game", "invader", "--lang", "en").out
    assert "in )" not in said
    assert "()" not in said
