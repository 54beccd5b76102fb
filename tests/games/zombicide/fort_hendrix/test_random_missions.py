"""Random games of the campaign's Missions hold what every game must."""

import pytest

from horda.core.conformance import check_options, check_position
from horda.core.rng import Dice
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.modules.fort_hendrix.story.carried import Carried, Sheet
from horda.games.zombicide.modules.fort_hendrix.story.script import book
from tests.games.zombicide.fort_hendrix.fort import ENGINE

MISSIONS = book(FORT_HENDRIX).missions
MOST = 250
"""Answers of one game; chance never opens the doors that some Missions ask for."""
EVERY = 25
KNOWN = Carried(
    sheets=(
        Sheet("karl", cxp=4, skills=("hoard", "destiny"), bonus=2, infections=1),
        Sheet("wayne", cxp=1, kept=("base.machete", "military.hk_mp5")),
        Sheet("riley", infections=3, skills=("starts_with_ammo",)),
    ),
    flags=("ochoa_saved", "voicemail", "launch_keys"),
)


def sharp(keys: list[str], dice: Dice) -> int:
    """Picks at random, but reveals cards and spares Penny where that is offered."""
    liked = [i for i, key in enumerate(keys) if key.startswith(("turn-up", "take", "spend-bonus"))]
    spared = [i for i, key in enumerate(keys) if key != "suffer:penny"]
    if liked and dice.below(2):
        return dice.choice(liked)
    return dice.choice(spared)


@pytest.mark.slow
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game_conforms(mission: str, seed: int) -> None:
    values = {"scenario": mission, "players": seed, "survivors": "karl+wayne+riley"}
    config = ENGINE.config({**values, "carried": KNOWN} if seed == 2 else values)
    dice = Dice(seed)
    state = ENGINE.new(config, seed)
    while state.result is None and state.decision < MOST:
        if state.decision % EVERY == 0:
            check_options(ENGINE, state)
            check_position(ENGINE, state, dice)
        ask = dice.choice(state.open)
        keys = [*ENGINE.keys(state, ask)]
        ENGINE.choose(state, sharp(keys, dice), ask.seat)
    twin = ENGINE.decode(ENGINE.encode(state))
    assert twin.digest() == state.digest()
