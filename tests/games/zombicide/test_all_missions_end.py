"""One game of every Mission at random and one by a bot: `make soak`, made short."""

import pytest

from horda.games.zombicide.box.missions import missions
from horda.games.zombicide.rules.state import EDITION
from tools.soak import BOTS, play

GAME = "zombicide-2e"


@pytest.mark.parametrize("bot", ["", BOTS[GAME]], ids=["random", "bot"])
@pytest.mark.parametrize("mission", list(missions(EDITION)))
def test_a_game_of_every_mission_ends(mission: str, bot: str) -> None:
    ends = play(GAME, mission, 1, 1, bot)
    assert ends.total() == 1
    assert "unfinished" not in ends
