"""Where the team should go: the nearest goal, then the Exit, always together."""

from functools import cache, lru_cache
from heapq import heappop, heappush

from horda.games.zombicide.board import FAR, tables
from horda.games.zombicide.missions import missions
from horda.games.zombicide.state import BOX, EDITION, KINDS, OUT, ZState, mission_board
from horda.games.zombicide.tactics.gear import food_in, gear

Row = tuple[int, ...]
STEPS_A_DOOR = 2  # opening one costs about as much as going round it by two Zones
FOODS = 3
KNOWN = frozenset({"all-objectives", "objective-each", "all-crates", "pimpweapon-each"})
"""The goals that the rules of thumb know how to go for."""
ARMED = 0.6
ARMING_ROUNDS = 6


def wanted(state: ZState) -> Row:
    """Lists the Zones of the tokens that the Mission still needs."""
    special = state.mission.special
    zones: Row = ()
    if "all-objectives" in special:
        zones += tuple([token.zone for token in state.objectives])
    if "objective-each" in special and any(not person.tokens for person in state.people):
        zones += tuple([token.zone for token in state.objectives])
    if "all-crates" in special or ("pimpweapon-each" in special and weapons_needed(state)):
        zones += state.crates
    if KNOWN.isdisjoint(special):  # most goals begin with Objectives
        zones += tuple([token.zone for token in state.objectives])
    return zones


def weapons_needed(state: ZState) -> int:
    """Counts the pimpweapons that a Mission for one each still lacks."""
    left = state.pimpweapons.left
    hidden = sum(not BOX.cards[card].spawns for card in left)
    got = _pimpweapons() - hidden
    return min(len(state.people) - got, len(state.crates), hidden)


@cache
def _pimpweapons() -> int:
    return sum(not BOX.cards[card].spawns for card in BOX.decks["pimpweapon"])


def food_needed(state: ZState) -> int:
    """Counts the food that the team still has to find."""
    if "three-food" not in state.mission.special:
        return 0
    return max(0, FOODS - sum([food_in(person.slots) for person in state.people]))


def sheltered(state: ZState) -> bool:
    """Tells whether no Zombie and no Spawn Zone has an open way to any Survivor."""
    distance = state.tables.distance
    places = {person.zone for person in state.people if person.zone != OUT}
    sources = {zone for zone, _ in state.spawns}
    sources |= {index // KINDS for index, count in enumerate(state.zombies) if count}
    return all(distance[place][zone] == FAR for place in places for zone in sources)


def arming(state: ZState) -> bool:
    """Tells whether the team had better stay in its shelter and Search on."""
    if state.round > ARMING_ROUNDS or not sheltered(state):
        return False
    rooms = state.board.rooms
    here = [person for person in state.people if person.zone != OUT]
    if not all(rooms >> person.zone & 1 for person in here):
        return False
    poor = sum([gear(person.slots) < ARMED for person in here])
    return bool(food_needed(state)) or poor > len(here) // 3


def way(state: ZState) -> Row:
    """Returns for each Zone how far it is from where the team should go now."""
    mission, doors = state.config.scenario, state.doors
    places = tuple(sorted([p.zone for p in state.people if p.zone != OUT]))
    return _way(mission, doors, wanted(state), places)


@lru_cache(maxsize=1 << 14)
def _way(mission: str, doors: int, zones: Row, places: Row) -> Row:
    rows = [reach(mission, doors, zone) for zone in zones or exits(mission)]
    if not rows:
        return (0,) * len(mission_board(mission).zones)
    if not zones:
        return tuple(map(min, *rows)) if len(rows) > 1 else rows[0]
    return min(rows, key=lambda row: sum([row[place] for place in places]))


@cache
def exits(mission: str) -> Row:
    """Lists the Exit Zones of a Mission."""
    board = mission_board(mission)
    return tuple(board.zone_at(*token.cell) for token in missions(EDITION)[mission].exit)


@lru_cache(maxsize=1 << 13)
def reach(mission: str, doors: int, target: int) -> Row:
    """Returns how far each Zone is from a target, closed doors counted as some more steps."""
    board = mission_board(mission)
    now, ever = tables(board, doors).neighbours, tables(board, -1).neighbours
    found = [FAR] * len(board.zones)
    queue = [(0, target)]
    while queue:
        steps, zone = heappop(queue)
        if steps >= found[zone]:
            continue
        found[zone] = steps
        for other in ever[zone]:
            price = 1 if other in now[zone] else 1 + STEPS_A_DOOR
            if steps + price < found[other]:
                heappush(queue, (steps + price, other))
    return tuple(found)
