"""Night: shots into the dark, and the skills that help against it.

How far anybody sees is a matter of sight (`FhState.eyes`).
"""

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.setup import CLOCK
from horda.games.zombicide.modules.fort_hendrix.state import fort, sees_at_night
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.people import has
from horda.games.zombicide.rules.points import ACCURACY
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.weapons import profile

NIGHT_ACCURACY, FIGHTER_ACCURACY = 6, 5


@cites("FH-NIGHT-3", "FH-LIGHT-3", "FH-SK-4", "FH-NIGHT-Q1", "FH-SW-6", "FH-SW-7", "FH-D9")
def _in_the_dark(state: ZState, blow: Blow, needed: int) -> int:
    """A Ranged attack into an unlit Zone needs a 6, or a 5 with a skill; no car needs to see."""
    own = fort(state)
    if blow.mode != "ranged" or not own.night or own.lit >> blow.zone & 1:
        return needed
    fights = has(state, blow.who, "night_fighter")
    dark = state.config.dark_zones and state.board.dark >> blow.zone & 1
    if fights and not dark:
        return FIGHTER_ACCURACY
    return max(needed, FIGHTER_ACCURACY if fights else NIGHT_ACCURACY)


@cites("FH-SK-5", "FH-SW-7", "FH-NIGHT-Q2")
def _as_by_day(state: ZState, blow: Blow, needed: int) -> int:
    """Whoever has Night vision shoots as printed, into Dark Zones too."""
    if blow.mode != "ranged" or blow.card == NONE or not sees_at_night(state, blow.who, blow.card):
        return needed
    line = profile(state.box, blow.card, blow.mode)
    return needed if line is None else line.accuracy


MODULE = Module(
    "night", (Piece("night", (ACCURACY.use(_in_the_dark),), ("FH-NIGHT-3",)),), switch=CLOCK
)
VISION = Module(
    "night_vision",
    skills={"night_vision": Piece("night_vision", (ACCURACY.use(_as_by_day),), ("FH-SK-5",))},
)
"""It helps against Dark Zones too, so there is no switch for it."""
