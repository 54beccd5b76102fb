"""What the scenario of a table is called: a word of its game, or the title of one brought along."""

from typing import Any

from horda.core.game import Game
from horda.core.state import Config

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
