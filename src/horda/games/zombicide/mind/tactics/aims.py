"""Where each goal of a Mission draws the team: an aim is the Zones with something to do for it."""

from collections.abc import Callable
from functools import lru_cache

from horda.games.zombicide.board import bits
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.entries import ORANGE
from horda.games.zombicide.box.missions import KEPT
from horda.games.zombicide.mind.tactics.burning import HUNT, around, burning_aim, monsters
from horda.games.zombicide.mind.tactics.driving import errands
from horda.games.zombicide.mind.tactics.hints import hints_of
from horda.games.zombicide.mind.tactics.kits import KITS, kit_errands
from horda.games.zombicide.mind.tactics.recipe import RECIPE, mixed, recipe_aim
from horda.games.zombicide.modules.companions import OWN_MASTER
from horda.games.zombicide.modules.mission_rules.aims import shut_buildings
from horda.games.zombicide.modules.mission_rules.m25 import ned_zone
from horda.games.zombicide.modules.mission_rules.places import building, marked
from horda.games.zombicide.modules.mission_rules.spawn_tokens import away, start_zone
from horda.games.zombicide.modules.mission_rules.wounded import still_wounded
from horda.games.zombicide.rules.goals import GOALS
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.piles import cards_of
from horda.games.zombicide.rules.state import NONE, OUT, PIMPCAR, Objective, ZState
from horda.games.zombicide.rules.targets import broken

Row = tuple[int, ...]
Aim = Callable[[ZState], Row]
STRONG = 3
"""The Damage that kills an Abomination."""
LEFT: dict[str, Callable[[ZState], float]] = {}
"""By the names of goals how much is left to do, where the Zones that draw the team do not say."""
AIMS: dict[str, Aim] = {}
"""Aims by the names of goals; a goal without one begins with the Objectives."""


def aim(*names: str) -> Callable[[Aim], Aim]:
    """Registers the aim of some goals."""

    def register(zones: Aim) -> Aim:
        AIMS.update(dict.fromkeys(names, zones))
        return zones

    return register


def wards(state: ZState) -> Row:
    """Lists the Zones that no Zombie may come to, or the game is lost."""
    hints, special = hints_of(state.edition), state.mission.special
    if hints is not None:
        return hints.wards(state)
    if "wounded" in special:
        return tuple({one.zone for one in still_wounded(state)})
    if OWN_MASTER in special:
        return (ned_zone(state),)
    return marked(state.edition, state.config.scenario, "noise") if "noisy-marks" in special else ()


def wanted(state: ZState) -> Row:
    """Lists the Zones where the Mission has something to do for the team."""
    zones: Row = ()
    for zones_of in _aims_of(state.mission.special):
        zones += zones_of(state)
    return zones


@lru_cache(maxsize=KEPT)
def _aims_of(special: tuple[str, ...]) -> tuple[Aim, ...]:
    goals = [name for name in special if name in GOALS]
    found = tuple(dict.fromkeys(AIMS[name] for name in goals if name in AIMS))
    return found or (objectives,)  # most goals begin with Objectives


_objectives: tuple[tuple[Objective, ...], Row] = ((), ())
"""The Objectives last asked for and their Zones: they change only when one is taken."""


@aim("all-objectives", "reach-red", "coloured-objective")
def objectives(state: ZState) -> Row:
    """Returns the Zones of the Objectives."""
    global _objectives
    known = _objectives
    if known[0] is not state.objectives:
        zones = tuple([token.zone for token in state.objectives])
        known = _objectives = (state.objectives, zones)
    return known[1]


def _until_met(name: str) -> None:
    """Makes the Objectives the aim of a goal until it is met."""
    met = GOALS[name]
    AIMS[name] = lambda state: () if met(state) else objectives(state)


for _goal in ("five-objectives", "blue-and-green", "three-companions", "four-companions"):
    _until_met(_goal)


@aim("objective-each", "pairs-swapped")
def _one_each(state: ZState) -> Row:
    for person in state.people:
        if not person.tokens:
            return objectives(state)
    return ()


@aim("all-crates", "pimpweapon-on-each")
def _crates(state: ZState) -> Row:
    return state.crates


@aim("pimpweapon-each")
def _weapons(state: ZState) -> Row:
    return state.crates if weapons_needed(state) else ()


def weapons_needed(state: ZState) -> int:
    """Counts the pimpweapons that a Mission for one each still lacks."""
    left = state.pimpweapons.left
    hidden = sum(not state.box.cards[card].spawns for card in left)
    got = sum(not state.box.cards[card].spawns for card in cards_of(state, "pimpweapon")) - hidden
    return min(len(state.people) - got, len(state.crates), hidden)


@aim("all-buildings")
def _shut(state: ZState) -> Row:
    """The rooms behind the doors of buildings that nobody opened."""
    board, shut = state.board, set(shut_buildings(state))
    zones = [zone for door in board.doors for zone in door.zones]
    return tuple([zone for zone in zones if board.building_of[zone] in shut])


@aim("molotov-found")
def _rooms(state: ZState) -> Row:
    """Any room, to Search in, once there is nothing else to do."""
    if state.objectives or state.crates or GOALS["molotov-found"](state):
        return ()
    return tuple(bits(state.board.rooms))


@aim("six-food")
def _larder(state: ZState) -> Row:
    """Any room, to Search in, until all the food is found."""
    return () if GOALS["six-food"](state) else tuple(bits(state.board.rooms))


@aim(HUNT)
def _abomination(state: ZState) -> Row:
    """What kills it is found by Searching; with it in hand the team hunts."""
    zones = monsters(state)
    if not zones:
        return ()
    armed = any(kills_abominations(state.box, person.slots) for person in state.people)
    return around(state.eyes(), zones) if armed else tuple(bits(state.board.rooms))


@lru_cache(maxsize=1 << 12)
def kills_abominations(box: Content, slots: Row) -> bool:
    """Tells whether one of the cards can kill an Abomination."""
    cards = [box.cards[card] for card in slots if card != NONE]
    return any(c.eliminates_zone or any(p.damage >= STRONG for p in c.profiles) for c in cards)


@aim(KITS)
def _wounded(state: ZState) -> Row:
    """Where somebody fetches a first-aid kit, or brings one."""
    return tuple(sorted(set(kit_errands(state).values())))


@aim("all-rallied")
def _lone(state: ZState) -> Row:
    """Companions without a Leader; a coloured door on the way is opened by an Objective."""
    special, lone = state.mission.special, [o.zone for o in state.companions if o.leader == NONE]
    if "coloured-door-only" in special:
        coloured = tuple([token.zone for token in state.objectives if token.colour])
        return coloured or tuple(lone)
    return tuple(lone)


@aim("building-looted")
def _loot(state: ZState) -> Row:
    rooms = building(state.edition, state.config.scenario).rooms
    return tuple([zone for zone in (*objectives(state), *state.crates) if zone in rooms])


@aim("doors-barricaded")
def _planks(state: ZState) -> Row:
    """Planks first, then the broken doors from inside."""
    if not any(person.load for person in state.people):
        return objectives(state)
    rooms = building(state.edition, state.config.scenario).rooms
    doors = [state.board.doors[door] for door in bits(broken(state))]
    return tuple([zone for door in doors for zone in door.zones if zone in rooms])


@aim("shelter-cleared", "building-cleared")
def _inside(state: ZState) -> Row:
    """The Zombies of the building; one that only Orange Survivors open comes after Objectives."""
    rooms = building(state.edition, state.config.scenario).rooms
    if "orange-opens" in state.mission.special:
        if not any(p.level >= ORANGE and p.zone != OUT for p in state.people):
            return tuple([zone for zone in objectives(state) if zone not in rooms])
        if not state.doors & building(state.edition, state.config.scenario).doors:
            return rooms
    elif broken(state):
        return ()
    return tuple([room for room in rooms if zombies_in(state, room)])


@aim("spawns-back", "burn-start", "cars-parked")
def _spawns(state: ZState) -> Row:
    """Spawn tokens that are driven back on the spot, then fires, then the cars to be parked."""
    if "neutralise" in state.mission.special and away(state):
        start = start_zone(state)
        return tuple([zone for zone, _ in state.spawns if zone != start])
    return burning_aim(state) or tuple([state.cars[car].zone for car in errands(state)])


@aim("boxes-loaded")
def _boxes(state: ZState) -> Row:
    if not any(person.load for person in state.people):
        return objectives(state)
    return tuple([car.zone for car in state.cars if car.kind == PIMPCAR])


@aim(RECIPE)
def _ingredients(state: ZState) -> Row:
    return around(state.eyes(), monsters(state)) if mixed(state) else recipe_aim(state)
