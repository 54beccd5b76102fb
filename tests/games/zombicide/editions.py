"""Editions made for tests: they play beside the second edition in one process."""

from horda.core.engine import Engine
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.state import ZState


def engine_of(made: Edition) -> Engine[ZState]:
    """Returns an engine that plays an edition."""

    class Game(Zombicide):
        edition = made

    return Engine(Game())
