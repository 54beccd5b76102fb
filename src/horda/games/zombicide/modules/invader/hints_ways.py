"""Hints for bots: ways through mold and airlocks, and the Oxygen Tank that the open asks for."""

from functools import lru_cache
from heapq import heappop, heappush
from math import ceil

from horda.games.zombicide.board import FAR, tables
from horda.games.zombicide.modules.invader.hints_errands import own
from horda.games.zombicide.modules.invader.rooms import breathes
from horda.games.zombicide.modules.invader.state import grown, invader
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.state import NONE, OUT, ZState

Row = tuple[int, ...]
Station = tuple[Edition, str, int, int, int, bool]
"""Edition, Mission, open doors, Active Mold, inactive Mold, and whether the Airlock is sealed."""
GROUP = 2
"""So many go for the same token."""
A_DOOR, A_TANK = 1, 2
"""Steps that a closed door and the stop for a Tank cost about: a door opens for free."""


def station(state: ZState) -> Station:
    """Returns all that ways depend on."""
    own = invader(state)
    config = state.config
    return (own.edition, config.scenario, own.doors, own.active, own.inactive, own.sealed)


def way(state: ZState, who: int, zones: Row) -> Row:
    """Returns how far each Zone is from where the team goes, for one Survivor or (NONE) for most.

    The team goes together to one of the Zones, the one that is nearest to all of them; where there
    are none, to the nearest Exit.
    """
    here, goal = station(state), target(state, who, zones)
    air = who == NONE or breathes(state, who)
    if goal is None:
        return nearest(here, tuple(sorted(plan(state).exits)), air)
    return row(here, goal, air)


def target(state: ZState, who: int, zones: Row) -> int | None:
    """Returns to which of some Zones a Survivor goes; to none if there are none."""
    mine = zones if who == NONE else own(state, who, zones)
    if not mine:
        return None
    if mine != zones:
        here, at, air = station(state), state.people[who].zone, breathes(state, who)
        return min(mine, key=lambda zone: row(here, zone, air)[at])
    people = tuple(
        (number, one.zone, breathes(state, number))
        for number, one in enumerate(state.people)
        if one.zone != OUT
    )
    return _shared(station(state), zones, people).get(who, zones[0])


@lru_cache(maxsize=1 << 12)
def _shared(here: Station, zones: Row, people: tuple[tuple[int, int, bool], ...]) -> dict[int, int]:
    """Shares Zones out among the Survivors, a group to each, the shortest ways first."""
    most = max(GROUP, ceil(len(people) / len(zones)))
    pairs = sorted(
        (row(here, zone, air)[at], zone, who) for who, at, air in people for zone in zones
    )
    found: dict[int, int] = {}
    for _, zone, who in pairs:
        if who not in found and sum(one == zone for one in found.values()) < most:
            found[who] = zone
    return found | {NONE: pairs[0][1]}


@lru_cache(maxsize=1 << 12)
def nearest(here: Station, zones: Row, air: bool) -> Row:
    """Returns how far each Zone is from the nearest of some Zones."""
    rows = [row(here, zone, air) for zone in zones]
    if not rows:
        return (0,) * len(here[0].boards[here[1]].zones)
    return tuple(map(min, *rows)) if len(rows) > 1 else rows[0]


@lru_cache(maxsize=1 << 13)
def row(here: Station, target: int, air: bool) -> Row:
    """Returns how far each Zone is from a target; without a Tank the way leads past a supply."""
    edition, mission, doors, active, inactive, sealed = here
    board = edition.boards[mission]
    ground = grown(edition, mission, active, inactive, sealed)
    now, ever = tables(ground, doors).neighbours, tables(ground, board.all_doors).neighbours
    supply, out = board.special("oxygen") & ~(active | inactive), board.outdoors
    found = [[FAR] * len(board.zones), [FAR] * len(board.zones)]
    queue = [(0, target, 1), (0, target, 0)]
    while queue:
        steps, zone, tank = heappop(queue)
        if steps >= found[tank][zone] or (not tank and out >> zone & 1):
            continue
        found[tank][zone] = steps
        if tank and supply >> zone & 1:
            heappush(queue, (steps + A_TANK, zone, 0))
        for other in ever[zone]:
            price = 1 if other in now[zone] else 1 + A_DOOR
            if steps + price < found[tank][other]:
                heappush(queue, (steps + price, other, tank))
    return tuple(found[air])


def needs_air(state: ZState, who: int, zones: Row) -> bool:
    """Tells whether a Survivor's way leads into the open, and it has no Tank."""
    if breathes(state, who):
        return False
    here, at = station(state), state.people[who].zone
    goals = zones or tuple(sorted(plan(state).exits))
    if not goals:
        return False
    goal = min(goals, key=lambda zone: row(here, zone, True)[at])
    return row(here, goal, False)[at] > row(here, goal, True)[at]
