"""Tile faces as text files: a drawing that can be compared with the cardboard.

A cell is a box 7 signs wide and 3 high, with its zone's letter in the middle: capital letters are
rooms, small letters streets, a dark room is filled with dots. `o` marks the printed spot for an
objective, `w` the one for a weapon crate. The signs between boxes:

    #######  ###   wall            ##   ##  # #   passage in a wall
    ##DDD##  #D#   door            =======  ===   crosswalk
    -------  |||   street running off the tile; blanks or dots: nothing, both boxes are one zone
    ##AAA##  #A#   airlock between a room and the open

Small letters named as `corridors` are streets under a roof: on the rim they end with a line (=) or
run on (-), and meet rooms as well. `special` says what some rooms are for.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal

import msgspec

from horda.core.toml_lines import told
from horda.games.zombicide.board.edges import DELTAS, Edge
from horda.games.zombicide.board.tile import Cell, Face

BOX_WIDTH, BOX_HEIGHT = 7, 3
ACROSS = {
    "#######": Edge.WALL,
    "##   ##": Edge.PASSAGE,
    "##DDD##": Edge.DOOR,
    "##AAA##": Edge.AIRLOCK,
    "=======": Edge.CROSSING,
    "-------": Edge.OPEN,
    "       ": Edge.OPEN,
    ".......": Edge.OPEN,
}
"""Edges above and below a box, by their signs."""
UPRIGHT = {
    "###": Edge.WALL,
    "# #": Edge.PASSAGE,
    "#D#": Edge.DOOR,
    "#A#": Edge.AIRLOCK,
    "===": Edge.CROSSING,
    "|||": Edge.OPEN,
    "   ": Edge.OPEN,
    "...": Edge.OPEN,
}
"""Edges left and right of a box, by their signs read downwards."""
RIM_STREET = ("-------", "|||")
MARKS = " .ow"


class BadTile(ValueError):
    """A tile file that cannot be used; the message names the file, the line and the field."""


BORROWED = "borrowed.toml"
"""The file that names another edition whose tiles are used too."""


class _Borrowed(msgspec.Struct, forbid_unknown_fields=True):
    """Whose tiles, and how many cells one of theirs is here in each direction."""

    edition: str
    scale: int


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """A tile file before its drawing is read."""

    id: str
    provenance: str
    confirmed_by: tuple[str, ...]
    drawing: str
    note: str = ""
    corridors: str = ""
    special: dict[Literal["security", "oxygen", "airlock"], str] = {}


@cache
def tile_set(data: Path) -> Mapping[str, Face]:
    """Reads all faces of a game from the folder `tiles` of its data."""
    folder = data.joinpath("tiles")
    names = {file.name for file in folder.iterdir() if file.name.endswith(".toml")}
    faces = (load_face(folder.joinpath(name)) for name in sorted(names - {BORROWED}))
    own = {face.id: face for face in faces}
    return _borrowed(data, folder.joinpath(BORROWED)) | own if BORROWED in names else own


def _borrowed(data: Path, note: Path) -> dict[str, Face]:
    """Reads the faces of another edition that are used too, drawn as finely as the own ones."""
    said = msgspec.convert(tomllib.loads(note.read_text(encoding="utf-8")), _Borrowed)
    faces = tile_set(data.parents[1] / said.edition / "data")
    return {id: face.scaled(said.scale) for id, face in faces.items()}


def load_face(source: Path | Traversable) -> Face:
    """Reads one tile file; raises `BadTile` naming the file."""
    return parse_face(source.name, source.read_text(encoding="utf-8"))


def parse_face(name: str, text: str) -> Face:
    """Reads the text of a tile file; the name is for messages and must be the id of the face."""
    try:
        raw = msgspec.convert(tomllib.loads(text), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadTile(f"{name}: {told(text, error)}") from error
    if raw.id != name.removesuffix(".toml"):
        raise BadTile(f"{name}, field id: {raw.id!r} is not the name of the file")
    before = text.splitlines()
    start = next(n for n, line in enumerate(before, start=2) if line.startswith("drawing"))
    special = {letter: kind for kind, letters in raw.special.items() for letter in letters}
    cells = _Drawing(name, start, raw.drawing.splitlines(), raw.corridors, special).cells()
    return Face(raw.id, raw.provenance, raw.confirmed_by, raw.note, cells)


class _Drawing:
    """A drawing that is being read; it knows where it stands, for messages."""

    def __init__(
        self, name: str, start: int, lines: list[str], corridors: str, special: Mapping[str, str]
    ) -> None:
        """Takes the lines, the number of the first one in the file, and what zones are."""
        self.name, self.start = name, start
        self.corridors, self.special = corridors, special
        self.lines = lines
        self.size = (len(lines) - 1) // (BOX_HEIGHT + 1)

    def bad(self, line: int, problem: str) -> BadTile:
        """Returns an error that names the place."""
        return BadTile(f"{self.name}, line {self.start + line}, field drawing: {problem}")

    def cells(self) -> tuple[tuple[Cell, ...], ...]:
        """Reads all boxes and checks that they fit together."""
        self._check_shape()
        numbers = range(self.size)
        cells = tuple(tuple(self._cell(r, c) for c in numbers) for r in numbers)
        for r in numbers:
            for c in numbers:
                self._check_cell(cells, r, c)
        self._check_zones(cells)
        return cells

    def _check_shape(self) -> None:
        width = self.size * (BOX_WIDTH + 1) + 1
        if not self.size or len(self.lines) != self.size * (BOX_HEIGHT + 1) + 1:
            raise self.bad(0, f"{len(self.lines)} lines do not make rows of boxes")
        for number, line in enumerate(self.lines):
            if len(line) > width:
                raise self.bad(number, f"{len(line)} signs, at most {width} fit")
            self.lines[number] = line.ljust(width)

    def _cell(self, r: int, c: int) -> Cell:
        top, left = r * (BOX_HEIGHT + 1), c * (BOX_WIDTH + 1)
        box = [self.lines[top + 1 + n][left + 1 : left + 1 + BOX_WIDTH] for n in range(BOX_HEIGHT)]
        zone = box[1][BOX_WIDTH // 2]
        if not zone.isalpha():
            raise self.bad(top + 2, f"box {r},{c} has no letter in the middle")
        rest = box[0] + box[1][: BOX_WIDTH // 2] + box[1][BOX_WIDTH // 2 + 1 :] + box[2]
        for sign in set(rest) - set(MARKS):
            raise self.bad(top + 2, f"box {r},{c}: unknown sign {sign!r}")
        # A dark box holds no blanks at all, so a forgotten dot is found.
        dark = "." in rest
        if dark and " " in rest:
            raise self.bad(top + 2, f"box {r},{c} is only partly dark")
        edges = (
            self._across(top, left + 1),
            self._upright(top + 1, left + BOX_WIDTH + 1),
            self._across(top + BOX_HEIGHT + 1, left + 1),
            self._upright(top + 1, left),
        )
        marks = (dark, "o" in rest, "w" in rest)
        return Cell(zone, *marks, edges, zone in self.corridors, self.special.get(zone, ""))

    def _across(self, line: int, left: int) -> Edge:
        signs = self.lines[line][left : left + BOX_WIDTH]
        if signs not in ACROSS:
            raise self.bad(line, f"unknown edge {signs!r}")
        self._check_rim(line, line in (0, len(self.lines) - 1), signs)
        return ACROSS[signs]

    def _upright(self, line: int, column: int) -> Edge:
        signs = "".join(self.lines[line + n][column] for n in range(BOX_HEIGHT))
        if signs not in UPRIGHT:
            raise self.bad(line, f"unknown upright edge {signs!r} in column {column + 1}")
        self._check_rim(line, column in (0, len(self.lines[0]) - 1), signs)
        return UPRIGHT[signs]

    def _check_rim(self, line: int, rim: bool, signs: str) -> None:
        """Lines of a street running off belong on the rim only; nothing else is open there."""
        known = ACROSS | UPRIGHT
        if rim != (signs in RIM_STREET) and known[signs] is Edge.OPEN:
            raise self.bad(line, f"edge {signs!r} does not belong there")
        lines = () if self.corridors else (Edge.CROSSING,)
        if rim and known[signs] in (*lines, Edge.DOOR, Edge.AIRLOCK):
            raise self.bad(line, f"edge {signs!r} cannot lie on the rim")

    def _check_cell(self, cells: tuple[tuple[Cell, ...], ...], r: int, c: int) -> None:
        """Compares a cell with its neighbours to the south and the east, and with the rim."""
        cell, line = cells[r][c], r * (BOX_HEIGHT + 1) + 2
        if cell.dark and not cell.room:
            raise self.bad(line, f"street {cell.zone} is dark")
        for edge, (dr, dc) in zip(cell.edges, DELTAS, strict=True):
            if not (0 <= r + dr < self.size and 0 <= c + dc < self.size):
                if not _runs_off(cell, edge):
                    raise self.bad(line, f"zone {cell.zone} has a wrong rim")
                continue
            other = cells[r + dr][c + dc]
            if problem := _misfit(cell, other, edge):
                raise self.bad(line, f"between {cell.zone} and {other.zone}: {problem}")

    def _check_zones(self, cells: tuple[tuple[Cell, ...], ...]) -> None:
        every = [cell for row in cells for cell in row]
        dark = {cell.zone for cell in every if cell.dark}
        if wrong := dark & {cell.zone for cell in every if not cell.dark}:
            raise self.bad(0, f"room {min(wrong)} is only partly dark")
        for sign, spots in (("o", "objective"), ("w", "crate")):
            marked = [cell for cell in every if getattr(cell, spots)]
            if any(not cell.room for cell in marked):
                raise self.bad(0, f"{sign} stands in a street")


def _runs_off(cell: Cell, edge: Edge) -> bool:
    """Tells whether an edge may lie on the rim: streets run off, rooms do not."""
    if cell.corridor:
        return edge in (Edge.OPEN, Edge.CROSSING)
    return edge in (Edge.PASSAGE, Edge.WALL) if cell.room else edge is Edge.OPEN


def _misfit(cell: Cell, other: Cell, edge: Edge) -> str:
    """Says what is wrong between two cells, or nothing."""
    if (cell.zone == other.zone) != (edge is Edge.OPEN):
        return "one zone has no edges inside, two zones have one between them"
    if edge is Edge.CROSSING and (cell.room or other.room or cell.corridor != other.corridor):
        return "a crosswalk lies between two streets"
    if edge is Edge.PASSAGE and not (cell.room or other.room):
        return "a passage belongs in a wall"
    if edge is Edge.AIRLOCK and cell.inside + other.inside + cell.room + other.room != 2:
        return "an airlock lies between a room and the open"
    return ""
