"""A guess how a seat stands: what the colony has, and how far it has to go."""

from math import exp

from horda.games.dead_of_winter.base.exile import is_betrayer
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import (
    ENTRANCES_OF,
    damage,
    everybody,
    is_exiled,
    outside,
)
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.mind.drive import PACE, drive_of
from horda.games.dead_of_winter.mind.kinds import FOOD, arrivals, count_types, peril, strength
from horda.games.dead_of_winter.mind.wish import wish_of
from horda.games.dead_of_winter.rules.colony import food_due


def evaluate(state: DWState, seat: int) -> float:
    """Guesses how a seat stands, from 0 (lost) to 1 (won)."""
    if state.result is not None:
        return float(seat in state.result.winners)
    well = colony(state)
    if state.config.together:
        return well
    wish = wish_of(state, seat)
    mine = 1 / (1 + 0.5 * wish.short)
    if is_betrayer(state, seat):
        return 0.8 * (1 - well) * mine
    if is_exiled(state, seat):
        return 0.5 * well * mine
    return well * (0.6 + 0.4 * mine)


def colony(state: DWState) -> float:
    """Guesses how likely the colony reaches its objective."""
    players = len(state.hands)
    drive = drive_of(state)
    rounds = max(state.rounds_left, 1)
    spare = rounds * players * PACE - 1.4 * drive.units
    worth = 0.55 * state.morale + 0.12 * min(spare, 15.0) - 0.25 * rounds
    worth -= 0.35 * state.starvation + 0.35 * (len(state.waste) // 10)
    worth -= 0.25 * max(food_due(state) - state.food, 0)
    worth += 0.05 * min(state.food, 8) - doors(state)
    worth += _people(state) + 0.06 * _hands(state)
    return min(max(1 / (1 + exp(-0.55 * (worth - 1.5))), 0.01), 0.99)


def doors(state: DWState) -> float:
    """What the doors threaten to cost in the coming phase."""
    total = 0.0
    for place in (COLONY, *outside(state)):
        if place != COLONY and not state.where.count(place):
            continue
        for door, coming in zip(ENTRANCES_OF[place], arrivals(state, place), strict=True):
            total += 0.3 * peril(strength(state, door), coming, state.rounds_left)
    return total


def _people(state: DWState) -> float:
    worth = 0.0
    for one in everybody(state):
        hurt = damage(state, one)
        worth += 0.3 - 0.1 * hurt - 0.12 * (hurt >= 2) - 0.15 * min(state.frost[one], 1)
    return worth - 0.12 * (state.helpless + 2 * state.unruly)


def _hands(state: DWState) -> float:
    cards = sum(map(len, state.hands))
    food = sum(count_types(hand)[FOOD] for hand in state.hands)
    return cards + food
