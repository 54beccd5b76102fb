"""Directions and the kinds of edges between two cells."""

from enum import IntEnum

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = "NESW"
OPPOSITE = (SOUTH, WEST, NORTH, EAST)
DELTAS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""DELTAS[side]: the change of row and column."""


class Edge(IntEnum):
    """What lies between two cells; on the rim of a tile, what its side of the rim shows."""

    OPEN = 0
    """Nothing: both cells belong to one zone. On a rim: a street that runs off the tile."""
    CROSSING = 1
    """A crosswalk: two street zones, free to step and to see."""
    PASSAGE = 2
    """A gap in a wall that has no door. On a rim it needs a gap on the other tile too."""
    DOOR = 3
    """A door, which may be open or closed."""
    WALL = 4
    AIRLOCK = 5
    """A way between a room and the open, with a door that nobody sees through."""
