"""Random games with each advanced rule switched on, alone and together, on the old Missions."""

from typing import Any

import pytest

from horda.core.conformance import check_game, play_random, require
from tests.games.zombicide.fort_hendrix.fort import ENGINE

SWITCHES = ("advanced", "knock_out", "clock", "shooters")
ALONE = [{name: name == one for name in SWITCHES} for one in SWITCHES]
TOGETHER = dict.fromkeys(SWITCHES, True)
MISSIONS = [f"M{number:02}" for number in range(26)]
SAMPLE = [*zip(("M01", "M06", "M08", "M12"), ALONE, strict=True), ("M21", TOGETHER)]


def setup(mission: str, switches: dict[str, bool], seed: int) -> Any:
    """A table of two players, by Night and by Day in turn."""
    hour = 17 + seed % 6
    return ENGINE.config({"scenario": mission, "players": 2, "hour": hour, **switches})


def look(state: Any) -> None:
    """Looks for what no rule could lead to."""
    wrong = [*ENGINE.game.invariants(state)]
    require(not wrong, "; ".join(wrong), state)


@pytest.mark.slow
@pytest.mark.rule("FH-SW-10")
@pytest.mark.parametrize(("mission", "switches"), SAMPLE)
def test_a_game_with_a_rule_switched_on_passes_every_check(
    mission: str, switches: dict[str, bool]
) -> None:
    end = check_game(ENGINE, setup(mission, switches, 4), seed=4, every=40)
    assert end.result is not None


@pytest.mark.slow
@pytest.mark.rule("FH-SW-10")
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_old_mission_plays_with_each_rule_and_with_all(mission: str) -> None:
    for seed, switches in enumerate((*ALONE, TOGETHER)):
        play_random(ENGINE, setup(mission, switches, seed), seed, look)
