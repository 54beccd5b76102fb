"""One game of every Mission at random and one by a bot: `make soak`, made short."""

import pytest

from tests.games.zombicide.boxes import SECOND
from tools.soak import BOTS, play

GAME = "zombicide-2e"


@pytest.mark.parametrize("bot", ["", BOTS[GAME]], ids=["random", "bot"])
@pytest.mark.parametrize("mission", list(SECOND.missions))
def test_a_game_of_every_mission_ends(mission: str, bot: str) -> None:
    ends = play(GAME, mission, 1, 1, bot)
    assert ends.total() == 1
    assert "unfinished" not in ends
