"""Which Zones of a Mission Survivors can get to in the end, by the doors they can open."""

from collections.abc import Iterable
from functools import reduce
from operator import or_

from horda.core.rulebook import cites
from horda.games.zombicide.board import FAR, SIDES, Board, tables
from horda.games.zombicide.box.missions import Mission
from horda.games.zombicide.rules.doors import ORDINARY

OPENS_ALL = "green-opens-all"
BUNKER = "bunker"
"""The special rule by which the building with the Exit waits for both coloured Objectives."""


def in_reach(one: Mission, board: Board, closing: bool = False) -> frozenset[int]:
    """Returns the Zones that can be reached, if need be after taking coloured Objectives.

    A door that waits for tokens counts as opened once every place they may lie in is reached.
    """
    starts = [board.zone_at(*token.cell) for token in one.start]
    if closing:
        waits, never = {}, _coloured(one, board)
    else:
        waits, never = _waits(one, board), _never(one, board)
    waits = {door: places for door, places in waits.items() if not never >> door & 1}
    opened = sum(1 << door.index for door in board.doors if door.index not in waits) & ~never
    while True:
        distance = tables(board, opened).distance
        reached = frozenset(
            zone.index for zone in board.zones if any(distance[s][zone.index] < FAR for s in starts)
        )
        fresh = sum(
            1 << door
            for door, places in waits.items()
            if not opened >> door & 1 and reached.issuperset(places)
        )
        if not fresh:
            return reached
        opened |= fresh


@cites("INV-DOOR-4")
def _coloured(one: Mission, board: Board) -> int:
    """Returns the mask of the coloured doors that no Survivor opens, where all doors close."""
    if "coloured-doors" in one.special:
        return 0
    return sum(1 << door.index for door in board.doors if door.colour and not door.open)


def _waits(one: Mission, board: Board) -> dict[int, set[int]]:
    """Returns by locked door the Zones of the tokens it waits for."""
    waits: dict[int, set[int]] = {}
    for door in board.doors:
        if door.colour and ORDINARY not in one.special and not door.open:
            waits[door.index] = _places(one, board, door.colour)
    if BUNKER in one.special:
        exits = {board.building_of[board.zone_at(*token.cell)] for token in one.exit}
        both = _places(one, board, "blue") | _places(one, board, "green")
        for door in board.doors:
            if exits & _buildings(board, door.zones):
                waits[door.index] = both
    return waits


@cites("Z2-M14-06", "Z2-M16-05")
def _never(one: Mission, board: Board) -> int:
    """Returns the mask of the closed doors that special rules keep shut for good.

    By its coloured door a building is entered all the same, so its others need no second look.
    """
    shut = board.all_doors & ~board.start_doors
    if OPENS_ALL in one.special:
        return 0
    never = shut & ~_broken(one, board) if "broken-doors" in one.special else 0
    if "coloured-door-only" in one.special:
        rooms = [board.zone_at(*token.cell) for token in one.mark if token.what == "building"]
        marked = {board.building_of[room] for room in rooms} - {-1}
        own = reduce(or_, map(board.building_doors, marked), 0)
        plain = sum(1 << door.index for door in board.doors if not door.colour)
        never |= own & plain & shut
    return never


def _broken(one: Mission, board: Board) -> int:
    """Returns the mask of the broken doors."""
    tokens = [token for token in one.door if token.broken]
    edges = [(board.cell_at(*token.cell), SIDES.index(token.side)) for token in tokens]
    return sum({1 << board.door_at[edge] for edge in edges})


def _buildings(board: Board, zones: Iterable[int]) -> set[int]:
    return {board.building_of[zone] for zone in zones} - {-1}


def _places(one: Mission, board: Board, colour: str) -> set[int]:
    """Returns the Zones in which Objectives of a colour may lie."""
    goals = one.objectives
    if not getattr(goals, colour):
        return set()
    fixed = set(goals.on.values())
    spots = [spot for spot in board.objectives if spot.face not in goals.none_on]
    if colour in goals.hidden:
        return {spot.zone for spot in spots if spot.face not in fixed}
    return {spot.zone for spot in spots if spot.face == goals.on.get(colour)}  # type: ignore[call-overload]
