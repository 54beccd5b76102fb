"""Stories: who reads what a fulfilled stage brings."""

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import INFLUENCE, everybody, own, seats_in_order
from horda.games.dead_of_winter.cards.box import BOX


@cites("DW-SCENR-07", "DW-SCENB-07", "DW-SCENR-Q6")
def reader(state: DWState) -> int:
    """Returns the player who reads what a stage brings, as its card says."""
    how = BOX.objectives[state.objective].reader
    if how == "lowest_influence":
        return state.owner[everybody(state)[0]]
    if how == "fewest_survivors":
        seats = seats_in_order(state)
        return min(seats, key=lambda seat: (len(own(state, seat)), -_highest(state, seat)))
    return state.first


def _highest(state: DWState, seat: int) -> int:
    return max((INFLUENCE[one] for one in own(state, seat)), default=0)
