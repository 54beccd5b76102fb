"""Recorded games of Invader, replayed to the same digest: `python -m tools.make_records invader`.

Those of M06, M07 and M08 that are won come from hunts (`tools/hunts/station.py`).
"""

from pathlib import Path

import pytest

from horda.core.record import loads
from horda.core.session import Session
from tests.games.zombicide.station import ENGINE, GAME
from tools.make_records import WANTED

FOLDER = Path(__file__).parents[2] / "records" / "invader"
RECORDS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_digest(path: Path) -> None:
    record = loads(path.read_bytes(), path.name)
    session = Session(ENGINE, record)
    mission, _, end = path.stem.partition("-")
    assert record.position is None, "it is no whole game"
    assert session.state.digest() == record.digest
    assert session.state.result is not None
    assert session.state.result.reason == record.result == f"z2-end-{end}"
    assert session.state.config.scenario == mission
    assert len(session.state.people) == 6


def test_every_mission_has_its_records() -> None:
    wanted = {f"{mission}-{end}" for mission, ends in WANTED["invader"].items() for end in ends}
    assert {path.stem for path in RECORDS} == wanted
    assert {*WANTED["invader"]} == {*GAME.scenarios}


@pytest.mark.rule("INV-END-1", "INV-END-2", "INV-END-3", "INV-M2-2", "INV-M3-1", "INV-M9-Q1")
def test_the_ways_to_lose_were_played() -> None:
    ends = {path.stem.partition("-")[2] for path in RECORDS}
    lost = {"eliminated", "goal-impossible", "mold-chain", "exit-overrun", "scientist-lost"}
    assert ends == {*lost, "rolly-found", "won"}


@pytest.mark.rule(
    "INV-M0-1", "INV-M1-1", "INV-M2-1", "INV-M5-1", "INV-M6-1", "INV-M7-1", "INV-M8-1", "INV-M9-1"
)
def test_missions_are_won_by_a_full_team() -> None:
    won = [path.stem.partition("-")[0] for path in RECORDS if path.stem.endswith("-won")]
    assert won == [*GAME.scenarios]
