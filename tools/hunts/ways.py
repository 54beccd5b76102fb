"""How far it is to somewhere: on foot, through doors that are still shut, or by car."""

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache
from heapq import heappop, heappush

from horda.games.zombicide.board import FAR, tables
from horda.games.zombicide.editions.second_edition import SECOND
from horda.games.zombicide.mind.tactics.gear import has_tool
from horda.games.zombicide.rules.edition import mission_board
from horda.games.zombicide.rules.state import NONE, OUT, ZState

Row = tuple[int, ...]
A_DOOR = 2
"""What opening a door costs, in steps."""
NO_TOOL = 6
"""What waiting costs until somebody opens it."""


def on_foot(state: ZState, targets: Collection[int], who: int = NONE) -> Row:
    """Returns how far each Zone is from the nearest of some Zones, for a Survivor or anybody."""
    able = who == NONE or has_tool(state.box, state.people[who].slots)
    price = A_DOOR if able else NO_TOOL
    return _on_foot(state.config.scenario, state.doors, frozenset(targets), price)


@lru_cache(maxsize=1 << 14)
def _on_foot(mission: str, doors: int, targets: frozenset[int], a_door: int) -> Row:
    board = mission_board(SECOND, mission)
    now, ever = tables(board, doors).neighbours, tables(board, -1).neighbours
    return _spread(
        len(board.zones),
        targets,
        lambda zone: [(to, 1 if to in now[zone] else 1 + a_door) for to in ever[zone]],
    )


def by_car(state: ZState, targets: Collection[int]) -> Row:
    """Returns how far each street is from the nearest of some streets."""
    return _by_car(state.config.scenario, frozenset(targets))


@lru_cache(maxsize=1 << 12)
def _by_car(mission: str, targets: frozenset[int]) -> Row:
    board = mission_board(SECOND, mission)
    streets = board.streets
    ways = tables(board, 0).neighbours
    return _spread(
        len(board.zones), targets, lambda zone: [(to, 1) for to in ways[zone] if streets >> to & 1]
    )


def _spread(
    size: int, targets: frozenset[int], ways: Callable[[int], list[tuple[int, int]]]
) -> Row:
    found = [FAR] * size
    queue = [(0, target) for target in sorted(targets)]
    while queue:
        steps, zone = heappop(queue)
        if steps >= found[zone]:
            continue
        found[zone] = steps
        for other, price in ways(zone):
            if steps + price < found[other]:
                heappush(queue, (steps + price, other))
    return tuple(found)


def beside(state: ZState, zone: int) -> list[int]:
    """Lists the Zones from which one can throw something into a Zone."""
    seen = tables(state.board, state.doors).range_to[zone]
    return [other for other, steps in enumerate(seen) if steps == 1]


def shares(state: ZState, zones: Collection[int], people: Iterable[int]) -> dict[int, int]:
    """Gives Zones to those who are nearest, one to each, and returns whose is which."""
    found: dict[int, int] = {}
    pairs = [
        (on_foot(state, [zone], who)[state.people[who].zone], who, zone)
        for zone in zones
        for who in people
        if state.people[who].zone != OUT
    ]
    for _, who, zone in sorted(pairs):
        if who not in found and zone not in found.values():
            found[who] = zone
    return found
