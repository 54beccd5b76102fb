"""Boards laid from tiles: zones, doors, and fast tables for steps, distance and sight.

A *board* is static content and never changes; which doors are open is an int in the game state
(bit i set: door i is open), so doors may open and close freely. Zones, doors, buildings and cells
are small ints; sets of zones are int masks (bit z: zone z). Cells are numbered row by row.

Content:

    tile_set(package: str) -> Mapping[str, Face]      # data/tiles/*.toml of a game, cached
    board(package: str, id: str, layout: str, changes: tuple[Change, ...] = ()) -> Board   # cached
    assemble(id: str, layout: str, faces: Mapping[str, Face],
             changes: Iterable[Change] = ()) -> Board                        # raises BadBoard
    layout: "1V 7R@270 3R / 5R@90 9R 6R@90"   rows split by "/", "@" gives clockwise degrees
    Change(cell=(row, col), side="N"|"E"|"S"|"W", to="door"|"passage"|"wall",
           colour="", open=False)             # recolours, opens or adds a door; shuts or opens walls

Board (compared by identity):

    .id .rows .cols                           # size in cells
    .zones: tuple[Zone, ...]                  # Zone: index, street, dark, cells, building, faces
    .doors: tuple[Door, ...]                  # Door: index, zones (a, b), cell, side, colour, open, face
    .buildings: tuple[tuple[int, ...], ...]   # rooms joined by passages (closed or open doors split)
    .building_of: tuple[int, ...]             # zone -> building, -1 for streets
    .streets .rooms .dark: int                # masks of zones
    .objectives .crates: tuple[Spot, ...]     # printed spots by tile; Spot: face, zone, cell
    .start_doors: int                         # doors that are open at the start
    .zone_of: bytes                           # cell -> zone
    .zone_at(row: int, col: int) -> int       # -1 never; raises BadBoard off the board
    .doors_of: tuple[tuple[int, ...], ...]    # zone -> its doors, open or not
    .building_doors(building: int) -> int     # mask of the doors that lead into a building
    .dark_of(building: int) -> tuple[int, ...]   # its dark zones

Tables (one object per board and door mask, an O(1) hit when known):

    tables(board: Board, doors: int) -> Tables
    .neighbours: tuple[tuple[int, ...], ...]  # zones one step away through open connections
    .distance[a][b] -> int                    # steps on the shortest open path, FAR (255) if none
    .next_steps(a: int, b: int) -> tuple[int, ...]   # first zones of all shortest paths; () at b or if none
    .open_path(a: int, b: int) -> bool
    .within(a: int, n: int) -> tuple[int, ...]   # zones at most n steps away, nearest first, a included
    .sight: tuple[int, ...]                   # zone -> mask of zones seen (own zone included)
    .range_to: tuple[bytes, ...]              # range_to[a][b]: zones crossed by the line, FAR if unseen
    .view(dark_mode: bool = False, home_defender: bool = False) -> View
    View: .sight, .range_to as above; .sees(a, b) -> bool; .within(a, near, far) -> int   # mask by range
    .zones_in: bits(mask: int) -> tuple[int, ...]   # free function: the zones of a mask

Helpers:

    clockwise(board: Board, start: int, zones: Iterable[int]) -> tuple[int, ...]
        # positions in `zones` order turned into spawn order: start first, then clockwise (zones kept twice stay twice)
    draw(board: Board, doors: int, notes: Mapping[int, Sequence[str]] | Callable[[int], Sequence[str]] = {}) -> str
    describe_zone(board: Board, zone: int, doors: int) -> str

Errors: BadTile and BadBoard, both ValueError.
"""
