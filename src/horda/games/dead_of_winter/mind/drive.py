"""What the main objective still needs, as numbers: each kind of condition says its part."""

from collections.abc import Callable
from functools import cache

from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import (
    ENTRANCES_OF,
    barricades_at,
    is_exiled,
    is_open,
    is_out,
    not_exiled,
    own,
    people_at,
    space,
    zombies_at,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.wins import Goal, GoalKind
from horda.games.dead_of_winter.cards.words import COLONY, HIDEOUT, PLACE_NUMBERS, TOWN, amount
from horda.games.dead_of_winter.effects.lasting import holding
from horda.games.dead_of_winter.effects.wins import holds, homes_in, main_goals, side_of
from horda.games.dead_of_winter.mind.kinds import (
    NUMBER,
    WEAPON,
    arrivals,
    comers,
    count_types,
    type_of,
)
from horda.games.dead_of_winter.rules.colony import food_due

K = GoalKind
PLACES = 9
PACE = 2.2
"""Steps towards an objective that a player takes in a round, roughly."""


class Drive:
    """What is missing: cards by type and by home, dice, zombies to kill, walls, people."""

    __slots__ = (
        "armed", "bandits", "cache", "clear", "contain", "decks", "dice", "distinct", "each",
        "faces", "food", "hideout", "homes", "improve", "kills", "lasts", "over", "raxxon",
        "rescue", "samples", "specials", "types", "units", "vacate", "vigil", "walls", "weapons",
    )  # fmt: skip

    def __init__(self) -> None:
        self.types, self.homes, self.kills = [0] * 7, [0] * PLACES, [0] * PLACES
        self.walls = [0] * PLACES
        self.faces: tuple[int, ...] = ()
        self.decks: tuple[int, ...] = ()
        self.dice = self.distinct = self.samples = self.food = self.raxxon = self.contain = 0
        self.bandits = self.cache = self.rescue = self.hideout = self.weapons = self.improve = 0
        self.specials = 0
        self.lasts = 0
        """Rounds that have to be lived through, whatever else is done."""
        self.vigil = 0
        """Rounds that a fuel card is still needed for, one in each."""
        self.clear = 0
        """Zombies at the colony that stand where barricades have to."""
        self.over = 0
        """Zombies too many at the places of the objective, with those that are about to come."""
        self.armed = self.each = False
        self.vacate: tuple[int, ...] = ()
        """Places where nobody should stand when zombies come."""
        self.units = 0
        """All that is missing, in steps."""

    @property
    def unit(self) -> float:
        """What one step is worth."""
        return min(max(10 / max(self.units, 1), 1.0), 3.0)


Part = Callable[[DWState, Goal, Drive], None]
PARTS: dict[GoalKind, Part] = {}


def part(kind: GoalKind) -> Callable[[Part], Part]:
    """Registers what a kind of condition needs."""

    def register(function: Part) -> Part:
        PARTS[kind] = function
        return function

    return register


def drive_of(state: DWState) -> Drive:
    """Adds up what the main objective needs now."""
    drive = Drive()
    for goal in main_goals(state):
        add(state, goal, drive)
    return drive


def add(state: DWState, goal: Goal, drive: Drive) -> None:
    """Adds what one condition needs, unless it holds."""
    found = PARTS.get(goal.type)
    if found is not None and (goal.type in SHAKY or not holds(state, -1, goal)):
        found(state, goal, drive)


SHAKY = (K.FOOD_MIN, K.FOOD_EACH, K.ZOMBIES_MAX, K.BARRICADED_ENTRANCES)
"""Conditions that may hold now, and no more once the colony phase has fed and zombies came."""


def _n(state: DWState, goal: Goal) -> int:
    return amount(goal.n, state.config.players)


def _places(goal: Goal) -> list[int]:
    return [PLACE_NUMBERS[place.value] for place in goal.places]


def _open(state: DWState, goal: Goal) -> list[int]:
    return [place for place in _places(goal) if is_open(state, place)]


@part(K.ANY_OF)
def _any_of(state: DWState, goal: Goal, drive: Drive) -> None:
    """The way that needs least is gone."""
    ways = []
    for option in goal.options:
        way = Drive()
        for one in option:
            add(state, one, way)
        ways.append(way)
    best = min(ways, key=lambda way: way.units)
    drive.units += best.units
    drive.types = [a + b for a, b in zip(drive.types, best.types, strict=True)]


@part(K.SURVIVE)
def _survive(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.lasts = _n(state, goal) - state.round + 1


@part(K.CARDS_UNDER)
def _cards_under(state: DWState, goal: Goal, drive: Drive) -> None:
    homes = homes_in(state.stored)
    for place in _places(goal):
        drive.homes[place] = max(_n(state, goal) - homes.count(place), 0)
        drive.units += drive.homes[place]


@part(K.STORED)
def _stored(state: DWState, goal: Goal, drive: Drive) -> None:
    assert goal.symbol is not None
    number = NUMBER[goal.symbol]
    missing = _n(state, goal) - count_types(state.stored)[number]
    if holding(state, Mod.FUEL_VIGIL):
        drive.vigil = drive.lasts = missing
    else:
        drive.types[number] = missing
        drive.units += missing


@part(K.STORED_DICE)
def _stored_dice(state: DWState, goal: Goal, drive: Drive) -> None:
    shown = set(state.stored_dice)
    drive.faces = tuple(face for face in range(1, 7) if face not in shown)
    drive.distinct = max(goal.distinct - len(shown), 0)
    drive.dice = max(_n(state, goal) - len(state.stored_dice), drive.distinct)
    drive.units += drive.dice


@part(K.RAXXON_DICE)
def _raxxon_dice(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.raxxon = _n(state, goal) - sum(value for _, value in state.raxxon_dice)
    drive.units += drive.raxxon // 4 + 1


@part(K.STORED_CACHE)
def _stored_cache(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.cache = _n(state, goal) - len(state.stored_cache)
    drive.units += drive.cache


@part(K.SAMPLES)
def _samples(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.samples = _n(state, goal) - len(state.stored_dice)
    drive.units += 2 * drive.samples


@part(K.RESCUED_MIN)
def _rescued(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.rescue = max(drive.rescue, _n(state, goal) - state.rescued)
    drive.units += drive.rescue


@part(K.STRANDED_MAX)
def _stranded(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.rescue = max(drive.rescue, sum(state.stranded) - _n(state, goal))


@part(K.FOOD_MIN)
def _food(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.food = max(drive.food, _n(state, goal))
    drive.units += max(drive.food + food_due(state) - state.food, 0)


@part(K.FOOD_EACH)
def _food_each(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.food = max(drive.food, _n(state, goal) * not_exiled(state))
    drive.units += max(drive.food + food_due(state) - state.food, 0)


@part(K.BARRICADES_MIN)
def _barricades(state: DWState, goal: Goal, drive: Drive) -> None:
    for place in _open(state, goal):
        drive.walls[place] = max(_n(state, goal) - barricades_at(state, place), 0)
        drive.units += drive.walls[place]
        if place == COLONY and drive.walls[COLONY]:
            free = sum(space(state, door) for door in ENTRANCES_OF[COLONY])
            drive.clear = max(drive.walls[COLONY] + int(comers(state, COLONY)) - free, 0)


@part(K.BARRICADED_ENTRANCES)
def _entrances(state: DWState, goal: Goal, drive: Drive) -> None:
    least = _n(state, goal)
    drive.each = True
    for door, coming in enumerate(arrivals(state, COLONY)):
        fall = max(int(coming) - space(state, door), 0)
        short = least + fall - state.barricades[door] - state.traps[door]
        drive.walls[COLONY] += max(short, 0)
    drive.units += drive.walls[COLONY]


@part(K.ZOMBIES_MAX)
def _zombies(state: DWState, goal: Goal, drive: Drive) -> None:
    there = {place: zombies_at(state, place) for place in _open(state, goal)}
    least = _n(state, goal)
    drive.vacate = tuple(there) if sum(there.values()) <= least + 2 else drive.vacate
    over = sum(there.values()) + sum(comers(state, place) for place in there) - least
    drive.over = max(int(over + 0.5), 0)
    for place, number in there.items():
        drive.kills[place] = min(number, max(int(over + 0.5), 0))
    drive.units += max(sum(there.values()) - least, 0)


@part(K.EMPTY_DECKS)
def _decks(state: DWState, goal: Goal, drive: Drive) -> None:
    full = sorted((len(state.items[p]), p) for p in TOWN if len(state.items[p]))
    missing = _n(state, goal) - (len(TOWN) - len(full))
    drive.decks = tuple(place for _, place in full[:missing])
    drive.units += sum(len(state.items[place]) for place in drive.decks)


@part(K.BANDITS_MAX)
def _bandits(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.bandits = sum(state.bandits) - _n(state, goal)
    drive.units += drive.bandits


@part(K.SPECIAL_MAX)
def _specials(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.specials = len(state.specials) - _n(state, goal)
    drive.units += drive.specials


@part(K.CONTAINED_MIN)
def _contained(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.contain = _n(state, goal) - state.contained
    drive.units += 2 * drive.contain


@part(K.IMPROVEMENTS_MIN)
def _improvements(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.improve = _n(state, goal) - len(state.built)
    drive.units += 3 * drive.improve


@part(K.SURVIVORS_AT)
def _survivors_at(state: DWState, goal: Goal, drive: Drive) -> None:
    there = [s for s in people_at(state, HIDEOUT) if not is_exiled(state, state.owner[s])]
    drive.hideout = _n(state, goal) - len(there)
    drive.units += drive.hideout


@part(K.EQUIPPED_AT)
def _equipped_at(state: DWState, goal: Goal, drive: Drive) -> None:
    there = [s for s in people_at(state, HIDEOUT) if not is_exiled(state, state.owner[s])]
    arms = sum(type_of(card) == WEAPON for one in there for card in state.gear[one])
    drive.weapons = _n(state, goal) - arms
    drive.units += drive.weapons


@part(K.ITEM_AT)
def _item_at(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.units += 1


@part(K.EACH_ARMED)
def _armed(state: DWState, goal: Goal, drive: Drive) -> None:
    drive.armed = True
    for seat in range(len(state.hands)):
        gear = [card for one in own(state, seat) for card in state.gear[one]]
        if not is_exiled(state, seat) and not is_out(state, seat):
            drive.units += not any(type_of(card) == WEAPON for card in gear)


def needed_at(state: DWState, survivor: int) -> int:
    """Returns where a survivor has to be for what it carries; -1: anywhere."""
    for place, title in _carried(state):
        if any(title_of(card) == title for card in state.gear[survivor]):
            return place
    return -1


def _carried(state: DWState) -> list[tuple[int, int]]:
    """Lists the places and titles of items that the objective wants there."""
    return _wanted_there(side_of(state).goals)


@cache
def _wanted_there(goals: tuple[Goal, ...]) -> list[tuple[int, int]]:
    flat = [*goals, *(one for goal in goals for way in goal.options for one in way)]
    return [
        (PLACE_NUMBERS[goal.places[0].value], BOX.item_number[goal.item])
        for goal in flat
        if goal.type is K.ITEM_AT
    ]


def armed(state: DWState, seat: int) -> bool:
    """Whether somebody of a player carries a weapon."""
    return any(type_of(card) == WEAPON for one in own(state, seat) for card in state.gear[one])
