"""Dark Zones mode: shots into dark rooms need a 6, unless somebody brings a light.

How far anybody sees there is a matter of sight (`ZState.eyes`).
"""

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.points import ACCURACY
from horda.games.zombicide.rules.state import NONE, ZState

DARK_ACCURACY = 6
FLASHLIGHT = "flashlight"


@cites("Z2-DARK-02", "Z2-DARK-03", "Z2-DARK-04", "Z2-DARK-06", "Z2-DARK-Q2", "Z2-FLASH-03")
@cites("Z2-DARK-I2")
def _into_the_dark(state: ZState, blow: Blow, needed: int) -> int:
    dark = state.config.dark_zones and state.board.dark >> blow.zone & 1
    if dark and blow.mode == "ranged" and not has_light(state, blow.who):
        return DARK_ACCURACY
    return needed


def has_light(state: ZState, who: int) -> bool:
    """Tells whether a Survivor carries a Flashlight."""
    box, slots = state.box, state.people[who].slots
    return any(card != NONE and box.names[box.same[card]] == FLASHLIGHT for card in slots)


MODULE = Module(
    "dark_zones", (Piece("dark_zones", (ACCURACY.use(_into_the_dark),), ("Z2-DARK-02",)),)
)
