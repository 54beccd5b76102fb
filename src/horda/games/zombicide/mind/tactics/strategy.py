"""Where the team should go: the nearest goal, then the Exit, together if nothing else is said."""

from collections.abc import Callable
from functools import lru_cache
from itertools import compress

from horda.games.zombicide.board import FAR, bits
from horda.games.zombicide.box.missions import KEPT
from horda.games.zombicide.mind.tactics.aims import wanted
from horda.games.zombicide.mind.tactics.burning import HUNT, held, needed
from horda.games.zombicide.mind.tactics.driving import drivers, errands
from horda.games.zombicide.mind.tactics.gear import food_in, gear
from horda.games.zombicide.mind.tactics.hints import hints_of
from horda.games.zombicide.mind.tactics.kits import KITS, kit_errands
from horda.games.zombicide.mind.tactics.leaving import crews, way_to_car
from horda.games.zombicide.mind.tactics.reach import locked, reach, shuns
from horda.games.zombicide.mind.tactics.recipe import RECIPE, missing, own_errand
from horda.games.zombicide.mind.tactics.tools import tool_in_hand
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.goals import GOALS
from horda.games.zombicide.rules.state import NONE, OUT, ZState

Row = tuple[int, ...]
ERRANDS: dict[str, Callable[[ZState, int], Row]] = {}
"""By special rules the own way of a Survivor who has something else to do than the team."""
FOODS = {"three-food": 3, "six-food": 6}
ARMED = 0.6
ARMING_ROUNDS = 6


def food_mission(state: ZState) -> bool:
    """Tells whether the Mission asks for food."""
    return not FOODS.keys().isdisjoint(state.mission.special)


def food_needed(state: ZState) -> int:
    """Counts the food that the team still has to find."""
    special = state.mission.special
    foods = next((count for name, count in FOODS.items() if name in special), 0)
    if not foods:
        return 0
    packed = sum([food_in(state.box, car.trunk) for car in state.cars])
    return max(
        0, foods - packed - sum([food_in(state.box, person.slots) for person in state.people])
    )


def only_searching(state: ZState) -> bool:
    """Tells whether the team has nothing to do but to Search."""
    special = state.mission.special
    if RECIPE in special:
        return missing(state) == ["molotov"]
    if HUNT in special:
        return needed(state) > held(state)
    return "six-food" in special and food_needed(state) > 0


def search_needed(state: ZState) -> bool:
    """Tells whether the team lacks a card that it can find by Searching."""
    special = state.mission.special
    if "molotov-found" in special and not GOALS["molotov-found"](state):
        return True
    if needed(state) > held(state):
        return True
    return bool(food_needed(state)) or locked_out(state)


def locked_out(state: ZState) -> bool:
    """Tells whether nobody can open a door any more, and all that is wanted lies behind one."""
    if tool_in_hand(state):
        return False
    return _shut_in(state)


def _shut_in(state: ZState) -> bool:
    """Tells whether no open way leads to anything that is wanted."""
    distance = state.tables.distance
    zones = wanted(state) or exits(state.edition, state.config.scenario)
    places = {person.zone for person in state.people if person.zone != OUT}
    return all(distance[place][zone] == FAR for place in places for zone in zones)


def sheltered(state: ZState) -> bool:
    """Tells whether no Zombie and no Spawn Zone has an open way to any Survivor."""
    distance = state.tables.distance
    places = {person.zone for person in state.people if person.zone != OUT}
    sources = {zone for zone, _ in state.spawns}
    standing = compress(range(len(state.zombies)), state.zombies)
    sources |= {index // state.kinds for index in standing}
    return all(distance[place][zone] == FAR for place in places for zone in sources)


def arming(state: ZState) -> bool:
    """Tells whether the team had better stay in its shelter and Search on."""
    if state.round > ARMING_ROUNDS or not sheltered(state):
        return False
    rooms = state.board.rooms
    here = [person for person in state.people if person.zone != OUT]
    if not all(rooms >> person.zone & 1 for person in here):
        return False
    poor = sum([gear(state.box, person.slots) < ARMED for person in here])
    return bool(food_needed(state)) or poor > len(here) // 3


def way(state: ZState) -> Row:
    """Returns for each Zone how far it is from where the team should go now."""
    hints = hints_of(state.edition)
    if hints is not None:
        return hints.way(state, NONE, wanted(state))
    mission, doors = state.config.scenario, state.doors
    places = tuple(sorted([p.zone for p in state.people if p.zone != OUT]))
    zones = wanted(state)
    if places and locked_out(state):
        zones = _open_rooms(state, places[0]) or zones
    barred = (locked(state), shuns(state))
    return _way(state.edition, mission, doors, zones, places, barred)


def _open_rooms(state: ZState, place: int) -> Row:
    """Lists the rooms that can be reached from a Zone."""
    far = state.tables.distance[place]
    return tuple([room for room in bits(state.board.rooms) if far[room] != FAR])


def own_way(state: ZState, who: int) -> Row:
    """Returns the way of one Survivor: to its car, for or with a first-aid kit, or where all go."""
    hints = hints_of(state.edition)
    if hints is not None:
        return hints.way(state, who, wanted(state))
    if who in (sent := crews(state)):
        return way_to_car(state, who, sent[who])
    if state.cars and (tasks := errands(state)):
        car = drivers(state, tasks).get(who, NONE)
        if car != NONE:
            return reach(state.edition, state.config.scenario, state.doors, state.cars[car].zone)
    special = state.mission.special
    for name in special:
        if name in ERRANDS and (errand := ERRANDS[name](state, who)):
            return errand
    if RECIPE in special and (row := own_errand(state, who)):
        return row
    if KITS in special and not locked_out(state):
        zone = kit_errands(state).get(who, NONE)
        if zone != NONE:
            return reach(state.edition, state.config.scenario, state.doors, zone)
    return way(state)


@lru_cache(maxsize=1 << 14)
def _way(
    edition: Edition, mission: str, doors: int, zones: Row, places: Row, barred: tuple[int, Row]
) -> Row:
    targets = zones or exits(edition, mission)
    rows = [reach(edition, mission, doors, zone, *barred) for zone in targets]
    if not rows:
        return (0,) * len(edition.boards[mission].zones)
    if not zones:
        return tuple(map(min, *rows)) if len(rows) > 1 else rows[0]
    return min(rows, key=lambda row: sum([row[place] for place in places]))


@lru_cache(maxsize=KEPT)
def exits(edition: Edition, mission: str) -> Row:
    """Lists the Exit Zones of a Mission."""
    board = edition.boards[mission]
    return tuple(board.zone_at(*token.cell) for token in edition.missions[mission].exit)
