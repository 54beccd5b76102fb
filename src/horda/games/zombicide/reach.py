"""Which Zones of a Mission Survivors can get to in the end, by the doors they can open."""

from collections.abc import Iterable

from horda.games.zombicide.board import FAR, Board, tables
from horda.games.zombicide.doors import ORDINARY
from horda.games.zombicide.missions import Mission

BUNKER = "bunker"
"""The special rule by which the building with the Exit waits for both coloured Objectives."""


def in_reach(one: Mission, board: Board) -> frozenset[int]:
    """Returns the Zones that can be reached, if need be after taking coloured Objectives.

    A door that waits for tokens counts as opened once every place they may lie in is reached.
    """
    starts = [board.zone_at(*token.cell) for token in one.start]
    waits = _waits(one, board)
    opened = sum(1 << door.index for door in board.doors if door.index not in waits)
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
