"""Cards and doors as plain numbers, so that bots can weigh them quickly."""

from collections.abc import Iterable

from horda.games.dead_of_winter.base.codes import TITLE
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import ENTRANCES_OF, crowd, space
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY, TYPES, ItemType
from horda.games.dead_of_winter.effects.lasting import reduction

WEAPON, TOOL, FUEL, FOOD, EDUCATION, MEDICINE, SURVIVOR = range(len(TYPES))
NUMBER = {kind: number for number, kind in enumerate(TYPES)}
TYPE_OF = tuple(NUMBER[item.type] for item in BOX.items)
"""The type of every title."""
LIFE = 1.6
"""What a survivor is worth: a point of morale, and a die in every round to come."""
CHANCE = 0.5
"""That a noise token brings a zombie."""


def type_of(card: int) -> int:
    """Returns the number of a card's type."""
    return TYPE_OF[card & TITLE]


def count_types(cards: Iterable[int]) -> list[int]:
    """Counts cards by their type."""
    found = [0] * len(TYPES)
    for card in cards:
        found[TYPE_OF[card & TITLE]] += 1
    return found


def numbers(kinds: Iterable[ItemType]) -> tuple[int, ...]:
    """Returns types as numbers."""
    return tuple(NUMBER[kind] for kind in kinds)


def comers(state: DWState, place: int) -> float:
    """Guesses how many zombies the coming colony phase brings to a place."""
    less = reduction(state, place)
    if place == COLONY:
        return max((crowd(state) + 1) // 2 - less, 0)
    there = state.where.count(place) + state.bandits[place]
    return max(there + CHANCE * state.noise[place] - less, 0)


def arrivals(state: DWState, place: int, more: float = 0.0) -> list[float]:
    """Guesses the zombies that come to each entrance of a place; a batch begins at the first."""
    number = comers(state, place)
    doors = len(ENTRANCES_OF[place])
    if doors == 1:
        return [number + more]
    each, rest = divmod(int(number), doors)
    return [each + (at < rest) + more / doors for at in range(doors)]


def strength(state: DWState, entrance: int) -> int:
    """Counts the zombies that an entrance takes before somebody dies.

    A barricade stands on a space, but falls with the zombie that finds none: it takes two.
    """
    free = space(state, entrance)
    return free + 2 * state.barricades[entrance] + 4 * state.traps[entrance]


LUCK = (
    (1.0,), (0.5, 0.5), (0.25, 0.5, 0.25), (0.125, 0.375, 0.375, 0.125),
    (0.0625, 0.25, 0.375, 0.25, 0.0625),
)  # fmt: skip
"""How likely so many of 0 to 4 noise tokens bring a zombie."""


def overrun(state: DWState, place: int, people: int, holds: int, noise: int) -> float:
    """How likely somebody at a place outside dies when zombies come."""
    spare = holds - people - state.bandits[place] + reduction(state, place)
    if spare < 0:
        return 1.0
    return sum(LUCK[min(noise, 4)][spare + 1 :])


def outside_peril(state: DWState, place: int, rounds: int, storm: int = 0) -> float:
    """What one zombie less at a place outside is worth: now, and in the rounds to come."""
    people, noise = state.where.count(place), state.noise[place]
    if not people:
        return 0.02
    holds = strength(state, ENTRANCES_OF[place][0]) - storm
    now = overrun(state, place, people, holds, noise)
    better = overrun(state, place, people, holds + 1, noise)
    later = 0.6 if holds < 2 * people + 1 else 0.25 if holds < 3 * people + 1 else 0.0
    return max(LIFE * (now - better), 0.9 * now * LIFE * (now >= 1)) + later * (rounds > 1)


def peril(holds: float, coming: float, rounds: int) -> float:
    """Returns what one zombie less at an entrance is worth."""
    if coming <= 0:
        return 0.02
    lasts = holds / coming
    if lasts < 1:
        return LIFE
    if lasts < min(rounds, 2):
        return 0.6
    if lasts < min(rounds, 3):
        return 0.25
    return 0.1 if lasts < rounds else 0.01
