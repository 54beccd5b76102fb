"""The static board: zones, doors, buildings and printed spots."""

from functools import cached_property
from typing import Literal

import msgspec

from horda.core.rulebook import cites
from horda.games.zombicide.board.edges import DELTAS, Edge


class BadBoard(ValueError):
    """A board that cannot be laid; the message names the board and the place.

    What the author of a Mission can do wrong also has a kind and what it is about, for a text.
    """

    def __init__(self, message: str, kind: str = "", **args: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.args_ = args


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One edge that a mission makes different from what the tiles show.

    A printed door may be coloured, opened, or walled up; a passage may get a door; a wall may get
    a door or fall away. Given on either side of the edge.
    """

    cell: tuple[int, int]
    """Row and column."""
    side: Literal["N", "E", "S", "W"]
    to: Literal["door", "passage", "wall"] = "door"
    colour: str = ""
    open: bool = False


@cites("Z2-ZONE-01", "Z2-ZONE-02", "Z2-ZONE-05")
class Zone(msgspec.Struct, frozen=True):
    """A room, or a street between crosswalks; the cells of a street may lie on several tiles."""

    index: int
    street: bool
    dark: bool
    cells: tuple[int, ...]
    building: int
    """The building of a room, -1 for a street."""
    faces: tuple[str, ...]
    """The tile faces the zone lies on, in reading order."""
    outdoor: bool = False
    """In the open, on a board that has corridors too."""
    special: str = ""
    """What a room is for: security, oxygen, airlock."""


class Door(msgspec.Struct, frozen=True):
    """A door between two zones."""

    index: int
    zones: tuple[int, int]
    """The zone of `cell` and the zone on the other side."""
    cell: int
    """The cell north or west of the door."""
    side: int
    """Where the door lies seen from the cell: EAST or SOUTH."""
    colour: str
    open: bool
    """Whether it is open at the start; later the state knows."""
    face: str
    """The tile face it is printed or laid on; for a door on a rim that of `cell`."""
    more: tuple[tuple[int, int], ...] = ()
    """Other openings between the same two zones that it shuts too, as `cell` and `side`."""

    def other(self, zone: int) -> int:
        """Returns the zone on the other side."""
        a, b = self.zones
        return b if zone == a else a


class Spot(msgspec.Struct, frozen=True):
    """A printed spot for an objective or a weapon crate."""

    face: str
    zone: int
    cell: int


# Compared by identity: a board is a key of the tables, and hashing its content would be slow.
class Board(msgspec.Struct, frozen=True, eq=False, dict=True):
    """A board laid from tiles; it never changes, so what changes is in the state."""

    id: str
    tiles: tuple[tuple[tuple[str, int], ...], ...]
    """tiles[row][column]: the face and its clockwise rotation in degrees."""
    rows: int
    cols: int
    """The size in cells."""
    zone_of: bytes
    """zone_of[cell]; cells are numbered row by row."""
    edges: tuple[tuple[Edge, ...], ...]
    """edges[side][cell]; the edge of the board is a wall."""
    zones: tuple[Zone, ...]
    doors: tuple[Door, ...]
    buildings: tuple[tuple[int, ...], ...]
    """The rooms of each building: all that are joined by passages; a door, open or not, is none."""
    objectives: tuple[Spot, ...]
    crates: tuple[Spot, ...]
    cut_off: int = 0
    """The mask of streets that no path leads to, whatever doors are open."""

    def cell_at(self, row: int, col: int) -> int:
        """Returns the number of a cell; raises `BadBoard` off the board."""
        if not (0 <= row < self.rows and 0 <= col < self.cols):
            raise BadBoard(f"{self.id}: cell {row},{col} is not on the board")
        return row * self.cols + col

    def zone_at(self, row: int, col: int) -> int:
        """Returns the zone a cell belongs to; raises `BadBoard` off the board."""
        return self.zone_of[self.cell_at(row, col)]

    def beyond(self, cell: int, side: int) -> int:
        """Returns the cell next to a cell, or -1 at the edge of the board."""
        dr, dc = DELTAS[side]
        row, col = cell // self.cols + dr, cell % self.cols + dc
        return row * self.cols + col if 0 <= row < self.rows and 0 <= col < self.cols else -1

    @cached_property
    def building_of(self) -> tuple[int, ...]:
        """building_of[zone]: the building of a room, -1 for a street."""
        return tuple(zone.building for zone in self.zones)

    @cached_property
    def zone_names(self) -> tuple[str, ...]:
        """zone_names[zone]: by its first cell, as in an atlas, the column's letter and the row."""
        places = (divmod(zone.cells[0], self.cols) for zone in self.zones)
        return tuple(f"{_letters(col)}{row + 1}" for row, col in places)

    @cached_property
    def zone_ids(self) -> dict[str, int]:
        """zone_ids[name]: the number of a zone by its name."""
        return {name: zone for zone, name in enumerate(self.zone_names)}

    @cached_property
    def streets(self) -> int:
        """The mask of all streets."""
        return sum(1 << zone.index for zone in self.zones if zone.street)

    @cached_property
    def rooms(self) -> int:
        """The mask of all rooms."""
        return sum(1 << zone.index for zone in self.zones if not zone.street)

    @cached_property
    def dark(self) -> int:
        """The mask of all dark rooms."""
        return sum(1 << zone.index for zone in self.zones if zone.dark)

    @cached_property
    def outdoors(self) -> int:
        """The mask of all Zones in the open, on a board where that matters."""
        return sum(1 << zone.index for zone in self.zones if zone.outdoor)

    @cached_property
    def station(self) -> bool:
        """Whether streets are corridors, but for those in the open."""
        return any(zone.outdoor or zone.special for zone in self.zones)

    def special(self, kind: str) -> int:
        """Returns the mask of the rooms of a kind: security, oxygen, airlock."""
        return sum(1 << zone.index for zone in self.zones if zone.special == kind)

    @cached_property
    def start_doors(self) -> int:
        """The mask of the doors that are open at the start."""
        return sum(1 << door.index for door in self.doors if door.open)

    @cached_property
    def all_doors(self) -> int:
        """The mask of all doors."""
        return (1 << len(self.doors)) - 1

    @cached_property
    def doors_of(self) -> tuple[tuple[int, ...], ...]:
        """doors_of[zone]: the doors on its walls, open or closed."""
        zones = range(len(self.zones))
        return tuple(tuple(d.index for d in self.doors if z in d.zones) for z in zones)

    @cached_property
    def door_at(self) -> dict[tuple[int, int], int]:
        """door_at[cell, side]: the door there, from either side."""
        openings = ((door, ((door.cell, door.side), *door.more)) for door in self.doors)
        places = {place: door.index for door, own in openings for place in own}
        return places | {(self.beyond(c, s), (s + 2) % 4): i for (c, s), i in places.items()}

    @cites("Z2-BSPAWN-01")
    def building_doors(self, building: int) -> int:
        """Returns the mask of the doors on the walls of a building."""
        mask = 0
        for room in self.buildings[building]:
            for door in self.doors_of[room]:
                mask |= 1 << door
        return mask

    @cites("Z2-BSPAWN-03")
    def dark_of(self, building: int) -> tuple[int, ...]:
        """Returns the dark rooms of a building."""
        return tuple(room for room in self.buildings[building] if self.zones[room].dark)


def _letters(column: int) -> str:
    """Names a column: A to Z, then AA, as a spreadsheet does."""
    more, last = divmod(column, 26)
    return (_letters(more - 1) if more else "") + chr(ord("A") + last)
