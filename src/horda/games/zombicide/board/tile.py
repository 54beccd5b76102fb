"""One face of a tile: a small square of cells with what lies between them."""

from functools import cached_property

import msgspec

from horda.games.zombicide.board.edges import SIDES, Edge


class Cell(msgspec.Struct, frozen=True):
    """One cell of a face: its zone, what the artwork shows there, and its four edges."""

    zone: str
    """A letter, unique on the face; capital letters are rooms, small letters streets."""
    dark: bool
    objective: bool
    crate: bool
    edges: tuple[Edge, Edge, Edge, Edge]
    """North, east, south, west."""
    corridor: bool = False
    """A street under a roof: on a rim it meets rooms and corridors, never the open."""
    special: str = ""
    """What a room is for: security, oxygen, airlock."""

    @property
    def room(self) -> bool:
        """Tells whether the cell is part of a building."""
        return self.zone.isupper()

    @property
    def inside(self) -> bool:
        """Tells whether the cell has a roof: rooms and corridors."""
        return self.room or self.corridor


# `dict=True` gives the frozen struct a place where `cached_property` can keep its results.
class Face(msgspec.Struct, frozen=True, dict=True):
    """A face of a tile, turned so that its code reads upright."""

    id: str
    provenance: str
    confirmed_by: tuple[str, ...]
    note: str
    cells: tuple[tuple[Cell, ...], ...]
    """cells[row][column]; as many rows as columns."""

    @property
    def size(self) -> int:
        """The number of rows and of columns."""
        return len(self.cells)

    @cached_property
    def rims(self) -> dict[str, str]:
        """The four sides as words of S (street), B (building) and C (corridor), one sign a cell."""
        first, last = self.cells[0], self.cells[-1]
        east, west = [row[-1] for row in self.cells], [row[0] for row in self.cells]
        sides = dict(zip(SIDES, (first, east, last, west), strict=True))
        return {side: "".join(map(_rim, row)) for side, row in sides.items()}

    def turned(self, degrees: int) -> tuple[tuple[Cell, ...], ...]:
        """The cells of the face turned clockwise by a multiple of 90 degrees."""
        if degrees % 90:
            raise ValueError(f"a tile cannot be turned by {degrees} degrees")
        cells = self.cells
        for _ in range(degrees // 90 % 4):
            # Row r of the turned face is column r of the old one, read upwards.
            columns = zip(*reversed(cells), strict=True)
            cells = tuple(tuple(_quarter(cell) for cell in column) for column in columns)
        return cells

    def scaled(self, times: int) -> "Face":
        """Returns the face drawn finer: each cell is a square of cells of the same zone."""
        cells = tuple(
            tuple(_part(cell, r, c, times) for cell in row for c in range(times))
            for row in self.cells
            for r in range(times)
        )
        return msgspec.structs.replace(self, cells=cells)


def _part(cell: Cell, r: int, c: int, times: int) -> Cell:
    """Returns one of the cells that a cell becomes; marks stay in the first one."""
    last = times - 1
    rims = (r == 0, c == last, r == last, c == 0)
    edges = [old if rim else Edge.OPEN for old, rim in zip(cell.edges, rims, strict=True)]
    first = not r and not c
    return msgspec.structs.replace(
        cell,
        objective=cell.objective and first,
        crate=cell.crate and first,
        edges=(edges[0], edges[1], edges[2], edges[3]),
    )


def _rim(cell: Cell) -> str:
    return "C" if cell.corridor else "SB"[cell.room]


def _quarter(cell: Cell) -> Cell:
    """Turns the edges of a cell clockwise: what was west is now north."""
    north, east, south, west = cell.edges
    return msgspec.structs.replace(cell, edges=(west, north, east, south))
