"""Draws a whole board as text, with what stands in its zones, and says what a zone is.

Walls are `#`, crosswalks `=`, passages gaps in walls. A closed door shows `D`, or the first letter
of its colour, and its number; an open one a slash and its number. Dark rooms are filled with dots.
A zone's name and notes stand in its first cell and may use the whole zone.
"""

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import NamedTuple

from horda.games.zombicide.board.edges import EAST, NORTH, SIDES, SOUTH, WEST, Edge
from horda.games.zombicide.board.model import Board, Zone
from horda.games.zombicide.board.tables import tables
from horda.games.zombicide.box.counting import nth


class Box(NamedTuple):
    """How many signs the drawing of a cell has, without its edges."""

    width: int
    height: int

    @property
    def x(self) -> int:
        """Signs from one cell to the next."""
        return self.width + 1

    @property
    def y(self) -> int:
        """Lines from one cell to the next."""
        return self.height + 1


WIDE = Box(12, 4)
"""Nine columns of boxes fit into 120 signs."""
NARROW = Box(7, 5)
"""Nine columns of boxes fit into 80 signs."""
FINE, FINE_NARROW = Box(5, 3), Box(3, 3)
"""The same for tiles of six by six cells: eighteen columns."""
FEW_CELLS = 3
Canvas = list[list[str]]
Notes = Mapping[int, Sequence[str]] | Callable[[int], Sequence[str]]


def box_for(board: Board, narrow: bool = False) -> Box:
    """Returns the size of a cell in which a board fits."""
    if board.cols // len(board.tiles[0]) > FEW_CELLS:
        return FINE_NARROW if narrow else FINE
    return NARROW if narrow else WIDE


def draw(
    board: Board,
    doors: int,
    notes: Notes | None = None,
    marks: Callable[[int], str] | None = None,
    box: Box = WIDE,
) -> str:
    """Draws the board; `notes` gives short lines for each zone, `marks` what follows its name."""
    lines_of = notes if callable(notes) else (notes or {}).get
    canvas = [[" "] * (board.cols * box.x + 1) for _ in range(board.rows * box.y + 1)]
    for cell in range(len(board.zone_of)):
        _fill(canvas, board, cell, box)
    for cell in range(len(board.zone_of)):
        for side in range(4):
            _edge(canvas, board, doors, cell, side, box)
    _corners(canvas, box)
    for zone in board.zones:
        head = _head(board, zone, marks(zone.index) if marks else "", box)
        _write(canvas, board, zone.index, [head, *(lines_of(zone.index) or ())], box)
    return "\n".join("".join(row).rstrip() for row in canvas)


def _corner(board: Board, cell: int, box: Box) -> tuple[int, int]:
    """The top left corner of a cell's box on the canvas."""
    return cell // board.cols * box.y, cell % board.cols * box.x


def _fill(canvas: Canvas, board: Board, cell: int, box: Box) -> None:
    """Fills the box of a dark room with dots."""
    if not board.zones[board.zone_of[cell]].dark:
        return
    top, left = _corner(board, cell, box)
    for y in range(top + 1, top + box.y):
        canvas[y][left + 1 : left + box.x] = "." * box.width


def _edge(canvas: Canvas, board: Board, doors: int, cell: int, side: int, box: Box) -> None:
    """Draws one edge of a cell; neighbours draw the same signs twice."""
    top, left = _corner(board, cell, box)
    signs = _signs(board, doors, cell, side, box)
    if side in (NORTH, SOUTH):
        canvas[top + box.y * (side == SOUTH)][left + 1 : left + box.x] = signs
        return
    for n, sign in enumerate(signs, start=1):
        canvas[top + n][left + box.x * (side == EAST)] = sign


def _signs(board: Board, doors: int, cell: int, side: int, box: Box) -> str:
    """The signs of an edge, from left to right or downwards."""
    across = side in (NORTH, SOUTH)
    length = box.width if across else box.height
    edge, zone = board.edges[side][cell], board.zones[board.zone_of[cell]]
    if edge is Edge.OPEN:
        return ("." if zone.dark else " ") * length
    if edge is Edge.CROSSING:
        return "=" * length
    if edge is Edge.DOOR:
        sign = _door(board, board.door_at[cell, side], doors)
        # Upright doors begin in the second line, beside which no zone name stands.
        upright = f"#{sign}" if len(sign) < length else sign
        return sign.center(length, "#") if across else upright.ljust(length, "#")
    if edge is Edge.AIRLOCK:
        return "A".center(length, "#")
    if edge is Edge.PASSAGE:
        return (" " * (length // 2)).center(length, "#")
    if zone.street and board.beyond(cell, side) < 0 and zone.outdoor is board.station:
        return ("-" if across else "|") * length
    return "#" * length


def _door(board: Board, index: int, doors: int) -> str:
    colour = board.doors[index].colour or "door"
    return f"{'/' if doors >> index & 1 else colour[0].upper()}{nth(index)}"


def _corners(canvas: Canvas, box: Box) -> None:
    """Puts a sign on each crossing of edges where walls or edges of zones meet."""
    for y in range(0, len(canvas), box.y):
        for x in range(0, len(canvas[0]), box.x):
            beside = [
                canvas[y + dy][x + dx]
                for dy, dx in ((-1, 0), (1, 0), (0, -1), (0, 1))
                if 0 <= y + dy < len(canvas) and 0 <= x + dx < len(canvas[0])
            ]
            if set(beside) <= {"."}:
                canvas[y][x] = "."
            elif set(beside) != {" "}:
                canvas[y][x] = "#" if "#" in beside else "+"


def _head(board: Board, zone: Zone, marks: str, box: Box) -> str:
    """The first line of a zone; where room is short the dots alone say that it is dark."""
    name = board.zone_names[zone.index]
    head = f"{name} dark {marks}" if zone.dark else f"{name} {marks}"
    fits = len(head) < _run(board, zone.cells[0], EAST) * box.x
    return (head if fits else f"{name} {marks}").rstrip()


def _write(canvas: Canvas, board: Board, zone: int, lines: Sequence[str], box: Box) -> None:
    """Writes lines into the cells of a zone, beginning at its first cell."""
    first = board.zones[zone].cells[0]
    top, left = _corner(board, first, box)
    width = _run(board, first, EAST) * box.x - 1
    height = _run(board, first, SOUTH) * box.y - 1
    folded = [part for line in lines for part in _folded(line, width)]
    shown = folded[:height]
    if len(folded) > height:
        shown[-1] = f"(+{len(folded) - height + 1})"
    for n, line in enumerate(shown, start=1):
        text = line if len(line) <= width else line[: width - 1] + "~"
        canvas[top + n][left + 1 : left + 1 + len(text)] = text


def _folded(line: str, width: int) -> list[str]:
    """Folds a line between its words; what a car carries may stand below it."""
    if any(len(word) > width for word in line.split()):
        words = line.replace("+", " +").split()
        line = " ".join(_cut(word, width) for word in words)
    return wrap(line, width, break_long_words=False, break_on_hyphens=False)


def _cut(word: str, width: int) -> str:
    """Cuts the name of a thing short, never its number or colour: `police-2` is `polic-2`."""
    name, hyphen, which = word.rpartition("-")
    return f"{name[: width - len(which) - 1]}-{which}" if hyphen and len(word) > width else word


def _run(board: Board, cell: int, side: int) -> int:
    """Counts the cells from here on that are open to each other."""
    count = 1
    while board.edges[side][cell] is Edge.OPEN:
        cell = board.beyond(cell, side)
        count += 1
    return count


def describe_zone(board: Board, zone: int, doors: int) -> str:
    """Says what a zone is, where it lies, where one can go and what one sees from it."""
    here, table = board.zones[zone], tables(board, doors)
    kind = "street" if here.street else f"room of building {here.building}"
    cells = " ".join(f"{cell // board.cols},{cell % board.cols}" for cell in here.cells)
    view = table.range_to[zone]
    names = board.zone_names
    seen = [f"{names[z]}({view[z]})" for z in range(len(board.zones)) if table.sight[zone] >> z & 1]
    parts = [
        f"zone {names[zone]}: {'dark ' if here.dark else ''}{kind}",
        f"tiles {' '.join(here.faces)}",
        f"cells {cells}",
        f"leads to {' '.join(names[to] for to in table.neighbours[zone]) or 'nowhere'}",
        f"sees {' '.join(seen)}",
    ]
    return "; ".join(parts + [_describe_door(board, zone, d, doors) for d in board.doors_of[zone]])


def _describe_door(board: Board, zone: int, index: int, doors: int) -> str:
    """Says where a door of the zone is, where it leads, and whether it is open."""
    door = board.doors[index]
    side = door.side if zone == door.zones[0] else {EAST: WEST, SOUTH: NORTH}[door.side]
    colour = f"{door.colour} " if door.colour else ""
    state = "open" if doors >> index & 1 else "closed"
    return (
        f"{state} {colour}door {nth(index)} {SIDES[side]} to {board.zone_names[door.other(zone)]}"
    )
