"""One random game and one of a bot of every Mission of the campaign: `make soak`, made short."""

import pytest

from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.modules.fort_hendrix.story.script import book
from tools.soak import ADVANCED, BOTS, options, play

GAME = "fort-hendrix"


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["", BOTS[GAME]], ids=["random", "bot"])
@pytest.mark.parametrize("mission", book(FORT_HENDRIX).missions)
def test_a_game_of_every_mission_ends(mission: str, bot: str) -> None:
    ends = play(GAME, mission, 1, 1, bot)
    assert ends.total() == 1


def test_where_doors_hold_for_ever_the_table_may_give_up() -> None:
    assert options(GAME, "F10", 3)["giving_up"]
    ends = play(GAME, "F10", 1, 1)
    assert "unfinished" not in ends


def test_the_soak_switches_each_advanced_rule_on_by_itself_and_all() -> None:
    ways = {tuple(bool(options(GAME, "M05", s)[name]) for name in ADVANCED) for s in range(10)}
    alone = {tuple(name == one for name in ADVANCED) for one in ADVANCED}
    assert alone < ways
    assert (True,) * len(ADVANCED) in ways
