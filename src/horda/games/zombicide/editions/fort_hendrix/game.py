"""Fort Hendrix as the core sees it; nothing registers it before it is whole."""

from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX, FhSetup
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.modules.fort_hendrix import papers
from horda.games.zombicide.modules.fort_hendrix.state import FhState

papers.register()


class FortHendrix(Zombicide):
    """An army's fort at night, with the dead that still shoot."""

    edition = FORT_HENDRIX
    base = FhState
    config_type = FhSetup
