"""Lines of sight, worked out once per board: what each zone sees if which doors are open.

One rule serves streets and rooms alike: from every cell of the zone a line runs in each of the
four directions; it ends at a wall, a closed door or the edge of the board, and in the first room
it enters. A room sees its neighbours, and streets straight ahead of its openings, by that rule.
"""

from collections.abc import Iterable, Iterator

from horda.core.rulebook import cites
from horda.games.zombicide.board.edges import Edge
from horda.games.zombicide.board.model import Board

BLIND = (Edge.WALL, Edge.AIRLOCK)
"""What nobody sees through, whatever is open."""

Sighting = tuple[int, int, int]
"""The mask of doors that must be open, the zone seen, and the number of borders crossed."""


@cites("Z2-LOS-02", "Z2-LOS-03", "Z2-LOS-04", "Z2-LOS-05", "Z2-LOS-06", "Z2-LOS-07")
@cites("Z2-LOS-08", "Z2-LOS-10", "Z2-LOS-Q1", "Z2-LOS-Q2", "Z2-LOS-Q3", "Z2-LOS-Q4", "Z2-LOS-I1")
def sightings(board: Board) -> tuple[tuple[Sighting, ...], ...]:
    """Returns for each zone what it can see by the general rules."""
    return tuple(_best(_from_zone(board, zone.index, False)) for zone in board.zones)


@cites("Z2-SKILL-23", "Z2-SKILL-Q16")
def home_sightings(board: Board) -> tuple[tuple[Sighting, ...], ...]:
    """Returns for each zone what a home defender can see: rooms do not end a line."""
    return tuple(_best(_from_zone(board, zone.index, True)) for zone in board.zones)


def _from_zone(board: Board, zone: int, through_rooms: bool) -> Iterator[Sighting]:
    yield (0, zone, 0)
    for cell in board.zones[zone].cells:
        for side in range(4):
            yield from _line(board, cell, side, through_rooms)


@cites("Z2-RANGED-Q1")
def _line(board: Board, cell: int, side: int, through_rooms: bool) -> Iterator[Sighting]:
    """Follows one line from a cell and counts the borders between zones."""
    doors, crossed = 0, 0
    here = board.zone_of[cell]
    while (edge := board.edges[side][cell]) not in BLIND:
        if edge is Edge.DOOR:
            doors |= 1 << board.door_at[cell, side]
        cell = board.beyond(cell, side)
        if board.zone_of[cell] != here:
            here = board.zone_of[cell]
            crossed += 1
            yield (doors, here, crossed)
        if not (board.zones[here].street or through_rooms):
            return


def _best(found: Iterable[Sighting]) -> tuple[Sighting, ...]:
    """Leaves out lines that are longer and need the same doors, or more, as another line."""
    kept: list[Sighting] = []
    for doors, zone, crossed in sorted(set(found), key=lambda s: (s[1], s[2], s[0].bit_count())):
        if not any(z == zone and d & doors == d for d, z, _ in kept):
            kept.append((doors, zone, crossed))
    return tuple(kept)
