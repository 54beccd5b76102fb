"""Bandits come and go."""

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import roll_stock
from horda.games.dead_of_winter.base.state import DWRun
from horda.games.dead_of_winter.base.table import room
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import TOWN
from horda.games.dead_of_winter.effects.lasting import holding

FIGURES = 20


@cites("DW-BANDIT-05", "DW-BANDIT-Q6", "DW-BANDIT-Q12", "DW-BANDIT-01")
def place_bandit(run: DWRun, place: int) -> bool:
    """Puts a bandit down where a space is free, and nowhere else; tells whether it stayed."""
    state = run.state
    if not room(state, place) or sum(state.bandits) >= FIGURES:
        return False
    state.bandits[place] += 1
    run.emit(events.BanditCame, place)
    for rule in holding(state, Mod.BANDIT_AMBUSH):
        if rule.low <= roll_stock(run, state.first) <= rule.high:
            remove_bandit(run, place)
            return False
    return True


def remove_bandit(run: DWRun, place: int) -> None:
    """Takes a bandit off the board."""
    run.state.bandits[place] -= 1
    run.emit(events.BanditLeft, place)


@cites("DW-RANDLOC-01", "DW-RANDLOC-02", "DW-RANDLOC-Q1")
def random_place(run: DWRun) -> int:
    """Rolls for a location: the number of the die is the number of the location."""
    return TOWN[roll_stock(run, run.state.first) - 1]
