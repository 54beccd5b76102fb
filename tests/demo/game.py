"""The demonstration game: a small colony that uses everything the core has."""

from typing import Any

from horda.core.engine import Engine
from horda.core.game import Game
from tests.demo.papers import ColonyPapers
from tests.demo.rules import ColonyRules
from tests.demo.screen import ColonyScreen
from tests.demo.state import ColonyState


class ColonyGame(ColonyRules, ColonyPapers, ColonyScreen, Game[ColonyState]):
    """Three or four seats, a deck, hidden goals, a vote, a crisis."""


ENGINE = Engine(ColonyGame())


def engine(game: type[ColonyGame] = ColonyGame) -> Engine[Any]:
    """Returns an engine for the colony or for a mutant of it."""
    return Engine(game())
