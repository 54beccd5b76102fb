"""A campaign in the terminal: played, left and taken up again, shown, branched and replayed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from horda.core.campaign import file
from tests.cli.running import Ran, refused, run
from tests.demo.registered import registered

ONES = "1\n" * 600


@pytest.fixture(autouse=True)
def colony() -> Iterator[None]:
    """The demonstration is among the campaigns."""
    with registered():
        yield


def played(path: Path, seed: int = 3) -> Ran:
    """Plays a whole campaign by always answering the first option."""
    return run("campaign", "new", "colony-year", path, "--seed", seed, stdin=ONES)


def test_a_campaign_is_played_to_its_end_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "year.json"
    done = played(path)
    assert done.code == 0, done
    assert "Game 1: colony, gates." in done.out
    assert "Game 2: colony, gates." in done.out
    assert "demo-year-" in done.out
    checked = run("campaign", "replay", path)
    assert checked.code == 0
    assert "where they led before" in checked.out
    found = run("campaign", "replay", path, "--json").json
    assert len(found["games"]) >= 2
    kept = file.loads(path.read_bytes())
    assert kept.playing is None
    assert kept.campaign.seats == ["human player", "greedy", "greedy"]


def test_it_is_left_in_the_middle_of_a_game_and_goes_on_there(tmp_path: Path) -> None:
    path = tmp_path / "year.json"
    begun = run("campaign", "new", "colony-year", path, "--seed", 3, stdin="1\n1\n1\n")
    assert str(path) in begun.out
    middle = file.loads(path.read_bytes())
    assert middle.playing is not None
    shown = run("campaign", "show", path, "--json").json
    assert (shown["playing"], shown["games"], shown["result"]) == (True, [], None)
    gone_on = run("campaign", "continue", path, stdin=ONES)
    assert gone_on.code == 0, gone_on
    log = file.loads(path.read_bytes()).games[0].log
    assert log[: len(middle.playing.log)] == middle.playing.log
    assert run("campaign", "replay", path).code == 0


def test_it_shows_the_games_so_far_and_what_a_seat_may_know(tmp_path: Path) -> None:
    path = tmp_path / "year.json"
    played(path)
    shown = run("campaign", "show", path, "--seat", "Ann")
    assert "Game 1: colony, gates. colony-" in shown.out
    assert "own_vow" in shown.out
    open_to_all = run("campaign", "show", path, "--json").json
    assert open_to_all["view"]["own_vow"] == -1
    assert open_to_all["result"]["reason"].startswith("demo-year-")


def test_one_game_is_written_for_a_replay_of_its_own(tmp_path: Path) -> None:
    path, game = tmp_path / "year.json", tmp_path / "game.json"
    played(path)
    assert run("campaign", "export", path, game, "--game", 2).code == 0
    found = run("replay", game, "--json").json
    assert found["game"] == "colony"
    assert found["config"]["carried"]["season"] in ("autumn", "winter", "spring")
    assert found["digest"] == run("campaign", "replay", path, "--json").json["games"][1]


def test_a_branch_goes_on_another_way(tmp_path: Path) -> None:
    path, branch = tmp_path / "year.json", tmp_path / "branch.json"
    played(path)
    assert run("campaign", "export", path, branch, "--at", 1).code == 0
    shown = run("campaign", "show", branch, "--json").json
    assert (len(shown["games"]), shown["answers"], shown["result"]) == (1, 1, None)
    done = run("campaign", "continue", branch, stdin="2\n" * 600)
    assert done.code == 0, done
    games = [run("campaign", "replay", one, "--json").json["games"] for one in (path, branch)]
    assert games[0][0] == games[1][0]


def test_what_is_wrong_is_said_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "year.json"
    played(path)
    other = tmp_path / "other.json"
    assert "colony-year" in refused("campaign", "new", "nothing", other)
    assert "is there already" in refused("campaign", "new", "colony-year", path)
    assert "seats" in refused("campaign", "new", "colony-year", other, "-o", "seats=9")
    assert "is there already" in refused("campaign", "export", path, path, "--game", 1)
    assert "--game" in refused("campaign", "export", path, other)
    assert "no game 99" in refused("campaign", "export", path, other, "--game", 99)
    assert "no answer 999" in refused("campaign", "export", path, other, "--at", 999)
    for words in (("play", "colony-year"), ("simulate", "colony-year", "-n", 1)):
        assert "colony-year" in refused(*words), "a campaign is no game"
    assert not other.exists()
    other.write_text("{}")
    assert "campaign_format" in refused("campaign", "show", other)
    kept = file.loads(path.read_bytes())
    kept.games[0].seed += 1
    other.write_bytes(file.dumps(kept))
    assert str(other) in refused("campaign", "replay", other, code=1)


LOST = Path(__file__).parents[1] / "records" / "fort-hendrix" / "campaign-lost.json"


def test_a_campaign_is_shown_by_its_road_and_sheets() -> None:
    said = run("campaign", "show", LOST).out
    assert "F03x F04 F05" in said
    assert "javier       cxp 0  +0  inf 0  tactical_tomahawk" in said
    assert "{" not in said


@pytest.mark.parametrize(
    "words", [("replay", LOST), ("show", LOST), ("play", "star-spangled-banner")]
)
def test_what_is_a_campaign_leads_to_its_own_commands(words: tuple[object, ...]) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert "horda campaign --help" in ran.err
