"""Two ways of asking whether a zombie can act must agree: the quick one and the full list."""

import pytest

from horda.core.rng import Dice
from horda.games import registry
from horda.games.zombie_terror.board import OFF
from horda.games.zombie_terror.options import ACTIVATE
from horda.games.zombie_terror.zombie_moves import can_move, free_moves
from horda.games.zombie_terror.zombie_turn import _to_activate

ENGINE = registry.engine("zombie-terror")


@pytest.mark.rule("R5.10", "S5.7")
@pytest.mark.parametrize("scenario", ENGINE.game.scenarios)
def test_whoever_is_offered_has_a_move(scenario: str) -> None:
    for seed in range(12):
        dice, state = Dice(seed), ENGINE.new(ENGINE.config({"scenario": scenario}), seed)
        while state.result is None:
            if state.waiting.prompt == "zt-activate" and not state.marked:
                idle = [z for z, at in enumerate(state.zombies) if at != OFF]
                idle = [z for z in idle if not state.acted >> z & 1]
                able = [z for z in idle if free_moves(state, state.terrain, z)]
                assert able == [z for z in idle if can_move(state, state.terrain, z)]
                assert [ACTIVATE[state.zombies[z]] for z in able] == _to_activate(state)
            ENGINE.choose(state, dice.below(len(state.waiting.options)))
