"""Every command does what its help says."""

from pathlib import Path

import pytest

import horda
from horda.core import checks, record
from horda.core.session import Session
from horda.games import registry
from tests.cli.running import GAME, played, run, write_record

COMMANDS = ("games", "play", "simulate", "replay", "check", "show", "export", "rules", "bench")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    done = run(command, "--help")
    assert done.code == 0
    assert "Usage: " in done.out
    assert "--lang" in done.out


def test_the_program_says_its_version() -> None:
    assert run("--version").out == f"{horda.__version__}\n"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_games_are_listed(lang: str) -> None:
    done = run("games", "--lang", lang)
    assert done.code == 0
    assert GAME in done.out
    assert "barricades" in done.out
    assert "action_points" in done.out
    assert "⟦" not in done.out


def test_games_as_json() -> None:
    (game,) = [game for game in run("games", "--json").json if game["id"] == GAME]
    assert [scenario["id"] for scenario in game["scenarios"]] == ["base", "barricades"]
    assert game["scenarios"][0]["seats"] == ["human", "zombie"]
    options = {option["name"]: option for option in game["options"]}
    assert options["action_points"]["default"] == 3
    assert "scenario" not in options


def test_a_record_is_verified(tmp_path: Path) -> None:
    path = write_record(tmp_path)
    done = run("replay", path)
    assert done.code == 0
    assert str(path) in done.out
    assert record.loads(played()).digest in done.out


def test_a_record_verified_as_json(tmp_path: Path) -> None:
    found = run("replay", write_record(tmp_path), "--json").json
    assert found["ok"]
    assert found["game"] == GAME
    assert found["answers"] == len(record.loads(played()).answers())
    assert found["entries"] > found["answers"]  # some were taken back


def test_a_record_of_another_program_version_says_so(tmp_path: Path) -> None:
    done = run("replay", write_record(tmp_path, horda="0.0.1"))
    assert done.code == 0
    assert "0.0.1" in done.out


@pytest.mark.parametrize(("lang", "said"), [("en", "are unchanged"), ("pl", "są te same")])
def test_a_record_of_other_rules_that_it_did_not_use_says_so(
    lang: str, said: str, tmp_path: Path
) -> None:
    path = write_record(tmp_path, version="0")
    done = run("replay", path, "--lang", lang)
    assert done.code == 0
    assert said in done.out
    found = run("replay", path, "--json").json
    assert (found["made_with"], found["version"]) == ("0", registry.engine(GAME).game.version)
    assert run("export", path, "--at", 3).code == run("show", path).code == 0


def test_the_log_is_told_and_a_seat_hears_less(tmp_path: Path) -> None:
    path = write_record(tmp_path)
    whole, one = run("replay", path, "--log"), run("replay", path, "--log", "--seat", "zombie")
    assert whole.code == one.code == 0
    assert "\n1. " in whole.out
    assert "[R4.3]" in whole.out


def test_stepping_goes_on_and_back_and_ends_with_the_input(tmp_path: Path) -> None:
    path = write_record(tmp_path)
    done = run("replay", path, "--step", stdin="\n\nb\n99999\nx\n5\n")
    assert done.code == 0
    places = [place for place in ("0/", "1/", "2/", "5/") if f"{place}" in done.out]
    assert places == ["0/", "1/", "2/", "5/"]
    assert "Enter: on." in done.out
    assert run("replay", path, "--step", stdin="q\n").code == 0


def test_a_position_of_a_record_is_drawn(tmp_path: Path) -> None:
    path = write_record(tmp_path)
    engine = registry.engine(GAME)
    session = Session(engine, record.loads(played()))
    assert engine.game.draw(session.at(10), None) in run("show", path, "--at", 10).out
    assert (
        engine.game.draw(session.at(10), 0) in run("show", path, "--at", 10, "--seat", "human").out
    )
    assert engine.game.draw(session.at(10), None) in run("replay", path, "--at", 10).out
    assert run("show", path, "--at", 10, "--json").json["engine"]["decision"] == 10
    view = run("show", path, "--at", 10, "--seat", "zombie", "--json").json
    assert view["seat"] == 1


@pytest.mark.parametrize("at", [0, 1, 10, 27, 100])
def test_an_exported_position_checks_and_has_the_same_digest(tmp_path: Path, at: int) -> None:
    path, out = write_record(tmp_path), tmp_path / "position.toml"
    assert run("export", path, "--at", at, "--title", "A moment", "--out", out).code == 0
    done = run("check", out)
    assert (done.code, done.err) == (0, "")
    engine = registry.engine(GAME)
    laid = checks.start(engine, checks.read(out.read_text("utf-8")))
    assert laid.digest() == Session(engine, record.loads(played())).at(at).digest()
    assert engine.game.draw(laid, None) in run("show", out).out


def test_the_end_of_a_game_is_exported_too(tmp_path: Path) -> None:
    out = tmp_path / "end.toml"
    text = run("export", write_record(tmp_path)).out
    out.write_text(text, "utf-8")
    assert run("check", out).code == 0
    assert "result = " in text


def test_check_says_what_differs(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "more" / "bad.toml"
    bad.parent.mkdir()
    text = run("export", write_record(tmp_path), "--at", 10).out
    good.write_text(text, "utf-8")
    bad.write_text(text.replace('"human",\n]\nprompt', '"zombie",\n]\nprompt'), "utf-8")
    done = run("check", tmp_path)
    assert done.code == 1
    assert "not ['zombie']" in done.out
    assert f"horda show {bad}" in done.out.replace("\n", "")
    assert str(good) in done.out
    assert str(good) not in run("check", tmp_path, "--quiet").out
    found = run("check", good, bad, "--json")
    assert found.code == 1
    assert [one["ok"] for one in found.json] == [True, False]
    assert len(found.json[1]["differs"]) == 1
    assert run("check", good).code == 0


def test_a_position_from_an_editor_that_marks_its_files_is_read(tmp_path: Path) -> None:
    marked = tmp_path / "marked.toml"
    marked.write_text(run("export", write_record(tmp_path), "--at", 10).out, "utf-8-sig")
    assert run("check", marked).code == run("show", marked).code == 0


def test_rules_are_counted_and_shown(tmp_path: Path) -> None:
    done = run("rules", GAME, "--tests", tmp_path)
    assert done.code == 0
    assert "R4.1" in done.out
    assert "⟦" not in done.out
    found = run("rules", GAME, "--tests", tmp_path, "--json").json
    assert found[0]["game"] == GAME
    assert sum(found[0]["counts"].values()) == len(found[0]["rules"])
    assert not found[0]["counts"]["done"]  # there are no tests in that folder
    one = run("rules", "--id", "R4.1", "--json", "--lang", "pl").json
    assert one["id"] == "R4.1"
    assert one["text"] == registry.find(GAME).rulebook["R4.1"].pl
    assert "R4.1" in run("rules", "--id", "R4.1").out


def test_open_rules_are_fewer(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text('@pytest.mark.rule("R4.3")\ndef test_a(): ...\n', "utf-8")
    done = run("rules", GAME, "--open", "--tests", tmp_path)
    assert "\nR4.2" in done.out
    assert "\nR4.3 " not in done.out


def test_unknown_rule_ids_in_tests_fail(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text('@pytest.mark.rule("R99.9")\ndef test_a(): ...\n', "utf-8")
    done = run("rules", GAME, "--tests", tmp_path)
    assert done.code == 1
    assert "R99.9" in done.out


def test_a_seat_is_not_told_what_others_chose(tmp_path: Path) -> None:
    path = write_record(tmp_path)
    answers = record.loads(path.read_bytes()).answers()
    said = run("replay", path, "--log", "--seat", "human").out
    keys = {seat: {one.key for one in answers if one.seat == seat} for seat in (0, 1)}
    printed = {line.split(": ")[-1] for line in said.splitlines() if not line.startswith(" ")}
    assert keys[0] <= printed
    assert not (keys[1] - keys[0]) & printed


def test_a_record_of_another_layout_is_not_called_verified(tmp_path: Path) -> None:
    path = write_record(tmp_path, schema=99)
    done = run("replay", path)
    assert done.code == 0
    assert "could not be compared" in done.out
    assert run("replay", path, "--json").json["digests_compared"] is False
    assert run("replay", write_record(tmp_path), "--json").json["digests_compared"] is True


def test_replay_tells_its_steps_as_json(tmp_path: Path) -> None:
    file = write_record(tmp_path)
    steps = run("replay", file, "--json", "--log").json
    assert [step["number"] for step in steps] == list(range(len(steps)))
    assert {"number", "log", "seat", "option"} == set(steps[1])
    assert any(line["rules"] for step in steps for line in step["log"])
    positions = run("replay", file, "--json", "--step").json
    assert [step["option"] for step in positions[1:]] == [step["option"] for step in steps[1:]]
    assert run("replay", file, "--json", "--at", "3").json == positions[3]["position"]
    assert run("show", file, "--json", "--at", "3").json == positions[3]["position"]


def test_replay_as_json_keeps_the_secrets_of_others(tmp_path: Path) -> None:
    file = write_record(tmp_path)
    steps = run("replay", file, "--json", "--step", "--seat", "human").json
    assert all((step["option"] is None) == (step["seat"] != "human") for step in steps[1:])
    assert all(step["position"]["seat"] == 0 for step in steps)


def test_one_game_can_be_listed() -> None:
    (game,) = run("games", "zombicide-2e", "--json").json
    assert game["id"] == "zombicide-2e"
    assert "zombie-terror" not in run("games", "zombicide-2e").out
    assert run("games", "chess").code == 2
