"""What the scenario of a table is called: a word of its game, or the title of one brought along."""

import asyncio
from collections.abc import Mapping
from typing import Any

from horda.core.game import Game
from horda.core.session import Session
from horda.core.state import Config
from horda.games import registry

HOUSE = "house"
"""The option of games that take house rules."""
SIGN = ":"
"""Between word and title; no word of a game has it."""


def kept(game: Game[Any], config: Config) -> str:
    """Returns what a row keeps: lists need not read the whole scenario to name it."""
    word, title = game.scenario_word(config), game.scenario_title(config)
    return f"{word}{SIGN}{title}" if title else word


def word(scenario: str) -> str:
    """Returns the word of what a row keeps."""
    return scenario.partition(SIGN)[0]


def title(scenario: str) -> str:
    """Returns the title of what a row keeps; "" for a scenario of the game."""
    return scenario.partition(SIGN)[2]


def brought_along(config: Mapping[str, object]) -> bool:
    """Tells whether a setup holds a whole file, which anybody may have written.

    A scenario is its text; other files, such as house rules, stand in tables of their own.
    """
    return "\n" in str(config.get("scenario", "")) or any(
        isinstance(value, Mapping) for value in config.values()
    )


async def read_aside(game: str, config: Mapping[str, object]) -> None:
    """Has what was brought along read before it is needed, beside the event loop.

    It was tried before (`TryOut`), but may take as long as a hundred answers of others.
    """
    if brought_along(config):
        engine = registry.engine(game)
        await asyncio.to_thread(lambda: Session.begin(engine, engine.config(config), 1))
