"""Zombie Terror as the core sees it."""

from horda.core.game import Game
from horda.games.zombie_terror.mind import TerrorMind
from horda.games.zombie_terror.papers import TerrorPapers
from horda.games.zombie_terror.rules import TerrorRules
from horda.games.zombie_terror.screen import TerrorScreen
from horda.games.zombie_terror.shelf import TerrorShelf
from horda.games.zombie_terror.state import ZTState


class ZombieTerror(TerrorRules, TerrorPapers, TerrorScreen, TerrorMind, TerrorShelf, Game[ZTState]):
    """Two players, two sides of the board."""
