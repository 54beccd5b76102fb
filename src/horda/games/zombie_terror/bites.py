"""Bites, and what becomes of the bitten."""

from horda.core.rulebook import cites
from horda.games.zombie_terror import events
from horda.games.zombie_terror.board import NEIGHBOUR
from horda.games.zombie_terror.pawns import (
    BITE,
    HUMAN_TURNED,
    ZOMBIE_ENTERED,
    ZTRun,
    put_zombie,
    remove_human,
)
from horda.games.zombie_terror.state import EMPTY, FIRST_ZOMBIE, HEALTHY, TURNED, WOUNDED, ZTState


def human_in_front(state: ZTState, zombie: int) -> int:
    """Returns the human directly before a zombie, or -1."""
    ahead = NEIGHBOUR[state.facing[zombie]][state.zombies[zombie]]
    if ahead >= 0 and EMPTY < state.cells[ahead] < FIRST_ZOMBIE:
        return state.cells[ahead] - 1
    return -1


@cites("R5.11", "R5.12", "S5.5")
def bite(run: ZTRun, zombie: int) -> None:
    """Lets a zombie bite whoever stands directly before it; nobody there, no bite."""
    state = run.state
    human = human_in_front(state, zombie)
    if human < 0 or run.replace(BITE, human) is None:
        return
    if state.health[human] == HEALTHY:
        state.health[human] = WOUNDED
        run.emit(events.Bitten, human, state.humans[human])
    else:
        _turn(run, human, state.facing[zombie])


@cites("R2.2", "R5.13")
def _turn(run: ZTRun, human: int, facing: int) -> None:
    state = run.state
    at = state.humans[human]
    remove_human(state, human, TURNED)
    at_once = state.config.turned == "on-the-spot"
    state.turned += not at_once
    run.emit(events.Became, human, at)
    if at_once and state.pool:
        zombie = put_zombie(state, at, facing)
        state.acted |= 1 << zombie  # as one added: it acts from the next turn on (R6.5)
        run.emit(events.Added, at, facing)
        run.trigger(ZOMBIE_ENTERED, zombie)
    run.trigger(HUMAN_TURNED, (human, at))
