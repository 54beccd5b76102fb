"""Every game by its id: the only place that knows them all."""

from functools import cache
from importlib import import_module
from typing import Any

from horda.core.engine import Engine
from horda.core.errors import Code, HordaError
from horda.core.game import Game

# Modules are named, not imported, so that starting one game does not load the others.
GAMES = {
    "zombicide-2e": "horda.games.zombicide.game:Zombicide2",
    "zombie-terror": "horda.games.zombie_terror.game:ZombieTerror",
}
"""In the order of the shelf."""
IN_TERMINAL = "zombie-terror"
"""What is played in a terminal where nobody named a game: its board fits there best."""


@cache
def find(game_id: str) -> Game[Any]:
    """Returns a game by its id."""
    if game_id not in GAMES:
        raise HordaError(Code.UNKNOWN_GAME, f"{game_id} (known: {', '.join(GAMES)})")
    module, _, name = GAMES[game_id].partition(":")
    game: Game[Any] = getattr(import_module(module), name)()
    return game


@cache
def engine(game_id: str) -> Engine[Any]:
    """Returns the engine of a game by its id."""
    return Engine(find(game_id))


def all_games() -> tuple[Game[Any], ...]:
    """Returns every game."""
    return tuple(find(game_id) for game_id in GAMES)
