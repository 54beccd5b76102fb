"""Whether a Survivor sees a Zone, along which line, and what is in the way if not."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.board import FAR, Board, Edge
from horda.games.zombicide.board.sight import BLIND
from horda.games.zombicide.rules.points import SIGHT
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.screen.scene import ends

Point = tuple[int, int]
Stop = Literal["", "door", "room", "wall"]
LEAST_IN_THE_WAY = ("", "door", "room", "wall")
"""Of several blocked lines the one is told of which most can be made."""


class Looking(Struct, frozen=True):
    """What a Survivor sees of a Zone."""

    distance: int | None
    """Zones between here and there along the line of sight; None where it is not seen."""
    line: tuple[Point, Point] | None = None
    """From the Survivor's Zone as far as the look goes; None where no straight line leads there."""
    why: Refusal | None = None
    """What is in the way."""


class _Line(Struct, frozen=True):
    """A straight look from a cell towards a Zone."""

    cell: int
    last: int
    """The cell it comes to: of the Zone, or the one before what ends it."""
    side: int
    crossed: int
    stop: Stop
    rooms: int = 0
    """Rooms it came into."""


def look(state: ZState, hooks: HookIndex, who: int, zone: int) -> Looking:
    """Looks from where a Survivor stands at a Zone."""
    here, board = state.people[who].zone, state.tables.board
    home = hooks.query(SIGHT, state, who, False)
    distance = state.eyes_for(who, NONE, home).range_to[here][zone]
    if zone == here:
        return Looking(distance)
    lines = list(_lines(state, here, zone, home))
    if distance != FAR:
        seen = [one for one in lines if not one.stop and one.crossed == distance]
        if not seen:  # a skill sees round corners
            return Looking(distance)
        return Looking(distance, _drawn(board, _straightest(board, seen, here, zone)))
    if not lines:
        return Looking(None, None, no("sight-corner", "Z2-LOS-03"))
    best = min(LEAST_IN_THE_WAY.index(one.stop) for one in lines)
    held = [one for one in lines if LEAST_IN_THE_WAY.index(one.stop) == best]
    line = _straightest(board, held, here, zone)
    return Looking(None, _drawn(board, line), _blocked(state, line, here))


@cites("Z2-LOS-02", "Z2-LOS-03", "Z2-LOS-Q4")
def _lines(state: ZState, here: int, zone: int, home: bool) -> Iterator[_Line]:
    """Yields the look along every row and column that both Zones share."""
    board = state.tables.board
    cells = set(board.zones[zone].cells)
    for cell in board.zones[here].cells:
        for side in range(4):
            at = cell
            while (at := board.beyond(at, side)) >= 0:
                if at in cells:
                    yield _followed(state, cell, side, at, home)
                    break


@cites("Z2-LOS-04", "Z2-LOS-06", "Z2-LOS-08")
def _followed(state: ZState, cell: int, side: int, goal: int, home: bool) -> _Line:
    """Follows a look from a cell to another until something ends it."""
    board, at, crossed, rooms = state.tables.board, cell, 0, 0
    while at != goal:
        zone = board.zone_of[at]
        if rooms and not board.zones[zone].street and not home:
            return _Line(cell, at, side, crossed, "room", rooms)
        edge = board.edges[side][at]
        shut = edge is Edge.DOOR and not state.doors >> board.door_at[at, side] & 1
        if edge in BLIND or shut:
            return _Line(cell, at, side, crossed, "door" if shut else "wall", rooms)
        at = board.beyond(at, side)
        if board.zone_of[at] != zone:
            crossed += 1
            rooms += not board.zones[board.zone_of[at]].street
    return _Line(cell, at, side, crossed, "", rooms)


@cites("Z2-LOS-02", "Z2-LOS-04", "Z2-LOS-06", "Z2-LOS-08", "Z2-LOS-I1", "Z2-LOS-Q2", "Z2-DARK-01")
def _blocked(state: ZState, line: _Line, here: int) -> Refusal:
    """Says what ends a look."""
    if not line.stop:
        return no(*state.gloom)
    if line.stop == "door":
        return no("sight-door", "Z2-LOS-08")
    indoors = not state.tables.board.zones[here].street
    if line.stop == "room":
        inside = line.crossed == 1 and indoors
        return no("sight-room", *(("Z2-LOS-04", "Z2-LOS-Q2") if inside else ("Z2-LOS-06",)))
    return no("sight-wall", *(("Z2-LOS-I1",) if indoors and not line.crossed else ("Z2-LOS-02",)))


def _straightest(board: Board, lines: list[_Line], here: int, zone: int) -> _Line:
    """Returns the line that gets farthest and runs nearest to the middle of both Zones."""
    middle = [_centre(board, board.zones[one].cells) for one in (here, zone)]

    def aside(line: _Line) -> float:
        row, col = divmod(line.cell, board.cols)
        return sum(abs(m[line.side % 2 == 0] - (row, col)[line.side % 2 == 0]) for m in middle)

    return min(lines, key=lambda line: (-line.crossed if line.stop else 0, aside(line), line.cell))


def _centre(board: Board, cells: tuple[int, ...]) -> tuple[float, float]:
    rows, cols = zip(*(divmod(cell, board.cols) for cell in cells), strict=True)
    return sum(rows) / len(rows), sum(cols) / len(cols)


def _drawn(board: Board, line: _Line) -> tuple[Point, Point]:
    """Returns both ends of a line on the map; what is blocked ends at the edge of its cell."""
    start, end = _middle(board, line.cell), _middle(board, line.last)
    beyond = board.beyond(line.last, line.side)
    if line.stop in ("door", "wall") and beyond >= 0:
        x, y = _middle(board, beyond)
        end = _between(board, line.last, line.side, end, (x, y))
    return start, end


def _between(board: Board, cell: int, side: int, end: Point, beyond: Point) -> Point:
    """Returns the middle of a side of a cell."""
    columns, rows = ends(board)
    row, col = divmod(cell, board.cols)
    if side % 2:
        return columns[col + (beyond[0] > end[0])], end[1]
    return end[0], rows[row + (beyond[1] > end[1])]


def _middle(board: Board, cell: int) -> Point:
    columns, rows = ends(board)
    row, col = divmod(cell, board.cols)
    return (columns[col] + columns[col + 1]) // 2, (rows[row] + rows[row + 1]) // 2
