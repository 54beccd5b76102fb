"""Recorded games, one for every way a Mission can end, replayed to the same digest.

While rules are still being written: `python -m tools.make_records zombicide-2e --anew`.
"""

from pathlib import Path

import pytest

from horda.core.record import loads
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.rules.goals import LOST
from tests.games.zombicide.boxes import SECOND

FOLDER = Path(__file__).parents[2] / "records" / "zombicide-2e"
RECORDS = sorted(FOLDER.glob("*.json"))
# What each Mission can be lost by besides the loss of a Survivor.
LOST_BY = {
    "M01": {"goal-impossible"},
    "M02": {"goal-impossible"},
    "M04": {"no-cars"},
    "M06": {"no-seats"},
    "M07": {"overrun"},
    "M12": {"wounded-found"},
    "M16": {"locked-out"},
    "M19": {"goal-impossible"},
    "M24": {"goal-impossible", "no-seats", "left-behind"},
    "M25": {"cocktail-wasted", "ned-found"},
}
LOST_AT_ONCE = {"noisy-marks": "overrun", "wounded": "wounded-found"}
"""Special rules that lose a game in the middle of the Zombies' Phase, so not by `LOST`."""
SEATS_FOR_ALL = {"M21"}
"""Missions that are left by car or on foot: too few seats lose nothing there."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_digest(path: Path) -> None:
    record = loads(path.read_bytes(), path.name)
    session = Session(registry.engine("zombicide-2e"), record)
    mission, _, end = path.stem.partition("-")
    assert record.position is None, "it is no whole game"
    assert session.state.digest() == record.digest
    assert session.state.result is not None
    assert session.state.result.reason == record.result == f"z2-end-{end}"
    assert session.state.config.scenario == mission


@pytest.mark.rule("Z2-WIN-01", "Z2-WIN-02", "Z2-WIN-03")
def test_every_end_has_a_record() -> None:
    found = {path.stem for path in RECORDS}
    ends = {mission: {"won", "eliminated"} for mission in SECOND.missions}
    ends |= {mission: ends[mission] | more for mission, more in LOST_BY.items()}
    assert found == {f"{mission}-{end}" for mission in ends for end in ends[mission]}


@pytest.mark.rule("Z2-WIN-03")
def test_no_way_to_lose_a_mission_is_forgotten() -> None:
    for mission, one in SECOND.missions.items():
        reasons = {LOST[name][0] for name in one.special if name in LOST}
        reasons |= {LOST_AT_ONCE[name] for name in one.special if name in LOST_AT_ONCE}
        if mission in SEATS_FOR_ALL:
            reasons.remove("no-seats")
        assert reasons == LOST_BY.get(mission, set())
