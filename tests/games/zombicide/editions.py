"""Editions made for tests: they play beside the second edition in one process."""

from typing import ClassVar

from horda.core.engine import Engine
from horda.core.frames import frames_in
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.setup import Setup
from horda.games.zombicide.rules.state import ZState, state_type


def engine_of(made: Edition) -> Engine[ZState]:
    """Returns an engine that plays an edition."""

    class Own(Setup, frozen=True, forbid_unknown_fields=True):
        edition: ClassVar[Edition] = made

    class Game(Zombicide):
        id = made.id
        prefix = made.prefix
        edition = made
        state_type = state_type(made, Own, frames_in("horda.games.zombicide"))
        config_type = Own
        scenarios = tuple(made.missions)

    return Engine(Game())
