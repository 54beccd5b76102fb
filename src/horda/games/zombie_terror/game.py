"""Zombie Terror as the core sees it."""

from collections.abc import Sequence

from msgspec import Struct

from horda.core.decisions import Choice, Option
from horda.core.engine import Engine
from horda.core.game import Game
from horda.core.words import Text
from horda.games.zombie_terror.mind import TerrorMind
from horda.games.zombie_terror.outlook import outlook
from horda.games.zombie_terror.papers import TerrorPapers
from horda.games.zombie_terror.rules import TerrorRules
from horda.games.zombie_terror.screen import TerrorScreen
from horda.games.zombie_terror.sense import sensible
from horda.games.zombie_terror.shelf import TerrorShelf
from horda.games.zombie_terror.state import ZTState
from horda.games.zombie_terror.warnings import warning


class ZombieTerror(TerrorRules, TerrorPapers, TerrorScreen, TerrorMind, TerrorShelf, Game[ZTState]):
    """Two players, two sides of the board."""

    def outlook(self, state: ZTState, seat: int) -> Struct | None:
        """Where each human can walk, who would see it there, and who comes for whom."""
        return outlook(Engine(self), state, seat)

    def sensible(self, state: ZTState, choice: Choice) -> Sequence[int] | None:
        """No walking to and fro, and no activation left unused."""
        return sensible(Engine(self), state, choice)

    def warning(self, state: ZTState, seat: int, option: Option) -> Text | None:
        """What loses the game: the last turn of the track, charges, leaving for too few points."""
        return warning(Engine(self), state, option)
