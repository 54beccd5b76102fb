"""Lays tiles side by side: from a layout text to one field of cells with edges."""

from collections.abc import Iterable, Mapping

from horda.core.rulebook import cites
from horda.games.zombicide.board.edges import DELTAS, EAST, OPPOSITE, SIDES, SOUTH, Edge
from horda.games.zombicide.board.model import BadBoard, Change
from horda.games.zombicide.board.tile import Cell, Face

AJAR = Change(cell=(0, 0), side="E", open=True)
"""What every passage is where all of them can be shut."""

THIRDS = 3
"""A rim has three parts, each of them street or building."""

Tiles = tuple[tuple[tuple[str, int], ...], ...]


def read_layout(board: str, text: str) -> Tiles:
    """Reads a layout such as "1V 7R@270 / 5R@90 9R" into rows of faces and rotations."""
    rows = tuple(tuple(_tile(board, word) for word in row.split()) for row in text.split("/"))
    if not rows[0] or any(len(row) != len(rows[0]) for row in rows):
        raise BadBoard(f"{board}: the rows of the layout are not equally long")
    return rows


def _tile(board: str, word: str) -> tuple[str, int]:
    face, at, degrees = word.partition("@")
    if at and degrees not in ("0", "90", "180", "270"):
        said = f"{board}: tile {word}: turn it by 0, 90, 180 or 270 degrees"
        raise BadBoard(said, "turn", tile=word)
    return face, int(degrees or 0)


def joined(one: Edge, other: Edge) -> Edge:
    """Returns what two edges that face each other make: the one that lets less through.

    A gap facing a corridor is a passage; a line facing a corridor stays a line.
    """
    return max(one, other)


class Field:
    """All cells of the laid tiles, in one grid, while the board is being built."""

    def __init__(self, board: str, tiles: Tiles, faces: Mapping[str, Face]) -> None:
        """Puts the turned tiles side by side and joins their rims."""
        self.board, self.tiles = board, tiles
        if unknown := sorted({face for row in tiles for face, _ in row} - set(faces)):
            raise BadBoard(f"{board}: unknown tile faces: {', '.join(unknown)}")
        self.size = faces[tiles[0][0][0]].size
        self.cells: list[Cell] = []
        for row in tiles:
            turned = [faces[face].turned(degrees) for face, degrees in row]
            for r in range(self.size):
                self.cells.extend(cell for tile in turned for cell in tile[r])
        self.rows, self.cols = len(tiles) * self.size, len(tiles[0]) * self.size
        if len(self.cells) != self.rows * self.cols:
            raise BadBoard(f"{board}: the tiles are not of one size")
        self.indoors = any(cell.corridor or cell.special for cell in self.cells)
        """There are corridors or special rooms: what is neither room nor corridor is outdoors."""
        self.edges = [[cell.edges[side] for cell in self.cells] for side in range(4)]
        self.doors: dict[tuple[int, int], Change | None] = {}
        self._join_rims()
        self._note_printed_doors()

    def name(self, cell: int) -> str:
        """Writes a cell as row and column."""
        return f"{cell // self.cols},{cell % self.cols}"

    def beyond(self, cell: int, side: int) -> int:
        """Returns the cell next to a cell, or -1 at the edge of the board."""
        dr, dc = DELTAS[side]
        row, col = cell // self.cols + dr, cell % self.cols + dc
        return row * self.cols + col if 0 <= row < self.rows and 0 <= col < self.cols else -1

    def face_of(self, cell: int) -> str:
        """Returns the face a cell lies on."""
        row, col = divmod(cell, self.cols)
        return self.tiles[row // self.size][col // self.size][0]

    def is_rim(self, cell: int, side: int) -> bool:
        """Tells whether an edge lies on the rim of the cell's tile."""
        place = (cell // self.cols if side in (0, 2) else cell % self.cols) % self.size
        return place == (0 if side in (0, 3) else self.size - 1)

    def _join_rims(self) -> None:
        """Closes the edge of the board and makes both sides of each inner rim agree."""
        for cell in range(len(self.cells)):
            for side in range(4):
                other = self.beyond(cell, side)
                if other < 0:
                    self.edges[side][cell] = Edge.WALL
                elif side in (EAST, SOUTH) and self.is_rim(cell, side):
                    self._join(cell, side, other)

    @cites("Z2-ZONE-03", "Z2-ZONE-04")
    def _join(self, cell: int, side: int, other: int) -> None:
        """Two streets become one zone; two gaps become a passage; anything else is a wall."""
        if self.cells[cell].inside != self.cells[other].inside and self._narrows(cell, side):
            self.edges[side][cell] = self.edges[OPPOSITE[side]][other] = Edge.WALL
            return
        if self.cells[cell].inside != self.cells[other].inside:
            one, two = (f"{self.face_of(at)} (cell {self.name(at)})" for at in (cell, other))
            faces = {"one": self.face_of(cell), "two": self.face_of(other)}
            places = {"here": self.name(cell), "there": self.name(other)}
            said = f"{self.board}: rims differ between {one} and {two}"
            raise BadBoard(said, "rims", **faces, **places)
        back = OPPOSITE[side]
        edge = joined(self.edges[side][cell], self.edges[back][other])
        self.edges[side][cell] = self.edges[back][other] = edge

    def _narrows(self, cell: int, side: int) -> bool:
        """Tells whether a narrow street meets a wide one: in the same third of the rim they agree.

        Tiles that are drawn finer may have streets of half the width; rims are equal by thirds.
        """
        third = self.size // THIRDS
        if self.indoors or third < 2:
            return False
        along = self.cols if side == EAST else 1
        place = (cell // along) % self.size
        first = cell - place % third * along
        beside = [first + step * along for step in range(third)]
        pairs = [(one, self.beyond(one, side)) for one in beside]
        return any(self.cells[a].inside == self.cells[b].inside for a, b in pairs)

    def _note_printed_doors(self) -> None:
        for cell in range(len(self.cells)):
            for side in (EAST, SOUTH):
                if self.edges[side][cell] is Edge.DOOR:
                    self.doors[cell, side] = None

    def change(self, changes: Iterable[Change]) -> None:
        """Carries out what the mission changes."""
        seen: set[tuple[int, int]] = set()
        for change in changes:
            cell, side = self._place(change)
            if (cell, side) in seen:
                raise BadBoard(f"{self.board}: {change} names an edge that was changed before")
            seen.add((cell, side))
            self._set(cell, side, change)

    def hang_doors(self) -> None:
        """Makes a door of every passage: one that stands open, until somebody shuts it."""
        for cell in range(len(self.cells)):
            for side in (EAST, SOUTH):
                if self.edges[side][cell] is Edge.PASSAGE:
                    self.edges[side][cell] = Edge.DOOR
                    self.edges[OPPOSITE[side]][self.beyond(cell, side)] = Edge.DOOR
                    self.doors[cell, side] = AJAR

    def _place(self, change: Change) -> tuple[int, int]:
        """Finds the edge of a change, named from its northern or western cell."""
        (row, col), side = change.cell, SIDES.index(change.side)
        inside = 0 <= row < self.rows and 0 <= col < self.cols
        cell = row * self.cols + col if inside else -1
        other = self.beyond(cell, side) if inside else -1
        if other < 0:
            raise BadBoard(f"{self.board}: {change} is not between two cells of the board")
        return (cell, side) if side in (EAST, SOUTH) else (other, OPPOSITE[side])

    def _set(self, cell: int, side: int, change: Change) -> None:
        if self.edges[side][cell] in (Edge.OPEN, Edge.CROSSING):
            raise BadBoard(f"{self.board}: {change}: there is no wall at this edge")
        self.doors.pop((cell, side), None)
        if change.to == "door":
            self.doors[cell, side] = change
        edge = {"door": Edge.DOOR, "passage": Edge.PASSAGE, "wall": Edge.WALL}[change.to]
        self.edges[side][cell] = edge
        self.edges[OPPOSITE[side]][self.beyond(cell, side)] = edge
