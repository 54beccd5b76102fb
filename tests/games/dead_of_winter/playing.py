"""The engine of the game, and short ways to play it in tests."""

from typing import Any

from horda.core.engine import Engine
from horda.core.rng import Dice
from horda.games.dead_of_winter.game import DeadOfWinter

ENGINE: Engine[Any] = Engine(DeadOfWinter())


def dealt(seed: int = 1, **setup: object) -> Any:
    """Returns a game in which everybody is asked whom to keep."""
    return ENGINE.new(ENGINE.config(setup), seed)


def begun(seed: int = 1, **setup: object) -> Any:
    """Returns a game at its first turn; everybody kept the first survivors they could."""
    state = dealt(seed, **setup)
    for seat in range(state.config.players):
        ENGINE.choose(state, 0, seat)
    while state.open[0].prompt != "dw-turn":
        ENGINE.choose(state, 0, state.open[0].seat)
    return state


def play_on(state: Any, seed: int, answers: int) -> Any:
    """Plays on at random for so many answers, or to the end."""
    dice = Dice(seed)
    for _ in range(answers):
        if state.result is not None:
            break
        choice = dice.choice(state.open)
        ENGINE.choose(state, dice.below(len(choice.options)), choice.seat)
    return state
