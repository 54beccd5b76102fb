"""Worlds to play cards in: empty, full of everything, with people all over, with an exile."""

from typing import Any

from horda.games.dead_of_winter.base.codes import changed
from horda.games.dead_of_winter.base.state import NOBODY
from horda.games.dead_of_winter.base.table import own
from tests.games.dead_of_winter.arrange import table

OBJECTIVE = {"long-night": "tribute", "base": "home-sweet-home", "mixed": "tribute"}
TABLES = {name: table(4, sets=name, scenario=OBJECTIVE[name]) for name in OBJECTIVE}
WORLDS = ("plain", "full", "far", "exile", "hurt")
SEEDS = range(4)


def bare(sets: str = "mixed") -> Any:
    """A table with everybody unhurt at the colony and nothing else about."""
    state = TABLES[sets].clone()
    for row in (state.zombies, state.barricades, state.traps, state.noise, state.noise_made,
                state.bandits, state.wounds, state.frost, state.despair):  # fmt: skip
        row[:] = bytes(len(row))
    for one, owner in enumerate(state.owner):
        if owner != NOBODY:
            state.where[one] = 0
        state.gear = changed(state.gear, one, ())
        state.side = changed(state.side, one, ())
    state.specials = state.loose = state.lasting = state.delayed = state.built = ()
    state.raxxon_dice = state.moments = ()
    state.morale, state.food, state.starvation = 6, 5, 0
    state.helpless = state.unruly = state.exiled = 0
    state.dice = tuple((1, 3, 4, 6) for _ in state.dice)
    state.row = tuple((card, 0) for card, _ in state.row)
    return state


def made(kind: str, sets: str = "mixed") -> Any:
    """One of the worlds: empty, full of everything, with people all over, with an exile."""
    state = bare(sets)
    if kind == "plain":
        return state
    for entrance in (0, 1, 3, 6, 8, 10):
        state.zombies[entrance] = 1
    state.zombies[2] = state.zombies[7] = 2
    state.barricades[1] = state.barricades[5] = state.barricades[8] = state.traps[9] = 1
    state.noise[2], state.noise[5], state.noise[4] = 1, 2, 1
    state.zombies[9] = 1
    state.bandits[1] = state.bandits[4] = 1
    state.helpless, state.unruly, state.food, state.starvation = 3, 2, 7, 1
    for one in range(len(state.owner)):
        if state.owner[one] != NOBODY:
            row = (state.wounds, state.frost, state.despair)[one % 3]
            row[one] = 1
            if kind == "hurt":
                state.wounds[one] = state.despair[one] = 1
                state.frost[one] = 0
    state.despair[own(state, state.active)[0]] = state.despair[own(state, state.active)[-1]] = 1
    if kind in ("far", "exile", "hurt"):
        spread(state)
    if kind == "exile":
        state.exiled = 1 << (state.active + 2) % 4
        for n, one in enumerate(own(state, (state.active + 2) % 4)):
            state.where[one] = (3, 5, 7)[n % 3]
    return state


def spread(state: Any) -> None:
    """One of every group stands outside."""
    for seat in range(4):
        state.where[own(state, seat)[-1]] = (3, 5, 2, 4)[seat]
    beside = state.where[own(state, state.active)[-1]]
    state.where[own(state, (state.active + 1) % 4)[0]] = beside
