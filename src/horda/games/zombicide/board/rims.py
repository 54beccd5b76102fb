"""Which sides of cells a map shows, in one order for everybody who numbers them."""

from functools import lru_cache

from horda.games.zombicide.board.edges import EAST, NORTH, SOUTH, WEST, Edge
from horda.games.zombicide.board.model import Board

Side = tuple[int, int]


@lru_cache(maxsize=64)
def drawn_sides(board: Board) -> tuple[Side, ...]:
    """Lists the sides of cells that are drawn, in the order of the scene's lines.

    Between two cells it is drawn once; at the edge of the board where something with a roof ends.
    """
    found = []
    for cell, number in enumerate(board.zone_of):
        zone = board.zones[number]
        roofed = not zone.street or (board.station and not zone.outdoor)
        for side in (NORTH, WEST, EAST, SOUTH):
            rim = board.beyond(cell, side) < 0
            inner = side in (EAST, SOUTH) and board.edges[side][cell] is not Edge.OPEN
            if roofed if rim else inner:
                found.append((cell, side))
    return tuple(found)
