"""The 16 by 12 board: fields, directions, and the tables of one terrain."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from horda.core.game.reading import Misread
from horda.core.rulebook import cites

WIDTH, HEIGHT = 16, 12
FIELDS = WIDTH * HEIGHT
OFF = 255
"""The place of a pawn that is not on the board."""

NORTH, EAST, SOUTH, WEST = range(4)
FACINGS = "NESW"
DELTAS = ((0, -1), (1, 0), (0, 1), (-1, 0))
OPPOSITE = (SOUTH, WEST, NORTH, EAST)
SIGHT_RANGE = 4
SEWER_RANGE = 5

# Solid things, by their sign on the drawings; everything else is ground to walk on.
OBSTACLES = frozenset("#B")
BARRICADES = frozenset("12GC")

LEFT_HALF, RIGHT_HALF = 0, 1


@cites("R1.1")
def field(c: int, r: int) -> int:
    """Returns the number of the field in column c and row r, or -1 off the board."""
    return r * WIDTH + c if 0 <= c < WIDTH and 0 <= r < HEIGHT else -1


def name(cell: int) -> str:
    """Writes a field as people do: column, comma, row."""
    return f"{cell % WIDTH},{cell // WIDTH}"


def parse(text: str) -> int:
    """Reads a field written as column, comma, row; raises ValueError for anything else."""
    c, _, r = str(text).partition(",")
    if not (c.removeprefix("-").isdecimal() and r.removeprefix("-").isdecimal()):
        raise Misread(f"{text!r} is not a field, like '4,10'")
    cell = field(int(c), int(r))
    if cell < 0:
        raise Misread(f"{text} is not on the board (columns 0-15, rows 0-11)")
    return cell


@cites("R1.3")
def neighbour(cell: int, direction: int) -> int:
    """Returns the adjacent field in a direction, or -1; diagonal fields are never adjacent."""
    dc, dr = DELTAS[direction]
    return field(cell % WIDTH + dc, cell // WIDTH + dr)


@cites("R1.5")
def half(cell: int) -> int:
    """Returns which half of the board a field lies in."""
    return LEFT_HALF if cell % WIDTH < WIDTH // 2 else RIGHT_HALF


NEIGHBOUR = tuple(tuple(neighbour(cell, d) for cell in range(FIELDS)) for d in range(4))
HALF = bytes(half(cell) for cell in range(FIELDS))
DIAGONALS = tuple(
    tuple(
        corner
        for dc in (-1, 1)
        for dr in (-1, 1)
        if (corner := field(cell % WIDTH + dc, cell // WIDTH + dr)) >= 0
    )
    for cell in range(FIELDS)
)
AROUND = tuple(tuple(n for d in range(4) if (n := NEIGHBOUR[d][c]) >= 0) for c in range(FIELDS))
EDGES = {
    NORTH: tuple(field(c, 0) for c in range(WIDTH)),
    EAST: tuple(field(WIDTH - 1, r) for r in range(HEIGHT)),
    SOUTH: tuple(field(c, HEIGHT - 1) for c in range(WIDTH)),
    WEST: tuple(field(0, r) for r in range(HEIGHT)),
}


class Side(Struct, frozen=True):
    """One side of the board as its data file describes it."""

    id: str
    signs: str
    """One sign a field, row by row."""
    start: dict[str, Any]
    exits: tuple[int, ...]
    green_line: frozenset[int]
    booth_locked: frozenset[int]
    blocks: dict[str, tuple[tuple[int, ...], ...]]
    """The pieces that cover fields, by kind: single, double, bus, car, booth."""


class Terrain(Struct, frozen=True):
    """The ground at one time: a side of the board, before or after the collapse."""

    signs: str
    ground: bytes
    """1 where pawns may stand without climbing."""
    barricade: bytes
    """1 where only zombies may climb up."""
    car: frozenset[int]
    manhole: int
    exits: frozenset[int]
    adding: tuple[int, ...]
    trap: tuple[int, ...]
    """Fields where the card Trap may put a zombie."""
    halves: tuple[tuple[int, ...], ...]
    """halves[half]: the ground of each half of the board."""
    start_column: tuple[int, ...]
    """The ground of column 0."""
    step: tuple[tuple[int, ...], ...]
    """step[direction][field]: the adjacent ground field, or -1."""
    steps: tuple[tuple[int, ...], ...]
    """steps[field]: the adjacent ground fields."""
    ways: tuple[tuple[tuple[int, int, int], ...], ...]
    """ways[field]: adjacent ground field, the field behind it (or -1), and the way back."""
    backs: tuple[tuple[tuple[int, int], ...], ...]
    """backs[field]: adjacent ground fields, each with the way back."""
    corners: tuple[tuple[int, ...], ...]
    """corners[field]: the diagonal ground fields."""
    sewers: tuple[tuple[int, ...], ...]
    """sewers[field]: where the card Sewers leads from here, pawns aside."""
    walls: tuple[tuple[tuple[int, int], ...], ...]
    """walls[field]: adjacent barricade fields, each with the way back."""
    turns: tuple[tuple[tuple[int, ...], ...], ...]
    """turns[direction][field]: the ground a zombie can get to or bite at with its first point."""
    sight: tuple[tuple[tuple[int, ...], ...], ...]
    """sight[direction][field]: the fields a zombie looks along."""
    shots: tuple[tuple[tuple[int, ...], ...], ...]
    """shots[field]: the lines a bullet can fly along; a barricade can only be the last field."""
    climb: tuple[tuple[int, ...], ...]
    """climb[direction][field]: the barricade two fields ahead that can be climbed, or -1."""


@cache
def side(scenario: str) -> Side:
    """Reads and validates the board of a scenario."""
    file = {"base": "side_a.toml", "barricades": "side_b.toml"}[scenario]
    data = tomllib.loads(files(__package__).joinpath("data", file).read_text("utf-8"))
    rows = [row.split() for row in data["map"].strip().splitlines()]
    if len(rows) != HEIGHT or any(len(row) != WIDTH for row in rows):
        raise ValueError(f"{file}: the map must have {HEIGHT} rows of {WIDTH} signs")
    signs = "".join("".join(row) for row in rows)
    unknown = set(signs) - set(data["legend"])
    if unknown:
        raise ValueError(f"{file}: signs without a legend: {sorted(unknown)}")
    _check_pieces(file, signs, data["pieces"])
    zones = data["zones"]
    return Side(
        data["id"],
        signs,
        data["start"],
        tuple(parse(cell) for cell in zones.get("exits", ())),
        frozenset(parse(cell) for cell in zones["green_line"]),
        frozenset(parse(cell) for cell in zones["booth_locked"]),
        _blocks(data["pieces"]),
    )


def _blocks(pieces: dict[str, Any]) -> dict[str, tuple[tuple[int, ...], ...]]:
    """Lists for every kind of piece the fields that each one covers."""
    found = {
        "single": [[cell] for cell in pieces["singles"]],
        "double": pieces["doubles"],
        "bus": pieces["buses"],
        "car": [pieces["car"]] if "car" in pieces else [],
        "booth": [[pieces["booth"]]] if "booth" in pieces else [],
    }
    return {
        kind: tuple(tuple(parse(cell) for cell in cells) for cells in blocks)
        for kind, blocks in found.items()
    }


@cites("R1.2", "R1.7", "R1.8", "S2.1", "S2.2", "S5.1")
def _check_pieces(file: str, signs: str, pieces: dict[str, Any]) -> None:
    """Compares the drawing with the list of pieces, so that neither can be wrong alone."""
    solid = OBSTACLES | BARRICADES
    listed = {parse(cell) for key in ("singles", "car") for cell in pieces.get(key, ())}
    listed |= {parse(cell) for key in ("doubles", "buses") for p in pieces[key] for cell in p}
    listed |= {parse(pieces["booth"])} if "booth" in pieces else set()
    drawn = {cell for cell in range(FIELDS) if signs[cell] in solid}
    if listed != drawn:
        wrong = ", ".join(name(cell) for cell in sorted(listed ^ drawn))
        raise ValueError(f"{file}: map and list of pieces differ at {wrong}")


@cache
def terrain(scenario: str, collapsed: bool) -> Terrain:
    """Builds the tables of a board; after the collapse its single barricades are gone."""
    board = side(scenario)
    signs = board.signs.replace("1", ".") if collapsed else board.signs
    cells = range(FIELDS)
    ground = bytes(signs[cell] not in OBSTACLES | BARRICADES for cell in cells)
    barricade = bytes(signs[cell] in BARRICADES for cell in cells)
    step = tuple(tuple(n if n >= 0 and ground[n] else -1 for n in NEIGHBOUR[d]) for d in range(4))
    return Terrain(
        signs=signs,
        ground=ground,
        barricade=barricade,
        car=frozenset(cell for cell in cells if signs[cell] == "C"),
        manhole=signs.find("O"),
        exits=frozenset(board.exits),
        adding=_adding_fields(board, signs, collapsed),
        trap=_trap_fields(board, ground, signs, collapsed),
        halves=tuple(tuple(c for c in cells if ground[c] and HALF[c] == h) for h in range(2)),
        start_column=tuple(c for c in cells if ground[c] and c % WIDTH == 0),
        step=step,
        steps=tuple(tuple(s for d in range(4) if (s := step[d][c]) >= 0) for c in cells),
        ways=tuple(_ways(step, c) for c in cells),
        backs=tuple(tuple((n, back) for n, _, back in _ways(step, c)) for c in cells),
        corners=tuple(tuple(n for n in DIAGONALS[c] if ground[n]) for c in cells),
        sewers=tuple(_sewers(ground, frozenset(board.exits), c) for c in cells),
        walls=tuple(_walls(barricade, c) for c in cells),
        turns=tuple(tuple(_turns(step, barricade, c, d) for c in cells) for d in range(4)),
        sight=tuple(tuple(_sight(ground, c, d) for c in cells) for d in range(4)),
        shots=tuple(tuple(_shot(ground, barricade, c, d) for d in range(4)) for c in cells),
        climb=tuple(tuple(_climb(ground, barricade, c, d) for c in cells) for d in range(4)),
    )


def _ways(step: tuple[tuple[int, ...], ...], cell: int) -> tuple[tuple[int, int, int], ...]:
    ahead = [(step[d][cell], d) for d in range(4) if step[d][cell] >= 0]
    return tuple((n, step[d][n], OPPOSITE[d]) for n, d in ahead)


@cites("C.sewers")
def _sewers(ground: bytes, exits: frozenset[int], start: int) -> tuple[int, ...]:
    """Ground within five rows and columns together, whatever lies between."""
    c, r = start % WIDTH, start // WIDTH
    return tuple(
        cell
        for cell in range(FIELDS)
        if ground[cell]
        and cell not in exits
        and cell != start
        and abs(cell % WIDTH - c) + abs(cell // WIDTH - r) <= SEWER_RANGE
    )


def _walls(barricade: bytes, cell: int) -> tuple[tuple[int, int], ...]:
    ahead = [(NEIGHBOUR[d][cell], OPPOSITE[d]) for d in range(4)]
    return tuple((n, back) for n, back in ahead if n >= 0 and barricade[n])


@cites("R1.9", "R1.10", "S3.1", "S3.2", "S3.3")
def _adding_fields(board: Side, signs: str, collapsed: bool) -> tuple[int, ...]:
    """The fields drawn as adding fields, without those locked until the collapse."""
    locked = frozenset() if collapsed else board.booth_locked
    return tuple(c for c in range(FIELDS) if signs[c] == "s" and c not in locked)


@cites("C.trap")
def _trap_fields(board: Side, ground: bytes, signs: str, collapsed: bool) -> tuple[int, ...]:
    closed = set(board.exits) | board.green_line | {signs.find("O")}
    closed |= set() if collapsed else board.booth_locked
    return tuple(cell for cell in range(FIELDS) if ground[cell] and cell not in closed)


@cites("R5.8", "S5.7")
def _turns(
    step: tuple[tuple[int, ...], ...], barricade: bytes, cell: int, direction: int
) -> tuple[int, ...]:
    """Ahead, and on the ground also to the left and the right; on a barricade nobody turns."""
    quarters = (0,) if barricade[cell] else (0, 3, 1)
    ahead = (step[(direction + quarter) & 3][cell] for quarter in quarters)
    return tuple(n for n in ahead if n >= 0)


@cites("R5.4", "R1.11", "S5.9")
def _sight(ground: bytes, cell: int, direction: int) -> tuple[int, ...]:
    """Up to four fields straight ahead; an obstacle or a barricade ends the line."""
    line: list[int] = []
    ahead = NEIGHBOUR[direction][cell]
    while ahead >= 0 and ground[ahead] and len(line) < SIGHT_RANGE:
        line.append(ahead)
        ahead = NEIGHBOUR[direction][ahead]
    return tuple(line)


@cites("R4.5", "R1.11", "S4.8")
def _shot(ground: bytes, barricade: bytes, cell: int, direction: int) -> tuple[int, ...]:
    line: list[int] = []
    ahead = NEIGHBOUR[direction][cell]
    while ahead >= 0 and ground[ahead]:
        line.append(ahead)
        ahead = NEIGHBOUR[direction][ahead]
    if ahead >= 0 and barricade[ahead]:
        line.append(ahead)
    return tuple(line)


@cites("S5.3")
def _climb(ground: bytes, barricade: bytes, cell: int, direction: int) -> int:
    """Climber, helper on the ground and barricade lie in one straight line."""
    helper = NEIGHBOUR[direction][cell]
    if helper < 0 or not ground[helper] or not ground[cell]:
        return -1
    top = NEIGHBOUR[direction][helper]
    return top if top >= 0 and barricade[top] else -1
