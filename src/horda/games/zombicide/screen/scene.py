"""What a client needs to draw a Mission: where everything lies, and what is in the box.

All of it is fixed before the game begins. Lengths are in units: a tile is 300 wide, its outer
thirds 90 and its inner one 120. What changes during play (doors, tokens, figures) is in the view.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Literal

from msgspec import Struct

from horda.games.zombicide.board import EAST, SOUTH, WEST, Board, Edge, Zone, drawn_sides
from horda.games.zombicide.box.counting import nth
from horda.games.zombicide.box.missions import Token, description, title, word
from horda.games.zombicide.modules.mission_rules.places import all_marks
from horda.games.zombicide.modules.mission_rules.signs import mission_verbs, threats
from horda.games.zombicide.rules.setup import Setup
from horda.games.zombicide.rules.targets import broken_doors
from horda.games.zombicide.rules.tokens import meanings
from horda.games.zombicide.screen.bar import Bar, bar
from horda.games.zombicide.screen.catalogue import Box, box

OUTER, INNER, THIRDS = 90, 120, 3
TILE = 2 * OUTER + INNER
OUTSIDE = -1
"""The Zone beyond the edge of the board."""

Rect = tuple[int, int, int, int]
"""Left, top, width and height."""
Line = Literal["wall", "passage", "crossing", "door", "airlock"]
LINES: dict[Edge, Line] = {
    Edge.WALL: "wall",
    Edge.PASSAGE: "passage",
    Edge.CROSSING: "crossing",
    Edge.DOOR: "door",
    Edge.AIRLOCK: "airlock",
}
Ground = Literal["street", "room", "dark", "corridor", "outdoor"]


class SceneZone(Struct, frozen=True):
    """A Zone; its number is its place in the list, its name that of its first cell ("C3")."""

    name: str
    kind: Ground
    building: int
    cells: tuple[Rect, ...]
    rects: tuple[Rect, ...]
    """The cells put together to as few rectangles as they fit into."""
    special: str = ""
    """What a room is for: security, oxygen, airlock."""


class SceneLine(Struct, frozen=True):
    """One side of a cell that is not open, from its upper or left end."""

    kind: Line
    x: int
    y: int
    length: int
    upright: bool
    zones: tuple[int, int]
    """The Zones on its upper or left side and on the other; OUTSIDE beyond the board."""
    door: int = -1
    """Its number in the `doors` of the view."""
    number: int = 0
    """What people call the door by."""
    colour: str = ""
    broken: bool = False
    """A door that Zombies walk through, until it is barricaded (see the view)."""


class SceneTile(Struct, frozen=True):
    """A tile: its face, how it is turned, and its corner."""

    face: str
    degrees: int
    x: int
    y: int


class SceneSpot(Struct, frozen=True):
    """A place in a Zone where tokens of a kind are put down."""

    kind: Literal["objective", "crate"]
    zone: int
    x: int
    y: int


class SceneMark(Struct, frozen=True):
    """A Zone that the Mission marks, and what for."""

    zone: int
    what: str


class Scene(Struct, frozen=True):
    """A Mission ready to be drawn."""

    mission: str
    title: str
    """What a Mission from outside calls itself, and what it says of itself."""
    about: str
    difficulty: str
    minutes: int
    width: int
    height: int
    columns: tuple[int, ...]
    """The left end of each column of cells, and the right end of the last."""
    rows: tuple[int, ...]
    tiles: tuple[SceneTile, ...]
    zones: tuple[SceneZone, ...]
    lines: tuple[SceneLine, ...]
    spots: tuple[SceneSpot, ...]
    exits: tuple[int, ...]
    starts: tuple[int, ...]
    spawns: tuple[SceneMark, ...]
    """Where Zombies come from at the start, the starting Zone first."""
    cars: tuple[SceneMark, ...]
    """Where cars stand at the start."""
    marks: tuple[SceneMark, ...]
    """What the Mission marks; of a marked building all rooms."""
    verbs: tuple[str, ...]
    """The Actions that only this Mission and a few others know."""
    threats: tuple[str, ...]
    """What loses it, by the names of the special rules."""
    tokens: dict[str, str]
    """By colour what Objectives stand for, where it is more than an Objective."""
    box: Box
    bar: Bar
    """The buttons of a turn."""


def scene(setup: Setup) -> Scene:
    """Returns the scene of a Mission."""
    board, mission = (
        setup.edition.boards[setup.scenario],
        setup.edition.missions[setup.scenario],
    )
    columns, rows = ends(board)
    return Scene(
        mission=word(setup.scenario),
        title=title(setup.scenario),
        about=description(setup.scenario),
        difficulty=mission.difficulty,
        minutes=mission.minutes,
        width=columns[-1],
        height=rows[-1],
        columns=columns,
        rows=rows,
        tiles=tuple(
            SceneTile(face, degrees, c * TILE, r * TILE)
            for r, row in enumerate(board.tiles)
            for c, (face, degrees) in enumerate(row)
        ),
        zones=tuple(_zone(board, zone, columns, rows) for zone in board.zones),
        lines=tuple(_lines(board, columns, rows, broken_doors(setup.edition, setup.scenario))),
        spots=tuple(_spots(board, columns, rows, mission.objectives.none_on)),
        exits=tuple(sorted(setup.edition.plans[setup.scenario].exits)),
        starts=tuple(sorted({board.zone_at(*token.cell) for token in mission.start})),
        spawns=_placed(board, mission.spawn),
        cars=_placed(board, mission.car),
        marks=tuple(
            SceneMark(zone, what) for zone, what in all_marks(setup.edition, setup.scenario)
        ),
        verbs=mission_verbs(mission),
        threats=threats(mission),
        tokens=meanings(mission.special),
        box=box(setup.edition),
        bar=bar(setup.edition),
    )


def _placed(board: Board, tokens: Sequence[Token]) -> tuple[SceneMark, ...]:
    return tuple(SceneMark(board.zone_at(*token.cell), token.what) for token in tokens)


def ends(board: Board) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Returns where each column and row of cells begins on the map, and where the last one ends."""
    third = max(1, board.cols // len(board.tiles[0]) // THIRDS)
    return _ends(board.cols, third), _ends(board.rows, third)


def _ends(cells: int, third: int) -> tuple[int, ...]:
    """Adds up sizes; a third of a tile is so many cells."""
    sizes = ((INNER if n // third % THIRDS == 1 else OUTER) // third for n in range(cells))
    return tuple(accumulate(sizes, initial=0))


def _zone(board: Board, zone: Zone, columns: tuple[int, ...], rows: tuple[int, ...]) -> SceneZone:
    cells = [divmod(cell, board.cols) for cell in zone.cells]
    return SceneZone(
        name=board.zone_names[zone.index],
        kind=_kind(board, zone),
        building=zone.building,
        cells=tuple(_rect(columns, rows, r, c, r, c) for r, c in cells),
        rects=tuple(_rect(columns, rows, *block) for block in _blocks(cells)),
        special=zone.special,
    )


def _kind(board: Board, zone: Zone) -> Ground:
    """Says what a Zone is; where some lie in the open, the other streets are corridors."""
    if not zone.street:
        return "dark" if zone.dark else "room"
    if zone.outdoor:
        return "outdoor"
    return "corridor" if board.station else "street"


def _rect(
    columns: tuple[int, ...], rows: tuple[int, ...], top: int, left: int, bottom: int, right: int
) -> Rect:
    x, y = columns[left], rows[top]
    return x, y, columns[right + 1] - x, rows[bottom + 1] - y


def _blocks(cells: list[tuple[int, int]]) -> Iterator[tuple[int, int, int, int]]:
    """Puts cells together to blocks: as wide as they go, then as many equal rows as follow."""
    left = set(cells)
    while left:
        top, first = min(left)
        last = first
        while (top, last + 1) in left:
            last += 1
        bottom = top
        while all((bottom + 1, col) in left for col in range(first, last + 1)):
            bottom += 1
        left -= {(r, c) for r in range(top, bottom + 1) for c in range(first, last + 1)}
        yield top, first, bottom, last


def _lines(
    board: Board, columns: tuple[int, ...], rows: tuple[int, ...], broken: int
) -> Iterator[SceneLine]:
    """Every side of a cell that is drawn."""
    for cell, side in drawn_sides(board):
        row, col = divmod(cell, board.cols)
        upright, zone = side in (EAST, WEST), board.zone_of[cell]
        other = board.beyond(cell, side)
        beyond = board.zone_of[other] if other >= 0 else OUTSIDE
        door = board.door_at.get((cell, side), -1)
        yield SceneLine(
            kind=LINES[board.edges[side][cell]],
            x=columns[col + (side == EAST)],
            y=rows[row + (side == SOUTH)],
            length=rows[row + 1] - rows[row] if upright else columns[col + 1] - columns[col],
            upright=upright,
            zones=(zone, beyond) if side in (EAST, SOUTH) else (beyond, zone),
            door=door,
            number=nth(door),
            colour=board.doors[door].colour if door >= 0 else "",
            broken=door >= 0 and bool(broken >> door & 1),
        )


def _spots(
    board: Board, columns: tuple[int, ...], rows: tuple[int, ...], bare: tuple[str, ...]
) -> Iterator[SceneSpot]:
    """The printed places of Objectives (below, left) and crates (above, right) in their cells.

    Of bare faces the Mission uses none: an empty place there would look like one that was emptied.
    """
    for spot in (one for one in board.objectives if one.face not in bare):
        x, y, width, height = _rect(columns, rows, *2 * divmod(spot.cell, board.cols))
        yield SceneSpot("objective", spot.zone, x + width * 3 // 10, y + height * 7 // 10)
    for spot in (one for one in board.crates if one.face not in bare):
        x, y, width, height = _rect(columns, rows, *2 * divmod(spot.cell, board.cols))
        yield SceneSpot("crate", spot.zone, x + width * 7 // 10, y + height * 3 // 10)
