"""Boards laid from tiles: zones, doors, and fast tables for steps, distance and sight.

A *board* is static content and never changes; which doors are open is an int in the game state
(bit i set: door i is open), so doors may open and close freely. Zones, doors, buildings and cells
are small ints; sets of zones are int masks (bit z: zone z). Cells are numbered row by row, zones
and doors in reading order.

Content:

    tile_set(data: Path) -> Mapping[str, Face]     # tiles/*.toml below a game's data; cached
    board(data: Path, id: str, layout: str, changes: tuple[Change, ...] = (),
          all_shut: bool = False) -> Board         # cached; all_shut: every passage is a door
    assemble(id: str, layout: str, faces: Mapping[str, Face],
             changes: Iterable[Change] = (), all_shut: bool = False) -> Board
    layout: "1V 7R@270 3R / 5R@90 9R 6R@90"   rows split by "/", "@" gives clockwise degrees
    Change(cell=(row, col), side="N"|"E"|"S"|"W", to="door"|"passage"|"wall",
           colour="", open=False)   # colours, opens or adds a door; walls up or breaks through

Board (compared and hashed by identity):

    .id .tiles .rows .cols                    # the size in cells
    .zones: tuple[Zone, ...]                  # index street dark cells building faces …
    .doors: tuple[Door, ...]                  # index zones cell side colour open …; other(zone)
    .buildings: tuple[tuple[int, ...], ...]   # rooms joined by passages; every door splits
    .building_of: tuple[int, ...]             # zone -> building, -1 for streets
    .streets .rooms .dark .cut_off: int       # masks of zones; cut_off: streets nobody can reach
    .outdoors: int .special(kind) -> int      # masks of Zones in the open, and of special rooms
    .objectives .crates: tuple[Spot, ...]     # printed spots, tile by tile: face zone cell
    .start_doors .all_doors: int              # masks of doors
    .zone_of: bytes                           # cell -> zone
    .zone_at(row, col) -> int                 # raises BadBoard off the board
    .doors_of: tuple[tuple[int, ...], ...]    # zone -> its doors, open or not
    .building_doors(building) -> int          # mask of the doors on its walls
    .dark_of(building) -> tuple[int, ...]     # its dark rooms
    .edges[side][cell] .door_at[cell, side] .beyond(cell, side) .cell_at(row, col)

Tables (one object per board and door mask; known ones are a dict hit):

    tables(board: Board, doors: int) -> Tables
    .board .doors
    .neighbours: tuple[tuple[int, ...], ...]  # zones one step away
    .distance[a][b] -> int                    # steps on the shortest open path, FAR if none
    .next_steps(a, b) -> tuple[int, ...]      # first zones of all shortest paths; () if none
    .open_path(a, b) -> bool
    .within(a, steps) -> tuple[int, ...]      # nearest first, a included
    .sight: tuple[int, ...]                   # zone -> mask of zones seen, itself included
    .range_to[a][b] -> int                    # borders crossed by the line, FAR if unseen
    .view(dark_mode=False, home_defender=False) -> View
    View: .sight .range_to; .sees(a, b) -> bool; .within(a, near, far) -> int, a mask
    dimmed(view, zones: int, reach: int = 1) -> View      # some zones are seen from near only
    overgrown(board, zones, rooms=0, streets=0, shut=0) -> Board   # walls fall; numbers stay
    walled(board, one, two) -> Board                      # no way between two zones

Helpers:

    bits(mask: int) -> tuple[int, ...]        # the zones (or doors) of a mask
    clockwise(board, start: int, zones: Iterable[int]) -> tuple[int, ...]   # spawn order
    draw(board, doors: int, notes: Mapping[int, Sequence[str]]
         | Callable[[int], Sequence[str]] | None = None,
         marks: Callable[[int], str] | None = None) -> str   # beside the zone's number
    describe_zone(board, zone: int, doors: int) -> str
    drawn_sides(board) -> tuple[tuple[int, int], ...]     # cells and sides that a map shows

Errors: BadTile and BadBoard, both ValueError.
"""

from horda.games.zombicide.board.assemble import assemble, board
from horda.games.zombicide.board.drawing import NARROW, WIDE, Box, box_for, describe_zone, draw
from horda.games.zombicide.board.edges import EAST, NORTH, OPPOSITE, SIDES, SOUTH, WEST, Edge
from horda.games.zombicide.board.model import BadBoard, Board, Change, Door, Spot, Zone
from horda.games.zombicide.board.order import clockwise
from horda.games.zombicide.board.rims import drawn_sides
from horda.games.zombicide.board.tables import FAR, Tables, View, bits, dimmed, tables
from horda.games.zombicide.board.terrain import overgrown, walled
from horda.games.zombicide.board.tile import Cell, Face
from horda.games.zombicide.board.tile_file import BadTile, load_face, parse_face, tile_set

__all__ = [
    "EAST",
    "FAR",
    "NARROW",
    "NORTH",
    "OPPOSITE",
    "SIDES",
    "SOUTH",
    "WEST",
    "WIDE",
    "BadBoard",
    "BadTile",
    "Board",
    "Box",
    "Cell",
    "Change",
    "Door",
    "Edge",
    "Face",
    "Spot",
    "Tables",
    "View",
    "Zone",
    "assemble",
    "bits",
    "board",
    "box_for",
    "clockwise",
    "describe_zone",
    "dimmed",
    "draw",
    "drawn_sides",
    "load_face",
    "overgrown",
    "parse_face",
    "tables",
    "tile_set",
    "walled",
]
