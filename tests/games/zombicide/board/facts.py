"""What the printed tiles and missions show, typed in anew, and plain readings of the rules.

Nothing here uses the package under test, except for the structure of a finished board.
"""

import itertools
from collections.abc import Iterator

from horda.games.zombicide.board import Board, Edge
from horda.games.zombicide.editions.second_edition import SECOND

PACKAGE = SECOND.folder

FACES = {
    # zone letters, rims N E S W, dark rooms, doors, passages, objective and crate room
    "1R": ("abc/DEf/gHi", "SSS SSS SBS SBS", "D", "Eb Hi", "DE EH", "HD"),
    "1V": ("ABc/DBe/fgh", "BBS SSS SSS BBS", "BD", "Bg", "AB AD BD", "DB"),
    "2R": ("abc/DEf/gHi", "SSS SSS SBS SBS", "DH", "Eb Ef", "DE EH", "HE"),
    "2V": ("abc/DDe/FGh", "SSS SSS BBS SBB", "FG", "Db Gh", "DF DG FG", "FD"),
    "3R": ("abc/DEE/fgh", "SSS SBS SSS SBS", "D", "Eg", "DE", "EE"),
    "3V": ("aBC/dEF/ghi", "SBB BBS SSS SSS", "CE", "Ed Fi", "BC BE CF EF", "CF"),
    "4R": ("abc/DEE/fgh", "SSS SBS SSS SBS", "D", "Eb Eg", "DE", "DE"),
    "4V": ("aBC/dEF/ghi", "SBB BBS SSS SSS", "BF", "Ba Eh", "BC BE CF EF", "EB"),
    "5R": ("abc/dEf/gHi", "SSS SSS SBS SSS", "H", "Ef", "EH", "HE"),
    "5V": ("aBC/dEC/fEG", "SBB BBB SBB SSS", "CG", "Ef", "BC BE CE CG EG", "GE"),
    "6R": ("aBc/dEf/ghi", "SBS SSS SSS SSS", "B", "Bc Eh", "BE", "EE"),
    "6V": ("aBC/dEC/fEG", "SBB BBB SBB SSS", "CG", "Ba", "BC BE CE CG EG", "GC"),
    "7R": ("abc/dEf/gHi", "SSS SSS SBS SSS", "H", "Eb Hg", "EH", "EE"),
    "7V": ("abc/DEF/GHi", "SSS SBS BBS SBB", "EH", "Eb Hi", "DE DG EF EH", "DE"),
    "8R": ("abc/dEf/gHi", "SSS SSS SBS SSS", "H", "Ed Ef", "EH", "EH"),
    "8V": ("ABc/ADe/FDg", "BBS SSS BBS BBB", "AF", "De", "AB AD AF BD DF", "FD"),
    "9R": ("abc/dEf/ghi", "SSS SSS SSS SSS", "E", "Eb Eh", "", "EE"),
    "9V": ("abc/DEF/gHH", "SSS SBB SBB SBS", "DH", "Eb Hg", "DE EF EH FH", "DD"),
}
RIM_WALLS = {("5V", "C"), ("6V", "C"), ("8V", "A")}
"""Rooms with a solid stretch of wall on the rim: 5V and 6V in the east, 8V in the west."""

LAYOUTS = {
    "M0": "1V 3V@90",
    "M1": "1V 7R@270 3R / 5R@90 9R 6R@90 / 8V@270 2V 4V@90",
    "M2": "7V@180 5V@270 2V@90 / 9R 6R@90 4R / 1V@180 8V@270 3V@180",
    "M3": "2V@180 8V@90 9V@180 / 7R@270 3R@180 6R@270 / 1V@180 5V@90 4V@180",
    "M4": "5R@90 7R@180 / 4V@180 3V@90 / 6V@180 8V@180",
    "M5": "8V@90 1V 7R@180 / 4R 5R@90 9R / 2V@270 3V@180 6R@90",
    "M6": "5R@90 9R / 4V@180 1V@180 / 6V@180 8V@180",
    "M7": "6V@270 4V@270 / 3V@90 8V@270",
    "M8": "3V@270 4V / 6R@270 9R / 8V@270 5V@90",
    "M9": "4V@270 2V@180 / 9R@270 3V@90",
    "M10": "2V@90 1R@180 / 7R 5R",
    "M11": "4R@90 2R@270 / 9V@90 7V@270",
    "M12": "9V@180 1R@90 / 8R@90 6R@90 / 7V 2R",
    "M13": "7V@90 4V / 1R@90 6R@90 / 2V 3V@90",
    "M14": "9V@180 4R / 6R@270 2V@270 / 8R@270 7V@180",
    "M15": "1R@270 2R@90 8V@180 / 4R@90 9R 3V / 7R@180 5R 6R@90",
    "M16": "4V@90 2V / 3V 1V",
    "M17": "7V@180 5V@270 4V@270 / 2R 9R@90 6R@90 / 8R@180 1R@270 3R@180",
    "M18": "4R@90 7R / 1R@90 2R@180 / 6V@90 3V@180",
    "M19": "6V@180 9V@270 / 3V@270 7R@180 / 2R@270 4R",
    "M20": "3V@270 1R@180 / 8R@90 7R@270 / 6V@90 5V@90",
    "M21": "8R@90 3V / 9R 7R@270 / 2V 1V@180",
    "M22": "5V@180 4R@90 9V@270 / 8V 3R@90 1R@180",
    "M23": "9V@180 2R@90 6R / 7V 3R 1R",
    "M24": "3V@270 6R 8R@180 / 9R 7R@270 4R / 1R 2R@270 5R@90",
    "M25": "2R@90 4V / 7R@90 9R / 8R 1R@270",
}
SIZES = {
    # streets, rooms, dark rooms
    "M0": (7, 7, 4),
    "M1": (24, 23, 13),
    "M2": (23, 28, 15),
    "M3": (23, 28, 15),
    "M4": (15, 20, 10),
    "M5": (26, 23, 13),
    "M6": (16, 18, 10),
    "M7": (9, 16, 8),
    "M8": (14, 19, 10),
    "M9": (12, 12, 7),
    "M10": (14, 10, 5),
    "M11": (11, 14, 7),
    "M12": (17, 19, 9),
    "M13": (14, 21, 10),
    "M14": (18, 18, 9),
    "M15": (28, 23, 12),
    "M16": (16, 14, 8),
    "M17": (26, 26, 13),
    "M18": (18, 18, 9),
    "M19": (16, 19, 10),
    "M20": (14, 19, 9),
    "M21": (18, 15, 9),
    "M22": (13, 19, 9),
    "M23": (17, 19, 9),
    "M24": (29, 21, 11),
    "M25": (20, 15, 8),
}


def letters(layout: str) -> list[list[tuple[str, str, int, int]]]:
    """Lays the zone letters of the faces: each cell as face, letter and its place on the tile."""
    grid: list[list[tuple[str, str, int, int]]] = []
    for row in layout.split("/"):
        tiles = [_turned(*(word + "@0").split("@")[:2]) for word in row.split()]
        grid += [list(itertools.chain(*parts)) for parts in zip(*tiles, strict=True)]
    return grid


def _turned(face: str, degrees: str) -> list[list[tuple[str, str, int, int]]]:
    rows = FACES[face][0].split("/")

    def old(r: int, c: int) -> tuple[int, int]:
        return {"0": (r, c), "90": (2 - c, r), "180": (2 - r, 2 - c), "270": (c, 2 - r)}[degrees]

    places = [[old(r, c) for c in range(3)] for r in range(3)]
    return [[(face, rows[r][c], r, c) for r, c in line] for line in places]


def link(a: tuple[str, str, int, int], b: tuple[str, str, int, int], rim: bool) -> str:
    """Says what lies between two neighbouring cells: same, crosswalk, passage, door or wall."""
    if rim:
        if a[1].islower():
            return "same"
        solid = any(cell[:2] in RIM_WALLS and cell[2] == 1 for cell in (a, b))
        return "wall" if solid else "passage"
    if a[1] == b[1]:
        return "same"
    if a[1].islower() and b[1].islower():
        return "crosswalk"
    pair = "".join(sorted(a[1] + b[1]))
    _, _, _, doors, passages, _ = FACES[a[0]]
    return "door" if pair in doors.split() else "passage" if pair in passages.split() else "wall"


def passable(board: Board, cell: int, side: int, doors: int) -> bool:
    """Tells whether one can step and see across an edge of a cell."""
    edge = board.edges[side][cell]
    if edge is Edge.DOOR:
        return bool(doors >> board.door_at[cell, side] & 1)
    return edge is not Edge.WALL


def all_distances(board: Board, doors: int) -> list[list[float]]:
    """Finds all distances by trying every zone as a stop on the way (Floyd and Warshall)."""
    zones = range(len(board.zones))
    far = [[0 if a == b else float("inf") for b in zones] for a in zones]
    for cell, side in itertools.product(range(len(board.zone_of)), range(4)):
        if passable(board, cell, side, doors):
            a, b = board.zone_of[cell], board.zone_of[board.beyond(cell, side)]
            far[a][b] = min(far[a][b], 1)
    for via, a, b in itertools.product(zones, zones, zones):
        far[a][b] = min(far[a][b], far[a][via] + far[via][b])
    return far


def all_ranges(board: Board, doors: int, home: bool = False) -> dict[tuple[int, int], int]:
    """Finds who sees whom: two cells in one line, nothing solid and no room between them."""
    found: dict[tuple[int, int], int] = {(z.index, z.index): 0 for z in board.zones}
    for line in _lines(board):
        for i, j in itertools.combinations(range(len(line)), 2):
            part = line[i : j + 1]
            side = 1 if part[1] == part[0] + 1 else 2
            rooms = any(not board.zones[board.zone_of[cell]].street for cell in part[1:-1])
            if (rooms and not home) or not all(passable(board, c, side, doors) for c in part[:-1]):
                continue
            zones = [board.zone_of[cell] for cell in part]
            crossed = sum(a != b for a, b in itertools.pairwise(zones))
            for key in ((zones[0], zones[-1]), (zones[-1], zones[0])):
                found[key] = min(found.get(key, 99), crossed)
    return found


def _lines(board: Board) -> Iterator[list[int]]:
    for row in range(board.rows):
        yield [row * board.cols + col for col in range(board.cols)]
    for col in range(board.cols):
        yield [row * board.cols + col for row in range(board.rows)]
