"""The other engine that speed is compared with: catanatron, random players at four seats."""

from importlib.util import find_spec
from typing import Any

VERSION = "3.2.1"


def installed() -> bool:
    """Tells whether catanatron is there (the extra `bench`)."""
    return find_spec("catanatron") is not None


def new(seed: int) -> Any:
    """Sets a game up."""
    from catanatron import Color, Game, RandomPlayer  # an extra, loaded only for the benchmark

    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def play(seed: int) -> int:
    """Plays a game at random, as far as its limit of turns, and returns the number of ticks."""
    from catanatron.game import TURNS_LIMIT

    game, ticks = new(seed), 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        ticks += 1
    return ticks


def at(ticks: int) -> Any:
    """Returns a game after so many ticks."""
    game = new(0)
    for _ in range(ticks):
        game.play_tick()
    return game
