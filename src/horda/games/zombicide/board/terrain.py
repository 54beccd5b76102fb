"""Boards that change while they are played on: walls that fall, zones that count as another kind.

Zones and doors keep their numbers, so whatever else is known of a board stays true.
"""

from functools import lru_cache

from msgspec.structs import replace

from horda.games.zombicide.board.edges import Edge
from horda.games.zombicide.board.model import Board

KEPT = 256
"""So many boards with fallen walls are remembered: a game makes a few dozen of them."""


@lru_cache(maxsize=KEPT)
def overgrown(board: Board, zones: int, rooms: int = 0, streets: int = 0, shut: int = 0) -> Board:
    """Returns a board on which all walls of some zones (masks) are passages.

    Zones of `rooms` and `streets` count as such for sight. Walls towards `shut` zones stay.
    """
    edges = [list(row) for row in board.edges]
    for side, row in enumerate(edges):
        for cell, edge in enumerate(row):
            beyond = board.beyond(cell, side)
            if edge is Edge.WALL and beyond >= 0 and _falls(board, cell, beyond, zones, shut):
                row[cell] = Edge.PASSAGE
    kinds = [
        replace(zone, street=_street(zone.street, rooms >> zone.index, streets >> zone.index))
        for zone in board.zones
    ]
    return replace(board, edges=tuple(tuple(row) for row in edges), zones=tuple(kinds))


def walled(board: Board, one: int, two: int) -> Board:
    """Returns a board without any way between two zones."""
    edges = [list(row) for row in board.edges]
    for side, row in enumerate(edges):
        for cell in range(len(row)):
            beyond = board.beyond(cell, side)
            if beyond >= 0 and {board.zone_of[cell], board.zone_of[beyond]} == {one, two}:
                row[cell] = Edge.WALL
    return replace(board, edges=tuple(tuple(row) for row in edges))


def _falls(board: Board, cell: int, beyond: int, zones: int, shut: int) -> bool:
    """Tells whether the wall between two cells falls: from either side, and never to the shut."""
    pair = 1 << board.zone_of[cell] | 1 << board.zone_of[beyond]
    return bool(pair & zones) and not pair & shut


def _street(street: bool, room: int, other: int) -> bool:
    return not room & 1 and (bool(other & 1) or street)
