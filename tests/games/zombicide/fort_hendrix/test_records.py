"""Recorded games of the campaign's Missions, and a recorded campaign, replayed to their digests.

While rules are still being written: `python -m tests.games.zombicide.fort_hendrix.records`.
"""

from pathlib import Path

import pytest

from horda.core.campaign import file, open_story
from horda.core.record import loads
from horda.core.session import Session
from horda.games.zombicide.editions.fort_hendrix.campaign.game import BANNER
from tests.games.zombicide.fort_hendrix.fort import ENGINE

FOLDER = Path(__file__).parents[3] / "records" / "fort-hendrix"
CAMPAIGNS = sorted(FOLDER.glob("campaign-*.json"))
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


def test_there_are_records_of_wins_and_losses() -> None:
    ends = {path.stem.partition("-")[2] for path in RECORDS}
    assert {"won", "penny", "nobody-left"} <= ends
    assert CAMPAIGNS
