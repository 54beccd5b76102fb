"""Recorded games of the campaign's Missions, and a recorded campaign, replayed to their digests.

They were found by `tools.hunts.fort`, `tools.hunts.fort_losses` and `tools.hunts.banner`.
"""

from pathlib import Path

import pytest

from horda.core.campaign import file, open_story
from horda.core.record import loads
from horda.core.session import Session
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.editions.fort_hendrix.campaign.game import BANNER
from horda.games.zombicide.modules.fort_hendrix.story.script import book
from tests.games.zombicide.fort_hendrix.fort import ENGINE

FOLDER = Path(__file__).parents[3] / "records" / "fort-hendrix"
CAMPAIGNS = sorted(FOLDER.glob("campaign-*.json"))
FULL = 6
RECORDS = [path for path in sorted(FOLDER.glob("*.json")) if path not in CAMPAIGNS]


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_digest(path: Path) -> None:
    record = loads(path.read_bytes(), path.name)
    session = Session(ENGINE, record)
    mission, _, end = path.stem.partition("-")
    assert session.state.digest() == record.digest
    assert session.state.result is not None
    assert session.state.result.reason == f"z2-end-{end}"
    assert session.state.config.scenario == mission


@pytest.mark.slow
@pytest.mark.rule("FH-END-1", "FH-CAMP-1")
@pytest.mark.parametrize("path", CAMPAIGNS, ids=lambda path: path.stem)
def test_a_campaign_replays_with_all_its_games(path: Path) -> None:
    story = open_story(BANNER, file.loads(path.read_bytes(), path.name))
    games = story.verify(lambda _: ENGINE)
    state = story.session.state
    assert state.result is not None
    assert bool(state.result.winners) == (path.stem == "campaign-won")
    assert len(games) == len(state.history)
    missions = [game.state.config.scenario for game in games]
    assert missions[: len(state.played)] == [*state.played]


@pytest.mark.parametrize("mission", book(FORT_HENDRIX).missions)
def test_each_mission_has_a_won_record_and_one_for_each_reason_to_lose(mission: str) -> None:
    ends = {path.stem.partition("-")[2] for path in RECORDS if path.stem.startswith(mission)}
    more = {"inner-line"} if mission == "F10" else set()
    assert {"won", "penny", "nobody-left", "given-up", *more} == ends


def test_a_campaign_was_won_and_one_was_lost() -> None:
    assert [path.stem for path in CAMPAIGNS] == ["campaign-lost", "campaign-won"]


@pytest.mark.slow
def test_the_won_campaign_goes_from_the_first_mission_to_the_end() -> None:
    path = FOLDER / "campaign-won.json"
    state = open_story(BANNER, file.loads(path.read_bytes(), path.name)).session.state
    assert sorted(state.played) == sorted(book(FORT_HENDRIX).missions)
    assert state.ending in ("guard", "destroy", "forced")
    assert len(state.team) == FULL


@pytest.mark.parametrize("mission", book(FORT_HENDRIX).missions)
def test_a_won_record_is_one_of_a_full_team(mission: str) -> None:
    record = loads((FOLDER / f"{mission}-won.json").read_bytes(), mission)
    assert record.config["team"] == FULL
