"""The search bot in the duel: it does not pace to and fro, nor keep activations for nothing."""

import pytest

from horda.bots.mcts import MctsBot, MctsSettings
from horda.core.rng import Dice
from horda.games import registry
from horda.games.zombie_terror.options import Activate, Diagonal, EndActivations, Move
from horda.games.zombie_terror.state import ZTState

ENGINE = registry.engine("zombie-terror")
ANSWERS = 160


def played(scenario: str, seed: int) -> tuple[int, int]:
    """Plays on with the bot on both sides; returns how often it paced, and left a zombie out."""
    state: ZTState = ENGINE.new(ENGINE.config({"scenario": scenario}), seed)
    bot = MctsBot(seed, MctsSettings(iterations=24))
    paced = idle = 0
    been: set[tuple[int, int]] = set()
    for _ in range(ANSWERS):
        if not state.open:
            break
        choice = state.open[0]
        index = bot.choose(ENGINE, state, choice.seat, None)
        option = choice.options[index]
        if isinstance(option, EndActivations):
            idle += any(isinstance(one, Activate) for one in choice.options)
        if not state.activated:  # somebody has to act, and may go back after it
            been.clear()
        elif isinstance(option, Move | Diagonal):
            been.add((option.human, state.humans[option.human]))
            paced += (option.human, option.at) in been
        else:  # the board is another one: coming back may be wise
            been.clear()
        ENGINE.choose(state, index, choice.seat)
    return paced, idle


@pytest.mark.parametrize("scenario", ENGINE.game.scenarios)
def test_it_neither_paces_nor_idles(scenario: str) -> None:
    assert [played(scenario, seed) for seed in range(3)] == [(0, 0)] * 3


def test_something_is_always_left_to_choose() -> None:
    for seed in range(6):
        state, dice = ENGINE.new(ENGINE.config({}), seed), Dice(seed)
        for _ in range(250):
            if not state.open:
                break
            choice = state.open[0]
            places = ENGINE.game.sensible(state, choice)
            assert places is None or len(places) > 0
            ENGINE.choose(state, dice.below(len(choice.options)), choice.seat)
