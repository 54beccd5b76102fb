"""Zombicide: Invader as the core sees it; nothing registers it before it is whole."""

from horda.games.zombicide.editions.invader import INVADER, InvaderSetup
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.modules.invader import citations, needs, papers
from horda.games.zombicide.modules.invader.state import InvState

citations.register()
needs.register()
papers.register()


class Invader(Zombicide):
    """A mining station, airlocks, and mold that eats its walls."""

    edition = INVADER
    base = InvState
    config_type = InvaderSetup
