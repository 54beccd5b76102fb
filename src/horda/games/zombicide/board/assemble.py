"""Builds a board from a layout: finds zones and buildings, numbers the doors, checks the whole."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from msgspec.structs import replace

from horda.core.rulebook import cites
from horda.games.zombicide.board.edges import SOUTH, Edge
from horda.games.zombicide.board.layout import AJAR, Field, read_layout
from horda.games.zombicide.board.model import BadBoard, Board, Change, Door, Spot, Zone
from horda.games.zombicide.board.tile import Face
from horda.games.zombicide.board.tile_file import tile_set

KEPT = 128
"""So many boards are remembered; there may be any number, since Missions come from outside too."""
MOST_ZONES = 250
"""Distances are kept in bytes, and 255 means that there is no path."""


@lru_cache(maxsize=KEPT)
def board(
    folder: Path, id: str, layout: str, changes: tuple[Change, ...] = (), all_shut: bool = False
) -> Board:
    """Returns the board laid from the tiles of a game; equal arguments give the same object."""
    return assemble(id, layout, tile_set(folder), changes, all_shut)


def assemble(
    id: str,
    layout: str,
    faces: Mapping[str, Face],
    changes: Iterable[Change] = (),
    all_shut: bool = False,
) -> Board:
    """Lays a board; raises `BadBoard` if rims differ or some room could never be reached.

    `all_shut`: every passage can be shut, so it is a door that stands open at the start.
    """
    field = Field(id, read_layout(id, layout), faces)
    field.change(changes)
    groups = _zones(field)
    if len(groups) > MOST_ZONES:
        raise BadBoard(f"{id}: {len(groups)} zones are too many")
    zone_of = bytearray(len(field.cells))
    for index, cells in enumerate(groups):
        for cell in cells:
            zone_of[cell] = index
    buildings = _buildings(field, groups, zone_of)
    if all_shut:
        field.hang_doors()
    laid = Board(
        id=id,
        tiles=field.tiles,
        rows=field.rows,
        cols=field.cols,
        zone_of=bytes(zone_of),
        edges=tuple(tuple(row) for row in field.edges),
        zones=tuple(_zone(field, index, cells, buildings) for index, cells in enumerate(groups)),
        doors=tuple(_doors(field, zone_of, all_shut)),
        buildings=buildings,
        objectives=tuple(_spots(field, zone_of, "objective")),
        crates=tuple(_spots(field, zone_of, "crate")),
    )
    return replace(laid, cut_off=_cut_off(laid))


def _flood(starts: Iterable[int], around: Callable[[int], Iterable[int]]) -> list[list[int]]:
    """Groups what hangs together, in the order of the starts."""
    groups: list[list[int]] = []
    seen: set[int] = set()
    for start in starts:
        if start in seen:
            continue
        seen.add(start)
        group = [start]
        for one in group:
            fresh = [other for other in around(one) if other not in seen]
            seen.update(fresh)
            group.extend(dict.fromkeys(fresh))
        groups.append(sorted(group))
    return groups


@cites("Z2-ZONE-01", "Z2-ZONE-02", "Z2-ZONE-03", "Z2-ZONE-I1")
def _zones(field: Field) -> list[list[int]]:
    """The cells of each zone; zones are numbered by their first cell in reading order."""

    def around(cell: int) -> Iterator[int]:
        for side in range(4):
            if field.edges[side][cell] is Edge.OPEN:
                yield field.beyond(cell, side)

    return _flood(range(len(field.cells)), around)


@cites("Z2-ZONE-04", "Z2-BSPAWN-02", "Z2-BSPAWN-Q3")
def _buildings(
    field: Field, groups: list[list[int]], zone_of: bytearray
) -> tuple[tuple[int, ...], ...]:
    """The rooms of each building: those joined by passages, over all tiles."""
    is_room = [field.cells[cells[0]].room for cells in groups]

    def around(zone: int) -> Iterator[int]:
        for cell in groups[zone]:
            for side in range(4):
                if field.edges[side][cell] is Edge.PASSAGE:
                    other = zone_of[field.beyond(cell, side)]
                    if is_room[other]:
                        yield other

    rooms = [zone for zone in range(len(groups)) if is_room[zone]]
    return tuple(tuple(building) for building in _flood(rooms, around))


def _zone(
    field: Field, index: int, cells: list[int], buildings: tuple[tuple[int, ...], ...]
) -> Zone:
    first = field.cells[cells[0]]
    building = next((n for n, rooms in enumerate(buildings) if index in rooms), -1)
    faces = tuple(dict.fromkeys(field.face_of(cell) for cell in cells))
    place = (not first.inside and field.indoors, first.special)
    return Zone(index, not first.room, first.dark, tuple(cells), building, faces, *place)


def _doors(field: Field, zone_of: bytearray, all_shut: bool) -> Iterator[Door]:
    """Numbers the doors in reading order."""
    for index, places in enumerate(_openings(field, zone_of, all_shut)):
        cell, side = places[0]
        zones = (zone_of[cell], zone_of[field.beyond(cell, side)])
        # What a Mission lays on one of several openings counts for all of them.
        laid = [change for place in places if (change := field.doors[place]) not in (None, AJAR)]
        change = laid[0] if laid else field.doors[places[0]]
        colour, is_open = (change.colour, change.open) if change else ("", False)
        face = field.face_of(cell)
        yield Door(index, zones, cell, side, colour, is_open, face, tuple(places[1:]))


def _openings(
    field: Field, zone_of: bytearray, joined: bool
) -> Iterable[Sequence[tuple[int, int]]]:
    """Groups the places of doors: each for itself, or all between the same two zones together."""
    places = sorted(field.doors)
    if not joined:
        return _side_by_side(field, zone_of, places)
    found: dict[frozenset[int], list[tuple[int, int]]] = {}
    for cell, side in places:
        pair = frozenset((zone_of[cell], zone_of[field.beyond(cell, side)]))
        found.setdefault(pair, []).append((cell, side))
    return list(found.values())


def _side_by_side(
    field: Field, zone_of: bytearray, places: list[tuple[int, int]]
) -> list[list[tuple[int, int]]]:
    """Puts places together that lie side by side in one wall: they are one wide door."""
    groups: list[list[tuple[int, int]]] = []
    for cell, side in places:
        before = (cell - (1 if side == SOUTH else field.cols), side)
        beyond = field.beyond(cell, side)
        for group in groups:
            last, _ = group[-1]
            same = (zone_of[last], zone_of[field.beyond(last, side)]) == (
                zone_of[cell],
                zone_of[beyond],
            )
            if group[-1] == before and same:
                group.append((cell, side))
                break
        else:
            groups.append([(cell, side)])
    return groups


def _spots(field: Field, zone_of: bytearray, kind: str) -> Iterator[Spot]:
    """The printed spots of one kind, tile by tile in reading order."""
    found = [
        (cell // field.cols // field.size, cell % field.cols // field.size, cell)
        for cell in range(len(field.cells))
        if getattr(field.cells[cell], kind)
    ]
    for _, _, cell in sorted(found):
        yield Spot(field.face_of(cell), zone_of[cell], cell)


def _cut_off(laid: Board) -> int:
    """Finds the streets that no path leads to even with all doors open; refuses such rooms.

    A curved street corner in the corner of a board is walled off on some printed boards.
    """

    def around(zone: int) -> Iterator[int]:
        for cell in laid.zones[zone].cells:
            for side in range(4):
                if laid.edges[side][cell] is not Edge.WALL:
                    yield laid.zone_of[laid.beyond(cell, side)]

    parts = sorted(_flood(range(len(laid.zones)), around), key=len)
    lost = [laid.zones[index] for part in parts[:-1] for index in part]
    for zone in lost:
        if not zone.street:
            row, col = divmod(zone.cells[0], laid.cols)
            said = f"{laid.id}: the room of cell {row},{col} cannot be reached"
            raise BadBoard(said, "room", cell=f"{row},{col}")
    return sum(1 << zone.index for zone in lost)
